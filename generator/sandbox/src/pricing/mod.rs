//! Prices of a match, all from one model of what is left to play.
//!
//! [`outlook`] turns how a match stands into how it may end ([`timed`], [`race`], [`tennis`],
//! [`innings`] and [`fight`] know the sports); [`book`] makes markets of that and [`quote`] prices, so
//! that they agree with each other and with the score; [`joint`] prices several outcomes as one, and
//! [`settle()`] says how they ended.

mod book;
mod chances;
mod fight;
mod innings;
pub mod joint;
mod line;
mod odds;
mod outlook;
mod points;
mod quote;
mod race;
mod settle;
mod spread;
mod tennis;
mod timed;
mod words;

use std::sync::Arc;

use api::wire::{MarketStatus, Odds};

use crate::play::{Left, Rules, Sides, State};

use outlook::Outlook;
use spread::Spread;

pub use line::{Line, read};
pub use settle::{Settled, settle};
pub use words::{Named, Words, ordinal};

/// Numbers of the kinds of markets.
pub mod kind {
    /// Home, draw, away.
    pub const RESULT: u64 = 1;
    /// Who scores next.
    pub const NEXT_GOAL: u64 = 8;
    /// Two of home, draw, away.
    pub const DOUBLE_CHANCE: u64 = 10;
    /// Who wins; a draw is void.
    pub const DRAW_NO_BET: u64 = 11;
    /// Who wins with a start of some goals.
    pub const HANDICAP: u64 = 16;
    /// How much is scored in all.
    pub const TOTAL: u64 = 18;
    /// How much home scores.
    pub const HOME_TOTAL: u64 = 19;
    /// How much away scores.
    pub const AWAY_TOTAL: u64 = 20;
    /// Whether the total is odd or even.
    pub const ODD_EVEN: u64 = 26;
    /// Whether both sides score.
    pub const BOTH_SCORE: u64 = 29;
    /// Who scores at any time.
    pub const SCORER: u64 = 40;
    /// The score at the end.
    pub const SCORE: u64 = 45;
    /// The result of the first half.
    pub const HALF_RESULT: u64 = 60;
    /// How much is scored in the first half.
    pub const HALF_TOTAL: u64 = 68;
    /// Who wins, overtime included.
    pub const WINNER: u64 = 186;
    /// The score in sets, maps or frames.
    pub const SET_SCORE: u64 = 199;
    /// Who wins a set.
    pub const SET_WINNER: u64 = 202;
    /// How many games a set has.
    pub const SET_GAMES: u64 = 204;
    /// The result of a quarter.
    pub const QUARTER_RESULT: u64 = 235;
    /// Who wins a map.
    pub const MAP_WINNER: u64 = 330;
    /// The result of a period.
    pub const PERIOD_RESULT: u64 = 443;
    /// Who wins a frame.
    pub const FRAME_WINNER: u64 = 499;
    /// How many runs an innings has.
    pub const INNING_TOTAL: u64 = 605;
    /// Who wins a fight, and how.
    pub const METHOD: u64 = 911;
    /// Whether a fight goes the distance.
    pub const DISTANCE: u64 = 912;
}

/// What the prices of a match depend on.
#[derive(Debug)]
pub struct Situation<'a> {
    /// How the sport is played.
    pub rules: &'a Rules,
    /// How the match stands; none before the start.
    pub state: Option<&'a State>,
    /// How much stronger home is, as in [`crate::play::Setup`].
    pub edge: f64,
    /// How the bookmaker's opinion has wandered, from about -1 to about 1.
    pub opinion: f64,
    /// Who scores for home and away, the likeliest first.
    pub scorers: Sides<&'a [Arc<str>]>,
}

/// A market with its prices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Its kind, of [`kind`].
    pub market: u64,
    /// What tells it from others of its kind.
    pub line: Line,
    /// Whether it takes bets.
    pub status: MarketStatus,
    /// Whether it is the most balanced line of its kind.
    pub most_balanced: bool,
    /// Whether its outcomes can be joined with others of the match.
    pub is_joinable: bool,
    /// What can be picked.
    pub outcomes: Vec<Priced>,
}

/// An outcome and its price.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Priced {
    /// Unique within its market.
    pub outcome: u64,
    /// With the bookmaker's margin.
    pub odds: Odds,
    /// Whether it can still happen.
    pub active: bool,
}

impl Offer {
    /// The line as it travels: `total=2.5`; none for kinds without lines.
    pub fn specifier(&self) -> Option<String> {
        self.line.specifier()
    }
}

/// How much of the opinion's wandering shows in the edge.
const SWAY: f64 = 0.06;

/// Every market of a match that is shown now; none once it is over.
pub fn offers(situation: &Situation) -> Vec<Offer> {
    if situation.state.is_some_and(State::is_over) {
        return Vec::new();
    }
    let outlook = outlook::of(situation, situation.edge + SWAY * situation.opinion);
    finished(situation, &outlook, book::all(situation, &outlook))
}

/// The market of the sport's lists, without the work for all others.
pub fn main_offer(situation: &Situation) -> Option<Offer> {
    if situation.state.is_some_and(State::is_over) {
        return None;
    }
    let outlook = outlook::of(situation, situation.edge + SWAY * situation.opinion);
    finished(situation, &outlook, book::main(situation.rules, &outlook))
        .into_iter()
        .next()
}

/// The second market of the sport's lists.
pub fn secondary_offer(situation: &Situation) -> Option<Offer> {
    if situation.state.is_some_and(State::is_over) || secondary_market(situation.rules).is_none() {
        return None;
    }
    let outlook = outlook::of(situation, situation.edge + SWAY * situation.opinion);
    let totals = finished(situation, &outlook, book::totals(&outlook));
    totals.into_iter().find(|offer| offer.most_balanced)
}

/// Kind of the market of a sport's lists, and how many outcomes it has.
pub fn main_market(rules: &Rules) -> (u64, u8) {
    if outlook::draws_stand(rules) {
        (kind::RESULT, 3)
    } else {
        (kind::WINNER, 2)
    }
}

/// Kind of the second market of a sport's lists, and how many outcomes it has.
pub fn secondary_market(rules: &Rules) -> Option<(u64, u8)> {
    (!matches!(rules, Rules::Cricket(_))).then_some((kind::TOTAL, 2))
}

/// How the score may end, with the chance of every score; none where scores are not listed, or are
/// not bet on any more.
pub fn scores(situation: &Situation) -> Option<Vec<(Sides<u32>, f64)>> {
    if situation.state.is_some_and(State::is_over) {
        return None;
    }
    let outlook = outlook::of(situation, situation.edge + SWAY * situation.opinion);
    match outlook.score {
        Some(Spread::Scores(scores)) => Some(scores),
        _ => None,
    }
}

/// Says of markets what does not follow from their chances: whether they rest, and what can be
/// joined.
fn finished(situation: &Situation, outlook: &Outlook, mut offers: Vec<Offer>) -> Vec<Offer> {
    if matches!(outlook.score, Some(Spread::Scores(_))) {
        for offer in &mut offers {
            offer.is_joinable = joint::is_joinable(situation.rules, offer.market, offer.line);
        }
    }
    if situation.state.is_some_and(|state| state.suspended) {
        for offer in &mut offers {
            offer.status = MarketStatus::Suspended;
        }
    }
    offers
}

/// What is left of a match, none before its start.
fn left<'a>(situation: &Situation<'a>) -> Option<&'a Left> {
    situation
        .state
        .map(|state| &state.left)
        .filter(|left| **left != Left::Nothing)
}

#[cfg(test)]
mod tests;
