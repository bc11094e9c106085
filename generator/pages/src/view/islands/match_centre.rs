//! Props of the island `match-centre`: what is known before a match, its statistics, timeline and stream, as tabs.

use serde::Serialize;
use ts_rs::TS;

use crate::view::words::Words;

/// The tabs of a match page beside its prices. What they show is asked for when they are opened.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MatchCentreProps<'a> {
    /// The match.
    #[ts(type = "number")]
    pub match_id: u64,
    /// Event status number.
    #[ts(type = "number")]
    pub status: i64,
    /// Key of its sport, which decides what field is drawn.
    pub sport: &'a str,
    /// Home side.
    pub home: Words<'a>,
    /// Away side.
    pub away: Words<'a>,
    /// What is known before it, in the order of the tabs: `form`, `table`, `meetings`.
    pub previews: Vec<&'static str>,
    /// Whether the operator has statistics of it.
    pub statistics: bool,
    /// Whether it is streamed.
    pub video: bool,
    /// The words of the tabs.
    pub labels: MatchCentreLabels<Words<'a>>,
}

island! {
    /// Words of the tabs and of what they show, in the page's language.
    MatchCentreLabels of "match-centre", keys "centre", props [MatchCentreProps],
    {
        /// "Match centre" (name of the part)
        title,
        /// "Form"
        form,
        /// "Table"
        table,
        /// "Meetings"
        meetings,
        /// "Played": heads of columns and marks of results are the first letters of this and the next three
        played,
        /// "Won"
        won,
        /// "Drawn"
        drawn,
        /// "Lost"
        lost,
        /// "Points"
        points,
        /// "Statistics"
        statistics,
        /// "Timeline"
        timeline,
        /// "Stream"
        stream,
        /// "Statistics appear when the match has started"
        not_begun,
        /// "Nothing has happened yet"
        none,
        /// "This could not be loaded"
        failed,
        /// "Try again"
        retry,
        /// "Sign in to watch this match"
        stream_sign_in,
        /// "Sign in"
        sign_in,
        /// "Watch live"
        play,
        /// "Stop the stream"
        stop,
        /// "Choose a stream"
        choose,
        /// "There is no stream of this match now"
        no_stream,
        /// "You cannot watch this stream where you are"
        stream_refused,
        /// "The stream broke off. Check your connection, then try again."
        stream_failed,
        /// "This browser cannot play the stream"
        stream_unsupported,
    }
}
