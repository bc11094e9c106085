//! A competition of many, such as a season: who wins it and who is placed.
//!
//! Each place goes to one of those who are left, in proportion to their weights (Plackett and Luce).

use super::outcomes::PLAYERS;
use super::quote::{WIDE, priced};
use super::settled::{Settled, won};
use super::{Line, Offer, kind};
use crate::random::unit;

/// How strongly strength shows in the weights.
const CONTRAST: f64 = 3.2;
/// How many places count as placed, and how many must compete for that to be offered.
const PLACES: usize = 3;
const ENOUGH: usize = 8;

/// A competition of many.
#[derive(Debug)]
pub struct Contest {
    /// Chance of each to win.
    chances: Vec<f64>,
}

impl Contest {
    /// How strongly the drift of the bookmaker's opinion shows in a strength.
    pub const SWAY: f64 = 0.08;

    /// A competition of these strengths, from about -1 to about 1.
    pub fn new(strengths: impl Iterator<Item = f64>) -> Self {
        let weights: Vec<f64> = strengths.map(|own| (CONTRAST * own).exp()).collect();
        let total: f64 = weights.iter().sum();
        Self {
            chances: weights.into_iter().map(|own| own / total).collect(),
        }
    }

    /// Its markets: who wins, and who is among the first three.
    pub fn offers(&self) -> Vec<Offer> {
        let outcomes = |chances: &[f64]| -> Vec<(u64, f64)> {
            let numbered = chances.iter().enumerate();
            numbered.map(|(side, own)| (outcome(side), *own)).collect()
        };
        let offer = |market, chances: &[f64]| {
            let mut offer = priced(market, Line::default(), &outcomes(chances), WIDE);
            offer.outcomes.sort_by_key(|own| own.odds);
            offer
        };
        let mut offers = vec![offer(kind::COMPETITION_WINNER, &self.chances)];
        if self.chances.len() >= ENOUGH {
            offers.push(offer(kind::COMPETITION_PLACED, &self.placed()));
        }
        offers
    }

    /// Chance of each to be among the first three.
    fn placed(&self) -> Vec<f64> {
        let mut placed = self.chances.clone();
        let numbered = || self.chances.iter().enumerate();
        for (first, one) in numbered() {
            for (second, other) in numbered().filter(|(side, _)| *side != first) {
                let two = one * other / (1.0 - one);
                placed[second] += two;
                for (third, last) in numbered().filter(|(side, _)| ![first, second].contains(side))
                {
                    placed[third] += two * last / (1.0 - one - other);
                }
            }
        }
        placed
    }

    /// The result of an outcome, by lot; none of an unknown one.
    pub fn settle(&self, seed: u64, market: u64, number: u64) -> Option<Settled> {
        let places = match market {
            kind::COMPETITION_WINNER => 1,
            kind::COMPETITION_PLACED => PLACES,
            _ => return None,
        };
        // Each has an exponential waiting time with its chance as rate: the soonest wins.
        let wait = |side: &usize| -unit(&[seed, *side as u64]).ln() / self.chances[*side];
        let mut order: Vec<usize> = (0..self.chances.len()).collect();
        order.sort_by(|one, other| wait(one).total_cmp(&wait(other)));
        let place = order.iter().position(|side| outcome(*side) == number)?;
        Some(won(place < places))
    }
}

/// Place in the league's list of sides of an outcome.
pub fn side(outcome: u64) -> Option<usize> {
    usize::try_from(outcome.checked_sub(PLAYERS)?).ok()
}

fn outcome(side: usize) -> u64 {
    PLAYERS + side as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contest() -> Contest {
        Contest::new((0..10).map(|rank| 0.9 - 0.2 * f64::from(rank)))
    }

    #[test]
    fn one_wins_and_three_are_placed() {
        let contest = contest();
        assert!((contest.chances.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        assert!((contest.placed().iter().sum::<f64>() - 3.0).abs() < 1e-9);
        for seed in 0..50 {
            let winners = |market| {
                let numbers = (0..10).map(outcome);
                let settled = numbers.map(|number| contest.settle(seed, market, number));
                settled.filter(|own| *own == Some(Settled::Win)).count()
            };
            assert_eq!(winners(kind::COMPETITION_WINNER), 1);
            assert_eq!(winners(kind::COMPETITION_PLACED), 3);
        }
    }

    #[test]
    fn results_are_as_frequent_as_their_chances() {
        let contest = contest();
        let chances = contest.chances.iter().zip(contest.placed());
        for (side, (first, placed)) in chances.enumerate() {
            let wins = |market| {
                let won =
                    |seed: &u64| contest.settle(*seed, market, outcome(side)) == Some(Settled::Win);
                (0..4000).filter(won).count() as f64 / 4000.0
            };
            assert!((wins(kind::COMPETITION_WINNER) - first).abs() < 0.03);
            assert!((wins(kind::COMPETITION_PLACED) - placed).abs() < 0.03);
        }
    }

    #[test]
    fn the_favourite_comes_first_and_no_bettor_is_sure_to_win() {
        for offer in contest().offers() {
            assert!(offer.outcomes.is_sorted_by_key(|own| own.odds));
            let places = if offer.market == kind::COMPETITION_WINNER {
                1.0
            } else {
                3.0
            };
            let share: f64 = offer
                .outcomes
                .iter()
                .map(|own| 1000.0 / f64::from(own.odds.0))
                .sum();
            assert!(share > places * 1.02, "{share}");
        }
    }

    #[test]
    fn an_unknown_outcome_has_no_result() {
        assert_eq!(
            contest().settle(1, kind::COMPETITION_WINNER, outcome(10)),
            None
        );
        assert_eq!(contest().settle(1, kind::RESULT, 1), None);
    }
}
