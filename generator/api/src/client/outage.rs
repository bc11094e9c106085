//! Whether the operator answers at all. One failed try is no news, because it is repeated; an outage
//! is reported once when it has lasted for a while, and once when it is over.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::ErrorKind;

/// How long no call is answered before that is logged.
const QUIET: Duration = Duration::from_secs(1);

/// A time without any answer.
#[derive(Clone, Debug)]
pub struct Outage {
    /// When the first call without an answer began, or the last answer arrived if that is later.
    pub since: Instant,
    /// Calls without an answer since then, retries included.
    pub calls: u64,
    /// The last of them, and why it failed.
    pub reason: String,
}

/// Whether the operator answers a client and its clones.
#[derive(Debug, Default)]
pub struct Reach(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    answered: Option<Instant>,
    outage: Option<Outage>,
    is_logged: bool,
}

impl Reach {
    /// The current outage. It may be a single failed try that is about to be repeated.
    pub fn outage(&self) -> Option<Outage> {
        self.lock().outage.clone()
    }

    /// A call was answered.
    pub(super) fn answered(&self) {
        let mut state = self.lock();
        state.answered = Some(Instant::now());
        let Some(outage) = state.outage.take() else {
            return;
        };
        if std::mem::take(&mut state.is_logged) {
            tracing::info!(
                "the operator answers again, after {:.1} s and {} failed calls",
                outage.since.elapsed().as_secs_f64(),
                outage.calls
            );
        }
    }

    /// A call that began at `began` was not answered.
    pub(super) fn failed(&self, url: &str, began: Instant, kind: &ErrorKind, wait: Duration) {
        let mut state = self.lock();
        let since = state.answered.map_or(began, |last| last.max(began));
        let outage = state.outage.get_or_insert_with(|| Outage {
            since,
            calls: 0,
            reason: String::new(),
        });
        outage.calls += 1;
        outage.reason = format!("{url}: {kind}");
        let lasts = outage.since.elapsed() + wait >= QUIET;
        if lasts && !state.is_logged {
            state.is_logged = true;
            tracing::warn!("the operator does not answer, trying again: {url}: {kind}");
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outage_begins_with_its_first_call_and_ends_with_an_answer() {
        let reach = Reach::default();
        let refused = ErrorKind::Connect("connection refused".to_owned());
        let began = Instant::now();
        reach.failed("http://a", began, &refused, Duration::ZERO);
        reach.failed("http://b", Instant::now(), &refused, Duration::ZERO);
        let outage = reach.outage().expect("an outage");
        assert_eq!((outage.since, outage.calls), (began, 2));
        assert!(outage.reason.starts_with("http://b: "), "{outage:?}");
        reach.answered();
        assert!(reach.outage().is_none());
        // A call that began before the answer does not make the outage older than the answer.
        reach.failed("http://a", began, &refused, Duration::ZERO);
        assert!(reach.outage().expect("an outage").since > began);
    }
}
