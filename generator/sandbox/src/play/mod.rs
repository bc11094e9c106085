//! Simulating a match: from its seed to its score at any second.
//!
//! A match has no stored state. Whenever it is needed, it is played again from the start to the
//! current second, by the rules of its sport: the same seed gives the same goals at the same
//! seconds. One file per family of rules; all of them write to a [`Tape`].

mod baseball;
mod batting;
mod cricket;
mod darts;
mod events;
mod facts;
mod fight;
mod fits;
mod halt;
mod incidents;
mod maps;
mod rally;
mod recording;
mod sides;
mod snooker;
pub mod soccer;
mod state;
mod tally;
mod tape;
mod tennis;
mod tennis_score;
mod timed;
mod timed_style;

use std::sync::Arc;

use serde::Deserialize;

pub use baseball::Baseball;
pub use batting::{Batting, WICKETS};
pub use cricket::{Cricket, WICKET};
pub use darts::{Darts, LEG};
pub use events::{Event, Happening, Mark, Weight};
pub use fight::{Fight, JUDGED};
pub use halt::Halt;
pub use incidents::{HELPED, OWN_REBOUNDS, REBOUNDS};
pub use maps::{MapStyle, Maps};
pub use rally::Rally;
pub use recording::Recording;
pub use sides::Sides;
pub use snooker::Snooker;
pub use state::{Clock, Goal, Left, Period, PeriodKind, Setup, Stage, State, Unit};
pub use tally::Fact;
pub use tape::Tape;
pub use tennis::Tennis;
pub use tennis_score::{is_set_won, tie_break_server};
pub use timed::Timed;
pub use timed_style::TimedStyle;

/// The rules of a sport.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Rules {
    /// Periods of fixed length; the higher score wins.
    Timed(Timed),
    /// Sets of rallies: volleyball, table tennis, badminton.
    Rally(Rally),
    /// Points, games, sets.
    Tennis(Tennis),
    /// Legs of 501 in sets.
    Darts(Darts),
    /// Frames.
    Snooker(Snooker),
    /// Maps won by rounds or by kills.
    Maps(Maps),
    /// Innings of two halves.
    Baseball(Baseball),
    /// Two innings of overs.
    Cricket(Cricket),
    /// Rounds until a knockout.
    Fight(Fight),
}

/// What is special about a match.
#[derive(Clone, Debug, Default)]
pub struct Course {
    /// Whether a draw is followed by extra time, in sports that have it.
    pub is_knockout: bool,
    /// An interruption.
    pub halt: Option<Halt>,
    /// The match that is played instead of one that is drawn.
    pub recording: Option<Arc<Recording>>,
}

impl Rules {
    /// Plays an ordinary match up to this many seconds after its start.
    #[cfg(test)]
    pub fn play(&self, setup: &Setup, until: u32) -> State {
        self.play_as(setup, &Course::default(), until)
    }

    /// Seconds by which a match that needs a winner may be longer.
    pub fn overtime(&self, course: &Course) -> i64 {
        match self {
            Self::Timed(timed) if course.is_knockout => 2 * i64::from(timed.extra_half) + 600,
            _ => 0,
        }
    }

    /// Plays a match up to this many seconds after its start.
    pub fn play_as(&self, setup: &Setup, course: &Course, until: u32) -> State {
        match &course.halt {
            Some(halt) => halt.play(until, |until| self.play_on(setup, course, until)),
            None => self.play_on(setup, course, until),
        }
    }

    /// Plays a match without regard to interruptions.
    fn play_on(&self, setup: &Setup, course: &Course, until: u32) -> State {
        let tape = Tape::new(until);
        match (self, course.recording.as_deref()) {
            (Self::Timed(rules), Some(Recording::Timed(recorded))) => {
                return recorded.play(rules, tape);
            }
            (Self::Tennis(rules), Some(Recording::Tennis(recorded))) => {
                return rules.replay(recorded, tape);
            }
            _ => {}
        }
        match self {
            Self::Timed(rules) => rules.play(setup, course.is_knockout, tape),
            Self::Rally(rules) => rules.play(setup, tape),
            Self::Tennis(rules) => rules.play(setup, tape),
            Self::Darts(rules) => rules.play(setup, tape),
            Self::Snooker(rules) => rules.play(setup, tape),
            Self::Maps(rules) => rules.play(setup, tape),
            Self::Baseball(rules) => rules.play(setup, tape),
            Self::Cricket(rules) => rules.play(setup, tape),
            Self::Fight(rules) => rules.play(setup, tape),
        }
    }
}

#[cfg(test)]
mod tests;
