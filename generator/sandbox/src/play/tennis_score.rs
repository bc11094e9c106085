//! When a game and a set of tennis are won, and who serves.

use super::sides::Sides;

/// Whether this score ends a set: six games with a lead of two, or seven.
pub fn is_set_won(games: Sides<u32>) -> bool {
    let (high, low) = (games[0].max(games[1]), games[0].min(games[1]));
    high == 7 || (high == 6 && low <= 4)
}

/// Whether this score ends a game: four points, in a tie-break seven, with a lead of two.
pub fn is_game_won(points: Sides<u32>, tie_break: bool) -> bool {
    let (high, low) = (points[0].max(points[1]), points[0].min(points[1]));
    high >= if tie_break { 7 } else { 4 } && high >= low + 2
}

/// Who serves the next point of a tie-break: the opener once, then each side twice.
pub fn tie_break_server(opener: usize, points: Sides<u32>) -> usize {
    (opener + (points[0] + points[1]).div_ceil(2) as usize) % 2
}
