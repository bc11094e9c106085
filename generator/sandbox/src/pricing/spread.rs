//! How a score may end: a chance for every score, or two bell curves where scores are high.

use crate::play::Sides;

/// How a score may end.
#[derive(Clone, Debug)]
pub enum Spread {
    /// Every score with its chance. Chances add up to 1.
    Scores(Vec<(Sides<u32>, f64)>),
    /// Mean and variance of each side.
    Curves {
        /// Of home and away.
        mean: Sides<f64>,
        /// Of home and away.
        variance: Sides<f64>,
    },
}

/// Chances to be above a line, and exactly on it.
#[derive(Clone, Copy, Debug)]
pub struct Beyond {
    /// Above it.
    pub over: f64,
    /// On it.
    pub equal: f64,
}

impl Spread {
    /// Two sides that score independently on top of a score. What is beyond the arrays is ignored.
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

    /// Home's lead against a number.
    pub fn lead(&self, number: f64) -> Beyond {
        match self {
            Self::Scores(_) => self.count(|[home, away]| f64::from(home) - f64::from(away), number),
            Self::Curves { mean, variance } => {
                curve(mean[0] - mean[1], variance[0] + variance[1], number)
            }
        }
    }

    /// Both sides' total against a number.
    pub fn total(&self, number: f64) -> Beyond {
        match self {
            Self::Scores(_) => self.count(|[home, away]| f64::from(home + away), number),
            Self::Curves { mean, variance } => {
                curve(mean[0] + mean[1], variance[0] + variance[1], number)
            }
        }
    }

    /// One side's score against a number.
    pub fn side(&self, side: usize, number: f64) -> Beyond {
        match self {
            Self::Scores(_) => self.count(|score| f64::from(score[side]), number),
            Self::Curves { mean, variance } => curve(mean[side], variance[side], number),
        }
    }

    /// Chance of whatever can be said of a score; 0 where only curves are known.
    pub fn chance(&self, of: impl Fn(Sides<u32>) -> bool) -> f64 {
        match self {
            Self::Scores(scores) => scores
                .iter()
                .filter(|(score, _)| of(*score))
                .map(|(_, chance)| chance)
                .sum(),
            Self::Curves { .. } => 0.0,
        }
    }

    /// Lead and total that are to be expected.
    pub fn expected(&self) -> (f64, f64) {
        let [home, away] = match self {
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
            Self::Curves { mean, .. } => *mean,
        };
        (home - away, home + away)
    }

    fn count(&self, value: impl Fn(Sides<u32>) -> f64, number: f64) -> Beyond {
        let Self::Scores(scores) = self else {
            return Beyond {
                over: 0.0,
                equal: 0.0,
            };
        };
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
}

/// Whole numbers under a bell curve.
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

/// The normal distribution (Abramowitz and Stegun 26.2.17, to 7 decimals).
pub fn normal(x: f64) -> f64 {
    const TERMS: [f64; 5] = [
        0.319_381_530,
        -0.356_563_782,
        1.781_477_937,
        -1.821_255_978,
        1.330_274_429,
    ];
    let t = 1.0 / (1.0 + 0.231_641_9 * x.abs());
    let polynomial = TERMS.iter().rev().fold(0.0, |sum, term| (sum + term) * t);
    let tail = (-x * x / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt() * polynomial;
    if x >= 0.0 { 1.0 - tail } else { tail }
}

/// Chances of 0, 1, 2, … of what happens independently, up to where they no longer matter.
pub fn poisson(mean: f64) -> Vec<f64> {
    let mut chances = vec![(-mean).exp()];
    let mut sum = chances[0];
    while sum < 1.0 - 1e-6 && chances.len() < 60 {
        let next = chances[chances.len() - 1] * mean / chances.len() as f64;
        chances.push(next);
        sum += next;
    }
    chances
}

/// The same where one brings others: variance is `spread` times the mean (negative binomial).
pub fn clustered(mean: f64, spread: f64) -> Vec<f64> {
    if mean < 1e-6 {
        return vec![1.0];
    }
    let chance = 1.0 / spread;
    let size = mean * chance / (1.0 - chance);
    let mut chances = vec![chance.powf(size)];
    let mut sum = chances[0];
    while sum < 1.0 - 1e-6 && chances.len() < 60 {
        let number = chances.len() as f64;
        let next = chances[chances.len() - 1] * (number - 1.0 + size) / number * (1.0 - chance);
        chances.push(next);
        sum += next;
    }
    chances
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn curves_and_scores_agree() {
        let scores = Spread::independent([0, 0], &poisson(25.0), &poisson(22.0));
        let curves = Spread::Curves {
            mean: [25.0, 22.0],
            variance: [25.0, 22.0],
        };
        for number in [-3.0, 0.0, 0.5, 4.5] {
            let (one, other) = (scores.lead(number), curves.lead(number));
            assert!(
                (one.over - other.over).abs() < 0.01,
                "{number}: {one:?} {other:?}"
            );
            assert!(
                (one.equal - other.equal).abs() < 0.01,
                "{number}: {one:?} {other:?}"
            );
        }
        assert!((normal(1.0) - 0.841_344_7).abs() < 1e-6);
    }

    #[test]
    fn clusters_keep_their_mean() {
        let chances = clustered(4.4, 2.1);
        let mean: f64 = chances
            .iter()
            .enumerate()
            .map(|(number, chance)| number as f64 * chance)
            .sum();
        assert!((mean - 4.4).abs() < 0.01, "{mean}");
    }
}
