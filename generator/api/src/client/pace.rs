//! The pace of a client's calls while the operator does not answer.
//!
//! Each call repeats itself with growing waits, but many calls at once would still be many a second to an
//! operator that is down. So from a failure until the next answer all calls of a client, first tries and
//! retries, take turns, with a pause between two of them. It grows with each failure up to a ceiling. A
//! wait that the operator asks for (`Retry-After`) holds back all calls, and the next answer lets all go.
//! A call for which too many others wait fails without being made, and so does one that has waited while another call
//! was given up, or many tries in a row failed, and none was answered: a build should soon say what is wrong.

use std::pin::pin;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Notify;
use tokio::time::sleep;

use super::{ClientOptions, ErrorKind};

/// The ceiling of pauses is this part of the longest wait of a call.
const CEILING: u32 = 30;

/// Tries in a row that fail, one after the other, before the calls that wait are given up: for each retry of a call.
const TRIES: usize = 2;

/// The pace of a client and its clones.
#[derive(Debug)]
pub(super) struct Pace {
    state: Mutex<Turns>,
    released: Notify,
}

impl Pace {
    pub(super) fn new(options: &ClientOptions) -> Self {
        Self {
            state: Mutex::new(Turns::new(
                options.backoff,
                (options.longest_wait / CEILING).max(options.backoff),
                options.longest_wait,
                options.retries * TRIES,
            )),
            released: Notify::new(),
        }
    }

    /// Waits for the turn of a call that has begun then: not at all while the operator answers.
    ///
    /// # Errors
    /// Too many calls wait already, or another one was given up meanwhile.
    pub(super) async fn turn(&self, begun: Instant) -> Result<(), ErrorKind> {
        let mut released = pin!(self.released.notified());
        released.as_mut().enable();
        let wait = self.lock().reserve(Instant::now());
        let full = || ErrorKind::Connect("too many calls wait for an answer already".to_owned());
        let wait = wait.ok_or_else(full)?;
        if !wait.is_zero() {
            tokio::select! {
                () = sleep(wait) => {}
                () = released => {}
            }
        }
        let turns = self.lock();
        match &turns.last {
            Some(last) if turns.is_hopeless(begun) => Err(last.clone()),
            _ => Ok(()),
        }
    }

    /// A call that has begun then is given up after its last try.
    pub(super) fn gave_up(&self, begun: Instant) {
        if self.lock().give_up(begun, Instant::now()) {
            self.released.notify_waiters();
        }
    }

    /// A call was answered.
    pub(super) fn answered(&self) {
        if self.lock().release(Instant::now()) {
            self.released.notify_waiters();
        }
    }

    /// A call that began at a time was not answered; the operator may ask for a wait. Calls that are given up because of it
    /// fail for the same reason.
    pub(super) fn failed(&self, began: Instant, why: &ErrorKind) {
        let mut turns = self.lock();
        turns.last = Some(why.clone());
        if turns.fail(began, why.retry_after(), Instant::now()) {
            self.released.notify_waiters();
        }
    }

    fn lock(&self) -> MutexGuard<'_, Turns> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[derive(Debug)]
struct Turns {
    first: Duration,
    ceiling: Duration,
    longest: Duration,
    /// Tries in a row that may fail before what waits is given up.
    most: usize,
    /// Tries in a row that have failed; those that were made together count once.
    rounds: usize,
    /// Between two calls; zero while the operator answers.
    pause: Duration,
    /// When the next call may be made.
    next: Option<Instant>,
    /// Until when the operator asks to wait.
    held: Option<Instant>,
    /// When the pause has grown: calls that began before do not let it grow again.
    grown: Option<Instant>,
    /// When a call was answered last.
    answered: Option<Instant>,
    /// When a call was given up last, while none was answered.
    given_up: Option<Instant>,
    /// Why the last try failed.
    last: Option<ErrorKind>,
}

impl Turns {
    fn new(first: Duration, ceiling: Duration, longest: Duration, most: usize) -> Self {
        Self {
            first,
            ceiling,
            longest,
            most,
            rounds: 0,
            pause: Duration::ZERO,
            next: None,
            held: None,
            grown: None,
            answered: None,
            given_up: None,
            last: None,
        }
    }

    /// Takes the next turn; the wait for it, if it is not too long.
    fn reserve(&mut self, now: Instant) -> Option<Duration> {
        let Some(next) = self.next else {
            return Some(Duration::ZERO);
        };
        let first = self.held.map_or(now, |held| held.max(now));
        let turn = next.max(now);
        if turn > first + self.longest / 2 {
            return None;
        }
        self.next = Some(turn + self.pause);
        Some(turn - now)
    }

    /// Whether what waits is given up.
    fn fail(&mut self, began: Instant, asked: Option<Duration>, now: Instant) -> bool {
        if self.grown.is_none_or(|grown| began >= grown) {
            self.pause = (self.pause * 2).max(self.first).min(self.ceiling);
            self.grown = Some(now);
            self.rounds += 1;
        }
        let asked = asked.map(|asked| now + asked.min(self.longest));
        self.held = self.held.max(asked);
        let least = asked.unwrap_or(now).max(now + self.pause);
        self.next = Some(self.next.map_or(least, |next| next.max(least)));
        let is_down = self.rounds > self.most;
        if is_down {
            self.given_up = Some(now);
        }
        is_down
    }

    /// Whether the other calls are hopeless, too: nothing was answered as long as this one was tried.
    fn give_up(&mut self, begun: Instant, now: Instant) -> bool {
        if self.answered.is_some_and(|at| at >= begun) {
            return false;
        }
        self.given_up = Some(now);
        true
    }

    fn is_hopeless(&self, begun: Instant) -> bool {
        self.given_up.is_some_and(|at| at >= begun)
    }

    /// Whether calls may have waited.
    fn release(&mut self, now: Instant) -> bool {
        self.answered = Some(now);
        self.given_up = None;
        self.pause = Duration::ZERO;
        self.rounds = 0;
        self.grown = None;
        self.held = None;
        self.next.take().is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn turns() -> Turns {
        Turns::new(SECOND, 4 * SECOND, 60 * SECOND, 8)
    }

    #[test]
    fn what_waits_is_given_up_with_the_first_call_unless_one_was_answered() {
        let mut turns = turns();
        let begun = Instant::now();
        let later = begun + SECOND;
        assert!(turns.give_up(begun, later));
        assert!(turns.is_hopeless(begun));
        assert!(!turns.is_hopeless(later + SECOND), "a later call is tried");
        turns.release(later + SECOND);
        assert!(!turns.is_hopeless(begun));
        assert!(!turns.give_up(begun, later + 2 * SECOND));
    }

    #[test]
    fn what_waits_is_given_up_after_many_tries_in_a_row_of_any_calls() {
        let mut turns = turns();
        let begun = Instant::now();
        let mut now = begun;
        for _ in 0..8 {
            let began = now;
            now += SECOND;
            // Those that are made together are one try.
            assert!(!turns.fail(began, None, now));
            assert!(!turns.fail(began, None, now));
        }
        assert!(!turns.is_hopeless(begun));
        assert!(turns.fail(now, None, now + SECOND));
        assert!(turns.is_hopeless(begun));
        turns.release(now + 2 * SECOND);
        assert!(!turns.is_hopeless(begun));
        assert!(!turns.fail(now + 2 * SECOND, None, now + 3 * SECOND));
    }

    #[test]
    fn calls_take_turns_while_nothing_is_answered() {
        let mut turns = turns();
        let now = Instant::now();
        assert_eq!(turns.reserve(now), Some(Duration::ZERO));
        turns.fail(now, None, now);
        let waits: Vec<_> = (0..3).filter_map(|_| turns.reserve(now)).collect();
        assert_eq!(waits, [SECOND, 2 * SECOND, 3 * SECOND]);
        // A queue has a length.
        assert_eq!((0..100).filter_map(|_| turns.reserve(now)).count(), 27);
        assert!(turns.release(now));
        assert_eq!(turns.reserve(now), Some(Duration::ZERO));
    }

    #[test]
    fn pauses_grow_to_a_ceiling_once_for_calls_that_fail_together() {
        let mut turns = turns();
        let mut now = Instant::now();
        let mut pauses = Vec::new();
        for _ in 0..4 {
            let began = now;
            now += SECOND;
            for _ in 0..16 {
                turns.fail(began, None, now);
            }
            pauses.push(turns.pause.as_secs());
        }
        assert_eq!(pauses, [1, 2, 4, 4]);
    }

    #[test]
    fn a_wait_that_the_operator_asks_for_holds_all_calls() {
        let mut turns = turns();
        let now = Instant::now();
        turns.fail(now, Some(30 * SECOND), now);
        assert_eq!(turns.reserve(now), Some(30 * SECOND));
        assert_eq!(turns.reserve(now), Some(31 * SECOND));
        // Never longer than a call may wait.
        turns.fail(now, Some(3_600 * SECOND), now);
        assert_eq!(turns.reserve(now), Some(60 * SECOND));
    }
}
