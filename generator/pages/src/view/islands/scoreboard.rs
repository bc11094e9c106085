//! Props of the `scoreboard` island: who plays, the score, the clock.

use serde::Serialize;
use ts_rs::TS;

use crate::view::time::TimeProps;
use crate::view::words::Words;
use project::images::PictureProps;

/// The head of a match page.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ScoreboardProps<'a> {
    /// The match.
    #[ts(type = "number")]
    pub match_id: u64,
    /// Event status number.
    #[ts(type = "number")]
    pub status: i64,
    /// `postponed`, `rescheduled` or `called_off`, if it is not played as planned.
    pub called: Option<&'static str>,
    /// Home side.
    pub home: SideProps<'a>,
    /// Away side.
    pub away: SideProps<'a>,
    /// The day on which it starts.
    pub day: Words<'a>,
    /// The time of that day.
    pub start: TimeProps<'a>,
    /// Score and clock once it is live, and at the end.
    pub score: Option<ScoreProps<'a>>,
    /// The words of the scoreboard.
    pub labels: ScoreboardLabels<Words<'a>>,
}

/// One side.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SideProps<'a> {
    /// Its name.
    pub name: Words<'a>,
    /// One or two letters, which are drawn where there is no logo or it cannot be loaded.
    pub initials: Words<'a>,
    /// The colours that they stand on. The browser makes them of the name.
    #[ts(skip)]
    pub colours: Words<'a>,
    /// Its logo.
    pub logo: Option<PictureProps>,
}

/// Score and clock, as of the build or of the last push.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ScoreProps<'a> {
    /// What tells the score: `periods`, a column of each; `total` alone, where two halves have a clock; or
    /// `overs`, the points of the game, as in cricket.
    pub form: &'a str,
    /// Home side's total.
    pub home: u32,
    /// Away side's total.
    pub away: u32,
    /// Players sent off; none without any.
    pub reds: Option<RedsProps>,
    /// Name of the running or last period, such as "2nd half".
    pub period: Option<Words<'a>>,
    /// `half_time` or `break` between two periods: the clock is not shown then.
    pub pause: Option<&'a str>,
    /// Sets, quarters, innings that are over or running.
    pub periods: Vec<PeriodProps<'a>>,
    /// Points within the running game.
    pub game: Option<GameProps<'a>>,
    /// `home` or `away`, where a side serves.
    pub server: Option<&'a str>,
    /// The clock; none where the sport has none.
    pub clock: Option<ClockProps>,
}

/// Players that each side has lost to red cards.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct RedsProps {
    /// Home side.
    pub home: u32,
    /// Away side.
    pub away: u32,
}

/// One period's score.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PeriodProps<'a> {
    /// What it is: `half`, `quarter`, `set`, `overtime` and the like.
    pub kind: &'a str,
    /// Its number, from 1, among those of its kind.
    pub number: u32,
    /// Its name.
    pub name: Words<'a>,
    /// Home side.
    pub home: u32,
    /// Away side.
    pub away: u32,
}

/// Points within a game, in the sport's own words.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GameProps<'a> {
    /// Home side.
    pub home: &'a str,
    /// Away side.
    pub away: &'a str,
}

/// A clock, in whole seconds.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ClockProps {
    /// Played, or left when `countdown`.
    pub seconds: u32,
    /// Added time of the running period, once it has begun; `seconds` does not include it.
    pub stoppage: Option<u32>,
    /// Whether it counts down.
    pub countdown: bool,
    /// Whether it is stopped.
    pub stopped: bool,
}

island! {
    /// Words of the scoreboard, in the page's language.
    ScoreboardLabels of "scoreboard", keys "scoreboard", props [ScoreboardProps],
    {
        /// "Live"
        live,
        /// "Starts"
        starts,
        /// "Final score"
        finished,
        /// "Score"
        score,
        /// "Serving"
        serving,
        /// "Total" (head of the total's column)
        total,
        /// "Betting closed"
        closed,
        /// "Postponed"
        postponed,
        /// "New date"
        rescheduled,
        /// "Called off"
        called_off,
        /// "HT"
        half_time,
        /// "Break"
        pause,
        /// "OT" (head of an overtime's column)
        overtime,
        /// "Red cards" (before their number)
        red_cards,
        /// "Suspended" (before why the prices are)
        suspended,
        /// "goal"
        why_goal,
        /// "card"
        why_card,
        /// "penalty"
        why_penalty,
        /// "video review"
        why_review,
        /// "break of serve"
        why_break,
        /// "play stopped"
        why_stopped,
        /// "no data" (the operator's provider is down)
        why_provider,
    }
}
