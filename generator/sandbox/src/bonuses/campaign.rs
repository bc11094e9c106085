//! Campaigns: which bonuses the operator offers, who gets them, and by which rules. The format of
//! `data/bonuses.toml`.

use std::collections::HashMap;

use api::wire::{BonusKind, ComboboostRange, EventConditions, EventStatus, Odds};
use jiff::{SignedDuration, Timestamp};
use serde::Deserialize;

use super::Holder;
use crate::languages;
use crate::locale::Text;

/// The campaign of earned freebets: from hunting, tournaments and stakes that come back.
pub const EARNED: &str = "earned-freebet";

/// Every campaign, and when they began.
#[derive(Debug)]
pub struct Campaigns {
    data: Data,
    began: Timestamp,
}

/// A bonus that the operator offers.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Campaign {
    /// Its id on the wire, while a player has no own copy.
    pub id: u64,
    /// Its key in the data.
    pub key: String,
    /// In every language.
    pub name: Text,
    /// In every language.
    pub description: Text,
    /// HTML, in every language.
    pub terms: Text,
    /// Days that it is valid for a player.
    pub valid_days: i64,
    /// Whether every player has it from the beginning.
    #[serde(default)]
    pub given: bool,
    /// Only players of these countries; all if empty.
    #[serde(default)]
    pub country_codes: Vec<String>,
    /// Which selections count.
    #[serde(default)]
    pub conditions: EventConditions,
    /// Its rules.
    pub rules: Rules,
}

/// The kind of a bonus, with its rules.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Rules {
    /// A multiplier on the odds of a combo.
    Comboboost(Boosting),
    /// A free stake.
    Freebet(Freeing),
    /// Points that become freebets.
    Hunting(Farming),
    /// Points that become freebets, from a shared pool and with a ranking.
    Tournament(Farming),
}

/// See [`Rules::Comboboost`].
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Boosting {
    /// Only selections with these odds or higher count.
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
    /// Kind of the freebet.
    #[serde(rename = "pays")]
    pub kind: BonusKind,
    /// Its amount, if every freebet of the campaign has the same.
    #[serde(default)]
    pub amount: Amounts,
    /// Lowest odds of the bet.
    #[serde(default)]
    pub min_odds: Option<Odds>,
    /// Highest odds of the bet.
    #[serde(default)]
    pub max_odds: Option<Odds>,
    /// Required state of every match.
    #[serde(default)]
    pub match_status: Option<EventStatus>,
    /// Fewest selections of the bet.
    #[serde(default)]
    pub min_selections: Option<u32>,
    /// Most selections of the bet.
    #[serde(default)]
    pub max_selections: Option<u32>,
}

/// See [`Rules::Hunting`] and [`Rules::Tournament`].
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Farming {
    /// Only selections with these odds or higher count.
    pub min_odds: Odds,
    /// Whether a match earns points only once.
    #[serde(default)]
    pub once_per_match: bool,
    /// Stake per point, for each selection that counts.
    pub point_for: Amounts,
    /// Points per freebet.
    pub reward_points: u64,
    /// Amount of a freebet.
    pub reward: Amounts,
    /// The pool that pays all freebets.
    #[serde(default)]
    pub pool: Amounts,
}

/// Subunits by currency.
pub type Amounts = HashMap<String, i64>;

/// A promo code.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PromoCode {
    /// In capital letters.
    pub code: String,
    /// Key of the campaign.
    pub gives: String,
    /// Whether it has expired.
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
    /// Reads the compiled data. All campaigns begin at this time.
    ///
    /// # Errors
    /// The data contain a mistake.
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

    /// The campaign with this key.
    pub fn of(&self, key: &str) -> Option<&Campaign> {
        self.iter().find(|own| own.key == key)
    }

    /// The promo code that a player typed.
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

    /// Kind of the bonus.
    pub fn kind(&self) -> &BonusKind {
        match &self.rules {
            Rules::Comboboost(_) => &BonusKind::Comboboost,
            Rules::Freebet(freebet) => &freebet.kind,
            Rules::Hunting(_) => &BonusKind::Hunting,
            Rules::Tournament(_) => &BonusKind::Tournament,
        }
    }

    /// Whether a player can have it: by country, and by whether it has an amount in the currency.
    pub fn is_for(&self, holder: &Holder) -> bool {
        let amounts = match &self.rules {
            Rules::Comboboost(_) => None,
            Rules::Freebet(freebet) => Some(&freebet.amount),
            Rules::Hunting(farming) | Rules::Tournament(farming) => Some(&farming.reward),
        };
        let is_from = self.country_codes.is_empty() || self.country_codes.contains(&holder.country);
        is_from && amounts.is_none_or(|own| own.is_empty() || own.contains_key(&holder.currency))
    }

    /// When it expires for a player who has had it since this time.
    pub fn ends(&self, since: Timestamp) -> Timestamp {
        let time = SignedDuration::from_hours(24 * self.valid_days);
        since.saturating_add(time).unwrap_or(since)
    }
}
