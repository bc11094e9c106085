//! Distributions that scores are computed from.

/// Smaller chances are ignored.
const TAIL: f64 = 1e-6;

/// Chances of 0, 1, 2, … points from a number of attacks, each of which scores with `chance` and is
/// then worth one of `scores` (points and weight). A fractional number of attacks is interpolated.
pub fn attacks(count: f64, chance: f64, scores: &[(u32, f64)]) -> Vec<f64> {
    let below = count.floor();
    let mut mixed = whole_attacks(below, chance, scores);
    let share = count - below;
    if share > 1e-3 {
        let above = whole_attacks(below + 1.0, chance, scores);
        mixed.resize(mixed.len().max(above.len()), 0.0);
        for (place, mixed) in mixed.iter_mut().enumerate() {
            let above = above.get(place).copied().unwrap_or(0.0);
            *mixed += share * (above - *mixed);
        }
    }
    mixed
}

/// Panjer's recursion of the compound binomial distribution.
fn whole_attacks(count: f64, chance: f64, scores: &[(u32, f64)]) -> Vec<f64> {
    let weights: f64 = scores.iter().map(|(_, weight)| weight).sum();
    let highest = scores.iter().map(|(points, _)| *points).max().unwrap_or(0);
    let most = count as usize * highest as usize;
    let ratio = chance / (1.0 - chance);
    let mut chances = Vec::with_capacity(most.min(96) + 1);
    chances.push((1.0 - chance).powf(count));
    let mut sum = chances[0];
    while sum < 1.0 - TAIL && chances.len() <= most {
        let points = chances.len();
        let next: f64 = scores
            .iter()
            .filter(|(brought, _)| *brought as usize <= points)
            .map(|(brought, weight)| {
                let part = (count + 1.0) * f64::from(*brought) / points as f64 - 1.0;
                ratio * part * weight / weights * chances[points - *brought as usize]
            })
            .sum();
        chances.push(next.max(0.0));
        sum += next.max(0.0);
    }
    chances
}

/// Chances of 0, 1, 2, … events that come in clusters: the variance is `spread` times the mean
/// (negative binomial).
pub fn clustered(mean: f64, spread: f64) -> Vec<f64> {
    if mean < 1e-6 {
        return vec![1.0];
    }
    let chance = 1.0 / spread;
    let size = mean * chance / (1.0 - chance);
    let mut chances = vec![chance.powf(size)];
    let mut sum = chances[0];
    while sum < 1.0 - TAIL && chances.len() < 60 {
        let number = chances.len() as f64;
        let next = chances[chances.len() - 1] * (number - 1.0 + size) / number * (1.0 - chance);
        chances.push(next);
        sum += next;
    }
    chances
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

#[cfg(test)]
mod tests {
    use super::*;

    fn mean(chances: &[f64]) -> f64 {
        chances
            .iter()
            .enumerate()
            .map(|(number, chance)| number as f64 * chance)
            .sum()
    }

    #[test]
    fn attacks_score_the_right_points() {
        let goals = attacks(2.0, 0.25, &[(1, 1.0)]);
        for (chance, wanted) in goals.iter().zip([0.5625, 0.375, 0.0625]) {
            assert!((chance - wanted).abs() < 1e-9, "{goals:?}");
        }
        let points = attacks(2.0, 0.5, &[(3, 1.0), (7, 3.0)]);
        for (number, wanted) in [
            (0, 0.25),
            (3, 0.125),
            (7, 0.375),
            (10, 0.09375),
            (14, 0.140_625),
        ] {
            assert!(
                (points[number] - wanted).abs() < 1e-9,
                "{number}: {points:?}"
            );
        }
        for count in [0.3, 7.5, 24.0] {
            let points = attacks(count, 0.2, &[(3, 1.0), (7, 1.0)]);
            let sum: f64 = points.iter().sum();
            assert!((sum - 1.0).abs() < 1e-5, "{count}: {sum}");
            assert!((mean(&points) - count).abs() < 0.01, "{count}");
        }
    }

    #[test]
    fn clusters_keep_their_mean() {
        let chances = clustered(4.4, 2.1);
        assert!((mean(&chances) - 4.4).abs() < 0.01, "{}", mean(&chances));
    }

    #[test]
    fn the_normal_distribution_is_accurate() {
        assert!((normal(1.0) - 0.841_344_7).abs() < 1e-6);
        assert!((normal(-1.0) + normal(1.0) - 1.0).abs() < 1e-9);
    }
}
