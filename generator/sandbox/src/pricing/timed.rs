//! Outlooks of matches against the clock, from the attacks that are left.

use std::ops::Range;

use super::chances::attacks;
use super::outlook::Outlook;
use super::points::Points;
use super::spread::{Curves, Overtime, Spread};
use crate::play::{Left, Period, PeriodKind, Sides, Stage, State, Timed};

/// Up to the first total every score is listed; up to the second, points are counted.
const LISTED: f64 = 14.0;
const COUNTED: f64 = 80.0;

/// The outlook for this edge of home.
pub fn outlook(rules: &Timed, edge: f64, state: Option<&State>, left: Option<&Left>) -> Outlook {
    let ahead = match Ahead::new(rules, edge, state, left) {
        Ok(ahead) => ahead,
        Err(winner) => return Outlook::decided(winner),
    };
    let sides = &ahead.sides;
    let all = 0..ahead.periods.len();
    let count = ahead.attacks(all);
    let mut ends = sides.spread(state.map_or([0, 0], regular_score), count);
    let winner = if rules.overtime > 0 && rules.goals {
        let beyond = ends.lead(0.0);
        beyond.over + beyond.equal * sides.wins([0, 0], sides.overtime())
    } else {
        if rules.overtime > 0 {
            sides.play_on(&mut ends);
        }
        let beyond = ends.lead(0.0);
        beyond.over / (1.0 - beyond.equal).max(1e-9)
    };
    let mut outlook = Outlook::new(winner, ends);
    outlook.part = ahead.running.map(|place| {
        let number = u32::try_from(place).unwrap_or(0) + 1;
        (rules.period, number, ahead.spread(place..place + 1))
    });
    outlook.goals = rules
        .goals
        .then(|| sides.chances.map(|chance| -count * (1.0 - chance).ln()));
    outlook
}

/// What is left of a match against the clock, by period.
pub struct Ahead<'a> {
    sides: Attackers<'a>,
    /// The score of each regular period so far, and the attacks of each side that are left in it.
    pub periods: Vec<(Sides<u32>, f64)>,
    /// The first period that is not over.
    pub running: Option<usize>,
    /// The share of the running period that is over.
    pub passed: f64,
}

impl<'a> Ahead<'a> {
    /// What is left for this edge of home; home's chance to win once only overtime is left.
    pub fn new(
        rules: &'a Timed,
        edge: f64,
        state: Option<&State>,
        left: Option<&Left>,
    ) -> Result<Self, f64> {
        let sides = Attackers {
            rules,
            chances: rules.chances_with(edge, state.map_or([0, 0], |state| state.reds)),
        };
        let before;
        let (periods, overtime) = match left {
            Some(Left::Time { periods, overtime }) => (&periods[..], *overtime),
            _ => {
                before = vec![rules.usual_period(); rules.periods as usize];
                (&before[..], None)
            }
        };
        if let Some(share) = overtime {
            let count = rules.attacks_in(share * f64::from(rules.overtime), true);
            let all = state.map_or([0, 0], |state| state.total);
            return Err(sides.wins(all, count));
        }
        // The rest of the running period, and all of the later ones.
        let running = periods.iter().position(|left| *left > 0.0);
        let runs = state.is_some_and(|state| state.stage == Stage::Playing);
        let of = |(place, seconds): (usize, &f64)| {
            let score = state.and_then(|state| state.periods.get(place));
            let attacks = if *seconds > 0.0 {
                rules.attacks_in(*seconds, runs && Some(place) == running)
            } else {
                0.0
            };
            (score.map_or([0, 0], |period| period.score), attacks)
        };
        let passed = running.map_or(1.0, |place| 1.0 - periods[place] / rules.usual_period());
        Ok(Self {
            sides,
            periods: periods.iter().enumerate().map(of).collect(),
            running,
            passed: if runs { passed.clamp(0.0, 1.0) } else { 0.0 },
        })
    }

    /// Attacks of each side that are left in these periods.
    pub fn attacks(&self, periods: Range<usize>) -> f64 {
        self.periods[periods].iter().map(|(_, left)| left).sum()
    }

    /// Chance of each side's attacks to score.
    pub fn chances(&self) -> Sides<f64> {
        self.sides.chances
    }

    /// The score of these periods together, without overtime.
    pub fn spread(&self, periods: Range<usize>) -> Spread {
        let score = self.periods[periods.clone()]
            .iter()
            .fold([0, 0], |[home, away], (score, _)| {
                [home + score[0], away + score[1]]
            });
        self.sides.spread(score, self.attacks(periods))
    }
}

/// The score without overtime.
pub fn regular_score(state: &State) -> Sides<u32> {
    let regular = |period: &&Period| period.kind != PeriodKind::Overtime;
    state
        .periods
        .iter()
        .filter(regular)
        .fold([0, 0], |[home, away], period| {
            [home + period.score[0], away + period.score[1]]
        })
}

/// Two sides that attack in turn.
struct Attackers<'a> {
    rules: &'a Timed,
    /// Chance of an attack to score, by side.
    chances: Sides<f64>,
}

impl Attackers<'_> {
    /// The final score after this many attacks of each side.
    fn spread(&self, score: Sides<u32>, count: f64) -> Spread {
        if self.rules.total > COUNTED {
            let (mean, variance) = self.curves(count);
            return Spread::Curves(Curves {
                mean: [0, 1].map(|side| f64::from(score[side]) + mean[side]),
                variance,
                overtime: None,
            });
        }
        let [home, away] = self
            .chances
            .map(|chance| attacks(count, chance, &self.rules.scores));
        if self.rules.total > LISTED {
            Spread::Points(Box::new(Points::new(score, &home, &away)))
        } else {
            Spread::independent(score, &home, &away)
        }
    }

    fn curves(&self, count: f64) -> (Sides<f64>, Sides<f64>) {
        let [home, away] = self.chances.map(|chance| {
            let (mean, variance) = self.rules.attack_points(chance);
            (count * mean, count * variance)
        });
        ([home.0, away.0], [home.1, away.1])
    }

    /// Attacks of each side in an overtime.
    fn overtime(&self) -> f64 {
        self.rules.attacks_in(self.rules.overtime.into(), false)
    }

    /// Chance of home to be ahead after this many attacks. The better side also has a slight
    /// advantage in whatever breaks a tie.
    fn wins(&self, score: Sides<u32>, count: f64) -> f64 {
        let [home, away] = self.chances;
        let beyond = self.spread(score, count).lead(0.0);
        beyond.over + beyond.equal * home / (home + away)
    }

    /// Adds overtime to tied scores: a whole overtime, or until the first score.
    fn play_on(&self, ends: &mut Spread) {
        match ends {
            Spread::Curves(curves) => {
                let (mean, variance) = self.curves(self.overtime());
                curves.overtime = Some(Overtime { mean, variance });
            }
            Spread::Points(points) => {
                let [home, away] = self.chances;
                let weights: f64 = self.rules.scores.iter().map(|(_, weight)| weight).sum();
                let extra: Vec<(Sides<u32>, f64)> = self
                    .rules
                    .scores
                    .iter()
                    .flat_map(|(points, weight)| {
                        let share = weight / weights / (home + away);
                        [([*points, 0], share * home), ([0, *points], share * away)]
                    })
                    .collect();
                points.play_on(&extra);
            }
            Spread::Scores(_) => {}
        }
    }
}
