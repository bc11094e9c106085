//! The sandbox's clock: real time that a test can stop and advance.

use std::sync::Mutex;

use jiff::{SignedDuration, Timestamp};

/// Seconds of a quarter of an hour.
const QUARTER: i64 = 900;

/// A clock. It begins at the quarter of an hour in which the sandbox was started, so that matches
/// start at realistic times.
#[derive(Debug)]
pub struct Clock {
    origin: Timestamp,
    state: Mutex<State>,
}

#[derive(Clone, Copy, Debug)]
struct State {
    /// How far it is ahead of real time.
    ahead: SignedDuration,
    stopped_at: Option<Timestamp>,
}

impl Clock {
    /// A clock that begins with the quarter of an hour of this time.
    pub fn starting(at: Timestamp) -> Self {
        let second = at.as_second() - at.as_second().rem_euclid(QUARTER);
        Self {
            origin: Timestamp::from_second(second).unwrap_or(at),
            state: Mutex::new(State {
                ahead: SignedDuration::ZERO,
                stopped_at: None,
            }),
        }
    }

    /// Its beginning, to which the world's fixtures are relative.
    pub fn origin(&self) -> Timestamp {
        self.origin
    }

    /// Its current time.
    pub fn now(&self) -> Timestamp {
        self.lock().shown()
    }

    /// Seconds since its beginning.
    pub fn seconds(&self) -> i64 {
        self.now().as_second() - self.origin.as_second()
    }

    /// Whether it is stopped.
    pub fn is_stopped(&self) -> bool {
        self.lock().stopped_at.is_some()
    }

    /// Stops it, or lets it continue from its current time.
    pub fn stop(&self, stop: bool) {
        let mut state = self.lock();
        let shown = state.shown();
        if stop {
            state.stopped_at = Some(shown);
        } else if state.stopped_at.take().is_some() {
            state.ahead = shown.duration_since(Timestamp::now());
        }
    }

    /// Advances it, stopped or not.
    pub fn advance(&self, by: SignedDuration) {
        let mut state = self.lock();
        match state.stopped_at {
            Some(at) => state.stopped_at = Some(at.saturating_add(by).unwrap_or(at)),
            None => state.ahead = state.ahead.saturating_add(by),
        }
    }

    /// Sets it to real time, running.
    pub fn reset(&self) {
        *self.lock() = State {
            ahead: SignedDuration::ZERO,
            stopped_at: None,
        };
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        self.state
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

impl State {
    fn shown(&self) -> Timestamp {
        let now = Timestamp::now();
        self.stopped_at
            .unwrap_or_else(|| now.saturating_add(self.ahead).unwrap_or(now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stopped_clock_moves_only_when_it_is_advanced() {
        let clock = Clock::starting(Timestamp::now());
        assert!((0..=QUARTER).contains(&clock.seconds()));
        clock.stop(true);
        let at = clock.now();
        clock.advance(SignedDuration::from_secs(90));
        assert_eq!(clock.now(), at + SignedDuration::from_secs(90));
        clock.stop(false);
        assert!(clock.now() >= at + SignedDuration::from_secs(90));
        clock.reset();
        assert!(clock.now() < at + SignedDuration::from_secs(80));
    }
}
