//! The table of the One Piece Cardgame of 2009: two Bridges, and what lies around them.

use crate::{Answer, Card, Counter, Draw, Fact, Form, Item, Link, Part, Plate, Table, Zone, aimed, answers, question};
use kernel::{By, Seat, Sight, Viewer};
use mm25::effects::Stat;
use mm25::{Action, Ask, Category, Mm25, SeenCard, Space, Spot, State, View, Zone as Place};
use std::cell::OnceCell;
use words::{Line, mm25 as say};

impl Draw for Mm25 {
    fn table_with(sight: &Sight<'_, Self>, actions: Vec<Action>) -> Table<Action> {
        let view = sight.view();
        let answers = answers(sight, &view, actions);
        let question = question(sight, &view);
        let asked = question.as_ref().map(|question| question.by);
        let exchanging = sight.prompt().is_some_and(|prompt| prompt.exactly() == Ask::Sideboard);
        let board = Board { rules: sight.rules(), view: &view, answers: &answers, exchanging, world: OnceCell::new() };
        let zones: Vec<Zone> = Seat::all(2).flat_map(|seat| board.half(seat)).collect();
        Table {
            phase: board.phase(),
            plates: Seat::all(2).map(|seat| board.plate(seat, asked)).collect(),
            links: board.battle(&zones).into_iter().collect(),
            stack: board.stack(&zones),
            question,
            tries: Vec::new(),
            answers: aimed(answers, |action| match action {
                Action::Attack { target, .. } => place(&zones, target),
                _ => None,
            }),
            zones,
        }
    }
}

struct Board<'a> {
    rules: &'a Mm25,
    view: &'a View,
    answers: &'a [Answer<Action>],
    /// Cards are exchanged with the sideboards: there are no other zones to look at.
    exchanging: bool,
    /// A world that looks the same, once a number must be taken apart.
    world: OnceCell<State>,
}

impl Board<'_> {
    fn phase(&self) -> Vec<Line> {
        let view = self.view;
        let [one, two] = [0, 1].map(|side: usize| view.sides[side].won);
        let game = if view.sudden { "mm25-game-sudden" } else { "mm25-game" };
        let mut lines =
            vec![Line::new(game).with("game", view.game), Line::new("mm25-score").with("one", one).with("two", two)];
        lines.extend(view.time.then(|| Line::new("mm25-time")));
        if self.exchanging {
            lines.push(Line::new("mm25-exchanging"));
            return lines;
        }
        if view.turn == 0 {
            lines.push(Line::new("mm25-setting-up"));
            return lines;
        }
        lines.push(Line::new("mm25-turn").with("turn", view.turn).with("seat", view.turn_player));
        lines.push(match view.is_final() {
            true => Line::new("mm25-final-phase"),
            false => Line::new("mm25-actions").with("used", view.actions).with("most", view.available),
        });
        lines.extend(say::battle(self.rules, view));
        let window = view.window().filter(|_| view.battle().is_some());
        lines.extend(window.map(|window| Line::new("mm25-window").with("window", say::window(window))));
        lines
    }

    fn plate(&self, seat: Seat, asked: Option<By>) -> Plate {
        let side = &self.view.sides[seat.index()];
        let counter =
            |key, count: usize| Counter { label: Line::new(key).with("count", count as u32), value: count as i64 };
        let printed = |card: &SeenCard| Some(self.rules.library().card(card.face?).stats?.life);
        let life: u32 = side.trophies.iter().filter_map(printed).map(u32::from).sum();
        let trophies = side.trophies.len() as u32;
        let trophies = Line::new("mm25-count-trophies").with("count", trophies).with("life", life);
        let when = |holds: bool, key| holds.then(|| Line::new(key));
        Plate {
            seat,
            asked: asked == Some(By::Seat(seat)),
            counters: vec![
                counter("mm25-count-hand", side.hand.len()),
                counter("mm25-count-chest", usize::from(side.chest)),
                counter("mm25-count-logbook", usize::from(side.logbook)),
                // Six of their Life lose the game (MM-3.1.2).
                Counter { label: trophies, value: i64::from(life) },
                counter("mm25-count-won", usize::from(side.won)),
            ],
            badges: [when(side.mulligan, "mm25-badge-mulligan"), when(side.exempt, "mm25-badge-exempt")]
                .into_iter()
                .flatten()
                .collect(),
        }
    }

    fn half(&self, seat: Seat) -> Vec<Zone> {
        let side = &self.view.sides[seat.index()];
        if self.exchanging {
            let deck = self.cards(seat, Place::Chest, &side.deck);
            let count = u16::from(side.chest);
            let label = Line::new("mm25-zone-deck");
            let deck = Zone { id: "deck", owner: Some(seat), form: Form::Spread, label, count, cards: deck };
            return vec![deck, self.zone(seat, "sideboard", Place::Sideboard, Form::Spread)];
        }
        let pile = |id, place, count| {
            let label = say::zone(place);
            Zone { id, owner: Some(seat), form: Form::Pile, label, count: u16::from(count), cards: Vec::new() }
        };
        let mut zones = vec![
            self.bridge(seat),
            self.zone(seat, "reinforcements", Place::Reinforcements, Form::Spread),
            self.zone(seat, "techniques", Place::Techniques, Form::Spread),
            pile("chest", Place::Chest, side.chest),
            pile("logbook", Place::Logbook, side.logbook),
            self.zone(seat, "ocean", Place::Ocean, Form::Pile),
            self.zone(seat, "trophies", Place::Trophies, Form::Row),
            self.zone(seat, "hand", Place::Hand, Form::Spread),
        ];
        zones.extend((!side.sideboard.is_empty()).then(|| self.zone(seat, "sideboard", Place::Sideboard, Form::Pile)));
        zones
    }

    /// The Captain and the Sailors, by their spaces.
    fn bridge(&self, seat: Seat) -> Zone {
        let side = &self.view.sides[seat.index()];
        let spot = |index| Spot { seat, zone: Place::Bridge, index };
        let standing = (0..).zip(&side.bridge).filter_map(|(index, card)| Some((index, card.as_ref()?)));
        let cards: Vec<Card> = standing.map(|(index, seen)| self.card(spot(index), seen)).collect();
        let label = say::zone(Place::Bridge);
        Zone { id: "bridge", owner: Some(seat), form: Form::Spread, label, count: cards.len() as u16, cards }
    }

    /// Of hidden cards those are shown that an answer starts from: their backs can be pointed at.
    fn zone(&self, seat: Seat, id: &'static str, place: Place, form: Form) -> Zone {
        let mut cards = self.cards(seat, place, self.view.zone(seat, place));
        let count = cards.len() as u16;
        cards.retain(|card| card.code.is_some() || !card.answers.is_empty());
        if form == Form::Pile {
            // The view counts from the top, a pile has it last.
            cards.reverse();
        }
        Zone { id, owner: Some(seat), form, label: say::zone(place), count, cards }
    }

    fn cards(&self, seat: Seat, zone: Place, cards: &[SeenCard]) -> Vec<Card> {
        (0..).zip(cards).map(|(index, seen)| self.card(Spot { seat, zone, index }, seen)).collect()
    }

    fn card(&self, spot: Spot, seen: &SeenCard) -> Card {
        let definition = seen.face.map(|face| self.rules.library().card(face));
        let starts = (0..self.answers.len()).filter(|&place| self.starts_at(self.answers[place].action, spot, seen));
        let copy = || say::among_copies(self.view, spot).map(|place| Line::new("mm25-badge-copy").with("place", place));
        Card {
            handle: u16::from(spot.index),
            code: definition.map(|card| card.number.0.clone()),
            name: definition.map(|card| Line::new("mm25-name").with("name", say::name(card))),
            turned: false,
            facts: self.facts(spot, seen),
            badges: match spot.zone {
                Place::Bridge => self.character_badges(spot, seen),
                Place::Techniques => {
                    let pending = (!seen.resolved).then(|| Line::new("mm25-badge-pending"));
                    copy().into_iter().chain(pending).collect()
                }
                Place::Hand | Place::Chest | Place::Sideboard => self.printed_badges(spot, seen),
                Place::Reinforcements | Place::Ocean | Place::Trophies => copy().into_iter().collect(),
                Place::Logbook | Place::Life => Vec::new(),
            },
            attached: self.life_cards(spot),
            answers: starts.collect(),
        }
    }

    /// A Character's numbers on the Bridge; of a card in a Hand what is printed.
    fn facts(&self, spot: Spot, seen: &SeenCard) -> Vec<Fact> {
        let Some(stats) = seen.face.and_then(|face| self.rules.library().card(face).stats) else { return Vec::new() };
        let [power, damage, life] = match (spot.zone, seen.power, seen.damage) {
            (Place::Bridge, Some(power), Some(damage)) => [power, damage, self.life(spot).into()],
            (Place::Hand, ..) => [stats.power, stats.damage, stats.life.into()],
            _ => return Vec::new(),
        };
        let fact = |id, now: i32, printed: i32, stat| crate::fact(id, now, printed, || self.parts(spot, stat));
        vec![
            fact("power", power, stats.power, Stat::Power),
            fact("damage", damage, stats.damage, Stat::Damage),
            fact("life", life, stats.life.into(), Stat::Life),
        ]
    }

    fn parts(&self, spot: Spot, stat: Stat) -> Vec<Part> {
        let world = self.world.get_or_init(|| crate::imagine(self.rules, self.view));
        let parts = self.view.parts(self.rules, world, spot, stat).into_iter();
        parts
            .map(|(source, amount, clause)| crate::part(say::part(self.rules, source, clause), amount, clause))
            .collect()
    }

    /// How many Life cards lie under a space.
    fn life(&self, spot: Spot) -> u8 {
        self.view.sides[spot.seat.index()].life[usize::from(spot.index)]
    }

    /// Life cards, which nobody may look at.
    fn life_cards(&self, spot: Spot) -> Vec<Card> {
        let count = if spot.zone == Place::Bridge { self.life(spot) } else { 0 };
        let face_down = |handle| Card {
            handle,
            code: None,
            name: None,
            turned: false,
            facts: Vec::new(),
            badges: Vec::new(),
            attached: Vec::new(),
            answers: Vec::new(),
        };
        (0..u16::from(count)).map(face_down).collect()
    }

    /// The Battle, as long as both fighters are there.
    fn battle(&self, zones: &[Zone]) -> Option<Link> {
        let [from, to] = self.view.battle()?;
        Some(Link { kind: "attack", from: place(zones, from?)?, to: place(zones, to?)? })
    }

    /// Effects that are being carried out, a Technique that was placed, and what was triggered.
    fn stack(&self, zones: &[Zone]) -> Vec<Item> {
        let item = |(seat, face, spot, ability): (Seat, _, Option<Spot>, _)| Item {
            line: say::waiting(self.rules, face, ability),
            seat,
            card: spot.and_then(|spot| place(zones, spot)),
        };
        self.view.waiting(self.rules).into_iter().map(item).collect()
    }

    fn character_badges(&self, spot: Spot, seen: &SeenCard) -> Vec<Line> {
        let index = usize::from(spot.index);
        let left = self.life(spot);
        let most = seen.face.and_then(|face| self.rules.library().card(face).stats).map_or(0, |stats| stats.life);
        let [attacker, target] = self.view.battle().unwrap_or_default();
        let when = |holds: bool, key| holds.then(|| Line::new(key));
        let badges = [
            Space::ALL.get(index).map(|&space| say::space(space)),
            seen.power.map(|power| Line::new("mm25-power").with("power", power)),
            seen.damage.map(|damage| Line::new("mm25-damage").with("damage", damage)),
            seen.power.map(|_| Line::new("mm25-life-left").with("life", left).with("most", most)),
            when(seen.power.is_none(), "mm25-badge-face-down"),
            when(attacker == Some(spot), "mm25-badge-attacker"),
            when(target == Some(spot), "mm25-badge-target"),
            when(seen.began, "mm25-badge-began"),
            when(seen.used, "mm25-badge-used"),
        ];
        badges.into_iter().flatten().collect()
    }

    /// What matters of a card before it is played.
    fn printed_badges(&self, spot: Spot, seen: &SeenCard) -> Vec<Line> {
        let Some(card) = seen.face.map(|face| self.rules.library().card(face)) else { return Vec::new() };
        let own = self.view.viewer == Viewer::Seat(spot.seat);
        let mut badges = say::printed(card);
        // Characters are what most cards are.
        if card.category == Category::Character {
            badges.remove(0);
        }
        badges.extend((own && seen.shown && spot.zone == Place::Hand).then(|| Line::new("mm25-badge-shown")));
        badges
    }

    /// Whether an answer starts from this card, or from one that is as good: of copies in a Hand or a deck, one stands for
    /// all.
    fn starts_at(&self, action: Action, spot: Spot, seen: &SeenCard) -> bool {
        let Some(from) = self.start(action) else { return false };
        if from == spot {
            return true;
        }
        if (from.seat, from.zone) != (spot.seat, spot.zone) || matches!(action, Action::Pick(_)) {
            return false;
        }
        let other = match from.zone {
            Place::Hand => self.view.card_at(from),
            Place::Chest => self.view.sides[from.seat.index()].deck.get(usize::from(from.index)),
            _ => None,
        };
        seen.face.is_some() && other.is_some_and(|other| other.face == seen.face)
    }

    /// The card that an answer starts from.
    fn start(&self, action: Action) -> Option<Spot> {
        let own = |zone, index| match self.view.viewer {
            Viewer::Seat(seat) => Some(Spot { seat, zone, index }),
            Viewer::Spectator => None,
        };
        match action {
            Action::Swap { deck, .. } => own(Place::Chest, deck),
            Action::Place { hand, .. }
            | Action::Call { hand, .. }
            | Action::Discard { hand }
            | Action::Reinforce { hand }
            | Action::Use { hand }
            | Action::Team { hand } => own(Place::Hand, hand),
            Action::Attack { attacker: spot, .. } | Action::Activate { card: spot, .. } | Action::Pick(spot) => {
                Some(spot)
            }
            _ => None,
        }
    }
}

/// Where a card is shown.
fn place(zones: &[Zone], spot: Spot) -> Option<crate::Spot> {
    let id = match spot.zone {
        Place::Bridge => "bridge",
        Place::Reinforcements => "reinforcements",
        Place::Techniques => "techniques",
        Place::Hand => "hand",
        Place::Ocean => "ocean",
        Place::Trophies => "trophies",
        Place::Sideboard => "sideboard",
        Place::Logbook | Place::Life | Place::Chest => return None,
    };
    crate::place(zones, Some(spot.seat), id, spot.index)
}
