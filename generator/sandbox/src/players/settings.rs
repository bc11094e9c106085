//! The operator's betting settings, for a player or for a visitor.

use std::collections::BTreeMap;

use api::wire::{
    MultiBetSettings, OddsFormat, OddsTypes, Provider, ProviderStatus, Settings, SettingsUpdate,
    SportKind, SportTypeProvider, VideoSettings,
};
use jiff::Timestamp;

use super::bets::StoredBet;
use super::store::Result;
use super::{Players, currencies, odds_words, profiles, systems};
use crate::bonuses;
use crate::catalogue::provider;
use crate::custom;
use crate::refusal::Refusal;
use crate::world::World;

/// Kinds of sport, each with its provider.
const KINDS: [SportKind; 2] = [SportKind::Regular, SportKind::Cyber];

/// A test's changes of a player.
#[derive(Clone, Debug, Default)]
pub struct Steered {
    /// The balance, in subunits.
    pub balance: Option<i64>,
    /// Share of every limit, in per cent.
    pub limit_percent: Option<u32>,
    /// Whether traders review large bets.
    pub is_vip: Option<bool>,
    /// Ids of the statuses.
    pub statuses: Option<Vec<String>>,
}

impl Players {
    /// The operator's settings for a player, or for a visitor.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn settings(&self, id: Option<u64>) -> Result<Settings> {
        let read = self.store.read()?;
        let profile = id.map(|id| profiles::get(&read, id)).transpose()?.flatten();
        let profile = profile.as_ref();
        let percent = profile.map_or(100, |profile| profile.limit_percent);
        let own = |code| profile.and_then(|profile| profile.amounts.get(code));
        let in_other = self.steering().other_odds_words;
        let said = |format| odds_words::said(format, in_other);
        Ok(Settings {
            custom_bet_allow_single: custom::ALLOW_SINGLE,
            custom_bet_enabled: custom::ENABLED,
            stakes: currencies::ALL
                .iter()
                .map(|bounds| bounds.stakes(own(bounds.code), percent))
                .collect(),
            auto_accept_odds_change: profile
                .map_or(profiles::ACCEPTS, |profile| profile.mode.clone()),
            odds_types: OddsTypes {
                available: OddsFormat::WORDS
                    .iter()
                    .map(|word| said(OddsFormat::from((*word).to_owned())))
                    .collect(),
                selected: said(
                    profile.map_or(OddsFormat::European, |profile| profile.format.clone()),
                ),
            },
            video_settings: VideoSettings { enabled: true },
            provider_statuses: self.provider_statuses(),
            allow_multiple_active_user_freebets: bonuses::MANY_ACTIVE_FREEBETS,
            currencies: currencies::ALL.iter().map(|bounds| bounds.wire()).collect(),
            sport_type_providers: KINDS
                .map(|kind| SportTypeProvider {
                    provider: provider(&kind),
                    sport_type: kind,
                })
                .into(),
            multi_bet_settings: KINDS
                .map(|kind| MultiBetSettings {
                    provider: provider(&kind),
                    multi_single_available: true,
                })
                .into(),
            system_types: systems::all().collect(),
            additional_providers: self.products(),
            one_signal_push_notification_subscription: profile
                .map(|profile| profile.push_subscription.clone().unwrap_or_default()),
        })
    }

    /// Which providers take bets.
    pub fn provider_statuses(&self) -> Vec<ProviderStatus> {
        let steering = self.steering();
        let status = |kind| {
            let provider = provider(&kind);
            ProviderStatus {
                active: !steering.down.contains(&provider),
                provider,
            }
        };
        KINDS.map(status).into()
    }

    /// Takes a provider up or down. Returns whether it exists.
    pub fn set_provider(&self, wanted: &Provider, active: bool) -> bool {
        let is_ours = KINDS.iter().any(|kind| provider(kind) == *wanted);
        let mut steering = self.steering();
        if active {
            steering.down.remove(wanted);
        } else if is_ours {
            steering.down.insert(wanted.clone());
        }
        is_ours
    }

    /// Whether the provider of a match of a bet takes no bets.
    pub fn is_provider_down(&self, world: &World, bet: &StoredBet) -> bool {
        let steering = self.steering();
        let mut places = bet.selections.iter().filter(|one| one.ended.is_none());
        places.any(|one| {
            steering
                .down
                .contains(&provider(&world.sport(one.place).kind))
        })
    }

    /// Changes a player's settings: what is absent stays unchanged. A browser notifies the last player alone: the
    /// one before loses its subscription.
    ///
    /// # Errors
    /// An invalid setting.
    pub fn set_settings(
        &self,
        id: u64,
        update: SettingsUpdate,
    ) -> std::result::Result<(), Refusal> {
        let write = self.store.write()?;
        let mut profile = profiles::signed(&write, id)?;
        let names_browser = update.one_signal_push_notification_subscription.is_some();
        profile.update(update)?;
        if names_browser && profile.push_subscription.is_some() {
            for mut other in profiles::all(&write)? {
                if other.id != id && other.push_subscription == profile.push_subscription {
                    other.push_subscription = None;
                    profiles::put(&write, &other)?;
                }
            }
        }
        profiles::put(&write, &profile)?;
        Ok(write.commit()?)
    }

    /// The ids that the push-notification service gave to browsers, by the number of their player.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn push_subscriptions(&self) -> Result<BTreeMap<u64, String>> {
        let all = profiles::all(&self.store.read()?)?.into_iter();
        Ok(all
            .filter_map(|one| Some((one.id, one.push_subscription?)))
            .collect())
    }

    /// Changes a player for a test; returns whether the player exists.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn steer_player(&self, id: u64, steered: Steered, now: Timestamp) -> Result<bool> {
        let write = self.store.write()?;
        let Some(mut profile) = profiles::get(&write, id)? else {
            return Ok(false);
        };
        profile.limit_percent = steered.limit_percent.unwrap_or(profile.limit_percent);
        profile.is_vip = steered.is_vip.unwrap_or(profile.is_vip);
        profile.statuses = steered.statuses.unwrap_or(profile.statuses);
        profiles::put(&write, &profile)?;
        if let Some(balance) = steered.balance {
            profiles::set_balance(&write, &profile, balance, now)?;
        }
        write.commit()?;
        Ok(true)
    }
}
