//! Snooker: frames of breaks, until one player can no longer catch up.

use serde::Deserialize;

use super::events::{Happening, Mark};
use super::tally::Fact;
use super::{Left, PeriodKind, Setup, Sides, State, Tape, Unit};
use crate::random::Rng;

/// The points on the table at the start of a frame.
const TABLE: u32 = 147;

/// Rules and averages of snooker.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snooker {
    /// Frames needed to win the match.
    pub target: u32,
    /// How strongly the edge shows in visits.
    pub slope: f64,
    /// Seconds of a visit.
    pub visit: f64,
    /// Seconds between frames.
    pub rest: u32,
}

impl Snooker {
    /// Chance of home to win a frame from this score.
    ///
    /// Fitted to simulated frames. Between equal players, a lead counts in proportion to the points
    /// on the table; with few points left it counts less, because a single break can take them all.
    pub fn frame_chance(&self, edge: f64, [home, away]: Sides<u32>) -> f64 {
        let table = f64::from(TABLE.saturating_sub(home + away));
        let lead = (f64::from(home) - f64::from(away)) / (table + 1.0);
        let lead = lead.clamp(-1.0, 1.0);
        let worth = 0.5 * (1.0 - (-table / 50.0).exp());
        let stronger = 1.36 * self.slope * edge * (0.72 + 0.28 * table / f64::from(TABLE));
        (0.5 + worth * lead + stronger * (1.0 - 0.6 * lead * lead)).clamp(0.02, 0.98)
    }

    pub(super) fn play(&self, setup: &Setup, mut tape: Tape) -> State {
        let rng = &mut Rng::new(&[setup.seed, 1]);
        let home = (0.5 + self.slope * setup.edge).clamp(0.2, 0.8);
        let most = self.target * 2 - 1;
        for frame in 1..=most {
            tape.open(PeriodKind::Frame, frame, most);
            let mut table = TABLE;
            loop {
                let score = tape.period();
                tape.state.left = Left::Race {
                    target: self.target,
                    unit: Some(Unit::Points(score)),
                };
                let side = usize::from(!rng.chance(home));
                let points = break_points(rng).min(table);
                let mut then = score;
                then[side] += points;
                table -= points;
                let over = then[0].abs_diff(then[1]) > table;
                tape.state.server = Some(side);
                let wait = rng.seconds(self.visit + f64::from(points) * 2.5);
                let passed = if over {
                    tape.pass_to_great(wait)
                } else {
                    tape.pass(wait)
                };
                if !passed {
                    return tape.stop();
                }
                tape.score(side, points);
                tape.state.tally.add(Fact::Points, side, points);
                tape.state.tally.most(Fact::HighestBreak, side, points);
                match points {
                    100.. => tape.mark(Mark::of(Happening::Century, side)),
                    50.. => tape.mark(Mark::of(Happening::BigBreak, side)),
                    _ => {}
                }
                if over {
                    break;
                }
            }
            let score = tape.period();
            let winner = usize::from(score[1] > score[0]);
            tape.state.total[winner] += 1;
            tape.mark(Mark::of(Happening::Frame, winner).scored());
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

/// Points of a visit: mostly few, sometimes a big break. At least one, so that a frame ends.
fn break_points(rng: &mut Rng) -> u32 {
    match rng.unit() {
        roll if roll < 0.45 => 1 + (rng.unit() * 9.0) as u32,
        roll if roll < 0.8 => 10 + (rng.unit() * 30.0) as u32,
        _ => 40 + (rng.unit() * 80.0) as u32,
    }
}
