//! Outlooks of baseball and cricket.

use super::chances::{clustered, normal};
use super::outlook::Outlook;
use super::spread::{Curves, Spread};
use crate::play::{Baseball, Cricket, Left, PeriodKind, Sides, State, WICKET, WICKETS};

/// Runs of baseball come in clusters: variance over mean.
const CLUSTERS: f64 = 2.1;
/// Runs added to a tied score by extra innings, with weights: for home, which bats last and stops
/// when it is ahead, and for away.
const EXTRA_HOME: [(Sides<u32>, f64); 3] = [([1, 0], 0.6), ([2, 1], 0.25), ([3, 2], 0.15)];
const EXTRA_AWAY: [(Sides<u32>, f64); 4] =
    [([0, 1], 0.45), ([0, 2], 0.2), ([1, 3], 0.2), ([1, 4], 0.15)];
/// Home's final lead when it takes the lead in the last inning, with weights.
const WALK_OFF: [(u32, f64); 2] = [(1, 0.8), (2, 0.2)];

/// The outlook of a baseball match.
pub fn baseball(
    rules: &Baseball,
    edge: f64,
    state: Option<&State>,
    left: Option<&Left>,
) -> Outlook {
    let innings = match left {
        Some(Left::Innings(innings)) => *innings,
        _ => [9.0, 9.0],
    };
    let means = rules.means(edge);
    // A side in mid-inning may have runners on base, so the rest of the inning yields slightly
    // more.
    let worth = |innings: f64| innings.trunc() + innings.fract().powf(0.8);
    let runs = |side: usize, innings: f64| clustered(means[side] * worth(innings) / 9.0, CLUSTERS);
    let last = innings[0].min(1.0);
    let (early, late) = (runs(0, innings[0] - last), runs(0, last));
    let [ours, theirs] = state.map_or([0, 0], |state| state.total);
    let level = means[0] / (means[0] + means[1]);
    let mut ends = Ends::new([ours, theirs]);
    for (away, chance_away) in (theirs..).zip(&runs(1, innings[1])) {
        for (home, chance_home) in (ours..).zip(&early) {
            let chance = chance_away * chance_home;
            // The side that bats last does not bat again when it is ahead.
            let Some(behind) = away.checked_sub(home) else {
                ends.add([home, away], chance);
                continue;
            };
            let mut ahead = 1.0;
            for (more, late) in (0..=behind).zip(&late) {
                ahead -= late;
                if more < behind {
                    ends.add([home + more, away], chance * late);
                    continue;
                }
                for ([more, most], share) in EXTRA_HOME {
                    ends.add([away + more, away + most], chance * late * level * share);
                }
                for ([more, most], share) in EXTRA_AWAY {
                    let share = (1.0 - level) * share;
                    ends.add([away + more, away + most], chance * late * share);
                }
            }
            for (lead, share) in WALK_OFF {
                ends.add([away + lead, away], chance * ahead.max(0.0) * share);
            }
        }
    }
    let ends = ends.spread();
    Outlook::new(ends.lead(0.0).over, ends)
}

/// Scores and their chances, being collected.
struct Ends {
    from: Sides<u32>,
    chances: Vec<[f64; Ends::MOST]>,
}

impl Ends {
    /// The most runs of a side beyond the score; more count as this many.
    const MOST: usize = 32;

    fn new(from: Sides<u32>) -> Self {
        Self {
            from,
            chances: vec![[0.0; Self::MOST]; Self::MOST],
        }
    }

    fn add(&mut self, [home, away]: Sides<u32>, chance: f64) {
        let place = |now: u32, from: u32| (now.saturating_sub(from) as usize).min(Self::MOST - 1);
        self.chances[place(home, self.from[0])][place(away, self.from[1])] += chance;
    }

    fn spread(self) -> Spread {
        let mut scores = Vec::with_capacity(256);
        for (home, row) in (self.from[0]..).zip(&self.chances) {
            for (away, chance) in (self.from[1]..).zip(row) {
                if *chance > 2e-6 && home != away {
                    scores.push(([home, away], *chance));
                }
            }
        }
        let sum: f64 = scores.iter().map(|(_, chance)| chance).sum();
        for (_, chance) in &mut scores {
            *chance /= sum;
        }
        Spread::Scores(scores)
    }
}

/// The outlook of a cricket match.
pub fn cricket(rules: &Cricket, edge: f64, state: Option<&State>, left: Option<&Left>) -> Outlook {
    let all = rules.overs * 6;
    let (balls, wickets, chaser) = match left {
        Some(Left::Overs {
            balls,
            wickets,
            chaser,
        }) => (*balls, *wickets, Some(*chaser)),
        _ => ([all; 2], [WICKETS; 2], None),
    };
    let better = rules.better(edge);
    let score = state.map_or([0, 0], |state| state.total);
    let sides = [0, 1].map(|side| {
        let (faced, uncertain) = faced(balls[side], wickets[side], WICKET / better[side]);
        let (mean, variance) = Cricket::ball_runs(better[side]);
        (
            f64::from(score[side]) + faced * mean,
            faced * variance + uncertain * mean * mean,
        )
    });
    let [home, away] = sides;
    let winner = normal((home.0 - away.0) / (home.1 + away.1).max(0.3).sqrt());
    let mut outlook = Outlook::decided(winner);
    // The first innings: of the side that bats first, or of either while that is unknown.
    let first = match chaser {
        Some(chaser) if balls[1 - chaser] > 0 && wickets[1 - chaser] > 0 => sides[1 - chaser],
        Some(_) => return outlook,
        None => {
            let apart = (home.0 - away.0) / 2.0;
            (
                (home.0 + away.0) / 2.0,
                (home.1 + away.1) / 2.0 + apart * apart,
            )
        }
    };
    let innings = Spread::Curves(Curves {
        mean: [first.0, 0.0],
        variance: [first.1, 0.0],
        overtime: None,
    });
    outlook.part = Some((PeriodKind::Inning, 1, innings));
    outlook
}

/// Mean and variance of the balls that are bowled before balls or wickets run out.
pub fn faced(balls: u32, wickets: u32, falls: f64) -> (f64, f64) {
    let wickets = (wickets as usize).min(WICKETS as usize);
    // The chance that this many wickets are lost and the side still bats.
    let mut batting = [0.0; WICKETS as usize];
    batting[0] = f64::from(u8::from(wickets > 0));
    let (mut mean, mut square) = (0.0, 0.0);
    for ball in 0..balls {
        let bats: f64 = batting[..wickets].iter().sum();
        mean += bats;
        square += f64::from(2 * ball + 1) * bats;
        for lost in (0..wickets).rev() {
            let before = if lost > 0 { batting[lost - 1] } else { 0.0 };
            batting[lost] = batting[lost] * (1.0 - falls) + before * falls;
        }
    }
    (mean, square - mean * mean)
}

/// Chances of 0, 1, 2, … further wickets until balls or wickets run out.
pub fn lost(balls: u32, wickets: u32, falls: f64) -> Vec<f64> {
    let mut lost = vec![0.0; wickets as usize + 1];
    lost[0] = 1.0;
    for _ in 0..balls {
        for place in (0..lost.len()).rev() {
            let before = if place > 0 { lost[place - 1] } else { 0.0 };
            let stays = if place + 1 == lost.len() {
                1.0
            } else {
                1.0 - falls
            };
            lost[place] = lost[place] * stays + before * falls;
        }
    }
    lost
}

#[cfg(test)]
mod tests {
    use super::{faced, lost};

    #[test]
    fn wickets_fall_until_there_are_none_left() {
        assert_eq!(lost(0, 3, 0.1), [1.0, 0.0, 0.0, 0.0]);
        let two = lost(2, 1, 0.1);
        assert!(
            (two[0] - 0.81).abs() < 1e-9 && (two[1] - 0.19).abs() < 1e-9,
            "{two:?}"
        );
    }

    #[test]
    fn innings_end_when_balls_or_wickets_run_out() {
        assert_eq!(faced(120, 10, 0.0), (120.0, 0.0));
        assert_eq!(faced(0, 10, 0.05), (0.0, 0.0));
        assert_eq!(faced(6, 0, 0.05), (0.0, 0.0));
        // One wicket, two balls: the second is bowled with a chance of 0.9.
        let (mean, variance) = faced(2, 1, 0.1);
        assert!(
            (mean - 1.9).abs() < 1e-9 && (variance - 0.09).abs() < 1e-9,
            "{mean} {variance}"
        );
    }
}
