//! UNO One Piece in the registry.

use crate::cards::{CardText, facts};
use crate::{Choice, ChoiceKind, Chosen, Ended, Layout, Length, NoDeck, Offered, Scope, Seating};
use kernel::{Rules, Seat, Viewer};
use std::convert::Infallible;
use std::sync::LazyLock;
use table::FactKind;
use uno::{Action, Colour, Face, Kind, Mode, Preset, Setup, State, Uno};
use words::{Lang, Line, Names, Voice};

impl Offered for Uno {
    type Deck = NoDeck<Face>;

    const SEATS: Seating = Seating { least: 2, most: 10, usual: 4 };
    const SHORT: &'static str = "uno-short";
    const ABOUT: &'static str = "uno-about";
    const LAYOUT: Layout = Layout::Ring;
    const COVERAGE: &'static str = include_str!("../../../rules/uno.coverage");
    const QUOTED_IN: &'static [Lang] = &[Lang::ZhHant];

    fn built_in() -> Uno {
        Uno
    }

    fn choices() -> &'static [Choice] {
        const CHOICES: &[Choice] = &[
            Choice {
                id: "preset",
                kind: ChoiceKind::One(&[
                    ("standard", "uno-option-preset-standard"),
                    ("table", "uno-option-preset-table"),
                ]),
                scope: Scope::Game,
                label: "uno-option-preset",
            },
            Choice {
                id: "mode",
                kind: ChoiceKind::One(&[
                    ("rounds", "uno-option-mode-rounds"),
                    ("first500", "uno-option-mode-first500"),
                    ("elimination", "uno-option-mode-elimination"),
                ]),
                scope: Scope::Match,
                label: "uno-option-mode",
            },
            Choice {
                id: "rounds",
                kind: ChoiceKind::Number { least: 0, most: 255, usual: 5 },
                scope: Scope::Match,
                label: "uno-option-rounds",
            },
            Choice {
                id: "turn_limit",
                kind: ChoiceKind::Number { least: 0, most: 65_535, usual: 5000 },
                scope: Scope::Game,
                label: "uno-option-turn-limit",
            },
        ];
        CHOICES
    }

    fn match_of(seats: u8, _: &[NoDeck<Face>], chosen: &Chosen, length: Length) -> Option<Setup> {
        let usual = Setup::default();
        Some(Setup {
            seats,
            preset: chosen.one("preset").and_then(Preset::parse).unwrap_or(usual.preset),
            mode: chosen.one("mode").and_then(Mode::parse).unwrap_or(usual.mode),
            rounds: match length {
                Length::Game => 1,
                Length::Match => chosen.number("rounds").unwrap_or(usual.rounds),
            },
            turn_limit: chosen.number("turn_limit").unwrap_or(usual.turn_limit),
            ..usual
        })
    }

    /// Who sits to the left of the dealer begins (UN-3.1.3).
    fn let_begin(setup: &mut Setup, first: Seat) {
        setup.dealer = Seat::new((first.number() + setup.seats - 1) % setup.seats);
    }

    fn cards(&self) -> Vec<&Face> {
        static FACES: LazyLock<Vec<Face>> = LazyLock::new(|| Face::all().collect());
        FACES.iter().collect()
    }

    fn whole(&self, card: &Face) -> Vec<Line> {
        vec![words::uno::card(*card)]
    }

    fn text(&self, card: &Face, voice: &Voice) -> CardText {
        CardText {
            code: card.to_string(),
            name: voice.say(&words::uno::card(*card), &Names::numbered(0)),
            kind: match card.kind() {
                Kind::Number(_) => "number",
                Kind::DrawTwo => "drawtwo",
                Kind::Reverse => "reverse",
                Kind::Skip => "skip",
                Kind::Wild => "wild",
                Kind::Ace => "ace",
                Kind::RedHair => "redhair",
                Kind::Blackbeard => "blackbeard",
            },
            colours: card.colour().map(|colour| colour_name(colour).to_owned()).into_iter().collect(),
            facts: facts([(FactKind::Points, Some(i64::from(card.points())))]),
            ..CardText::default()
        }
    }

    fn found_by(_: &Face) -> Vec<&str> {
        Vec::new()
    }

    fn fault_of(fault: &Infallible) -> (Line, &'static str) {
        match *fault {}
    }

    // Who has no card has won, perhaps without a point; where everybody holds some, the round was void.
    fn ended(&self, state: &State) -> Ended {
        let sizes = self.view(state, Viewer::Spectator).sizes;
        Seat::all(self.seats(state)).find(|seat| sizes[seat.index()] == 0).map_or(Ended::Void, Ended::Won)
    }

    fn typed(text: &str) -> Option<Action> {
        Action::read(text).ok()
    }
}

fn colour_name(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "blue",
        Colour::Green => "green",
        Colour::Red => "red",
        Colour::Yellow => "yellow",
    }
}
