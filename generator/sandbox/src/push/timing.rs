//! Intervals and timeouts.

use std::time::Duration;

/// Intervals and timeouts of a connection.
#[derive(Clone, Copy, Debug)]
pub struct Timing {
    /// Between two pings.
    pub ping: Duration,
    /// From a ping to its pong.
    pub pong: Duration,
    /// From the opening of a connection to its first command.
    pub stale: Duration,
    /// Lifetime of a token, and with it of a player's connection.
    pub token: Duration,
    /// From the expiry of a connection's token to its close, unless it is renewed.
    pub grace: Duration,
}

impl Default for Timing {
    fn default() -> Self {
        Self {
            ping: Duration::from_secs(25),
            pong: Duration::from_secs(10),
            stale: Duration::from_secs(15),
            token: Duration::from_secs(600),
            grace: Duration::from_secs(25),
        }
    }
}
