//! Numbers of outcomes, and whose a goal is.

use crate::play::Sides;

/// Shares of a side's goals scored by its named players, the likeliest first. Others score the
/// rest.
pub const SCORERS: [f64; 6] = [0.26, 0.18, 0.14, 0.1, 0.08, 0.06];

/// Ids of computed outcomes: a score in goals, a scorer of a side.
pub const SCORES: u64 = 100_000;
/// See [`SCORES`].
pub const PLAYERS: u64 = 200_000;
/// Any score that is not listed.
pub const OTHER_SCORE: u64 = 199_999;
/// Nobody scores, and another player than those that are named.
pub const NO_SCORER: u64 = 299_998;
/// See [`NO_SCORER`].
pub const OTHER_SCORER: u64 = 299_999;
/// Outcomes of the winning margin: away by three or more, by two, by one, a draw, and home by one, two, three or more.
pub const MARGINS: [u64; 7] = [746, 745, 744, 743, 740, 741, 742];
/// Outcomes of bands of totals, each with its highest number.
pub const BANDS: [(u64, u32); 4] = [(730, 1), (731, 3), (732, 6), (733, u32::MAX)];

/// Index of a goal's scorer among a side's named players; none when another player scored it.
pub fn scorer(chance: f64) -> Option<usize> {
    drawn(&SCORERS, chance)
}

/// Whose share a chance falls into; none beyond all shares.
pub fn drawn(shares: &[f64], chance: f64) -> Option<usize> {
    let mut left = chance;
    shares.iter().position(|share| {
        left -= share;
        left < 0.0
    })
}

/// Id of the outcome of a score.
pub fn score_outcome([home, away]: Sides<u32>) -> u64 {
    SCORES + u64::from(home) * 100 + u64::from(away)
}
