//! How a match may end: what markets are made of.

use super::fight::FightOutlook;
use super::spread::Spread;
use crate::play::{PeriodKind, Rules, Sides};

/// How a match may end.
#[derive(Debug)]
pub struct Outlook {
    /// Chance of home to win in the end.
    pub winner: f64,
    /// The score that 1x2, totals and handicaps are about; none once it is decided or not bet on.
    pub score: Option<Spread>,
    /// The first part of the match that is not over: its kind, number and score.
    pub part: Option<(PeriodKind, u32, Spread)>,
    /// How likely home and away are still to score, where single goals matter: either scores none
    /// with the exponential of minus this.
    pub goals: Option<Sides<f64>>,
    /// The running set, map or frame, or the next one: its number and home's chance.
    pub unit: Option<(u32, f64)>,
    /// How the running set of tennis may end, in games.
    pub games: Option<Spread>,
    /// A fight.
    pub fight: Option<FightOutlook>,
}

impl Outlook {
    /// A match whose score is open.
    pub fn new(winner: f64, score: Spread) -> Self {
        Self {
            score: Some(score),
            ..Self::decided(winner)
        }
    }

    /// A match of which only the winner is open, or bet on.
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
pub fn draws_stand(rules: &Rules) -> bool {
    matches!(rules, Rules::Timed(timed) if timed.overtime == 0 || timed.goals)
}
