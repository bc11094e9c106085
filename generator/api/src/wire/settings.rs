//! The operator's settings for bets, currencies and languages.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{OddsAcceptMode, OddsFormat, Provider, SportKind, SystemKind};

/// Answer of `GET /settings`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Settings {
    /// Whether a custom bet may have a single selection.
    pub custom_bet_allow_single: bool,
    /// Whether outcomes of one match can be combined.
    pub custom_bet_enabled: bool,
    /// Quick amounts and limits, per currency.
    pub stakes: Vec<StakeSettings>,
    /// How changed odds are handled.
    pub auto_accept_odds_change: OddsAcceptMode,
    /// Odds format.
    pub odds_types: OddsTypes,
    /// Streams.
    pub video_settings: VideoSettings,
    /// Which providers take bets.
    pub provider_statuses: Vec<ProviderStatus>,
    /// Whether several freebets can be active at once.
    pub allow_multiple_active_user_freebets: bool,
    /// Currencies of the operator.
    pub currencies: Vec<Currency>,
    /// The provider of each kind of sport.
    #[serde(default)]
    pub sport_type_providers: Vec<SportTypeProvider>,
    /// Which providers accept several singles on a ticket.
    #[serde(default)]
    pub multi_bet_settings: Vec<MultiBetSettings>,
    /// Accepted systems; a number of selections without one has no system.
    #[serde(default)]
    pub system_types: Vec<SystemKind>,
    /// Products besides sports.
    #[serde(default)]
    pub additional_providers: AdditionalProviders,
    /// The id that the push-notification service gave the browser that the player is notified in; empty when there is
    /// none. Absent for a visitor, and from an operator that does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub one_signal_push_notification_subscription: Option<String>,
}

/// The provider of a kind of sport.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SportTypeProvider {
    /// The kind of sport.
    pub sport_type: SportKind,
    /// Its provider.
    pub provider: Provider,
}

/// Whether a provider accepts several singles on a ticket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct MultiBetSettings {
    /// The provider.
    pub provider: Provider,
    /// Whether a ticket can hold several singles of it.
    pub multi_single_available: bool,
}

/// Products besides sports.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct AdditionalProviders {
    /// Whether there is horse racing.
    pub horse_racing: bool,
    /// Whether there are lotteries.
    pub lotto: bool,
}

/// Body of `POST /settings`: the player's changes. What is absent stays unchanged.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS)]
pub struct SettingsUpdate {
    /// The player's quick amounts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stakes: Option<Vec<QuickStakes>>,
    /// How changed odds are handled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub auto_accept_odds_change: Option<OddsAcceptMode>,
    /// Odds format.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub odds_type: Option<OddsFormat>,
    /// The id that the push-notification service gave this browser; empty once the player has switched its
    /// notifications off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub one_signal_push_notification_subscription: Option<String>,
}

/// The player's quick amounts of one currency.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct QuickStakes {
    /// ISO 4217 or the operator's code.
    pub currency: String,
    /// In subunits, in the order shown.
    pub amounts: Vec<i64>,
}

/// Stakes of one currency, in subunits.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct StakeSettings {
    /// ISO 4217 or the operator's code.
    pub currency: String,
    /// The quick amounts, in the order shown.
    pub amounts: Vec<i64>,
    /// The lowest accepted stake.
    pub min: i64,
    /// The highest accepted stake.
    pub max: i64,
    /// The highest return of a bet.
    pub max_payout: i64,
}

/// Odds formats, and the player's choice.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct OddsTypes {
    /// The formats that the operator offers.
    pub available: Vec<OddsFormat>,
    /// The format that the player chose.
    pub selected: OddsFormat,
}

/// Streams.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct VideoSettings {
    /// Whether there are any.
    pub enabled: bool,
}

/// Whether a provider takes bets.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ProviderStatus {
    /// The provider.
    pub provider: Provider,
    /// Whether it takes bets.
    pub active: bool,
}

/// A currency.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Currency {
    /// ISO 4217 or the operator's code.
    pub code: String,
    /// Whether it is a national currency.
    pub fiat: bool,
    /// Subunits in one unit.
    pub subunits: u64,
    /// Smaller units in which amounts of this currency may be written.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Subcurrency>>")]
    pub subcurrencies: Vec<Subcurrency>,
    /// Units of this currency for one euro, by which shared bets are converted: a decimal
    /// text, digits with or without a dot and more digits (`19.4555`), so that it is exact. Above
    /// zero; absent when the operator has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rate: Option<String>,
}

/// A smaller unit of a currency, such as the thousandth of a bitcoin. An amount is the same whole number of the
/// currency's subunits in both.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Subcurrency {
    /// The operator's code: `mBTC`.
    pub code: String,
    /// The currency's subunits in one of these: a power of ten.
    pub subunits: u64,
}
