//! The sandbox's clock: real time, or a multiple of it, that a test can stop and advance.
//!
//! It has two readings. Matches follow [`Clock::now`], at the clock's speed. What a person waits for
//! follows [`Clock::wall`], a second per second at any speed: a bet in review, a payment on its way, a
//! code that expires. Both stop together, and an advance moves both.

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

/// How a clock begins.
#[derive(Clone, Copy, Debug)]
pub struct Beginning {
    /// The time that it shows first; real time if it is not set.
    pub at: Option<Timestamp>,
    /// Its seconds per real second, from 1 to [`FASTEST`].
    pub speed: u32,
    /// Whether it waits to be advanced or continued.
    pub is_stopped: bool,
}

/// A clock. Its origin is the quarter of an hour in which the sandbox was started, so that matches
/// start at realistic times.
#[derive(Debug)]
pub struct Clock {
    origin: Timestamp,
    beginning: Beginning,
    state: Mutex<State>,
}

#[derive(Clone, Copy, Debug)]
struct State {
    /// Its two readings at a real time.
    shown: Timestamp,
    wall: Timestamp,
    at: Timestamp,
    /// Its seconds per real second.
    speed: u32,
    is_stopped: bool,
}

impl Clock {
    /// A clock whose origin is the quarter of an hour of a time.
    pub fn starting(origin: Timestamp, beginning: Beginning) -> Self {
        let second = origin.as_second() - origin.as_second().rem_euclid(QUARTER);
        let beginning = Beginning {
            // One that does not run has nothing to return to but this.
            at: beginning.at.or(beginning.is_stopped.then_some(origin)),
            ..beginning
        };
        Self {
            origin: Timestamp::from_second(second).unwrap_or(origin),
            beginning,
            state: Mutex::new(State::first(beginning)),
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

    /// Its current time for what a person waits for: a second per second, whatever its speed.
    pub fn wall(&self) -> Timestamp {
        self.lock().wall_at(Timestamp::now())
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
        self.set(|state| {
            for time in [&mut state.shown, &mut state.wall] {
                *time = time.saturating_add(by).unwrap_or(*time);
            }
        });
    }

    /// Returns to the time and the speed of its beginning. A stopped clock stays stopped.
    pub fn reset(&self) {
        let mut state = self.lock();
        *state = State {
            is_stopped: state.is_stopped,
            ..State::first(self.beginning)
        };
    }

    fn set(&self, change: impl FnOnce(&mut State)) {
        let mut state = self.lock();
        let at = Timestamp::now();
        (state.shown, state.wall, state.at) = (state.shown_at(at), state.wall_at(at), at);
        change(&mut state);
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        self.state
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

impl State {
    /// The state at the beginning.
    fn first(beginning: Beginning) -> Self {
        let now = Timestamp::now();
        Self {
            shown: beginning.at.unwrap_or(now),
            wall: beginning.at.unwrap_or(now),
            at: now,
            speed: beginning.speed.clamp(1, FASTEST),
            is_stopped: beginning.is_stopped,
        }
    }

    fn now(&self) -> Timestamp {
        self.shown_at(Timestamp::now())
    }

    /// What it shows at a real time.
    fn shown_at(&self, at: Timestamp) -> Timestamp {
        let speed = i32::try_from(self.speed).unwrap_or(1);
        let passed = self.passed(at).checked_mul(speed);
        let passed = passed.unwrap_or(SignedDuration::MAX);
        self.shown.saturating_add(passed).unwrap_or(self.shown)
    }

    /// Its wall time at a real time.
    fn wall_at(&self, at: Timestamp) -> Timestamp {
        self.wall
            .saturating_add(self.passed(at))
            .unwrap_or(self.wall)
    }

    /// Real time for which it has run since its readings were taken.
    fn passed(&self, at: Timestamp) -> SignedDuration {
        if self.is_stopped {
            return SignedDuration::ZERO;
        }
        at.duration_since(self.at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn running(speed: u32) -> Clock {
        let beginning = Beginning {
            at: None,
            speed,
            is_stopped: false,
        };
        Clock::starting(Timestamp::now(), beginning)
    }

    #[test]
    fn one_that_begins_stopped_at_a_time_returns_to_it() {
        let at: Timestamp = "2027-01-30T14:07:00Z".parse().expect("is a time");
        let beginning = Beginning {
            at: Some(at),
            speed: 20,
            is_stopped: true,
        };
        let clock = Clock::starting(at, beginning);
        assert_eq!((clock.now(), clock.seconds()), (at, 420));
        clock.advance(SignedDuration::from_hours(3));
        assert_eq!(clock.wall(), at + SignedDuration::from_hours(3));
        clock.set_speed(1);
        clock.reset();
        assert_eq!((clock.now(), clock.wall(), clock.speed()), (at, at, 20));
        assert!(clock.is_stopped());
        clock.stop(false);
        clock.reset();
        assert!(!clock.is_stopped(), "one that was continued runs on");
        assert!(clock.now() >= at);
    }

    #[test]
    fn one_that_begins_stopped_now_returns_to_that_moment() {
        let beginning = Beginning {
            at: None,
            speed: 1,
            is_stopped: true,
        };
        let begun = Timestamp::now() - SignedDuration::from_mins(5);
        let clock = Clock::starting(begun, beginning);
        assert_eq!(clock.now(), begun);
        clock.advance(SignedDuration::from_secs(90));
        clock.reset();
        assert_eq!((clock.now(), clock.wall()), (begun, begun));
    }

    #[test]
    fn a_stopped_clock_moves_only_when_it_is_advanced() {
        let clock = running(1);
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
        let clock = running(100);
        let before = clock.now();
        std::thread::sleep(Duration::from_millis(30));
        let passed = clock.now().duration_since(before);
        assert!(passed >= SignedDuration::from_secs(3), "{passed}");
        let ahead = clock.now().duration_since(clock.wall());
        assert!(
            ahead >= SignedDuration::from_secs(2),
            "{ahead}: a person waits no less"
        );
        clock.stop(true);
        let stopped = clock.now();
        clock.set_speed(1);
        assert_eq!(clock.now(), stopped, "it does not jump");
        clock.stop(false);
        let passed = clock.now().duration_since(stopped);
        assert!(passed < SignedDuration::from_secs(3), "{passed}");
        assert_eq!(clock.tick(), Duration::from_secs(1));
        clock.reset();
        assert_eq!(clock.speed(), 100);
        assert!(clock.tick() <= Duration::from_millis(250));
    }
}
