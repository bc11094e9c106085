//! Custom bets: outcomes of one match combined to one price.
//!
//! The price is computed from the chances of the scores in which all outcomes win. The markets are
//! priced from the same scores, so correlated outcomes pay less than the product of their prices,
//! and opposed ones pay more.

use api::wire::Odds;

use super::odds::not_above;
use super::outlook::has_draws;
use super::settle::{Settled, of_score};
use super::{Line, kind};
use crate::play::{Rules, Sides};

/// All outcomes that can be combined are one group, because all of them are about the score.
pub const GROUP: &str = "score";

/// Most outcomes of a custom bet.
pub const MOST: usize = 8;

/// Below this chance outcomes count as exclusive: less likely scores are not listed.
const IMPOSSIBLE: f64 = 1e-6;

/// An outcome to combine.
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

/// Whether outcomes of a market can be combined. The market must be about the score, and every
/// score must win or lose. That excludes half wins and refunds: draw no bet, and handicaps of whole
/// and quarter goals.
pub fn is_joinable(rules: &Rules, market: u64, line: Line) -> bool {
    let is_half = line
        .amount
        .is_none_or(|(_, quarters)| quarters.rem_euclid(4) == 2);
    let is_about_score = match market {
        // In sports with overtime, the winner includes overtime.
        kind::WINNER => !has_draws(rules),
        kind::DRAW_NO_BET => false,
        _ => of_score(market, 0, 0, [0, 0]).is_some(),
    };
    is_half && is_about_score
}

/// Price of all outcomes together; none when they exclude each other. There must be one to [`MOST`]
/// of them.
///
/// The product of the prices, corrected by how much likelier the outcomes are together than if they
/// were independent: so every price keeps its margin. It is never lower than the price of any
/// subset. Otherwise an outcome that adds nothing would cost a margin, and another outcome could
/// lower the price.
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

/// Chance of every subset of the outcomes. A subset is a bit mask; the last one is all of them.
fn chances(scores: &[(Sides<u32>, f64)], legs: &[Leg]) -> Vec<f64> {
    let mut chances = vec![0.0; 1 << legs.len()];
    for (score, chance) in scores {
        let holds = legs.iter().enumerate().map(|(place, leg)| {
            let settled = of_score(leg.market, leg.amount, leg.outcome, *score);
            usize::from(settled == Some(Settled::Win)) << place
        });
        chances[holds.sum::<usize>()] += chance;
    }
    // So far each value is the chance of exactly these outcomes: add the supersets.
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
