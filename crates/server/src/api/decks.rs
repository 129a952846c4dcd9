//! Decks that guests keep.

use super::{Body, Known, No, Problem, too_long};
use crate::deal;
use crate::serve::App;
use crate::storage::{Deck, Guest};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use games::{Chosen, GameId};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;
use wire::Reason;
use words::Lang;

/// A guest may keep so many.
const MOST: usize = 100;
const NAME: usize = 60;

/// A deck.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Kept {
    /// Chosen by its owner: letters, digits, hyphens.
    #[schema(pattern = "^[A-Za-z0-9-]{1,40}$")]
    id: String,
    game: GameId,
    #[schema(max_length = 60)]
    name: String,
    /// In any of the formats that players use.
    #[schema(max_length = 8000)]
    list: String,
}

/// What is wrong with a deck: nothing, if it may be played.
#[derive(Serialize, ToSchema)]
pub(crate) struct Checked {
    #[schema(value_type = Vec<Object>)]
    faults: Vec<Reason>,
}

/// A deck to look at.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ToCheck {
    game: GameId,
    /// In any of the formats that players use.
    #[schema(max_length = 8000)]
    list: String,
}

/// Your decks.
#[utoipa::path(get, path = "/api/decks", responses((status = 200, body = Vec<Kept>), (status = 401, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn list(State(app): State<Arc<App>>, Known(guest): Known) -> Result<Json<Vec<Kept>>, No> {
    let decks = app.rooms.shared.store.decks(&Guest(guest)).await?;
    let kept = |deck: Deck| {
        let game = GameId::parse(&deck.game)?;
        Some(Kept { id: deck.id, game, name: deck.name, list: deck.list })
    };
    Ok(Json(decks.into_iter().filter_map(kept).collect()))
}

/// Keeps a deck, in the place of one with the same id. It may have faults.
#[utoipa::path(post, path = "/api/decks", request_body = Kept, responses((status = 200, body = Checked), (status = 400, body = Problem), (status = 401, body = Problem), (status = 409, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn save(
    State(app): State<Arc<App>>,
    Known(guest): Known,
    Body(kept): Body<Kept>,
) -> Result<Json<Checked>, No> {
    let sound =
        |id: &str| !id.is_empty() && id.len() <= 40 && id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    if !sound(&kept.id) || too_long(&kept.list) || kept.name.chars().count() > NAME {
        return Err(No::plain(StatusCode::BAD_REQUEST, "deck"));
    }
    let store = &app.rooms.shared.store;
    let guest = Guest(guest);
    let there = store.decks(&guest).await?;
    if there.len() >= MOST && there.iter().all(|deck| deck.id != kept.id) {
        return Err(No::plain(StatusCode::CONFLICT, "too-many-decks"));
    }
    let faults = faults(&app, kept.game, &kept.list);
    let deck = Deck { guest, id: kept.id, game: kept.game.name().to_owned(), name: kept.name, list: kept.list };
    store.save_deck(deck).await?;
    Ok(Json(Checked { faults }))
}

fn faults(app: &App, game: GameId, list: &str) -> Vec<Reason> {
    let voice = app.rooms.shared.voices.of(Lang::En);
    deal::check_deck(game, list, &Chosen::default(), voice).err().unwrap_or_default()
}

/// Forgets a deck.
#[utoipa::path(delete, path = "/api/decks/{id}", params(("id" = String, Path)), responses((status = 204), (status = 401, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn remove(
    State(app): State<Arc<App>>,
    Known(guest): Known,
    Path(id): Path<String>,
) -> Result<StatusCode, No> {
    app.rooms.shared.store.delete_deck(&Guest(guest), &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Looks whether a deck may be played.
#[utoipa::path(post, path = "/api/decks/check", request_body = ToCheck, responses((status = 200, body = Checked), (status = 400, body = Problem)))]
pub(crate) async fn check(State(app): State<Arc<App>>, Body(deck): Body<ToCheck>) -> Result<Json<Checked>, No> {
    if too_long(&deck.list) {
        return Err(No::plain(StatusCode::BAD_REQUEST, "list"));
    }
    Ok(Json(Checked { faults: faults(&app, deck.game, &deck.list) }))
}
