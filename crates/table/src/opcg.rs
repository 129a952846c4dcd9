//! The table of ONE PIECE CARD GAME: two halves.

use crate::{
    Answer, Badge, BadgeKind, Card, Counter, CounterKind, Draw, Ending, EndingKind, EventKind, Fact, FactKind, Form,
    Item, Link, LinkKind, Named, Part, Phase, PhaseKind, Plate, Role, Table, Zone, aimed, answers, badge, question,
};
use kernel::{Seat, Sight, Viewer, imagined};
use opcg::effects::{Keyword, Stat};
use opcg::{Action, Clause, DonAt, Opcg, Seen, SeenCard, Spot, State, View, What, Zone as Place};
use std::cell::OnceCell;
use words::{Line, Speak, opcg as say};

impl Draw for Opcg {
    fn table_with(sight: &Sight<'_, Self>, actions: Vec<Action>) -> Table<Action> {
        let view = sight.view();
        let answers = answers(sight, &view, actions);
        let question = question(sight, &view);
        let asked = question.as_ref().and_then(|question| question.seat);
        let board = Board { rules: sight.rules(), view: &view, answers: &answers, world: OnceCell::new() };
        let zones: Vec<Zone> = Seat::all(2).flat_map(|seat| board.half(seat)).collect();
        Table {
            phase: board.phase(),
            plates: Seat::all(2).map(|seat| board.plate(seat, asked)).collect(),
            links: board.links(&zones),
            stack: board.stack(&zones),
            question,
            tries: Vec::new(),
            answers: aimed(answers, |action| place(&zones, aim(action, view.viewer)?)),
            zones,
        }
    }

    fn role(action: &Action) -> Role {
        match action {
            Action::Play { .. }
            | Action::Activate { .. }
            | Action::Give { .. }
            | Action::Attack { .. }
            | Action::Block(_)
            | Action::Counter { .. }
            | Action::CounterEvent { .. } => Role::Act,
            Action::Sign(_)
            | Action::Pick(_)
            | Action::PickForBottom(_)
            | Action::Choose(_)
            | Action::Next(_)
            | Action::Number(_)
            | Action::Return(_) => Role::Pick,
            Action::GoFirst | Action::Trigger | Action::Yes | Action::Redraw => Role::Accept,
            Action::GoSecond | Action::TakeLife | Action::No | Action::KeepHand => Role::Decline,
            Action::Pass => Role::Pass,
            Action::Done => Role::Settle,
            Action::EndMain => Role::End,
            Action::Cancel => Role::Cancel,
            Action::Concede => Role::Concede,
        }
    }

    fn named(action: &Action, _: usize) -> Option<Named> {
        match action {
            Action::Number(number) => Some(Named::Number(*number)),
            _ => None,
        }
    }

    const ENDINGS: &'static [&'static [&'static str]] = &[opcg::Ending::NAMES];

    fn ending(&self, seen: &Seen) -> Option<(&'static str, Ending)> {
        let (ending, winner) = match seen.what {
            What::Won { seat, ending } => (ending, Some(seat)),
            What::GameOver { ending } => (ending, None),
            _ => return None,
        };
        Some((ending.into(), Ending::of_game(kind_of(ending), winner, self.how(seen)?)))
    }

    fn kind(seen: &Seen) -> EventKind {
        match seen.what {
            What::TurnBegan { .. } => EventKind::Turn,
            What::Drew { .. } => EventKind::Draw,
            What::Played { .. } | What::EventActivated { .. } => EventKind::Play,
            What::EffectActivated { .. } | What::TriggerActivated { .. } => EventKind::Use,
            What::Attacked { .. } => EventKind::Attack,
            What::Damage { .. } => EventKind::Damage,
            What::KnockedOut { .. } => EventKind::Leave,
            What::Lost { .. } | What::Won { .. } | What::GameOver { .. } => EventKind::End,
            What::SignsShown { .. }
            | What::FirstPlayer { .. }
            | What::HandKept { .. }
            | What::HandRedrawn { .. }
            | What::PhaseEnded { .. }
            | What::Refreshed { .. }
            | What::Moved { .. }
            | What::Shuffled { .. }
            | What::LookedAt { .. }
            | What::Revealed { .. }
            | What::Rested { .. }
            | What::SetActive { .. }
            | What::Blocked { .. }
            | What::TargetChanged { .. }
            | What::Countered { .. }
            | What::Compared { .. }
            | What::BattleEnded
            | What::Modified { .. }
            | What::DonAdded { .. }
            | What::DonPaid { .. }
            | What::DonGiven { .. }
            | What::DonCameBack { .. }
            | What::DonSetActive { .. }
            | What::DonRested { .. }
            | What::DonReturned { .. } => EventKind::Other,
        }
    }
}

fn kind_of(ending: opcg::Ending) -> EndingKind {
    match ending {
        opcg::Ending::Struck { .. } => EndingKind::LastHit,
        opcg::Ending::Damaged { .. } => EndingKind::EffectDamage,
        opcg::Ending::DeckOut { .. } | opcg::Ending::DeckOutLate { .. } => EndingKind::DeckOut,
        opcg::Ending::DeckOutWins { .. } | opcg::Ending::Text { .. } => EndingKind::Effect,
        opcg::Ending::Conceded { .. } => EndingKind::Concession,
        opcg::Ending::BothLost => EndingKind::BothLost,
        opcg::Ending::Loop => EndingKind::Loop,
    }
}

/// Where an answer starts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Start {
    Card(Spot),
    Don(DonAt),
    Nowhere,
}

struct Board<'a> {
    rules: &'a Opcg,
    view: &'a View,
    answers: &'a [Answer<Action>],
    /// A world that looks the same, once a number must be taken apart.
    world: OnceCell<State>,
}

/// A zone's name for programs.
const fn id(place: Place) -> &'static str {
    match place {
        Place::Leader => "leader",
        Place::Characters => "characters",
        Place::Stage => "stage",
        Place::Life => "life",
        Place::Limbo => "trigger",
        Place::Deck => "deck",
        Place::Trash => "trash",
        Place::Hand => "hand",
    }
}

impl Board<'_> {
    fn phase(&self) -> Vec<Phase> {
        let view = self.view;
        if view.turn == 0 {
            return vec![Phase { kind: PhaseKind::Step, text: Line::new("opcg-before-turns") }];
        }
        let turn = Line::new("opcg-turn").with("turn", view.turn).with("seat", view.turn_player);
        let battle = view.battle().map(|(attacker, target)| {
            let card = |spot| say::at(self.rules, view, spot);
            let power = |spot| view.card_at(spot).and_then(|card| card.power).unwrap_or(0);
            let line = Line::new("opcg-battle").with("attacker", card(attacker)).with("one", power(attacker));
            line.with("target", card(target)).with("two", power(target))
        });
        let turn = Phase { kind: PhaseKind::Turn, text: turn };
        [turn].into_iter().chain(battle.map(|text| Phase { kind: PhaseKind::Battle, text })).collect()
    }

    fn plate(&self, seat: Seat, asked: Option<Seat>) -> Plate {
        let side = &self.view.sides[seat.index()];
        let counter = |kind, key, count: usize| {
            let label = Line::new(key).with("count", count as u32);
            Counter { kind, label, value: count as i64 }
        };
        Plate {
            seat,
            asked: asked == Some(seat),
            counters: vec![
                counter(CounterKind::Life, "opcg-count-life", side.life.len()),
                counter(CounterKind::Hand, "opcg-count-hand", side.hand.len()),
                counter(CounterKind::Deck, "opcg-count-deck", side.deck.len()),
                counter(CounterKind::Discards, "opcg-count-trash", side.trash.len()),
                counter(CounterKind::Mana, "opcg-count-don-deck", usize::from(side.don_deck)),
            ],
            badges: Vec::new(),
        }
    }

    fn half(&self, seat: Seat) -> Vec<Zone> {
        let zone = |place, form| self.zone(seat, place, form);
        vec![
            zone(Place::Leader, Form::Spread),
            zone(Place::Characters, Form::Spread),
            zone(Place::Stage, Form::Spread),
            self.cost_area(seat),
            zone(Place::Life, Form::Pile),
            zone(Place::Limbo, Form::Spread),
            zone(Place::Deck, Form::Pile),
            zone(Place::Trash, Form::Pile),
            zone(Place::Hand, Form::Spread),
        ]
    }

    /// Of hidden cards those are shown that an answer starts from: their backs can be pointed at.
    fn zone(&self, seat: Seat, place: Place, form: Form) -> Zone {
        let cards = self.view.zone(seat, place);
        let shown = cards.iter().enumerate().filter_map(|(index, seen)| {
            let card = self.card(Spot { seat, zone: place, index: index as u8 }, seen);
            (card.code.is_some() || !card.answers.is_empty()).then_some(card)
        });
        let mut shown: Vec<Card> = shown.collect();
        if form == Form::Pile {
            // The view counts from the top, a pile has it last.
            shown.reverse();
        }
        let count = cards.len() as u16;
        // Life is dealt last, from the Leader's number (OP-4.7).
        let leader = self.view.sides[seat.index()].leader.face;
        let life = || leader.and_then(|face| self.rules.library().card(face).life);
        let coming = if place == Place::Life && self.view.turn == 0 && count == 0 { life() } else { None };
        Zone { id: id(place).into(), owner: Some(seat), form, label: say::zone(place), count, cards: shown, coming }
    }

    fn card(&self, spot: Spot, seen: &SeenCard) -> Card {
        let definition = seen.face.map(|face| self.rules.library().card(face));
        let name = definition.map(|card| Line::new("opcg-name").with("name", say::name(card)));
        Card {
            index: u16::from(spot.index),
            code: definition.map(|card| card.number.0.clone()),
            name,
            count: 1,
            turned: seen.rested,
            facts: self.facts(spot, seen),
            badges: self.badges(spot, seen),
            attached: (seen.given > 0)
                .then(|| don(0, BadgeKind::Given { count: seen.given }, "opcg-badge-given", seen.given))
                .into_iter()
                .collect(),
            answers: self.starting(|start| self.starts_at(start, spot)),
        }
    }

    fn facts(&self, spot: Spot, seen: &SeenCard) -> Vec<Fact> {
        let Some(card) = seen.face.map(|face| self.rules.library().card(face)) else { return Vec::new() };
        let fact = |id, now: Option<i32>, printed: Option<i32>, stat| {
            Some(crate::fact(id, now?, printed.unwrap_or(0), || self.parts(spot, stat)))
        };
        let life = card.life.filter(|_| spot.zone == Place::Leader).map(|life| self.life(spot.seat, life.into()));
        let facts = [
            fact(FactKind::Cost, seen.cost, card.cost.map(i32::from), Stat::Cost),
            fact(FactKind::Power, seen.power, card.power, Stat::Power),
            fact(FactKind::Counter, seen.counter, card.counter.map(i32::from), Stat::Counter),
            life,
        ];
        facts.into_iter().flatten().collect()
    }

    fn parts(&self, spot: Spot, stat: Stat) -> Vec<Part> {
        let world = self.world.get_or_init(|| imagined(self.rules, self.view));
        let parts = self.view.parts(self.rules, world, spot, stat).into_iter();
        parts
            .map(|(source, amount, clause)| crate::part(say::part(self.rules, source, clause), amount, clause))
            .collect()
    }

    /// The Life cards that are left of those that a Leader begins with. Before they are dealt none is lost (OP-4.7).
    fn life(&self, seat: Seat, printed: i64) -> Fact {
        let dealt = self.view.turn > 0;
        let now = if dealt { self.view.sides[seat.index()].life.len() as i64 } else { printed };
        let part = |amount, clause| crate::part(say::part(self.rules, None, clause), amount, clause);
        crate::fact(FactKind::Life, now, printed, || {
            vec![part(printed, Clause::OP_1_23), part(now - printed, Clause::OP_9_1)]
        })
    }

    fn badges(&self, spot: Spot, seen: &SeenCard) -> Vec<Badge> {
        let hand = spot.zone == Place::Hand;
        let own = self.view.viewer == Viewer::Seat(spot.seat);
        let field = matches!(spot.zone, Place::Leader | Place::Characters | Place::Stage);
        let copy = say::among_copies(self.view, spot).filter(|_| field);
        let (attacker, target) = self.view.battle().unzip();
        let when = |holds: bool, kind, key| holds.then(|| badge(kind, Line::new(key)));
        let number = |line: Line| badge(BadgeKind::Fact, line);
        let badges = [
            copy.map(|place| badge(BadgeKind::Copy, Line::new("opcg-badge-copy").with("place", place))),
            seen.cost.map(|cost| number(Line::new("opcg-badge-cost").with("cost", cost))),
            seen.power.map(|power| number(Line::new("opcg-badge-power").with("power", power))),
            seen.counter.map(|counter| number(Line::new("opcg-badge-counter").with("counter", counter))),
            (seen.given > 0).then(|| {
                let line = Line::new("opcg-badge-given").with("count", seen.given);
                badge(BadgeKind::Given { count: seen.given }, line)
            }),
            when(seen.rested, BadgeKind::Lies, "opcg-badge-rested"),
            when(seen.fresh && spot.zone == Place::Characters, BadgeKind::Fresh, "opcg-badge-fresh"),
            when(seen.face_up, BadgeKind::Lies, "opcg-badge-face-up"),
            when(hand && own && seen.shown, BadgeKind::Known, "opcg-badge-shown"),
            when(attacker == Some(spot), BadgeKind::Attacker, "opcg-badge-attacker"),
            when(target == Some(spot), BadgeKind::Target, "opcg-badge-target"),
        ];
        badges.into_iter().flatten().chain(seen.keywords().map(keyword)).collect()
    }

    /// DON!! cards cannot be told apart but by their state.
    fn cost_area(&self, seat: Seat) -> Zone {
        let side = &self.view.sides[seat.index()];
        let own = self.view.viewer == Viewer::Seat(seat);
        let stack = |index, at, count: u8, key| {
            (count > 0).then(|| Card {
                turned: at == DonAt::Rested,
                answers: if own { self.starting(|start| start == Start::Don(at)) } else { Vec::new() },
                ..don(index, BadgeKind::Lies, key, count)
            })
        };
        let stacks = [
            stack(0, DonAt::Active, side.active, "opcg-badge-active-don"),
            stack(1, DonAt::Rested, side.rested, "opcg-badge-rested-don"),
        ];
        Zone {
            id: "cost".into(),
            owner: Some(seat),
            form: Form::Row,
            label: Line::new("opcg-zone-cost"),
            count: u16::from(side.active + side.rested),
            cards: stacks.into_iter().flatten().collect(),
            coming: None,
        }
    }

    /// The attack, and the block if its target is a blocker.
    fn links(&self, zones: &[Zone]) -> Vec<Link> {
        let at = |spot: Spot| place(zones, spot);
        let Some((from, to)) = self.view.battle().and_then(|(from, to)| at(from).zip(at(to))) else {
            return Vec::new();
        };
        let block = self.view.is_blocked().then_some(Link { kind: LinkKind::Block, from: to, to: from });
        [Link { kind: LinkKind::Attack, from, to }].into_iter().chain(block).collect()
    }

    /// Effects that are being carried out and that are due.
    fn stack(&self, zones: &[Zone]) -> Vec<Item> {
        let item = |(seat, spot, ability)| Item {
            text: say::waiting(self.rules, self.view, spot, ability),
            seat,
            card: place(zones, spot),
        };
        self.view.waiting(self.rules).into_iter().map(item).collect()
    }

    fn starting(&self, here: impl Fn(Start) -> bool) -> Vec<u16> {
        (0..).zip(self.answers).filter(|(_, answer)| here(self.start(answer.send))).map(|(place, _)| place).collect()
    }

    /// Whether it is this card, or one in a hand that is as good: of copies there one stands for all.
    fn starts_at(&self, start: Start, spot: Spot) -> bool {
        let Start::Card(from) = start else { return false };
        let face = |spot| self.view.card_at(spot).and_then(|card| card.face);
        let copies = from.zone == Place::Hand && (from.seat, from.zone) == (spot.seat, spot.zone);
        from == spot || copies && face(from).is_some() && face(from) == face(spot)
    }

    fn start(&self, action: Action) -> Start {
        let in_hand = |index| match self.view.viewer {
            Viewer::Seat(seat) => Start::Card(Spot { seat, zone: Place::Hand, index }),
            Viewer::Spectator => Start::Nowhere,
        };
        match action {
            Action::Play { hand, .. } | Action::CounterEvent { hand } => in_hand(hand),
            Action::Counter { card: spot, .. }
            | Action::Activate { card: spot, .. }
            | Action::Attack { attacker: spot, .. }
            | Action::Block(spot)
            | Action::Pick(spot)
            | Action::PickForBottom(spot)
            | Action::Return(DonAt::Given(spot)) => Start::Card(spot),
            Action::Give { .. } => Start::Don(DonAt::Active),
            Action::Return(at) => Start::Don(at),
            Action::Trigger | Action::TakeLife => self.view.life_card().map_or(Start::Nowhere, Start::Card),
            Action::Next(index) => {
                self.view.due(self.rules, index).map_or(Start::Nowhere, |(spot, _)| Start::Card(spot))
            }
            _ => Start::Nowhere,
        }
    }
}

/// The card that an answer is aimed at.
fn aim(action: Action, viewer: Viewer) -> Option<Spot> {
    match (action, viewer) {
        (Action::Attack { target: spot, .. } | Action::Give { to: spot } | Action::Counter { on: spot, .. }, _) => {
            Some(spot)
        }
        (Action::Play { over: Some(index), .. }, Viewer::Seat(seat)) => {
            Some(Spot { seat, zone: Place::Characters, index })
        }
        _ => None,
    }
}

/// DON!! cards that lie together.
fn don(index: u16, kind: BadgeKind, key: &'static str, count: u8) -> Card {
    Card {
        code: Some("DON!!".to_owned()),
        name: Some(Line::new("opcg-don")),
        count: u16::from(count),
        badges: vec![badge(kind, Line::new(key).with("count", count))],
        ..Card::back(index)
    }
}

fn place(zones: &[Zone], spot: Spot) -> Option<crate::Spot> {
    crate::place(zones, Some(spot.seat), id(spot.zone), spot.index)
}

fn keyword(keyword: Keyword) -> Badge {
    let name = match keyword {
        Keyword::Rush => "rush",
        Keyword::RushCharacter => "rush-character",
        Keyword::Blocker => "blocker",
        Keyword::DoubleAttack => "double-attack",
        Keyword::Banish => "banish",
        Keyword::Unblockable => "unblockable",
    };
    badge(BadgeKind::Keyword { name: name.into() }, say::keyword(keyword))
}
