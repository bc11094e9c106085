//! Holdings: bonuses of one player.
//!
//! A bonus that every player has from the beginning is stored only when something changes it.

use api::wire::BonusStatus;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::campaign::{Campaign, Campaigns, Rules};
use super::holder::Holder;
use crate::players::store::{Read, Result, Table, Writing};

/// By player and id of the bonus.
const HOLDINGS: Table<(u64, u64)> = Table::new("bonuses");

/// The ids of a player's own bonuses begin at this times the player's id.
const OWN: u64 = 10_000;
/// Bonuses that are issued later begin at this offset among them.
const LATER: u64 = 1_000;

/// A bonus of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Holding {
    /// The player.
    pub player: u64,
    /// The id on the wire.
    pub id: u64,
    /// Key of its campaign.
    pub campaign: String,
    /// When it was issued.
    pub issued_at: Timestamp,
    /// When the player chose it.
    pub activated_at: Option<Timestamp>,
    /// Whether the player has seen it.
    pub seen: bool,
    /// How often it was used.
    pub times_used: u32,
    /// Stake of a freebet, in subunits.
    pub amount: i64,
    /// Points of a hunting or tournament.
    pub farmed: Farmed,
}

/// A player's progress in a hunting or tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Farmed {
    /// Settled bets.
    pub bets: u32,
    /// Their total stake, in subunits.
    pub stakes: i64,
    /// Points earned.
    pub points: u64,
    /// Points converted to freebets.
    pub spent: u64,
    /// Points that open bets may earn.
    pub potential: u64,
    /// Freebets earned.
    pub freebets: u32,
    /// Their total amount, in subunits.
    pub amount: i64,
    /// Matches that have earned points, or may.
    pub matches: Vec<u64>,
}

/// All bonuses that a player has or had, by id.
///
/// # Errors
/// The database cannot be read.
pub fn all(read: &impl Read, campaigns: &Campaigns, holder: &Holder) -> Result<Vec<Holding>> {
    let mut all: Vec<Holding> =
        read.values(HOLDINGS, (holder.player, 0), (holder.player, u64::MAX))?;
    let given = campaigns
        .iter()
        .filter(|campaign| campaign.given && campaign.is_for(holder))
        .map(|campaign| Holding::given(campaigns, campaign, holder));
    for given in given {
        if all.iter().all(|own| own.id != given.id) {
            all.push(given);
        }
    }
    all.sort_by_key(|holding| holding.id);
    Ok(all)
}

/// One bonus of a player.
///
/// # Errors
/// The database cannot be read.
pub fn get(
    read: &impl Read,
    campaigns: &Campaigns,
    holder: &Holder,
    id: u64,
) -> Result<Option<Holding>> {
    let mut all = all(read, campaigns, holder)?;
    let place = all.iter().position(|holding| holding.id == id);
    Ok(place.map(|place| all.swap_remove(place)))
}

/// All stored bonuses with this id, of every player.
///
/// # Errors
/// The database cannot be read.
pub fn of_all_players(read: &impl Read, id: u64) -> Result<Vec<Holding>> {
    let mut all: Vec<Holding> = read.values(HOLDINGS, (0, 0), (u64::MAX, u64::MAX))?;
    all.retain(|holding| holding.id == id);
    Ok(all)
}

/// Stores a bonus of a player.
///
/// # Errors
/// The database cannot be written.
pub fn put(write: &Writing, holding: &Holding) -> Result<()> {
    write.put(HOLDINGS, (holding.player, holding.id), holding)
}

/// Issues a bonus to a player. `amount` is the value of a freebet.
///
/// # Errors
/// The database cannot be written.
pub fn issue(
    write: &Writing,
    player: u64,
    campaign: &Campaign,
    amount: i64,
    at: Timestamp,
) -> Result<Holding> {
    let first = player * OWN + LATER;
    let own: Vec<Holding> = write.values(HOLDINGS, (player, first), (player, u64::MAX))?;
    let holding = Holding {
        id: own.last().map_or(first, |last| last.id + 1),
        amount,
        ..Holding::new(player, campaign, at)
    };
    put(write, &holding)?;
    Ok(holding)
}

impl Holding {
    /// A bonus in its initial state.
    fn given(campaigns: &Campaigns, campaign: &Campaign, holder: &Holder) -> Self {
        let new = Self::new(holder.player, campaign, campaigns.began());
        match &campaign.rules {
            Rules::Freebet(freebet) => Self {
                id: holder.player * OWN + campaign.id,
                amount: freebet.amount.get(&holder.currency).copied().unwrap_or(0),
                ..new
            },
            // It needs no activation: any combo that is long enough has it.
            Rules::Comboboost(_) => Self {
                activated_at: Some(campaigns.began()),
                ..new
            },
            Rules::Hunting(_) | Rules::Tournament(_) => new,
        }
    }

    fn new(player: u64, campaign: &Campaign, at: Timestamp) -> Self {
        Self {
            player,
            id: campaign.id,
            campaign: campaign.key.clone(),
            issued_at: at,
            activated_at: None,
            seen: false,
            times_used: 0,
            amount: 0,
            farmed: Farmed::default(),
        }
    }

    /// Its status for the player.
    pub fn status(&self, campaign: &Campaign, now: Timestamp) -> BonusStatus {
        let uses = match &campaign.rules {
            Rules::Comboboost(boosting) => boosting.uses_count,
            Rules::Freebet(_) => Some(1),
            Rules::Hunting(_) | Rules::Tournament(_) => None,
        };
        if uses.is_some_and(|uses| self.times_used >= uses) {
            BonusStatus::BonusOver
        } else if campaign.ends(self.issued_at) <= now {
            BonusStatus::Expired
        } else if self.activated_at.is_some() {
            BonusStatus::Active
        } else {
            BonusStatus::Available
        }
    }

    /// Whether it can be used or activated.
    pub fn is_usable(&self, campaign: &Campaign, now: Timestamp) -> bool {
        matches!(
            self.status(campaign, now),
            BonusStatus::Available | BonusStatus::Active
        )
    }
}
