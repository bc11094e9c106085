//! A bonus that a bet uses: its effect on the payout, and what happens to it afterwards.

use api::wire::{BonusKind, BonusUse, ComboboostRange, Odds};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::campaign::{Campaign, Campaigns, EARNED, Farming, Rules};
use super::holder::Holder;
use super::holding::{self, Holding};
use super::rating;
use crate::players::store::{Result, Writing};

/// The neutral multiplier.
const PLAIN: Odds = Odds(1000);

/// The effect of a bonus on a bet. It is stored with the bet, so that a changed campaign does not
/// change placed bets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Use {
    /// A multiplier on the odds of a combo.
    Boost {
        /// The bonus.
        bonus: u64,
        /// Indexes of the selections that count.
        counted: Vec<u32>,
        /// Multipliers by the number of winning ones.
        ranges: Vec<ComboboostRange>,
    },
    /// A free stake.
    Freebet {
        /// The bonus.
        bonus: u64,
        /// Kind of the freebet.
        kind: BonusKind,
    },
    /// Points.
    Farm {
        /// The bonus.
        bonus: u64,
        /// Hunting or tournament.
        kind: BonusKind,
        /// Number of points.
        points: u64,
        /// Matches that earn them.
        matches: Vec<u64>,
    },
}

/// How a bet with a bonus ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It paid something, or half the stake was returned.
    Paid,
    /// It paid nothing.
    Lost,
    /// Every selection was void, or the bet was cancelled.
    Void,
    /// The player cashed out.
    CashedOut,
}

impl Use {
    /// The bonus.
    pub fn bonus(&self) -> u64 {
        match self {
            Self::Boost { bonus, .. } | Self::Freebet { bonus, .. } | Self::Farm { bonus, .. } => {
                *bonus
            }
        }
    }

    /// The multiplier on the odds, when all selections win.
    pub fn full_boost(&self) -> Odds {
        self.boost(|_| true)
    }

    /// The multiplier on the odds, given the indexes of the selections that win at least half: void
    /// ones do not count.
    pub fn boost(&self, wins: impl Fn(usize) -> bool) -> Odds {
        let Self::Boost {
            counted, ranges, ..
        } = self
        else {
            return PLAIN;
        };
        let won = counted.iter().filter(|place| wins(**place as usize));
        let reached = range(ranges, won.count());
        reached.map_or(PLAIN, |place| ranges[place].bonus_odds)
    }

    /// Whether it is one of the freebets.
    pub fn is_freebet(&self) -> bool {
        matches!(self, Self::Freebet { .. })
    }

    /// Whether the operator pays the stake.
    pub fn is_free(&self) -> bool {
        match self {
            Self::Freebet { kind, .. } => *kind != BonusKind::FreebetNoRisk,
            Self::Boost { .. } | Self::Farm { .. } => false,
        }
    }

    /// The player's part of the return, stake included. A void free stake pays nothing: the freebet
    /// is returned instead.
    pub fn pays(&self, stake: i64, returned: i64, ending: Ending) -> i64 {
        match self {
            Self::Freebet { .. } if self.is_free() && ending == Ending::Void => 0,
            Self::Freebet {
                kind: BonusKind::Freebet | BonusKind::FreebetOnlyWin,
                ..
            } => (returned - stake).max(0),
            _ => returned,
        }
    }

    /// The use on the wire.
    pub fn wire(&self) -> BonusUse {
        let (kind, odds) = match self {
            Self::Boost { .. } => (BonusKind::Comboboost, Some(self.full_boost())),
            Self::Freebet { kind, .. } | Self::Farm { kind, .. } => (kind.clone(), None),
        };
        BonusUse {
            id: self.bonus(),
            kind,
            odds,
        }
    }
}

/// Consumes a bonus for a bet that is placed.
///
/// # Errors
/// The database cannot be written.
pub fn consume(write: &Writing, campaigns: &Campaigns, holder: &Holder, used: &Use) -> Result<()> {
    change(write, campaigns, holder, used, |holding| {
        holding.times_used += 1;
        match used {
            Use::Freebet { .. } => holding.activated_at = None,
            Use::Farm {
                points, matches, ..
            } => {
                holding.farmed.potential += points;
                holding.farmed.matches.extend(matches);
            }
            Use::Boost { .. } => {}
        }
    })
}

/// Returns a bonus: the bet was rejected, cancelled or void.
///
/// # Errors
/// The database cannot be written.
pub fn give_back(
    write: &Writing,
    campaigns: &Campaigns,
    holder: &Holder,
    used: &Use,
) -> Result<()> {
    change(write, campaigns, holder, used, |holding| {
        holding.times_used = holding.times_used.saturating_sub(1);
        if let Use::Farm {
            points, matches, ..
        } = used
        {
            let farmed = &mut holding.farmed;
            farmed.potential = farmed.potential.saturating_sub(*points);
            for own in matches {
                // Remove one occurrence: another bet may have earned points with the same match.
                if let Some(place) = farmed.matches.iter().position(|one| one == own) {
                    farmed.matches.remove(place);
                }
            }
        }
    })
}

/// Records how a bet ended. Returns the ids of the bonuses that the player earned.
///
/// # Errors
/// The database cannot be written.
pub fn settle(
    write: &Writing,
    campaigns: &Campaigns,
    holder: &Holder,
    used: &Use,
    stake: i64,
    ending: Ending,
    now: Timestamp,
) -> Result<Vec<u64>> {
    if ending == Ending::Void {
        give_back(write, campaigns, holder, used)?;
        return Ok(Vec::new());
    }
    match used {
        Use::Freebet {
            kind: BonusKind::FreebetNoRisk,
            ..
        } if ending == Ending::Lost => Ok(earn(write, campaigns, holder, stake, now)?
            .into_iter()
            .collect()),
        Use::Farm { points, .. } => {
            change(write, campaigns, holder, used, |holding| {
                let farmed = &mut holding.farmed;
                farmed.potential = farmed.potential.saturating_sub(*points);
                // A player who cashes out does not get the bonus.
                if ending != Ending::CashedOut {
                    farmed.bets += 1;
                    farmed.stakes += stake;
                    farmed.points += points;
                }
            })?;
            reap(write, campaigns, holder, used.bonus(), now)
        }
        Use::Boost { .. } | Use::Freebet { .. } => Ok(Vec::new()),
    }
}

/// Converts points to freebets, as long as there are enough of them and the pool lasts.
fn reap(
    write: &Writing,
    campaigns: &Campaigns,
    holder: &Holder,
    id: u64,
    now: Timestamp,
) -> Result<Vec<u64>> {
    let mut given = Vec::new();
    let Some(mut holding) = holding::get(write, campaigns, holder, id)? else {
        return Ok(given);
    };
    let Some((campaign, farming)) = farming(campaigns, &holding) else {
        return Ok(given);
    };
    let Some(reward) = farming.reward.get(&holder.currency) else {
        return Ok(given);
    };
    while holding.farmed.points - holding.farmed.spent >= farming.reward_points {
        let left = rating::pool_left(write, campaigns, campaign, &holder.currency, now)?;
        if left.is_some_and(|left| left < *reward) {
            break;
        }
        given.extend(earn(write, campaigns, holder, *reward, now)?);
        let farmed = &mut holding.farmed;
        farmed.spent += farming.reward_points;
        farmed.freebets += 1;
        farmed.amount += reward;
        holding::put(write, &holding)?;
    }
    Ok(given)
}

/// The rules of a player's hunting or tournament.
fn farming<'a>(campaigns: &'a Campaigns, holding: &Holding) -> Option<(&'a Campaign, &'a Farming)> {
    let campaign = campaigns.of(&holding.campaign)?;
    match &campaign.rules {
        Rules::Hunting(farming) | Rules::Tournament(farming) => Some((campaign, farming)),
        Rules::Comboboost(_) | Rules::Freebet(_) => None,
    }
}

/// Issues an earned freebet.
fn earn(
    write: &Writing,
    campaigns: &Campaigns,
    holder: &Holder,
    amount: i64,
    now: Timestamp,
) -> Result<Option<u64>> {
    let Some(campaign) = campaigns.of(EARNED) else {
        return Ok(None);
    };
    let holding = holding::issue(write, holder.player, campaign, amount, now)?;
    Ok(Some(holding.id))
}

fn change(
    write: &Writing,
    campaigns: &Campaigns,
    holder: &Holder,
    used: &Use,
    change: impl FnOnce(&mut Holding),
) -> Result<()> {
    if let Some(mut holding) = holding::get(write, campaigns, holder, used.bonus())? {
        change(&mut holding);
        holding::put(write, &holding)?;
    }
    Ok(())
}

/// Index of the range that this number of selections reaches.
pub fn range(ranges: &[ComboboostRange], count: usize) -> Option<usize> {
    ranges
        .iter()
        .rposition(|range| range.min_count as usize <= count)
}
