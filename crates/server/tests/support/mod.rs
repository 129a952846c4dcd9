//! A server on a free port of this machine, and a page that talks to it.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Config, Pauses, Rate, Server};
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use wire::{FromServer, ToServer, Update};

/// Nobody waits for anything.
pub fn at_once() -> Pauses {
    let none = Duration::ZERO;
    Pauses { bot: none, round: none, grace: none, idle: Duration::from_secs(300), fair: false }
}

/// A server with its file in a folder, for pages that are faster than people.
pub async fn start(folder: &Path, pauses: Pauses) -> Server {
    start_with(folder, pauses, Rate { steady: 100_000, burst: 100_000 }).await
}

/// The same, with so many messages allowed.
pub async fn start_with(folder: &Path, pauses: Pauses, rate: Rate) -> Server {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let config = Config {
        database: folder.join("quarterdeck.db"),
        page: None,
        thinkers: 2,
        sockets: 100,
        rate,
        pauses,
        panics: folder.join("panics"),
    };
    Server::start(listener, config).await.unwrap()
}

/// A request; gives back status and body.
pub async fn request(at: SocketAddr, method: &str, path: &str, token: &str, body: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(at).await.unwrap();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Authorization: Bearer {token}\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    // A server that refuses a body does not wait for its end.
    let _ = stream.write_all(body.as_bytes()).await;
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    (status, unchunked(head, body))
}

fn unchunked(head: &str, body: &str) -> String {
    if !head.to_ascii_lowercase().contains("transfer-encoding: chunked") {
        return body.to_owned();
    }
    let mut whole = String::new();
    let mut rest = body;
    while let Some((size, after)) = rest.split_once("\r\n") {
        let size = usize::from_str_radix(size, 16).unwrap_or(0);
        if size == 0 {
            break;
        }
        whole.push_str(&after[..size]);
        rest = &after[size + 2..];
    }
    whole
}

/// The same with JSON both ways.
pub async fn ask(at: SocketAddr, method: &str, path: &str, token: &str, body: Value) -> (u16, Value) {
    let (status, text) = request(at, method, path, token, &body.to_string()).await;
    (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
}

/// A guest's token.
pub async fn guest(at: SocketAddr, name: &str) -> String {
    let (status, body) = ask(at, "POST", "/api/guests", "", json!({ "name": name })).await;
    assert_eq!(status, 200, "{body}");
    body["token"].as_str().unwrap().to_owned()
}

/// A table's code.
pub async fn table(at: SocketAddr, token: &str, wanted: Value) -> String {
    let (status, body) = ask(at, "POST", "/api/tables", token, wanted).await;
    assert_eq!(status, 200, "{body}");
    body["code"].as_str().unwrap().to_owned()
}

/// A page at a table.
pub struct Page {
    pub socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub seat: Option<u8>,
    pub update: Option<Update>,
    pub next_id: u32,
}

impl Page {
    /// Goes to a table.
    pub async fn open(at: SocketAddr, token: &str, table: &str) -> Page {
        let (socket, _) = tokio_tungstenite::connect_async(format!("ws://{at}/ws")).await.unwrap();
        let mut page = Page { socket, seat: None, update: None, next_id: 1 };
        let hello = ToServer::Hello {
            version: wire::VERSION,
            token: token.to_owned(),
            table: table.to_owned(),
            lang: "en".to_owned(),
            have: 0,
        };
        page.say(&hello).await;
        match page.hear().await {
            Some(FromServer::Welcome { seat, last, .. }) => {
                page.seat = seat;
                page.next_id = last + 1;
            }
            other => panic!("no welcome: {other:?}"),
        }
        page
    }

    pub async fn say(&mut self, message: &ToServer) {
        let text = serde_json::to_string(message).unwrap();
        self.socket.send(Message::Text(text.into())).await.unwrap();
    }

    /// The next message, within half a minute.
    pub async fn hear(&mut self) -> Option<FromServer> {
        loop {
            let next =
                tokio::time::timeout(Duration::from_secs(30), self.socket.next()).await.expect("no message came");
            match next? {
                Ok(Message::Text(text)) => {
                    let message: FromServer =
                        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
                    if let FromServer::Update(update) = &message {
                        self.update = Some((**update).clone());
                    }
                    return Some(message);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The code with which the server closes the socket.
    pub async fn closed(&mut self) -> Option<u16> {
        loop {
            match tokio::time::timeout(Duration::from_secs(30), self.socket.next()).await.expect("not closed")? {
                Ok(Message::Close(frame)) => return frame.map(|frame| u16::from(frame.code)),
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }

    /// The table as it is, once there is one that holds.
    pub async fn until(&mut self, holds: impl Fn(&Update) -> bool) -> Update {
        loop {
            if let Some(update) = self.update.clone().filter(|update| holds(update)) {
                return update;
            }
            assert!(self.hear().await.is_some(), "the socket was closed");
        }
    }

    /// Sends an answer of parts, chosen by `choose` among so many; waits until it is done.
    pub async fn answer(&mut self, mut choose: impl FnMut(usize) -> usize) {
        let update = self.update.clone().unwrap();
        let mut parts = Vec::new();
        let mut answers = update.table.answers;
        loop {
            parts.push(answers[choose(answers.len())].send.clone());
            let id = self.next_id;
            self.say(&ToServer::Options { id, step: update.step, parts: parts.clone() }).await;
            match self.reply(id).await {
                FromServer::Choices { complete: true, .. } => break,
                FromServer::Choices { answers: next, .. } => answers = next,
                other => panic!("no choices: {other:?}"),
            }
        }
        let id = self.next_id;
        self.next_id += 1;
        self.say(&ToServer::Act { id, step: update.step, parts }).await;
        match self.reply(id).await {
            FromServer::Done { .. } => {}
            other => panic!("not done: {other:?}"),
        }
    }

    /// The answer to a message.
    pub async fn reply(&mut self, wanted: u32) -> FromServer {
        loop {
            let message = self.hear().await.expect("the socket was closed");
            match &message {
                FromServer::Done { id, .. }
                | FromServer::Refused { id, .. }
                | FromServer::Choices { id, .. }
                | FromServer::Reasons { id, .. }
                | FromServer::Trouble { id: Some(id), .. }
                    if *id == wanted =>
                {
                    return message;
                }
                _ => {}
            }
        }
    }
}
