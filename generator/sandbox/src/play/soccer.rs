//! Averages of soccer that the play draws from, and the prices with it.

use super::events::Happening;

/// Share of the goals that are own goals.
pub const OWN: f64 = 0.03;

/// Something that a side has in a period: how likely it is at most, and how much less likely another one is.
pub const MOST_LIKELY: f64 = 0.95;
/// See [`MOST_LIKELY`].
pub const NEXT: f64 = 0.9;
/// Share of the attacks without a goal that end with a corner.
pub const CORNERS: f64 = 0.14;
/// Share that ends with a shot on target, and off it.
const ON_TARGET: f64 = 0.11;
const OFF: f64 = 0.19;
/// Share of the attacks that are goals which are taken back, and count as shots.
const TAKEN_BACK: f64 = 0.0026;

/// Cards.
pub const CARDS: [Happening; 2] = [Happening::YellowCard, Happening::RedCard];

/// What an attack without a goal ends with, from a number in `[0, 1)`.
pub fn end(roll: f64) -> Option<Happening> {
    [
        (ON_TARGET, Happening::ShotOnTarget),
        (ON_TARGET + OFF, Happening::Shot),
        (ON_TARGET + OFF + CORNERS, Happening::Corner),
    ]
    .into_iter()
    .find_map(|(upto, what)| (roll < upto).then_some(what))
}

/// Share of the attacks without a goal that are shots, or shots on target.
pub fn shots(on_target: bool) -> f64 {
    ON_TARGET + TAKEN_BACK + if on_target { 0.0 } else { OFF }
}

/// How often a side has this in 45 minutes.
pub fn often(what: Happening) -> f64 {
    match what {
        Happening::YellowCard => 1.0,
        Happening::RedCard => 0.05,
        Happening::Substitution => 2.0,
        _ => 0.12,
    }
}

/// Chances of 0, 1, 2, … of them in a period of this many seconds: see the drawing of incidents.
pub fn drawn(what: Happening, length: f64) -> Vec<f64> {
    let mut left = often(what) * length / 2700.0;
    let mut chances = Vec::new();
    let mut reached = 1.0;
    while left > 0.0 {
        let again = left.min(MOST_LIKELY);
        chances.push(reached * (1.0 - again));
        reached *= again;
        left -= NEXT;
    }
    chances.push(reached);
    chances
}
