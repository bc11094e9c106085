//! What takes bets now, and whether a price that has moved is still the player's.

use api::wire::{MarketStatus, Odds, OddsAcceptMode, SelectionPlacement};

use crate::pricing::{Offer, Priced};
use crate::refusal::Refusal;
use crate::world::{Standing, World};

/// A match that takes bets: its place, and how it stands.
///
/// # Errors
/// There is no such match, or it takes none.
pub fn bettable(world: &World, match_id: u64) -> Result<(usize, Standing), Refusal> {
    let closed = || Refusal::new("match_not_bettable");
    let place = world.place(match_id).ok_or_else(closed)?;
    let standing = world.standing(place);
    match standing.status.is_bettable() {
        true => Ok((place, standing)),
        false => Err(closed()),
    }
}

/// The market and the outcome that a selection names, whether they take bets or not.
///
/// # Errors
/// The match has no such market, or the market no such outcome.
pub fn find<'a>(
    offers: &'a [Offer],
    wanted: &SelectionPlacement,
) -> Result<(&'a Offer, &'a Priced), Refusal> {
    let is_wanted =
        |offer: &&Offer| offer.market == wanted.market_id && offer.specifier() == wanted.specifier;
    let offer = offers.iter().find(is_wanted);
    let priced = offer.and_then(|offer| {
        let mut outcomes = offer.outcomes.iter();
        Some((
            offer,
            outcomes.find(|own| own.outcome == wanted.outcome_id)?,
        ))
    });
    priced.ok_or_else(|| Refusal::new("market_not_available"))
}

/// Whether an outcome takes bets.
///
/// # Errors
/// It is suspended, or its market is.
pub fn open(offer: &Offer, priced: &Priced) -> Result<(), Refusal> {
    match offer.status == MarketStatus::Allowed && priced.active {
        true => Ok(()),
        false => Err(Refusal::new("market_suspended")),
    }
}

/// Whether a player takes the price of now for the one that was agreed to (spec 4, "Market updates").
pub fn accepts(mode: &OddsAcceptMode, now: Odds, agreed: Odds) -> bool {
    match mode {
        OddsAcceptMode::Any => true,
        OddsAcceptMode::Higher => now >= agreed,
        _ => now == agreed,
    }
}
