//! Boxing and MMA: rounds until a knockout, or the judges decide.

use serde::Deserialize;

use super::events::{Happening, Mark};
use super::tally::Fact;
use super::{Clock, Left, PeriodKind, Setup, State, Tape};
use crate::random::Rng;

/// Share of the rounds that the winner on points wins.
pub const JUDGED: f64 = 0.72;

/// Rules and averages of a fight.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fight {
    /// Number of rounds.
    pub rounds: u32,
    /// Seconds of a round.
    pub seconds: u32,
    /// Seconds between rounds.
    pub rest: u32,
    /// Chance that a round ends the fight.
    pub finish: f64,
    /// How strongly the edge shows.
    pub slope: f64,
    /// Whether wrestling is allowed.
    #[serde(default)]
    pub has_takedowns: bool,
}

impl Fight {
    /// Chance of home to win by knockout, and on points before the first round.
    pub fn chance(&self, edge: f64) -> f64 {
        1.0 / (1.0 + (-self.slope * edge).exp())
    }

    pub(super) fn play(&self, setup: &Setup, mut tape: Tape) -> State {
        let rng = &mut Rng::new(&[setup.seed, 1]);
        let luck = &mut Rng::new(&[setup.seed, 2]);
        let home = self.chance(setup.edge);
        // Judges count rounds: the winner on points has won most of them.
        let decision = usize::from(!rng.chance(home));
        for round in 1..=self.rounds {
            tape.open(PeriodKind::Round, round, self.rounds);
            let finish = rng
                .chance(self.finish)
                .then(|| usize::from(!rng.chance(home)));
            let length = match finish {
                Some(_) => (rng.unit() * f64::from(self.seconds)) as u32,
                None => self.seconds,
            };
            self.exchange(&mut tape, luck, length);
            let passed = if finish.is_some() {
                tape.pass_to_great(length)
            } else {
                tape.pass(length)
            };
            if !passed {
                let within = tape.in_stretch();
                self.show(&mut tape, round, within, false);
                return tape.stop();
            }
            if let Some(side) = finish {
                self.show(&mut tape, round, length, true);
                return over(tape, round - 1, side, true);
            }
            let better = if rng.chance(JUDGED) {
                decision
            } else {
                1 - decision
            };
            tape.state.tally.add(Fact::Rounds, better, 1);
            tape.score(better, 10);
            tape.score(1 - better, 9);
            self.show(&mut tape, round, self.seconds, true);
            if round < self.rounds {
                tape.rest();
                tape.state.left = Left::Rounds {
                    done: round,
                    share: 1.0,
                    result: None,
                };
                if !tape.pass(self.rest) {
                    return tape.stop();
                }
            }
        }
        over(tape, self.rounds, decision, false)
    }

    /// Strikes, knockdowns and takedowns of a round.
    fn exchange(&self, tape: &mut Tape, luck: &mut Rng, length: u32) {
        let start = tape.now();
        for side in 0..2 {
            let mut at = luck.between(2.0, 20.0);
            while at < f64::from(length) {
                if start + at as u32 <= tape.until() {
                    tape.state.tally.add(Fact::Strikes, side, 1);
                }
                let roll = luck.unit();
                let what = match roll {
                    roll if roll < 0.003 => Some(Happening::Knockdown),
                    roll if roll > 0.985 && self.has_takedowns => Some(Happening::Takedown),
                    _ => None,
                };
                if let Some(what) = what {
                    tape.note(start + at as u32, Mark::of(what, side));
                }
                at += luck.between(4.0, 22.0);
            }
        }
    }

    fn show(&self, tape: &mut Tape, round: u32, within: u32, stopped: bool) {
        let remaining = self.seconds - within;
        tape.state.clock = Some(Clock {
            played: (round - 1) * self.seconds + within,
            stoppage: None,
            remaining: Some(remaining),
            stopped,
        });
        tape.state.left = Left::Rounds {
            done: round - 1,
            share: f64::from(remaining) / f64::from(self.seconds),
            result: None,
        };
    }
}

fn over(mut tape: Tape, done: u32, side: usize, finished: bool) -> State {
    tape.state.total[side] = 1;
    let what = if finished {
        Happening::Knockout
    } else {
        Happening::Decision
    };
    tape.mark(Mark::of(what, side).scored());
    let share = match tape.state.left {
        Left::Rounds { share, .. } => share,
        _ => 0.0,
    };
    tape.state.left = Left::Rounds {
        done,
        share,
        result: Some((side, finished)),
    };
    tape.end()
}
