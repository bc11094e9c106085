//! Money that players pay in, at once or later, and take out.
//!
//! The limits are checked when a payment is made. From then on it counts towards them, also while it is pending: a
//! second one must not get past them meanwhile.

use api::wire::{ErrorCode, LimitKind};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::currencies::{self, Rounding};
use super::ledger::{self, About, Account, Reason};
use super::own_limits::{self, Own};
use super::profiles::{self, Profile};
use super::store::{self, Read, Table, Writing};
use super::usage::{self, Use};
use super::{Players, period, settable, stopping};
use crate::refusal::Refusal;

/// Payments that are pending, by number.
const PENDING: Table<u64> = Table::new("pending-deposits");
/// Number of payments that ever were.
const COUNT: Table<&str> = Table::new("pending-deposit-count");

/// A payment whose money has not arrived.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Pending {
    number: u64,
    player: u64,
    amount: i64,
    currency: String,
    /// What it counts towards limits.
    counted: i64,
    /// When it was made, by the clock of the world.
    made: Timestamp,
    /// When its money arrives, by the wall time of the clock.
    due: Timestamp,
}

/// A payment that has ended.
#[derive(Debug, PartialEq, Eq)]
pub struct EndedPayment {
    /// Who paid.
    pub player: u64,
    /// In subunits of its currency.
    pub amount: i64,
    /// Code of its currency.
    pub currency: String,
    /// Whether the money has arrived; otherwise the payment has failed.
    pub has_arrived: bool,
}

impl Players {
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
        let (profile, _) = count_in(&write, player, amount, today)?;
        arrive(&write, player, amount, &profile.currency, at)?;
        Ok(write.commit()?)
    }

    /// Makes a payment within the player's limits, whose money arrives later.
    ///
    /// # Errors
    /// It is beyond a limit, or no amount.
    pub fn deposit_later(
        &self,
        player: u64,
        amount: i64,
        today: Timestamp,
        due: Timestamp,
    ) -> Result<(), Refusal> {
        let write = self.store.write()?;
        let (profile, counted) = count_in(&write, player, amount, today)?;
        let number = write.get::<_, u64>(COUNT, "")?.unwrap_or(0) + 1;
        write.put(COUNT, "", &number)?;
        let pending = Pending {
            number,
            player,
            amount,
            currency: profile.currency,
            counted,
            made: today,
            due,
        };
        write.put(PENDING, number, &pending)?;
        Ok(write.commit()?)
    }

    /// Lets the money arrive that is due. A payment of a player who takes a break meanwhile fails: it goes back, and
    /// counts no more. Returns the payments that have ended.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn carry_out_deposits(
        &self,
        today: Timestamp,
        now: Timestamp,
    ) -> store::Result<Vec<EndedPayment>> {
        if due(&self.store.read()?, now)?.is_empty() {
            return Ok(Vec::new());
        }
        let write = self.store.write()?;
        let mut ended = Vec::new();
        for one in due(&write, now)? {
            write.remove(PENDING, one.number)?;
            let own = own_limits::of(&write, one.player, today)?;
            let has_arrived = own_limits::excluded_until(&own, today).is_none();
            if has_arrived {
                arrive(&write, one.player, one.amount, &one.currency, now)?;
            } else {
                usage::note(&write, one.player, Use::Deposit, -one.counted, one.made)?;
            }
            ended.push(EndedPayment {
                player: one.player,
                amount: one.amount,
                currency: one.currency,
                has_arrived,
            });
        }
        write.commit()?;
        Ok(ended)
    }

    /// Takes an amount out of the account in use.
    ///
    /// # Errors
    /// It is no amount, or more than there is.
    pub fn withdraw(
        &self,
        player: u64,
        amount: i64,
        today: Timestamp,
        at: Timestamp,
    ) -> Result<(), Refusal> {
        let write = self.store.write()?;
        let profile = existing(&write, player, amount)?;
        let own = Account::Player(player);
        if amount > ledger::balance(&write, own, &profile.currency)? {
            return Err(Refusal::new(ErrorCode::InsufficientFunds));
        }
        ledger::move_money(
            &write,
            own,
            Account::Bank,
            amount,
            about(&profile.currency, at),
        )?;
        let counted = profile.counted(amount, &profile.currency, Rounding::Down);
        usage::note(&write, player, Use::Withdrawal, counted, today)?;
        Ok(write.commit()?)
    }
}

/// The player who pays in or takes out an amount.
fn existing(read: &impl Read, player: u64, amount: i64) -> Result<Profile, Refusal> {
    let profile = profiles::get(read, player)?;
    let profile =
        profile.ok_or_else(|| Refusal::about(ErrorCode::InvalidParameter, "player_id"))?;
    if amount <= 0 {
        return Err(Refusal::about(ErrorCode::InvalidParameter, "amount"));
    }
    Ok(profile)
}

/// Counts a payment towards the player's limits; returns what it counts.
fn count_in(
    write: &Writing,
    player: u64,
    amount: i64,
    today: Timestamp,
) -> Result<(Profile, i64), Refusal> {
    let profile = existing(write, player, amount)?;
    let own = own_limits::of(write, player, today)?;
    let left = room(write, &profile, &own, today)?;
    if amount > left {
        let bounds = currencies::of(&profile.currency);
        let left = bounds.map(|own| own.amount(left)).unwrap_or_default();
        return Err(Refusal::about(ErrorCode::DepositLimit, left));
    }
    let counted = profile.counted(amount, &profile.currency, Rounding::Up);
    usage::note(write, player, Use::Deposit, counted, today)?;
    Ok((profile, counted))
}

/// What the limits leave for deposits.
fn room(read: &impl Read, profile: &Profile, own: &[Own], now: Timestamp) -> store::Result<i64> {
    let is_net = settable::is_net(profile.country_code());
    let mut left = i64::MAX;
    for one in own.iter().filter(|one| one.kind == LimitKind::Deposit) {
        if let (Some(most), Some(period)) = (one.value, &one.period) {
            let sums = usage::sums(read, profile.id, period::around(period, now))?;
            left = left.min((most - sums.paid_in(is_net)).max(0));
        }
    }
    Ok(stopping::in_use(profile, left))
}

/// Moves the money of a payment to the player.
fn arrive(
    write: &Writing,
    player: u64,
    amount: i64,
    currency: &str,
    at: Timestamp,
) -> store::Result<()> {
    let to = Account::Player(player);
    ledger::move_money(write, Account::Bank, to, amount, about(currency, at))
}

fn about(currency: &str, at: Timestamp) -> About<'_> {
    About {
        currency,
        reason: Reason::Deposit,
        bet: None,
        at,
    }
}

fn due(read: &impl Read, now: Timestamp) -> store::Result<Vec<Pending>> {
    let mut all: Vec<Pending> = read.values(PENDING, 0, u64::MAX)?;
    all.retain(|one| one.due <= now);
    Ok(all)
}
