//! Darts: legs of 501, a set is three legs, thrown in turn.

use serde::Deserialize;

use super::events::{Happening, Mark};
use super::tally::Fact;
use super::{Left, PeriodKind, Setup, Sides, State, Tape, Unit};
use crate::random::Rng;

/// The points of a leg.
pub const LEG: u32 = 501;
/// The highest finish.
pub const FINISH: u32 = 170;

/// Rules and averages of darts.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Darts {
    /// Sets needed to win the match.
    pub target: u32,
    /// Legs needed to win a set.
    pub legs: u32,
    /// Average points of a visit.
    pub visit: f64,
    /// How strongly the edge shows in scoring and finishing.
    pub slope: f64,
    /// Seconds of a visit.
    pub seconds: f64,
    /// Seconds between sets.
    pub rest: u32,
}

impl Darts {
    pub(super) fn play(&self, setup: &Setup, mut tape: Tape) -> State {
        let rng = &mut Rng::new(&[setup.seed, 1]);
        let better = [self.slope * setup.edge, -self.slope * setup.edge];
        let mut opener = usize::from(rng.chance(0.5));
        for set in 1..=self.target * 2 - 1 {
            tape.open(PeriodKind::Set, set, self.target * 2 - 1);
            while !tape.period().contains(&self.legs) {
                let mut points = [LEG, LEG];
                let mut thrower = opener;
                while points[0] > 0 && points[1] > 0 {
                    tape.state.server = Some(thrower);
                    tape.state.game = Some(points.map(|points| points.to_string()));
                    tape.state.left = Left::Race {
                        target: self.target,
                        unit: Some(Unit::Legs {
                            legs: tape.period(),
                            points,
                            thrower,
                        }),
                    };
                    let before = points[thrower];
                    points[thrower] = self.visit(rng, points[thrower], better[thrower]);
                    let great = points[thrower] == 0 && tape.period()[thrower] + 1 == self.legs;
                    let wait = rng.seconds(self.seconds);
                    let passed = if great {
                        tape.pass_to_great(wait)
                    } else {
                        tape.pass(wait)
                    };
                    if !passed {
                        return tape.stop();
                    }
                    let scored = before - points[thrower];
                    if scored >= 100 {
                        tape.state.tally.add(Fact::Tons, thrower, 1);
                    }
                    if scored == 180 {
                        tape.mark(Mark::of(Happening::OneEighty, thrower));
                    }
                    if points[thrower] == 0 {
                        tape.state.tally.most(Fact::Checkout, thrower, scored);
                    }
                    thrower = 1 - thrower;
                }
                let winner = usize::from(points[1] == 0);
                tape.score(winner, 1);
                tape.mark(Mark::of(Happening::Leg, winner));
                opener = 1 - opener;
            }
            let winner = usize::from(tape.period()[1] == self.legs);
            tape.state.total[winner] += 1;
            tape.mark(Mark::of(Happening::Set, winner).scored());
            if tape.state.total.contains(&self.target) {
                break;
            }
            tape.rest();
            tape.state.game = None;
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

    /// What is left after a visit of three darts. A leg ends on a double, so 1 cannot be left.
    fn visit(&self, rng: &mut Rng, left: u32, better: f64) -> u32 {
        let finish = 0.62 * (1.0 - f64::from(left) / 240.0) + better;
        if left <= FINISH && rng.chance(finish.clamp(0.05, 0.9)) {
            return 0;
        }
        let scored = rng.between(0.45, 1.55) * self.visit * (1.0 + better);
        let scored = (scored.round() as u32).min(180);
        if left <= scored + 1 {
            left.min(40.max(left / 2)).max(2)
        } else {
            left - scored
        }
    }

    /// Chance of home to win a leg, from what each has left and who throws next.
    pub fn leg_chance(&self, edge: f64, points: Sides<u32>, thrower: usize) -> f64 {
        let visits = |side: usize| f64::from(points[side]) / self.visit + 1.1;
        let turn = if thrower == 0 { 0.5 } else { -0.5 };
        let ahead = visits(1) - visits(0) + turn + 20.0 * self.slope * edge;
        let scale = 0.55 + 0.16 * visits(0).min(visits(1));
        1.0 / (1.0 + (-ahead / scale).exp())
    }
}
