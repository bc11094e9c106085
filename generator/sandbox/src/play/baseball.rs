//! Baseball: nine innings, away bats first, no draws.

use serde::Deserialize;

use super::events::{Happening, Mark};
use super::tally::Fact;
use super::{Left, PeriodKind, Setup, Sides, Stage, State, Tape};
use crate::random::Rng;

const INNINGS: u32 = 9;
/// The last inning that is simulated; the leader then wins.
const LONGEST: u32 = 18;

/// Rules and averages of baseball.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Baseball {
    /// Seconds of a turn at bat.
    pub turn: f64,
    /// Seconds between halves of an inning.
    pub change: u32,
    /// Runs of both sides in an average match.
    pub total: f64,
    /// How strongly the edge shows in them.
    pub slope: f64,
}

impl Baseball {
    /// Average runs of each side in nine innings.
    pub fn means(&self, edge: f64) -> Sides<f64> {
        let half = self.total / 2.0;
        [
            half * (self.slope * edge).exp(),
            half * (-self.slope * edge).exp(),
        ]
    }

    pub(super) fn play(&self, setup: &Setup, mut tape: Tape) -> State {
        let rng = &mut Rng::new(&[setup.seed, 1]);
        let means = self.means(setup.edge);
        for inning in 1..=LONGEST {
            tape.open(PeriodKind::Inning, inning, inning.max(INNINGS));
            for side in [1, 0] {
                let ahead = tape.state.total[0] > tape.state.total[1];
                if side == 0 && inning >= INNINGS && ahead {
                    return tape.end();
                }
                if !self.bat(&mut tape, rng, means[side], side, inning) {
                    return tape.stop();
                }
                if side == 0 && inning >= INNINGS && tape.state.total[0] != tape.state.total[1] {
                    return tape.end();
                }
                if side == 0 {
                    tape.rest();
                } else {
                    tape.state.stage = Stage::Break;
                }
                tape.state.left = left(inning, side, 3);
                if !tape.pass(self.change) {
                    return tape.stop();
                }
                tape.state.stage = Stage::Playing;
            }
        }
        tape.score(0, 1);
        tape.state.total[0] += 1;
        tape.end()
    }

    /// Plays half an inning. False when `until` comes before its end.
    fn bat(&self, tape: &mut Tape, rng: &mut Rng, mean: f64, side: usize, inning: u32) -> bool {
        // Runs grow faster than times on base; 0.3 makes 4.4 runs in nine innings.
        let on_base = (0.3 * (mean / 4.4).powf(0.446)).clamp(0.2, 0.45);
        let mut bases = [false; 3];
        let mut outs = 0;
        tape.state.server = Some(side);
        let luck = &mut Rng::new(&[rng.clone().next(), 2]);
        while outs < 3 {
            tape.state.left = left(inning, side, outs);
            let is_out = !rng.chance(on_base);
            let hit = if is_out { 0 } else { hit(rng) };
            let runs = if is_out { 0 } else { advance(&mut bases, hit) };
            let roll = luck.unit();
            let wait = rng.seconds(self.turn);
            let passed = if runs > 0 {
                tape.pass_to_great(wait)
            } else {
                tape.pass(wait)
            };
            if !passed {
                return false;
            }
            if is_out {
                outs += 1;
            }
            tape.score(side, runs);
            tape.state.total[side] += runs;
            tape.state.tally.add(Fact::Runs, side, runs);
            let what = match hit {
                0 if roll < 0.33 => Happening::Strikeout,
                0 => Happening::Out,
                1 if roll < 0.25 => Happening::Walk,
                4 => Happening::HomeRun,
                _ => Happening::Hit,
            };
            // A strikeout counts for the side in the field.
            let of = if what == Happening::Strikeout {
                1 - side
            } else {
                side
            };
            let mark = Mark::of(what, of);
            tape.mark(if hit == 4 { mark.scored() } else { mark });
            if runs > 0 && hit < 4 {
                tape.mark(Mark::of(Happening::Run, side).scored());
            }
            if side == 0 && inning >= INNINGS && tape.state.total[0] > tape.state.total[1] {
                return true;
            }
        }
        true
    }
}

/// Innings left for a side that has `outs` outs in this inning.
fn left(inning: u32, side: usize, outs: u32) -> Left {
    let whole = f64::from(INNINGS.saturating_sub(inning));
    let part = 1.0 - f64::from(outs) / 3.0;
    Left::Innings(if side == 1 {
        [whole + 1.0, whole + part]
    } else {
        [whole + part, whole]
    })
}

/// The number of bases of a hit.
fn hit(rng: &mut Rng) -> usize {
    match rng.unit() {
        roll if roll < 0.72 => 1,
        roll if roll < 0.86 => 2,
        roll if roll < 0.88 => 3,
        _ => 4,
    }
}

/// Advances all runners on a hit, and counts runs.
fn advance(bases: &mut [bool; 3], hit: usize) -> u32 {
    let mut runs = 0;
    for base in (0..3).rev() {
        if std::mem::take(&mut bases[base]) {
            // A runner on second base usually scores on a single, so counts one base more.
            match base + hit + usize::from(base == 1) {
                to if to >= 3 => runs += 1,
                to => bases[to] = true,
            }
        }
    }
    match hit {
        4 => runs += 1,
        hit => bases[hit - 1] = true,
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::advance;

    #[test]
    fn runners_come_home() {
        let mut bases = [true, true, true];
        assert_eq!(advance(&mut bases, 4), 4);
        assert_eq!(bases, [false; 3]);
        let mut bases = [true, false, true];
        assert_eq!(advance(&mut bases, 1), 1);
        assert_eq!(bases, [true, true, false]);
    }
}
