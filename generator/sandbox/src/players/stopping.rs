//! Knowing when to stop: what a player can set, how much of it is used, and
//! what it refuses.

use api::wire::{ErrorCode, KeepLimit, LimitKind, LimitPeriod, LimitStatus, SetLimit, UserLimit};
use jiff::{SignedDuration, Timestamp};

use super::currencies::{Bounds, Rounding};
use super::own_limits::{self, Own};
use super::plays::{self, Play};
use super::profiles::{self, Profile};
use super::settable::{self, Settable};
use super::store::{self, Failure, Read};
use super::usage::{self, Sums};
use super::{Players, currencies, period};
use crate::locale::Locale;
use crate::refusal::Refusal;

/// A limit of amounts can be so many times the highest stake.
const MOST_STAKES: i64 = 10;

/// What a player's own limits leave of stakes.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// The most for one bet.
    bet: i64,
    /// The most for all that follow.
    all: i64,
}

impl Room {
    /// What the limits leave for a bet.
    pub fn left(&self) -> i64 {
        self.bet.min(self.all).max(0)
    }

    /// Takes the stake of a bet.
    ///
    /// # Errors
    /// It is beyond a limit.
    pub fn take(&mut self, stake: i64, bounds: &Bounds) -> Result<(), Refusal> {
        let left = self.left();
        if stake > left {
            return Err(Refusal::about(ErrorCode::OutOfLimit, bounds.amount(left)));
        }
        self.all -= stake;
        Ok(())
    }
}

/// What a player's own limits leave of stakes now.
///
/// # Errors
/// The database cannot be read.
pub fn room(
    read: &impl Read,
    profile: &Profile,
    own: &[Own],
    now: Timestamp,
) -> store::Result<Room> {
    let mut all = i64::MAX;
    for one in own {
        let (Some(most), Some(period)) = (one.value, &one.period) else {
            continue;
        };
        if let LimitKind::Wager | LimitKind::Loss = one.kind {
            let sums = usage::sums(read, profile.id, period::around(period, now))?;
            all = all.min(most.saturating_sub(used_money(&one.kind, &sums, false)));
        }
    }
    let bet = own_limits::value(own, &LimitKind::Bet, None).unwrap_or(i64::MAX);
    Ok(Room {
        bet: in_use(profile, bet),
        all: in_use(profile, all),
    })
}

/// Whether a player may sign in.
///
/// # Errors
/// The player takes a break, or has used up the time of the day.
pub fn may_enter(read: &impl Read, player: u64, now: Timestamp) -> Result<(), Refusal> {
    let own = own_limits::of(read, player, now)?;
    if let Some(until) = own_limits::excluded_until(&own, now) {
        return Err(Refusal::about(ErrorCode::Excluded, period::in_words(until)));
    }
    match plays::of(read, player)? {
        Some(play) => play.check_activity(&own, now),
        None => Ok(()),
    }
}

impl Players {
    /// `GET /user_limits`: all that a player can set, set or not. Names are in a language.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn user_limits(
        &self,
        player: u64,
        locale: Locale,
        now: Timestamp,
    ) -> Result<Vec<UserLimit>, Refusal> {
        let read = self.store.read()?;
        let profile = profiles::signed(&read, player)?;
        let currency = profile.first_currency();
        let bounds = currencies::of(currency);
        let bounds = bounds.ok_or_else(|| Refusal::about(ErrorCode::InvalidCurrency, currency))?;
        let listing = Listing {
            own: own_limits::of(&read, player, now)?,
            play: plays::of(&read, player)?,
            bounds,
            is_net: settable::is_net(profile.country_code()),
            delay: self.steering().limit_delay.as_secs(),
            locale,
            now,
        };
        let mut all = Vec::new();
        for settable in settable::of(profile.country_code()) {
            for period in settable.periods() {
                let window = period.map(|period| period::around(period, now));
                let sums = match window {
                    Some(window) => usage::sums(&read, player, window)?,
                    None => Sums::default(),
                };
                all.push(listing.limit(settable, period, window, &sums));
            }
        }
        Ok(all)
    }

    /// `POST /user_limits`. Returns whether the change ended every session of the player.
    ///
    /// # Errors
    /// There is no such limit, or it cannot have this value.
    pub fn set_limit(
        &self,
        player: u64,
        wanted: &SetLimit,
        now: Timestamp,
    ) -> Result<bool, Refusal> {
        let limits = self.user_limits(player, Locale::ENGLISH, now)?;
        let known = limits
            .iter()
            .find(|own| own.kind == wanted.kind && own.period == wanted.period);
        let known = known.ok_or_else(|| Refusal::about(ErrorCode::InvalidParameter, "type"))?;
        if !can_be(known, wanted.value) {
            return Err(Refusal::about(ErrorCode::InvalidParameter, "value"));
        }
        let until = ends_at(&wanted.kind, wanted.value, now);
        let delay = self.steering().limit_delay;
        let write = self.store.write()?;
        let which = (&wanted.kind, wanted.period.as_ref());
        own_limits::change(&write, player, which, now, |own| match until {
            Some(until) => own.extend(until),
            None => own.set(wanted.value, now, delay),
        })?;
        if until.is_some() {
            profiles::end_sessions(&write, player)?;
        }
        write.commit()?;
        Ok(until.is_some())
    }

    /// `POST /user_limits/keep`: a change that waits is dropped.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn keep_limit(&self, player: u64, kept: &KeepLimit, now: Timestamp) -> store::Result<()> {
        let write = self.store.write()?;
        let which = (&kept.kind, kept.period.as_ref());
        own_limits::change(&write, player, which, now, |own| own.pending = None)?;
        write.commit()
    }

    /// As [`may_enter`].
    ///
    /// # Errors
    /// The player may not.
    pub fn may_enter(&self, player: u64, now: Timestamp) -> Result<(), Refusal> {
        may_enter(&self.store.read()?, player, now)
    }

    /// Sets a limit at once, whatever it was, and ends breaks; for a test.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn force_limit(
        &self,
        player: u64,
        wanted: &SetLimit,
        now: Timestamp,
    ) -> Result<(), Failure> {
        let write = self.store.write()?;
        let which = (&wanted.kind, wanted.period.as_ref());
        own_limits::change(&write, player, which, now, |own| {
            own.value = wanted.value;
            own.pending = None;
            own.until = None;
        })?;
        write.commit()
    }
}

/// What is needed to list a player's limits.
struct Listing {
    own: Vec<Own>,
    play: Option<Play>,
    bounds: &'static Bounds,
    is_net: bool,
    delay: i64,
    locale: Locale,
    now: Timestamp,
}

impl Listing {
    fn limit(
        &self,
        settable: &Settable,
        period: Option<&LimitPeriod>,
        window: Option<(Timestamp, Timestamp)>,
        sums: &Sums,
    ) -> UserLimit {
        let (kind, choices) = (&settable.kind, settable.choices.clone());
        let own = self.own.iter().find(|own| own.is(kind, period));
        let value = own.and_then(|own| own.value);
        let pending = own.and_then(|own| own.pending);
        let (min, max) = match (choices.first(), choices.last()) {
            (Some(first), Some(last)) => (*first, *last),
            _ if *kind == LimitKind::Bet => (self.bounds.min, self.bounds.max),
            _ => (self.bounds.min, self.bounds.max * MOST_STAKES),
        };
        UserLimit {
            kind: kind.clone(),
            status: match (value, pending) {
                (_, Some(waits)) if waits.value.is_none() => LimitStatus::UnconfirmedDisabled,
                (_, Some(_)) => LimitStatus::Unconfirmed,
                (Some(_), None) => LimitStatus::Active,
                (None, None) => LimitStatus::Disabled,
            },
            period: period.cloned(),
            basis: settable.basis.clone(),
            name: settable.name(self.locale),
            value,
            min: Some(min),
            max: Some(max),
            used: self.used(kind, window, sums),
            currency: choices.is_empty().then(|| self.bounds.code.to_owned()),
            choices,
            resets_at: window.map(|(_, end)| end),
            pending,
            delay: self.delay,
        }
    }

    fn used(&self, kind: &LimitKind, window: Option<(Timestamp, Timestamp)>, sums: &Sums) -> i64 {
        let (own, now) = (&self.own, self.now);
        match (kind, &self.play, window) {
            (LimitKind::SportsbookSession, Some(play), _) => play.length(own, now),
            (LimitKind::Time, Some(play), Some(window)) => play.time(own, window, now),
            (LimitKind::Activity, Some(play), _) => play.activity(now),
            _ => used_money(kind, sums, self.is_net),
        }
    }
}

fn used_money(kind: &LimitKind, sums: &Sums, is_net: bool) -> i64 {
    match kind {
        LimitKind::Wager => sums.stakes,
        LimitKind::Loss => sums.loss(),
        LimitKind::Deposit => sums.paid_in(is_net),
        _ => 0,
    }
}

/// Whether a limit can have this value. A break needs one.
fn can_be(limit: &UserLimit, value: Option<i64>) -> bool {
    let Some(value) = value else {
        return !matches!(limit.kind, LimitKind::Coolingoff | LimitKind::Selfexclusion);
    };
    let is_between =
        limit.min.is_none_or(|min| value >= min) && limit.max.is_none_or(|max| value <= max);
    is_between && (limit.choices.is_empty() || limit.choices.contains(&value))
}

/// When a time-out or a self-exclusion ends; none for other limits.
fn ends_at(kind: &LimitKind, value: Option<i64>, now: Timestamp) -> Option<Timestamp> {
    let value = value?;
    match kind {
        LimitKind::Coolingoff => Some(now + SignedDuration::from_secs(value)),
        LimitKind::Selfexclusion => Some(period::months_later(now, value)),
        _ => None,
    }
}

/// What an amount of the currency in which limits are set allows in the account that is used.
pub fn in_use(profile: &Profile, amount: i64) -> i64 {
    currencies::converted(
        amount,
        profile.first_currency(),
        &profile.currency,
        Rounding::Down,
    )
}
