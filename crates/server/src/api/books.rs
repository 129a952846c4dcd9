//! Rulebooks and cards, to be read in one's own language.

use super::{No, Problem};
use crate::games::{self, GameId};
use crate::serve::App;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use kernel::{Clause, KernelClause};
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::sync::Arc;
use utoipa::{IntoParams, ToSchema};
use words::{Lang, Line, Names, Voice};

/// In which language.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Reader {
    /// `en`, `ja`, `zh-Hant` or `it`.
    #[serde(default)]
    lang: Option<String>,
}

impl Reader {
    fn voice(self, app: &App) -> &Voice {
        app.rooms.shared.voices.of(self.lang.as_deref().and_then(Lang::parse).unwrap_or(Lang::En))
    }
}

/// A clause of a rulebook.
#[derive(Serialize, ToSchema)]
pub(crate) struct ClauseText {
    /// Its id: `OP-8.3.1`.
    clause: &'static str,
    title: String,
    text: String,
    /// Where it comes from.
    origin: String,
}

/// A number of a card.
#[derive(Serialize, ToSchema)]
pub(crate) struct CardFact {
    /// Which one: `cost`, `power`, …
    id: &'static str,
    value: i64,
}

/// A card as it is printed.
#[derive(Serialize, ToSchema)]
pub(crate) struct CardText {
    code: String,
    name: String,
    /// A second name, where the game has such.
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    /// `leader`, `character`, `event`, `stage`, `zombie`, `technique`, `team`; in UNO `number`, `skip`, …
    kind: String,
    colours: Vec<String>,
    facts: Vec<CardFact>,
    /// Types, crews, attributes.
    types: Vec<String>,
    /// All facts in a line, for people.
    summary: String,
    /// What it does, an ability a line.
    lines: Vec<String>,
}

/// A word for programs.
fn word(value: impl Debug) -> String {
    format!("{value:?}").to_lowercase()
}

fn facts<const N: usize>(facts: [(&'static str, Option<i64>); N]) -> Vec<CardFact> {
    facts.into_iter().filter_map(|(id, value)| Some(CardFact { id, value: value? })).collect()
}

/// What a browser may keep for an hour: it changes only with the program.
fn kept(value: impl Serialize) -> Response {
    let mut response = Json(value).into_response();
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=3600"));
    response
}

fn clauses<C: Clause>(voice: &Voice) -> Vec<ClauseText> {
    fn told(clause: impl Clause, voice: &Voice) -> ClauseText {
        ClauseText {
            clause: clause.id(),
            title: voice.clause_title(clause),
            text: voice.clause_text(clause),
            origin: voice.clause_origin(clause),
        }
    }
    let own = C::ALL.iter().map(|&clause| told(clause, voice));
    own.chain(KernelClause::ALL.iter().map(|&clause| told(clause, voice))).collect()
}

/// A rulebook, clause by clause.
#[utoipa::path(get, path = "/api/rules/{game}", params(("game" = GameId, Path), Reader), responses((status = 200, body = Vec<ClauseText>), (status = 404, body = Problem)))]
pub(crate) async fn rules(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(reader): Query<Reader>,
) -> Result<Response, No> {
    let voice = reader.voice(&app);
    Ok(kept(match GameId::parse(&game).ok_or_else(No::not_found)? {
        GameId::Uno => clauses::<uno::Clause>(voice),
        GameId::Opcg => clauses::<opcg::Clause>(voice),
        GameId::Zwo => clauses::<zwo::Clause>(voice),
        GameId::Mm25 => clauses::<mm25::Clause>(voice),
    }))
}

/// The cards of a game.
#[utoipa::path(get, path = "/api/cards/{game}", params(("game" = GameId, Path), Reader), responses((status = 200, body = Vec<CardText>), (status = 404, body = Problem)))]
pub(crate) async fn cards(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(reader): Query<Reader>,
) -> Result<Response, No> {
    let voice = reader.voice(&app);
    let cards: Vec<CardText> = match GameId::parse(&game).ok_or_else(No::not_found)? {
        GameId::Uno => uno::Face::all().map(|face| of_uno(face, voice)).collect(),
        GameId::Opcg => {
            let book = games::opcg();
            book.library().cards().iter().map(|card| of_opcg(book, card, voice)).collect()
        }
        GameId::Zwo => games::zwo().library().cards().iter().map(|card| of_zwo(card, voice)).collect(),
        GameId::Mm25 => games::mm25().library().cards().iter().map(|card| of_mm25(card, voice)).collect(),
    };
    Ok(kept(cards))
}

/// The printed lines of a card: what its facts are, and what it does.
fn said(whole: &[Line], voice: &Voice) -> (String, Vec<String>) {
    let say = |line: &Line| voice.say(line, &Names::numbered(2));
    (whole.get(1).map(say).unwrap_or_default(), whole.iter().skip(2).map(say).collect())
}

fn of_uno(face: uno::Face, voice: &Voice) -> CardText {
    CardText {
        code: face.to_string(),
        name: voice.say(&words::uno::card(face), &Names::numbered(0)),
        title: None,
        kind: match face.kind() {
            uno::Kind::Number(_) => "number".to_owned(),
            kind => word(kind),
        },
        colours: face.colour().map(word).into_iter().collect(),
        facts: facts([("points", Some(i64::from(face.points())))]),
        types: Vec::new(),
        summary: String::new(),
        lines: Vec::new(),
    }
}

fn of_opcg(book: &opcg::Opcg, card: &opcg::Definition, voice: &Voice) -> CardText {
    let (summary, lines) = said(&words::opcg::whole(book, card), voice);
    CardText {
        code: card.number.0.clone(),
        name: voice.name(&words::opcg::name(card)),
        title: None,
        kind: word(card.category),
        colours: card.colours.iter().map(word).collect(),
        facts: facts([
            ("cost", card.cost.map(i64::from)),
            ("power", card.power.map(i64::from)),
            ("counter", card.counter.map(i64::from)),
            ("life", card.life.map(i64::from)),
        ]),
        types: card.types.iter().map(|name| voice.name(&words::opcg::type_named(name))).collect(),
        summary,
        lines,
    }
}

fn of_zwo(card: &zwo::Definition, voice: &Voice) -> CardText {
    let (summary, lines) = said(&words::zwo::whole(card), voice);
    CardText {
        code: card.number.0.clone(),
        name: voice.name(&words::zwo::name(card)),
        title: None,
        kind: word(card.category),
        colours: card.colours.iter().map(word).collect(),
        facts: facts([
            ("cost", card.summon_cost.map(i64::from)),
            ("revive", card.revive_cost.map(i64::from)),
            ("power", card.power.map(i64::from)),
            ("critical", card.critical.map(i64::from)),
        ]),
        types: card.keywords.iter().map(word).collect(),
        summary,
        lines,
    }
}

fn of_mm25(card: &mm25::Definition, voice: &Voice) -> CardText {
    let (summary, lines) = said(&words::mm25::whole(card), voice);
    CardText {
        code: card.number.0.clone(),
        name: voice.name(&words::mm25::name(card)),
        title: words::mm25::title(card).map(|title| voice.name(&title)),
        kind: word(card.category),
        // Crews are told apart as colours are elsewhere.
        colours: card.crews.iter().map(|crew| crew.0.to_lowercase().replace(' ', "-")).collect(),
        facts: facts([
            ("power", card.stats.map(|stats| i64::from(stats.power))),
            ("damage", card.stats.map(|stats| i64::from(stats.damage))),
            ("life", card.stats.map(|stats| i64::from(stats.life))),
        ]),
        types: card.crews.iter().map(|crew| crew.0.clone()).collect(),
        summary,
        lines,
    }
}
