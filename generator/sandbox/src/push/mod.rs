//! The push server: the Centrifuge client protocol in JSON over a websocket, an HTTP stream or
//! server-sent events.
//!
//! Supports what the official client uses: connect, subscribe, unsubscribe, history with recovery,
//! presence, joins and leaves, rpc, refresh, ping and pong, and the protocol's own codes. Tokens,
//! which the REST side signs with the same secret, decide who may subscribe to what. The rest of the
//! sandbox uses [`Hub`].

mod channel;
mod codes;
mod commands;
mod http;
mod hub;
mod protocol;
mod session;
mod state;
mod timing;
mod token;
mod websocket;
mod wire;

use std::net::SocketAddr;

use axum::Router;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get, post};
use axum::serve::{Listener, ListenerExt};
use tokio::net::{TcpListener, TcpStream};

pub use hub::Hub;
pub use timing::Timing;
pub use token::Tokens;

/// `/connection/websocket`, `/connection/http_stream` and `/connection/sse`; `/emulation` takes the
/// commands of the latter two.
pub fn router(hub: Hub) -> Router {
    Router::new()
        .route("/connection/websocket", any(upgrade))
        .route("/connection/http_stream", post(http::http_stream))
        .route("/connection/sse", get(http::sse))
        .route("/emulation", post(http::emulation))
        .layer(DefaultBodyLimit::max(MESSAGE_LIMIT))
        .with_state(hub)
}

/// The same paths, which answer that the push is elsewhere.
pub fn closed(place: &str) -> Router {
    let text = format!(
        "the push of this sandbox is at {place}: it publishes through Centrifugo (--centrifugo)\n"
    );
    let gone = move || {
        let answer = (StatusCode::GONE, text.clone());
        async move { answer }
    };
    Router::new()
        .route("/connection/{transport}", any(gone.clone()))
        .route("/emulation", any(gone))
}

/// A listener whose connections send each message at once: the next publication must not wait until
/// the client has acknowledged the last one.
pub fn at_once(listener: TcpListener) -> impl Listener<Io = TcpStream, Addr = SocketAddr> {
    listener.tap_io(|connection| {
        if let Err(error) = connection.set_nodelay(true) {
            tracing::debug!("a connection may delay its messages: {error}");
        }
    })
}

async fn upgrade(State(hub): State<Hub>, upgrade: WebSocketUpgrade) -> Response {
    if !hub.accepts_websockets() {
        return StatusCode::FORBIDDEN.into_response();
    }
    upgrade
        .max_message_size(MESSAGE_LIMIT)
        .on_upgrade(move |socket| session::serve(hub, socket))
}

/// The most bytes of a message; a larger one closes the connection (1009).
const MESSAGE_LIMIT: usize = 64 * 1024;
