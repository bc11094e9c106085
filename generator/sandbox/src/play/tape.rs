//! The recording of a simulated match, which stops at the requested second.

use super::batting::Batting;
use super::events::{Event, Happening, Mark};
use super::tally::Tally;
use super::{Clock, Left, Period, PeriodKind, Sides, Stage, State};

/// Seconds for which betting is suspended before and after a goal or similar event.
pub(super) const BEFORE: u32 = 4;
pub(super) const AFTER: u32 = 8;

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
                is_reviewed: false,
                retired: None,
                reds: [0, 0],
                events: Vec::new(),
                tally: Tally::default(),
                batting: Batting::default(),
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

    /// The requested second.
    pub fn until(&self) -> u32 {
        self.until
    }

    /// Suspends betting from a second until another.
    pub fn suspend(&mut self, from: u32, to: u32) {
        if self.within(from, to) {
            self.state.suspended = true;
        }
    }

    /// Lets officials look at the last score from a second until another: until then nothing is settled.
    pub fn review(&mut self, from: u32, to: u32) {
        if self.within(from, to) {
            self.state.is_reviewed = true;
        }
    }

    /// Whether the requested second lies within these.
    pub fn within(&mut self, from: u32, to: u32) -> bool {
        let is_within = (from..to).contains(&self.until);
        match self.until {
            until if until < from => self.soonest(from),
            until if until < to => self.soonest(to),
            _ => {}
        }
        is_within
    }

    /// Records an event that happens now.
    pub fn mark(&mut self, mark: Mark) {
        self.note(self.now, mark);
    }

    /// Records an event at a second, unless that is after the requested one. The score after it is the one now.
    pub fn note(&mut self, at: u32, mark: Mark) {
        if at > self.until {
            self.soonest(at);
            return;
        }
        if let Some(side) = mark.side {
            self.state.tally.count(mark.what, side);
        }
        self.state.events.push(Event {
            at,
            mark,
            period: self.state.periods.len().checked_sub(1),
            score: mark.scored.then_some(self.state.total),
        });
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
        self.mark(Mark::new(Happening::PeriodStart));
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

    /// Takes points back.
    pub fn take_back(&mut self, side: usize, points: u32) {
        if let Some(period) = self.state.periods.last_mut() {
            period.score[side] -= points;
        }
        self.state.total[side] -= points;
    }

    /// The state at the requested second.
    pub fn stop(mut self) -> State {
        // In the order in which they happened, so that the nth event stays the nth.
        self.state.events.sort_by_key(|event| event.at);
        self.state
    }

    /// Gives the last event the reading of a clock.
    pub fn stamp(&mut self, (played, stoppage): (u32, Option<u32>)) {
        if let Some(last) = self.state.events.last_mut() {
            last.mark = last.mark.clock(played, stoppage);
        }
    }

    /// Ends the running period, with a break until the next.
    pub fn rest(&mut self) {
        self.state.stage = Stage::Break;
        self.mark(Mark::new(Happening::PeriodEnd).scored());
    }

    /// Ends the match because a side cannot go on.
    pub fn retire(mut self, side: usize) -> State {
        self.mark(Mark::of(Happening::Injury, side));
        self.mark(Mark::of(Happening::Retired, side));
        self.state.retired = Some(side);
        self.end()
    }

    /// Ends the match.
    pub fn end(mut self) -> State {
        self.mark(Mark::new(Happening::MatchEnd).scored());
        if let Some(clock) = self.state.clock {
            self.stamp((clock.played, clock.stoppage));
        }
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
        self.state.is_reviewed = false;
        self.stop()
    }
}
