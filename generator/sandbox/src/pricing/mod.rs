//! Prices of a match, all from one model of what is left to play.
//!
//! [`forecast`] turns the state of a match into an [`outlook`] ([`timed`], [`race`], [`tennis`],
//! [`innings`] and [`fight`] know the sports); [`book`] makes markets of that and [`quote`] prices,
//! so that they agree with each other and with the score; [`joint`] prices several outcomes as one,
//! and [`settle()`] computes their results.

mod beyond;
mod book;
mod chances;
mod contest;
mod counted;
mod deep;
mod facts;
mod fight;
mod figures;
mod forecast;
mod halves;
mod innings;
pub mod joint;
pub mod kind;
mod line;
mod names;
mod odds;
mod offer;
mod outcomes;
mod outlook;
mod overs;
mod players;
mod points;
mod quote;
mod race;
mod settle;
mod settled;
mod situation;
mod soccer;
mod spread;
mod tennis;
mod timed;
mod words;

use api::wire::MarketStatus;

use crate::play::{Rules, State};

use joint::Joint;
use outlook::Outlook;
use spread::Spread;

pub use contest::Contest;
pub use figures::named_player;
pub use line::{Line, read};
pub use names::periods;
pub use offer::{Offer, Priced};
pub use settle::settle;
pub use settled::Settled;
pub use situation::Situation;
pub use words::{Named, Words, ordinal};

/// How strongly the drift of the bookmaker's opinion shows in the edge.
const SWAY: f64 = 0.06;

/// Every market of a match that is shown now; none once it is over.
pub fn offers(situation: &Situation) -> Vec<Offer> {
    if situation.state.is_some_and(State::is_over) {
        return Vec::new();
    }
    let edge = situation.edge + SWAY * situation.opinion;
    let outlook = forecast::outlook(situation, edge);
    let mut offers = book::all(situation, &outlook);
    offers.extend(deep::all(situation, edge, &outlook));
    finished(situation, &outlook, offers)
}

/// The market shown in the sport's lists, without computing the others.
pub fn main_offer(situation: &Situation) -> Option<Offer> {
    if situation.state.is_some_and(State::is_over) {
        return None;
    }
    let outlook = forecast::outlook(situation, situation.edge + SWAY * situation.opinion);
    finished(situation, &outlook, book::main(situation.rules, &outlook))
        .into_iter()
        .next()
}

/// The second market shown in the sport's lists.
pub fn secondary_offer(situation: &Situation) -> Option<Offer> {
    if situation.state.is_some_and(State::is_over) || secondary_market(situation.rules).is_none() {
        return None;
    }
    let outlook = forecast::outlook(situation, situation.edge + SWAY * situation.opinion);
    let totals = finished(situation, &outlook, book::totals(&outlook));
    totals.into_iter().find(|offer| offer.most_balanced)
}

/// Kind of the market shown in a sport's lists, and its number of outcomes.
pub fn main_market(rules: &Rules) -> (u64, u8) {
    if outlook::has_draws(rules) {
        (kind::RESULT, 3)
    } else {
        (kind::WINNER, 2)
    }
}

/// Kind of the second market shown in a sport's lists, and its number of outcomes.
pub fn secondary_market(rules: &Rules) -> Option<(u64, u8)> {
    (!matches!(rules, Rules::Cricket(_))).then_some((kind::TOTAL, 2))
}

/// What outcomes of a match are combined by; none where scores are not listed or no longer bet on.
pub fn joint(situation: &Situation) -> Option<Joint> {
    if situation.state.is_some_and(State::is_over) {
        return None;
    }
    let edge = situation.edge + SWAY * situation.opinion;
    let outlook = forecast::outlook(situation, edge);
    if let (Rules::Timed(rules), Some(score)) = (situation.rules, &outlook.score)
        && let Some(own) = soccer::Match::new(situation, rules, edge, score)
    {
        return Some(own.joint());
    }
    match outlook.score {
        Some(Spread::Scores(scores)) => Some(Joint::of_score(scores)),
        _ => None,
    }
}

/// Adds to markets what does not follow from their chances: whether they are suspended, and what
/// can be combined.
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

#[cfg(test)]
mod tests;
