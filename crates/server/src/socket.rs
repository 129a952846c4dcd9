//! A socket: bytes in, messages to its table; messages of its table out.

use crate::limits::{Bucket, Place};
use crate::room::{Command, Conn};
use crate::rooms::NoTable;
use crate::serve::App;
use crate::storage::Code;
use axum::extract::ws::{CloseFrame, Message, WebSocket};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};
use wire::{Close, FromServer, Misread, Text, ToServer, Trouble, VERSION, read};
use words::Lang;

/// Whoever has not said hello by then is not waited for.
const HELLO: Duration = Duration::from_secs(10);
/// So many messages wait for a slow reader.
const OUTGOING: usize = 16;
/// So much nonsense is answered.
const NONSENSE: u32 = 10;
/// A socket from which nothing has come for so long, not even an answer to a ping, is gone.
const SILENCE: Duration = Duration::from_secs(45);
/// Whoever takes nothing for so long is not there any more.
const STUCK: Duration = Duration::from_secs(10);
/// So long somebody is listened to after the door was closed.
const LAST_WORDS: Duration = Duration::from_secs(2);
const PING: Duration = Duration::from_secs(15);

static NUMBERS: AtomicU64 = AtomicU64::new(1);

/// Serves a socket until it is closed.
pub(crate) async fn serve(socket: WebSocket, app: Arc<App>, place: Place) {
    let _place = place;
    app.rooms.shared.metrics.sockets.add(1);
    let (mut sink, mut stream) = socket.split();
    let closing = match hello(&mut stream, &app).await {
        Ok((room, conn, incoming)) => talk(&mut sink, &mut stream, &room, conn, incoming, &app).await,
        Err(closing) => closing,
    };
    if let Some(close) = closing {
        let frame = CloseFrame { code: close.code(), reason: close.name().into() };
        sent(&mut sink, Message::Close(Some(frame))).await;
        // What is still on its way is taken in: otherwise the machine would cut the line before the reason is read.
        let rest = async { while let Some(Ok(_)) = stream.next().await {} };
        let _ = tokio::time::timeout(LAST_WORDS, rest).await;
    }
    app.rooms.shared.metrics.sockets.add(-1);
}

/// Sends a message; says whether it went. Who does not read for too long is gone.
async fn sent(sink: &mut SplitSink<WebSocket, Message>, message: Message) -> bool {
    matches!(tokio::time::timeout(STUCK, sink.send(message)).await, Ok(Ok(())))
}

type Entered = (mpsc::Sender<Command>, Conn, Incoming);

/// What comes from the table.
struct Incoming {
    texts: mpsc::Receiver<String>,
    shut: oneshot::Receiver<Close>,
}

/// The first message says who comes to which table.
async fn hello(stream: &mut SplitStream<WebSocket>, app: &App) -> Result<Entered, Option<Close>> {
    let first = tokio::time::timeout(HELLO, stream.next()).await;
    let Ok(Some(Ok(Message::Text(text)))) = first else { return Err(Some(Close::NoHello)) };
    let message = match read(&text) {
        Ok(message) => message,
        Err(Misread::TooLong) => return Err(Some(Close::TooLong)),
        Err(Misread::Malformed(_)) => return Err(Some(Close::NoHello)),
    };
    let ToServer::Hello { version, token, table, lang, have } = message else { return Err(Some(Close::NoHello)) };
    if version != VERSION {
        return Err(Some(Close::Version));
    }
    let guest = app.signer.guest(&token).ok_or(Some(Close::Token))?;
    let room = match app.rooms.find(&Code(table)).await {
        Ok(room) => room.ok_or(Some(Close::Table))?,
        Err(NoTable::Unreadable) => return Err(Some(Close::OnHold)),
        Err(NoTable::Storage(trouble)) => {
            tracing::error!(%trouble, "a table could not be read");
            return Err(Some(Close::Stopping));
        }
    };
    let (out, texts) = mpsc::channel(OUTGOING);
    let (shut, shutting) = oneshot::channel();
    let conn = Conn {
        number: NUMBERS.fetch_add(1, Ordering::Relaxed),
        guest,
        lang: Lang::parse(&lang).unwrap_or(Lang::En),
        seat: None,
        have: have as usize,
        read: None,
        out,
        behind: Arc::new(AtomicBool::new(false)),
        shut,
    };
    Ok((room, conn, Incoming { texts, shut: shutting }))
}

/// Passes messages on, both ways.
async fn talk(
    sink: &mut SplitSink<WebSocket, Message>,
    stream: &mut SplitStream<WebSocket>,
    room: &mpsc::Sender<Command>,
    conn: Conn,
    incoming: Incoming,
    app: &App,
) -> Option<Close> {
    let (number, behind) = (conn.number, conn.behind.clone());
    let Incoming { texts: mut outgoing, mut shut } = incoming;
    if room.send(Command::Enter(conn)).await.is_err() {
        return Some(Close::Table);
    }
    let mut bucket = Bucket::new(app.config.rate, Instant::now());
    let mut nonsense = 0;
    let mut heard = Instant::now();
    let mut ping = tokio::time::interval(PING);
    let mut stopping = app.stopping.subscribe();
    let closing = loop {
        tokio::select! {
            text = outgoing.recv() => {
                // The table has let go of us: it has said why, or it is gone.
                let Some(text) = text else { break Some(shut.try_recv().unwrap_or(Close::Stopping)) };
                if !sent(sink, Message::Text(text.into())).await {
                    break None;
                }
                if outgoing.is_empty() && behind.swap(false, Ordering::Relaxed)
                    && room.send(Command::CaughtUp(number)).await.is_err()
                {
                    break Some(Close::Stopping);
                }
            }
            message = stream.next() => {
                heard = Instant::now();
                match message {
                    Some(Ok(Message::Text(text))) => {
                        if !bucket.take(heard) {
                            break Some(Close::TooFast);
                        }
                        match read(&text) {
                            Ok(message) => {
                                if room.send(Command::Said(number, message)).await.is_err() {
                                    break Some(Close::Stopping);
                                }
                            }
                            Err(Misread::TooLong) => break Some(Close::TooLong),
                            Err(Misread::Malformed(_)) => {
                                nonsense += 1;
                                if nonsense > NONSENSE {
                                    break Some(Close::Malformed);
                                }
                                let text = Text::plain("server-malformed");
                                let said = FromServer::Trouble { id: None, what: Trouble::Malformed, text };
                                if !sent(sink, Message::Text(crate::room::written(&said).into())).await {
                                    break None;
                                }
                            }
                        }
                    }
                    Some(Ok(Message::Binary(_))) => break Some(Close::Malformed),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    Some(Ok(Message::Close(_))) | None => break None,
                    Some(Err(error)) => {
                        tracing::debug!(%error, "a socket broke");
                        break Some(Close::TooLong);
                    }
                }
            }
            _ = ping.tick() => {
                if heard.elapsed() > SILENCE || !sent(sink, Message::Ping(Vec::new().into())).await {
                    break None;
                }
            }
            Ok(close) = &mut shut => break Some(close),
            _ = stopping.changed() => break Some(Close::Stopping),
        }
    };
    let _ = room.send(Command::Leave(number)).await;
    closing
}
