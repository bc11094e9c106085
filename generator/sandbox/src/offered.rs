//! What takes bets now, and whether a changed price is still acceptable to the player.

use api::wire::{ErrorCode, MarketStatus, Odds, OddsAcceptMode, SelectionPlacement};

use crate::pricing::{Offer, Priced};
use crate::refusal::Refusal;
use crate::world::{Standing, World};

/// A match that takes bets, and its current state.
///
/// # Errors
/// There is no such match, or it takes no bets.
pub fn bettable(world: &World, match_id: u64) -> Result<(usize, Standing), Refusal> {
    let closed = || Refusal::new(ErrorCode::MatchNotBettable);
    let place = world.place(match_id).ok_or_else(closed)?;
    let standing = world.standing(place);
    match standing.status.is_bettable() {
        true => Ok((place, standing)),
        false => Err(closed()),
    }
}

/// The market and the outcome of a selection, whether or not they take bets.
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
    priced.ok_or_else(|| Refusal::new(ErrorCode::MarketNotAvailable))
}

/// Whether an outcome takes bets.
///
/// # Errors
/// It is suspended, or its market is.
pub fn open(offer: &Offer, priced: &Priced) -> Result<(), Refusal> {
    match offer.status == MarketStatus::Allowed && priced.active {
        true => Ok(()),
        false => Err(Refusal::new(ErrorCode::MarketSuspended)),
    }
}

/// Whether a player accepts the current price instead of the agreed one.
pub fn accepts(mode: &OddsAcceptMode, now: Odds, agreed: Odds) -> bool {
    match mode {
        OddsAcceptMode::Any => true,
        OddsAcceptMode::Higher => now >= agreed,
        _ => now == agreed,
    }
}
