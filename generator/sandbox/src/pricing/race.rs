//! Races: sets, maps or frames until one side has enough.

use super::spread::Spread;
use crate::play::{Maps, Sides};

/// A race to a number of units.
#[derive(Clone, Debug)]
pub struct Race {
    /// Units needed to win.
    pub target: u32,
    /// Units won so far.
    pub score: Sides<u32>,
    /// Chance of home to win the running unit; none between two.
    pub running: Option<f64>,
    /// Chance of home to win a unit that has not begun.
    pub fresh: f64,
    /// Chance of home to win the deciding unit.
    pub decider: f64,
}

impl Race {
    /// The final score of the race.
    pub fn spread(&self) -> Spread {
        let size = self.target as usize + 1;
        let mut reached = vec![0.0; size * size];
        let place = |[home, away]: Sides<u32>| home as usize * size + away as usize;
        reached[place(self.score)] = 1.0;
        let mut ends = Vec::new();
        for total in self.score[0] + self.score[1]..self.target * 2 {
            for home in 0..=total.min(self.target) {
                let Some(away) = total.checked_sub(home).filter(|away| *away <= self.target) else {
                    continue;
                };
                let score = [home, away];
                let chance = reached[place(score)];
                if chance == 0.0 {
                    continue;
                }
                if home == self.target || away == self.target {
                    ends.push((score, chance));
                    continue;
                }
                let home_wins = self.chance(score);
                reached[place([home + 1, away])] += chance * home_wins;
                reached[place([home, away + 1])] += chance * (1.0 - home_wins);
            }
        }
        Spread::Scores(ends)
    }

    /// Chance of home to win the unit that begins or runs at this score.
    pub fn chance(&self, score: Sides<u32>) -> f64 {
        match self.running {
            Some(running) if score == self.score => running,
            _ if score[0] + score[1] + 1 == self.target * 2 - 1 => self.decider,
            _ => self.fresh,
        }
    }
}

/// Chance to reach a number of points first, with a lead of two, when every point is won with
/// `chance`.
pub fn to_points(chance: f64, target: u32, [mine, other]: Sides<u32>) -> f64 {
    let deuce = chance * chance / (chance * chance + (1.0 - chance) * (1.0 - chance));
    if mine >= target - 1 && other >= target - 1 {
        return match i64::from(mine) - i64::from(other) {
            0 => deuce,
            1 => chance + (1.0 - chance) * deuce,
            -1 => chance * deuce,
            lead => f64::from(u8::from(lead > 0)),
        };
    }
    let size = target as usize;
    // Backwards from the end: `row[other]` is the chance at (mine, other).
    let mut below: Vec<f64> = vec![1.0; size];
    below[size - 1] = chance + (1.0 - chance) * deuce;
    for now in (mine as usize..size).rev() {
        let mut row = vec![0.0; size];
        for theirs in (0..size).rev() {
            let lost = if theirs + 1 < size {
                row[theirs + 1]
            } else if now == size - 1 {
                chance * deuce
            } else {
                0.0
            };
            row[theirs] = if now == size - 1 && theirs == size - 1 {
                deuce
            } else {
                chance * below[theirs] + (1.0 - chance) * lost
            };
        }
        below = row;
    }
    below[(other as usize).min(size - 1)]
}

/// Chance of home to win a map of kills from a score, when it makes each kill with `chance`.
pub fn kills(rules: &Maps, chance: f64, [home, away]: Sides<u32>) -> f64 {
    /// After this many kills, the next one wins.
    const MOST: i32 = 70;
    /// Larger than any lead on a map that is not over.
    const SPAN: i32 = 24;
    let begun = signed(home) + signed(away);
    let place = |lead: i32| (lead + SPAN).clamp(0, 2 * SPAN) as usize;
    let halved = |twice: i32| twice.unsigned_abs() / 2;
    let mut after = [0.0; 2 * SPAN as usize + 1];
    after[place(0)] = chance;
    after[place(1)..].fill(1.0);
    for kills in (begun..MOST).rev() {
        let mut now = after;
        let open = (kills % 2..=kills.min(SPAN - 1))
            .step_by(2)
            .take_while(|lead| !rules.is_won([kills + lead, kills - lead].map(halved)));
        for ahead in open {
            for lead in [ahead, -ahead] {
                now[place(lead)] =
                    chance * after[place(lead + 1)] + (1.0 - chance) * after[place(lead - 1)];
            }
        }
        after = now;
    }
    after[place(signed(home) - signed(away))]
}

fn signed(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX / 4)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::MapStyle;

    #[test]
    fn equal_sides_have_even_chances_and_a_lead_helps() {
        assert!((to_points(0.5, 25, [0, 0]) - 0.5).abs() < 1e-9);
        assert!((to_points(0.5, 25, [10, 10]) - 0.5).abs() < 1e-9);
        assert!((to_points(0.55, 11, [0, 0]) + to_points(0.45, 11, [0, 0]) - 1.0).abs() < 1e-9);
        assert!(to_points(0.5, 25, [24, 10]) > 0.999);
        assert!((to_points(0.5, 25, [30, 29]) - 0.75).abs() < 1e-9);
        assert!(to_points(0.5, 25, [12, 8]) > to_points(0.5, 25, [11, 8]));
        // Four points with a lead of two: with 0.6 per point, a game of tennis is won with 0.7357.
        assert!((to_points(0.6, 4, [0, 0]) - 0.7357).abs() < 1e-4);
    }

    #[test]
    fn a_lead_in_kills_counts_for_more_the_later_it_is() {
        let rules = Maps {
            target: 2,
            style: MapStyle::Kills,
            slope: 0.05,
            seconds: 60.0,
            rest: 60,
        };
        assert!((kills(&rules, 0.5, [0, 0]) - 0.5).abs() < 1e-9);
        assert!((kills(&rules, 0.5, [9, 9]) - 0.5).abs() < 1e-9);
        let [early, late] = [[6, 2], [31, 27]].map(|score| kills(&rules, 0.5, score));
        assert!(
            0.65 < early && early < late && late < 0.95,
            "{early} {late}"
        );
        assert_eq!(kills(&rules, 0.5, [20, 5]), 1.0);
        let both = kills(&rules, 0.53, [0, 0]) + kills(&rules, 0.47, [0, 0]);
        assert!((both - 1.0).abs() < 1e-9, "{both}");
    }

    #[test]
    fn the_chances_of_a_race_add_up() {
        let race = Race {
            target: 3,
            score: [1, 0],
            running: Some(0.7),
            fresh: 0.5,
            decider: 0.5,
        };
        let spread = race.spread();
        assert!((spread.chance(|_| true) - 1.0).abs() < 1e-9);
        let home = spread.lead(0.0).over;
        assert!((home - (0.7 * 0.875 + 0.3 * 0.5)).abs() < 1e-9, "{home}");
        assert_eq!(spread.chance(|score| score == [0, 3]), 0.0);
    }
}
