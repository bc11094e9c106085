//! How a list of matches is divided into groups, and what a group's place says of its rows.

use std::fmt::Display;

use api::wire::EventStatus;

/// How a list is divided.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Grouping {
    /// By league, live matches apart from those to come.
    Leagues {
        /// Whether sports are mixed, so that each heading needs its sport's icon.
        mixed: bool,
    },
    /// By day, live matches apart: the list of one league.
    Days,
}

/// The key of the group that a match belongs to. Neighbours with the same key form a group. `day` is
/// asked for only where it matters: the day of the match's start in the site's zone.
pub fn key<D: Display>(
    grouping: Grouping,
    is_live: bool,
    league: u64,
    day: impl FnOnce() -> D,
) -> String {
    let state = if is_live { "live" } else { "next" };
    match grouping {
        Grouping::Leagues { .. } => format!("{state}-{league}"),
        Grouping::Days if is_live => state.to_owned(),
        Grouping::Days => day().to_string(),
    }
}

/// Whether a row names the day of its match: only where neither the heading nor "live" does.
pub fn shows_day(grouping: Grouping, is_live: bool) -> bool {
    grouping != Grouping::Days && !is_live
}

/// Whether a match shows its score: once it has started, and after its end.
pub fn shows_score(status: EventStatus) -> bool {
    status != EventStatus::Prematch
}
