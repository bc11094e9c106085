//! How many bets the simulated public has placed on a match.
//!
//! Players who are nobody's account bet too: more on bigger sports and leagues and on strong sides, and
//! most of them in the last hours before a match begins.

use super::World;
use crate::random::unit;

/// Bets on an average match of a sport and a league of weight 1, until it begins.
const AVERAGE: f64 = 30.0;
/// Half of the bets before a match are placed in this many seconds before it begins.
const HALF: f64 = 6.0 * 3600.0;
/// Bets in play, as a share of those before.
const IN_PLAY: f64 = 0.6;

impl World {
    /// Simulated bets on a match until a second of the clock; never fewer at a later one.
    pub fn simulated_bets(&self, place: usize, at: i64) -> u64 {
        let fixture = self.fixture(place);
        let league = self.league(place);
        let strengths = fixture
            .sides
            .map(|side| league.sides[usize::from(side)].strength);
        let pull = strengths
            .iter()
            .map(|strength| strength.exp())
            .product::<f64>();
        let chance = 0.5 + unit(&[self.seed, 10, place as u64]);
        let before = AVERAGE * self.sport(place).weight * league.weight * pull * chance;
        // By its first date: that a match is postponed takes no bet back.
        let elapsed = (at - self.fixture(place).start) as f64;
        let share = if elapsed < 0.0 {
            HALF / (HALF - elapsed)
        } else {
            let longest = self.sport(place).longest as f64;
            1.0 + IN_PLAY * (elapsed / longest).min(1.0)
        };
        (before * share) as u64
    }
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;

    #[test]
    fn bets_only_become_more_and_most_come_late() {
        let world = World::new(3, 400, Timestamp::UNIX_EPOCH).expect("has no mistake");
        for place in world.order().iter().copied() {
            let start = world.fixture(place).start;
            let longest = world.sport(place).longest;
            let moments = [
                start - 400_000,
                start - 86_400,
                start - 3600,
                start,
                start + longest / 2,
                start + longest,
                start + 9 * longest,
            ];
            let bets = moments.map(|at| world.simulated_bets(place, at));
            assert!(bets.is_sorted(), "{place}: {bets:?}");
            assert!(bets[1] * 2 < bets[3], "{place}: {bets:?}");
            assert_eq!(
                bets[5], bets[6],
                "{place}: nobody bets on a match that is over"
            );
        }
    }

    #[test]
    fn more_is_bet_on_the_premier_league_than_on_the_third_one() {
        let world = World::new(3, 3000, Timestamp::UNIX_EPOCH).expect("has no mistake");
        let average = |slug: &str| {
            let places = world.order().iter().copied();
            let places = places.filter(|place| world.league(*place).slug == slug);
            let bets: Vec<u64> = places
                .map(|place| world.simulated_bets(place, world.fixture(place).start))
                .collect();
            bets.iter().sum::<u64>() / bets.len() as u64
        };
        assert!(average("premier-league") > 2 * average("league-one"));
    }
}
