//! The table of a tournament: players and simulated rivals, ranked by what they have won from the
//! pool.

use std::cmp::Reverse;

use api::wire::LeaderboardRow;
use jiff::Timestamp;

use super::campaign::{Campaign, Campaigns, Farming, Rules};
use super::holder::Holder;
use super::holding;
use crate::players::store::{Read, Result};
use crate::random::unit;

/// Names of the rivals.
const RIVALS: [&str; 12] = [
    "Sipho M.",
    "Anele K.",
    "Johan V.",
    "Fatima A.",
    "Lerato D.",
    "Kenji T.",
    "Camila R.",
    "Omar H.",
    "Naledi S.",
    "Pedro L.",
    "Zanele N.",
    "Yuki O.",
];

/// Share of the pool that rivals leave to players, at least.
const LEFT: f64 = 0.4;

/// Hours in which a rival earns a freebet: the fastest, and how much slower the slowest is.
const HOURS: (f64, f64) = (3.0, 30.0);

/// The table, the leader first; `None` if the bonus is not a tournament. Players without points are
/// left out.
///
/// # Errors
/// The database cannot be read.
pub fn table(
    read: &impl Read,
    campaigns: &Campaigns,
    campaign: &Campaign,
    holder: &Holder,
    now: Timestamp,
) -> Result<Option<Vec<LeaderboardRow>>> {
    let Rules::Tournament(farming) = &campaign.rules else {
        return Ok(None);
    };
    let currency = &holder.currency;
    let Some(reward) = farming.reward.get(currency) else {
        return Ok(Some(Vec::new()));
    };
    let row = |nickname: Option<&str>, is_own, freebets: u32| LeaderboardRow {
        position: 0,
        current_user: is_own,
        nickname: nickname.map(str::to_owned),
        farmed_amount: reward * i64::from(freebets),
        currency_code: currency.clone(),
        farmed_freebets_count: freebets,
    };
    let own = holding::of_all_players(read, campaign.id)?;
    let own = own.iter().map(|holding| {
        let is_own = holding.player == holder.player;
        row(None, is_own, holding.farmed.freebets)
    });
    let rivals = rivals(campaigns, farming, campaign, currency, now);
    let rivals = rivals.map(|(name, freebets)| row(Some(name), false, freebets));
    let mut rows: Vec<LeaderboardRow> = own
        .chain(rivals)
        .filter(|row| row.farmed_freebets_count > 0)
        .collect();
    // On a tie, the player who asks comes first.
    rows.sort_by_key(|row| {
        (
            Reverse(row.farmed_freebets_count),
            Reverse(row.current_user),
        )
    });
    for (position, row) in (1..).zip(&mut rows) {
        row.position = position;
    }
    Ok(Some(rows))
}

/// What is left of a tournament's pool, in subunits; `None` without a pool. Freebets of all players
/// reduce the pools of all currencies alike.
///
/// # Errors
/// The database cannot be read.
pub fn pool_left(
    read: &impl Read,
    campaigns: &Campaigns,
    campaign: &Campaign,
    currency: &str,
    now: Timestamp,
) -> Result<Option<i64>> {
    let Rules::Tournament(farming) = &campaign.rules else {
        return Ok(None);
    };
    let (Some(pool), Some(reward)) = (farming.pool.get(currency), farming.reward.get(currency))
    else {
        return Ok(None);
    };
    let own = holding::of_all_players(read, campaign.id)?;
    let own: i64 = own
        .iter()
        .map(|holding| i64::from(holding.farmed.freebets))
        .sum();
    let rivals: i64 = rivals(campaigns, farming, campaign, currency, now)
        .map(|(_, freebets)| i64::from(freebets))
        .sum();
    Ok(Some((pool - reward * (own + rivals)).max(0)))
}

/// Freebets that each rival has earned so far, within its limit.
fn rivals<'a>(
    campaigns: &Campaigns,
    farming: &Farming,
    campaign: &'a Campaign,
    currency: &str,
    now: Timestamp,
) -> impl Iterator<Item = (&'static str, u32)> + use<'a> {
    let amounts = [&farming.pool, &farming.reward].map(|amounts| amounts.get(currency));
    let most = match amounts {
        [Some(pool), Some(reward)] => {
            (*pool as f64 * (1.0 - LEFT) / *reward as f64 / RIVALS.len() as f64) as u32
        }
        _ => 0,
    };
    let until = now.min(campaign.ends(campaigns.began()));
    let seconds = until.as_second() - campaigns.began().as_second();
    let hours = seconds.max(0) as f64 / 3600.0;
    (0u64..).zip(RIVALS).map(move |(number, name)| {
        let (best, slower) = HOURS;
        let each = best + slower * unit(&[campaign.id, number]);
        (name, ((hours / each) as u32).min(most))
    })
}
