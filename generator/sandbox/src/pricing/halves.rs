//! Markets about the scores of both halves.

use super::quote::{MANY, USUAL, offer};
use super::settled::{Settled, three_way, won};
use super::spread::Spread;
use super::{Line, Offer, kind};
use crate::play::Sides;

/// The first outcome of [`kind::HALF_FULL`]: nine, by the result of the half and of the match.
pub const HALF_FULL: u64 = 400;

/// Less likely pairs of scores are not listed.
const RARE: f64 = 2e-6;

/// The markets, with their outcomes.
const MARKETS: [(u64, &[u64]); 9] = [
    (
        kind::HALF_FULL,
        &[400, 401, 402, 403, 404, 405, 406, 407, 408],
    ),
    (kind::BEST_HALF, &[436, 438, 440]),
    (kind::HOME_BOTH_HALVES, &[74, 76]),
    (kind::AWAY_BOTH_HALVES, &[74, 76]),
    (kind::HOME_EITHER_HALF, &[74, 76]),
    (kind::AWAY_EITHER_HALF, &[74, 76]),
    (kind::HOME_EACH_HALF, &[74, 76]),
    (kind::AWAY_EACH_HALF, &[74, 76]),
    (kind::BOTH_EACH_HALF, &[74, 76]),
];

/// The result of an outcome for the scores of both halves; none for other markets.
pub fn of_halves(market: u64, outcome: u64, halves: [Sides<u32>; 2]) -> Option<Settled> {
    let [first, second] = halves;
    let wins = |half: Sides<u32>, side: usize| half[side] > half[1 - side];
    let yes = |holds: bool| won((outcome == 74) == holds);
    let sum = |half: Sides<u32>| half[0] + half[1];
    Some(match market {
        kind::HALF_FULL => {
            let full = [first[0] + second[0], first[1] + second[1]];
            won(outcome == HALF_FULL + (three_way(first) - 1) * 3 + three_way(full) - 1)
        }
        kind::BEST_HALF => won(outcome
            == match sum(first).cmp(&sum(second)) {
                std::cmp::Ordering::Greater => 436,
                std::cmp::Ordering::Less => 438,
                std::cmp::Ordering::Equal => 440,
            }),
        kind::HOME_BOTH_HALVES => yes(halves.iter().all(|half| wins(*half, 0))),
        kind::AWAY_BOTH_HALVES => yes(halves.iter().all(|half| wins(*half, 1))),
        kind::HOME_EITHER_HALF => yes(halves.iter().any(|half| wins(*half, 0))),
        kind::AWAY_EITHER_HALF => yes(halves.iter().any(|half| wins(*half, 1))),
        kind::HOME_EACH_HALF => yes(halves.iter().all(|half| half[0] > 0)),
        kind::AWAY_EACH_HALF => yes(halves.iter().all(|half| half[1] > 0)),
        kind::BOTH_EACH_HALF => yes(halves.iter().all(|half| half[0] > 0 && half[1] > 0)),
        _ => return None,
    })
}

/// The markets, from the scores that each half may have: the first `most` of them.
pub fn offers(first: &Spread, second: &Spread, most: usize) -> Vec<Offer> {
    let (Spread::Scores(first), Spread::Scores(second)) = (first, second) else {
        return Vec::new();
    };
    let markets = &MARKETS[..most.min(MARKETS.len())];
    let mut chances: Vec<Vec<f64>> = (markets.iter())
        .map(|(_, outcomes)| vec![0.0; outcomes.len()])
        .collect();
    let mut listed = 0.0;
    for (early, one) in first {
        for (late, other) in second.iter().filter(|(_, other)| one * other > RARE) {
            let chance = one * other;
            listed += chance;
            for ((market, outcomes), chances) in markets.iter().zip(&mut chances) {
                let is_won = |outcome: &u64| {
                    of_halves(*market, *outcome, [*early, *late]) == Some(Settled::Win)
                };
                if let Some(place) = outcomes.iter().position(is_won) {
                    chances[place] += chance;
                }
            }
        }
    }
    let offers = markets.iter().zip(chances);
    let offers = offers.filter_map(|((market, outcomes), chances)| {
        let chances = chances.iter().map(|chance| chance / listed);
        let chances: Vec<(u64, f64)> = outcomes.iter().copied().zip(chances).collect();
        let margin = if outcomes.len() > 3 { MANY } else { USUAL };
        offer(*market, Line::NONE, &chances, margin)
    });
    offers.collect()
}
