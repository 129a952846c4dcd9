//! Requests, one a connection: all that is needed to get to a table.

use crate::{Promise, Trouble};
use serde_json::{Value, json};
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

fn exchange<'a>(
    at: SocketAddr,
    method: &'a str,
    path: &'a str,
    token: &'a str,
    body: &'a [u8],
) -> Promise<'a, Result<(u16, Vec<u8>), Trouble>> {
    Box::pin(async move {
        // A server reads no body of a GET, and a connection that is closed with something unread loses the end of the answer.
        let body = if method == "GET" { &[] } else { body };
        let mut stream = TcpStream::connect(at).await?;
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Authorization: Bearer {token}\r\nContent-Length: {}\r\n\r\n",
            body.len()
        );
        stream.write_all(head.as_bytes()).await?;
        // A server that refuses a body does not wait for its end.
        let _ = stream.write_all(body).await;
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        let cut = || Trouble::Line("the answer was cut off".to_owned());
        let end = answer.windows(4).position(|four| four == b"\r\n\r\n").ok_or_else(cut)?;
        let head = String::from_utf8_lossy(&answer[..end]).to_ascii_lowercase();
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(cut)?;
        let body = &answer[end + 4..];
        Ok((status, if head.contains("transfer-encoding: chunked") { unchunked(body) } else { body.to_vec() }))
    })
}

fn unchunked(mut rest: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    while let Some(end) = rest.windows(2).position(|two| two == b"\r\n") {
        let size = std::str::from_utf8(&rest[..end]).ok().and_then(|size| usize::from_str_radix(size, 16).ok());
        let (Some(size), after) = (size, &rest[end + 2..]) else { break };
        let (Some(chunk), Some(next)) = (after.get(..size), after.get(size + 2..)) else { break };
        whole.extend_from_slice(chunk);
        rest = next;
    }
    whole
}

/// A request; gives back status and body.
///
/// # Errors
/// Where nobody answers.
pub async fn request(
    at: SocketAddr,
    method: &str,
    path: &str,
    token: &str,
    body: &str,
) -> Result<(u16, String), Trouble> {
    let (status, body) = exchange(at, method, path, token, body.as_bytes()).await?;
    Ok((status, String::from_utf8_lossy(&body).into_owned()))
}

/// The same with bytes both ways, for files.
///
/// # Errors
/// Where nobody answers.
pub async fn bytes(
    at: SocketAddr,
    method: &str,
    path: &str,
    token: &str,
    body: &[u8],
) -> Result<(u16, Vec<u8>), Trouble> {
    exchange(at, method, path, token, body).await
}

/// The same with JSON both ways.
///
/// # Errors
/// Where nobody answers.
pub async fn ask(at: SocketAddr, method: &str, path: &str, token: &str, body: Value) -> Result<(u16, Value), Trouble> {
    let (status, text) = request(at, method, path, token, &body.to_string()).await?;
    Ok((status, serde_json::from_str(&text).unwrap_or(Value::String(text))))
}

/// What a request that must work answers under this name.
async fn named(at: SocketAddr, path: &str, token: &str, body: Value, name: &str) -> Result<String, Trouble> {
    let (status, answer) = ask(at, "POST", path, token, body).await?;
    let found = answer.get(name).and_then(Value::as_str).filter(|_| status == 200);
    found.map(str::to_owned).ok_or_else(|| Trouble::Unexpected(format!("{status} {answer}")))
}

/// A new guest's token.
///
/// # Errors
/// Where the server does not give one.
pub async fn guest(at: SocketAddr, name: &str) -> Result<String, Trouble> {
    named(at, "/api/guests", "", json!({ "name": name }), "token").await
}

/// A new table's code.
///
/// # Errors
/// Where the server does not open it.
pub async fn table(at: SocketAddr, token: &str, wanted: Value) -> Result<String, Trouble> {
    named(at, "/api/tables", token, wanted, "code").await
}
