//! Bonuses on the wire: lists, terms, and how they fit a ticket.

use api::wire::{
    BonusBase, BonusKind, BonusStatus, BonusTerms, Bonuses, Comboboost, Farming as FarmingWire,
    FarmingStats, Freebet, IssuedBonus, TicketBonus,
};
use jiff::Timestamp;

use super::campaign::{Campaign, Campaigns, Farming, Rules};
use super::fit::{conditions, suitable};
use super::holder::Holder;
use super::holding::{self, Holding};
use super::is_freebet;
use super::ticket::Ticket;
use super::using::{Use, range};
use crate::locale::Locale;
use crate::players::store::{Read, Result};

/// The kinds of lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// Multipliers on combos.
    Comboboosts,
    /// Free stakes.
    Freebets,
    /// Points that become freebets.
    Huntings,
    /// Points that become freebets, from a shared pool and with a ranking.
    Tournaments,
    /// Lootboxes. The sandbox has none.
    Lootboxes,
}

/// Filter of a list.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    /// Kinds; `freebet` means all four. All if empty.
    pub kinds: Vec<BonusKind>,
    /// `active` means can be used or activated, `inactive` the others; other words are statuses.
    /// All if empty.
    pub statuses: Vec<String>,
    /// Whether it can be used or activated.
    pub available: Option<bool>,
    /// Whether the player has not seen it yet.
    pub unseen: Option<bool>,
    /// Most bonuses per kind.
    pub limit: Option<usize>,
}

/// A player's bonuses; for visitors, what the operator offers to everybody.
///
/// # Errors
/// The database cannot be read.
pub fn list(
    read: &impl Read,
    campaigns: &Campaigns,
    holder: Option<&Holder>,
    filter: &Filter,
    now: Timestamp,
    locale: Locale,
) -> Result<Bonuses> {
    let mut bonuses = Bonuses::default();
    for (campaign, holding) in held(read, campaigns, holder)? {
        let status = holding.status(campaign, now);
        if !filter.takes(campaign, &holding, &status) {
            continue;
        }
        let writer = Writer {
            campaigns,
            campaign,
            holding: &holding,
            issued: holder.map(|_| status),
            currency: holder.map_or(VISITORS, |holder| &holder.currency),
            locale,
        };
        writer.write(&mut bonuses);
    }
    if let Some(limit) = filter.limit {
        bonuses.comboboosts.truncate(limit);
        bonuses.freebets.truncate(limit);
        bonuses.huntings.truncate(limit);
        bonuses.tournaments.truncate(limit);
        bonuses.lootboxes.truncate(limit);
    }
    Ok(bonuses)
}

/// Terms of the bonus with this id, if the list contains it.
///
/// # Errors
/// The database cannot be read.
pub fn terms(
    read: &impl Read,
    campaigns: &Campaigns,
    holder: Option<&Holder>,
    list: List,
    id: u64,
    locale: Locale,
) -> Result<Option<BonusTerms>> {
    let all = held(read, campaigns, holder)?;
    let found = all
        .iter()
        .find(|(campaign, holding)| holding.id == id && list.holds(campaign));
    Ok(found.map(|(campaign, _)| BonusTerms {
        title: campaign.name.get(locale).to_owned(),
        body: campaign.terms.get(locale).to_owned(),
    }))
}

/// How each bonus that the player can use fits a bet. A bonus that does not fit is not available
/// for it.
///
/// # Errors
/// The database cannot be read.
pub fn of_ticket(
    read: &impl Read,
    campaigns: &Campaigns,
    holder: Option<&Holder>,
    ticket: &Ticket,
    now: Timestamp,
) -> Result<Vec<TicketBonus>> {
    let held = held(read, campaigns, holder)?;
    let usable = held
        .iter()
        .filter(|(campaign, holding)| holding.is_usable(campaign, now));
    Ok(usable
        .map(|(campaign, holding)| fits(campaign, holding, ticket, now))
        .collect())
}

fn fits(campaign: &Campaign, holding: &Holding, ticket: &Ticket, now: Timestamp) -> TicketBonus {
    let used = conditions(campaign, holding, ticket, now);
    let suitable = suitable(campaign, holding, ticket);
    let mut fits = TicketBonus {
        bonus_id: holding.id,
        bonus_type: campaign.kind().clone(),
        user_bonus_status: match used {
            Ok(_) => holding.status(campaign, now),
            Err(_) => BonusStatus::NotAvailable,
        },
        active_range_index: None,
        suitable_selections: suitable,
        potential_points: None,
        available_points: None,
        points: None,
        potential_freebet_amount: None,
    };
    match (&campaign.rules, used) {
        (Rules::Comboboost(boosting), Ok(_)) => {
            let reached = range(&boosting.ranges, fits.suitable_selections.len());
            fits.active_range_index = reached.and_then(|place| u32::try_from(place).ok());
        }
        (Rules::Hunting(farming) | Rules::Tournament(farming), used) => {
            let more = match used {
                Ok(Use::Farm { points, .. }) => points,
                _ => 0,
            };
            let stats = stats(farming, holding, &ticket.currency, more);
            fits.potential_points = Some(more);
            fits.available_points = Some(stats.available_points);
            fits.points = Some(stats.points);
            fits.potential_freebet_amount = Some(stats.potential_freebet_amount);
        }
        _ => {}
    }
    fits
}

/// The currency of amounts for visitors.
const VISITORS: &str = "ZAR";

/// A player's bonuses; for visitors, what everybody can have, except freebets.
fn held<'a>(
    read: &impl Read,
    campaigns: &'a Campaigns,
    holder: Option<&Holder>,
) -> Result<Vec<(&'a Campaign, Holding)>> {
    let nobody = Holder {
        player: 0,
        currency: VISITORS.to_owned(),
        country: String::new(),
    };
    let all = holding::all(read, campaigns, holder.unwrap_or(&nobody))?;
    let with_campaign = all
        .into_iter()
        .filter_map(|holding| Some((campaigns.of(&holding.campaign)?, holding)));
    Ok(with_campaign
        .filter(|(campaign, _)| holder.is_some() || !is_freebet(campaign.kind()))
        .collect())
}

impl List {
    /// Whether the list contains bonuses of a campaign.
    fn holds(self, campaign: &Campaign) -> bool {
        self == match campaign.rules {
            Rules::Comboboost(_) => Self::Comboboosts,
            Rules::Freebet(_) => Self::Freebets,
            Rules::Hunting(_) => Self::Huntings,
            Rules::Tournament(_) => Self::Tournaments,
        }
    }
}

impl Filter {
    fn takes(&self, campaign: &Campaign, holding: &Holding, status: &BonusStatus) -> bool {
        let own = campaign.kind();
        let is_kind =
            |kind: &BonusKind| kind == own || (*kind == BonusKind::Freebet && is_freebet(own));
        let is_usable = matches!(status, BonusStatus::Available | BonusStatus::Active);
        let is_status = |word: &String| match word.as_str() {
            "active" => is_usable,
            "inactive" => !is_usable,
            word => word == status.as_str(),
        };
        (self.kinds.is_empty() || self.kinds.iter().any(is_kind))
            && (self.statuses.is_empty() || self.statuses.iter().any(is_status))
            && self.available.is_none_or(|wanted| wanted == is_usable)
            && self.unseen.is_none_or(|wanted| wanted != holding.seen)
    }
}

/// A bonus to be put on the wire.
struct Writer<'a> {
    campaigns: &'a Campaigns,
    campaign: &'a Campaign,
    holding: &'a Holding,
    /// Its status, where a player has it.
    issued: Option<BonusStatus>,
    currency: &'a str,
    locale: Locale,
}

impl Writer<'_> {
    fn write(&self, to: &mut Bonuses) {
        match &self.campaign.rules {
            Rules::Comboboost(boosting) => to.comboboosts.push(Comboboost {
                base: self.base(),
                ranges: boosting.ranges.clone(),
                min_odds: boosting.min_odds,
                uses_count: boosting.uses_count,
                trigger_key: None,
            }),
            Rules::Freebet(freebet) => to.freebets.push(Freebet {
                base: self.base(),
                min_odds: freebet.min_odds,
                max_odds: freebet.max_odds,
                match_status: freebet.match_status,
                min_selections: freebet.min_selections,
                max_selections: freebet.max_selections,
                issued_amount: self.holding.amount,
                currency: self.currency.to_owned(),
                is_active: self.issued == Some(BonusStatus::Active),
                boost_multiplier: None,
            }),
            Rules::Hunting(farming) => to.huntings.push(self.farming(farming)),
            Rules::Tournament(farming) => to.tournaments.push(self.farming(farming)),
        }
    }

    fn base(&self) -> BonusBase {
        let Self {
            campaign,
            holding,
            locale,
            ..
        } = self;
        BonusBase {
            id: holding.id,
            kind: campaign.kind().clone(),
            name: campaign.name.get(*locale).to_owned(),
            description: Some(campaign.description.get(*locale).to_owned()),
            image: None,
            event_conditions: campaign.conditions.clone(),
            country_codes: campaign.country_codes.clone(),
            valid_to: Some(campaign.ends(self.campaigns.began())),
            only_verified: false,
            issued: self.issued.clone().map(|status| IssuedBonus {
                times_used: holding.times_used,
                activated_at: holding.activated_at,
                expired_at: Some(campaign.ends(holding.issued_at)),
                seen: holding.seen,
                computed_status: status,
            }),
        }
    }

    fn farming(&self, farming: &Farming) -> FarmingWire {
        FarmingWire {
            base: self.base(),
            farming_stats: stats(farming, self.holding, self.currency, 0),
            farm_once_per_event: farming.once_per_match,
            farming_freebet_type: BonusKind::FreebetOnlyWin,
            farmed_event_ids: self.holding.farmed.matches.clone(),
            freebets_to_boost: Vec::new(),
            currency: self.currency.to_owned(),
        }
    }
}

/// A player's progress, if open bets and a ticket earned this many more points.
fn stats(farming: &Farming, holding: &Holding, currency: &str, more: u64) -> FarmingStats {
    let farmed = &holding.farmed;
    let amount = |amounts: &super::campaign::Amounts| amounts.get(currency).copied();
    let available = farmed.points - farmed.spent;
    let freebets = (available + farmed.potential + more) / farming.reward_points;
    FarmingStats {
        avg_stake: farmed.stakes / i64::from(farmed.bets.max(1)),
        bets_count: farmed.bets,
        points: farmed.points,
        available_points: available,
        potential_points: farmed.potential,
        potential_freebet_amount: amount(&farming.reward).unwrap_or(0)
            * i64::try_from(freebets).unwrap_or(0),
        initial_pool: amount(&farming.pool),
    }
}
