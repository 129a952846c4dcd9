//! Positions, in words.

use super::{space, zone};
use crate::effects::Window;
use crate::notation::read_ability;
use crate::setup::Options;
use crate::state::{Body, CARDS, Card, Frame, Marks, Space, State, TurnStep, Zone};
use crate::{
    Category, Crew, Deck, Definition, Library, Mm25, Number, Setup, Stats, Users, published_cards, starter_decks,
};
use kernel::scenario::{Misread, Position, Words};
use kernel::{Rules, Seat, Sink};
use std::sync::Arc;

/// A card of a zone as described.
#[derive(Clone, Debug)]
struct Placed {
    card: String,
    life: Option<u8>,
    began: bool,
    fresh: bool,
}

impl Placed {
    fn of(card: &str) -> Placed {
        Placed { card: card.to_owned(), life: None, began: false, fresh: false }
    }
}

/// One half of the table as described.
#[derive(Clone, Debug, Default)]
struct Half {
    bridge: [Option<Placed>; 3],
    zones: Vec<(Zone, Vec<Placed>)>,
    chest: Option<u8>,
    logbook: Option<u8>,
    won: u8,
    mulligan: bool,
    list: Option<Vec<(String, u8)>>,
    sideboard: Vec<(String, u8)>,
}

/// A position as described.
#[derive(Clone, Debug)]
pub struct Fixture {
    new_game: bool,
    first: Option<Seat>,
    turn_player: Option<Seat>,
    turn: u16,
    step: TurnStep,
    actions: u8,
    game: u8,
    options: Options,
    sudden: bool,
    late: bool,
    halves: [Half; 2],
    made_up: Vec<Definition>,
}

impl Default for Fixture {
    fn default() -> Fixture {
        Fixture {
            new_game: false,
            first: None,
            turn_player: None,
            turn: 7,
            step: TurnStep::Main,
            actions: 0,
            game: 1,
            options: Options::default(),
            sudden: false,
            late: false,
            halves: Default::default(),
            made_up: Vec::new(),
        }
    }
}

impl Fixture {
    pub(super) fn read(&mut self, words: &mut Words<'_>) -> Result<(), Misread> {
        if words.eat("a new match") {
            self.new_game = true;
        } else if words.eat("single games") {
            self.options.to_win = 1;
        } else if words.eat("turn limit") {
            self.options.turns = words.number()?;
        } else if words.eat("game limit") {
            self.options.games = words.number()?;
        } else if words.eat("first") {
            self.first = Some(words.seat()?);
        } else if words.eat("turn of") {
            self.turn_player = Some(words.seat()?);
        } else if words.eat("turn") {
            self.turn = words.number()?;
        } else if words.eat("actions") {
            self.actions = words.number()?;
        } else if words.eat("game") {
            self.game = words.number()?;
        } else if words.eat("before the turn") {
            self.step = TurnStep::Initial;
        } else if words.eat("final phase") {
            self.step = TurnStep::Final;
        } else if words.eat("sudden death") {
            self.sudden = true;
        } else if words.eat("second may attack first") {
            self.late = true;
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
        if let Some(space) = space(words) {
            let placed = self.placed(words)?;
            self.halves[at].bridge[space as usize] = Some(placed);
            return Ok(());
        }
        if words.eat("won") {
            self.halves[at].won = words.number()?;
            return Ok(());
        }
        if words.eat("has used the mulligan") {
            self.halves[at].mulligan = true;
            return Ok(());
        }
        for list in ["list", "sideboard list"] {
            if words.eat(list) {
                let cards = words.list(|words| {
                    let count: u8 = words.number()?;
                    let placed = self.placed(words)?;
                    Ok((placed.card, count))
                })?;
                match list {
                    "list" => self.halves[at].list = Some(cards),
                    _ => self.halves[at].sideboard = cards,
                }
                return Ok(());
            }
        }
        let zone = words.known("a space, a zone, 'won', 'list' or 'sideboard list'", zone)?;
        let mut ahead = words.clone();
        if let Ok(count) = ahead.number::<u8>() {
            *words = ahead;
            match zone {
                Zone::Chest => self.halves[at].chest = Some(count),
                Zone::Logbook => self.halves[at].logbook = Some(count),
                _ => self.halves[at].zones.push((zone, vec![Placed::of("filler"); count as usize])),
            }
            return Ok(());
        }
        let cards = words.list(|words| self.placed(words))?;
        self.halves[at].zones.push((zone, cards));
        Ok(())
    }

    /// A card by its code, or a made-up one, and what is so about it: `X(power 300, life 2) life 1 has begun`.
    fn placed(&mut self, words: &mut Words<'_>) -> Result<Placed, Misread> {
        let name = words.word("a card")?.to_owned();
        let known = name.contains('-') || self.made_up.iter().any(|card| card.number.0 == name);
        let mut made = blank(&name);
        let mut described = false;
        if words.eat_mark('(') {
            described = true;
            // A published card's numbers are stated by the scenario: its mechanics stay.
            if let Some(published) = published_cards().iter().find(|card| card.number.0 == name) {
                made = published.clone();
                made.crews = if made.crews.is_empty() { vec![Crew("Pirates".into())] } else { made.crews };
            }
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
        let published = published_cards().iter().any(|card| card.number.0 == name);
        let again = self.made_up.iter().any(|card| card.number.0 == name);
        if (!known || (published && described)) && !again {
            self.made_up.push(without_absent(made));
        } else if described {
            return Err(words.unknown("a card that is described twice"));
        }
        let mut placed = Placed::of(&name);
        loop {
            if words.eat("life") {
                placed.life = Some(words.number()?);
            } else if words.eat("has begun") {
                placed.began = true;
            } else if words.eat("fresh") {
                placed.fresh = true;
            } else {
                return Ok(placed);
            }
        }
    }

    pub(super) fn position<S: Sink<Mm25>>(&self, rules: &Mm25, sink: &mut S) -> Result<Position<Mm25>, Vec<String>> {
        let mut cards = rules.library().cards().to_vec();
        cards.extend(self.made_up.iter().cloned());
        cards.push(filler());
        let library = Library::new(cards)
            .map_err(|faults| faults.iter().map(|fault| format!("{fault:?}")).collect::<Vec<_>>())?;
        let rules = Mm25::new(Arc::new(library));
        if self.new_game {
            return Ok(match rules.start(&self.setup(), Position::<Mm25>::seed(), sink) {
                Ok(state) => Position::At(rules, Box::new(state)),
                Err(faults) => Position::Refused(faults),
            });
        }
        let mut state = self.state(&rules)?;
        crate::atoms::Engine { rules: &rules, state: &mut state, sink }.run();
        Ok(Position::At(rules, Box::new(state)))
    }

    fn setup(&self) -> Setup {
        let numbers = |list: &[(String, u8)]| list.iter().map(|(card, count)| (Number(card.clone()), *count)).collect();
        let deck = |half: &Half| match &half.list {
            None => Deck { sideboard: numbers(&half.sideboard), ..starter_decks()[0].1.clone() },
            Some(list) => Deck { cards: numbers(list), sideboard: numbers(&half.sideboard) },
        };
        let decks = [deck(&self.halves[0]), deck(&self.halves[1])];
        Setup { decks, first: self.first, options: self.options }
    }

    /// The position; what was not described is filled in: a Captain, ten cards in the Chest, three in the Logbook.
    fn state(&self, rules: &Mm25) -> Result<State, Vec<String>> {
        let mut faults = Vec::new();
        let mut state = State::empty(Position::<Mm25>::seed());
        state.options = self.options;
        for seat in Seat::all(2) {
            self.half(seat, rules, &mut state, &mut faults);
        }
        state.first = self.first.unwrap_or(Seat::FIRST);
        state.turn_player = self.turn_player.unwrap_or(Seat::FIRST);
        let begins = u16::from(self.step == TurnStep::Initial);
        state.turn = self.turn.saturating_sub(begins);
        for seat in Seat::all(2) {
            let own = if seat == state.first { state.turn.div_ceil(2) } else { state.turn / 2 };
            state.side_mut(seat).turns = own;
        }
        (state.actions, state.game) = (self.actions, self.game);
        (state.sudden, state.late, state.time) = (self.sudden, self.late, self.sudden);
        let _ = state.stack.push(Frame::Turn(self.step));
        if faults.is_empty() { Ok(state) } else { Err(faults) }
    }

    fn half(&self, seat: Seat, rules: &Mm25, state: &mut State, faults: &mut Vec<String>) {
        let half = &self.halves[seat.index()];
        let mut next = seat.number();
        let turn = self.turn;
        let mut place = |placed: &Placed, zone: Zone, state: &mut State, faults: &mut Vec<String>| {
            let Some(face) = rules.library().find(&Number(placed.card.clone())) else {
                faults.push(format!("there is no card {}", placed.card));
                return Card(seat.number());
            };
            if next as usize >= CARDS {
                faults.push("more cards than a match has room for".to_owned());
                return Card(seat.number());
            }
            let card = Card(next);
            next += 2;
            let mut marks = Marks::default();
            match zone {
                Zone::Chest | Zone::Logbook | Zone::Life => {}
                Zone::Hand | Zone::Sideboard => marks.show(seat),
                _ => marks.show_all(),
            }
            marks.set(Marks::BEGAN, placed.began);
            marks.set(Marks::RESOLVED, zone == Zone::Techniques);
            let since = if zone != Zone::Bridge { 0 } else { turn - u16::from(!placed.fresh) };
            *state.body_mut(card) = Body { face, zone, marks, since, ..Body::default() };
            card
        };
        let mut side = crate::state::Side { won: half.won, mulligan: half.mulligan, ..Default::default() };
        for space in Space::ALL {
            let captain = (space == Space::Captain).then(|| Placed::of("filler"));
            let Some(placed) = half.bridge[space as usize].clone().or(captain) else { continue };
            let card = place(&placed, Zone::Bridge, state, faults);
            side.bridge[space as usize] = Some(card);
            let printed = rules.library().card(state.body(card).face).stats.map_or(1, |stats| stats.life);
            for _ in 0..placed.life.unwrap_or(printed) {
                let life = place(&Placed::of("filler"), Zone::Life, state, faults);
                let _ = side.life[space as usize].push(life);
            }
        }
        for zone in [Zone::Reinforcements, Zone::Techniques, Zone::Hand, Zone::Ocean, Zone::Trophies, Zone::Sideboard] {
            let described = half.zones.iter().filter(|(z, _)| *z == zone).flat_map(|(_, cards)| cards);
            for placed in described {
                let card = place(placed, zone, state, faults);
                let fits = match zone {
                    Zone::Reinforcements => side.reinforcements.push(card).is_ok(),
                    Zone::Techniques => side.techniques.push(card).is_ok(),
                    Zone::Hand => side.hand.push(card).is_ok(),
                    Zone::Ocean => side.ocean.insert(0, card).is_ok(),
                    Zone::Trophies => side.trophies.push(card).is_ok(),
                    _ => side.sideboard.push(card).is_ok(),
                };
                if !fits {
                    faults.push("more cards than the zone holds".to_owned());
                }
            }
        }
        for (zone, count) in [(Zone::Chest, half.chest), (Zone::Logbook, half.logbook)] {
            let described = half.zones.iter().filter(|(z, _)| *z == zone).flat_map(|(_, cards)| cards.clone());
            let mut cards: Vec<Placed> = described.collect();
            let unsaid = if zone == Zone::Chest { 10 } else { 3 };
            let count = count.map_or(if cards.is_empty() { unsaid } else { cards.len() }, usize::from);
            cards.resize(cards.len().max(count), Placed::of("filler"));
            for placed in cards.iter().rev() {
                let card = place(placed, zone, state, faults);
                let _ = if zone == Zone::Chest { side.chest.push(card) } else { side.logbook.push(card) };
            }
        }
        state.cards = state.cards.max(next);
        *state.side_mut(seat) = side;
        state.sort(seat);
    }
}

fn blank(name: &str) -> Definition {
    Definition {
        number: Number(name.to_owned()),
        name: name.to_owned(),
        title: None,
        words: Default::default(),
        category: Category::Character,
        crews: vec![Crew("Pirates".to_owned())],
        stats: Some(Stats { power: 300, damage: 1, life: 2 }),
        members: Vec::new(),
        users: None,
        limit: None,
        window: None,
        hats: 0,
        abilities: Vec::new(),
    }
}

/// What is printed on a made-up card.
fn facts(made: &mut Definition, words: &mut Words<'_>) -> Result<(), Misread> {
    let stats = |made: &mut Definition| made.stats.unwrap_or(Stats { power: 300, damage: 1, life: 2 });
    loop {
        let now = stats(made);
        if words.eat("power") {
            made.stats = Some(Stats { power: words.number()?, ..now });
        } else if words.eat("damage") {
            made.stats = Some(Stats { damage: words.number()?, ..now });
        } else if words.eat("life") {
            made.stats = Some(Stats { life: words.number()?, ..now });
        } else if words.eat("hats") {
            made.hats = words.number()?;
        } else if words.eat("limited") {
            made.limit = Some(words.number()?);
        } else if words.eat("named") {
            made.name = words.text()?.to_owned();
        } else if words.eat("crews") {
            made.crews = words.list(|words| words.text().map(|name| Crew(name.to_owned())))?;
        } else if words.eat("crew") {
            made.crews = vec![Crew(words.text()?.to_owned())];
        } else if words.eat("members") {
            made.category = Category::Team;
            made.members = words.list(|words| words.text().map(str::to_owned))?;
        } else if words.eat("usable by") {
            made.category = Category::Technique;
            made.users = Some(match words.eat("anyone") {
                true => Users::Anyone,
                false => Users::Named(words.list(|words| words.text().map(str::to_owned))?),
            });
        } else if words.eat("window") {
            made.category = Category::Technique;
            made.window = Some(words.known("a window", window)?);
        } else {
            words.known("a fact of a card", |word| {
                match word {
                    "character" => made.category = Category::Character,
                    "technique" => made.category = Category::Technique,
                    "team" => made.category = Category::Team,
                    _ => return None,
                }
                Some(())
            })?;
        }
        if !words.eat_mark(',') {
            return Ok(());
        }
    }
}

/// Windows as the rule file numbers them.
fn window(word: &str) -> Option<Window> {
    Some(match word {
        "W0" => Window::Declared,
        "W1" => Window::Before,
        "W2" => Window::BattleActions,
        "interrupt" => Window::Interrupt,
        "W3" => Window::BeforeComparison,
        "W4" => Window::AfterComparison,
        "W5" => Window::BeforeDamage,
        "W6" => Window::Defeated,
        "W8" => Window::AfterBattle,
        _ => return None,
    })
}

/// What a category does not have is absent; what a Technique must have is there.
fn without_absent(mut card: Definition) -> Definition {
    if card.category == Category::Technique {
        (card.stats, card.crews) = (None, Vec::new());
        card.users.get_or_insert(Users::Anyone);
        card.window.get_or_insert(Window::BattleActions);
    }
    card
}

/// The card of which undescribed places consist: a Character without text.
fn filler() -> Definition {
    Definition { name: "Filler".to_owned(), ..blank("filler") }
}
