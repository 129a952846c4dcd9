//! The page: built into the program, or from a folder while somebody works on it.

use crate::serve::App;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::RustEmbed;
use std::borrow::Cow;
use std::path::{Component, Path};
use std::sync::Arc;

/// What `npm run build` made, if it was there when the program was built.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

/// Whoever built the program without Node sees this.
const NOT_BUILT: &str = include_str!("page/not_built.html");

/// A file of the page; every other path is the page itself, which finds its own way.
pub(crate) async fn serve(State(app): State<Arc<App>>, uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    let folder = app.config.page.as_deref();
    if let Some(file) = file(folder, path).await {
        return answer(path, file);
    }
    // A name with an ending is a file that is not there; anything else is a place on the page.
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return StatusCode::NOT_FOUND.into_response();
    }
    match file(folder, "index.html").await {
        Some(page) => answer("index.html", page),
        None => (StatusCode::OK, Html(NOT_BUILT)).into_response(),
    }
}

async fn file(folder: Option<&Path>, path: &str) -> Option<Cow<'static, [u8]>> {
    let Some(folder) = folder else { return Built::get(path).map(|file| file.data) };
    let plain = Path::new(path).components().all(|part| matches!(part, Component::Normal(_)));
    let read = tokio::fs::read(folder.join(path));
    if plain && !path.is_empty() { read.await.ok().map(Cow::Owned) } else { None }
}

fn answer(path: &str, data: Cow<'static, [u8]>) -> Response {
    let kind = match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json" | "webmanifest") => "application/json",
        Some("woff2") => "font/woff2",
        Some("png") => "image/png",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    };
    // Files in assets carry a hash of their content in their names.
    let kept = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response = data.into_owned().into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(kept));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    response
}
