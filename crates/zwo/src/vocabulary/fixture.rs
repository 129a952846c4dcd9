//! Positions, in words.

use super::{facts::phase, zone};
use crate::effects::{Ability, Phase, Topics};
use crate::notation::phrases::{CATEGORIES, COLOURS, KEYWORDS, RARITIES, phrase};
use crate::notation::read_ability;
use crate::setup::{InjuryThreshold, LateTargets, Options, SameCardAnswers};
use crate::state::{Body, CARDS, Card, Ends, Frame, Lasting, Lies, On, Side, State, TurnStep, Zone, other};
use crate::{
    Category, Colour, Colours, Deck, Definition, GreyZombies, Library, Names, Number, Rarity, Setup, Zwo, starter_decks,
};
use kernel::scenario::{Misread, Position, Problem, Words};
use kernel::{Seat, Sink};
use script::fixture::{Beginning, DeckList, Described, MadeUp, MadeUpCards, count, new_game, one_of_two, told};
use std::sync::Arc;

/// A card of a zone as described.
#[derive(Clone, Debug, Default)]
struct Placed {
    card: String,
    rest: bool,
    back: bool,
    half: bool,
    damage: u16,
    owner: Option<Seat>,
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
    deck: Option<u8>,
    life: Option<u8>,
    list: Option<DeckList>,
}

/// A position as described.
#[derive(Clone, Debug)]
pub struct Fixture {
    beginning: Beginning,
    turn: u16,
    step: TurnStep,
    options: Options,
    grey: GreyZombies,
    halves: [Half; 2],
    made_up: MadeUpCards<Definition>,
}

impl Default for Fixture {
    fn default() -> Fixture {
        Fixture {
            beginning: Beginning::default(),
            turn: 6,
            step: TurnStep::Act(Phase::Main),
            options: Options::default(),
            grey: GreyZombies::Refused,
            halves: Default::default(),
            made_up: MadeUpCards::default(),
        }
    }
}

impl Fixture {
    pub(super) fn read(&mut self, words: &mut Words<'_>) -> Result<(), Misread> {
        if self.beginning.read(words)? {
            return Ok(());
        }
        if words.eat("turn") {
            self.turn = words.number()?;
        } else if words.eat("before") {
            self.step = TurnStep::Start(words.known("a phase", phase)?);
        } else if words.eat("phase") {
            self.step = TurnStep::Act(words.known("a phase", phase)?);
        } else if words.eat("injury at least") {
            self.options.injury_threshold = InjuryThreshold::AtLeast;
        } else if words.eat("same-card-answers") {
            self.options.same_card_answers = SameCardAnswers::Allowed;
        } else if words.eat("late-targets") {
            self.options.late_targets = LateTargets::Allowed;
        } else if words.eat("grey zombies") {
            self.grey = GreyZombies::Allowed;
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
        if words.eat("life") {
            self.halves[at].life = Some(words.number()?);
            return Ok(());
        }
        if words.eat("list") {
            self.halves[at].list = Some(self.made_up.read_list(words, blank)?);
            return Ok(());
        }
        let zone = words.known("a zone, 'life' or 'list'", zone)?;
        if let Some(count) = count(words) {
            if zone == Zone::Deck {
                self.halves[at].deck = Some(count);
                return Ok(());
            }
            // `mana 3 green`, `mana 2 back`: cards that are nothing else.
            let mut placed = Placed::of("filler");
            if let Some(colour) = ["green", "blue", "red", "grey"].into_iter().find(|colour| words.eat(colour)) {
                placed.card = if colour == "grey" { "filler".to_owned() } else { format!("{colour}-filler") };
            }
            self.lies(&mut placed, words)?;
            self.halves[at].zones.add(zone, vec![placed; count as usize]);
            return Ok(());
        }
        let cards = words.list(|words| self.placed(words))?;
        self.halves[at].zones.add(zone, cards);
        Ok(())
    }

    /// A card by its number, or a made-up one: `X`, `X(summon 3, power 5000)`, `X(event){event free: draw 1}`, and how it
    /// lies.
    fn placed(&mut self, words: &mut Words<'_>) -> Result<Placed, Misread> {
        let mut placed = Placed::of(&self.made_up.read(words, blank)?);
        self.lies(&mut placed, words)?;
        Ok(placed)
    }

    fn lies(&self, placed: &mut Placed, words: &mut Words<'_>) -> Result<(), Misread> {
        loop {
            if words.eat("rest") {
                placed.rest = true;
            } else if words.eat("back") {
                placed.back = true;
            } else if words.eat("half-wrecked") {
                placed.half = true;
            } else if words.eat("damage") {
                placed.damage = words.number()?;
            } else if words.eat("of") {
                placed.owner = Some(words.seat()?);
            } else {
                return Ok(());
            }
        }
    }

    pub(super) fn position(&self, rules: &Zwo, mut sink: &mut dyn Sink<Zwo>) -> Result<Position<Zwo>, Vec<String>> {
        let cards = self.made_up.beside(rules.library().cards(), fillers());
        let rules = Zwo::new(Arc::new(Library::with(cards, self.grey).map_err(told)?));
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
            Some(list) => Deck { cards: list.clone() },
        };
        let decks = [deck(&self.halves[0]), deck(&self.halves[1])];
        Setup { decks, first: self.beginning.first, options: self.options }
    }

    /// The position; what was not described is filled in: ten life, twenty cards in the deck, nothing anywhere else.
    fn state(&self, rules: &Zwo) -> Result<State, Vec<String>> {
        let mut faults = Vec::new();
        let mut state = State::empty(Position::<Zwo>::seed());
        state.options = self.options;
        let mut numbers = [0u8, 1];
        for seat in Seat::all(2) {
            self.half(seat, rules, &mut numbers, &mut state, &mut faults);
        }
        state.cards = numbers[0].max(numbers[1]);
        Seat::all(2).for_each(|seat| state.sort_hand(seat));
        state.note_field(rules.library());
        state.first = self.beginning.first.unwrap_or(Seat::FIRST);
        state.turn_player = self.beginning.turn_player.unwrap_or(Seat::FIRST);
        // A turn that is about to begin is counted when it does.
        state.turn = self.turn - u16::from(self.step == TurnStep::Start(Phase::Prepare));
        let _ = state.stack.push(Frame::Turn(self.step));
        if faults.is_empty() { Ok(state) } else { Err(faults) }
    }

    fn half(&self, seat: Seat, rules: &Zwo, numbers: &mut [u8; 2], state: &mut State, faults: &mut Vec<String>) {
        let half = &self.halves[seat.index()];
        let turns = self.turn.div_ceil(2);
        let mut side = Side { life: half.life.unwrap_or(crate::atoms::LIFE), turns, ..Side::default() };
        for zone in Zone::ALL {
            let mut cards: Vec<Placed> = half.zones.of(zone).cloned().collect();
            if zone == Zone::Deck {
                let count = half.deck.unwrap_or(if cards.is_empty() { 20 } else { cards.len() as u8 });
                cards.resize(cards.len().max(count as usize), Placed::of("filler"));
            }
            for placed in &cards {
                let Some(card) = place(placed, seat, zone, rules, numbers, state, faults) else { continue };
                let fits = match zone {
                    Zone::Field => side.field.push(card).is_ok(),
                    Zone::Mana => side.mana.push(card).is_ok(),
                    Zone::Hand => side.hand.push(card).is_ok(),
                    Zone::Wrecked => side.wrecked.insert(0, card).is_ok(),
                    Zone::Deck => side.deck.insert(0, card).is_ok(),
                    Zone::Area => true,
                };
                if !fits {
                    faults.push("more cards than the zone holds".to_owned());
                }
            }
        }
        *state.side_mut(seat) = side;
    }
}

/// Puts a described card on the table.
fn place(
    placed: &Placed,
    seat: Seat,
    zone: Zone,
    rules: &Zwo,
    numbers: &mut [u8; 2],
    state: &mut State,
    faults: &mut Vec<String>,
) -> Option<Card> {
    let Some(face) = rules.library().find(&Number(placed.card.clone())) else {
        faults.push(format!("there is no card {}", placed.card));
        return None;
    };
    let owner = placed.owner.unwrap_or(seat);
    if owner != seat && zone != Zone::Field {
        faults.push("only a field can hold another's cards".to_owned());
    }
    if zone == Zone::Field && rules.library().card(face).category == Category::Event {
        faults.push("an EVENT card cannot be on a field".to_owned());
    }
    let number = &mut numbers[owner.index()];
    if *number as usize >= CARDS {
        faults.push("more cards than a game has room for".to_owned());
        return None;
    }
    let card = Card(*number);
    *number += 2;
    let mut lies = Lies::default();
    lies.set(Lies::REST, placed.rest);
    lies.set(Lies::BACK, placed.back);
    lies.set(Lies::HALF, placed.half);
    match zone {
        Zone::Deck => {}
        Zone::Hand => lies.show(owner),
        Zone::Mana if placed.back => lies.show(owner),
        _ => lies.show_all(),
    }
    state.arrivals += u16::from(zone == Zone::Field);
    let since = if zone == Zone::Field { state.arrivals } else { 0 };
    *state.body_mut(card) = Body { face, damage: placed.damage, zone, lies, since, ..Body::default() };
    let on = On::Zombie(state.object(card));
    let lasting = |what| Lasting { on, what, value: 0, ends: Ends::Never, by: seat };
    if zone == Zone::Field && rules.library().standing(face).overlaps(Topics::BECOMES) {
        let _ = state.lasting.push(lasting(Lasting::STANDS));
    }
    if owner == other(seat) {
        let _ = state.lasting.push(lasting(Lasting::CONTROL));
    }
    Some(card)
}

fn blank(name: &str) -> Definition {
    Definition {
        number: Number(name.to_owned()),
        name: name.to_owned(),
        names: Names::default(),
        category: Category::Zombie,
        colours: Colours::only(Colour::Green),
        summon_cost: Some(1),
        revive_cost: Some(1),
        power: Some(1000),
        critical: Some(1),
        rarity: Rarity::Common,
        keywords: Vec::new(),
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
        let mut colours: Option<Vec<Colour>> = None;
        loop {
            if words.eat("summon") {
                self.summon_cost = Some(words.number()?);
            } else if words.eat("revive") {
                self.revive_cost = Some(words.number()?);
            } else if words.eat("power") {
                self.power = Some(words.number()?);
            } else if words.eat("critical") {
                self.critical = Some(words.number()?);
            } else if words.eat("named") {
                self.name = words.text()?.to_owned();
            } else if let Some(category) = phrase(words, CATEGORIES) {
                self.category = category;
            } else if let Some(colour) = phrase(words, COLOURS) {
                colours.get_or_insert_default().push(colour);
            } else if words.eat("grey") {
                colours.get_or_insert_default();
            } else if let Some(rarity) = phrase(words, RARITIES) {
                self.rarity = rarity;
            } else {
                let keyword = phrase(words, KEYWORDS).ok_or_else(|| words.unknown("a fact of a card"))?;
                self.keywords.push(keyword);
            }
            if !words.eat_mark(',') {
                break;
            }
        }
        if let Some(colours) = colours {
            self.colours = colours.into_iter().collect();
        }
        Ok(())
    }

    fn without_absent(mut self) -> Definition {
        if self.category == Category::Event {
            (self.summon_cost, self.revive_cost, self.power, self.critical) = (None, None, None, None);
        }
        self
    }
}

/// The cards of which undescribed zones consist: zombies that nobody can pay for, and a grey EVENT of that kind.
fn fillers() -> Vec<Definition> {
    let coloured = [("green", Colour::Green), ("blue", Colour::Blue), ("red", Colour::Red)];
    let zombie = |(name, colour): (&str, Colour)| Definition {
        colours: Colours::only(colour),
        summon_cost: Some(24),
        ..blank(&format!("{name}-filler"))
    };
    let grey = Definition { category: Category::Event, colours: Colours::NONE, ..blank("filler") };
    let mut grey = grey.without_absent();
    grey.abilities.extend(read_ability("event main, cost [any 24]: draw 1").ok());
    coloured.into_iter().map(zombie).chain([grey]).collect()
}
