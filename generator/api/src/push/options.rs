//! How a listener behaves.

use std::time::Duration;

/// Options of a listener. The times are those of the browser's client.
#[derive(Clone, Debug)]
pub struct PushOptions {
    /// URL of the websocket.
    pub url: String,
    /// The channels to subscribe to.
    pub channels: Vec<String>,
    /// The shortest and the longest wait before a new connection.
    pub waits: (Duration, Duration),
    /// Limit for opening a connection and for the answer to a command.
    pub timeout: Duration,
    /// How late a ping may be.
    pub late_ping: Duration,
}

impl PushOptions {
    /// The default times.
    pub fn new(url: impl Into<String>, channels: Vec<String>) -> Self {
        Self {
            url: url.into(),
            channels,
            waits: (Duration::from_millis(500), Duration::from_secs(20)),
            timeout: Duration::from_secs(5),
            late_ping: Duration::from_secs(10),
        }
    }
}
