//! How a match may end: the input of all markets.

use super::fight::FightOutlook;
use super::spread::Spread;
use crate::play::{PeriodKind, Rules, Sides};

/// How a match may end.
#[derive(Debug)]
pub struct Outlook {
    /// Chance of home to win the match.
    pub winner: f64,
    /// The final score for 1x2, totals and handicaps; none once it is decided or no longer bet on.
    pub score: Option<Spread>,
    /// The first part of the match that is not over: its kind, number and score.
    pub part: Option<(PeriodKind, u32, Spread)>,
    /// Expected further goals of home and away, where single goals matter: the chance of none is
    /// the exponential of minus this.
    pub goals: Option<Sides<f64>>,
    /// The running set, map or frame, or the next one: its number and home's chance.
    pub unit: Option<(u32, f64)>,
    /// The final score in games of the running set of tennis.
    pub games: Option<Spread>,
    /// A fight.
    pub fight: Option<FightOutlook>,
}

impl Outlook {
    /// An outlook with an open score.
    pub fn new(winner: f64, score: Spread) -> Self {
        Self {
            score: Some(score),
            ..Self::decided(winner)
        }
    }

    /// An outlook in which only the winner is open, or bet on.
    pub fn decided(winner: f64) -> Self {
        Self {
            winner,
            score: None,
            part: None,
            goals: None,
            unit: None,
            games: None,
            fight: None,
        }
    }
}

/// Whether a draw is a result of the sport's main market.
pub fn has_draws(rules: &Rules) -> bool {
    matches!(rules, Rules::Timed(timed) if timed.overtime == 0 || timed.goals)
}
