//! Tables: opened, listed, looked at, sat down at.

use super::{Body, Known, No, Problem, tidy, too_long};
use crate::deal;
use crate::journal::{Clocks, Plan, Sat, Sitting};
use crate::room::seats::bot as bot_in;
use crate::room::{About, Command};
use crate::serve::App;
use crate::storage::{Code, Guest};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use games::{Chosen, GameId};
use kernel::Seat;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tokio::sync::oneshot;
use utoipa::ToSchema;
use wire::{SeatKind, Tempo};
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

/// A bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Level {
    /// Plays at random.
    Deckhand,
    /// Thinks a little.
    Mate,
    /// Thinks a lot.
    Captain,
}

impl From<Level> for SeatKind {
    fn from(level: Level) -> SeatKind {
        match level {
            Level::Deckhand => SeatKind::Deckhand,
            Level::Mate => SeatKind::Mate,
            Level::Captain => SeatKind::Captain,
        }
    }
}

/// How fast a bot answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum BotTempo {
    /// At once.
    Instant,
    /// So that one can follow who knows the game.
    Brisk,
    /// So that one can follow who is new to it.
    Calm,
}

impl From<BotTempo> for Tempo {
    fn from(tempo: BotTempo) -> Tempo {
        match tempo {
            BotTempo::Instant => Tempo::Instant,
            BotTempo::Brisk => Tempo::Brisk,
            BotTempo::Calm => Tempo::Calm,
        }
    }
}

/// A bot in a seat, with more said of it than its level.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewBot {
    bot: Level,
    /// A starter's name or a list; otherwise any starter that nobody else has.
    #[serde(default)]
    #[schema(max_length = 8000)]
    deck: Option<String>,
    /// Otherwise as the people at the table wish.
    #[serde(default)]
    tempo: Option<BotTempo>,
}

/// Who is to sit in a seat: in a word, or a bot.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(untagged)]
pub(crate) enum NewSeat {
    Word(Wanted),
    Bot(NewBot),
}

impl NewSeat {
    /// The bot that is to sit there, if it is one.
    fn bot(&self) -> Option<NewBot> {
        let of = |bot| NewBot { bot, deck: None, tempo: None };
        match self {
            NewSeat::Bot(bot) => Some(bot.clone()),
            NewSeat::Word(Wanted::Deckhand) => Some(of(Level::Deckhand)),
            NewSeat::Word(Wanted::Mate) => Some(of(Level::Mate)),
            NewSeat::Word(Wanted::Captain) => Some(of(Level::Captain)),
            NewSeat::Word(Wanted::You | Wanted::Open) => None,
        }
    }
}

/// How long answers may take.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
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
    seats: Vec<NewSeat>,
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
    /// How it is played, where that was said.
    #[schema(value_type = Object)]
    options: Chosen,
    clocks: Option<NewClocks>,
    /// Whether everybody may see it.
    listed: bool,
    /// The seat of whoever has opened it, while they sit there.
    host: Option<u8>,
    /// Your seat.
    yours: Option<u8>,
}

impl TableAbout {
    fn of(code: Code, about: About, guest: Option<&str>) -> TableAbout {
        let own = |sat: &Sat| guest.is_some() && sat.guest.as_deref() == guest;
        let yours = about.seats.iter().position(own).and_then(|seat| u8::try_from(seat).ok());
        let seat = |Sat { kind, name, .. }: Sat| SeatAbout { kind, name };
        TableAbout {
            code: code.0,
            game: about.game,
            seats: about.seats.into_iter().map(seat).collect(),
            begun: about.begun,
            over: about.over,
            on_hold: about.on_hold,
            step: about.step,
            options: about.options,
            clocks: about
                .clocks
                .map(|Clocks { main, increment }| NewClocks { main: main / 1000, increment: increment / 1000 }),
            listed: about.listed,
            host: about.host.map(Seat::number),
            yours,
        }
    }
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
    let yours = wanted.seats.iter().filter(|seat| **seat == NewSeat::Word(Wanted::You)).count();
    let seating = deal::seating(wanted.game);
    if !(usize::from(seating.least)..=usize::from(seating.most)).contains(&seats) || yours > 1 {
        return Err(No::plain(StatusCode::UNPROCESSABLE_ENTITY, "seats"));
    }
    if wanted.clocks.is_some_and(|clocks| !(10..=36_000).contains(&clocks.main) || clocks.increment > 600) {
        return Err(bad("clocks"));
    }
    let deck = wanted.deck.unwrap_or_else(|| deal::starter(wanted.game, 0));
    let bots: Vec<Option<NewBot>> = wanted.seats.iter().map(NewSeat::bot).collect();
    let brought: Vec<&str> = bots.iter().flatten().filter_map(|bot| bot.deck.as_deref()).chain([&*deck]).collect();
    if brought.iter().any(|list| too_long(list)) {
        return Err(bad("list"));
    }
    let voice = app.rooms.shared.voices.of(Lang::En);
    for list in &brought {
        deal::check_deck(wanted.game, list, &wanted.options, voice).map_err(No::faults)?;
    }
    let name = app.rooms.shared.store.guest_name(&Guest(guest.clone())).await?.unwrap_or_else(|| tidy(""));
    let mut taken: Vec<String> = brought.into_iter().map(str::to_owned).collect();
    let mut sitting = |(place, bot): (usize, Option<NewBot>)| match (bot, &wanted.seats[place]) {
        (Some(NewBot { bot: level, deck, tempo }), _) => {
            let others: Vec<&str> = taken.iter().map(String::as_str).collect();
            let deck = deck.unwrap_or_else(|| deal::any_starter(wanted.game, &others, crate::luck()));
            taken.push(deck.clone());
            Sitting { tempo: tempo.map(Tempo::from), ..bot_in(level.into(), place, deck) }
        }
        (None, NewSeat::Word(Wanted::You)) => Sitting {
            kind: SeatKind::Person,
            guest: Some(guest.clone()),
            name: name.clone(),
            deck: deck.clone(),
            tempo: None,
        },
        (None, _) => Sitting::open(),
    };
    let plan = Plan {
        game: wanted.game,
        seats: bots.into_iter().enumerate().map(&mut sitting).collect(),
        options: wanted.options,
        clocks: wanted.clocks.map(|clocks| Clocks { main: 1000 * clocks.main, increment: 1000 * clocks.increment }),
        listed: wanted.listed,
        from: None,
        host: Some(guest.clone()),
    };
    deal::check_chosen(plan.game, &plan.options, seats as u8, voice).map_err(No::faults)?;
    let code = app.rooms.open(&plan).await?;
    Ok(Json(Opened::of(code)))
}

/// Tables that everybody may see.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Vec<TableAbout>)))]
pub(crate) async fn list(State(app): State<Arc<App>>) -> Json<Vec<TableAbout>> {
    Json(app.rooms.listed().await.into_iter().map(|(code, about)| TableAbout::of(code, about, None)).collect())
}

/// A table.
#[utoipa::path(get, path = "/api/tables/{code}", params(("code" = String, Path)), responses((status = 200, body = TableAbout), (status = 404, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn about(
    State(app): State<Arc<App>>,
    known: Result<Known, No>,
    Path(code): Path<String>,
) -> Result<Json<TableAbout>, No> {
    let guest = known.ok().map(|Known(guest)| guest);
    let code = Code(code);
    let about = app.rooms.about(&code).await?.ok_or_else(No::not_found)?;
    Ok(Json(TableAbout::of(code, about, guest.as_deref())))
}

/// Somebody sits down.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sit {
    /// A starter's name or a list; otherwise one of the starters.
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
    let deck = wanted.deck;
    if deck.as_deref().is_some_and(too_long) {
        return Err(No::plain(StatusCode::BAD_REQUEST, "list"));
    }
    let name = app.rooms.shared.store.guest_name(&Guest(guest.clone())).await?.unwrap_or_else(|| tidy(""));
    let (reply, answer) = oneshot::channel();
    let stopping = || No::plain(StatusCode::SERVICE_UNAVAILABLE, "stopping");
    room.send(Command::Sit { guest, name, deck, reply }).await.map_err(|_| stopping())?;
    let seat = answer.await.map_err(|_| stopping())?.map_err(No::faults)?;
    Ok(Json(Seated { seat }))
}
