//! Positions, in words.

use super::zone;
use crate::notation::read_ability;
use crate::state::{Body, Card, Frame, Side, State, TurnStep, Zone, other};
use crate::{Attribute, Category, Colour, Deck, Definition, Library, Names, Number, Opcg, Setup, starter_decks};
use kernel::scenario::{Misread, Position, Words};
use kernel::{Rules, Seat, Sink, Viewer, Viewers};
use std::sync::Arc;

/// A card of a zone as described.
#[derive(Clone, Debug)]
struct Placed {
    card: String,
    rested: bool,
    given: u8,
    fresh: bool,
    face_up: bool,
}

/// One half of the table as described.
#[derive(Clone, Debug, Default)]
struct Half {
    zones: Vec<(Zone, Vec<Placed>)>,
    active: u8,
    rested: u8,
    don_deck: Option<u8>,
    life: Option<u8>,
    deck: Option<u8>,
    turns: Option<u16>,
    list: Option<Vec<(String, u8)>>,
}

/// A position as described.
#[derive(Clone, Debug, Default)]
pub struct Fixture {
    new_game: bool,
    first: Option<Seat>,
    turn_player: Option<Seat>,
    phase: Option<TurnStep>,
    halves: [Half; 2],
    made_up: Vec<Definition>,
}

impl Fixture {
    pub(super) fn read(&mut self, words: &mut Words<'_>) -> Result<(), Misread> {
        if words.eat("a new game") {
            self.new_game = true;
        } else if words.eat("first") {
            self.first = Some(words.seat()?);
        } else if words.eat("turn of") {
            self.turn_player = Some(words.seat()?);
        } else if words.eat("before") {
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
            let seat = words.seat()?;
            if seat.number() > 1 {
                return Err(words.expected("one of two seats"));
            }
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
            let list = words.list(|words| {
                let count: u8 = words.number()?;
                let placed = self.placed(words)?;
                Ok((placed.card, count))
            })?;
            self.halves[at].list = Some(list);
        } else if words.eat("leader") {
            let placed = self.placed_as(words, Category::Leader)?;
            self.halves[at].zones.push((Zone::Leader, vec![placed]));
        } else {
            let zone = words.known("a zone, 'don', 'turns' or 'list'", zone)?;
            let mut ahead = words.clone();
            if let Ok(count) = ahead.number::<u8>() {
                *words = ahead;
                match zone {
                    Zone::Life => self.halves[at].life = Some(count),
                    Zone::Deck => self.halves[at].deck = Some(count),
                    _ => {
                        let filler =
                            Placed { card: "filler".into(), rested: false, given: 0, fresh: false, face_up: false };
                        self.halves[at].zones.push((zone, vec![filler; count as usize]));
                    }
                }
                return Ok(());
            }
            let default = if zone == Zone::Stage { Category::Stage } else { Category::Character };
            let cards = words.list(|words| self.placed_as(words, default))?;
            self.halves[at].zones.push((zone, cards));
        }
        Ok(())
    }

    fn placed(&mut self, words: &mut Words<'_>) -> Result<Placed, Misread> {
        self.placed_as(words, Category::Character)
    }

    /// A card by its number, or a made-up one: `X`, `X(cost 3, power 5000)`, `X(event){main: draw 1}`, and how it lies.
    fn placed_as(&mut self, words: &mut Words<'_>, category: Category) -> Result<Placed, Misread> {
        let name = words.word("a card")?.to_owned();
        let known = name.contains('-') || self.made_up.iter().any(|card| card.number.0 == name);
        let mut made = Definition {
            number: Number(name.clone()),
            name: name.clone(),
            names: Names::default(),
            category,
            colours: vec![Colour::Red],
            cost: Some(1),
            life: None,
            power: Some(1000),
            counter: None,
            attributes: Vec::new(),
            types: Vec::new(),
            abilities: Vec::new(),
        };
        if category == Category::Leader {
            made.power = Some(5000);
            made.life = Some(5);
        }
        let mut described = false;
        if words.eat_mark('(') {
            described = true;
            facts(&mut made, words)?;
            words.mark(')')?;
        }
        while let Some((text, span)) = words.raw() {
            described = true;
            let ability = read_ability(text).map_err(|problem| Misread {
                trouble: problem.trouble,
                // The text stands one brace after the beginning of the span.
                span: span.start + 1 + problem.span.start..span.start + 1 + problem.span.end,
                message: problem.message,
            })?;
            made.abilities.push(ability);
        }
        if !known {
            self.made_up.push(without_absent(made));
        } else if described {
            return Err(words.unknown("a card that is described twice"));
        }
        let mut placed = Placed { card: name, rested: false, given: 0, fresh: false, face_up: false };
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

    pub(super) fn position<S: Sink<Opcg>>(&self, rules: &Opcg, sink: &mut S) -> Result<Position<Opcg>, Vec<String>> {
        let mut cards = rules.library().cards().to_vec();
        cards.extend(self.made_up.iter().cloned());
        for filler in fillers() {
            if !cards.iter().any(|card| card.number == filler.number) {
                cards.push(filler);
            }
        }
        let library =
            Library::new(cards).map_err(|faults| faults.iter().map(|fault| fault.to_string()).collect::<Vec<_>>())?;
        let rules = Opcg::new(Arc::new(library));
        if self.new_game {
            return Ok(match rules.start(&self.setup(), Position::<Opcg>::seed(), sink) {
                Ok(state) => Position::At(rules, Box::new(state)),
                Err(faults) => Position::Refused(faults),
            });
        }
        let mut state = self.state(&rules)?;
        crate::atoms::Engine { rules: &rules, state: &mut state, sink }.run();
        Ok(Position::At(rules, Box::new(state)))
    }

    fn setup(&self) -> Setup {
        let deck = |half: &Half| match &half.list {
            None => starter_decks()[0].1.clone(),
            Some(list) => {
                let leader = half.zones.iter().find(|(zone, _)| *zone == Zone::Leader);
                let leader = leader.map_or("leader", |(_, cards)| cards[0].card.as_str());
                let cards = list.iter().map(|(card, count)| (Number(card.clone()), *count)).collect();
                Deck { leader: Number(leader.to_owned()), cards }
            }
        };
        Setup { first: self.first, ..Setup::of(deck(&self.halves[0]), deck(&self.halves[1])) }
    }

    /// The position; what was not described is filled in: a Leader, five Life cards, twenty cards in the deck.
    fn state(&self, rules: &Opcg) -> Result<State, Vec<String>> {
        let mut faults = Vec::new();
        let mut state = State::empty(Position::<Opcg>::seed());
        for seat in Seat::all(2) {
            self.half(seat, rules, &mut state, &mut faults);
        }
        state.note_field(rules.library());
        state.first = self.first.unwrap_or(Seat::FIRST);
        state.turn_player = self.turn_player.unwrap_or(Seat::FIRST);
        let turns = |seat: Seat| self.halves[seat.index()].turns.unwrap_or(3);
        state.turn = turns(Seat::FIRST) + turns(other(Seat::FIRST));
        let _ = state.stack.push(Frame::Turn(self.phase.unwrap_or(TurnStep::Main)));
        if faults.is_empty() { Ok(state) } else { Err(faults) }
    }

    fn half(&self, seat: Seat, rules: &Opcg, state: &mut State, faults: &mut Vec<String>) {
        let half = &self.halves[seat.index()];
        let mut next = seat.number();
        let mut side = Side { turns: half.turns.unwrap_or(3), ..Side::default() };
        let filler = |card: &str| Placed { card: card.into(), rested: false, given: 0, fresh: false, face_up: false };
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
        let described = |zone: Zone| half.zones.iter().filter(move |(z, _)| *z == zone).flat_map(|(_, cards)| cards);
        let leader = described(Zone::Leader).next().cloned().unwrap_or_else(|| filler("leader"));
        side.leader = place(&leader, Zone::Leader, state, faults);
        for zone in [Zone::Characters, Zone::Stage, Zone::Hand, Zone::Trash] {
            for placed in described(zone) {
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
            let mut cards: Vec<Card> = described(zone).map(|placed| place(placed, zone, state, faults)).collect();
            while cards.len() < count as usize {
                cards.push(place(&filler("filler"), zone, state, faults));
            }
            cards.reverse();
            cards
        };
        let life = half.life.unwrap_or(if described(Zone::Life).next().is_some() { 0 } else { 5 });
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

/// What is printed on a made-up card.
fn facts(made: &mut Definition, words: &mut Words<'_>) -> Result<(), Misread> {
    let mut coloured = false;
    loop {
        if words.eat("cost") {
            made.cost = Some(words.number()?);
        } else if words.eat("power") {
            made.power = Some(words.number()?);
        } else if words.eat("counter") {
            made.counter = Some(words.number()?);
        } else if words.eat("life") {
            made.life = Some(words.number()?);
        } else if words.eat("type") {
            made.types.push(words.text()?.to_owned());
        } else if words.eat("named") {
            made.name = words.text()?.to_owned();
        } else {
            words.known("a fact of a card", |word| {
                match word {
                    "leader" => made.category = Category::Leader,
                    "character" => made.category = Category::Character,
                    "event" => made.category = Category::Event,
                    "stage" => made.category = Category::Stage,
                    _ => {
                        if let Some(colour) = colour(word) {
                            // The first that is said takes the place of the one that stands unsaid.
                            if !std::mem::replace(&mut coloured, true) {
                                made.colours.clear();
                            }
                            made.colours.push(colour);
                        } else if let Some(attribute) = attribute(word) {
                            made.attributes.push(attribute);
                        } else {
                            return None;
                        }
                    }
                }
                Some(())
            })?;
        }
        if !words.eat_mark(',') {
            return Ok(());
        }
    }
}

fn colour(word: &str) -> Option<Colour> {
    Some(match word {
        "red" => Colour::Red,
        "green" => Colour::Green,
        "blue" => Colour::Blue,
        "purple" => Colour::Purple,
        "black" => Colour::Black,
        "yellow" => Colour::Yellow,
        _ => return None,
    })
}

fn attribute(word: &str) -> Option<Attribute> {
    Some(match word {
        "slash" => Attribute::Slash,
        "strike" => Attribute::Strike,
        "ranged" => Attribute::Ranged,
        "special" => Attribute::Special,
        "wisdom" => Attribute::Wisdom,
        _ => return None,
    })
}

/// What a category does not have is absent.
fn without_absent(mut card: Definition) -> Definition {
    match card.category {
        Category::Leader => (card.cost, card.counter) = (None, None),
        Category::Character => card.life = None,
        Category::Event | Category::Stage => (card.life, card.power, card.counter) = (None, None, None),
    }
    card
}

/// The cards of which undescribed zones consist.
fn fillers() -> [Definition; 2] {
    let card = |number: &str, category, cost, life, power| Definition {
        number: Number(number.to_owned()),
        name: number.to_owned(),
        names: Names::default(),
        category,
        colours: vec![Colour::Red],
        cost,
        life,
        power,
        counter: None,
        attributes: Vec::new(),
        types: Vec::new(),
        abilities: Vec::new(),
    };
    [
        card("leader", Category::Leader, None, Some(5), Some(5000)),
        card("filler", Category::Character, Some(1), None, Some(1000)),
    ]
}
