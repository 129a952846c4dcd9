//! A page without a browser: it goes to a table, keeps what it is sent and answers.

use crate::{Promise, Trouble};
use futures_util::{SinkExt, StreamExt};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use wire::{FromServer, ToServer, Update};

/// Nobody waits longer for a message.
const PATIENCE: Duration = Duration::from_secs(60);

/// A socket to the server, for texts.
pub(crate) struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub(crate) async fn connect(at: SocketAddr) -> Result<Socket, Trouble> {
        // Thousands of them run beside a server that is to be measured.
        let config = WebSocketConfig::default().read_buffer_size(4 * 1024).write_buffer_size(0);
        let connected = tokio_tungstenite::connect_async_with_config(format!("ws://{at}/ws"), Some(config), true).await;
        connected.map(|(socket, _)| Socket(socket)).map_err(|error| Trouble::Line(error.to_string()))
    }

    pub(crate) async fn write(&mut self, text: String) -> Result<(), Trouble> {
        self.0.send(Message::Text(text.into())).await.map_err(|error| Trouble::Line(error.to_string()))
    }

    pub(crate) async fn read(&mut self) -> Result<String, Trouble> {
        loop {
            match self.0.next().await.ok_or(Trouble::Closed(None))? {
                Ok(Message::Text(text)) => return Ok(text.as_str().to_owned()),
                Ok(Message::Close(frame)) => return Err(Trouble::Closed(frame.map(|frame| frame.code.into()))),
                Ok(_) => {}
                Err(error) => return Err(Trouble::Line(error.to_string())),
            }
        }
    }
}

/// A page at a table.
pub struct Page {
    socket: Socket,
    /// The seat; none for those who watch.
    pub seat: Option<u8>,
    /// The table as it was shown last.
    pub update: Option<Update>,
    /// The number of the next thing that is sent.
    pub next_id: u32,
}

impl Page {
    /// A socket to which nothing was said yet.
    ///
    /// # Errors
    /// Where nobody answers.
    pub fn knock(at: SocketAddr) -> Promise<'static, Result<Page, Trouble>> {
        Box::pin(async move {
            let socket = Socket::connect(at).await?;
            Ok(Page { socket, seat: None, update: None, next_id: 1 })
        })
    }

    /// Goes to a table.
    ///
    /// # Errors
    /// Where it is not let in.
    pub async fn open(at: SocketAddr, token: &str, table: &str) -> Result<Page, Trouble> {
        let mut page = Page::knock(at).await?;
        let hello = ToServer::Hello {
            version: wire::VERSION,
            token: token.to_owned(),
            table: table.to_owned(),
            lang: "en".to_owned(),
            have: 0,
        };
        page.say(&hello).await?;
        match page.hear().await? {
            FromServer::Welcome { seat, last, .. } => {
                page.seat = seat;
                page.next_id = last + 1;
                Ok(page)
            }
            other => Err(Trouble::Unexpected(format!("{other:?}"))),
        }
    }

    /// Says something.
    ///
    /// # Errors
    /// Where the line is broken.
    pub async fn say(&mut self, message: &ToServer) -> Result<(), Trouble> {
        self.write(serde_json::to_string(message).unwrap_or_default()).await
    }

    /// Sends any text, be it a message or not.
    ///
    /// # Errors
    /// Where the line is broken.
    pub fn write(&mut self, text: String) -> Promise<'_, Result<(), Trouble>> {
        Box::pin(async move { self.socket.write(text).await })
    }

    /// The next text that comes, unread.
    ///
    /// # Errors
    /// Where the socket is closed, or nothing comes.
    pub fn read(&mut self) -> Promise<'_, Result<String, Trouble>> {
        Box::pin(
            async move { tokio::time::timeout(PATIENCE, self.socket.read()).await.unwrap_or(Err(Trouble::Silence)) },
        )
    }

    /// The next message.
    ///
    /// # Errors
    /// Where the socket is closed, nothing comes, or it is no message.
    pub async fn hear(&mut self) -> Result<FromServer, Trouble> {
        let text = self.read().await?;
        let message: FromServer =
            serde_json::from_str(&text).map_err(|error| Trouble::Unexpected(format!("{error}: {text}")))?;
        if let FromServer::Update(update) = &message {
            self.update = Some((**update).clone());
        }
        Ok(message)
    }

    /// The code with which the server closes the socket.
    pub async fn closed(&mut self) -> Option<u16> {
        loop {
            match self.read().await {
                Ok(_) => {}
                Err(Trouble::Closed(code)) => return code,
                Err(_) => return None,
            }
        }
    }

    /// The table as it is, once there is one that holds.
    ///
    /// # Errors
    /// Where the socket is closed, or nothing comes.
    pub async fn until(&mut self, holds: impl Fn(&Update) -> bool) -> Result<Update, Trouble> {
        loop {
            if let Some(update) = self.update.clone().filter(|update| holds(update)) {
                return Ok(update);
            }
            self.hear().await?;
        }
    }

    /// The answer to a message.
    ///
    /// # Errors
    /// Where the socket is closed, or nothing comes.
    pub async fn reply(&mut self, wanted: u32) -> Result<FromServer, Trouble> {
        loop {
            let message = self.hear().await?;
            match &message {
                FromServer::Done { id, .. }
                | FromServer::Refused { id, .. }
                | FromServer::Choices { id, .. }
                | FromServer::Reasons { id, .. }
                | FromServer::Trouble { id: Some(id), .. }
                    if *id == wanted =>
                {
                    return Ok(message);
                }
                _ => {}
            }
        }
    }

    /// Answers what is asked, part by part, as `choose` says among so many, until it is done. A table that has moved on in
    /// the meantime is not answered; says whether it was.
    ///
    /// # Errors
    /// Where the socket is closed, nothing comes, or a listed answer is refused.
    pub async fn answer(&mut self, mut choose: impl FnMut(usize) -> usize) -> Result<bool, Trouble> {
        let Some(update) = self.update.clone() else { return Ok(false) };
        let mut parts = Vec::new();
        let mut answers = update.table.answers;
        loop {
            let Some(answer) = answers.get(choose(answers.len())) else { return Ok(false) };
            parts.push(answer.send.clone());
            let id = self.next_id;
            self.say(&ToServer::Act { id, step: update.step, parts: parts.clone() }).await?;
            match self.reply(id).await? {
                FromServer::Done { .. } => {
                    self.next_id += 1;
                    return Ok(true);
                }
                FromServer::Choices { table: Some(table), .. } => answers = table.answers,
                FromServer::Refused { why, .. } if why.clause == "K-2" => return Ok(false),
                other => return Err(Trouble::Unexpected(format!("{other:?}"))),
            }
        }
    }
}
