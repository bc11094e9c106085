//! A client of the operator's push: the Centrifuge client protocol in JSON over a websocket.
//!
//! It listens to channels and nothing else. A connection that ends is made anew, with waits that
//! grow, and what was published in between is asked for; what cannot be had any more is told as
//! missed. Codes of the protocol that mean "do not come back" end it.
//!
//! Our own, because there is no client for Rust that its makers keep, and what a listener needs of
//! the protocol is four messages.

mod protocol;
mod session;

use std::collections::HashMap;
use std::future::Future;
use std::time::Duration;

use crate::client::ErrorKind;
use crate::wire::PushEvent;

/// How a listener behaves. The times are those of the browser's client (spec 9).
#[derive(Clone, Debug)]
pub struct PushOptions {
    /// URL of the websocket.
    pub url: String,
    /// What is listened to.
    pub channels: Vec<String>,
    /// The shortest wait before a new connection, and the longest.
    pub waits: (Duration, Duration),
    /// Until a connection stands, and until a command is answered.
    pub timeout: Duration,
    /// How much later than announced a ping may come.
    pub late_ping: Duration,
}

impl PushOptions {
    /// Sensible options.
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

/// What a listener tells.
#[derive(Debug)]
pub enum Told {
    /// All channels are listened to.
    Listening,
    /// Nothing is listened to for now; a new connection follows.
    Lost(String),
    /// Some publications of a channel cannot be had any more.
    Missed(String),
    /// A channel may not be listened to, and why.
    Refused(String, String),
    /// Something was published.
    Event {
        /// Index of the channel in the options.
        channel: usize,
        /// It.
        event: Box<PushEvent>,
    },
    /// Something was published that this version cannot read, and why.
    Odd(String),
}

/// Why the server does not want to see the listener again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the push was closed for good: {reason} ({code})")]
pub struct Closed {
    /// Code of the protocol.
    pub code: u16,
    /// In the server's words.
    pub reason: String,
}

/// Where in a channel's history the listener stands.
#[derive(Clone, Debug)]
struct Position {
    epoch: String,
    offset: u64,
}

/// Listens to channels. It keeps its places, so one that was closed can go on where it was.
#[derive(Debug)]
pub struct Listener {
    options: PushOptions,
    positions: HashMap<String, Position>,
}

/// How a connection ended.
enum End {
    /// It may be made again.
    Lost(String),
    /// It may not.
    Final(Closed),
}

impl Listener {
    /// A listener that has heard nothing yet.
    pub fn new(options: PushOptions) -> Self {
        Self {
            options,
            positions: HashMap::new(),
        }
    }

    /// Listens until the server does not want it any more. `token` gives the token of a connection,
    /// empty for a visitor; an error of it is a connection that could not be made.
    pub async fn listen<F>(&mut self, token: impl Fn() -> F, mut tell: impl FnMut(Told)) -> Closed
    where
        F: Future<Output = Result<String, ErrorKind>>,
    {
        let mut failed = 0;
        loop {
            let mut stood = false;
            let mut hear = |told: Told| {
                stood |= matches!(told, Told::Listening);
                tell(told);
            };
            let positions = &mut self.positions;
            let end = session::serve(&self.options, positions, &token, &mut hear).await;
            let reason = match end {
                End::Final(closed) => return closed,
                End::Lost(reason) => reason,
            };
            failed = if stood { 0 } else { failed + 1 };
            tell(Told::Lost(reason));
            tokio::time::sleep(wait(self.options.waits, failed)).await;
        }
    }
}

/// A wait that grows with the failures and differs between listeners.
fn wait((shortest, longest): (Duration, Duration), failed: u32) -> Duration {
    let most = shortest.saturating_mul(1 << failed.min(16)).min(longest);
    (shortest + most.mul_f64(fastrand::f64())).min(longest)
}

/// Whether a connection that was closed with this code may be made again: not after 3500 to 3999 and
/// 4500 to 4999, nor when a message was too big, as it would be again (1009).
fn may_come_back(code: u16) -> bool {
    !matches!(code, 1009 | 3500..=3999 | 4500..=4999)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_to_the_longest_and_differ() {
        let waits = (Duration::from_millis(500), Duration::from_secs(20));
        for failed in 0..40 {
            let wait = wait(waits, failed);
            assert!(wait >= waits.0 && wait <= waits.1, "{failed}: {wait:?}");
        }
        let late: std::collections::BTreeSet<_> = (0..20).map(|_| wait(waits, 5)).collect();
        assert!(late.len() > 1, "there is no jitter");
        assert!(late.iter().any(|wait| *wait > Duration::from_secs(1)));
    }

    #[test]
    fn the_protocols_codes_say_whether_to_come_back() {
        for code in [1000, 1006, 3000, 3005, 3499, 4000, 4499, 5000] {
            assert!(may_come_back(code), "{code}");
        }
        for code in [1009, 3500, 3999, 4500, 4999] {
            assert!(!may_come_back(code), "{code}");
        }
    }
}
