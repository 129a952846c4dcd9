//! Positions, in words.

use super::{facts::phase, zone};
use crate::effects::{Keyword, Phase, Topics};
use crate::notation::read_ability;
use crate::setup::{InjuryThreshold, LateTargets, Options, SameCardAnswers};
use crate::state::{Body, CARDS, Card, Ends, Frame, Lasting, Lies, On, Side, State, TurnStep, Zone, other};
use crate::{
    Category, Colour, Colours, Deck, Definition, GreyZombies, Library, Names, Number, Rarity, Setup, Zwo, starter_decks,
};
use kernel::scenario::{Misread, Position, Words};
use kernel::{Rules, Seat, Sink};
use std::sync::Arc;

/// A card of a zone as described.
#[derive(Clone, Debug)]
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
        Placed { card: card.to_owned(), rest: false, back: false, half: false, damage: 0, owner: None }
    }
}

/// One half of the table as described.
#[derive(Clone, Debug, Default)]
struct Half {
    zones: Vec<(Zone, Vec<Placed>)>,
    deck: Option<u8>,
    life: Option<u8>,
    list: Option<Vec<(String, u8)>>,
}

/// A position as described.
#[derive(Clone, Debug)]
pub struct Fixture {
    new_game: bool,
    first: Option<Seat>,
    turn_player: Option<Seat>,
    turn: u16,
    step: TurnStep,
    options: Options,
    grey: GreyZombies,
    halves: [Half; 2],
    made_up: Vec<Definition>,
}

impl Default for Fixture {
    fn default() -> Fixture {
        Fixture {
            new_game: false,
            first: None,
            turn_player: None,
            turn: 6,
            step: TurnStep::Act(Phase::Main),
            options: Options::default(),
            grey: GreyZombies::Refused,
            halves: Default::default(),
            made_up: Vec::new(),
        }
    }
}

impl Fixture {
    pub(super) fn read(&mut self, words: &mut Words<'_>) -> Result<(), Misread> {
        if words.eat("a new game") {
            self.new_game = true;
        } else if words.eat("first") {
            self.first = Some(words.seat()?);
        } else if words.eat("turn of") {
            self.turn_player = Some(words.seat()?);
        } else if words.eat("turn") {
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
        if words.eat("life") {
            self.halves[at].life = Some(words.number()?);
            return Ok(());
        }
        if words.eat("list") {
            let list = words.list(|words| {
                let count: u8 = words.number()?;
                let placed = self.placed(words)?;
                Ok((placed.card, count))
            })?;
            self.halves[at].list = Some(list);
            return Ok(());
        }
        let zone = words.known("a zone, 'life' or 'list'", zone)?;
        let mut ahead = words.clone();
        if let Ok(count) = ahead.number::<u8>() {
            *words = ahead;
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
            self.halves[at].zones.push((zone, vec![placed; count as usize]));
            return Ok(());
        }
        let cards = words.list(|words| self.placed(words))?;
        self.halves[at].zones.push((zone, cards));
        Ok(())
    }

    /// A card by its number, or a made-up one: `X`, `X(summon 3, power 5000)`, `X(event){event free: draw 1}`, and how it
    /// lies.
    fn placed(&mut self, words: &mut Words<'_>) -> Result<Placed, Misread> {
        let name = words.word("a card")?.to_owned();
        let known = name.contains('-') || self.made_up.iter().any(|card| card.number.0 == name);
        let mut made = blank(&name);
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
        let mut placed = Placed::of(&name);
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

    pub(super) fn position<S: Sink<Zwo>>(&self, rules: &Zwo, sink: &mut S) -> Result<Position<Zwo>, Vec<String>> {
        let mut cards = rules.library().cards().to_vec();
        cards.extend(self.made_up.iter().cloned());
        for filler in fillers() {
            if !cards.iter().any(|card| card.number == filler.number) {
                cards.push(filler);
            }
        }
        let library = Library::with(cards, self.grey)
            .map_err(|faults| faults.iter().map(|fault| format!("{fault:?}")).collect::<Vec<_>>())?;
        let rules = Zwo::new(Arc::new(library));
        if self.new_game {
            return Ok(match rules.start(&self.setup(), Position::<Zwo>::seed(), sink) {
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
            Some(list) => Deck { cards: list.iter().map(|(card, count)| (Number(card.clone()), *count)).collect() },
        };
        let decks = [deck(&self.halves[0]), deck(&self.halves[1])];
        Setup { decks, first: self.first, options: self.options }
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
        state.first = self.first.unwrap_or(Seat::FIRST);
        state.turn_player = self.turn_player.unwrap_or(Seat::FIRST);
        // A turn that is about to begin is counted when it does.
        state.turn = self.turn - u16::from(self.step == TurnStep::Start(Phase::Prepare));
        let _ = state.stack.push(Frame::Turn(self.step));
        if faults.is_empty() { Ok(state) } else { Err(faults) }
    }

    fn half(&self, seat: Seat, rules: &Zwo, numbers: &mut [u8; 2], state: &mut State, faults: &mut Vec<String>) {
        let half = &self.halves[seat.index()];
        let turns = self.turn.div_ceil(2);
        let mut side = Side { life: half.life.unwrap_or(crate::atoms::LIFE), turns, ..Side::default() };
        let described = |zone: Zone| half.zones.iter().filter(move |(z, _)| *z == zone).flat_map(|(_, cards)| cards);
        for zone in Zone::ALL {
            let mut cards: Vec<Placed> = described(zone).cloned().collect();
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

/// What is printed on a made-up card.
fn facts(made: &mut Definition, words: &mut Words<'_>) -> Result<(), Misread> {
    let mut colours: Option<Vec<Colour>> = None;
    loop {
        if words.eat("summon") {
            made.summon_cost = Some(words.number()?);
        } else if words.eat("revive") {
            made.revive_cost = Some(words.number()?);
        } else if words.eat("power") {
            made.power = Some(words.number()?);
        } else if words.eat("critical") {
            made.critical = Some(words.number()?);
        } else if words.eat("named") {
            made.name = words.text()?.to_owned();
        } else {
            words.known("a fact of a card", |word| {
                match word {
                    "zombie" => made.category = Category::Zombie,
                    "event" => made.category = Category::Event,
                    "green" => colours.get_or_insert_default().push(Colour::Green),
                    "blue" => colours.get_or_insert_default().push(Colour::Blue),
                    "red" => colours.get_or_insert_default().push(Colour::Red),
                    "grey" => drop(colours.get_or_insert_default()),
                    "amplify" => made.keywords.push(Keyword::Amplify),
                    "absorb" => made.keywords.push(Keyword::Absorb),
                    "erode" => made.keywords.push(Keyword::Erode),
                    "rare" => made.rarity = Rarity::Rare,
                    "uncommon" => made.rarity = Rarity::Uncommon,
                    "common" => made.rarity = Rarity::Common,
                    _ => return None,
                }
                Some(())
            })?;
        }
        if !words.eat_mark(',') {
            break;
        }
    }
    if let Some(colours) = colours {
        made.colours = colours.into_iter().collect();
    }
    Ok(())
}

/// What a category does not have is absent.
fn without_absent(mut card: Definition) -> Definition {
    if card.category == Category::Event {
        (card.summon_cost, card.revive_cost, card.power, card.critical) = (None, None, None, None);
    }
    card
}

/// The cards of which undescribed zones consist: zombies that nobody can pay for, and a grey EVENT of that kind.
fn fillers() -> Vec<Definition> {
    let coloured = [("green", Colour::Green), ("blue", Colour::Blue), ("red", Colour::Red)];
    let zombie = |(name, colour): (&str, Colour)| Definition {
        colours: Colours::only(colour),
        summon_cost: Some(24),
        ..blank(&format!("{name}-filler"))
    };
    let mut grey = without_absent(Definition { category: Category::Event, colours: Colours::NONE, ..blank("filler") });
    grey.abilities.extend(read_ability("event main, cost [any 24]: draw 1").ok());
    coloured.into_iter().map(zombie).chain([grey]).collect()
}
