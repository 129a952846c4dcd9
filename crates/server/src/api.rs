//! The HTTP interface: guests, tables, decks, replays. `GET /api/openapi.json` describes it.

mod books;
mod decks;
mod matches;
mod replays;
mod shelf;
mod tables;

use crate::limits::address;
use crate::rooms::NoTable;
use crate::serve::App;
use crate::storage::{Guest, Trouble};
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Query, Request, State};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, delete, get, post};
use axum::{Json, Router};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;
use tower_http::compression::CompressionLayer;
use utoipa::openapi::{Content, Ref, RefOr, ResponseBuilder};
use utoipa::{OpenApi, ToSchema};
use wire::Reason;

/// A request may have so many bytes.
const BODY: usize = 128 * 1024;
/// A name may have so many letters.
const NAME: usize = 24;
/// A deck list may have so many letters.
const LIST: usize = 8000;

/// Whether a list is longer than that.
pub(crate) fn too_long(list: &str) -> bool {
    list.chars().count() > LIST
}

#[derive(OpenApi)]
#[openapi(
    info(title = "Quarterdeck", description = "Four card games, exactly by their rulebooks."),
    paths(
        guest,
        shelf::games,
        openapi,
        health,
        books::rules,
        books::cards,
        tables::open,
        tables::list,
        tables::about,
        tables::sit,
        decks::list,
        decks::save,
        decks::remove,
        decks::check,
        replays::at,
        replays::record,
        replays::file,
        replays::branch,
        replays::file_record,
        replays::file_branch,
        matches::list,
    ),
    modifiers(&InMeasure)
)]
struct Description;

pub(crate) fn router(app: &Arc<App>) -> Router<Arc<App>> {
    Router::new()
        .route("/api/guests", post(guest))
        .route("/api/games", get(shelf::games))
        .route("/api/rules/{game}", get(books::rules))
        .route("/api/cards/{game}", get(books::cards))
        .route("/api/tables", get(tables::list).post(tables::open))
        .route("/api/tables/{code}", get(tables::about))
        .route("/api/tables/{code}/sit", post(tables::sit))
        .route("/api/tables/{code}/replay", get(replays::at))
        .route("/api/tables/{code}/record", get(replays::record))
        .route("/api/tables/{code}/file", get(replays::file))
        .route("/api/tables/{code}/branch", post(replays::branch))
        .route("/api/replays", post(replays::file_record))
        .route("/api/replays/branch", post(replays::file_branch))
        .route("/api/matches", get(matches::list))
        .route("/api/decks", get(decks::list).post(decks::save))
        .route("/api/decks/check", post(decks::check))
        .route("/api/decks/{id}", delete(decks::remove))
        .route("/api/openapi.json", get(openapi))
        .route("/api/{*rest}", any(nothing))
        .layer(middleware::from_fn_with_state(app.clone(), in_measure))
        .route("/health", get(health))
        .route("/metrics", get(metrics))
        .fallback(crate::page::serve)
        .layer(CompressionLayer::new())
        .layer(axum::extract::DefaultBodyLimit::max(BODY))
}

/// Answers an address that does not ask too much.
async fn in_measure(
    State(app): State<Arc<App>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let from = address(from.ip(), request.headers(), app.config.behind_proxy);
    match app.addresses.ask(from, app.config.rate, Instant::now()) {
        true => next.run(request).await,
        false => No::plain(StatusCode::TOO_MANY_REQUESTS, "too-many").into_response(),
    }
}

/// Whoever asks too much hears so, whatever was asked.
struct InMeasure;

impl utoipa::Modify for InMeasure {
    fn modify(&self, description: &mut utoipa::openapi::OpenApi) {
        let asked = description.paths.paths.iter_mut().filter(|(path, _)| path.starts_with("/api/"));
        let verbs = asked.flat_map(|(_, item)| [&mut item.get, &mut item.post, &mut item.delete]);
        for operation in verbs.flatten() {
            let content = Content::new(Some(Ref::from_schema_name("Problem")));
            let too_many = ResponseBuilder::new().description("too many requests").content("application/json", content);
            operation.responses.responses.insert("429".to_owned(), RefOr::T(too_many.build()));
        }
    }
}

/// Nothing is there.
async fn nothing() -> No {
    No::not_found()
}

/// Why a request is refused.
#[derive(Serialize, ToSchema)]
pub(crate) struct Problem {
    /// In a word.
    what: &'static str,
    /// Everything that is wrong: a text as key and arguments, and the rule behind it.
    #[schema(value_type = Vec<Object>)]
    faults: Vec<Reason>,
}

/// A refusal with its status.
pub(crate) struct No(StatusCode, Problem);

impl No {
    fn plain(status: StatusCode, what: &'static str) -> No {
        No(status, Problem { what, faults: Vec::new() })
    }

    fn not_found() -> No {
        No::plain(StatusCode::NOT_FOUND, "not-found")
    }

    /// This program cannot show it; another may.
    fn on_hold() -> No {
        No::plain(StatusCode::SERVICE_UNAVAILABLE, "on-hold")
    }

    fn faults(faults: Vec<Reason>) -> No {
        No(StatusCode::UNPROCESSABLE_ENTITY, Problem { what: "faults", faults })
    }
}

impl IntoResponse for No {
    fn into_response(self) -> Response {
        (self.0, Json(self.1)).into_response()
    }
}

impl From<Trouble> for No {
    fn from(trouble: Trouble) -> No {
        match trouble {
            Trouble::Unknown => No::not_found(),
            Trouble::Conflict => No::plain(StatusCode::CONFLICT, "conflict"),
            _ => No::plain(StatusCode::SERVICE_UNAVAILABLE, "disk"),
        }
    }
}

impl From<NoTable> for No {
    fn from(no_table: NoTable) -> No {
        match no_table {
            NoTable::Storage(trouble) => trouble.into(),
            NoTable::Unreadable => No::on_hold(),
        }
    }
}

/// A body that is what it should be, or a refusal that says so.
pub(crate) struct Body<T>(T);

impl<T: serde::de::DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = No;

    async fn from_request(request: Request, state: &S) -> Result<Self, No> {
        match Json::<Value>::from_request(request, state).await {
            Ok(Json(body)) if !body.is_object() => Err(No::plain(StatusCode::BAD_REQUEST, "malformed")),
            Ok(Json(body)) => {
                let read = serde_json::from_value(whole(body));
                read.map(Body).map_err(|_| No::plain(StatusCode::BAD_REQUEST, "malformed"))
            }
            Err(JsonRejection::BytesRejection(_)) => Err(No::plain(StatusCode::PAYLOAD_TOO_LARGE, "too-long")),
            Err(_) => Err(No::plain(StatusCode::BAD_REQUEST, "malformed")),
        }
    }
}

/// What stands behind the question mark, or a refusal that says so in the words of all refusals.
pub(crate) struct Asked<T>(T);

impl<T: serde::de::DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = No;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, No> {
        let read = Query::<T>::from_request_parts(parts, state).await;
        read.map(|Query(asked)| Asked(asked)).map_err(|_| No::plain(StatusCode::BAD_REQUEST, "malformed"))
    }
}

/// JSON has one kind of number: 5.0 is as whole as 5.
fn whole(value: Value) -> Value {
    match value {
        Value::Number(number) => match number.as_f64().filter(|_| number.is_f64()) {
            Some(float) if float.fract() == 0.0 && float.abs() < 9e15 => Value::from(float as i64),
            _ => Value::Number(number),
        },
        Value::Array(values) => values.into_iter().map(whole).collect(),
        Value::Object(fields) => fields.into_iter().map(|(name, value)| (name, whole(value))).collect(),
        other => other,
    }
}

/// Somebody with a token of ours.
pub(crate) struct Known(String);

impl FromRequestParts<Arc<App>> for Known {
    type Rejection = No;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, No> {
        let token = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let token = token.and_then(|value| value.strip_prefix("Bearer "));
        let guest = token.and_then(|token| app.signer.guest(token));
        guest.map(Known).ok_or(No::plain(StatusCode::UNAUTHORIZED, "token"))
    }
}

/// A name as it is shown: no line breaks, not too long, never empty.
fn tidy(name: &str) -> String {
    let name: String = name.chars().filter(|letter| !letter.is_control()).take(NAME).collect();
    let name = name.trim();
    if name.is_empty() { "Guest".to_owned() } else { name.to_owned() }
}

/// Who somebody wants to be.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewGuest {
    /// A name.
    name: String,
}

/// Who somebody is.
#[derive(Serialize, ToSchema)]
struct Token {
    /// Sent with every request and every hello.
    token: String,
    /// The name as it is shown.
    name: String,
}

/// A new guest; with a token, the same guest under another name, which their tables show at once.
#[utoipa::path(post, path = "/api/guests", request_body = NewGuest, responses((status = 200, body = Token), (status = 400, body = Problem), (status = 503, body = Problem)))]
async fn guest(
    State(app): State<Arc<App>>,
    known: Result<Known, No>,
    Body(wanted): Body<NewGuest>,
) -> Result<Json<Token>, No> {
    let name = tidy(&wanted.name);
    let new = || crate::chance()[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    let id: String = known.map_or_else(|_| new(), |Known(guest)| guest);
    let guest = Guest(id.clone());
    app.rooms.shared.store.save_guest(&guest, &name).await?;
    app.rooms.rename(&guest, &name).await?;
    Ok(Json(Token { token: app.signer.token(&id), name }))
}

/// This description.
#[utoipa::path(get, path = "/api/openapi.json", responses((status = 200, body = Object)))]
async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(Description::openapi())
}

/// Whether the server can do its work: it answers, and what was written last is on disk.
#[utoipa::path(get, path = "/health", responses((status = 200, body = String), (status = 503, body = String)))]
async fn health(State(app): State<Arc<App>>) -> (StatusCode, String) {
    match app.rooms.shared.store.ailment() {
        None => (StatusCode::OK, "ok".to_owned()),
        Some(trouble) => (StatusCode::SERVICE_UNAVAILABLE, trouble.to_string()),
    }
}

async fn metrics(State(app): State<Arc<App>>) -> String {
    app.rooms.shared.metrics.text(app.rooms.shared.store.depth())
}
