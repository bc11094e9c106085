//! Whether a bonus fits a bet, and its effect on it.

use api::wire::{BetKind, BonusKind, BonusUse, ErrorCode, Odds};
use jiff::Timestamp;

use super::campaign::{Boosting, Campaign, Farming, Freeing, Rules};
use super::holding::Holding;
use super::ticket::Ticket;
use super::using::{Use, range};
use crate::refusal::Refusal;

/// The effect of a bonus on a bet that is placed with it.
///
/// # Errors
/// The errors of [`conditions`]; a stake other than the freebet's; a multiplier other than the
/// boost's.
pub fn fit(
    campaign: &Campaign,
    holding: &Holding,
    ticket: &Ticket,
    wanted: &BonusUse,
    now: Timestamp,
) -> Result<Use, Refusal> {
    if wanted.kind != *campaign.kind() {
        return Err(Refusal::new(ErrorCode::BonusNotAvailable));
    }
    let fitting = conditions(campaign, holding, ticket, now)?;
    match &campaign.rules {
        Rules::Freebet(_) if ticket.stake != holding.amount => {
            return Err(Refusal::new(ErrorCode::BonusStake));
        }
        Rules::Hunting(_) | Rules::Tournament(_) if holding.activated_at.is_none() => {
            return Err(Refusal::new(ErrorCode::BonusNotActive));
        }
        _ => {}
    }
    let factor = fitting.wire().odds;
    if wanted.odds.is_some() && wanted.odds != factor {
        return Err(Refusal::new(ErrorCode::BonusChanged));
    }
    Ok(fitting)
}

/// [`fit`] before the player has chosen the bonus: ignores the stake and whether the bonus is
/// activated.
///
/// # Errors
/// The bonus is over, or the bet does not meet its conditions.
pub fn conditions(
    campaign: &Campaign,
    holding: &Holding,
    ticket: &Ticket,
    now: Timestamp,
) -> Result<Use, Refusal> {
    if !holding.is_usable(campaign, now) {
        return Err(Refusal::new(ErrorCode::BonusNotAvailable));
    }
    match &campaign.rules {
        Rules::Comboboost(boosting) => boost(campaign, boosting, holding, ticket),
        Rules::Freebet(freebet) => free(campaign, freebet, holding, ticket),
        Rules::Hunting(farming) | Rules::Tournament(farming) => {
            farm(campaign, farming, holding, ticket)
        }
    }
}

/// Indexes of the selections that count.
pub fn suitable(campaign: &Campaign, holding: &Holding, ticket: &Ticket) -> Vec<u32> {
    let (min_odds, farmed) = match &campaign.rules {
        Rules::Comboboost(boosting) => (boosting.min_odds, None),
        Rules::Freebet(_) => (Odds(0), None),
        Rules::Hunting(farming) | Rules::Tournament(farming) => (
            farming.min_odds,
            farming.once_per_match.then_some(&holding.farmed.matches),
        ),
    };
    let legs = (0u32..).zip(&ticket.legs);
    legs.filter(|(_, leg)| {
        leg.meets(&campaign.conditions, min_odds)
            && farmed.is_none_or(|matches| !matches.contains(&leg.match_id))
    })
    .map(|(place, _)| place)
    .collect()
}

fn boost(
    campaign: &Campaign,
    boosting: &Boosting,
    holding: &Holding,
    ticket: &Ticket,
) -> Result<Use, Refusal> {
    if ticket.kind != BetKind::Combo {
        return Err(Refusal::new(ErrorCode::BonusBetType));
    }
    let counted = suitable(campaign, holding, ticket);
    if range(&boosting.ranges, counted.len()).is_none() {
        let least = boosting.ranges.first().map_or(0, |range| range.min_count);
        return Err(Refusal::about(
            ErrorCode::BonusTooFewSelections,
            least.to_string(),
        ));
    }
    Ok(Use::Boost {
        bonus: holding.id,
        counted,
        ranges: boosting.ranges.clone(),
    })
}

fn free(
    campaign: &Campaign,
    freebet: &Freeing,
    holding: &Holding,
    ticket: &Ticket,
) -> Result<Use, Refusal> {
    if ticket.kind == BetKind::System {
        return Err(Refusal::new(ErrorCode::BonusBetType));
    }
    let count = ticket.legs.len();
    if let Some(least) = freebet
        .min_selections
        .filter(|least| count < *least as usize)
    {
        return Err(Refusal::about(
            ErrorCode::BonusTooFewSelections,
            least.to_string(),
        ));
    }
    if let Some(most) = freebet.max_selections.filter(|most| count > *most as usize) {
        return Err(Refusal::about(
            ErrorCode::BonusTooManySelections,
            most.to_string(),
        ));
    }
    if suitable(campaign, holding, ticket).len() < count {
        return Err(Refusal::new(ErrorCode::BonusSelections));
    }
    let is_other = |status| ticket.legs.iter().any(|leg| leg.status != status);
    if freebet.match_status.is_some_and(is_other) {
        return Err(Refusal::new(ErrorCode::BonusMatchStatus));
    }
    if let Some(least) = freebet
        .min_odds
        .filter(|odds| ticket.compare_odds(*odds).is_lt())
    {
        return Err(Refusal::about(ErrorCode::BonusOddsTooLow, decimal(least)));
    }
    if let Some(most) = freebet
        .max_odds
        .filter(|odds| ticket.compare_odds(*odds).is_gt())
    {
        return Err(Refusal::about(ErrorCode::BonusOddsTooHigh, decimal(most)));
    }
    Ok(Use::Freebet {
        bonus: holding.id,
        kind: freebet.kind.clone(),
    })
}

fn farm(
    campaign: &Campaign,
    farming: &Farming,
    holding: &Holding,
    ticket: &Ticket,
) -> Result<Use, Refusal> {
    let suitable = suitable(campaign, holding, ticket);
    if suitable.is_empty() {
        return Err(Refusal::new(ErrorCode::BonusSelections));
    }
    let Some(point_for) = farming.point_for.get(&ticket.currency) else {
        return Err(Refusal::new(ErrorCode::BonusNotAvailable));
    };
    let of_stake = u64::try_from(ticket.stake / point_for).unwrap_or(0);
    let mut matches: Vec<u64> = suitable
        .iter()
        .map(|place| ticket.legs[*place as usize].match_id)
        .collect();
    // A custom bet has many selections of one match.
    matches.dedup();
    let counted = if farming.once_per_match {
        matches.len()
    } else {
        suitable.len()
    };
    Ok(Use::Farm {
        bonus: holding.id,
        kind: if matches!(campaign.rules, Rules::Hunting(_)) {
            BonusKind::Hunting
        } else {
            BonusKind::Tournament
        },
        points: of_stake * counted as u64,
        matches,
    })
}

fn decimal(Odds(odds): Odds) -> String {
    format!("{}.{:02}", odds / 1000, odds % 1000 / 10)
}
