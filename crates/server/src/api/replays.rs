//! Matches looked at again: from one seat's eyes while they last, from anybody's afterwards.

use super::tables::{Opened, seated};
use super::{Body, Known, No, Problem};
use crate::deal;
use crate::journal::{Plan, Sitting};
use crate::room::{Command, Recorded};
use crate::serve::App;
use crate::storage::{Code, Guest};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tokio::sync::oneshot;
use utoipa::{IntoParams, ToSchema};
use wire::{Event, SeatKind, Table};
use words::Lang;

/// A moment of a match.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Moment {
    /// After how many inputs; the last if there are fewer.
    #[serde(default)]
    #[param(maximum = 1000000)]
    at: Option<u32>,
    /// Whose eyes: a seat's number, or nothing for a spectator's. While the match lasts only your own.
    #[serde(default)]
    #[param(maximum = 9)]
    seat: Option<u8>,
    /// `en`, `ja`, `zh-Hant` or `it`.
    #[serde(default)]
    lang: Option<String>,
}

/// A match at a moment.
#[derive(Serialize, ToSchema)]
pub(crate) struct Frame {
    /// After how many inputs.
    step: u32,
    /// How many inputs there are.
    steps: u32,
    /// The table.
    #[schema(value_type = Object)]
    table: Table,
    /// What happened until then.
    #[schema(value_type = Vec<Object>)]
    events: Vec<Event>,
}

impl Recorded {
    /// Whether everybody may have it whole: it is over, and this program can play it to its end.
    fn open(&self) -> Result<(), No> {
        match self.eyes {
            Some(_) => Err(No::plain(StatusCode::FORBIDDEN, "not-over")),
            None if self.on_hold => Err(No::on_hold()),
            None => Ok(()),
        }
    }
}

async fn recorded(app: &App, code: &str, guest: &str) -> Result<Recorded, No> {
    let room = app.rooms.find(&Code(code.to_owned())).await?.ok_or_else(No::not_found)?;
    let (reply, answer) = oneshot::channel();
    let sent = room.send(Command::Replay(guest.to_owned(), reply)).await;
    sent.map_err(|_| No::not_found())?;
    answer.await.ok().flatten().ok_or_else(No::not_found)
}

/// A match at a moment, from somebody's eyes.
#[utoipa::path(get, path = "/api/tables/{code}/replay", params(("code" = String, Path), Moment), responses((status = 200, body = Frame), (status = 400, description = "no such seat, or no numbers"), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn at(
    State(app): State<Arc<App>>,
    Known(guest): Known,
    Path(code): Path<String>,
    Query(moment): Query<Moment>,
) -> Result<Json<Frame>, No> {
    if moment.at.is_some_and(|at| at > 1_000_000) {
        return Err(No::plain(StatusCode::BAD_REQUEST, "at"));
    }
    let no_seat = || No::plain(StatusCode::BAD_REQUEST, "seat");
    let seat = moment.seat.map(|seat| Seat::new(seat).ok_or_else(no_seat)).transpose()?;
    let recorded = recorded(&app, &code, &guest).await?;
    if seat.is_some_and(|seat| seat.index() >= recorded.seats) {
        return Err(No::not_found());
    }
    let wanted = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let viewer = match recorded.eyes {
        // While it lasts: your own eyes, or a spectator's.
        Some(own) if wanted != own && wanted != Viewer::Spectator => {
            return Err(No::plain(StatusCode::FORBIDDEN, "eyes"));
        }
        _ => wanted,
    };
    let step = moment.at.unwrap_or(recorded.step).min(recorded.step);
    let game = deal::recorded(recorded.game, &recorded.bytes, step).ok_or_else(No::not_found)?;
    let lang = moment.lang.as_deref().and_then(Lang::parse).unwrap_or(Lang::En);
    let voice = app.rooms.shared.voices.of(lang);
    let events = game.news(viewer, Default::default(), voice).events;
    let mut table = game.table(viewer, voice);
    table.answers.clear();
    Ok(Json(Frame { step, steps: recorded.step, table, events }))
}

/// A match as a file, once it is over.
#[utoipa::path(get, path = "/api/tables/{code}/file", params(("code" = String, Path)), responses((status = 200, content_type = "application/octet-stream"), (status = 403, body = Problem), (status = 404, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn file(State(app): State<Arc<App>>, Path(code): Path<String>) -> Result<impl IntoResponse, No> {
    let recorded = recorded(&app, &code, "").await?;
    recorded.open()?;
    Ok(([(header::CONTENT_TYPE, "application/octet-stream")], recorded.bytes))
}

/// From where a match is played on.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Branch {
    /// After how many inputs.
    at: u32,
    /// Your seat; bots take the others.
    #[schema(maximum = 9)]
    seat: u8,
}

/// Plays on from a moment of a match that is over, in a new one.
#[utoipa::path(post, path = "/api/tables/{code}/branch", params(("code" = String, Path)), request_body = Branch, responses((status = 200, body = Opened), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 422, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn branch(
    State(app): State<Arc<App>>,
    Known(guest): Known,
    Path(code): Path<String>,
    Body(branch): Body<Branch>,
) -> Result<Json<Opened>, No> {
    let recorded = recorded(&app, &code, &guest).await?;
    recorded.open()?;
    let about = app.rooms.about(&Code(code)).await?.ok_or_else(No::not_found)?;
    if usize::from(branch.seat) >= about.seats.len() || branch.at >= recorded.step {
        return Err(No::plain(StatusCode::UNPROCESSABLE_ENTITY, "moment"));
    }
    let name = app.rooms.shared.store.guest_name(&Guest(guest.clone())).await?.unwrap_or_else(|| super::tidy(""));
    let sitting = |place: usize| match place == usize::from(branch.seat) {
        true => Sitting { kind: SeatKind::Person, guest: Some(guest.clone()), name: name.clone(), deck: String::new() },
        false => seated(SeatKind::Mate, place, String::new()),
    };
    let plan = Plan {
        game: recorded.game,
        options: games::Chosen::default(),
        clocks: None,
        seats: (0..about.seats.len()).map(sitting).collect(),
        listed: false,
        from: Some((recorded.bytes, branch.at)),
    };
    let code = app.rooms.open(&plan).await?;
    Ok(Json(Opened::of(code)))
}
