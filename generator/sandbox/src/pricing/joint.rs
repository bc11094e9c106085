//! Outcomes of one match that are joined to one price: a custom bet.
//!
//! The price comes from the chances of the scores that all of them hold in, which are those that the
//! markets themselves are priced by. So outcomes that go together pay less than the product of their
//! prices, and outcomes that hardly do pay more.

use api::wire::Odds;

use super::odds::not_above;
use super::outlook::draws_stand;
use super::settle::{Settled, of_score};
use super::{Line, kind};
use crate::play::{Rules, Sides};

/// What can be joined is one group: all of it is about the score.
pub const GROUP: &str = "score";

/// Outcomes that can be joined at most.
pub const MOST: usize = 8;

/// A chance below which outcomes cannot happen together: scores less likely than that are not listed.
const IMPOSSIBLE: f64 = 1e-6;

/// An outcome to be joined.
#[derive(Clone, Copy, Debug)]
pub struct Leg {
    /// Its market, of [`kind`].
    pub market: u64,
    /// The market's line, in quarters; 0 where it has none.
    pub amount: i32,
    /// The outcome.
    pub outcome: u64,
    /// Its price alone.
    pub odds: Odds,
}

/// Whether outcomes of a market can be joined: it must be about the score, and every score must
/// either win or lose. So what half wins or comes back is left out: draw no bet, and handicaps of
/// whole goals and of quarters.
pub fn is_joinable(rules: &Rules, market: u64, line: Line) -> bool {
    let is_half = line
        .amount
        .is_none_or(|(_, quarters)| quarters.rem_euclid(4) == 2);
    let is_about_score = match market {
        // Where a draw stands, the winner is that of overtime.
        kind::WINNER => !draws_stand(rules),
        kind::DRAW_NO_BET => false,
        _ => of_score(market, 0, 0, [0, 0]).is_some(),
    };
    is_half && is_about_score
}

/// Price of all outcomes together; none when they cannot happen together. There must be one to
/// [`MOST`] of them.
///
/// It is the product of their prices, corrected by how much likelier they are together than
/// they would be if they had nothing to do with each other: so every price keeps its margin. But
/// it is never less than any part of them pays, or who adds an outcome that is certain anyway would
/// pay a margin for it. That also makes it a price that an outcome more never lowers.
pub fn price(scores: &[(Sides<u32>, f64)], legs: &[Leg]) -> Option<Odds> {
    let chances = chances(scores, legs);
    if *chances.last()? < IMPOSSIBLE {
        return None;
    }
    let joined = (1..chances.len())
        .filter(|part| !part.is_power_of_two())
        .map(|part| {
            let margins: f64 = (0..legs.len())
                .filter(|leg| part & 1 << leg != 0)
                .map(|leg| f64::from(legs[leg].odds.0) / 1000.0 * chances[1 << leg])
                .product();
            margins / chances[part]
        })
        .fold(0.0, f64::max);
    let alone = legs.iter().map(|leg| leg.odds).max()?;
    Some(not_above(joined).max(alone))
}

/// Chance of every part of the outcomes to happen together. A part is a set of bits, one for each
/// outcome; the last part is all of them.
fn chances(scores: &[(Sides<u32>, f64)], legs: &[Leg]) -> Vec<f64> {
    let mut chances = vec![0.0; 1 << legs.len()];
    for (score, chance) in scores {
        let holds = legs.iter().enumerate().map(|(place, leg)| {
            let settled = of_score(leg.market, leg.amount, leg.outcome, *score);
            usize::from(settled == Some(Settled::Win)) << place
        });
        chances[holds.sum::<usize>()] += chance;
    }
    // So far each is the chance of exactly these outcomes: others may hold, too.
    for leg in 0..legs.len() {
        for part in 0..chances.len() {
            if part & 1 << leg == 0 {
                chances[part] += chances[part | 1 << leg];
            }
        }
    }
    chances
}

#[cfg(test)]
mod tests;
