//! Custom bets: outcomes of one match, combined to one bet with one price.
//!
//! Only markets that win or lose can be combined (`pricing::joint`), so a leg is void only when its
//! match is not played out. Then the whole bet is void, because its price was for all legs
//! together; but a lost leg loses the bet, whatever happens to the others.

use std::collections::HashSet;

use api::wire::{BetPlacement, ErrorCode, Market, Odds, OddsAcceptMode, SelectionPlacement};

use crate::locale::Locale;
use crate::offered;
use crate::pricing::joint::{Leg, MOST, price as joined};
use crate::pricing::{Offer, Settled, read};
use crate::refusal::Refusal;
use crate::world::World;

/// Whether outcomes of one match can be combined.
pub const ENABLED: bool = true;
/// Whether a custom bet may have a single selection.
pub const ALLOW_SINGLE: bool = false;

/// The current price of a custom bet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quote {
    /// Place of its match.
    pub place: usize,
    /// Price of all outcomes together.
    pub odds: Odds,
    /// Price of each outcome alone, in the same order.
    pub legs: Vec<Odds>,
}

/// Markets of a match whose outcomes can be combined, on the wire; empty when it takes no bets.
pub fn markets(world: &World, place: usize, locale: Locale) -> Vec<Market> {
    let standing = world.standing(place);
    let sides = world.names(place, &standing, locale);
    let offers = world.offers(place, &standing);
    offers
        .iter()
        .filter(|offer| offer.is_joinable)
        .map(|offer| world.market(place, offer, &sides, locale))
        .collect()
}

/// Price of outcomes of one match together. The odds in the selections are ignored.
///
/// # Errors
/// They belong to several matches, cannot be combined or exclude each other; one of them takes no
/// bets.
pub fn price(world: &World, selections: &[SelectionPlacement]) -> Result<Quote, Refusal> {
    let Some(first) = selections.first() else {
        return Err(Refusal::new(ErrorCode::NoSelections));
    };
    let least = if ALLOW_SINGLE { 1 } else { 2 };
    if selections.len() < least {
        return Err(Refusal::about(
            ErrorCode::CustomBetTooFew,
            least.to_string(),
        ));
    }
    if selections.len() > MOST {
        return Err(Refusal::about(
            ErrorCode::CustomBetTooMany,
            MOST.to_string(),
        ));
    }
    if selections.iter().any(|one| one.match_id != first.match_id) {
        return Err(Refusal::new(ErrorCode::CustomBetOfOneMatch));
    }
    let mut seen = HashSet::new();
    let is_new = |one: &SelectionPlacement| {
        seen.insert((one.market_id, one.specifier.clone(), one.outcome_id))
    };
    if !selections.iter().all(is_new) {
        return Err(Refusal::new(ErrorCode::CustomBetTwice));
    }
    let (place, standing) = offered::bettable(world, first.match_id)?;
    let offers = world.offers(place, &standing);
    let legs: Vec<Leg> = selections
        .iter()
        .map(|wanted| leg(&offers, wanted))
        .collect::<Result<_, _>>()?;
    let joint = world.joint(place, &standing).unwrap_or_default();
    Ok(Quote {
        place,
        odds: joined(&joint, &legs).ok_or_else(|| Refusal::new(ErrorCode::CustomBetImpossible))?,
        legs: legs.iter().map(|leg| leg.odds).collect(),
    })
}

/// Places a custom bet at its current price, if the player accepts that price.
///
/// # Errors
/// The errors of [`price`], and `120` when the price has moved beyond the player's accept mode.
pub fn accept(world: &World, bet: &BetPlacement, mode: &OddsAcceptMode) -> Result<Quote, Refusal> {
    let quote = price(world, &bet.selections)?;
    let is_accepted = |agreed| offered::accepts(mode, quote.odds, agreed);
    let accepted = bet.custom_odds.is_some_and(is_accepted);
    accepted
        .then_some(quote)
        .ok_or_else(|| Refusal::new(ErrorCode::CustomOddsChanged))
}

/// The result of a custom bet from the results of its legs; `None` while it is open.
pub fn settle(legs: &[Option<Settled>]) -> Option<Settled> {
    if legs.contains(&Some(Settled::Lose)) {
        return Some(Settled::Lose);
    }
    let settled: Vec<Settled> = legs.iter().copied().collect::<Option<_>>()?;
    let is_won = settled.iter().all(|leg| *leg == Settled::Win);
    Some(if is_won {
        Settled::Win
    } else {
        Settled::Refund
    })
}

/// An outcome as it is offered now.
fn leg(offers: &[Offer], wanted: &SelectionPlacement) -> Result<Leg, Refusal> {
    let (offer, priced) = offered::find(offers, wanted)?;
    if !offer.is_joinable {
        return Err(Refusal::new(ErrorCode::CustomBetNotJoinable));
    }
    offered::open(offer, priced)?;
    let (number, amount) = read(wanted.specifier.as_deref());
    Ok(Leg {
        market: offer.market,
        number: number.unwrap_or(1),
        amount: amount.unwrap_or(0),
        outcome: priced.outcome,
        odds: priced.odds,
    })
}

#[cfg(test)]
mod tests;
