//! The matches of a guest.

use super::{Asked, Known, No, Problem};
use crate::journal::{Closing, Plan, Sat};
use crate::serve::App;
use crate::storage::{Guest, Kept, Trouble};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::{IntoParams, ToSchema};
use wire::SeatKind;

/// So many matches are listed at once.
const LISTED: u32 = 20;

/// The latest time that JSON can tell exactly.
const LATEST: i64 = 9_007_199_254_740_991;

/// Which matches.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Which {
    /// Those that were opened before this time, in milliseconds since 1970; otherwise the newest.
    #[serde(default)]
    #[param(minimum = 0, maximum = 9007199254740991i64)]
    before: Option<i64>,
}

/// Somebody at a match.
#[derive(Serialize, ToSchema)]
struct Player {
    /// `open`, `person`, `deckhand`, `mate` or `captain`.
    #[schema(value_type = String)]
    kind: SeatKind,
    name: String,
}

/// A match of yours.
#[derive(Serialize, ToSchema)]
pub(crate) struct Match {
    code: String,
    game: String,
    /// When the table was opened, in milliseconds since 1970.
    opened: i64,
    /// Who sat there, as far as it is known.
    seats: Vec<Player>,
    /// Your seat, where it is known.
    seat: Option<u8>,
    over: bool,
    /// The place of each seat, 1 is best; none where it is void, not over, or not known.
    places: Option<Vec<u8>>,
    /// How many inputs it had, where that is known.
    steps: Option<u32>,
    /// When it ended, in milliseconds since 1970, where that is known.
    ended: Option<i64>,
    /// How long it took from the deal on, in milliseconds, where that is known.
    length: Option<u64>,
}

impl Match {
    fn of(Kept { opening, closing }: Kept, guest: &str, seats: Vec<Sat>) -> Match {
        let over = closing.is_some();
        // How a match ended that a later program ended is not known.
        let summary = closing.and_then(|closing| Closing::read(&closing).ok()?.summary);
        let seats = summary.as_ref().map_or(seats, |summary| summary.seats.clone());
        let seat = seats.iter().position(|sat| sat.guest.as_deref() == Some(guest));
        Match {
            code: opening.code.0,
            game: opening.game,
            opened: opening.created,
            seats: seats.into_iter().map(|Sat { kind, name, .. }| Player { kind, name }).collect(),
            seat: seat.and_then(|seat| u8::try_from(seat).ok()),
            over,
            places: summary.as_ref().and_then(|summary| summary.places.clone()),
            steps: summary.as_ref().map(|summary| summary.steps),
            ended: summary.as_ref().map(|summary| summary.at),
            length: summary.and_then(|summary| summary.length),
        }
    }
}

/// Some of your matches, the newest first.
#[derive(Serialize, ToSchema)]
pub(crate) struct Page {
    matches: Vec<Match>,
    /// Where the next ones begin, as `before`; nothing at the end.
    next: Option<i64>,
}

/// Who sat at a match, and whether the guest is known to be none of them: who got up again before the deal did not play.
async fn sitting(app: &App, kept: &Kept, guest: &str) -> Result<(Vec<Sat>, Attendance), Trouble> {
    let among = |seats: &[Sat]| match seats.iter().any(|sat| sat.guest.as_deref() == Some(guest)) {
        true => Attendance::Possible,
        false => Attendance::None,
    };
    let Some(closing) = &kept.closing else {
        let seats = app.rooms.seats(&kept.opening.code).await?;
        // One that this program cannot read is listed all the same.
        let attendance = if seats.is_empty() { Attendance::Possible } else { among(&seats) };
        return Ok((seats, attendance));
    };
    if let Some(summary) = Closing::read(closing).ok().and_then(|closing| closing.summary) {
        let attendance = among(&summary.seats);
        return Ok((summary.seats, attendance));
    }
    let plan = Plan::read(&kept.opening.body);
    let seats = plan.map_or_else(|_| Vec::new(), |plan| plan.seats.iter().map(|sitting| sitting.sat()).collect());
    Ok((seats, Attendance::Possible))
}

/// Whether a guest may have played.
enum Attendance {
    Possible,
    None,
}

/// Your matches, the newest first.
#[utoipa::path(get, path = "/api/matches", params(Which), responses((status = 200, body = Page), (status = 400, body = Problem), (status = 401, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn list(
    State(app): State<Arc<App>>,
    Known(guest): Known,
    Asked(which): Asked<Which>,
) -> Result<Json<Page>, No> {
    let before = match which.before {
        None => i64::MAX,
        Some(before @ 0..=LATEST) => before,
        Some(_) => return Err(No::plain(StatusCode::BAD_REQUEST, "before")),
    };
    let kept = app.rooms.shared.store.matches_of(&Guest(guest.clone()), before, LISTED).await?;
    let full = kept.len() == LISTED as usize;
    let next = kept.last().filter(|_| full).map(|last| last.opening.created);
    let mut matches = Vec::with_capacity(kept.len());
    for kept in kept {
        match sitting(&app, &kept, &guest).await? {
            (seats, Attendance::Possible) => matches.push(Match::of(kept, &guest, seats)),
            (_, Attendance::None) => {}
        }
    }
    Ok(Json(Page { matches, next }))
}
