//! ZOMBIE WORLD ORDER in the registry.

use crate::cards::{BadCards, CardText, Figure, facts, said};
use crate::{Choice, ChoiceKind, Chosen, Layout, Length, Offered, Scope, Seating};
use kernel::{Clause as _, Seat};
use script::Number;
use table::FactKind;
use words::{Headings, Line, Names, Voice};
use zwo::{
    Category, Colour, Deck, DeckFault, Definition, InjuryThreshold, LateTargets, Options, SameCardAnswers, Setup,
    State, Zwo,
};

impl Offered for Zwo {
    type Deck = Deck;

    const SEATS: Seating = Seating::TWO;
    const SHORT: &'static str = "zwo-short";
    const ABOUT: &'static str = "zwo-about";
    const LAYOUT: Layout = Layout::Halves;
    const COVERAGE: &'static str = include_str!("../../../rules/zwo.coverage");
    const HEADINGS: Option<Headings> = Some(words::zwo::headings);

    fn built_in() -> Zwo {
        Zwo::built_in()
    }

    fn with(source: &str) -> Result<Zwo, BadCards> {
        let cards = zwo::notation::read_cards(source).map_err(BadCards::Problems)?;
        Zwo::with(cards).map_err(BadCards::too_much)
    }

    fn choices() -> &'static [Choice] {
        const CHOICES: &[Choice] = &[
            Choice {
                id: "injury_threshold",
                kind: ChoiceKind::One(&[
                    ("strict", "zwo-option-injury-threshold-strict"),
                    ("at-least", "zwo-option-injury-threshold-at-least"),
                ]),
                scope: Scope::Game,
                label: "zwo-option-injury-threshold",
            },
            Choice {
                id: "same_card_answers",
                kind: ChoiceKind::Switch,
                scope: Scope::Game,
                label: "zwo-option-same-card-answers",
            },
            Choice {
                id: "late_targets",
                kind: ChoiceKind::Switch,
                scope: Scope::Game,
                label: "zwo-option-late-targets",
            },
        ];
        CHOICES
    }

    fn match_of(_: u8, decks: &[Deck], chosen: &Chosen, _: Length) -> Option<Setup> {
        let mut options = Options::default();
        if chosen.one("injury_threshold") == Some("at-least") {
            options.injury_threshold = InjuryThreshold::AtLeast;
        }
        if chosen.is_on("same_card_answers") {
            options.same_card_answers = SameCardAnswers::Allowed;
        }
        if chosen.is_on("late_targets") {
            options.late_targets = LateTargets::Allowed;
        }
        let [one, two] = decks else { return None };
        Some(Setup { options, ..Setup::of(one.clone(), two.clone()) })
    }

    fn let_begin(setup: &mut Setup, first: Seat) {
        setup.first = Some(first);
    }

    fn starters() -> &'static [(&'static str, Deck)] {
        zwo::starter_decks()
    }

    fn cards(&self) -> Vec<&Definition> {
        self.library().cards().iter().collect()
    }

    fn find(&self, number: &Number) -> Option<&Definition> {
        self.library().find(number).map(|face| self.library().card(face))
    }

    fn whole(&self, card: &Definition) -> Vec<Line> {
        words::zwo::whole(card)
    }

    fn text(&self, card: &Definition, voice: &Voice) -> CardText {
        let (summary, lines) = said(&words::zwo::whole(card), voice);
        let colour = |colour| match colour {
            Colour::Green => "green",
            Colour::Blue => "blue",
            Colour::Red => "red",
        };
        let keyword = |keyword| voice.say(&words::zwo::keyword(keyword), &Names::numbered(0));
        CardText {
            code: card.number.0.clone(),
            name: voice.name(&words::zwo::name(card)),
            title: None,
            kind: match card.category {
                Category::Zombie => "zombie",
                Category::Event => "event",
            },
            colours: card.colours.iter().map(|one| colour(one).to_owned()).collect(),
            facts: facts([
                (FactKind::Cost, card.summon_cost.map(i64::from)),
                (FactKind::Revive, card.revive_cost.map(i64::from)),
                (FactKind::Power, card.power.map(i64::from)),
                (FactKind::Critical, card.critical.map(i64::from)),
            ]),
            types: card.keywords.iter().copied().map(keyword).collect(),
            summary,
            lines,
            figure: Figure::named(&card.name),
        }
    }

    fn found_by(card: &Definition) -> Vec<&str> {
        let names = &card.names;
        let all =
            [Some(&card.number.0), Some(&card.name), names.ja.as_ref(), names.zh_hant.as_ref(), names.it.as_ref()];
        all.into_iter().flatten().map(String::as_str).collect()
    }

    fn fault_of(fault: &DeckFault) -> (Line, &'static str) {
        (words::zwo::deck_fault(fault), fault.clause().id())
    }

    fn beginner(&self, state: &State) -> Option<Seat> {
        Some(state.beginner())
    }
}
