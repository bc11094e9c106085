//! The push server: the Centrifuge client protocol in JSON over a websocket.
//!
//! Supports what the official client uses: connect, subscribe, unsubscribe, history with recovery,
//! refresh, ping and pong, and the protocol's own codes. Tokens, which the REST side signs with the
//! same secret, decide who may subscribe to what. The rest of the sandbox uses [`Hub`].

mod channel;
mod codes;
mod hub;
mod protocol;
mod session;
mod token;

use axum::Router;
use axum::extract::ws::WebSocketUpgrade;
use axum::routing::any;

pub use hub::{Hub, Timing};

/// `/connection/websocket`
pub fn router(hub: Hub) -> Router {
    let upgrade = |upgrade: WebSocketUpgrade| async move {
        upgrade
            .max_message_size(MESSAGE_LIMIT)
            .on_upgrade(move |socket| session::serve(hub, socket))
    };
    Router::new().route("/connection/websocket", any(upgrade))
}

/// The most bytes of a message; a larger one closes the connection (1009).
const MESSAGE_LIMIT: usize = 64 * 1024;
