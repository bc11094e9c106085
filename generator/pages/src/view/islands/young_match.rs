//! Props of the `young-match` island: a match that is younger than the last build, on the not-found page.

use serde::Serialize;
use ts_rs::TS;

use super::{MatchCentreLabels, OddsLabels, ScoreboardLabels};
use crate::view::Words;

/// The place of a match without a page of its own.
#[derive(Clone, Debug, Serialize, TS)]
pub struct YoungMatchProps<'a> {
    /// The words of the match's head.
    pub scoreboard: ScoreboardLabels<Words<'a>>,
    /// The words of its markets.
    pub odds: OddsLabels<Words<'a>>,
    /// What its tabs of statistics and stream need.
    pub centre: CentreOfYoung<'a>,
    /// The words of the place.
    pub labels: YoungMatchLabels<Words<'a>>,
}

/// The tabs of statistics, timeline and stream of a match without a page of its own.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CentreOfYoung<'a> {
    /// Whether the site shows streams.
    pub is_streamed: bool,
    /// The words of the tabs.
    pub labels: MatchCentreLabels<Words<'a>>,
}

island! {
    /// Words of a match without a page, in the page's language.
    YoungMatchLabels of "young-match", keys "young", props [YoungMatchProps],
    {
        /// "Looking for the match"
        asking,
        /// "The match could not be loaded"
        failed,
        /// "Check your connection, then try again."
        failed_text,
        /// "Try again"
        retry,
        /// "Home" (the first of the breadcrumbs)
        home,
        /// "You are here" (name of the breadcrumbs)
        crumbs,
        /// "This match" (name of its star)
        this_match,
    }
}
