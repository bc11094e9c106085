//! A match that is interrupted: by rain, a power failure, a crowd. It is played on later, or abandoned.

use super::events::{Event, Happening, Mark};
use super::{Clock, State};

/// An interruption.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Halt {
    /// Seconds after the start of the match at which play stops.
    pub at: u32,
    /// Seconds until it goes on.
    pub length: u32,
    /// Whether it does not go on: the match is abandoned then.
    pub is_final: bool,
}

impl Halt {
    /// Whether play is stopped at this second of the match.
    pub fn is_stopped(&self, until: u32) -> bool {
        (self.at..self.at.saturating_add(self.length)).contains(&until)
    }

    /// Whether the match has been abandoned at this second.
    pub fn is_abandoned(&self, until: u32) -> bool {
        self.is_final && until >= self.at.saturating_add(self.length)
    }

    /// The state at this second, from a simulation without interruptions.
    pub fn play(&self, until: u32, play: impl Fn(u32) -> State) -> State {
        if until < self.at {
            return play(until);
        }
        let end = self.at.saturating_add(self.length);
        if until < end || self.is_final {
            let mut state = play(self.at);
            if state.is_over() {
                return state;
            }
            self.report(&mut state, self.at, Happening::SuspendedPlay);
            if until >= end {
                self.report(&mut state, end, Happening::Abandoned);
            }
            state.suspended = true;
            state.next = (until < end).then_some(end);
            state.clock = state.clock.map(|clock| Clock {
                stopped: true,
                ..clock
            });
            return state;
        }
        let mut state = play(until - self.length);
        let before = play(self.at);
        if before.is_over() {
            return before;
        }
        for event in &mut state.events {
            if event.at > self.at {
                event.at += self.length;
            }
        }
        let seen = before.events.len();
        let times = [
            (self.at, Happening::SuspendedPlay),
            (end, Happening::Resumed),
        ];
        for (place, (at, what)) in times.into_iter().enumerate() {
            let event = event(&before, at, what);
            state.events.insert(seen + place, event);
        }
        state.next = state.next.map(|next| next + self.length);
        state
    }

    fn report(&self, state: &mut State, at: u32, what: Happening) {
        let event = event(state, at, what);
        state.events.push(event);
    }
}

fn event(state: &State, at: u32, what: Happening) -> Event {
    let clock = state.clock.map(|clock| (clock.played, clock.stoppage));
    Event {
        at,
        mark: Mark {
            clock,
            ..Mark::new(what)
        },
        period: state.periods.len().checked_sub(1),
        score: None,
    }
}
