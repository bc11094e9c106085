//! Players: profiles, balances and bets.
//!
//! [`store`] persists everything, [`ledger`] moves money. A bet is placed ([`placing`], with
//! [`check`] and [`limits`]), possibly reviewed ([`due`]), possibly cashed out ([`cashout`]), and
//! settled ([`settle`]) for its payout ([`payout`]). [`books`] moves its money and its bonus.
//!
//! What players set for themselves is stored by [`own_limits`] and applied by [`stopping`] (stakes), [`deposits`]
//! and [`plays`] (time), from what [`usage`] counts; [`settable`] says what their countries have. [`opening`] opens accounts, [`guesses`] locks those whose password is
//! guessed at, and [`phones`] verifies phone numbers. [`passkeys`] are judged by [`webauthn`], over [`challenges`].

mod bets;
mod books;
mod cashout;
mod challenges;
mod check;
mod countries;
mod credentials;
pub mod currencies;
mod deposits;
mod due;
mod entering;
mod favourites;
mod guesses;
mod ledger;
mod levels;
mod limits;
mod notifications;
mod odds_words;
mod opening;
mod own_limits;
mod passkeys;
mod payout;
mod period;
mod phones;
pub mod placing;
mod plays;
mod points;
mod product;
mod products;
mod profiles;
mod reference;
mod sessions;
mod settable;
mod settings;
mod settle;
mod steering;
mod stopping;
pub mod store;
mod systems;
mod usage;
mod webauthn;

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use api::wire::{Account, BetStatus, ErrorCode, Player};
use jiff::Timestamp;

use crate::bonuses::Campaigns;
use crate::refusal::Refusal;
use challenges::Challenges;
use credentials::Secret;
use guesses::Guesses;
use steering::Steering;
use store::{Result, Store};

pub use bets::{Change, StoredBet};
pub use deposits::EndedPayment;
pub use due::Decision;
pub use favourites::{FavouriteKind, Followed};
pub use guesses::Entry;
pub use notifications::{Announcement, NotificationKind, StoredNotification};
pub use opening::{Newcomer, Opened};
pub use payout::Ended;
pub use product::Product;
pub use sessions::COOKIE;
pub use settings::Steered;
pub use settle::Verdict;
pub use steering::{Call, Planned};

/// All players, with their bets and sessions.
#[derive(Debug)]
pub struct Players {
    store: Store,
    campaigns: Campaigns,
    steering: Mutex<Steering>,
    guesses: Guesses,
    /// Wrong passkeys, by their ids.
    passkey_guesses: Guesses,
    challenges: Challenges,
    /// Password of no player, which an unknown address is compared with.
    nobody: Secret,
}

impl Players {
    /// The players in a database; the default players if there are none. Bonuses come from these
    /// campaigns.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn new(store: Store, campaigns: Campaigns) -> Result<Self> {
        let write = store.write()?;
        if profiles::all(&write)?.is_empty() {
            profiles::begin(&write, Timestamp::now())?;
            write.commit()?;
        }
        Ok(Self {
            store,
            campaigns,
            steering: Mutex::default(),
            guesses: Guesses::default(),
            passkey_guesses: Guesses::default(),
            challenges: Challenges::default(),
            nobody: Secret::of(&credentials::random()),
        })
    }

    /// The database.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// The campaigns.
    pub fn campaigns(&self) -> &Campaigns {
        &self.campaigns
    }

    /// Id of the player with these credentials.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn with_credentials(&self, email: &str, password: &str) -> Result<Option<u64>> {
        let everybody = profiles::all(&self.store.read()?)?;
        let known = everybody.iter().find(|one| one.has_email(email));
        // Hashed as often for an unknown address: the answer must come neither sooner nor later.
        let fits = match known {
            Some(profile) => profile.has_password(password),
            None => self.nobody.fits(password),
        };
        Ok(known.filter(|_| fits).map(|one| one.id))
    }

    /// A player on the wire.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn player(&self, id: u64) -> Result<Option<Player>> {
        let fields = self.steering().opening.deposit_fields.clone();
        let unverified = self.steering().opening.unverified_numbers;
        let read = self.store.read()?;
        let Some(profile) = profiles::get(&read, id)? else {
            return Ok(None);
        };
        let mut player = profile.wire();
        player.auth_fields_missed = profile.missed(&fields);
        if unverified {
            player.auth_phone_number = player.mobile_phone.clone();
        }
        player
            .statuses
            .push(levels::level(&read, &profile)?.to_owned());
        Ok(Some(player))
    }

    /// A player's accounts.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn accounts(&self, id: u64) -> Result<Vec<Account>> {
        let read = self.store.read()?;
        match profiles::get(&read, id)? {
            Some(profile) => profile.accounts(&read),
            None => Ok(Vec::new()),
        }
    }

    /// Stakes a player's bets from the account of a currency from now on. The account is opened if it does not exist.
    ///
    /// # Errors
    /// There is no such currency.
    pub fn use_account(&self, id: u64, currency: &str) -> std::result::Result<(), Refusal> {
        let bounds = currencies::of(currency);
        let bounds =
            bounds.ok_or_else(|| Refusal::about(ErrorCode::InvalidParameter, "currency"))?;
        let write = self.store.write()?;
        let mut profile = profiles::signed(&write, id)?;
        profile.use_account(bounds.code);
        profiles::put(&write, &profile)?;
        Ok(write.commit()?)
    }

    /// Sets a player's language.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn set_language(&self, id: u64, language: String) -> Result<()> {
        let write = self.store.write()?;
        if let Some(mut profile) = profiles::get(&write, id)? {
            profile.set_language(language);
            profiles::put(&write, &profile)?;
            write.commit()?;
        }
        Ok(())
    }

    /// A player's bets in these states (in any if there are none), the newest first.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn bets(&self, player: u64, statuses: &[BetStatus]) -> Result<Vec<StoredBet>> {
        let mut bets = bets::of_player(&self.store.read()?, player)?;
        bets.retain(|bet| statuses.is_empty() || statuses.contains(&bet.status));
        bets.reverse();
        Ok(bets)
    }

    /// A bet.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn bet(&self, number: u64) -> Result<Option<StoredBet>> {
        bets::get(&self.store.read()?, number)
    }

    /// Number of bets that players have placed on each match, by its place.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn bets_of_matches(&self) -> Result<HashMap<usize, u64>> {
        bets::of_matches(&self.store.read()?)
    }

    /// Open bets.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn open_bets(&self) -> Result<Vec<StoredBet>> {
        bets::open(&self.store.read()?)
    }

    /// Balances of all accounts, by name. The sum of a currency's accounts is zero.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn balances(&self) -> Result<BTreeMap<String, i64>> {
        ledger::balances(&self.store.read()?)
    }

    /// What tests have steered, locked.
    pub fn steering(&self) -> MutexGuard<'_, Steering> {
        self.steering.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Restores the default players; every session ends, and nothing is steered.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn reset(&self) -> Result<()> {
        let write = self.store.write()?;
        write.clear()?;
        profiles::begin(&write, Timestamp::now())?;
        write.commit()?;
        *self.steering() = Steering::default();
        self.guesses.clear();
        self.passkey_guesses.clear();
        self.challenges.clear();
        Ok(())
    }
}

#[cfg(test)]
mod tests;
