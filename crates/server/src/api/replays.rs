//! Matches looked at again: from one seat's eyes while they last, from anybody's afterwards.

use super::tables::Opened;
use super::{Asked, Body, Known, No, Problem};
use crate::deal::{self, NotShown, Slice};
use crate::journal::{Plan, Sat, Sitting};
use crate::playback::NotPlayed;
use crate::room::seats::bot;
use crate::room::{Command, Recorded};
use crate::serve::App;
use crate::storage::{Code, Guest};
use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, Path, Request, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use games::GameId;
use kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use std::ops::Range;
use std::sync::Arc;
use tokio::sync::oneshot;
use utoipa::{IntoParams, ToSchema};
use wire::{Event, Record, SeatKind, Table};
use words::Lang;

/// So many moments are told at once.
const SLICE: u32 = 1_000;

/// No match has more inputs.
const MOST: u32 = 1_000_000;

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

impl Moment {
    /// Where it is, and through whose eyes.
    fn read(&self) -> Result<(Option<u32>, Viewer), No> {
        if self.at.is_some_and(|at| at > MOST) {
            return Err(No::plain(StatusCode::BAD_REQUEST, "at"));
        }
        let no_seat = || No::plain(StatusCode::BAD_REQUEST, "seat");
        let seat = self.seat.map(|seat| Seat::new(seat).ok_or_else(no_seat)).transpose()?;
        Ok((self.at, seat.map_or(Viewer::Spectator, Viewer::Seat)))
    }

    fn lang(&self) -> Lang {
        self.lang.as_deref().and_then(Lang::parse).unwrap_or(Lang::En)
    }
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

    /// Whether it may be seen through these eyes. While it lasts: your own, or a spectator's.
    fn seen_by(&self, viewer: Viewer) -> Result<(), No> {
        if matches!(viewer, Viewer::Seat(seat) if seat.index() >= self.seats.len()) {
            return Err(No::not_found());
        }
        match self.eyes {
            Some(own) if viewer != own && viewer != Viewer::Spectator => Err(No::plain(StatusCode::FORBIDDEN, "eyes")),
            _ => Ok(()),
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

/// Plays something again on a thread that may be busy for a while, a few at a time.
async fn played<T: Send + 'static>(app: &Arc<App>, play: impl FnOnce(&App) -> T + Send + 'static) -> Result<T, No> {
    let shared = app.clone();
    Ok(app.playback.run(move || play(&shared)).await?)
}

impl From<NotPlayed> for No {
    fn from(why: NotPlayed) -> No {
        let what = match why {
            NotPlayed::Busy => "busy",
            NotPlayed::BrokenOff => "stopping",
        };
        No::plain(StatusCode::SERVICE_UNAVAILABLE, what)
    }
}

/// A file that somebody sends.
pub(crate) struct Sent(Bytes);

impl FromRequest<Arc<App>> for Sent {
    type Rejection = No;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, No> {
        let read = Bytes::from_request(request, app).await;
        read.map(Sent).map_err(|rejection| match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => No::plain(StatusCode::PAYLOAD_TOO_LARGE, "too-long"),
            _ => No::plain(StatusCode::BAD_REQUEST, "malformed"),
        })
    }
}

impl From<NotShown> for No {
    fn from(why: NotShown) -> No {
        match why {
            NotShown::Garbled => No::plain(StatusCode::UNPROCESSABLE_ENTITY, "no-replay"),
            NotShown::Version => No::plain(StatusCode::UNPROCESSABLE_ENTITY, "version"),
            NotShown::Seat => No::not_found(),
        }
    }
}

/// A match at a moment, through somebody's eyes.
#[utoipa::path(get, path = "/api/tables/{code}/replay", params(("code" = String, Path), Moment), responses((status = 200, body = Frame), (status = 400, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn at(
    State(app): State<Arc<App>>,
    known: Result<Known, No>,
    Path(code): Path<String>,
    Asked(moment): Asked<Moment>,
) -> Result<Json<Frame>, No> {
    let (at, viewer) = moment.read()?;
    let guest = known.map_or_else(|_| String::new(), |Known(guest)| guest);
    let recorded = recorded(&app, &code, &guest).await?;
    recorded.seen_by(viewer)?;
    let step = at.unwrap_or(recorded.step).min(recorded.step);
    let steps = recorded.step;
    let frame = played(&app, move |app| {
        let voice = app.rooms.shared.voices.of(moment.lang());
        let game = deal::recorded(recorded.game, &recorded.bytes, step)?;
        let events = game.news(viewer, Default::default(), voice).events;
        let mut table = game.table(viewer, voice);
        table.answers.clear();
        Some(Frame { step, steps, table, events })
    });
    frame.await?.map(Json).ok_or_else(No::not_found)
}

/// A thousand moments from one on.
fn moments(from: u32) -> Range<u32> {
    from..from.saturating_add(SLICE)
}

fn told(game: GameId, seats: Vec<Sat>, viewer: Viewer, from: u32, over: bool, slice: Slice) -> Json<Record> {
    let eyes = match viewer {
        Viewer::Seat(seat) => Some(seat.number()),
        Viewer::Spectator => None,
    };
    let seats = seats.into_iter().map(|Sat { kind, name, .. }| wire::Sat { name, kind }).collect();
    let Slice { steps, first, changes, events, .. } = slice;
    Json(Record { game: game.name().to_owned(), seats, eyes, over, steps, from, first, changes, events })
}

/// A match, a thousand moments at a time, through somebody's eyes: `at` is where they begin.
#[utoipa::path(get, path = "/api/tables/{code}/record", params(("code" = String, Path), Moment), responses((status = 200, body = Object), (status = 400, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 422, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn record(
    State(app): State<Arc<App>>,
    known: Result<Known, No>,
    Path(code): Path<String>,
    Asked(moment): Asked<Moment>,
) -> Result<Json<Record>, No> {
    let (at, viewer) = moment.read()?;
    let guest = known.map_or_else(|_| String::new(), |Known(guest)| guest);
    let Recorded { bytes, game, eyes, seats, .. } = {
        let recorded = recorded(&app, &code, &guest).await?;
        recorded.seen_by(viewer)?;
        recorded
    };
    let from = at.unwrap_or(0);
    let slice = played(&app, move |app| {
        deal::slice(game, &bytes, viewer, moments(from), app.rooms.shared.voices.of(moment.lang()))
    });
    Ok(told(game, seats, viewer, from, eyes.is_none(), slice.await??))
}

/// A recorded match that somebody has as a file. Nothing of it is kept.
#[utoipa::path(post, path = "/api/replays", params(Moment), request_body(content = Vec<u8>, content_type = "application/octet-stream"), responses((status = 200, body = Object), (status = 400, body = Problem), (status = 404, body = Problem), (status = 413, body = Problem), (status = 422, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn file_record(
    State(app): State<Arc<App>>,
    Asked(moment): Asked<Moment>,
    Sent(bytes): Sent,
) -> Result<Json<Record>, No> {
    let (at, viewer) = moment.read()?;
    let from = at.unwrap_or(0);
    let game = deal::game_of(&bytes)?;
    let slice = played(&app, move |app| {
        deal::slice(game, &bytes, viewer, moments(from), app.rooms.shared.voices.of(moment.lang()))
    });
    let slice = slice.await??;
    let nobody = (0..slice.seats).map(|_| Sat { kind: SeatKind::Open, guest: None, name: String::new() }).collect();
    // Whoever has the file has everything in it.
    Ok(told(game, nobody, viewer, from, true, slice))
}

/// A match as a file, once it is over.
#[utoipa::path(get, path = "/api/tables/{code}/file", params(("code" = String, Path)), responses((status = 200, content_type = "application/octet-stream"), (status = 403, body = Problem), (status = 404, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn file(State(app): State<Arc<App>>, Path(code): Path<String>) -> Result<impl IntoResponse, No> {
    let recorded = recorded(&app, &code, "").await?;
    recorded.open()?;
    Ok(([(header::CONTENT_TYPE, "application/octet-stream")], recorded.bytes))
}

/// From where a match is played on.
#[derive(Clone, Copy, Deserialize, ToSchema, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct Branch {
    /// After how many inputs.
    #[param(maximum = 1000000)]
    at: u32,
    /// Your seat; bots take the others.
    #[schema(maximum = 9)]
    #[param(maximum = 9)]
    seat: u8,
}

/// A new table at a moment of a recorded match.
async fn branched(
    app: &Arc<App>,
    guest: String,
    game: GameId,
    bytes: Vec<u8>,
    Branch { at, seat }: Branch,
) -> Result<Json<Opened>, No> {
    let no_moment = || No::plain(StatusCode::UNPROCESSABLE_ENTITY, "moment");
    let recorded = bytes.clone();
    let there = played(app, move |_| {
        let whole = deal::recorded(game, &recorded, u32::MAX)?;
        (at < whole.step()).then(|| whole.seats())
    });
    let seats = there.await?.filter(|seats| seat < *seats).ok_or_else(no_moment)?;
    let name = app.rooms.shared.store.guest_name(&Guest(guest.clone())).await?.unwrap_or_else(|| super::tidy(""));
    let sitting = |place: u8| match place == seat {
        true => {
            let (kind, guest, name) = (SeatKind::Person, Some(guest.clone()), name.clone());
            Sitting { kind, guest, name, ..Sitting::open() }
        }
        false => bot(SeatKind::Mate, usize::from(place), String::new()),
    };
    let plan = Plan {
        game,
        options: games::Chosen::default(),
        clocks: None,
        seats: (0..seats).map(sitting).collect(),
        listed: false,
        from: Some((bytes, at)),
        host: Some(guest.clone()),
    };
    // The table plays the file once more when it deals. Who hangs up meanwhile leaves no table half open.
    let place = app.playback.place().await?;
    let rooms = app.clone();
    let opening = tokio::spawn(async move {
        let opened = rooms.rooms.open(&plan).await;
        drop(place);
        opened
    });
    let code = opening.await.map_err(|_| NotPlayed::BrokenOff)??;
    Ok(Json(Opened::of(code)))
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
    branched(&app, guest, recorded.game, recorded.bytes, branch).await
}

/// Plays on from a moment of a match that somebody has as a file.
#[utoipa::path(post, path = "/api/replays/branch", params(Branch), request_body(content = Vec<u8>, content_type = "application/octet-stream"), responses((status = 200, body = Opened), (status = 400, body = Problem), (status = 401, body = Problem), (status = 413, body = Problem), (status = 422, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn file_branch(
    State(app): State<Arc<App>>,
    Known(guest): Known,
    Asked(branch): Asked<Branch>,
    Sent(bytes): Sent,
) -> Result<Json<Opened>, No> {
    let game = deal::game_of(&bytes)?;
    branched(&app, guest, game, bytes.to_vec(), branch).await
}
