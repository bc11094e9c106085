//! Random numbers that depend only on the seed, on every machine and in any order of calls.
//!
//! A match is played again from its seed whenever it is needed, so a library's generator, whose
//! stream may change between versions, cannot be used: this is SplitMix64.

/// A stream of random numbers.
#[derive(Clone, Debug)]
pub struct Rng(u64);

/// One number from several; a change of any part changes all bits of it.
pub fn mix(parts: &[u64]) -> u64 {
    parts.iter().fold(0x9E37_79B9_7F4A_7C15, |hash, part| {
        scramble(hash ^ scramble(part.wrapping_add(0x9E37_79B9_7F4A_7C15)))
    })
}

/// The same in `[0, 1)`.
pub fn unit(parts: &[u64]) -> f64 {
    to_unit(mix(parts))
}

impl Rng {
    /// A separate stream for these parts.
    pub fn new(parts: &[u64]) -> Self {
        Self(mix(parts))
    }

    /// The next number.
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        scramble(self.0)
    }

    /// In `[0, 1)`.
    pub fn unit(&mut self) -> f64 {
        to_unit(self.next())
    }

    /// True with this probability.
    pub fn chance(&mut self, probability: f64) -> bool {
        self.unit() < probability
    }

    /// In `[from, to)`.
    pub fn between(&mut self, from: f64, to: f64) -> f64 {
        from + (to - from) * self.unit()
    }

    /// Whole seconds around a mean, at least 1: from 0.6 to 1.4 times the mean.
    pub fn seconds(&mut self, mean: f64) -> u32 {
        self.between(mean * 0.6, mean * 1.4).round().max(1.0) as u32
    }

    /// Index into a list of weights.
    pub fn weighted(&mut self, weights: impl Iterator<Item = f64> + Clone) -> usize {
        let total: f64 = weights.clone().sum();
        let mut left = self.unit() * total;
        let mut last = 0;
        for (place, weight) in weights.enumerate() {
            last = place;
            left -= weight;
            if left < 0.0 {
                break;
            }
        }
        last
    }
}

/// A slow random walk around 0, mostly within `[-1, 1]`: its value at a step.
pub fn drift(seed: u64, step: i64) -> f64 {
    const OCTAVES: [(i64, f64); 3] = [(1, 0.2), (8, 0.35), (64, 0.6)];
    OCTAVES
        .iter()
        .map(|(length, weight)| {
            let at =
                |step: i64| unit(&[seed, length.cast_unsigned(), step.cast_unsigned()]) * 2.0 - 1.0;
            let (from, part) = (step.div_euclid(*length), step.rem_euclid(*length));
            let share = part as f64 / *length as f64;
            weight * (at(from) * (1.0 - share) + at(from + 1) * share)
        })
        .sum()
}

fn to_unit(number: u64) -> f64 {
    (number >> 11) as f64 / (1u64 << 53) as f64
}

fn scramble(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ (number >> 31)
}

#[cfg(test)]
mod tests {
    use super::{Rng, drift, mix};

    #[test]
    fn the_same_seed_gives_the_same_stream_for_ever() {
        let mut rng = Rng::new(&[1, 2, 3]);
        let numbers: Vec<u64> = (0..3).map(|_| rng.next() % 1000).collect();
        let mut again = Rng::new(&[1, 2, 3]);
        assert_eq!(
            numbers,
            (0..3).map(|_| again.next() % 1000).collect::<Vec<_>>()
        );
        assert_ne!(mix(&[1, 2]), mix(&[2, 1]));
    }

    #[test]
    fn chance_is_fair_and_drift_stays_near() {
        let mut rng = Rng::new(&[7]);
        let heads = (0..10_000).filter(|_| rng.chance(0.5)).count();
        assert!((4800..5200).contains(&heads), "{heads}");
        assert!((0..5000).all(|step| drift(3, step).abs() < 1.2));
        let jump = (0..5000)
            .map(|step| (drift(3, step) - drift(3, step + 1)).abs())
            .fold(0.0, f64::max);
        assert!(jump < 0.6, "{jump}");
    }
}
