//! A server on a free port of this machine. Each test uses some of this.
#![allow(dead_code)]

use client::Page;
use games::{GameId, Offered, Visitor};
use serde_json::{Map, Value, json};
use server::{Config, Pauses, Rate, Server};
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;
use tokio::net::TcpListener;

/// How many can sit down.
pub fn most(game: GameId) -> u8 {
    struct Most;
    impl Visitor for Most {
        type Out = u8;
        fn visit<R: Offered>(self) -> u8 {
            R::SEATS.most
        }
    }
    game.visit(Most)
}

/// What makes a match of a game as short as it can be: one round, one game.
pub fn short(game: GameId) -> Value {
    struct Short;
    impl Visitor for Short {
        type Out = Value;
        fn visit<R: Offered>(self) -> Value {
            let lengths = R::choices().iter().filter(|choice| ["rounds", "best_of"].contains(&choice.id));
            Value::Object(lengths.map(|choice| (choice.id.to_owned(), json!(1))).collect::<Map<_, _>>())
        }
    }
    game.visit(Short)
}

/// Nobody waits for anything.
pub fn at_once() -> Pauses {
    Pauses { grace: Duration::ZERO, ..Pauses::none() }
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
        behind_proxy: false,
        pauses,
        panics: folder.join("panics"),
    };
    Server::start(listener, config).await.unwrap()
}

/// A request; gives back status and body, and status 0 where the server hangs up.
pub async fn request(at: SocketAddr, method: &str, path: &str, token: &str, body: &str) -> (u16, String) {
    client::request(at, method, path, token, body).await.unwrap_or_default()
}

/// The same with JSON both ways.
pub async fn ask(at: SocketAddr, method: &str, path: &str, token: &str, body: Value) -> (u16, Value) {
    client::ask(at, method, path, token, body).await.unwrap()
}

/// A guest's token.
pub async fn guest(at: SocketAddr, name: &str) -> String {
    client::guest(at, name).await.unwrap()
}

/// A table's code.
pub async fn table(at: SocketAddr, token: &str, wanted: Value) -> String {
    client::table(at, token, wanted).await.unwrap()
}

/// A page at a table.
pub async fn open(at: SocketAddr, token: &str, table: &str) -> Page {
    Page::open(at, token, table).await.unwrap()
}
