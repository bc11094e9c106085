//! Profiles of players, and their betting settings.

use std::collections::BTreeMap;

use api::wire::{
    Account as WireAccount, Country, ErrorCode, OddsAcceptMode, OddsFormat, Player, SettingsUpdate,
};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::credentials::{Secret, Token};
use super::currencies::{self, Rounding};
use super::ledger::{self, About, Account, Reason};
use super::odds_words;
use super::store::{Read, Result, Table, Writing};
use crate::bonuses::Holder;
use crate::locale::Locale;
use crate::refusal::Refusal;

/// By id.
const PROFILES: Table<u64> = Table::new("profiles");

/// What happens to changed odds until the player chooses: a better price is no question.
pub const ACCEPTS: OddsAcceptMode = OddsAcceptMode::Higher;

/// Most quick amounts of a player.
const MOST_AMOUNTS: usize = 8;

/// Most characters of the id of a subscription.
const MOST_SUBSCRIPTION: usize = 100;

const PASSWORD: &str = "password";

/// A player.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Profile {
    /// The operator's number.
    pub id: u64,
    /// E-mail address to sign in with.
    pub email: String,
    #[serde(default = "default_password")]
    password: Secret,
    /// Whether the address is confirmed; without that the player cannot sign in.
    #[serde(default = "yes")]
    pub confirmed: bool,
    /// The token of the last mail to confirm the address.
    #[serde(default)]
    pub confirmation: Option<Token>,
    /// The token of the last mail to choose a new password.
    #[serde(default)]
    pub reset: Option<Token>,
    /// Grows when the sessions before it end: with a new password, or a break.
    #[serde(default)]
    pub epoch: u32,
    first_name: String,
    last_name: String,
    /// Name and code of the country.
    country: [String; 2],
    /// Whether traders review large bets.
    pub is_vip: bool,
    language: String,
    /// Currency of the account that bets are staked from.
    pub currency: String,
    /// Currencies of all accounts, the first one first, once there are several.
    #[serde(default)]
    opened: Vec<String>,
    /// How changed odds are handled.
    pub mode: OddsAcceptMode,
    /// Odds format.
    pub format: OddsFormat,
    /// Own quick amounts, by currency.
    pub amounts: BTreeMap<String, Vec<i64>>,
    /// The id that the push-notification service gave the browser in which the player last switched its notifications on.
    #[serde(default)]
    pub push_subscription: Option<String>,
    /// Share of every limit, in per cent.
    pub limit_percent: u32,
    /// Ids of the player's statuses.
    #[serde(default)]
    pub statuses: Vec<String>,
    /// Texts that the operator asks for before a deposit, by the names of their fields.
    #[serde(default)]
    pub details: BTreeMap<String, String>,
    /// Phone number, if the player has set one.
    #[serde(default)]
    pub phone: Option<PhoneNumber>,
    /// When codes were sent by text message, the last ones.
    #[serde(default)]
    pub codes_sent: Vec<Timestamp>,
}

/// A phone number, and how far it is verified.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PhoneNumber {
    /// In international form.
    pub number: String,
    /// Code of its country.
    pub country: String,
    /// Whether the player has confirmed it.
    pub verified: bool,
    /// The last code that was sent to it, if that can still be used.
    pub code: Option<Token>,
    /// How often a wrong code was typed for it.
    pub wrong: u32,
}

/// Creates the default players and their accounts.
///
/// # Errors
/// The database cannot be written.
pub fn begin(write: &Writing, at: Timestamp) -> Result<()> {
    let south_africa = ["South Africa", "za"];
    let people = [
        ("player@example.com", "Thandi", "Nkosi", south_africa, "ZAR"),
        ("vip@example.com", "Pieter", "Botha", south_africa, "ZAR"),
        (
            "euro@example.com",
            "Lena",
            "Brandt",
            ["Germany", "de"],
            "EUR",
        ),
        ("coin@example.com", "Yuki", "Sato", ["Japan", "jp"], "BTC"),
    ];
    for (id, (email, first_name, last_name, country, currency)) in (1..).zip(people) {
        let names = [first_name, last_name];
        let mut profile = Profile::new(id, email.to_owned(), default_password(), names);
        profile.country = country.map(str::to_owned);
        profile.is_vip = email.starts_with("vip");
        if email.starts_with("coin") {
            let nickname = "satoshi_fan".to_owned();
            profile.details.insert("nickname".to_owned(), nickname);
        }
        currency.clone_into(&mut profile.currency);
        put(write, &profile)?;
        let first = currencies::of(currency).map_or(0, |bounds| bounds.first_balance);
        set_balance(write, &profile, first, at)?;
    }
    Ok(())
}

/// A player.
///
/// # Errors
/// The database cannot be read.
pub fn get(read: &impl Read, id: u64) -> Result<Option<Profile>> {
    read.get(PROFILES, id)
}

/// The player of a session, who exists as long as that.
///
/// # Errors
/// The player is not signed in.
pub fn signed(read: &impl Read, id: u64) -> std::result::Result<Profile, Refusal> {
    get(read, id)?.ok_or_else(|| Refusal::new(ErrorCode::Unauthorized))
}

/// All players.
///
/// # Errors
/// The database cannot be read.
pub fn all(read: &impl Read) -> Result<Vec<Profile>> {
    read.values(PROFILES, 0, u64::MAX)
}

/// Stores a player.
///
/// # Errors
/// The database cannot be written.
pub fn put(write: &Writing, profile: &Profile) -> Result<()> {
    write.put(PROFILES, profile.id, profile)
}

/// Ends every session of a player.
///
/// # Errors
/// The database cannot be written.
pub fn end_sessions(write: &Writing, player: u64) -> Result<()> {
    match get(write, player)? {
        Some(mut profile) => {
            profile.epoch += 1;
            put(write, &profile)
        }
        None => Ok(()),
    }
}

/// Deposits or withdraws until the balance is this.
///
/// # Errors
/// The database cannot be written.
pub fn set_balance(write: &Writing, profile: &Profile, wanted: i64, at: Timestamp) -> Result<()> {
    let own = Account::Player(profile.id);
    let about = About {
        currency: &profile.currency,
        reason: Reason::Deposit,
        bet: None,
        at,
    };
    let missing = wanted.max(0) - ledger::balance(write, own, about.currency)?;
    let (from, to) = if missing > 0 {
        (Account::Bank, own)
    } else {
        (own, Account::Bank)
    };
    ledger::move_money(write, from, to, missing.abs(), about)
}

fn default_password() -> Secret {
    Secret::of(PASSWORD)
}

fn yes() -> bool {
    true
}

impl Profile {
    /// A player with the settings of the first day.
    pub fn new(
        id: u64,
        email: String,
        password: Secret,
        [first_name, last_name]: [&str; 2],
    ) -> Self {
        Self {
            id,
            email,
            password,
            confirmed: true,
            confirmation: None,
            reset: None,
            epoch: 0,
            first_name: first_name.to_owned(),
            last_name: last_name.to_owned(),
            country: Default::default(),
            is_vip: false,
            language: Locale::ENGLISH.code().to_owned(),
            currency: String::new(),
            opened: Vec::new(),
            mode: ACCEPTS,
            format: OddsFormat::European,
            amounts: BTreeMap::new(),
            push_subscription: None,
            limit_percent: 100,
            statuses: Vec::new(),
            details: BTreeMap::new(),
            phone: None,
            codes_sent: Vec::new(),
        }
    }

    /// Whether this is the player's address.
    pub fn has_email(&self, email: &str) -> bool {
        self.email.to_lowercase() == email.trim().to_lowercase()
    }

    /// Whether this is the player's password.
    pub fn has_password(&self, password: &str) -> bool {
        self.password.fits(password)
    }

    /// Sets the password; earlier sessions end.
    pub fn set_password(&mut self, password: &str) {
        self.password = Secret::of(password);
        self.epoch += 1;
    }

    /// Sets name and code of the country.
    pub fn set_country(&mut self, country: [&str; 2]) {
        self.country = country.map(str::to_owned);
    }

    /// Code of the country.
    pub fn country_code(&self) -> &str {
        let [_, code] = &self.country;
        code
    }

    /// Sets the language of messages.
    pub fn set_language(&mut self, language: String) {
        self.language = language;
    }

    /// Changes the betting settings: what is absent stays unchanged.
    ///
    /// # Errors
    /// An unknown word, invalid quick amounts, or a subscription that is too long.
    pub fn update(&mut self, update: SettingsUpdate) -> std::result::Result<(), Refusal> {
        let wrong = |name: &str| Err(Refusal::about(ErrorCode::InvalidParameter, name));
        if matches!(
            update.auto_accept_odds_change,
            Some(OddsAcceptMode::Unknown(_))
        ) {
            return wrong("auto_accept_odds_change");
        }
        let format = update.odds_type.map(odds_words::format);
        if matches!(format, Some(OddsFormat::Unknown(_))) {
            return wrong("odds_type");
        }
        for stakes in update.stakes.iter().flatten() {
            let are_amounts = (1..=MOST_AMOUNTS).contains(&stakes.amounts.len())
                && stakes.amounts.iter().all(|amount| *amount > 0);
            if !are_amounts || currencies::of(&stakes.currency).is_none() {
                return wrong("stakes");
            }
        }
        let subscription = update.one_signal_push_notification_subscription;
        if (subscription.as_ref()).is_some_and(|id| id.chars().count() > MOST_SUBSCRIPTION) {
            return wrong("one_signal_push_notification_subscription");
        }
        if let Some(id) = subscription {
            self.push_subscription = Some(id).filter(|id| !id.is_empty());
        }
        self.mode = update.auto_accept_odds_change.unwrap_or(self.mode.clone());
        self.format = format.unwrap_or(self.format.clone());
        for stakes in update.stakes.into_iter().flatten() {
            self.amounts.insert(stakes.currency, stakes.amounts);
        }
        Ok(())
    }

    /// Whether the player has confirmed a phone number.
    pub fn is_phone_verified(&self) -> bool {
        self.phone.as_ref().is_some_and(|own| own.verified)
    }

    /// Sets a text that was missing.
    pub fn set_detail(&mut self, field: &str, text: String) {
        match field {
            "first_name" => self.first_name = text,
            "last_name" => self.last_name = text,
            _ => _ = self.details.insert(field.to_owned(), text),
        }
    }

    /// Which of these fields are not filled in.
    pub fn missed(&self, fields: &[String]) -> Vec<String> {
        let is_missed = |field: &&String| match field.as_str() {
            "first_name" => self.first_name.is_empty(),
            "last_name" => self.last_name.is_empty(),
            "mobile_phone" => !self.is_phone_verified(),
            other => !self.details.contains_key(other),
        };
        fields.iter().filter(is_missed).cloned().collect()
    }

    /// The player on the wire.
    pub fn wire(&self) -> Player {
        let [name, code] = self.country.clone();
        let number = self.phone.as_ref().map(|own| own.number.clone());
        Player {
            id: self.id,
            email: Some(self.email.clone()),
            auth_phone_number: number.clone().filter(|_| self.is_phone_verified()),
            mobile_phone: number,
            first_name: Some(self.first_name.clone()),
            last_name: Some(self.last_name.clone()),
            nickname: self.details.get("nickname").cloned(),
            language: self.language.clone(),
            currency: self.currency.clone(),
            auth_fields_missed: Vec::new(),
            statuses: self.statuses.clone(),
            country: Country { name, code },
        }
    }

    /// The player as a holder of bonuses.
    pub fn holder(&self) -> Holder {
        Holder::from(self.wire())
    }

    /// Stakes bets from the account of a currency from now on. The account is opened if it does not exist.
    pub fn use_account(&mut self, currency: &str) {
        if self.opened.is_empty() {
            self.opened.push(self.currency.clone());
        }
        if !self.opened.iter().any(|own| own == currency) {
            self.opened.push(currency.to_owned());
        }
        currency.clone_into(&mut self.currency);
    }

    /// The currency of the first account: in it the player's limits are set and counted, whatever account is used.
    pub fn first_currency(&self) -> &str {
        self.opened.first().unwrap_or(&self.currency)
    }

    /// An amount as the player's limits count it.
    pub fn counted(&self, amount: i64, currency: &str, rounding: Rounding) -> i64 {
        currencies::converted(amount, currency, self.first_currency(), rounding)
    }

    /// The accounts on the wire.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn accounts(&self, read: &impl Read) -> Result<Vec<WireAccount>> {
        let only = std::slice::from_ref(&self.currency);
        let all = if self.opened.is_empty() {
            only
        } else {
            &*self.opened
        };
        let account = |currency: &String| {
            Ok(WireAccount {
                balance: ledger::balance(read, Account::Player(self.id), currency)?,
                active: *currency == self.currency,
                currency: currency.clone(),
            })
        };
        all.iter().map(account).collect()
    }
}
