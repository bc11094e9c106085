//! Bonuses: what the operator offers (`campaign`), what players have (`holding`), and their effect
//! on bets.
//!
//! A bet with a bonus goes through four steps. [`fit()`] checks that the bonus fits and makes a
//! [`Use`] of it, which is stored with the bet. [`consume`] takes it when the bet is placed;
//! [`give_back`] returns it when the bet is rejected or cancelled. When the bet is settled,
//! [`Use::boost`] and [`Use::pays`] compute the payout, and [`settle`] issues what was earned.
//! Every write is part of the transaction that moves the money.

mod campaign;
mod fit;
mod holder;
mod holding;
mod list;
mod promo;
mod rating;
mod ticket;
mod using;

use api::wire::{BetPlacement, BonusKind, BonusRef, BonusUse, ErrorCode};
use jiff::Timestamp;

use crate::players::store::{Read, Writing};
use crate::refusal::Refusal;
use crate::world::World;
use campaign::Rules;

pub use campaign::Campaigns;
pub use fit::fit;
pub use holder::Holder;
pub use list::{Filter, List, list, of_ticket, terms};
pub use promo::redeem;
pub use rating::table;
pub use ticket::Ticket;
pub use using::{Ending, Use, consume, give_back, settle};

/// Whether several freebets can be active at once.
pub const MANY_ACTIVE_FREEBETS: bool = false;

/// The effect that the chosen bonus would have on a bet. The bet's odds must be current.
///
/// # Errors
/// The player does not have it, or it does not fit.
pub fn choose(
    read: &impl Read,
    campaigns: &Campaigns,
    world: &World,
    holder: &Holder,
    bet: &BetPlacement,
    wanted: &BonusUse,
) -> Result<Use, Refusal> {
    let missing = || Refusal::new(ErrorCode::BonusNotAvailable);
    let holding = holding::get(read, campaigns, holder, wanted.id)?.ok_or_else(missing)?;
    let campaign = campaigns.of(&holding.campaign).ok_or_else(missing)?;
    let ticket = Ticket::of(world, bet).ok_or_else(|| Refusal::new(ErrorCode::MatchNotBettable))?;
    fit(campaign, &holding, &ticket, wanted, world.clock.now())
}

/// Activates a bonus for the next bets. This deactivates others: hunting and tournaments exclude
/// each other, and so do freebets.
///
/// # Errors
/// The player does not have it, or it has expired.
pub fn activate(
    write: &Writing,
    campaigns: &Campaigns,
    holder: &Holder,
    id: u64,
    now: Timestamp,
) -> Result<BonusRef, Refusal> {
    let mut all = holding::all(write, campaigns, holder)?;
    let place = all.iter().position(|holding| holding.id == id);
    let chosen = all.swap_remove(place.ok_or_else(|| Refusal::new(ErrorCode::NotFound))?);
    let Some(campaign) = campaigns.of(&chosen.campaign) else {
        return Err(Refusal::new(ErrorCode::NotFound));
    };
    if !chosen.is_usable(campaign, now) {
        return Err(Refusal::new(ErrorCode::BonusNotAvailable));
    }
    for mut other in all {
        let rules = campaigns
            .of(&other.campaign)
            .map(|campaign| &campaign.rules);
        let gives_way = match (&campaign.rules, rules) {
            (Rules::Freebet(_), Some(Rules::Freebet(_))) => !MANY_ACTIVE_FREEBETS,
            (
                Rules::Hunting(_) | Rules::Tournament(_),
                Some(Rules::Hunting(_) | Rules::Tournament(_)),
            ) => true,
            _ => false,
        };
        if gives_way && other.activated_at.take().is_some() {
            holding::put(write, &other)?;
        }
    }
    let answer = BonusRef {
        id,
        kind: campaign.kind().clone(),
    };
    holding::put(
        write,
        &holding::Holding {
            activated_at: Some(now),
            ..chosen
        },
    )?;
    Ok(answer)
}

/// Marks bonuses as seen by a player. Ids that the player does not have are ignored.
///
/// # Errors
/// The database cannot be written.
pub fn mark_as_seen(
    write: &Writing,
    campaigns: &Campaigns,
    holder: &Holder,
    seen: &[BonusRef],
) -> Result<(), Refusal> {
    for mut holding in holding::all(write, campaigns, holder)? {
        if !holding.seen && seen.iter().any(|bonus| bonus.id == holding.id) {
            holding.seen = true;
            holding::put(write, &holding)?;
        }
    }
    Ok(())
}

/// Whether a kind is one of the four freebets.
fn is_freebet(kind: &BonusKind) -> bool {
    matches!(
        kind,
        BonusKind::Freebet
            | BonusKind::FreebetOnlyWin
            | BonusKind::FreebetAllWin
            | BonusKind::FreebetNoRisk
    )
}

#[cfg(test)]
mod tests;
