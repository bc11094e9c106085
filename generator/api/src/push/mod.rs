//! A client of the operator's push: the Centrifuge client protocol in JSON over a websocket.
//!
//! It only listens. After a lost connection it reconnects with growing waits and recovers what was
//! published in between; what cannot be recovered is reported as missed. Close codes that forbid a
//! reconnect end it.
//!
//! Our own client, because the protocol's makers maintain none for Rust and a listener needs only four
//! of the protocol's messages.

mod notice;
mod options;
mod protocol;
mod session;

use std::collections::HashMap;
use std::future::Future;
use std::time::Duration;

use crate::client::ErrorKind;
use session::{End, Position};

pub use notice::{Closed, Notice};
pub use options::PushOptions;

/// Listens to channels. It keeps its positions, so a listener that was closed can resume.
#[derive(Debug)]
pub struct Listener {
    options: PushOptions,
    positions: HashMap<String, Position>,
}

impl Listener {
    /// A listener without positions: it begins with what is published next.
    pub fn new(options: PushOptions) -> Self {
        Self {
            options,
            positions: HashMap::new(),
        }
    }

    /// Listens until the server closes the connection for good. `token` returns the connection's
    /// token, empty for a visitor; when it fails, the connection counts as failed.
    pub async fn listen<F>(
        &mut self,
        token: impl Fn() -> F,
        mut notify: impl FnMut(Notice),
    ) -> Closed
    where
        F: Future<Output = Result<String, ErrorKind>>,
    {
        let mut failed = 0;
        loop {
            let mut was_up = false;
            let mut watched = |notice: Notice| {
                was_up |= matches!(notice, Notice::Listening);
                notify(notice);
            };
            let positions = &mut self.positions;
            let end = session::serve(&self.options, positions, &token, &mut watched).await;
            let reason = match end {
                End::Final(closed) => return closed,
                End::Lost(reason) => reason,
            };
            failed = if was_up { 0 } else { failed + 1 };
            notify(Notice::Lost(reason));
            tokio::time::sleep(wait(self.options.waits, failed)).await;
        }
    }
}

/// Exponential backoff with jitter.
fn wait((shortest, longest): (Duration, Duration), failed: u32) -> Duration {
    let most = shortest.saturating_mul(1 << failed.min(16)).min(longest);
    (shortest + most.mul_f64(fastrand::f64())).min(longest)
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
}
