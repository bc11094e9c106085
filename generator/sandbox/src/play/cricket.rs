//! Limited-overs cricket: one innings each, the second side chases.

use serde::Deserialize;

use super::batting::WICKETS;
use super::events::{Happening, Mark};
use super::tally::Fact;
use super::{Left, PeriodKind, Setup, Sides, State, Tape};
use crate::random::Rng;

/// Chance of a wicket per ball between equal sides.
pub const WICKET: f64 = 0.048;
/// Runs of a ball, with their weights.
const BALLS: [(u32, f64); 6] = [
    (0, 0.35),
    (1, 0.38),
    (2, 0.08),
    (3, 0.005),
    (4, 0.13),
    (6, 0.055),
];

/// Rules and averages of cricket.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cricket {
    /// Overs of an innings, six balls each.
    pub overs: u32,
    /// Seconds between balls.
    pub ball: f64,
    /// Seconds between the innings.
    pub rest: u32,
    /// How strongly the edge shows in runs and wickets.
    pub slope: f64,
}

impl Cricket {
    /// How much better than average each side bats.
    pub fn better(&self, edge: f64) -> Sides<f64> {
        [(self.slope * edge).exp(), (-self.slope * edge).exp()]
    }

    /// Mean and variance of the runs of one ball.
    pub fn ball_runs(better: f64) -> (f64, f64) {
        let weights = weights(better);
        let sum: f64 = weights.iter().sum();
        let moment = |power: i32| -> f64 {
            BALLS
                .iter()
                .zip(weights)
                .map(|((runs, _), weight)| f64::from(*runs).powi(power) * weight)
                .sum::<f64>()
                / sum
        };
        let out = WICKET / better;
        let mean = moment(1) * (1.0 - out);
        (mean, moment(2) * (1.0 - out) - mean * mean)
    }

    /// Chance of a ball that a side hits for so many runs.
    pub fn hit(better: f64, runs: u32) -> f64 {
        let weights = weights(better);
        let sum: f64 = weights.iter().sum();
        let own = BALLS.iter().zip(weights).find(|((own, _), _)| *own == runs);
        own.map_or(0.0, |(_, weight)| weight / sum) * (1.0 - WICKET / better)
    }

    /// Usual rules, to count how often something happens.
    pub fn usual() -> Self {
        Self {
            overs: 20,
            ball: 1.0,
            rest: 1,
            slope: 0.0,
        }
    }

    /// Plays a match to its end.
    pub fn play_fast(&self, setup: &Setup) -> State {
        self.play(setup, Tape::new(u32::MAX))
    }

    pub(super) fn play(&self, setup: &Setup, mut tape: Tape) -> State {
        let rng = &mut Rng::new(&[setup.seed, 1]);
        let better = self.better(setup.edge);
        let first = usize::from(rng.chance(0.5));
        let all = self.overs * 6;
        let mut balls = [all, all];
        let mut wickets = [WICKETS, WICKETS];
        for (innings, side) in [first, 1 - first].into_iter().enumerate() {
            tape.open(PeriodKind::Inning, innings as u32 + 1, 2);
            tape.state.batting.begin();
            while balls[side] > 0 && wickets[side] > 0 {
                if innings == 1 && tape.state.total[side] > tape.state.total[first] {
                    break;
                }
                self.show(&mut tape, balls, wickets, first, Some(side));
                let is_out = rng.chance(WICKET / better[side]);
                let runs = BALLS[rng.weighted(weights(better[side]).into_iter())].0;
                let wait = rng.seconds(self.ball);
                let passed = if is_out {
                    tape.pass_to_great(wait)
                } else {
                    tape.pass(wait)
                };
                if !passed {
                    return tape.stop();
                }
                balls[side] -= 1;
                let brought = (!is_out).then_some(runs);
                tape.state.batting.ball(innings, side, brought);
                if is_out {
                    wickets[side] -= 1;
                    tape.mark(Mark::of(Happening::Wicket, side).scored());
                    continue;
                }
                tape.score(side, runs);
                tape.state.total[side] += runs;
                tape.state.tally.add(Fact::Runs, side, runs);
                match runs {
                    0 => tape.state.tally.add(Fact::Dots, side, 1),
                    4 => tape.mark(Mark::of(Happening::Four, side).scored()),
                    6 => tape.mark(Mark::of(Happening::Six, side).scored()),
                    _ => {}
                }
            }
            if innings == 0 {
                balls[side] = 0;
                self.show(&mut tape, balls, wickets, first, None);
                tape.rest();
                if !tape.pass(self.rest) {
                    return tape.stop();
                }
            }
        }
        if tape.state.total[0] == tape.state.total[1] {
            // A tie is broken by one more ball, which stands in for a super over.
            let side = usize::from(rng.chance(0.5));
            tape.score(side, 1);
            tape.state.total[side] += 1;
        }
        tape.end()
    }

    fn show(
        &self,
        tape: &mut Tape,
        balls: Sides<u32>,
        wickets: Sides<u32>,
        first: usize,
        bats: Option<usize>,
    ) {
        let all = self.overs * 6;
        let words = |side: usize| {
            let bowled = all - balls[side];
            format!(
                "{}/{} ({}.{})",
                tape.state.total[side],
                WICKETS - wickets[side],
                bowled / 6,
                bowled % 6
            )
        };
        tape.state.game = Some([words(0), words(1)]);
        tape.state.server = bats;
        tape.state.left = Left::Overs {
            balls,
            wickets,
            chaser: 1 - first,
        };
    }
}

fn weights(better: f64) -> [f64; 6] {
    BALLS.map(|(runs, weight)| match runs {
        0 => weight / better,
        1..=3 => weight,
        _ => weight * better,
    })
}
