//! Distributions of a final score: a list of scores, chances of points, or normal distributions
//! where scores are high.

use super::beyond::Beyond;
use super::chances::normal;
use super::points::Points;
use crate::play::Sides;

/// The distribution of a final score.
#[derive(Clone, Debug)]
pub enum Spread {
    /// Every score with its chance. The chances add up to 1.
    Scores(Vec<(Sides<u32>, f64)>),
    /// Chances of points, lead and total.
    Points(Box<Points>),
    /// Two normal distributions.
    Curves(Curves),
}

/// A normal distribution for each side.
#[derive(Clone, Copy, Debug)]
pub struct Curves {
    /// Of home and away.
    pub mean: Sides<f64>,
    /// Of home and away.
    pub variance: Sides<f64>,
    /// What is added to a tied score; none where a tie is a result.
    pub overtime: Option<Overtime>,
}

/// The points of an overtime, which breaks the tie.
#[derive(Clone, Copy, Debug)]
pub struct Overtime {
    /// Of home and away.
    pub mean: Sides<f64>,
    /// Of home and away.
    pub variance: Sides<f64>,
}

impl Spread {
    /// Two sides that score independently, added to a score. Chances outside the arrays are
    /// ignored.
    pub fn independent(score: Sides<u32>, home: &[f64], away: &[f64]) -> Self {
        let mut scores = Vec::with_capacity(home.len() * away.len());
        for (more_home, home) in (0..).zip(home) {
            for (more_away, away) in (0..).zip(away) {
                scores.push(([score[0] + more_home, score[1] + more_away], home * away));
            }
        }
        let sum: f64 = scores.iter().map(|(_, chance)| chance).sum();
        for (_, chance) in &mut scores {
            *chance /= sum;
        }
        Self::Scores(scores)
    }

    /// Home's lead against a line.
    pub fn lead(&self, number: f64) -> Beyond {
        match self {
            Self::Scores(scores) => count(
                scores,
                |[home, away]| f64::from(home) - f64::from(away),
                number,
            ),
            Self::Points(points) => points.lead(number),
            Self::Curves(curves) => curves.lead(number),
        }
    }

    /// The total against a line.
    pub fn total(&self, number: f64) -> Beyond {
        match self {
            Self::Scores(scores) => count(scores, |[home, away]| f64::from(home + away), number),
            Self::Points(points) => points.total(number),
            Self::Curves(curves) => {
                let sum = |pair: Sides<f64>| pair[0] + pair[1];
                curves.with_overtime(sum, number)
            }
        }
    }

    /// One side's score against a line.
    pub fn side(&self, side: usize, number: f64) -> Beyond {
        match self {
            Self::Scores(scores) => count(scores, |score| f64::from(score[side]), number),
            Self::Points(points) => points.side(side, number),
            Self::Curves(curves) => curves.with_overtime(|pair| pair[side], number),
        }
    }

    /// Chance of a condition on the score; 0 where scores are not listed.
    pub fn chance(&self, of: impl Fn(Sides<u32>) -> bool) -> f64 {
        match self {
            Self::Scores(scores) => scores
                .iter()
                .filter(|(score, _)| of(*score))
                .map(|(_, chance)| chance)
                .sum(),
            Self::Points(_) | Self::Curves(_) => 0.0,
        }
    }

    /// Chance of an odd total.
    pub fn odd(&self) -> f64 {
        match self {
            Self::Scores(_) => self.chance(|[home, away]| (home + away) % 2 == 1),
            Self::Points(points) => points.odd(),
            Self::Curves(_) => 0.5,
        }
    }

    /// The balanced lines of lead and total.
    pub fn expected(&self) -> (f64, f64) {
        if let Self::Points(points) = self {
            return points.middles();
        }
        let [home, away] = self.expected_sides();
        (home - away, home + away)
    }

    /// The balanced lines of each side.
    pub fn expected_sides(&self) -> Sides<f64> {
        match self {
            Self::Scores(scores) => {
                scores
                    .iter()
                    .fold([0.0, 0.0], |[home, away], (score, chance)| {
                        [
                            home + f64::from(score[0]) * chance,
                            away + f64::from(score[1]) * chance,
                        ]
                    })
            }
            Self::Points(points) => points.middle(),
            Self::Curves(curves) => curves.mean,
        }
    }
}

impl Curves {
    fn lead(&self, number: f64) -> Beyond {
        let curve = |mean: Sides<f64>, variance: Sides<f64>, number| {
            curve(mean[0] - mean[1], variance[0] + variance[1], number)
        };
        let regular = curve(self.mean, self.variance, number);
        let Some(overtime) = self.overtime else {
            return regular;
        };
        // A tied score counts as its result after overtime, which is never a tie.
        let level = curve(self.mean, self.variance, 0.0).equal;
        let again = curve(overtime.mean, overtime.variance, 0.0).equal;
        let late = curve(overtime.mean, overtime.variance, number);
        let (level_over, late_over) = if number < -1e-9 {
            (level, again)
        } else {
            (0.0, 0.0)
        };
        let is_level = number.abs() < 1e-9;
        let over = (late.over - late_over) / (1.0 - again);
        let equal = if is_level {
            0.0
        } else {
            late.equal / (1.0 - again)
        };
        Beyond {
            over: regular.over - level_over + level * over,
            equal: if is_level { 0.0 } else { regular.equal } + level * equal,
        }
    }

    /// A sum that the sides contribute to: one side's score, or both.
    fn with_overtime(&self, of: impl Fn(Sides<f64>) -> f64, number: f64) -> Beyond {
        let (mean, variance) = (of(self.mean), of(self.variance));
        let regular = curve(mean, variance, number);
        let Some(overtime) = self.overtime else {
            return regular;
        };
        let lead = self.mean[0] - self.mean[1];
        let level = curve(lead, self.variance[0] + self.variance[1], 0.0).equal;
        let late = curve(
            mean + of(overtime.mean),
            variance + of(overtime.variance),
            number,
        );
        Beyond {
            over: (1.0 - level) * regular.over + level * late.over,
            equal: (1.0 - level) * regular.equal + level * late.equal,
        }
    }
}

fn count(scores: &[(Sides<u32>, f64)], value: impl Fn(Sides<u32>) -> f64, number: f64) -> Beyond {
    let mut beyond = Beyond {
        over: 0.0,
        equal: 0.0,
    };
    for (score, chance) in scores {
        let distance = value(*score) - number;
        if distance > 1e-9 {
            beyond.over += chance;
        } else if distance > -1e-9 {
            beyond.equal += chance;
        }
    }
    beyond
}

/// The chances of a whole number in a normal distribution.
fn curve(mean: f64, variance: f64, number: f64) -> Beyond {
    let deviation = variance.max(0.04).sqrt();
    let above = |edge: f64| 1.0 - normal((edge - mean) / deviation);
    if (number - number.round()).abs() < 1e-9 {
        let over = above(number + 0.5);
        Beyond {
            over,
            equal: above(number - 0.5) - over,
        }
    } else {
        Beyond {
            over: above(number.floor() + 0.5),
            equal: 0.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::chances::attacks;
    use super::*;

    #[test]
    fn curves_points_and_scores_agree() {
        let chances = [0.5, 0.44].map(|chance| attacks(50.0, chance, &[(1, 1.0)]));
        let spreads = [
            Spread::independent([3, 2], &chances[0], &chances[1]),
            Spread::Points(Box::new(Points::new([3, 2], &chances[0], &chances[1]))),
            Spread::Curves(Curves {
                mean: [28.0, 24.0],
                variance: [12.5, 12.32],
                overtime: None,
            }),
        ];
        let near = |one: Beyond, other: Beyond| {
            (one.over - other.over).abs() < 0.01 && (one.equal - other.equal).abs() < 0.01
        };
        for spread in &spreads[1..] {
            for number in [-3.0, 0.0, 0.5, 4.5] {
                assert!(
                    near(spreads[0].lead(number), spread.lead(number)),
                    "{number} {spread:?}"
                );
                let number = number + 52.0;
                assert!(
                    near(spreads[0].total(number), spread.total(number)),
                    "{number}"
                );
                let number = number - 24.0;
                assert!(
                    near(spreads[0].side(0, number), spread.side(0, number)),
                    "{number}"
                );
            }
        }
    }

    #[test]
    fn overtime_leaves_no_tie() {
        let curves = Curves {
            mean: [100.5, 100.0],
            variance: [2.0, 2.0],
            overtime: Some(Overtime {
                mean: [10.5, 10.0],
                variance: [12.0, 12.0],
            }),
        };
        let level = curves.lead(0.0);
        assert_eq!(level.equal, 0.0);
        assert!((curves.lead(-0.5).over - level.over).abs() < 1e-9);
        let [near, far] = [-0.5, -12.5].map(|number| curves.lead(number).over);
        assert!(near < far && far < 1.0, "{near} {far}");
    }
}
