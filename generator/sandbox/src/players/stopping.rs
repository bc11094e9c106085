//! Knowing when to stop (spec 3, user limit): what a player can set, how much of it is used, and
//! what it refuses.

use api::wire::{KeepLimit, LimitBasis, LimitKind, LimitPeriod, LimitStatus, SetLimit, UserLimit};
use jiff::{SignedDuration, Timestamp};

use super::currencies::{Bounds, Rounding};
use super::ledger::{self, About, Account, Reason};
use super::own_limits::{self, Own};
use super::plays::{self, Play};
use super::profiles::{self, Profile};
use super::store::{self, Failure, Read};
use super::usage::{self, Sums, Use};
use super::{Players, currencies, period};
use crate::refusal::Refusal;

const DAY: i64 = 86_400;

/// Lengths of a time-out, in seconds.
const BREAKS: [i64; 4] = [DAY, 7 * DAY, 30 * DAY, 42 * DAY];
/// Lengths of a self-exclusion, in months.
const EXCLUSIONS: [i64; 4] = [6, 12, 24, 60];
/// Seconds between reality checks.
const CHECKS: [i64; 5] = [900, 1_800, 2_700, 3_600, 7_200];
/// Seconds of one session, and of a day's activity.
const SESSIONS: [i64; 7] = [900, 1_800, 3_600, 7_200, 10_800, 14_400, 28_800];

/// A limit of amounts can be so many times the highest stake.
const MOST_STAKES: i64 = 10;

/// What a player can set, in the order of the list.
static OFFERED: [(LimitKind, Option<LimitPeriod>); 19] = {
    use LimitKind as Kind;
    use LimitPeriod::{Day, Month, Week};
    [
        (Kind::Deposit, Some(Day)),
        (Kind::Deposit, Some(Week)),
        (Kind::Deposit, Some(Month)),
        (Kind::Loss, Some(Day)),
        (Kind::Loss, Some(Week)),
        (Kind::Loss, Some(Month)),
        (Kind::Wager, Some(Day)),
        (Kind::Wager, Some(Week)),
        (Kind::Wager, Some(Month)),
        (Kind::Bet, None),
        (Kind::SportsbookSession, None),
        (Kind::Session, None),
        (Kind::Time, Some(Day)),
        (Kind::Time, Some(Week)),
        (Kind::Time, Some(Month)),
        (Kind::Activity, Some(Day)),
        (Kind::RealityCheck, None),
        (Kind::Coolingoff, None),
        (Kind::Selfexclusion, None),
    ]
};

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
            return Err(Refusal::about("out_of_limit", bounds.amount(left)));
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
            all = all.min(most.saturating_sub(used_money(&one.kind, &sums)));
        }
    }
    let bet = own_limits::value(own, &LimitKind::Bet, None).unwrap_or(i64::MAX);
    Ok(Room {
        bet: in_use(profile, bet),
        all: in_use(profile, all),
    })
}

impl Players {
    /// `GET /user_limits`: all that a player can set, set or not.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn user_limits(&self, player: u64, now: Timestamp) -> Result<Vec<UserLimit>, Refusal> {
        let read = self.store.read()?;
        let profile = profiles::signed(&read, player)?;
        let currency = profile.first_currency();
        let bounds = currencies::of(currency);
        let bounds = bounds.ok_or_else(|| Refusal::about("invalid_currency", currency))?;
        let listing = Listing {
            own: own_limits::of(&read, player, now)?,
            play: plays::of(&read, player)?,
            bounds,
            delay: self.steering().limit_delay.as_secs(),
            now,
        };
        let mut all = Vec::new();
        for (kind, period) in &OFFERED {
            let window = period.as_ref().map(|period| period::around(period, now));
            let sums = match window {
                Some(window) => usage::sums(&read, player, window)?,
                None => Sums::default(),
            };
            all.push(listing.limit(kind, period.as_ref(), window, &sums));
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
        let limits = self.user_limits(player, now)?;
        let known = limits
            .iter()
            .find(|own| own.kind == wanted.kind && own.period == wanted.period);
        let known = known.ok_or_else(|| Refusal::about("invalid_parameter", "type"))?;
        if !can_be(known, wanted.value) {
            return Err(Refusal::about("invalid_parameter", "value"));
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

    /// Whether a player may sign in.
    ///
    /// # Errors
    /// The player takes a break, or has used up the time of the day.
    pub fn may_enter(&self, player: u64, now: Timestamp) -> Result<(), Refusal> {
        let read = self.store.read()?;
        let own = own_limits::of(&read, player, now)?;
        if let Some(until) = own_limits::excluded_until(&own, now) {
            return Err(Refusal::about("excluded", period::in_words(until)));
        }
        match plays::of(&read, player)? {
            Some(play) => play.check_activity(&own, now),
            None => Ok(()),
        }
    }

    /// Deposits an amount within the player's limits.
    ///
    /// # Errors
    /// It is beyond a limit, or no amount.
    pub fn deposit(
        &self,
        player: u64,
        amount: i64,
        today: Timestamp,
        at: Timestamp,
    ) -> Result<(), Refusal> {
        let write = self.store.write()?;
        let profile = profiles::get(&write, player)?;
        let profile = profile.ok_or_else(|| Refusal::about("invalid_parameter", "player_id"))?;
        if amount <= 0 {
            return Err(Refusal::about("invalid_parameter", "amount"));
        }
        let own = own_limits::of(&write, player, today)?;
        let left = deposit_room(&write, &profile, &own, today)?;
        if amount > left {
            let bounds = currencies::of(&profile.currency);
            let left = bounds.map(|own| own.amount(left)).unwrap_or_default();
            return Err(Refusal::about("deposit_limit", left));
        }
        let about = About {
            currency: &profile.currency,
            reason: Reason::Deposit,
            bet: None,
            at,
        };
        ledger::move_money(
            &write,
            Account::Bank,
            Account::Player(player),
            amount,
            about,
        )?;
        let counted = profile.counted(amount, &profile.currency, Rounding::Up);
        usage::note(&write, player, Use::Deposit, counted, today)?;
        Ok(write.commit()?)
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
    delay: i64,
    now: Timestamp,
}

impl Listing {
    fn limit(
        &self,
        kind: &LimitKind,
        period: Option<&LimitPeriod>,
        window: Option<(Timestamp, Timestamp)>,
        sums: &Sums,
    ) -> UserLimit {
        let own = self.own.iter().find(|own| own.is(kind, period));
        let value = own.and_then(|own| own.value);
        let pending = own.and_then(|own| own.pending);
        let choices = choices(kind);
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
            basis: (*kind == LimitKind::Deposit).then_some(LimitBasis::Gross),
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
            _ => used_money(kind, sums),
        }
    }
}

fn used_money(kind: &LimitKind, sums: &Sums) -> i64 {
    match kind {
        LimitKind::Wager => sums.stakes,
        LimitKind::Loss => sums.loss(),
        LimitKind::Deposit => sums.deposits,
        _ => 0,
    }
}

/// What can be set of a limit of time; empty for amounts.
fn choices(kind: &LimitKind) -> Vec<i64> {
    match kind {
        LimitKind::SportsbookSession | LimitKind::Session | LimitKind::Activity => SESSIONS.into(),
        LimitKind::Time => SESSIONS
            .into_iter()
            .chain([10 * 3_600, 20 * 3_600])
            .collect(),
        LimitKind::RealityCheck => CHECKS.into(),
        LimitKind::Coolingoff => BREAKS.into(),
        LimitKind::Selfexclusion => EXCLUSIONS.into(),
        _ => Vec::new(),
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

fn deposit_room(
    read: &impl Read,
    profile: &Profile,
    own: &[Own],
    now: Timestamp,
) -> store::Result<i64> {
    let mut left = i64::MAX;
    for one in own.iter().filter(|one| one.kind == LimitKind::Deposit) {
        if let (Some(most), Some(period)) = (one.value, &one.period) {
            let sums = usage::sums(read, profile.id, period::around(period, now))?;
            left = left.min((most - sums.deposits).max(0));
        }
    }
    Ok(in_use(profile, left))
}

/// What an amount of the currency in which limits are set allows in the account that is used.
fn in_use(profile: &Profile, amount: i64) -> i64 {
    currencies::converted(
        amount,
        profile.first_currency(),
        &profile.currency,
        Rounding::Down,
    )
}
