//! Sports with sets of rallies: volleyball, table tennis, badminton, beach volleyball.

use serde::Deserialize;

use super::events::{Happening, Mark};
use super::tally::Fact;
use super::{Left, PeriodKind, Setup, Sides, State, Tape, Unit};
use crate::random::Rng;

/// Share of the rallies that are won with the serve alone, and those after which the loser calls a timeout.
const ACES: f64 = 0.11;
const TIMEOUTS: f64 = 0.018;

/// Rules and averages of a sport with rallies.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rally {
    /// Sets needed to win the match.
    pub target: u32,
    /// Points needed to win a set, with a lead of two.
    pub points: u32,
    /// Points needed to win the deciding set.
    pub decider: u32,
    /// Points that win a set whatever the lead; 0 for no such limit.
    #[serde(default)]
    pub cap: u32,
    /// Seconds between rallies.
    pub rally: f64,
    /// Seconds between sets.
    pub rest: u32,
    /// Number of points after which the serve changes; 0 if the winner of a rally serves.
    #[serde(default)]
    pub service: u32,
    /// How strongly the edge shows in rallies.
    pub slope: f64,
}

impl Rally {
    /// Chance of home to win a rally.
    pub fn chance(&self, edge: f64) -> f64 {
        (0.5 + self.slope * edge).clamp(0.3, 0.7)
    }

    /// Points needed to win the set with this number, from 1.
    pub fn target_of(&self, set: u32) -> u32 {
        if set == self.target * 2 - 1 {
            self.decider
        } else {
            self.points
        }
    }

    /// Whether this score ends a set.
    pub fn is_won(&self, score: Sides<u32>, set: u32) -> bool {
        let (high, low) = (score[0].max(score[1]), score[0].min(score[1]));
        high >= self.target_of(set) && (high >= low + 2 || (self.cap > 0 && high >= self.cap))
    }

    pub(super) fn play(&self, setup: &Setup, mut tape: Tape) -> State {
        let rng = &mut Rng::new(&[setup.seed, 1]);
        let luck = &mut Rng::new(&[setup.seed, 2]);
        let first = usize::from(rng.chance(0.5));
        for set in 1..=self.target * 2 - 1 {
            tape.open(PeriodKind::Set, set, self.target * 2 - 1);
            let opener = (first + set as usize - 1) % 2;
            let mut server = opener;
            while !self.is_won(tape.period(), set) {
                let winner = usize::from(!rng.chance(self.chance(setup.edge)));
                let score = tape.period();
                tape.state.server = Some(server);
                tape.state.left = Left::Race {
                    target: self.target,
                    unit: Some(Unit::Points(score)),
                };
                let mut then = score;
                then[winner] += 1;
                let wait = rng.seconds(self.rally);
                let passed = if self.is_won(then, set) {
                    tape.pass_to_great(wait)
                } else {
                    tape.pass(wait)
                };
                if !passed {
                    return tape.stop();
                }
                tape.score(winner, 1);
                tape.state.tally.point(winner);
                if winner == server {
                    tape.state.tally.add(Fact::ServePoints, winner, 1);
                }
                let is_ace = luck.chance(ACES) && winner == server;
                let what = if is_ace {
                    Happening::Ace
                } else {
                    Happening::Point
                };
                tape.mark(Mark::of(what, winner));
                if luck.chance(TIMEOUTS) && !self.is_won(then, set) {
                    tape.mark(Mark::of(Happening::Timeout, 1 - winner));
                }
                server = match (then[0] + then[1]).checked_div(self.service) {
                    None => winner,
                    Some(turns) => (opener + turns as usize) % 2,
                };
            }
            let score = tape.period();
            let winner = usize::from(score[1] > score[0]);
            tape.state.total[winner] += 1;
            tape.mark(Mark::of(Happening::Set, winner).scored());
            if tape.state.total.contains(&self.target) {
                break;
            }
            tape.rest();
            tape.state.server = None;
            tape.state.left = Left::Race {
                target: self.target,
                unit: None,
            };
            if !tape.pass(self.rest) {
                return tape.stop();
            }
        }
        tape.end()
    }
}
