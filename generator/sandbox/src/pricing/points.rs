//! Scores of sports whose points come in threes and sevens, or in dozens of goals: too many to list
//! every pair, too uneven for a normal distribution.

use super::beyond::Beyond;
use crate::play::Sides;

/// Two sides that score independently: chances of each side's points, of the lead and of the total.
#[derive(Clone, Debug)]
pub struct Points {
    sides: Sides<Steps>,
    lead: Steps,
    total: Steps,
}

/// Chances of consecutive whole numbers.
#[derive(Clone, Debug)]
struct Steps {
    first: i32,
    chances: Vec<f64>,
}

impl Points {
    /// Adds further points to a score. The chances of each side may add up to slightly less than 1.
    pub fn new(score: Sides<u32>, home: &[f64], away: &[f64]) -> Self {
        let [home, away] = [home, away].map(|chances| {
            let sum: f64 = chances.iter().sum();
            chances
                .iter()
                .map(|chance| chance / sum)
                .collect::<Vec<_>>()
        });
        let mut lead = vec![0.0; home.len() + away.len() - 1];
        let mut total = lead.clone();
        for (more, home) in home.iter().enumerate() {
            let leads = lead[more..more + away.len()].iter_mut().rev();
            let totals = total[more..more + away.len()].iter_mut();
            for ((lead, total), away) in leads.zip(totals).zip(&away) {
                let chance = home * away;
                *lead += chance;
                *total += chance;
            }
        }
        let [ours, theirs] = score.map(signed);
        let most_away = i32::try_from(away.len()).unwrap_or(i32::MAX) - 1;
        let steps = |first: i32, chances| Steps { first, chances };
        Self {
            lead: steps(ours - theirs - most_away, lead),
            total: steps(ours + theirs, total),
            sides: [steps(ours, home), steps(theirs, away)],
        }
    }

    /// Adds overtime to tied scores. `extra` are its points, with weights.
    pub fn play_on(&mut self, extra: &[(Sides<u32>, f64)]) {
        let [home, away] = self.sides.clone();
        let last = (home.end()).min(away.end());
        let level: Vec<(i32, f64)> = (home.first.max(away.first)..last)
            .map(|points| (points, home.at(points) * away.at(points)))
            .collect();
        for (points, chance) in level {
            let both = [points, points];
            self.add(both, -chance);
            for (more, share) in extra {
                let [home, away] = more.map(signed);
                self.add([points + home, points + away], chance * share);
            }
        }
    }

    fn add(&mut self, [home, away]: Sides<i32>, chance: f64) {
        self.sides[0].add(home, chance);
        self.sides[1].add(away, chance);
        self.lead.add(home - away, chance);
        self.total.add(home + away, chance);
    }

    /// Home's lead against a number.
    pub fn lead(&self, number: f64) -> Beyond {
        self.lead.beyond(number)
    }

    /// The total against a number.
    pub fn total(&self, number: f64) -> Beyond {
        self.total.beyond(number)
    }

    /// One side's points against a number.
    pub fn side(&self, side: usize, number: f64) -> Beyond {
        self.sides[side].beyond(number)
    }

    /// Chance of an odd total.
    pub fn odd(&self) -> f64 {
        let at = (self.total.first..).zip(&self.total.chances);
        let odd = at.filter(|(at, _)| at.rem_euclid(2) == 1);
        odd.map(|(_, chance)| chance).sum()
    }

    /// Standard deviation of totals.
    pub fn deviation(&self) -> f64 {
        self.total.deviation()
    }

    /// The balanced lines of each side, in halves: the whole number below is the line's.
    pub fn middle(&self) -> Sides<f64> {
        [0, 1].map(|side| self.sides[side].middle())
    }

    /// The balanced lines of the lead and of the total.
    pub fn middles(&self) -> (f64, f64) {
        (self.lead.middle(), self.total.middle())
    }
}

impl Steps {
    fn end(&self) -> i32 {
        self.first + i32::try_from(self.chances.len()).unwrap_or(i32::MAX)
    }

    fn at(&self, number: i32) -> f64 {
        let place = usize::try_from(number - self.first).ok();
        place
            .and_then(|place| self.chances.get(place))
            .copied()
            .unwrap_or(0.0)
    }

    fn add(&mut self, number: i32, chance: f64) {
        if number < self.first {
            let more = self.first.abs_diff(number) as usize;
            self.chances.splice(0..0, std::iter::repeat_n(0.0, more));
            self.first = number;
        }
        let place = self.first.abs_diff(number) as usize;
        if place >= self.chances.len() {
            self.chances.resize(place + 1, 0.0);
        }
        self.chances[place] += chance;
    }

    fn beyond(&self, number: f64) -> Beyond {
        let mut beyond = Beyond {
            over: 0.0,
            equal: 0.0,
        };
        for (at, chance) in (self.first..).zip(&self.chances) {
            let distance = f64::from(at) - number;
            if distance > 1e-9 {
                beyond.over += chance;
            } else if distance > -1e-9 {
                beyond.equal += chance;
            }
        }
        beyond
    }

    fn middle(&self) -> f64 {
        let mut upto = 0.0;
        for (at, chance) in (self.first..).zip(&self.chances) {
            if upto + chance >= 0.5 {
                return f64::from(at) - 0.5 + (0.5 - upto) / chance;
            }
            upto += chance;
        }
        f64::from(self.first)
    }

    fn deviation(&self) -> f64 {
        let moments =
            (self.first..)
                .zip(&self.chances)
                .fold((0.0, 0.0), |(mean, square), (at, chance)| {
                    let at = f64::from(at);
                    (mean + at * chance, square + at * at * chance)
                });
        (moments.1 - moments.0 * moments.0).max(0.0).sqrt()
    }
}

fn signed(points: u32) -> i32 {
    i32::try_from(points).unwrap_or(i32::MAX / 4)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_make_a_lead_and_a_total() {
        let points = Points::new([7, 3], &[0.5, 0.0, 0.0, 0.5], &[0.25, 0.0, 0.0, 0.75]);
        let lead = points.lead(4.0);
        assert!(
            (lead.over - 0.125).abs() < 1e-9 && (lead.equal - 0.5).abs() < 1e-9,
            "{lead:?}"
        );
        assert!((points.total(10.5).over - 0.875).abs() < 1e-9);
        assert!((points.side(1, 5.0).over - 0.75).abs() < 1e-9);
    }

    #[test]
    fn overtime_is_added_to_a_tie() {
        let mut points = Points::new([3, 3], &[0.5, 0.5], &[0.5, 0.5]);
        points.play_on(&[([3, 0], 0.6), ([0, 3], 0.4)]);
        let level = points.lead(0.0);
        assert!(level.equal.abs() < 1e-9, "{level:?}");
        assert!((level.over - (0.25 + 0.5 * 0.6)).abs() < 1e-9, "{level:?}");
        assert!((points.lead(2.5).over - 0.3).abs() < 1e-9);
        assert!((points.total(8.5).over - 0.5).abs() < 1e-9);
    }
}
