//! The table of ONE PIECE CARD GAME: two halves.

use crate::{Answer, Card, Counter, Draw, Form, Plate, Table, Zone, answers, question};
use kernel::{By, Seat, Sight, Viewer};
use opcg::{Action, DonAt, Opcg, SeenCard, Spot, View, Zone as Place};
use words::{Line, opcg as say};

impl Draw for Opcg {
    fn table(sight: &Sight<'_, Self>) -> Table<Action> {
        let view = sight.view();
        let answers = answers(sight, &view);
        let question = question(sight, &view);
        let asked = question.as_ref().map(|question| question.by);
        let board = Board { rules: sight.rules(), view: &view, answers: &answers };
        Table {
            phase: board.phase(),
            plates: Seat::all(2).map(|seat| board.plate(seat, asked)).collect(),
            zones: Seat::all(2).flat_map(|seat| board.half(seat)).collect(),
            question,
            answers,
        }
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
}

impl Board<'_> {
    fn phase(&self) -> Vec<Line> {
        let view = self.view;
        if view.turn == 0 {
            return vec![Line::new("opcg-before-turns")];
        }
        let turn = Line::new("opcg-turn").with("turn", view.turn).with("seat", view.turn_player);
        let battle = view.battle().map(|(attacker, target)| {
            let card = |spot| say::at(self.rules, view, spot);
            let power = |spot| view.card_at(spot).and_then(|card| card.power).unwrap_or(0);
            let line = Line::new("opcg-battle").with("attacker", card(attacker)).with("one", power(attacker));
            line.with("target", card(target)).with("two", power(target))
        });
        [turn].into_iter().chain(battle).collect()
    }

    fn plate(&self, seat: Seat, asked: Option<By>) -> Plate {
        let side = &self.view.sides[seat.index()];
        let counter =
            |key, count: usize| Counter { label: Line::new(key).with("count", count as u32), value: count as i64 };
        Plate {
            seat,
            asked: asked == Some(By::Seat(seat)),
            counters: vec![
                counter("opcg-count-life", side.life.len()),
                counter("opcg-count-hand", side.hand.len()),
                counter("opcg-count-deck", side.deck.len()),
                counter("opcg-count-trash", side.trash.len()),
                counter("opcg-count-don-deck", usize::from(side.don_deck)),
            ],
            badges: Vec::new(),
        }
    }

    fn half(&self, seat: Seat) -> Vec<Zone> {
        let zone = |id, place, form| self.zone(seat, id, place, form);
        vec![
            zone("leader", Place::Leader, Form::Spread),
            zone("characters", Place::Characters, Form::Spread),
            zone("stage", Place::Stage, Form::Spread),
            self.cost_area(seat),
            zone("life", Place::Life, Form::Pile),
            zone("trigger", Place::Limbo, Form::Spread),
            zone("deck", Place::Deck, Form::Pile),
            zone("trash", Place::Trash, Form::Pile),
            zone("hand", Place::Hand, Form::Spread),
        ]
    }

    /// Of hidden cards those are shown that an answer starts from: their backs can be pointed at.
    fn zone(&self, seat: Seat, id: &'static str, place: Place, form: Form) -> Zone {
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
        Zone { id, owner: Some(seat), form, label: say::zone(place), count: cards.len() as u16, cards: shown }
    }

    fn card(&self, spot: Spot, seen: &SeenCard) -> Card {
        let definition = seen.face.map(|face| self.rules.library().card(face));
        let name = definition.map(|card| Line::new("opcg-name").with("name", say::name(card)));
        Card {
            handle: u16::from(spot.index),
            code: definition.map(|card| card.number.0.clone()),
            name,
            badges: self.badges(spot, seen),
            answers: self.starting(|start| self.starts_at(start, spot)),
        }
    }

    fn badges(&self, spot: Spot, seen: &SeenCard) -> Vec<Line> {
        let hand = spot.zone == Place::Hand;
        let own = self.view.viewer == Viewer::Seat(spot.seat);
        let counter = seen.face.filter(|_| hand).and_then(|face| self.rules.library().card(face).counter);
        let field = matches!(spot.zone, Place::Leader | Place::Characters | Place::Stage);
        let copy = say::among_copies(self.view, spot).filter(|_| field);
        let (attacker, target) = self.view.battle().unzip();
        let when = |holds: bool, key| holds.then(|| Line::new(key));
        let badges = [
            copy.map(|place| Line::new("opcg-badge-copy").with("place", place)),
            seen.cost.map(|cost| Line::new("opcg-badge-cost").with("cost", cost)),
            seen.power.map(|power| Line::new("opcg-badge-power").with("power", power)),
            counter.map(|counter| Line::new("opcg-badge-counter").with("counter", counter)),
            (seen.given > 0).then(|| Line::new("opcg-badge-given").with("count", seen.given)),
            when(seen.rested, "opcg-badge-rested"),
            when(seen.fresh && spot.zone == Place::Characters, "opcg-badge-fresh"),
            when(seen.face_up, "opcg-badge-face-up"),
            when(hand && own && seen.shown, "opcg-badge-shown"),
            when(attacker == Some(spot), "opcg-badge-attacker"),
            when(target == Some(spot), "opcg-badge-target"),
        ];
        badges.into_iter().flatten().chain(seen.keywords().map(say::keyword)).collect()
    }

    /// DON!! cards cannot be told apart but by their state.
    fn cost_area(&self, seat: Seat) -> Zone {
        let side = &self.view.sides[seat.index()];
        let own = self.view.viewer == Viewer::Seat(seat);
        let stack = |handle, at, count: u8, key| {
            (count > 0).then(|| Card {
                handle,
                code: Some("DON!!".to_owned()),
                name: Some(Line::new("opcg-don")),
                badges: vec![Line::new(key).with("count", count)],
                answers: if own { self.starting(|start| start == Start::Don(at)) } else { Vec::new() },
            })
        };
        let stacks = [
            stack(0, DonAt::Active, side.active, "opcg-badge-active-don"),
            stack(1, DonAt::Rested, side.rested, "opcg-badge-rested-don"),
        ];
        Zone {
            id: "cost",
            owner: Some(seat),
            form: Form::Row,
            label: Line::new("opcg-zone-cost"),
            count: u16::from(side.active + side.rested),
            cards: stacks.into_iter().flatten().collect(),
        }
    }

    fn starting(&self, here: impl Fn(Start) -> bool) -> Vec<usize> {
        (0..self.answers.len()).filter(|&place| here(self.start(self.answers[place].action))).collect()
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
