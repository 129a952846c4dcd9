//! The table of ZOMBIE WORLD ORDER: two halves, and the resolution area between them.

use crate::{
    Answer, Badge, BadgeKind, Card, Colour, Counter, CounterKind, Draw, Ending, EndingKind, EventKind, Fact, FactKind,
    Form, Item, Link, LinkKind, Part, Phase, PhaseKind, Plate, Role, Table, Zone, answers, badge, question,
};
use kernel::{Seat, Sight, Viewer, imagined};
use std::cell::OnceCell;
use words::{Line, Speak, zwo as say};
use zwo::effects::{Keyword, Stat};
use zwo::{Action, Category, Colours, Seen, SeenCard, SeenItem, Spot, State, View, What, Zone as Place, Zwo};

impl Draw for Zwo {
    fn table_with(sight: &Sight<'_, Self>, actions: Vec<Action>) -> Table<Action> {
        let view = sight.view();
        let answers = answers(sight, &view, actions);
        let question = question(sight, &view);
        let asked = question.as_ref().and_then(|question| question.seat);
        let board = Board { rules: sight.rules(), view: &view, answers: &answers, world: OnceCell::new() };
        let halves = Seat::all(2).flat_map(|seat| board.half(seat));
        let zones: Vec<Zone> = [board.area()].into_iter().chain(halves).collect();
        let (stack, targets) = board.stack(&zones);
        Table {
            phase: board.phase(),
            plates: Seat::all(2).map(|seat| board.plate(seat, asked)).collect(),
            links: board.attack(&zones).into_iter().chain(targets).collect(),
            stack,
            zones,
            question,
            answers,
            tries: Vec::new(),
        }
    }

    fn role(action: &Action) -> Role {
        match action {
            Action::PlaceMana { .. }
            | Action::TurnMana { .. }
            | Action::Summon { .. }
            | Action::Revive(_)
            | Action::Use { .. }
            | Action::Attack(_)
            | Action::AttackPlayer
            | Action::AttackZombie(_)
            | Action::Block(_) => Role::Act,
            Action::Target(_) | Action::Pay(_) | Action::Next(_) | Action::Pick(_) | Action::Choose(_) => Role::Pick,
            Action::Yes | Action::Redraw => Role::Accept,
            Action::KeepHand | Action::No | Action::Decline => Role::Decline,
            Action::Pass | Action::NoBlock | Action::NoMana => Role::Pass,
            Action::Done | Action::EnoughTargets => Role::Settle,
            Action::EndMain | Action::EndBattle => Role::End,
            Action::Cancel => Role::Cancel,
            Action::Concede => Role::Concede,
            Action::AgreedDraw => Role::Table,
        }
    }

    const ENDINGS: &'static [&'static [&'static str]] = &[zwo::Ending::NAMES];

    fn ending(&self, seen: &Seen) -> Option<(&'static str, Ending)> {
        let (ending, winner) = match seen.what {
            What::Won { seat, ending } => (ending, Some(seat)),
            What::GameDrawn { ending } => (ending, None),
            _ => return None,
        };
        Some((ending.into(), Ending::of_game(kind_of(ending), winner, self.how(seen)?)))
    }

    fn kind(seen: &Seen) -> EventKind {
        match seen.what {
            What::TurnBegan { .. } => EventKind::Turn,
            What::Drew { .. } => EventKind::Draw,
            What::SummonDeclared { .. } | What::EventUsed { .. } => EventKind::Play,
            What::AbilityUsed { .. } | What::AutoActivated { .. } => EventKind::Use,
            What::Attacked { .. } => EventKind::Attack,
            What::PlayerDamaged { .. } | What::ZombieDamaged { .. } => EventKind::Damage,
            What::Injured { .. } => EventKind::Leave,
            What::Lost { .. } | What::Won { .. } | What::GameDrawn { .. } => EventKind::End,
            What::FirstPlayer { .. }
            | What::HandKept { .. }
            | What::HandRedrawn { .. }
            | What::PhaseBegan { .. }
            | What::Prepared { .. }
            | What::Shuffled { .. }
            | What::Moved { .. }
            | What::ManaPlaced { .. }
            | What::ManaRested { .. }
            | What::ManaTurnedFront { .. }
            | What::ManaTurnedBack { .. }
            | What::ReviveDeclared { .. }
            | What::Targeted { .. }
            | What::EndDeclared { .. }
            | What::Passed { .. }
            | What::Resolved { .. }
            | What::Entered { .. }
            | What::Revived { .. }
            | What::Lowered { .. }
            | What::Stood { .. }
            | What::Rested { .. }
            | What::ControlChanged { .. }
            | What::DamageCleared
            | What::Modified { .. }
            | What::PlayersModified
            | What::PlayerTargeted { .. }
            | What::ZombieTargeted { .. }
            | What::Blocked { .. }
            | What::NotBlocked { .. }
            | What::BattleDeclared
            | What::DamageDeclared
            | What::Fought { .. }
            | What::AttackEnded
            | What::LifeRecovered { .. } => EventKind::Other,
        }
    }
}

fn kind_of(ending: zwo::Ending) -> EndingKind {
    match ending {
        zwo::Ending::Struck { .. } => EndingKind::LastHit,
        zwo::Ending::Damaged { .. } => EndingKind::EffectDamage,
        zwo::Ending::BothLost { .. } => EndingKind::BothLost,
        zwo::Ending::Agreed => EndingKind::AgreedDraw,
        zwo::Ending::Stuck { .. } => EndingKind::NobodyCanAct,
        zwo::Ending::Loop { .. } => EndingKind::Loop,
        zwo::Ending::Conceded { .. } => EndingKind::Concession,
    }
}

/// What a card's colours say, each with what it is.
fn colours(of: Colours) -> Vec<Badge> {
    let kind = |colour| match colour {
        zwo::Colour::Green => Colour::Green,
        zwo::Colour::Blue => Colour::Blue,
        zwo::Colour::Red => Colour::Red,
    };
    let kinds: Vec<Colour> = of.iter().map(kind).collect();
    let kinds = if kinds.is_empty() { vec![Colour::Grey] } else { kinds };
    let badges = kinds.into_iter().zip(say::colours(of));
    badges.map(|(colour, line)| badge(BadgeKind::Colour { colour }, line)).collect()
}

struct Board<'a> {
    rules: &'a Zwo,
    view: &'a View,
    answers: &'a [Answer<Action>],
    /// A world that looks the same, once a number must be taken apart.
    world: OnceCell<State>,
}

impl Board<'_> {
    fn phase(&self) -> Vec<Phase> {
        let view = self.view;
        if view.turn == 0 {
            return vec![Phase { kind: PhaseKind::Step, text: Line::new("zwo-before-turns") }];
        }
        let turn = Line::new("zwo-turn").with("turn", view.turn).with("seat", view.turn_player);
        let mut lines = vec![Phase { kind: PhaseKind::Turn, text: turn }];
        lines.extend(view.phase().map(|phase| Phase { kind: PhaseKind::Step, text: say::phase(phase) }));
        lines.extend(say::attack(self.rules, view).map(|text| Phase { kind: PhaseKind::Battle, text }));
        // What was declared last resolves first.
        let items = view.items(self.rules);
        lines.extend(items.iter().rev().enumerate().map(|(place, item)| {
            let key = if place == 0 { "zwo-area-next" } else { "zwo-area-then" };
            Phase { kind: PhaseKind::Waiting, text: Line::new(key).with("item", say::item(self.rules, view, item)) }
        }));
        lines
    }

    fn plate(&self, seat: Seat, asked: Option<Seat>) -> Plate {
        let side = &self.view.sides[seat.index()];
        let counter = |kind, key, count: usize| {
            let label = Line::new(key).with("count", count as u32);
            Counter { kind, label, value: count as i64 }
        };
        let stand = side.mana.iter().filter(|mana| !mana.rest).count();
        let mana = Line::new("zwo-count-mana").with("stand", stand as u32).with("count", side.mana.len() as u32);
        Plate {
            seat,
            asked: asked == Some(seat),
            counters: vec![
                counter(CounterKind::Life, "zwo-count-life", usize::from(side.life)),
                counter(CounterKind::Hand, "zwo-count-hand", side.hand.len()),
                counter(CounterKind::Deck, "zwo-count-deck", side.deck.len()),
                counter(CounterKind::Discards, "zwo-count-wrecked", side.wrecked.len()),
                Counter { kind: CounterKind::Mana, label: mana, value: stand as i64 },
            ],
            badges: Vec::new(),
        }
    }

    fn half(&self, seat: Seat) -> Vec<Zone> {
        let layer = |id: &'static str, key, half_wrecked| {
            let cards = self.cards(seat, Place::Field, |seen| seen.half_wrecked == half_wrecked);
            let count = cards.len() as u16;
            Zone {
                id: id.into(),
                owner: Some(seat),
                form: Form::Spread,
                label: Line::new(key),
                count,
                cards,
                coming: None,
            }
        };
        vec![
            layer("intact", "zwo-zone-intact", false),
            layer("half-wrecked", "zwo-zone-half-wrecked", true),
            self.zone(seat, "mana", Place::Mana, Form::Row),
            self.zone(seat, "deck", Place::Deck, Form::Pile),
            self.zone(seat, "wrecked", Place::Wrecked, Form::Pile),
            self.zone(seat, "hand", Place::Hand, Form::Spread),
        ]
    }

    /// Of hidden cards those are shown that an answer starts from, and mana: their backs can be pointed at.
    fn zone(&self, seat: Seat, id: &'static str, place: Place, form: Form) -> Zone {
        let mut cards = self.cards(seat, place, |_| true);
        let count = cards.len() as u16;
        cards.retain(|card| card.code.is_some() || !card.answers.is_empty() || place == Place::Mana);
        if form == Form::Pile {
            // The view counts from the top, a pile has it last.
            cards.reverse();
        }
        Zone { id: id.into(), owner: Some(seat), form, label: say::zone(place), count, cards, coming: None }
    }

    /// The cards of both players that lie between the halves, the newest last.
    fn area(&self) -> Zone {
        let cards = self.cards(Seat::FIRST, Place::Area, |_| true);
        let count = cards.len() as u16;
        Zone {
            id: "area".into(),
            owner: None,
            form: Form::Spread,
            label: say::zone(Place::Area),
            count,
            cards,
            coming: None,
        }
    }

    /// The cards of a zone, as far as they are so.
    fn cards(&self, seat: Seat, place: Place, holds: impl Fn(&SeenCard) -> bool) -> Vec<Card> {
        let all = self.view.zone(seat, place).iter().enumerate().filter(|(_, seen)| holds(seen));
        all.map(|(index, seen)| self.card(Spot { seat, zone: place, index: index as u8 }, seen)).collect()
    }

    fn card(&self, spot: Spot, seen: &SeenCard) -> Card {
        let definition = seen.face.map(|face| self.rules.library().card(face));
        let starts =
            (0..).zip(self.answers).filter(|(_, answer)| self.starts_at(answer.send, spot)).map(|(place, _)| place);
        Card {
            index: u16::from(spot.index),
            code: definition.map(|card| card.number.0.clone()),
            name: definition.map(|card| Line::new("zwo-name").with("name", say::name(card))),
            count: 1,
            turned: seen.rest,
            facts: self.facts(spot, seen),
            badges: match spot.zone {
                Place::Field => self.zombie_badges(spot, seen),
                Place::Mana => self.mana_badges(seen),
                Place::Hand => self.hand_badges(spot, seen),
                Place::Area => vec![owner(seen)],
                Place::Wrecked | Place::Deck => Vec::new(),
            },
            attached: Vec::new(),
            answers: starts.collect(),
        }
    }

    /// A zombie's numbers; of a card in a hand what it costs now and what is printed.
    fn facts(&self, spot: Spot, seen: &SeenCard) -> Vec<Fact> {
        let Some(card) = seen.face.map(|face| self.rules.library().card(face)) else { return Vec::new() };
        let fact = |id, now: Option<i32>, printed: Option<i32>, stat| {
            Some(crate::fact(id, now?, printed.unwrap_or(0), || self.parts(spot, stat)))
        };
        let hand = spot.zone == Place::Hand;
        let in_hand = |printed: Option<i32>| printed.filter(|_| hand);
        let (cost, price) = match hand {
            true => (card.summon_cost, Stat::SummonCost),
            false => (card.revive_cost, Stat::ReviveCost),
        };
        let damage = (spot.zone == Place::Field).then_some(i32::from(seen.damage));
        let facts = [
            fact(FactKind::Cost, seen.cost, cost.map(i32::from), price),
            fact(FactKind::Power, seen.power.or(in_hand(card.power)), card.power, Stat::Power),
            fact(FactKind::Critical, seen.critical.or(in_hand(card.critical)), card.critical, Stat::Critical),
            fact(FactKind::Damage, damage, None, Stat::Damage),
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

    /// Where a card is shown.
    fn place(&self, zones: &[Zone], spot: Spot) -> Option<crate::Spot> {
        let half_wrecked = self.view.card_at(spot)?.half_wrecked;
        let id = match spot.zone {
            Place::Field if half_wrecked => "half-wrecked",
            Place::Field => "intact",
            Place::Mana => "mana",
            Place::Hand => "hand",
            Place::Wrecked => "wrecked",
            Place::Deck => "deck",
            Place::Area => "area",
        };
        crate::place(zones, (spot.zone != Place::Area).then_some(spot.seat), id, spot.index)
    }

    /// The attack on a zombie, and the block if that is a blocker. A player is no card.
    fn attack(&self, zones: &[Zone]) -> Vec<Link> {
        let at = |spot| self.place(zones, spot);
        let Some((Some(from), Some(to))) = self.view.attack().map(|(from, to)| (at(from), to.and_then(at))) else {
            return Vec::new();
        };
        let block = self.view.is_blocked().then_some(Link { kind: LinkKind::Block, from: to, to: from });
        [Link { kind: LinkKind::Attack, from, to }].into_iter().chain(block).collect()
    }

    /// What resolves, what was declared last first, and what it is aimed at.
    fn stack(&self, zones: &[Zone]) -> (Vec<Item>, Vec<Link>) {
        let at = |spot| self.place(zones, spot);
        let items = self.view.items(self.rules).into_iter().zip(self.view.item_cards()).rev();
        let (mut stack, mut links) = (Vec::new(), Vec::new());
        for (item, card) in items {
            let card = card.and_then(at);
            if let (SeenItem::Use { targets, .. }, Some(from)) = (&item, card) {
                let targets = targets.iter().flatten().filter_map(|&target| at(target));
                links.extend(targets.map(|to| Link { kind: LinkKind::Target, from, to }));
            }
            let seat = match item {
                SeenItem::Summon { seat, .. } | SeenItem::Revive { seat, .. } | SeenItem::Use { seat, .. } => seat,
                SeenItem::EndPhase | SeenItem::Step | SeenItem::Battle | SeenItem::Damage => self.view.turn_player,
            };
            stack.push(Item { text: say::item(self.rules, self.view, &item), seat, card });
        }
        (stack, links)
    }

    fn zombie_badges(&self, spot: Spot, seen: &SeenCard) -> Vec<Badge> {
        let (attacker, target) = self.view.attack().unzip();
        let when = |holds: bool, kind, key| holds.then(|| badge(kind, Line::new(key)));
        let number = |line: Line| badge(BadgeKind::Fact, line);
        let copy = |place| badge(BadgeKind::Copy, Line::new("zwo-badge-copy").with("place", place));
        let badges = [
            say::among_copies(self.view, spot).map(copy),
            seen.power.map(|power| number(Line::new("zwo-power").with("power", power))),
            seen.critical.map(|critical| number(Line::new("zwo-critical").with("critical", critical))),
            (seen.damage > 0).then(|| number(Line::new("zwo-badge-damage").with("damage", seen.damage))),
            when(seen.rest, BadgeKind::Lies, "zwo-rest"),
            when(attacker == Some(spot), BadgeKind::Attacker, "zwo-badge-attacker"),
            when(target.flatten() == Some(spot), BadgeKind::Target, "zwo-badge-target"),
            (seen.owner != spot.seat).then(|| owner(seen)),
        ];
        badges.into_iter().flatten().chain(seen.keywords().map(keyword)).collect()
    }

    /// What a mana counts as and how it is turned; BACK it has no colour (ZW-9.2).
    fn mana_badges(&self, seen: &SeenCard) -> Vec<Badge> {
        let mut badges = match seen.face.filter(|_| !seen.back) {
            Some(face) => colours(self.rules.library().card(face).colours),
            None => vec![badge(BadgeKind::Lies, Line::new("zwo-back"))],
        };
        badges.extend(seen.rest.then(|| badge(BadgeKind::Lies, Line::new("zwo-rest"))));
        badges
    }

    fn hand_badges(&self, spot: Spot, seen: &SeenCard) -> Vec<Badge> {
        let Some(card) = seen.face.map(|face| self.rules.library().card(face)) else { return Vec::new() };
        let own = self.view.viewer == Viewer::Seat(spot.seat);
        let number = |line: Line| badge(BadgeKind::Fact, line);
        let event = card.category == Category::Event;
        let mut badges = colours(card.colours);
        badges.extend(event.then(|| badge(BadgeKind::Place, Line::new("zwo-category-event"))));
        badges.extend(card.summon_cost.map(|cost| number(Line::new("zwo-badge-cost").with("cost", cost))));
        badges.extend(card.power.map(|power| number(Line::new("zwo-power").with("power", power))));
        badges.extend(card.critical.map(|critical| number(Line::new("zwo-critical").with("critical", critical))));
        badges.extend(card.keywords.iter().copied().map(keyword));
        badges.extend((own && seen.shown).then(|| badge(BadgeKind::Known, Line::new("zwo-badge-shown"))));
        badges
    }

    /// Whether an answer starts from this card, or from one that is as good: of copies in a hand, and of mana that lie
    /// alike, one stands for all.
    fn starts_at(&self, action: Action, spot: Spot) -> bool {
        let Some(from) = self.start(action) else { return false };
        if from == spot {
            return true;
        }
        let alike = |one: &SeenCard, two: &SeenCard| {
            one.face.is_some() && (one.face, one.rest, one.back) == (two.face, two.rest, two.back)
        };
        let stand_for_all = matches!(from.zone, Place::Hand | Place::Mana);
        stand_for_all
            && (from.seat, from.zone) == (spot.seat, spot.zone)
            && matches!((self.view.card_at(from), self.view.card_at(spot)), (Some(one), Some(two)) if alike(one, two))
    }

    /// The card that an answer starts from.
    fn start(&self, action: Action) -> Option<Spot> {
        let own = |zone, index| match self.view.viewer {
            Viewer::Seat(seat) => Some(Spot { seat, zone, index }),
            Viewer::Spectator => None,
        };
        match action {
            Action::PlaceMana { hand, .. } | Action::Summon { hand } => own(Place::Hand, hand),
            Action::TurnMana { mana } => own(Place::Mana, mana),
            Action::Use { card: spot, .. }
            | Action::Revive(spot)
            | Action::Target(spot)
            | Action::Pay(spot)
            | Action::Attack(spot)
            | Action::AttackZombie(spot)
            | Action::Block(spot)
            | Action::Pick(spot) => Some(spot),
            _ => None,
        }
    }
}

/// Whose a card is.
fn owner(seen: &SeenCard) -> Badge {
    badge(BadgeKind::Owner { seat: seen.owner }, Line::new("zwo-badge-owner").with("seat", seen.owner))
}

fn keyword(keyword: Keyword) -> Badge {
    let name = match keyword {
        Keyword::Amplify => "amplify",
        Keyword::Absorb => "absorb",
        Keyword::Erode => "erode",
    };
    badge(BadgeKind::Keyword { name: name.into() }, say::keyword(keyword))
}
