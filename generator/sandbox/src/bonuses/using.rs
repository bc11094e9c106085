//! A bonus that is used by a bet: what it does to what the bet pays, and what becomes of it.

use api::wire::{BonusKind, BonusUse, ComboboostRange, Odds};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::campaign::{Campaign, Campaigns, EARNED, Farming, Rules};
use super::holder::Holder;
use super::holding::{self, Holding};
use super::rating;
use crate::players::store::{Result, Writing};

/// A factor that changes nothing.
const PLAIN: Odds = Odds(1000);

/// What a bonus does with a bet. It is kept with the bet, so that a campaign that changes does not
/// change bets that are placed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Use {
    /// A factor on the odds of a combo.
    Boost {
        /// The bonus.
        bonus: u64,
        /// Places of the selections that count.
        counted: Vec<u32>,
        /// Factors by how many of them win.
        ranges: Vec<ComboboostRange>,
    },
    /// A stake.
    Freebet {
        /// The bonus.
        bonus: u64,
        /// Which of the freebets.
        kind: BonusKind,
    },
    /// Points.
    Farm {
        /// The bonus.
        bonus: u64,
        /// Hunting or tournament.
        kind: BonusKind,
        /// How many.
        points: u64,
        /// Matches that earn them.
        matches: Vec<u64>,
    },
}

/// How a bet with a bonus ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It paid something, or half of it came back.
    Paid,
    /// It paid nothing.
    Lost,
    /// Every selection was void, or the bet was cancelled.
    Void,
    /// The player took what it was worth.
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

    /// The factor on the odds, when all selections win.
    pub fn full_boost(&self) -> Odds {
        self.boost(|_| true)
    }

    /// The factor on the odds, from which selections (by their places) win at least half: those that
    /// are void do not count.
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

    /// Whether the operator stakes, and not the player.
    pub fn is_free(&self) -> bool {
        match self {
            Self::Freebet { kind, .. } => *kind != BonusKind::FreebetNoRisk,
            Self::Boost { .. } | Self::Farm { .. } => false,
        }
    }

    /// What the player gets of what the bet returns, the stake included. A free stake that is void
    /// brings no money: the freebet comes back instead.
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

    /// As it travels with a bet.
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

/// Takes a bonus for a bet that is placed.
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

/// Gives a bonus back: the bet was rejected, cancelled or void.
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
                // Once for this bet: another may have earned points with the same match.
                if let Some(place) = farmed.matches.iter().position(|one| one == own) {
                    farmed.matches.remove(place);
                }
            }
        }
    })
}

/// Says how a bet ended. Returns the numbers of the bonuses that the player is given for it.
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
                // Whoever takes the money early has not seen the bet through.
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

/// Turns points into freebets, as long as there are enough of them and the pool lasts.
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

/// The rules of a hunting or a tournament that somebody holds.
fn farming<'a>(campaigns: &'a Campaigns, holding: &Holding) -> Option<(&'a Campaign, &'a Farming)> {
    let campaign = campaigns.of(&holding.campaign)?;
    match &campaign.rules {
        Rules::Hunting(farming) | Rules::Tournament(farming) => Some((campaign, farming)),
        Rules::Comboboost(_) | Rules::Freebet(_) => None,
    }
}

/// Gives a freebet that was earned.
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

/// The range that this many selections reach.
pub fn range(ranges: &[ComboboostRange], count: usize) -> Option<usize> {
    ranges
        .iter()
        .rposition(|range| range.min_count as usize <= count)
}
