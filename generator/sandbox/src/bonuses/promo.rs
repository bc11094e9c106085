//! Promo codes: each issues a bonus, once per player.

use api::wire::{BonusRef, ErrorCode};
use jiff::Timestamp;

use super::campaign::{Campaigns, Rules};
use super::holder::Holder;
use super::holding;
use crate::players::store::{Read, Table, Writing};
use crate::refusal::Refusal;

/// By player and code.
const REDEEMED: Table<(u64, &str)> = Table::new("promo-codes");

/// Issues the bonus of a code.
///
/// # Errors
/// The code is unknown, expired, not for this player, or already used.
pub fn redeem(
    write: &Writing,
    campaigns: &Campaigns,
    holder: &Holder,
    typed: &str,
    now: Timestamp,
) -> Result<BonusRef, Refusal> {
    let unknown = || Refusal::new(ErrorCode::PromoCodeUnknown);
    let code = campaigns.promo_code(typed).ok_or_else(unknown)?;
    if code.over {
        return Err(Refusal::new(ErrorCode::PromoCodeOver));
    }
    let campaign = campaigns.of(&code.gives).ok_or_else(unknown)?;
    let amount = match &campaign.rules {
        Rules::Freebet(freebet) => freebet.amount.get(&holder.currency),
        Rules::Comboboost(_) | Rules::Hunting(_) | Rules::Tournament(_) => Some(&0),
    };
    let Some(amount) = amount.filter(|_| campaign.is_for(holder)) else {
        return Err(Refusal::new(ErrorCode::PromoCodeNotForYou));
    };
    let key = (holder.player, &*code.code);
    if write.get::<_, Timestamp>(REDEEMED, key)?.is_some() {
        return Err(Refusal::new(ErrorCode::PromoCodeUsed));
    }
    write.put(REDEEMED, key, &now)?;
    let holding = holding::issue(write, holder.player, campaign, *amount, now)?;
    Ok(BonusRef {
        id: holding.id,
        kind: campaign.kind().clone(),
    })
}
