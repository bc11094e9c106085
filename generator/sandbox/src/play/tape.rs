//! The recording of a simulated match, which stops at the requested second.

use super::{Clock, Left, Period, PeriodKind, Sides, Stage, State};

/// Seconds for which betting is suspended before and after a goal or similar event.
const BEFORE: u32 = 4;
const AFTER: u32 = 8;

/// A match while it is simulated, up to the requested second.
///
/// The rules draw the next event, then let the time until it pass. [`Tape::pass`] returns false
/// when the requested second comes first; the rules then return [`Tape::stop`].
#[derive(Debug)]
pub struct Tape {
    until: u32,
    now: u32,
    rests_until: u32,
    /// The state so far.
    pub state: State,
}

impl Tape {
    /// A match before its start.
    pub fn new(until: u32) -> Self {
        Self {
            until,
            now: 0,
            rests_until: 0,
            state: State {
                stage: Stage::Break,
                periods: Vec::new(),
                total: [0, 0],
                game: None,
                server: None,
                clock: None,
                left: Left::Nothing,
                goals: Vec::new(),
                suspended: false,
                next: None,
            },
        }
    }

    /// Seconds since the start.
    pub fn now(&self) -> u32 {
        self.now
    }

    /// How much of the current wait has passed at the requested second.
    pub fn in_stretch(&self) -> u32 {
        self.until - self.now
    }

    /// Lets seconds pass. False when the requested second comes first.
    #[must_use]
    pub fn pass(&mut self, seconds: u32) -> bool {
        self.pass_to(seconds, false)
    }

    /// Lets seconds pass before a goal or similar event, with betting suspended around it.
    #[must_use]
    pub fn pass_to_great(&mut self, seconds: u32) -> bool {
        self.pass_to(seconds, true)
    }

    fn pass_to(&mut self, seconds: u32, great: bool) -> bool {
        let then = self.now + seconds;
        if then <= self.until {
            self.now = then;
            if great {
                self.rests_until = then + AFTER;
            }
            return true;
        }
        let mut next = then;
        if great {
            if self.until + BEFORE >= then {
                self.state.suspended = true;
            } else {
                next = then - BEFORE;
            }
        }
        if self.until < self.rests_until {
            self.state.suspended = true;
            next = next.min(self.rests_until);
        }
        self.soonest(next);
        false
    }

    /// Records that the state changes at this second at the latest.
    pub fn soonest(&mut self, at: u32) {
        self.state.next = Some(self.state.next.map_or(at, |next| next.min(at)));
    }

    /// Begins a period.
    pub fn open(&mut self, kind: PeriodKind, number: u32, most: u32) {
        self.state.stage = Stage::Playing;
        self.state.periods.push(Period {
            kind,
            number,
            most,
            score: [0, 0],
        });
    }

    /// The score of the running period.
    pub fn period(&self) -> Sides<u32> {
        self.state
            .periods
            .last()
            .map_or([0, 0], |period| period.score)
    }

    /// Adds to the score of the running period.
    pub fn score(&mut self, side: usize, points: u32) {
        if let Some(period) = self.state.periods.last_mut() {
            period.score[side] += points;
        }
    }

    /// The state at the requested second.
    pub fn stop(self) -> State {
        self.state
    }

    /// Ends the match.
    pub fn end(mut self) -> State {
        self.state.stage = Stage::Ended;
        self.state.suspended = false;
        self.state.next = None;
        self.state.game = None;
        self.state.server = None;
        self.state.clock = self.state.clock.map(|clock| Clock {
            remaining: clock.remaining.map(|_| 0),
            stopped: true,
            ..clock
        });
        self.state
    }
}
