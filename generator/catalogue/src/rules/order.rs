//! The order of sports, leagues and matches, and the number of matches in a list.

use std::cmp::Reverse;

use jiff::Timestamp;

/// Maximum number of matches of one league on a page other than the league's.
pub const PER_LEAGUE: usize = 6;

/// Sorts sports: regular ones first, then by the operator's priority.
pub fn sport(is_cyber: bool, priority: i64, id: u64) -> (bool, Reverse<i64>, u64) {
    (is_cyber, Reverse(priority), id)
}

/// Sorts categories within a sport.
pub fn within(priority: i64, id: u64) -> (Reverse<i64>, u64) {
    (Reverse(priority), id)
}

/// Sorts leagues of several sports and categories. `sport` is the sort key of the league's sport.
pub fn league(
    sport: usize,
    category_priority: i64,
    priority: i64,
    id: u64,
) -> (usize, Reverse<i64>, Reverse<i64>, u64) {
    (sport, Reverse(category_priority), Reverse(priority), id)
}

/// Sorts matches within a league: live ones first, then by start.
pub fn match_(is_live: bool, start: Timestamp, id: u64) -> (bool, Timestamp, u64) {
    (!is_live, start, id)
}

/// Maximum number of live matches in a list of this length. Upcoming matches fill the rest.
pub fn live_share(limit: usize) -> usize {
    limit / 2
}
