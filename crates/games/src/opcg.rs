//! ONE PIECE CARD GAME in the registry.

use crate::cards::{BadCards, CardText, Figure, facts, said};
use crate::{Choice, ChoiceKind, Chosen, Layout, Length, Offered, Scope, Seating};
use kernel::{Clause as _, Seat};
use opcg::effects::{Ability, Timing};
use opcg::{Attribute, Category, Colour, Deck, DeckFault, Definition, Opcg, Setup, State};
use script::Number;
use table::FactKind;
use words::{Line, Voice};

impl Offered for Opcg {
    type Deck = Deck;

    const SEATS: Seating = Seating::TWO;
    const SHORT: &'static str = "opcg-short";
    const ABOUT: &'static str = "opcg-about";
    const LAYOUT: Layout = Layout::Halves;
    const COVERAGE: &'static str = include_str!("../../../rules/opcg.coverage");

    fn built_in() -> Opcg {
        Opcg::built_in()
    }

    fn with(source: &str) -> Result<Opcg, BadCards> {
        let cards = opcg::notation::read_cards(source).map_err(BadCards::Problems)?;
        Opcg::with(cards).map_err(BadCards::too_much)
    }

    fn choices() -> &'static [Choice] {
        const CHOICES: &[Choice] = &[Choice {
            id: "any_colour",
            kind: ChoiceKind::Switch,
            scope: Scope::Game,
            label: "opcg-option-any-colour",
        }];
        CHOICES
    }

    fn match_of(_: u8, decks: &[Deck], chosen: &Chosen, _: Length) -> Option<Setup> {
        let [one, two] = decks else { return None };
        Some(Setup { any_colour: chosen.is_on("any_colour"), ..Setup::of(one.clone(), two.clone()) })
    }

    fn let_begin(setup: &mut Setup, first: Seat) {
        setup.first = Some(first);
    }

    fn starters() -> &'static [(&'static str, Deck)] {
        opcg::starter_decks()
    }

    fn cards(&self) -> Vec<&Definition> {
        self.library().cards().iter().collect()
    }

    fn find(&self, number: &Number) -> Option<&Definition> {
        self.library().find(number).map(|face| self.library().card(face))
    }

    fn whole(&self, card: &Definition) -> Vec<Line> {
        words::opcg::whole(self, card)
    }

    fn text(&self, card: &Definition, voice: &Voice) -> CardText {
        let (summary, lines) = said(&words::opcg::whole(self, card), voice);
        CardText {
            code: card.number.0.clone(),
            name: voice.name(&words::opcg::name(card)),
            title: None,
            kind: match card.category {
                Category::Leader => "leader",
                Category::Character => "character",
                Category::Event => "event",
                Category::Stage => "stage",
            },
            colours: card.colours.iter().map(|&colour| colour_name(colour).to_owned()).collect(),
            facts: facts([
                (FactKind::Cost, card.cost.map(i64::from)),
                (FactKind::Power, card.power.map(i64::from)),
                (FactKind::Counter, card.counter.map(i64::from)),
                (FactKind::Life, card.life.map(i64::from)),
            ]),
            types: card.types.iter().map(|name| voice.name(&words::opcg::type_named(name))).collect(),
            summary,
            lines,
            figure: figure(card),
        }
    }

    fn found_by(card: &Definition) -> Vec<&str> {
        let names = [Some(&card.number.0), Some(&card.name), card.names.ja.as_ref(), card.names.zh_hant.as_ref()];
        names.into_iter().flatten().chain(&card.types).map(String::as_str).collect()
    }

    fn fault_of(fault: &DeckFault) -> (Line, &'static str) {
        (words::opcg::deck_fault(fault), fault.clause().id())
    }

    fn is_waived(fault: &DeckFault, chosen: &Chosen) -> bool {
        chosen.is_on("any_colour") && matches!(fault, DeckFault::Colour(_))
    }

    fn beginner(&self, state: &State) -> Option<Seat> {
        Some(state.beginner())
    }
}

fn figure(card: &Definition) -> Figure {
    let deeds = card.abilities.iter().flat_map(Ability::deeds).map(Into::into);
    let timings = card.abilities.iter().flat_map(Ability::timings).filter_map(|timing| match timing {
        Timing::Main => Some("main"),
        Timing::Counter => Some("counter"),
        Timing::OnPlay
        | Timing::WhenAttacking
        | Timing::OnBlock
        | Timing::OnKo
        | Timing::OpponentAttacks
        | Timing::StartOfGame
        | Timing::StartOfYourTurn
        | Timing::StartOfMain
        | Timing::EndOfYourTurn
        | Timing::EndOfOpponentsTurn
        | Timing::ActivateMain
        | Timing::Trigger
        | Timing::When(..)
        | Timing::Any(_) => None,
    });
    Figure {
        name: card.name.clone(),
        types: card.types.clone(),
        attribute: card.attributes.first().and_then(|&attribute| attribute_name(attribute)),
        deeds: deeds.collect(),
        timings: timings.collect(),
    }
}

fn attribute_name(attribute: Attribute) -> Option<&'static str> {
    match attribute {
        Attribute::Slash => Some("slash"),
        Attribute::Strike => Some("strike"),
        Attribute::Ranged => Some("ranged"),
        Attribute::Special => Some("special"),
        Attribute::Wisdom => Some("wisdom"),
        Attribute::Unknown => None,
    }
}

fn colour_name(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Green => "green",
        Colour::Blue => "blue",
        Colour::Purple => "purple",
        Colour::Black => "black",
        Colour::Yellow => "yellow",
    }
}
