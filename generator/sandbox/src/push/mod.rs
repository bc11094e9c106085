//! The push server: the Centrifuge client protocol in JSON over a websocket.
//!
//! Speaks what the official client speaks: connect, subscribe, unsubscribe, history with recovery,
//! refresh, ping and pong, and the protocol's own codes. Who may listen to what is said by tokens
//! that the REST side signs with the same secret. [`Hub`] is what the rest of the sandbox sees.

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

/// Bytes of a message at most; the client ends a connection that exceeds it (1009).
const MESSAGE_LIMIT: usize = 64 * 1024;
