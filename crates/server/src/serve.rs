//! Everything together on one port.

use crate::Promise;
use crate::api;
use crate::bots::Thinkers;
use crate::guests::Signer;
use crate::limits::{Addresses, Rate, address};
use crate::metrics::Metrics;
use crate::playback::Playback;
use crate::room::{Pauses, Shared, Voices};
use crate::rooms::Rooms;
use crate::socket;
use crate::storage::{Limit, Store, Trouble};
use axum::extract::{ConnectInfo, State, WebSocketUpgrade};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::serve::ListenerExt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// How the server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The SQLite file.
    pub database: PathBuf,
    /// The folder of a built page, in place of the one in the program.
    pub page: Option<PathBuf>,
    /// Threads for bots.
    pub thinkers: usize,
    /// Sockets that one address may have open.
    pub sockets: usize,
    /// How many messages a socket may send, and how many requests an address.
    pub rate: Rate,
    /// Whether a proxy stands before it, which says from where it has a request.
    pub behind_proxy: bool,
    /// How long it waits with things.
    pub pauses: Pauses,
    /// Where a match is left that ended in a panic.
    pub panics: PathBuf,
}

/// What requests share.
pub(crate) struct App {
    pub(crate) rooms: Rooms,
    pub(crate) signer: Signer,
    pub(crate) addresses: Addresses,
    pub(crate) config: Config,
    pub(crate) stopping: watch::Sender<bool>,
    pub(crate) playback: Playback,
}

/// A server that runs.
pub struct Server {
    app: Arc<App>,
    address: SocketAddr,
    task: tokio::task::JoinHandle<()>,
}

impl Server {
    /// Opens the database and begins to serve.
    ///
    /// # Errors
    /// Where the database cannot be opened.
    pub fn start(listener: TcpListener, config: Config) -> Promise<'static, Result<Server, Trouble>> {
        Box::pin(async move {
            let store = Store::sqlite(&config.database).await?;
            let key = store.key("guests", || crate::chance().to_vec()).await?;
            let shared = Arc::new(Shared {
                store,
                thinkers: Thinkers::new(config.thinkers),
                voices: Voices::new(),
                metrics: Metrics::default(),
                pauses: config.pauses,
                luck: crate::luck,
                panics: config.panics.clone(),
            });
            let app = Arc::new(App {
                rooms: Rooms::new(shared),
                signer: Signer::new(key),
                addresses: Addresses::default(),
                config,
                stopping: watch::Sender::new(false),
                playback: Playback::new(),
            });
            app.rooms.wake().await?;
            let rooms = app.clone();
            tokio::spawn(async move {
                if let Err(error) = rooms.rooms.seat_people().await {
                    tracing::error!(
                        ?error,
                        "who sat at earlier matches could not be filled in; it is tried at the next start"
                    );
                }
            });
            let address = listener.local_addr().map_err(|error| Trouble::Other(error.to_string()))?;
            let router = api::router(&app).route("/ws", get(upgrade)).with_state(app.clone());
            let mut stopping = app.stopping.subscribe();
            let service = router.into_make_service_with_connect_info::<SocketAddr>();
            // What is said goes out at once: an update and the acknowledgement after it are two small packets.
            let listener = listener.tap_io(|stream| {
                if let Err(error) = stream.set_nodelay(true) {
                    tracing::debug!(%error, "a socket waits with small packets");
                }
            });
            let served = axum::serve(listener, service).with_graceful_shutdown(async move {
                let _ = stopping.wait_for(|stopping| *stopping).await;
            });
            let task = tokio::spawn(async move {
                if let Err(error) = served.await {
                    tracing::error!(%error, "the server stopped");
                }
            });
            Ok(Server { app, address, task })
        })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Restrains what is written, as a full or a locked disk would.
    pub fn limit(&self, limit: Limit) {
        self.app.rooms.shared.store.limit(limit);
    }

    /// Takes nothing new, finishes what is under way, and stops.
    pub fn stop(self) -> Promise<'static, ()> {
        Box::pin(async move {
            self.app.stopping.send_replace(true);
            self.app.rooms.stop().await;
            let _ = self.task.await;
            self.app.rooms.shared.store.clone().stop().await;
        })
    }
}

/// A page wants a socket. Only pages of this server may have one; programs, which say no origin, may as well.
async fn upgrade(
    State(app): State<Arc<App>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !is_own(&headers) {
        return (StatusCode::FORBIDDEN, "another origin").into_response();
    }
    let from = address(from.ip(), &headers, app.config.behind_proxy);
    let Some(place) = app.addresses.enter(from, app.config.sockets) else {
        return (StatusCode::TOO_MANY_REQUESTS, wire::Close::TooMany.name()).into_response();
    };
    upgrade
        .max_message_size(wire::LONGEST)
        .max_frame_size(wire::LONGEST)
        .write_buffer_size(0)
        .read_buffer_size(4 * 1024)
        .on_upgrade(move |socket| socket::serve(socket, app, place))
}

fn is_own(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    matches!((origin, host), (Some((_, origin)), Some(host)) if origin == host)
}
