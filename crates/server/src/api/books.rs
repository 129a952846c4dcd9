//! Rulebooks and cards, to be read in one's own language.

use super::{No, Problem};
use crate::serve::App;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use games::{CardText, GameId, Offered, Visitor};
use kernel::{Clause, KernelClause};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::{IntoParams, ToSchema};
use words::{Lang, Voice};

/// In which language.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Reader {
    /// `en`, `ja`, `zh-Hant` or `it`.
    #[serde(default)]
    lang: Option<String>,
}

impl Reader {
    pub(super) fn voice(self, app: &App) -> &Voice {
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
    struct Clauses<'a>(&'a Voice);
    impl Visitor for Clauses<'_> {
        type Out = Vec<ClauseText>;
        fn visit<R: Offered>(self) -> Self::Out {
            clauses::<R::Clause>(self.0)
        }
    }
    Ok(kept(GameId::parse(&game).ok_or_else(No::not_found)?.visit(Clauses(voice))))
}

/// The cards of a game.
#[utoipa::path(get, path = "/api/cards/{game}", params(("game" = GameId, Path), Reader), responses((status = 200, body = Vec<CardText>), (status = 404, body = Problem)))]
pub(crate) async fn cards(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(reader): Query<Reader>,
) -> Result<Response, No> {
    let voice = reader.voice(&app);
    struct Cards<'a>(&'a Voice);
    impl Visitor for Cards<'_> {
        type Out = Vec<CardText>;
        fn visit<R: Offered>(self) -> Self::Out {
            let book = R::book();
            book.cards().into_iter().map(|card| book.text(card, self.0)).collect()
        }
    }
    Ok(kept(GameId::parse(&game).ok_or_else(No::not_found)?.visit(Cards(voice))))
}
