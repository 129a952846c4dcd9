//! The games, as a page needs to know them.

use super::books::Reader;
use crate::serve::App;
use axum::Json;
use axum::extract::{Query, State};
use games::{Choice, ChoiceKind, GameId, Layout, Offered, Seating, Visitor};
use serde::Serialize;
use std::sync::Arc;
use utoipa::ToSchema;
use words::{Line, Names, Voice};

/// A value that may be chosen.
#[derive(Serialize, ToSchema)]
pub(crate) struct ValueAbout {
    id: &'static str,
    /// For people.
    label: String,
}

/// Something that may be chosen.
#[derive(Serialize, ToSchema)]
pub(crate) struct ChoiceAbout {
    /// Its name in a table's `options`.
    id: &'static str,
    /// For people.
    label: String,
    /// Of a number: the smallest.
    #[serde(skip_serializing_if = "Option::is_none")]
    least: Option<u32>,
    /// Of a number: the largest.
    #[serde(skip_serializing_if = "Option::is_none")]
    most: Option<u32>,
    /// Of a number: where nothing is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    usual: Option<u32>,
    /// One of these, the first where nothing is said. A choice with neither numbers nor values is a switch, off where nothing is
    /// said.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    values: Vec<ValueAbout>,
}

/// A game that can be played.
#[derive(Serialize, ToSchema)]
pub(crate) struct GameAbout {
    id: GameId,
    /// For people.
    title: String,
    /// The same in a few words, where there is little room.
    short: String,
    /// What it is, in a sentence.
    about: String,
    /// How many sit down.
    seats: Seating,
    /// The decks that come with it; none where nobody brings one.
    decks: Vec<DeckAbout>,
    /// How a match can be played.
    options: Vec<ChoiceAbout>,
    /// What its clauses begin with.
    clauses: &'static str,
    /// How a page lays it out.
    layout: Layout,
}

/// A deck that comes with a game.
#[derive(Serialize, ToSchema)]
pub(crate) struct DeckAbout {
    /// Its name for programs.
    id: &'static str,
    /// For people.
    name: String,
}

struct About<'a>(&'a Voice);

impl About<'_> {
    fn say(&self, key: &'static str) -> String {
        self.0.say(&Line::new(key), &Names::numbered(0))
    }

    fn choice(&self, choice: &Choice) -> ChoiceAbout {
        let label = self.say(choice.label);
        let mut about = ChoiceAbout { id: choice.id, label, least: None, most: None, usual: None, values: Vec::new() };
        match choice.kind {
            ChoiceKind::Switch => {}
            ChoiceKind::Number { least, most, usual } => {
                (about.least, about.most, about.usual) = (Some(least), Some(most), Some(usual));
            }
            ChoiceKind::One(values) => {
                about.values = values.iter().map(|&(id, label)| ValueAbout { id, label: self.say(label) }).collect();
            }
        }
        about
    }
}

impl Visitor for About<'_> {
    type Out = GameAbout;

    fn visit<R: Offered>(self) -> GameAbout {
        let name = R::GAME;
        // A deck without a name of its own is called what it is.
        let named = |id: &str| self.0.say_key(&format!("{name}-deck-{id}")).unwrap_or_else(|| id.to_owned());
        GameAbout {
            id: R::ID,
            title: self.0.say(&R::book().title(), &Names::numbered(0)),
            short: self.say(R::SHORT),
            about: self.say(R::ABOUT),
            seats: R::SEATS,
            decks: R::starters().iter().map(|&(id, _)| DeckAbout { id, name: named(id) }).collect(),
            options: R::choices().iter().map(|choice| self.choice(choice)).collect(),
            clauses: R::clause_prefix(),
            layout: R::LAYOUT,
        }
    }
}

/// The games.
#[utoipa::path(get, path = "/api/games", params(Reader), responses((status = 200, body = Vec<GameAbout>)))]
pub(crate) async fn games(State(app): State<Arc<App>>, Query(reader): Query<Reader>) -> Json<Vec<GameAbout>> {
    let voice = reader.voice(&app);
    Json(GameId::ALL.iter().map(|game| game.visit(About(voice))).collect())
}
