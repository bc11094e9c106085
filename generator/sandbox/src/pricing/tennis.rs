//! Sets of tennis: from the chance of a point to the score of a set.

use super::race::to_points;
use crate::play::{Sides, Tennis, is_set_won, tie_break_server};

/// A running set.
#[derive(Clone, Copy, Debug)]
pub struct RunningSet {
    /// Games of each side.
    pub games: Sides<u32>,
    /// Points of the running game.
    pub points: Sides<u32>,
    /// The server.
    pub server: usize,
}

/// Chances of every final score of a set, in games.
pub fn ends(rules: &Tennis, edge: f64, set: RunningSet) -> Vec<(Sides<u32>, f64)> {
    let points = rules.chances(edge);
    let game = |server: usize, score: Sides<u32>| to_points(points[server], 4, score);
    let fresh = [game(0, [0, 0]), game(1, [0, 0])];
    let mut reached: Vec<(Sides<u32>, f64)> = vec![(set.games, 1.0)];
    let mut ends: Vec<(Sides<u32>, f64)> = Vec::new();
    let mut server = set.server;
    let mut first = true;
    while !reached.is_empty() {
        let mut next: Vec<(Sides<u32>, f64)> = Vec::new();
        for (games, chance) in reached {
            let home = match games {
                [6, 6] if first => tie_break(points, server, set.points),
                [6, 6] => tie_break(points, server, [0, 0]),
                _ if first => game(server, set.points),
                _ => fresh[server],
            };
            for (won, share) in [
                ([games[0] + 1, games[1]], home),
                ([games[0], games[1] + 1], 1.0 - home),
            ] {
                let list = if is_set_won(won) {
                    &mut ends
                } else {
                    &mut next
                };
                match list.iter_mut().find(|(games, _)| *games == won) {
                    Some((_, sum)) => *sum += chance * share,
                    None => list.push((won, chance * share)),
                }
            }
        }
        reached = next;
        server = 1 - server;
        first = false;
    }
    ends
}

/// Chance of home to win a set that has not begun, averaged over who serves first.
pub fn fresh_set(rules: &Tennis, edge: f64) -> f64 {
    let from = |server| RunningSet {
        games: [0, 0],
        points: [0, 0],
        server,
    };
    (home(&ends(rules, edge, from(0))) + home(&ends(rules, edge, from(1)))) / 2.0
}

/// Chance of home to win, from the final scores of a set.
pub fn home(ends: &[(Sides<u32>, f64)]) -> f64 {
    ends.iter()
        .filter(|(games, _)| games[0] > games[1])
        .map(|(_, chance)| chance)
        .sum()
}

/// Chance of home to win a tie-break, from a score within it.
fn tie_break(points: Sides<f64>, opener: usize, score: Sides<u32>) -> f64 {
    // From six all on, each side serves once per turn of two points.
    let (ours, theirs) = (points[0] * points[1], (1.0 - points[0]) * (1.0 - points[1]));
    let level = ours / (ours + theirs);
    let opener = if (score[0] + score[1]).div_ceil(2).is_multiple_of(2) {
        opener
    } else {
        1 - opener
    };
    let mut reached = vec![(score, 1.0)];
    let mut won = 0.0;
    while let Some((score, chance)) = reached.pop() {
        let (high, low) = (score[0].max(score[1]), score[0].min(score[1]));
        if high >= 7 && high >= low + 2 {
            won += if score[0] > score[1] { chance } else { 0.0 };
        } else if high == low && high >= 6 {
            won += chance * level;
        } else {
            let home = points[tie_break_server(opener, score)];
            for (then, share) in [
                ([score[0] + 1, score[1]], home),
                ([score[0], score[1] + 1], 1.0 - home),
            ] {
                match reached.iter_mut().find(|(other, _)| *other == then) {
                    Some((_, sum)) => *sum += chance * share,
                    // Process shorter scores last, so that equal scores are merged.
                    None => reached.insert(0, (then, chance * share)),
                }
            }
        }
    }
    won
}
