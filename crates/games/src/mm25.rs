//! The One Piece Cardgame of 2009 in the registry.

use crate::cards::{BadCards, CardText, Figure, facts, said};
use crate::{Choice, ChoiceKind, Chosen, Layout, Length, Offered, Scope, Seating};
use kernel::{Clause as _, Seat};
use mm25::{Category, Deck, DeckFault, Definition, Mm25, Options, Setup, State};
use script::Number;
use table::FactKind;
use words::{Line, Voice};

impl Offered for Mm25 {
    type Deck = Deck;

    const SEATS: Seating = Seating::TWO;
    const SHORT: &'static str = "mm25-short";
    const ABOUT: &'static str = "mm25-about";
    const LAYOUT: Layout = Layout::Halves;
    const COVERAGE: &'static str = include_str!("../../../rules/mm25.coverage");

    fn built_in() -> Mm25 {
        Mm25::built_in()
    }

    fn with(source: &str) -> Result<Mm25, BadCards> {
        let cards = mm25::notation::read_cards(source).map_err(BadCards::Problems)?;
        Mm25::with(cards).map_err(BadCards::too_much)
    }

    fn choices() -> &'static [Choice] {
        const CHOICES: &[Choice] = &[Choice {
            id: "best_of",
            kind: ChoiceKind::One(&[("3", "mm25-option-best-of-3"), ("1", "mm25-option-best-of-1")]),
            scope: Scope::Game,
            label: "mm25-option-best-of",
        }];
        CHOICES
    }

    fn match_of(_: u8, decks: &[Deck], chosen: &Chosen, length: Length) -> Option<Setup> {
        let single = match chosen.one("best_of") {
            Some(games) => games == "1",
            None => length == Length::Game,
        };
        let options = Options { to_win: if single { 1 } else { 2 }, ..Options::default() };
        let [one, two] = decks else { return None };
        Some(Setup { options, ..Setup::of(one.clone(), two.clone()) })
    }

    fn let_begin(setup: &mut Setup, first: Seat) {
        setup.first = Some(first);
    }

    fn starters() -> &'static [(&'static str, Deck)] {
        mm25::starter_decks()
    }

    fn cards(&self) -> Vec<&Definition> {
        self.library().cards().iter().collect()
    }

    fn unplayable(&self) -> Vec<&Definition> {
        let supplied = |card: &&Definition| self.library().find(&card.number).is_some();
        mm25::published_cards().iter().filter(|card| !supplied(card)).collect()
    }

    fn find(&self, number: &Number) -> Option<&Definition> {
        let known = self.library().find(number).map(|face| self.library().card(face));
        known.or_else(|| mm25::published_cards().iter().find(|card| card.number == *number))
    }

    fn whole(&self, card: &Definition) -> Vec<Line> {
        words::mm25::whole(card)
    }

    fn text(&self, card: &Definition, voice: &Voice) -> CardText {
        let (summary, lines) = said(&words::mm25::whole(card), voice);
        CardText {
            code: card.number.0.clone(),
            name: voice.name(&words::mm25::name(card)),
            title: words::mm25::title(card).map(|title| voice.name(&title)),
            kind: match card.category {
                Category::Character => "character",
                Category::Technique => "technique",
                Category::Team => "team",
            },
            // Crews are told apart as colours are elsewhere.
            colours: card.crews.iter().map(|crew| crew.0.to_lowercase().replace(' ', "-")).collect(),
            facts: facts([
                (FactKind::Power, card.stats.map(|stats| i64::from(stats.power))),
                (FactKind::Damage, card.stats.map(|stats| i64::from(stats.damage))),
                (FactKind::Life, card.stats.map(|stats| i64::from(stats.life))),
            ]),
            types: card.crews.iter().map(|crew| crew.0.clone()).collect(),
            summary,
            lines,
            figure: Figure::named(&card.name),
        }
    }

    fn found_by(card: &Definition) -> Vec<&str> {
        let others = [&card.words.ja, &card.words.zh_hant, &card.words.it].into_iter().flatten();
        let others = others.flat_map(|(name, title)| std::iter::once(name).chain(title));
        let own = [&card.number.0, &card.name].into_iter().chain(&card.title);
        own.chain(others).chain(card.crews.iter().map(|crew| &crew.0)).map(String::as_str).collect()
    }

    fn fault_of(fault: &DeckFault) -> (Line, &'static str) {
        (words::mm25::deck_fault(fault), fault.clause().id())
    }

    fn beginner(&self, state: &State) -> Option<Seat> {
        Some(state.beginner())
    }
}
