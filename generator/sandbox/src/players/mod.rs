//! Players: who they are, what they have, what they have bet.
//!
//! They live in memory: a restart gives everybody the first balance again.

mod bets;
mod placing;
mod sessions;
mod systems;

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use api::wire::{
    Account, AdditionalProviders, Country, Currency, MultiBetSettings, OddsAcceptMode, OddsFormat,
    OddsTypes, Player, Provider, ProviderStatus, Settings, SettingsUpdate, SportKind,
    SportTypeProvider, StakeSettings, VideoSettings,
};

use crate::custom;
use crate::locale::Locale;
use bets::StoredBet;

pub use placing::place;
pub use sessions::COOKIE;

/// All players and their sessions.
#[derive(Debug, Default)]
pub struct Players(Mutex<Inner>);

#[derive(Debug)]
struct Inner {
    players: Vec<Profile>,
    /// Player by session.
    sessions: HashMap<String, u64>,
    /// Bets that were placed so far, by anybody.
    placed: u64,
}

/// A player.
#[derive(Debug)]
struct Profile {
    id: u64,
    email: &'static str,
    first_name: &'static str,
    last_name: &'static str,
    is_vip: bool,
    language: String,
    /// In subunits of [`CURRENCY`].
    balance: i64,
    mode: OddsAcceptMode,
    format: OddsFormat,
    amounts: Vec<i64>,
    /// The oldest first.
    bets: Vec<StoredBet>,
}

/// The currency of every account.
pub const CURRENCY: &str = "ZAR";
/// Subunits in one unit of it.
pub const SUBUNITS: u64 = 100;
/// Bounds of a stake, and the most that a bet returns, in subunits.
pub const MIN_STAKE: i64 = 100;
pub const MAX_STAKE: i64 = 5_000_000;
pub const MAX_PAYOUT: i64 = 100_000_000;

const FIRST_BALANCE: i64 = 100_000;
const AMOUNTS: [i64; 4] = [1_000, 2_000, 5_000, 10_000];
const PASSWORD: &str = "password";

impl Default for Inner {
    fn default() -> Self {
        let profile = |id, email, first_name, last_name, is_vip| Profile {
            id,
            email,
            first_name,
            last_name,
            is_vip,
            language: Locale::English.code().to_owned(),
            balance: FIRST_BALANCE,
            mode: OddsAcceptMode::None,
            format: OddsFormat::European,
            amounts: AMOUNTS.to_vec(),
            bets: Vec::new(),
        };
        Self {
            players: vec![
                profile(1, "player@example.com", "Thandi", "Nkosi", false),
                profile(2, "vip@example.com", "Pieter", "Botha", true),
            ],
            sessions: HashMap::new(),
            placed: 0,
        }
    }
}

impl Players {
    /// Number of the player with these credentials.
    pub fn with_credentials(&self, email: &str, password: &str) -> Option<u64> {
        let inner = self.lock();
        let known = |player: &&Profile| {
            player.email.eq_ignore_ascii_case(email.trim()) && password == PASSWORD
        };
        inner.players.iter().find(known).map(|player| player.id)
    }

    /// A player as it travels.
    pub fn player(&self, id: u64) -> Option<Player> {
        let inner = self.lock();
        let profile = inner.profile(id)?;
        Some(Player {
            id,
            email: Some(profile.email.to_owned()),
            auth_phone_number: None,
            mobile_phone: None,
            first_name: Some(profile.first_name.to_owned()),
            last_name: Some(profile.last_name.to_owned()),
            nickname: None,
            language: profile.language.clone(),
            currency: CURRENCY.to_owned(),
            auth_fields_missed: Vec::new(),
            statuses: Vec::new(),
            country: Country {
                name: "South Africa".to_owned(),
                code: "za".to_owned(),
            },
        })
    }

    /// A player's accounts.
    pub fn accounts(&self, id: u64) -> Vec<Account> {
        let inner = self.lock();
        let account = |profile: &Profile| Account {
            currency: CURRENCY.to_owned(),
            balance: profile.balance,
            active: true,
        };
        inner.profile(id).map(account).into_iter().collect()
    }

    /// Sets a player's language.
    pub fn set_language(&self, id: u64, language: String) {
        if let Some(profile) = self.lock().profile_mut(id) {
            profile.language = language;
        }
    }

    /// The operator's settings as they hold for a player, or for nobody in particular.
    pub fn settings(&self, id: Option<u64>) -> Settings {
        let inner = self.lock();
        let profile = id.and_then(|id| inner.profile(id));
        let providers = [
            (SportKind::Regular, Provider::Betradar),
            (SportKind::Cyber, Provider::Oddin),
        ];
        Settings {
            custom_bet_allow_single: custom::ALLOW_SINGLE,
            custom_bet_enabled: custom::ENABLED,
            stakes: vec![StakeSettings {
                currency: CURRENCY.to_owned(),
                amounts: profile
                    .map_or_else(|| AMOUNTS.to_vec(), |profile| profile.amounts.clone()),
                min: MIN_STAKE,
                max: MAX_STAKE,
                max_payout: MAX_PAYOUT,
            }],
            auto_accept_odds_change: profile
                .map_or(OddsAcceptMode::None, |profile| profile.mode.clone()),
            odds_types: OddsTypes {
                available: OddsFormat::WORDS
                    .iter()
                    .map(|word| OddsFormat::from((*word).to_owned()))
                    .collect(),
                selected: profile.map_or(OddsFormat::European, |profile| profile.format.clone()),
            },
            video_settings: VideoSettings { enabled: false },
            provider_statuses: providers
                .iter()
                .map(|(_, provider)| ProviderStatus {
                    provider: provider.clone(),
                    active: true,
                })
                .collect(),
            allow_multiple_active_user_freebets: false,
            currencies: vec![Currency {
                code: CURRENCY.to_owned(),
                fiat: true,
                subunits: SUBUNITS,
            }],
            sport_type_providers: providers
                .iter()
                .map(|(kind, provider)| SportTypeProvider {
                    sport_type: kind.clone(),
                    provider: provider.clone(),
                })
                .collect(),
            multi_bet_settings: providers
                .iter()
                .map(|(_, provider)| MultiBetSettings {
                    provider: provider.clone(),
                    multi_single_available: true,
                })
                .collect(),
            system_types: systems::all().collect(),
            additional_providers: AdditionalProviders::default(),
        }
    }

    /// Changes a player's settings: what is absent stays as it is.
    pub fn set_settings(&self, id: u64, update: SettingsUpdate) {
        let mut inner = self.lock();
        let Some(profile) = inner.profile_mut(id) else {
            return;
        };
        if let Some(mode) = update.auto_accept_odds_change {
            profile.mode = mode;
        }
        if let Some(format) = update.odds_type {
            profile.format = format;
        }
        let stakes = update.stakes.unwrap_or_default();
        if let Some(own) = stakes
            .into_iter()
            .find(|stakes| stakes.currency == CURRENCY)
        {
            profile.amounts = own.amounts;
        }
    }

    /// Everybody as at the beginning; every session ends.
    pub fn reset(&self) {
        *self.lock() = Inner::default();
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    fn profile(&self, id: u64) -> Option<&Profile> {
        self.players.iter().find(|profile| profile.id == id)
    }

    fn profile_mut(&mut self, id: u64) -> Option<&mut Profile> {
        self.players.iter_mut().find(|profile| profile.id == id)
    }
}
