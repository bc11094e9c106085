//! Campaigns: what the operator gives, to whom, and by which rules. `data/bonuses.toml` as it is
//! written.

use std::collections::HashMap;

use api::wire::{BonusKind, ComboboostRange, EventConditions, EventStatus, Odds};
use jiff::{SignedDuration, Timestamp};
use serde::Deserialize;

use super::Holder;
use crate::languages;
use crate::locale::Text;

/// Campaign of the freebets that hunting, tournaments and lost no-risk bets bring.
pub const EARNED: &str = "earned-freebet";

/// Every campaign, and when they began.
#[derive(Debug)]
pub struct Campaigns {
    data: Data,
    began: Timestamp,
}

/// A bonus that the operator gives.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Campaign {
    /// The number on the wire, of a bonus that players do not have of their own.
    pub id: u64,
    /// What it is known by in the data.
    pub key: String,
    /// In every language.
    pub name: Text,
    /// In every language.
    pub description: Text,
    /// HTML, in every language.
    pub terms: Text,
    /// Days that a player has it.
    pub valid_days: i64,
    /// Whether everybody has it from the beginning.
    #[serde(default)]
    pub given: bool,
    /// For players of these countries only; of all when empty.
    #[serde(default)]
    pub country_codes: Vec<String>,
    /// Which selections count.
    #[serde(default)]
    pub conditions: EventConditions,
    /// What it is.
    pub rules: Rules,
}

/// What a bonus is, and what it asks for.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Rules {
    /// A factor on the odds of a combo.
    Comboboost(Boosting),
    /// A stake.
    Freebet(Freeing),
    /// Points that become freebets.
    Hunting(Farming),
    /// The same, out of a pool and against others.
    Tournament(Farming),
}

/// See [`Rules::Comboboost`].
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Boosting {
    /// Only selections at these odds or higher count.
    pub min_odds: Odds,
    /// In rising order.
    pub ranges: Vec<ComboboostRange>,
    /// How often a player can use it.
    #[serde(default)]
    pub uses_count: Option<u32>,
}

/// See [`Rules::Freebet`].
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Freeing {
    /// Which of the freebets.
    #[serde(rename = "pays")]
    pub kind: BonusKind,
    /// Where every freebet of the campaign has the same.
    #[serde(default)]
    pub amount: Amounts,
    /// Of the bet.
    #[serde(default)]
    pub min_odds: Option<Odds>,
    /// Of the bet.
    #[serde(default)]
    pub max_odds: Option<Odds>,
    /// Of every match.
    #[serde(default)]
    pub match_status: Option<EventStatus>,
    /// Of the bet.
    #[serde(default)]
    pub min_selections: Option<u32>,
    /// Of the bet.
    #[serde(default)]
    pub max_selections: Option<u32>,
}

/// See [`Rules::Hunting`] and [`Rules::Tournament`].
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Farming {
    /// Only selections at these odds or higher count.
    pub min_odds: Odds,
    /// Whether a match earns points once only.
    #[serde(default)]
    pub once_per_match: bool,
    /// So much of a stake is a point, for each selection that counts.
    pub point_for: Amounts,
    /// So many points are a freebet.
    pub reward_points: u64,
    /// Of this amount.
    pub reward: Amounts,
    /// What all freebets together come from.
    #[serde(default)]
    pub pool: Amounts,
}

/// Subunits by currency.
pub type Amounts = HashMap<String, i64>;

/// A word that gives something.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PromoCode {
    /// In capital letters.
    pub code: String,
    /// Key of the campaign.
    pub gives: String,
    /// Whether its time is over.
    #[serde(default)]
    pub over: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Data {
    campaign: Vec<Campaign>,
    promo_code: Vec<PromoCode>,
}

impl Campaigns {
    /// Reads what is part of the program. All campaigns begin at this time.
    ///
    /// # Errors
    /// A mistake in it.
    pub fn load(began: Timestamp) -> Result<Self, String> {
        let mut data: Data = toml::from_str(include_str!("../../data/bonuses.toml"))
            .map_err(|error| format!("bonuses.toml: {error}"))?;
        let is_campaign = |key: &str| data.campaign.iter().any(|own| own.key == key);
        languages::check("bonus_name", |own| &own.bonus_name, is_campaign)?;
        languages::check(
            "bonus_description",
            |own| &own.bonus_description,
            is_campaign,
        )?;
        languages::check("bonus_terms", |own| &own.bonus_terms, is_campaign)?;
        data.campaign.iter_mut().for_each(Campaign::translate);
        let missing = data
            .promo_code
            .iter()
            .map(|code| &*code.gives)
            .chain([EARNED])
            .find(|key| data.campaign.iter().all(|own| own.key != *key));
        match missing {
            Some(key) => Err(format!("bonuses.toml: there is no campaign `{key}`")),
            None => Ok(Self { data, began }),
        }
    }

    /// When they began.
    pub fn began(&self) -> Timestamp {
        self.began
    }

    /// All of them.
    pub fn iter(&self) -> std::slice::Iter<'_, Campaign> {
        self.data.campaign.iter()
    }

    /// The campaign of this key.
    pub fn of(&self, key: &str) -> Option<&Campaign> {
        self.iter().find(|own| own.key == key)
    }

    /// The promo code that somebody has typed.
    pub fn promo_code(&self, typed: &str) -> Option<&PromoCode> {
        let typed = typed.trim();
        let mut codes = self.data.promo_code.iter();
        codes.find(|own| own.code.eq_ignore_ascii_case(typed))
    }
}

impl Campaign {
    fn translate(&mut self) {
        let Self {
            key,
            name,
            description,
            terms,
            ..
        } = self;
        *name = name.clone().translated(|own| own.bonus_name.get(key));
        *description = (description.clone()).translated(|own| own.bonus_description.get(key));
        *terms = terms.clone().translated(|own| own.bonus_terms.get(key));
    }

    /// Which kind of bonus it gives.
    pub fn kind(&self) -> &BonusKind {
        match &self.rules {
            Rules::Comboboost(_) => &BonusKind::Comboboost,
            Rules::Freebet(freebet) => &freebet.kind,
            Rules::Hunting(_) => &BonusKind::Hunting,
            Rules::Tournament(_) => &BonusKind::Tournament,
        }
    }

    /// Whether somebody can have it: by country, and by whether there is an amount in the currency.
    pub fn is_for(&self, holder: &Holder) -> bool {
        let amounts = match &self.rules {
            Rules::Comboboost(_) => None,
            Rules::Freebet(freebet) => Some(&freebet.amount),
            Rules::Hunting(farming) | Rules::Tournament(farming) => Some(&farming.reward),
        };
        let is_from = self.country_codes.is_empty() || self.country_codes.contains(&holder.country);
        is_from && amounts.is_none_or(|own| own.is_empty() || own.contains_key(&holder.currency))
    }

    /// When it ends for a player who has it since this time.
    pub fn ends(&self, since: Timestamp) -> Timestamp {
        let time = SignedDuration::from_hours(24 * self.valid_days);
        since.saturating_add(time).unwrap_or(since)
    }
}
