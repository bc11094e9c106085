//! How a list of matches is divided into groups, and what its rows need not repeat.

use std::fmt::Display;

use api::wire::EventStatus;

/// How a list is divided.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Grouping {
    /// By league, live matches first.
    Leagues {
        /// Whether the list mixes sports, so that each heading needs an icon of its sport.
        mixed: bool,
    },
    /// By day, with live matches separate: the list of one league.
    Days,
}

/// The key of the group that a match belongs to. Consecutive matches with the same key form a
/// group. `day`, the day of the match's start in the site's zone, is only called if it matters.
pub fn key<D: Display>(
    grouping: Grouping,
    is_live: bool,
    league: u64,
    day: impl FnOnce() -> D,
) -> String {
    match grouping {
        Grouping::Leagues { .. } => league.to_string(),
        Grouping::Days if is_live => "live".to_owned(),
        Grouping::Days => day().to_string(),
    }
}

/// Whether a row shows the day of its match: only if neither the heading nor "live" implies it.
pub fn shows_day(grouping: Grouping, is_live: bool) -> bool {
    grouping != Grouping::Days && !is_live
}

/// Whether a match shows its score: from its start on, including after its end.
pub fn shows_score(status: EventStatus) -> bool {
    status != EventStatus::Prematch
}
