//! Positions, in words.

use super::zone;
use crate::effects::Ability;
use crate::notation::phrases::{ATTRIBUTES, CATEGORIES, COLOURS, phrase};
use crate::notation::read_ability;
use crate::state::{Body, Card, Frame, Side, State, TurnStep, Zone, other};
use crate::{Category, Colour, Deck, Definition, Library, Names, Number, Opcg, Setup, starter_decks};
use kernel::scenario::{Misread, Position, Problem, Words};
use kernel::{Seat, Sink, Viewer, Viewers};
use script::fixture::{Beginning, DeckList, Described, MadeUp, MadeUpCards, count, new_game, one_of_two, told};
use std::sync::Arc;

/// A card of a zone as described.
#[derive(Clone, Debug, Default)]
struct Placed {
    card: String,
    rested: bool,
    given: u8,
    fresh: bool,
    face_up: bool,
}

impl Placed {
    fn of(card: &str) -> Placed {
        Placed { card: card.to_owned(), ..Placed::default() }
    }
}

/// One half of the table as described.
#[derive(Clone, Debug, Default)]
struct Half {
    zones: Described<Zone, Placed>,
    active: u8,
    rested: u8,
    don_deck: Option<u8>,
    life: Option<u8>,
    deck: Option<u8>,
    turns: Option<u16>,
    list: Option<DeckList>,
}

/// A position as described.
#[derive(Clone, Debug, Default)]
pub struct Fixture {
    beginning: Beginning,
    phase: Option<TurnStep>,
    halves: [Half; 2],
    made_up: MadeUpCards<Definition>,
}

impl Fixture {
    pub(super) fn read(&mut self, words: &mut Words<'_>) -> Result<(), Misread> {
        if self.beginning.read(words)? {
            return Ok(());
        }
        if words.eat("before") {
            self.phase = Some(words.known("a phase (refresh, draw, don, end)", |word| match word {
                "refresh" => Some(TurnStep::Refresh),
                "draw" => Some(TurnStep::Draw),
                "don" => Some(TurnStep::Don),
                "end" => Some(TurnStep::End),
                _ => None,
            })?);
        } else if words.eat("card") {
            self.placed(words)?;
        } else {
            let seat = one_of_two(words)?;
            self.read_half(seat, words)?;
        }
        Ok(())
    }

    fn read_half(&mut self, seat: Seat, words: &mut Words<'_>) -> Result<(), Misread> {
        let at = seat.index();
        if words.eat("don") {
            let count: u8 = words.number()?;
            if words.eat("rested") {
                self.halves[at].rested = count;
            } else if words.eat("in deck") {
                self.halves[at].don_deck = Some(count);
            } else {
                let _ = words.eat("active");
                self.halves[at].active = count;
            }
        } else if words.eat("turns") {
            self.halves[at].turns = Some(words.number()?);
        } else if words.eat("list") {
            self.halves[at].list = Some(self.made_up.read_list(words, |name| blank(name, Category::Character))?);
        } else if words.eat("leader") {
            let placed = self.placed_as(words, Category::Leader)?;
            self.halves[at].zones.add(Zone::Leader, vec![placed]);
        } else {
            let zone = words.known("a zone, 'don', 'turns' or 'list'", zone)?;
            if let Some(count) = count(words) {
                match zone {
                    Zone::Life => self.halves[at].life = Some(count),
                    Zone::Deck => self.halves[at].deck = Some(count),
                    _ => self.halves[at].zones.add(zone, vec![Placed::of("filler"); count as usize]),
                }
                return Ok(());
            }
            let default = if zone == Zone::Stage { Category::Stage } else { Category::Character };
            let cards = words.list(|words| self.placed_as(words, default))?;
            self.halves[at].zones.add(zone, cards);
        }
        Ok(())
    }

    fn placed(&mut self, words: &mut Words<'_>) -> Result<Placed, Misread> {
        self.placed_as(words, Category::Character)
    }

    /// A card by its number, or a made-up one: `X`, `X(cost 3, power 5000)`, `X(event){main: draw 1}`, and how it lies.
    fn placed_as(&mut self, words: &mut Words<'_>, category: Category) -> Result<Placed, Misread> {
        let card = self.made_up.read(words, |name| blank(name, category))?;
        let mut placed = Placed { card, ..Placed::default() };
        loop {
            if words.eat("rested") {
                placed.rested = true;
            } else if words.eat("fresh") {
                placed.fresh = true;
            } else if words.eat("face up") {
                placed.face_up = true;
            } else if words.eat("with don") {
                placed.given = words.number()?;
            } else {
                return Ok(placed);
            }
        }
    }

    pub(super) fn position(&self, rules: &Opcg, mut sink: &mut dyn Sink<Opcg>) -> Result<Position<Opcg>, Vec<String>> {
        let cards = self.made_up.beside(rules.library().cards(), fillers());
        let rules = Opcg::new(Arc::new(Library::new(cards).map_err(told)?));
        if self.beginning.new_game {
            return Ok(new_game(rules, &self.setup(), sink));
        }
        let mut state = self.state(&rules)?;
        crate::atoms::Engine { rules: &rules, state: &mut state, sink: &mut sink }.run();
        Ok(Position::At(rules, Box::new(state)))
    }

    fn setup(&self) -> Setup {
        let deck = |half: &Half| match &half.list {
            None => starter_decks()[0].1.clone(),
            Some(list) => {
                let leader = half.zones.of(Zone::Leader).next().map_or("leader", |placed| &placed.card);
                Deck { leader: Number(leader.to_owned()), cards: list.clone() }
            }
        };
        Setup { first: self.beginning.first, ..Setup::of(deck(&self.halves[0]), deck(&self.halves[1])) }
    }

    /// The position; what was not described is filled in: a Leader, five Life cards, twenty cards in the deck.
    fn state(&self, rules: &Opcg) -> Result<State, Vec<String>> {
        let mut faults = Vec::new();
        let mut state = State::empty(Position::<Opcg>::seed());
        for seat in Seat::all(2) {
            self.half(seat, rules, &mut state, &mut faults);
        }
        state.note_field(rules.library());
        state.first = self.beginning.first.unwrap_or(Seat::FIRST);
        state.turn_player = self.beginning.turn_player.unwrap_or(Seat::FIRST);
        let turns = |seat: Seat| self.halves[seat.index()].turns.unwrap_or(3);
        state.turn = turns(Seat::FIRST) + turns(other(Seat::FIRST));
        let _ = state.stack.push(Frame::Turn(self.phase.unwrap_or(TurnStep::Main)));
        if faults.is_empty() { Ok(state) } else { Err(faults) }
    }

    fn half(&self, seat: Seat, rules: &Opcg, state: &mut State, faults: &mut Vec<String>) {
        let half = &self.halves[seat.index()];
        let mut next = seat.number();
        let mut side = Side { turns: half.turns.unwrap_or(3), ..Side::default() };
        let mut place = |placed: &Placed, zone: Zone, state: &mut State, faults: &mut Vec<String>| {
            let Some(face) = rules.library().find(&Number(placed.card.clone())) else {
                faults.push(format!("there is no card {}", placed.card));
                return Card(0);
            };
            if next as usize >= crate::state::CARDS {
                faults.push("more cards than a game has room for".to_owned());
                return Card(0);
            }
            let card = Card(next);
            next += 2;
            let known = match zone {
                Zone::Deck | Zone::Life if !placed.face_up => Viewers::NONE,
                Zone::Hand => Viewers::only(Viewer::Seat(seat)),
                _ => Viewers::EVERYBODY,
            };
            state.note(rules.library().topics(face));
            let &Placed { rested, given, fresh, face_up, .. } = placed;
            *state.body_mut(card) = Body { face, rested, given, fresh, face_up, known, ..Body::default() };
            card
        };
        let leader = half.zones.of(Zone::Leader).next().cloned().unwrap_or_else(|| Placed::of("leader"));
        side.leader = place(&leader, Zone::Leader, state, faults);
        for zone in [Zone::Characters, Zone::Stage, Zone::Hand, Zone::Trash] {
            for placed in half.zones.of(zone) {
                let card = place(placed, zone, state, faults);
                let fits = match zone {
                    Zone::Characters => side.characters.push(card).is_ok(),
                    Zone::Stage => side.stage.push(card).is_ok(),
                    Zone::Hand => side.hand.push(card).is_ok(),
                    _ => side.trash.insert(0, card).is_ok(),
                };
                if !fits {
                    faults.push("more cards than the zone holds".to_owned());
                }
            }
        }
        let mut stack = |zone: Zone, count: u8, state: &mut State, faults: &mut Vec<String>| {
            let mut cards: Vec<Card> = half.zones.of(zone).map(|placed| place(placed, zone, state, faults)).collect();
            while cards.len() < count as usize {
                cards.push(place(&Placed::of("filler"), zone, state, faults));
            }
            cards.reverse();
            cards
        };
        let life = half.life.unwrap_or(if half.zones.of(Zone::Life).next().is_some() { 0 } else { 5 });
        let life = stack(Zone::Life, life, state, faults);
        let deck = stack(Zone::Deck, half.deck.unwrap_or(20), state, faults);
        let fits = life.into_iter().all(|card| side.life.push(card).is_ok())
            && deck.into_iter().all(|card| side.deck.push(card).is_ok());
        if !fits {
            faults.push("more cards than the zone holds".to_owned());
        }
        state.cards = state.cards.max(next);
        (side.active, side.rested) = (half.active, half.rested);
        *state.side_mut(seat) = side;
        state.sort_hand(seat);
        let out = state.don_on_field(seat);
        let all = rules.library().card(state.body(state.side(seat).leader).face).don_deck();
        match half.don_deck {
            Some(count) if count + out > all => faults.push(format!("there are {all} DON!! cards")),
            // Those that are not said to be anywhere else are given to nobody: rested.
            Some(count) => {
                let missing = all - count - out;
                state.side_mut(seat).don_deck = count;
                state.side_mut(seat).rested += missing;
            }
            None if out > all => faults.push(format!("there are {all} DON!! cards")),
            None => state.side_mut(seat).don_deck = all - out,
        }
    }
}

/// A card of which nothing was said.
fn blank(name: &str, category: Category) -> Definition {
    let leads = category == Category::Leader;
    Definition {
        number: Number(name.to_owned()),
        name: name.to_owned(),
        names: Names::default(),
        category,
        colours: vec![Colour::Red],
        cost: Some(1),
        life: leads.then_some(5),
        power: Some(if leads { 5000 } else { 1000 }),
        counter: None,
        attributes: Vec::new(),
        types: Vec::new(),
        abilities: Vec::new(),
    }
}

impl MadeUp for Definition {
    type Ability = Ability;

    fn read_ability(text: &str) -> Result<Ability, Problem> {
        read_ability(text)
    }

    fn abilities(&mut self) -> &mut Vec<Ability> {
        &mut self.abilities
    }

    fn read_facts(&mut self, words: &mut Words<'_>) -> Result<(), Misread> {
        let mut coloured = false;
        loop {
            self.read_fact(words, &mut coloured)?;
            if !words.eat_mark(',') {
                return Ok(());
            }
        }
    }

    /// What a category does not have is absent; the Life that a Leader must have is there.
    fn without_absent(mut self) -> Definition {
        match self.category {
            Category::Leader => {
                (self.cost, self.counter) = (None, None);
                self.life.get_or_insert(5);
            }
            Category::Character => self.life = None,
            Category::Event | Category::Stage => (self.life, self.power, self.counter) = (None, None, None),
        }
        self
    }
}

impl Definition {
    fn read_fact(&mut self, words: &mut Words<'_>, coloured: &mut bool) -> Result<(), Misread> {
        if words.eat("cost") {
            self.cost = Some(words.number()?);
        } else if words.eat("power") {
            self.power = Some(words.number()?);
        } else if words.eat("counter") {
            self.counter = Some(words.number()?);
        } else if words.eat("life") {
            self.life = Some(words.number()?);
        } else if words.eat("type") {
            self.types.push(words.text()?.to_owned());
        } else if words.eat("named") {
            self.name = words.text()?.to_owned();
        } else if let Some(category) = phrase(words, CATEGORIES) {
            self.category = category;
        } else if let Some(colour) = phrase(words, COLOURS) {
            // The first that is said takes the place of the one that stands unsaid.
            if !std::mem::replace(coloured, true) {
                self.colours.clear();
            }
            self.colours.push(colour);
        } else {
            let attribute = phrase(words, ATTRIBUTES).ok_or_else(|| words.unknown("a fact of a card"))?;
            self.attributes.push(attribute);
        }
        Ok(())
    }
}

/// The cards of which undescribed zones consist.
fn fillers() -> [Definition; 2] {
    [("leader", Category::Leader), ("filler", Category::Character)]
        .map(|(name, category)| blank(name, category).without_absent())
}
