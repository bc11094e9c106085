//! Props of the `listing` island: the control above a list of matches that sorts and filters it.

use std::borrow::Cow;

use serde::Serialize;
use ts_rs::TS;

use crate::view::Words;

/// The control above the list of a page (`listing`). What it shows takes the place of the list.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ListingProps<'a> {
    /// Which matches the page is about.
    pub of: ListedMatches<'a>,
    /// The words of the control.
    pub labels: ListingLabels<Words<'a>>,
}

/// Which matches a page is about, whatever it has room for. Only those that take bets.
#[derive(Clone, Debug, Default, Serialize, TS)]
pub struct ListedMatches<'a> {
    /// Of this sport, by its path segment.
    pub sport: Option<&'a str>,
    /// Of this category.
    #[ts(type = "number | null")]
    pub category: Option<u64>,
    /// Of this league: its list is by days, all others by leagues.
    #[ts(type = "number | null")]
    pub league: Option<u64>,
    /// That are live.
    pub live: bool,
    /// Of computer games.
    pub cyber: bool,
    /// That start in this time: a day (`2026-11-24`), or the next hours (`3h`).
    pub time: Option<Cow<'a, str>>,
}

island! {
    /// Words of the control above a list, in the page's language.
    ListingLabels of "listing", keys "listing", props [ListingProps],
    {
        /// "Sort and filter"
        open,
    }
}
