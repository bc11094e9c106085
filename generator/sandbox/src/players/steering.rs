//! What tests control about players: delays, refusals, providers that are down.

use std::collections::HashSet;
use std::time::Duration;

use api::wire::{Provider, SignUpField};
use jiff::{SignedDuration, Timestamp};
use serde::Deserialize;

use super::product::Product;
use crate::refusal::Refusal;

/// How accounts are opened; tests steer it.
#[derive(Clone, Debug)]
pub struct Opening {
    /// Whether anybody can open one.
    pub open: bool,
    /// Whether players can sign in.
    pub sign_in: bool,
    /// What a new player is asked for beside e-mail address and password, in order.
    pub fields: Vec<SignUpField>,
    /// Whether the address must be confirmed before the player can sign in.
    pub confirmation: bool,
    /// Lifetime of the links in mails.
    pub token_time: SignedDuration,
    /// Code of the country in which every visitor seems to be.
    pub country: Option<String>,
    /// Codes of the countries from which nobody can open an account or sign in.
    pub blocked: Vec<String>,
    /// How long an address is locked after several wrong passwords.
    pub lock_time: SignedDuration,
    /// How long a player waits before another code can be sent by text message.
    pub resend_time: SignedDuration,
    /// Fields that a player must have filled in before a deposit.
    pub deposit_fields: Vec<String>,
    /// Whether players sign in with phone numbers that are not verified, too.
    pub unverified_numbers: bool,
}

impl Opening {
    /// Whether visitors seem to be in a country that is blocked.
    pub fn is_blocked(&self) -> bool {
        let country = self.country.as_ref();
        country.is_some_and(|code| self.blocked.contains(code))
    }
}

impl Default for Opening {
    fn default() -> Self {
        Self {
            open: true,
            sign_in: true,
            fields: vec![
                SignUpField::FirstName,
                SignUpField::LastName,
                SignUpField::Country,
                SignUpField::Currency,
                SignUpField::Terms,
            ],
            confirmation: false,
            token_time: SignedDuration::from_hours(6),
            country: Some("za".to_owned()),
            blocked: Vec::new(),
            lock_time: SignedDuration::from_hours(1),
            resend_time: SignedDuration::from_secs(60),
            deposit_fields: Vec::new(),
            unverified_numbers: false,
        }
    }
}

/// Delays of the operator, by the wall time of its clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// Until a bet on a live match is accepted.
    pub live_delay: Duration,
    /// Until a trader has accepted a bet of a VIP player, unless a test decides it earlier.
    pub trader: Duration,
    /// From the results of a bet to its payment.
    pub processing: Duration,
    /// From a cash-out to its payment.
    pub cashout: Duration,
}

/// What is steered.
#[derive(Debug)]
pub struct Steering {
    /// The delays.
    pub pace: Pace,
    /// How accounts are opened.
    pub opening: Opening,
    /// Refusals to come, in this order.
    pub planned: Vec<Planned>,
    /// Providers that take no bets.
    pub down: HashSet<Provider>,
    /// Products that nobody can open.
    pub closed: HashSet<Product>,
    /// How long a raised or removed limit waits, by the clock of the world.
    pub limit_delay: SignedDuration,
    /// Whether the settings say the formats of odds in the other vocabulary.
    pub other_odds_words: bool,
}

impl Default for Steering {
    fn default() -> Self {
        Self {
            pace: Pace::default(),
            opening: Opening::default(),
            planned: Vec::new(),
            down: HashSet::new(),
            closed: HashSet::new(),
            limit_delay: SignedDuration::from_hours(24),
            other_odds_words: false,
        }
    }
}

/// A refusal that a test requested.
#[derive(Clone, Debug)]
pub struct Planned {
    /// The calls it applies to.
    pub call: Call,
    /// The refusal.
    pub refusal: Refusal,
    /// Index of the bet in the call; all if absent.
    pub bet: Option<usize>,
    /// Number of calls.
    pub times: u32,
}

/// Calls that can be refused on demand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Call {
    /// `POST /bets`
    #[default]
    Place,
    /// `POST /bets/cashout`
    Cashout,
    /// The review of a submitted bet.
    Decide,
}

impl Default for Pace {
    fn default() -> Self {
        Self {
            live_delay: Duration::from_secs(3),
            trader: Duration::from_secs(10),
            processing: Duration::from_secs(1),
            cashout: Duration::from_millis(1500),
        }
    }
}

impl Steering {
    /// The refusal for this call; counts it as used.
    pub fn next(&mut self, call: Call) -> Option<Planned> {
        let at = self
            .planned
            .iter()
            .position(|planned| planned.call == call)?;
        self.planned[at].times = self.planned[at].times.saturating_sub(1);
        if self.planned[at].times == 0 {
            return Some(self.planned.remove(at));
        }
        Some(self.planned[at].clone())
    }
}

impl Planned {
    /// The refusal of a call with this many bets.
    pub fn of_call(self, bets: usize) -> Refusal {
        let is_meant = |place| self.bet.is_none_or(|own| own == place);
        let by_bet = (0..bets).map(|place| is_meant(place).then(|| self.refusal.clone()));
        Refusal::of_bets(by_bet.collect())
    }
}

/// When an action with this delay is due; none without a delay.
pub fn due(now: Timestamp, after: Duration) -> Option<Timestamp> {
    let after = SignedDuration::try_from(after).unwrap_or(SignedDuration::MAX);
    (!after.is_zero()).then(|| now.saturating_add(after).unwrap_or(Timestamp::MAX))
}
