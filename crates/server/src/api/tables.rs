//! Tables: opened, listed, looked at, sat down at.

use super::{Body, Known, No, Problem, tidy, too_long};
use crate::deal;
use crate::journal::{Clocks, Plan, Sitting};
use crate::room::{About, Command};
use crate::serve::App;
use crate::storage::{Code, Guest};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use games::{Chosen, GameId};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tokio::sync::oneshot;
use utoipa::ToSchema;
use wire::SeatKind;
use words::Lang;

/// A table may have so many seats.
const SEATS: std::ops::RangeInclusive<usize> = 2..=10;

/// Who is to sit in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Wanted {
    /// Whoever opens the table.
    You,
    /// Whoever comes.
    Open,
    /// A bot that plays at random.
    Deckhand,
    /// A bot that thinks a little.
    Mate,
    /// A bot that thinks a lot.
    Captain,
}

/// How long answers may take.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewClocks {
    /// Seconds at the beginning.
    #[schema(minimum = 10, maximum = 36000)]
    main: u32,
    /// Seconds added by each input.
    #[schema(maximum = 600)]
    increment: u32,
}

/// A table as somebody wants it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTable {
    game: GameId,
    /// Who sits where: as many as the game seats.
    #[schema(min_items = 2, max_items = 10)]
    seats: Vec<Wanted>,
    /// A starter's name or a list, for whoever opens the table; otherwise the first starter.
    #[serde(default)]
    #[schema(max_length = 8000)]
    deck: Option<String>,
    #[serde(default)]
    #[schema(value_type = Object)]
    options: Chosen,
    #[serde(default)]
    clocks: Option<NewClocks>,
    /// Whether everybody may see it.
    #[serde(default)]
    listed: bool,
}

/// Where a table is found.
#[derive(Serialize, ToSchema)]
pub(crate) struct Opened {
    /// Its code: `/t/<code>` is its page.
    code: String,
}

impl Opened {
    pub(crate) fn of(code: Code) -> Opened {
        Opened { code: code.0 }
    }
}

/// A seat of a table.
#[derive(Serialize, ToSchema)]
pub(crate) struct SeatAbout {
    /// `open`, `person`, `deckhand`, `mate` or `captain`.
    #[schema(value_type = String)]
    kind: SeatKind,
    name: String,
}

/// What a table says of itself.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableAbout {
    code: String,
    game: GameId,
    seats: Vec<SeatAbout>,
    /// Whether the cards are dealt.
    begun: bool,
    over: bool,
    /// Whether this program cannot carry it on.
    on_hold: bool,
    /// How many inputs it has had.
    step: u32,
}

impl TableAbout {
    fn of(code: Code, about: About) -> TableAbout {
        let seat = |(kind, name): (SeatKind, String)| SeatAbout { kind, name };
        TableAbout {
            code: code.0,
            game: about.game,
            seats: about.seats.into_iter().map(seat).collect(),
            begun: about.begun,
            over: about.over,
            on_hold: about.on_hold,
            step: about.step,
        }
    }
}

pub(crate) fn seated(kind: SeatKind, place: usize, deck: String) -> Sitting {
    const NAMES: [&str; 10] =
        ["Kestrel", "Bosun", "Marina", "Lysa", "Brug", "Iride", "Otto", "Mira", "Corto", "Petrel"];
    Sitting { kind, guest: None, name: NAMES[place % NAMES.len()].to_owned(), deck }
}

/// The deck that a bot takes: the starters by turns.
fn bots_deck(game: GameId, place: usize) -> String {
    let starters = deal::starters(game);
    starters.get(place % starters.len().max(1)).map(|name| (*name).to_owned()).unwrap_or_default()
}

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses((status = 200, body = Opened), (status = 400, body = Problem), (status = 401, body = Problem), (status = 422, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    Known(guest): Known,
    Body(wanted): Body<NewTable>,
) -> Result<Json<Opened>, No> {
    let bad = |what| No::plain(StatusCode::BAD_REQUEST, what);
    let seats = wanted.seats.len();
    if !SEATS.contains(&seats) {
        return Err(bad("seats"));
    }
    let yours = wanted.seats.iter().filter(|seat| **seat == Wanted::You).count();
    let seating = deal::seating(wanted.game);
    if !(usize::from(seating.least)..=usize::from(seating.most)).contains(&seats) || yours > 1 {
        return Err(No::plain(StatusCode::UNPROCESSABLE_ENTITY, "seats"));
    }
    if wanted.clocks.is_some_and(|clocks| !(10..=36_000).contains(&clocks.main) || clocks.increment > 600) {
        return Err(bad("clocks"));
    }
    let deck = wanted.deck.unwrap_or_else(|| bots_deck(wanted.game, 0));
    if too_long(&deck) {
        return Err(bad("list"));
    }
    let voice = app.rooms.shared.voices.of(Lang::En);
    deal::check_deck(wanted.game, &deck, &wanted.options, voice).map_err(No::faults)?;
    let name = app.rooms.shared.store.guest_name(&Guest(guest.clone())).await?.unwrap_or_else(|| tidy(""));
    let sitting = |(place, seat): (usize, &Wanted)| match seat {
        Wanted::You => {
            Sitting { kind: SeatKind::Person, guest: Some(guest.clone()), name: name.clone(), deck: deck.clone() }
        }
        Wanted::Open => Sitting::open(),
        Wanted::Deckhand => seated(SeatKind::Deckhand, place, bots_deck(wanted.game, place)),
        Wanted::Mate => seated(SeatKind::Mate, place, bots_deck(wanted.game, place)),
        Wanted::Captain => seated(SeatKind::Captain, place, bots_deck(wanted.game, place)),
    };
    let plan = Plan {
        game: wanted.game,
        seats: wanted.seats.iter().enumerate().map(sitting).collect(),
        options: wanted.options,
        clocks: wanted.clocks.map(|clocks| Clocks { main: 1000 * clocks.main, increment: 1000 * clocks.increment }),
        listed: wanted.listed,
        from: None,
    };
    deal::check_chosen(plan.game, &plan.options, seats as u8, voice).map_err(No::faults)?;
    let code = app.rooms.open(&plan).await?;
    Ok(Json(Opened::of(code)))
}

/// Tables that everybody may see.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Vec<TableAbout>)))]
pub(crate) async fn list(State(app): State<Arc<App>>) -> Json<Vec<TableAbout>> {
    Json(app.rooms.listed().await.into_iter().map(|(code, about)| TableAbout::of(code, about)).collect())
}

/// A table.
#[utoipa::path(get, path = "/api/tables/{code}", params(("code" = String, Path)), responses((status = 200, body = TableAbout), (status = 404, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn about(State(app): State<Arc<App>>, Path(code): Path<String>) -> Result<Json<TableAbout>, No> {
    let code = Code(code);
    let about = app.rooms.about(&code).await?.ok_or_else(No::not_found)?;
    Ok(Json(TableAbout::of(code, about)))
}

/// Somebody sits down.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sit {
    /// A starter's name or a list; otherwise the first starter.
    #[serde(default)]
    #[schema(max_length = 8000)]
    deck: Option<String>,
}

/// Where somebody sits.
#[derive(Serialize, ToSchema)]
pub(crate) struct Seated {
    seat: u8,
}

/// Sits down in the first open seat.
#[utoipa::path(post, path = "/api/tables/{code}/sit", params(("code" = String, Path)), request_body = Sit, responses((status = 200, body = Seated), (status = 400, body = Problem), (status = 401, body = Problem), (status = 404, body = Problem), (status = 422, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn sit(
    State(app): State<Arc<App>>,
    Known(guest): Known,
    Path(code): Path<String>,
    Body(wanted): Body<Sit>,
) -> Result<Json<Seated>, No> {
    let code = Code(code);
    let room = app.rooms.find(&code).await?.ok_or_else(No::not_found)?;
    let about = app.rooms.about(&code).await?.ok_or_else(No::not_found)?;
    let deck = wanted.deck.unwrap_or_else(|| bots_deck(about.game, 1));
    if too_long(&deck) {
        return Err(No::plain(StatusCode::BAD_REQUEST, "list"));
    }
    let name = app.rooms.shared.store.guest_name(&Guest(guest.clone())).await?.unwrap_or_else(|| tidy(""));
    let (reply, answer) = oneshot::channel();
    let stopping = || No::plain(StatusCode::SERVICE_UNAVAILABLE, "stopping");
    room.send(Command::Sit { guest, name, deck, reply }).await.map_err(|_| stopping())?;
    let seat = answer.await.map_err(|_| stopping())?.map_err(No::faults)?;
    Ok(Json(Seated { seat }))
}
