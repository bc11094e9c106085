//! From chances to prices: the margin, and the steps of quoted prices.

use api::wire::Odds;

/// The highest price.
const HIGHEST: f64 = 501.0;
const LOWEST: f64 = 1.01;

/// Steps of prices: up to which price, and their size.
const STEPS: [(f64, f64); 7] = [
    (2.0, 0.01),
    (3.0, 0.02),
    (4.0, 0.05),
    (6.0, 0.1),
    (10.0, 0.2),
    (20.0, 0.5),
    (f64::MAX, 1.0),
];

/// The largest share of the stakes that can be quoted.
pub const LARGEST_SHARE: f64 = 1.0 / LOWEST;

/// Price of an outcome with this share of the stakes: its chance with the margin.
pub fn price(share: f64) -> Odds {
    let fair = (1.0 / share.max(1e-9)).clamp(LOWEST, HIGHEST);
    on_step(fair, f64::round)
}

/// The highest step that is not above this number.
pub fn not_above(number: f64) -> Odds {
    // A number on a step may be slightly below it as a float.
    on_step(number.clamp(LOWEST, HIGHEST), |steps| {
        (steps + 1e-6).floor()
    })
}

fn on_step(number: f64, whole: impl Fn(f64) -> f64) -> Odds {
    let step = STEPS
        .iter()
        .find(|(upto, _)| number < *upto)
        .map_or(1.0, |(_, step)| *step);
    let odds = (whole(number / step) * step).clamp(LOWEST, HIGHEST);
    Odds((odds * 1000.0).round() as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prices_are_on_steps() {
        for (chance, odds) in [
            (0.5, 2000),
            (0.512, 1950),
            (0.29, 3450),
            (0.113, 8800),
            (0.01, 100_000),
            (0.0, 501_000),
            (1.0, 1010),
        ] {
            assert_eq!(price(chance), Odds(odds), "{chance}");
        }
        assert_eq!(price(0.525), Odds(1900));
    }

    #[test]
    fn not_above_is_the_next_step_below() {
        for (number, odds) in [
            (1.856, 1850),
            (1.85, 1850),
            (2.15, 2140),
            (3.999, 3950),
            (12.4, 12_000),
            (1.0, 1010),
            (900.0, 501_000),
        ] {
            assert_eq!(not_above(number), Odds(odds), "{number}");
        }
    }
}
