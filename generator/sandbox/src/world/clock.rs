//! The sandbox's clock: real time, or a multiple of it, that a test can stop and advance.

use std::sync::Mutex;
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};

/// Seconds of a quarter of an hour.
const QUARTER: i64 = 900;

/// The highest speed.
pub const FASTEST: u32 = 1_000;

/// How often the world is checked for changes: once a second of the clock, but not more often than this.
const TICK: Duration = Duration::from_secs(1);
const SHORTEST_TICK: Duration = Duration::from_millis(150);

/// A clock. It begins at the quarter of an hour in which the sandbox was started, so that matches
/// start at realistic times.
#[derive(Debug)]
pub struct Clock {
    origin: Timestamp,
    /// Its speed at the beginning.
    usual: u32,
    state: Mutex<State>,
}

#[derive(Clone, Copy, Debug)]
struct State {
    /// A time that it showed, and the real time then.
    shown: Timestamp,
    at: Timestamp,
    /// Its seconds per real second.
    speed: u32,
    is_stopped: bool,
}

impl Clock {
    /// A clock that begins with the quarter of an hour of this time, and runs at this speed.
    pub fn starting(at: Timestamp, speed: u32) -> Self {
        let second = at.as_second() - at.as_second().rem_euclid(QUARTER);
        let usual = speed.clamp(1, FASTEST);
        Self {
            origin: Timestamp::from_second(second).unwrap_or(at),
            usual,
            state: Mutex::new(State::real(usual)),
        }
    }

    /// Its beginning, to which the world's fixtures are relative.
    pub fn origin(&self) -> Timestamp {
        self.origin
    }

    /// Its current time.
    pub fn now(&self) -> Timestamp {
        self.lock().now()
    }

    /// Seconds since its beginning.
    pub fn seconds(&self) -> i64 {
        self.now().as_second() - self.origin.as_second()
    }

    /// Whether it is stopped.
    pub fn is_stopped(&self) -> bool {
        self.lock().is_stopped
    }

    /// Its seconds per real second, while it runs.
    pub fn speed(&self) -> u32 {
        self.lock().speed
    }

    /// Time until the world should be checked again.
    pub fn tick(&self) -> Duration {
        (TICK / self.speed()).max(SHORTEST_TICK)
    }

    /// Stops it, or lets it continue from its current time.
    pub fn stop(&self, stop: bool) {
        self.set(|state| state.is_stopped = stop);
    }

    /// Changes its speed, from 1 to [`FASTEST`]; it continues from its current time.
    pub fn set_speed(&self, speed: u32) {
        self.set(|state| state.speed = speed.clamp(1, FASTEST));
    }

    /// Advances it, stopped or not.
    pub fn advance(&self, by: SignedDuration) {
        self.set(|state| state.shown = state.shown.saturating_add(by).unwrap_or(state.shown));
    }

    /// Sets it to real time, running at its speed at the beginning.
    pub fn reset(&self) {
        *self.lock() = State::real(self.usual);
    }

    fn set(&self, change: impl FnOnce(&mut State)) {
        let mut state = self.lock();
        let at = Timestamp::now();
        (state.shown, state.at) = (state.shown_at(at), at);
        change(&mut state);
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        self.state
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

impl State {
    /// Real time.
    fn real(speed: u32) -> Self {
        let now = Timestamp::now();
        Self {
            shown: now,
            at: now,
            speed,
            is_stopped: false,
        }
    }

    fn now(&self) -> Timestamp {
        self.shown_at(Timestamp::now())
    }

    /// What it shows at a real time.
    fn shown_at(&self, at: Timestamp) -> Timestamp {
        if self.is_stopped {
            return self.shown;
        }
        let passed = at.duration_since(self.at);
        let speed = i32::try_from(self.speed).unwrap_or(1);
        let passed = passed.checked_mul(speed).unwrap_or(SignedDuration::MAX);
        self.shown.saturating_add(passed).unwrap_or(self.shown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stopped_clock_moves_only_when_it_is_advanced() {
        let clock = Clock::starting(Timestamp::now(), 1);
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

    #[test]
    fn it_runs_at_its_speed_from_where_it_is() {
        let clock = Clock::starting(Timestamp::now(), 100);
        let before = clock.now();
        std::thread::sleep(Duration::from_millis(30));
        let passed = clock.now().duration_since(before);
        assert!(passed >= SignedDuration::from_secs(3), "{passed}");
        clock.stop(true);
        let stopped = clock.now();
        clock.set_speed(1);
        assert_eq!(clock.now(), stopped, "it does not jump");
        clock.stop(false);
        let passed = clock.now().duration_since(stopped);
        assert!(passed < SignedDuration::from_secs(3), "{passed}");
        clock.reset();
        assert_eq!(clock.speed(), 100);
    }
}
