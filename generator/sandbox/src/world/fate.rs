//! What goes wrong with matches: a few are interrupted, abandoned or postponed, and some must have a winner.
//!
//! Drawn from the seed like everything else; a test requests each through the control API.

use std::sync::Arc;

use ::api::wire::EventStatus;

use super::{Override, Standing, World};
use crate::play::{Course, Halt};
use crate::random::{Rng, unit};

/// Shares of the matches that are interrupted, abandoned after an interruption, and postponed.
const INTERRUPTED: f64 = 0.004;
const ABANDONED: f64 = 0.001;
const POSTPONED: f64 = 0.004;

/// Seconds before its start at which a match is postponed.
const NOTICE: i64 = 2_700;

/// The shortest rest, in seconds, of sides whose matches are postponed.
const LONG_REST: i64 = 12 * 3600;

/// Seconds that play rests before a match is abandoned.
const PATIENCE: u32 = 1_500;

/// What goes wrong with a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// Nothing.
    Plain,
    /// It is interrupted.
    Halted(Halt),
    /// It starts later, by this number of seconds.
    Postponed(i64),
}

impl World {
    /// What goes wrong with a match by itself.
    pub(super) fn fate(&self, place: usize) -> Fate {
        // Those that had ended when the clock began are results, nothing else.
        if place >= self.order.len() {
            return Fate::Plain;
        }
        let roll = unit(&[self.seed, 6, place as u64]);
        if roll >= INTERRUPTED + ABANDONED + POSTPONED {
            return Fate::Plain;
        }
        let mut rng = Rng::new(&[self.seed, 7, place as u64]);
        if roll >= INTERRUPTED + ABANDONED {
            // One who plays again within the hour would play two at once.
            if self.league(place).calendar.rest < LONG_REST {
                return Fate::Plain;
            }
            let quarters = rng.between(2.0, 12.0) as i64;
            return Fate::Postponed(quarters * 900);
        }
        let longest = self.sport(place).longest as f64;
        Fate::Halted(Halt {
            at: (longest * rng.between(0.1, 0.6)) as u32,
            length: if roll < ABANDONED {
                PATIENCE
            } else {
                rng.between(600.0, 2_400.0) as u32
            },
            is_final: roll < ABANDONED,
        })
    }

    /// Whether a match is abandoned by itself.
    pub(super) fn is_abandoned(&self, place: usize) -> bool {
        matches!(self.fate(place), Fate::Halted(halt) if halt.is_final)
    }

    /// Start of a match by its fixture, as it is known at a second of the clock.
    pub(super) fn scheduled(&self, place: usize, at: i64) -> i64 {
        let start = self.fixtures[place].start;
        match self.postponement(place) {
            Some((announced, by)) if at >= announced => start + by,
            _ => start,
        }
    }

    /// When a match is postponed, and by how many seconds.
    pub(super) fn postponement(&self, place: usize) -> Option<(i64, i64)> {
        match self.fate(place) {
            Fate::Postponed(by) => Some((self.fixtures[place].start - NOTICE, by)),
            Fate::Plain | Fate::Halted(_) => None,
        }
    }

    /// How a match is played.
    pub(super) fn course(&self, place: usize, steered: Option<&Override>) -> Course {
        let own = steered.and_then(|own| own.halt);
        // A match that a test has begun follows the test's script.
        let is_free = steered.is_none_or(|own| own.start.is_none());
        let drawn = || match self.fate(place) {
            Fate::Halted(halt) if is_free => Some(halt),
            Fate::Plain | Fate::Halted(_) | Fate::Postponed(_) => None,
        };
        let recording = steered.and_then(|own| own.recording.as_ref().map(Arc::clone));
        Course {
            is_knockout: self.is_knockout(place),
            halt: own.or_else(drawn),
            recording,
        }
    }

    /// Whether a match is live, and has not been interrupted yet: a second time would move what has been played.
    pub fn can_be_interrupted(&self, place: usize, standing: &Standing) -> bool {
        let course = self.course(place, standing.steered.as_deref());
        let elapsed = standing.at - standing.start;
        let halted = course
            .halt
            .is_some_and(|halt| i64::from(halt.at) <= elapsed);
        standing.status == EventStatus::Live && !halted
    }

    /// Seconds after its start in which a match is over in any case.
    pub(super) fn longest(&self, place: usize, course: &Course) -> i64 {
        let extra = self.sport(place).rules.overtime(course);
        let recorded = course.recording.as_ref().map_or(0, |own| own.seconds());
        let halted = course.halt.map_or(0, |halt| i64::from(halt.length));
        (self.sport(place).longest + extra).max(recorded) + halted
    }

    fn is_knockout(&self, place: usize) -> bool {
        let share = self.league(place).knockout;
        share > 0.0 && unit(&[self.seed, 8, place as u64]) < share
    }
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;

    #[test]
    fn some_matches_are_interrupted_abandoned_or_postponed() {
        let world = World::new(3, 20_000, Timestamp::UNIX_EPOCH).expect("has no mistake");
        let (mut interrupted, mut abandoned, mut postponed) = (0, 0, 0);
        for place in 0..world.order.len() {
            let start = world.fixtures[place].start;
            let status = |at| world.status_at(place, at);
            match world.fate(place) {
                Fate::Plain => {}
                Fate::Halted(halt) => {
                    let (from, to) = (start + i64::from(halt.at), i64::from(halt.length));
                    // One that is over by then is not interrupted.
                    if status(from - 1) != EventStatus::Live
                        || status(from) == EventStatus::Finished
                    {
                        continue;
                    }
                    assert_eq!(status(from), EventStatus::Stopped, "{place}");
                    assert_eq!(status(from + to - 1), EventStatus::Stopped);
                    let then = if halt.is_final {
                        abandoned += 1;
                        EventStatus::Closed
                    } else {
                        interrupted += 1;
                        EventStatus::Live
                    };
                    assert_eq!(status(from + to), then, "{place}");
                    let late = status(start + 100_000);
                    assert_eq!(late == EventStatus::Closed, halt.is_final);
                }
                Fate::Postponed(by) => {
                    postponed += 1;
                    let known = start - NOTICE;
                    assert_eq!(world.standing_at(place, known - 1).start, start);
                    assert_eq!(world.standing_at(place, known).start, start + by);
                    assert!(world.may_change(place, known - 1, known));
                    assert_eq!(status(start), EventStatus::Prematch);
                    assert_eq!(status(start + by), EventStatus::Live);
                }
            }
        }
        assert!(
            interrupted > 30 && abandoned > 8 && postponed > 40,
            "{interrupted} {abandoned} {postponed}"
        );
        assert!(interrupted + abandoned + postponed < 300);
    }

    #[test]
    fn what_had_ended_before_the_clock_began_is_a_result() {
        let world = World::new(3, 20_000, Timestamp::UNIX_EPOCH).expect("has no mistake");
        assert!(world.ended().all(|place| world.fate(place) == Fate::Plain));
    }
}
