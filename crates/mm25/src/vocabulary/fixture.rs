//! Positions, in words.

use super::{space, zone};
use crate::effects::{Ability, Window};
use crate::notation::read_ability;
use crate::setup::Options;
use crate::state::{Body, CARDS, Card, Frame, Marks, Space, State, TurnStep, Zone};
use crate::{
    Category, Crew, Deck, Definition, Library, Mm25, Number, Setup, Stats, Users, published_cards, starter_decks,
};
use kernel::scenario::{Misread, Position, Problem, Words};
use kernel::{Seat, Sink};
use script::fixture::{Beginning, DeckList, Described, MadeUp, MadeUpCards, count, new_game, one_of_two, told};
use std::sync::Arc;

/// A card of a zone as described.
#[derive(Clone, Debug, Default)]
struct Placed {
    card: String,
    life: Option<u8>,
    began: bool,
    fresh: bool,
}

impl Placed {
    fn of(card: &str) -> Placed {
        Placed { card: card.to_owned(), ..Placed::default() }
    }
}

/// One half of the table as described.
#[derive(Clone, Debug, Default)]
struct Half {
    bridge: [Option<Placed>; 3],
    zones: Described<Zone, Placed>,
    chest: Option<u8>,
    logbook: Option<u8>,
    won: u8,
    mulligan: bool,
    list: Option<DeckList>,
    sideboard: DeckList,
}

/// A position as described.
#[derive(Clone, Debug)]
pub struct Fixture {
    beginning: Beginning,
    turn: u16,
    step: TurnStep,
    actions: u8,
    game: u8,
    options: Options,
    sudden: bool,
    late: bool,
    halves: [Half; 2],
    made_up: MadeUpCards<Definition>,
}

impl Default for Fixture {
    fn default() -> Fixture {
        Fixture {
            beginning: Beginning::default(),
            turn: 7,
            step: TurnStep::Main,
            actions: 0,
            game: 1,
            options: Options::default(),
            sudden: false,
            late: false,
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
        if words.eat("single games") {
            self.options.to_win = 1;
        } else if words.eat("turn limit") {
            self.options.turns = words.number()?;
        } else if words.eat("game limit") {
            self.options.games = words.number()?;
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
            let seat = one_of_two(words)?;
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
        if words.eat("list") {
            self.halves[at].list = Some(self.made_up.read_list(words, blank)?);
            return Ok(());
        }
        if words.eat("sideboard list") {
            self.halves[at].sideboard = self.made_up.read_list(words, blank)?;
            return Ok(());
        }
        let zone = words.known("a space, a zone, 'won', 'list' or 'sideboard list'", zone)?;
        if let Some(count) = count(words) {
            match zone {
                Zone::Chest => self.halves[at].chest = Some(count),
                Zone::Logbook => self.halves[at].logbook = Some(count),
                _ => self.halves[at].zones.add(zone, vec![Placed::of("filler"); count as usize]),
            }
            return Ok(());
        }
        let cards = words.list(|words| self.placed(words))?;
        self.halves[at].zones.add(zone, cards);
        Ok(())
    }

    /// A card by its code, or a made-up one, and what is so about it: `X(power 300, life 2) life 1 has begun`.
    fn placed(&mut self, words: &mut Words<'_>) -> Result<Placed, Misread> {
        let mut placed = Placed::of(&self.made_up.read(words, blank)?);
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

    pub(super) fn position(&self, rules: &Mm25, mut sink: &mut dyn Sink<Mm25>) -> Result<Position<Mm25>, Vec<String>> {
        let cards = self.made_up.beside(rules.library().cards(), [filler()]);
        let rules = Mm25::new(Arc::new(Library::new(cards).map_err(told)?));
        if self.beginning.new_game {
            return Ok(new_game(rules, &self.setup(), sink));
        }
        let mut state = self.state(&rules)?;
        crate::atoms::Engine { rules: &rules, state: &mut state, sink: &mut sink }.run();
        Ok(Position::At(rules, Box::new(state)))
    }

    fn setup(&self) -> Setup {
        let deck = |half: &Half| {
            let sideboard = half.sideboard.clone();
            match &half.list {
                None => Deck { sideboard, ..starter_decks()[0].1.clone() },
                Some(list) => Deck { cards: list.clone(), sideboard },
            }
        };
        let decks = [deck(&self.halves[0]), deck(&self.halves[1])];
        Setup { decks, first: self.beginning.first, options: self.options }
    }

    /// The position; what was not described is filled in: a Captain, ten cards in the Chest, three in the Logbook.
    fn state(&self, rules: &Mm25) -> Result<State, Vec<String>> {
        let mut faults = Vec::new();
        let mut state = State::empty(Position::<Mm25>::seed());
        state.options = self.options;
        for seat in Seat::all(2) {
            self.half(seat, rules, &mut state, &mut faults);
        }
        state.first = self.beginning.first.unwrap_or(Seat::FIRST);
        state.turn_player = self.beginning.turn_player.unwrap_or(Seat::FIRST);
        let begins = u16::from(self.step == TurnStep::Initial);
        state.turn = self.turn.saturating_sub(begins);
        for seat in Seat::all(2) {
            let own = if seat == state.first { state.turn.div_ceil(2) } else { state.turn / 2 };
            // In the first turn, who faces a mulligan need not bring the Hand to four (MM-2.6.3).
            let exempt = own <= 1 && self.halves[script::other(seat).index()].mulligan;
            let side = state.side_mut(seat);
            (side.turns, side.exempt) = (own, exempt);
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
            for placed in half.zones.of(zone) {
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
            let mut cards: Vec<Placed> = half.zones.of(zone).cloned().collect();
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

impl MadeUp for Definition {
    type Ability = Ability;

    fn read_ability(text: &str) -> Result<Ability, Problem> {
        read_ability(text)
    }

    fn abilities(&mut self) -> &mut Vec<Ability> {
        &mut self.abilities
    }

    fn read_facts(&mut self, words: &mut Words<'_>) -> Result<(), Misread> {
        let stats = |card: &Definition| card.stats.unwrap_or(Stats { power: 300, damage: 1, life: 2 });
        loop {
            let now = stats(self);
            if words.eat("power") {
                self.stats = Some(Stats { power: words.number()?, ..now });
            } else if words.eat("damage") {
                self.stats = Some(Stats { damage: words.number()?, ..now });
            } else if words.eat("life") {
                self.stats = Some(Stats { life: words.number()?, ..now });
            } else if words.eat("hats") {
                self.hats = words.number()?;
            } else if words.eat("limited") {
                self.limit = Some(words.number()?);
            } else if words.eat("named") {
                self.name = words.text()?.to_owned();
            } else if words.eat("crews") {
                self.crews = words.list(|words| words.text().map(|name| Crew(name.to_owned())))?;
            } else if words.eat("crew") {
                self.crews = vec![Crew(words.text()?.to_owned())];
            } else if words.eat("members") {
                self.category = Category::Team;
                self.members = words.list(|words| words.text().map(str::to_owned))?;
            } else if words.eat("usable by") {
                self.category = Category::Technique;
                self.users = Some(match words.eat("anyone") {
                    true => Users::Anyone,
                    false => Users::Named(words.list(|words| words.text().map(str::to_owned))?),
                });
            } else if words.eat("window") {
                self.category = Category::Technique;
                self.window = Some(words.known("a window", window)?);
            } else {
                words.known("a fact of a card", |word| {
                    match word {
                        "character" => self.category = Category::Character,
                        "technique" => self.category = Category::Technique,
                        "team" => self.category = Category::Team,
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

    /// What a category does not have is absent; what a Technique must have is there.
    fn without_absent(mut self) -> Definition {
        if self.category == Category::Technique {
            (self.stats, self.crews) = (None, Vec::new());
            self.users.get_or_insert(Users::Anyone);
            self.window.get_or_insert(Window::BattleActions);
        }
        self
    }

    fn incomplete(number: &str) -> Option<Definition> {
        let mut card = published_cards().iter().find(|card| card.number.0 == number)?.clone();
        if card.crews.is_empty() {
            card.crews = blank(number).crews;
        }
        Some(card)
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

/// The card of which undescribed places consist: a Character without text.
fn filler() -> Definition {
    Definition { name: "Filler".to_owned(), ..blank("filler") }
}
