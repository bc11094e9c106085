//! Sports against the clock: soccer, rugby, handball, basketball, ice hockey and similar.
//!
//! The sides attack in turn; each attack scores with a chance that yields the sport's average
//! totals.

use serde::Deserialize;

use super::{Clock, Goal, Left, PeriodKind, Setup, Sides, State, Tape};
use crate::random::Rng;

/// In sports whose clock is often stopped, it is stopped once per this many seconds.
const CYCLE: u32 = 30;

/// Rules and averages of a sport against the clock.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Timed {
    /// Kind of a period.
    pub period: PeriodKind,
    /// Number of periods.
    pub periods: u32,
    /// Length of a period on the clock, in seconds.
    pub seconds: u32,
    /// Seconds of the break after each period but the last.
    pub breaks: Vec<u32>,
    /// Whether the clock counts down.
    #[serde(default)]
    pub countdown: bool,
    /// Real seconds per second of the clock, as the clock is often stopped.
    #[serde(default = "one")]
    pub stretch: f64,
    /// Least and most seconds of added time.
    #[serde(default)]
    pub stoppage: [u32; 2],
    /// Length of an overtime in seconds; 0 where a draw is a result.
    #[serde(default)]
    pub overtime: u32,
    /// Whether the first score of overtime wins.
    #[serde(default)]
    pub golden: bool,
    /// Seconds of the clock between two attacks.
    pub attack: f64,
    /// The points that an attack can score, with their weights.
    pub scores: Vec<(u32, f64)>,
    /// Points of both sides in an average match.
    pub total: f64,
    /// How strongly the edge shows: a side's share grows with the exponential of this.
    pub slope: f64,
    /// Whether every score is a major event: betting is suspended around it, and the next scorer
    /// matters.
    #[serde(default)]
    pub goals: bool,
}

fn one() -> f64 {
    1.0
}

impl Timed {
    /// Average points of each side in a match with this edge.
    pub fn means(&self, edge: f64) -> Sides<f64> {
        let half = self.total / 2.0;
        [
            half * (self.slope * edge).exp(),
            half * (-self.slope * edge).exp(),
        ]
    }

    /// Chance of each side's attacks to score.
    pub fn chances(&self, edge: f64) -> Sides<f64> {
        let attacks = self.attacks_in(self.usual_period(), false) * f64::from(self.periods);
        let points = self.points();
        self.means(edge)
            .map(|mean| (mean / (attacks * points)).min(0.95))
    }

    /// Attacks of a side in this many seconds of the clock. The end of a period cuts one attack
    /// off: half an attack is lost, unless one was under way at the beginning.
    pub fn attacks_in(&self, seconds: f64, runs: bool) -> f64 {
        let attacks = seconds / self.attack - if runs { 0.0 } else { 0.5 };
        attacks.max(0.0) / 2.0
    }

    /// Mean and variance of the points of one attack with this chance to score.
    pub fn attack_points(&self, chance: f64) -> (f64, f64) {
        let mean = chance * self.points();
        (
            mean,
            chance * self.moment(|points| points * points) - mean * mean,
        )
    }

    /// Average length of a period with its added time.
    pub fn usual_period(&self) -> f64 {
        f64::from(self.seconds) + f64::from(self.stoppage[0] + self.stoppage[1]) / 2.0
    }

    fn points(&self) -> f64 {
        self.moment(|points| points)
    }

    fn moment(&self, of: impl Fn(f64) -> f64) -> f64 {
        let weights: f64 = self.scores.iter().map(|(_, weight)| weight).sum();
        let sum: f64 = self
            .scores
            .iter()
            .map(|(points, weight)| of(f64::from(*points)) * weight)
            .sum();
        sum / weights
    }

    /// Seconds of play between two stops of the clock.
    fn run(&self) -> u32 {
        (f64::from(CYCLE) / self.stretch)
            .round()
            .clamp(1.0, f64::from(CYCLE)) as u32
    }

    /// Seconds since the start of a period when its clock shows this.
    fn real(&self, clock: u32) -> u32 {
        clock / self.run() * CYCLE + clock % self.run()
    }

    /// The reading of the clock, and whether it is stopped.
    fn clock(&self, real: u32) -> (u32, bool) {
        let within = real % CYCLE;
        (
            real / CYCLE * self.run() + within.min(self.run()),
            within >= self.run(),
        )
    }

    pub(super) fn play(&self, setup: &Setup, mut tape: Tape) -> State {
        let rng = &mut Rng::new(&[setup.seed, 1]);
        let chances = self.chances(setup.edge);
        let mut attacker = usize::from(rng.chance(0.5));
        for period in 0..self.periods {
            let length = self.seconds
                + rng.between(self.stoppage[0].into(), f64::from(self.stoppage[1]) + 0.99) as u32;
            tape.open(self.period, period + 1, self.periods);
            if !self.play_period(&mut tape, rng, chances, &mut attacker, period, length) {
                return tape.stop();
            }
            if period + 1 < self.periods {
                let length = self
                    .breaks
                    .get(period as usize)
                    .or(self.breaks.last())
                    .copied()
                    .unwrap_or(60);
                tape.state.stage = super::Stage::Break;
                self.show(&mut tape, period, self.seconds, true);
                tape.state.left = self.left(period + 1, 0.0, None);
                if !tape.pass(length) {
                    return tape.stop();
                }
            }
        }
        let mut extra = 0;
        while self.overtime > 0 && tape.state.total[0] == tape.state.total[1] {
            extra += 1;
            tape.open(PeriodKind::Overtime, extra, extra);
            if extra > 3 {
                tape.score(attacker, 1);
                tape.state.total[attacker] += 1;
            } else if !self.play_period(
                &mut tape,
                rng,
                chances,
                &mut attacker,
                self.periods,
                self.overtime,
            ) {
                return tape.stop();
            }
        }
        tape.end()
    }

    /// Plays a period. False when the requested second comes before its end.
    fn play_period(
        &self,
        tape: &mut Tape,
        rng: &mut Rng,
        chances: Sides<f64>,
        attacker: &mut usize,
        period: u32,
        length: u32,
    ) -> bool {
        let start = tape.now();
        let mut clock = 0;
        loop {
            let then = clock + rng.seconds(self.attack);
            let over = then > length;
            *attacker = 1 - *attacker;
            let scores = !over && rng.chance(chances[*attacker]);
            let points = self.scores[rng.weighted(self.scores.iter().map(|(_, weight)| *weight))].0;
            let scorer = rng.unit();
            let wait = self.real(then.min(length)) - self.real(clock);
            let passed = if scores && self.goals {
                tape.pass_to_great(wait)
            } else {
                tape.pass(wait)
            };
            if !passed {
                self.look(
                    tape,
                    period,
                    length,
                    start,
                    tape.now() - start + tape.in_stretch(),
                );
                return false;
            }
            if over {
                return true;
            }
            clock = then;
            if scores {
                let side = *attacker;
                tape.score(side, points);
                tape.state.total[side] += points;
                if self.goals {
                    tape.state.goals.push(Goal { side, scorer });
                }
                if period >= self.periods && self.golden {
                    return true;
                }
            }
        }
    }

    /// Sets the clock to this long after the start of the period.
    fn look(&self, tape: &mut Tape, period: u32, length: u32, start: u32, real: u32) {
        let (clock, stopped) = self.clock(real);
        let cycle = start + real / CYCLE * CYCLE;
        if self.run() < CYCLE {
            tape.soonest(if stopped {
                cycle + CYCLE
            } else {
                cycle + self.run()
            });
        }
        if clock < self.seconds && length > self.seconds {
            tape.soonest(start + self.real(self.seconds));
        }
        self.show(tape, period, clock, stopped);
        tape.state.left = if period < self.periods {
            self.left(period, f64::from(clock), None)
        } else {
            let share = 1.0 - f64::from(clock) / f64::from(self.overtime);
            self.left(self.periods, 0.0, Some(share.clamp(0.02, 1.0)))
        };
    }

    fn show(&self, tape: &mut Tape, period: u32, clock: u32, stopped: bool) {
        let length = if period < self.periods {
            self.seconds
        } else {
            self.overtime
        };
        let within = clock.min(length);
        tape.state.clock = Some(Clock {
            played: period * self.seconds + within,
            stoppage: (clock >= length && !self.countdown).then(|| clock - length),
            remaining: self.countdown.then(|| length - within),
            stopped,
        });
    }

    fn left(&self, period: u32, played: f64, overtime: Option<f64>) -> Left {
        let usual = self.usual_period();
        let periods = (0..self.periods)
            .map(|number| match number.cmp(&period) {
                std::cmp::Ordering::Less => 0.0,
                std::cmp::Ordering::Equal => (usual - played).max(15.0),
                std::cmp::Ordering::Greater => usual,
            })
            .collect();
        Left::Time { periods, overtime }
    }
}
