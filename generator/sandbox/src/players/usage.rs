//! What a player staked, got back, deposited and withdrew, by the clock of the world: what limits count.
//!
//! The ledger has the same movements by real time, which tests do not move.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::store::{Read, Result, Table, Writing};

/// By player and number, from 1.
const USES: Table<(u64, u64)> = Table::new("limit-uses");
/// By player: the number of uses.
const COUNT: Table<u64> = Table::new("limit-use-count");
/// By player: the sum of all stakes; none in data of older versions, until the next stake.
const STAKED: Table<u64> = Table::new("limit-staked");

/// From the first moment to the last.
const EVER: (Timestamp, Timestamp) = (Timestamp::MIN, Timestamp::MAX);

/// What happened to a player's own money.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Use {
    /// Staked; a stake that is given back is one below zero, at the time of the stake.
    Stake,
    /// Paid out.
    Return,
    /// Deposited; a pending deposit that fails is one below zero, at the time of the deposit.
    Deposit,
    /// Withdrawn.
    Withdrawal,
}

#[derive(Serialize, Deserialize)]
struct Entry {
    what: Use,
    amount: i64,
    at: Timestamp,
}

/// What happened in a period, in subunits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sums {
    /// Staked.
    pub stakes: i64,
    /// Paid out.
    pub returns: i64,
    /// Deposited.
    pub deposits: i64,
    /// Withdrawn.
    pub withdrawals: i64,
}

/// Records what happened to a player's money.
///
/// # Errors
/// The database cannot be written.
pub fn note(write: &Writing, player: u64, what: Use, amount: i64, at: Timestamp) -> Result<()> {
    if amount == 0 {
        return Ok(());
    }
    if what == Use::Stake {
        let all = staked(write, player)? + amount;
        write.put(STAKED, player, &all)?;
    }
    let number = write.get::<_, u64>(COUNT, player)?.unwrap_or(0) + 1;
    write.put(COUNT, player, &number)?;
    write.put(USES, (player, number), &Entry { what, amount, at })
}

/// What happened from a moment until before another one.
///
/// # Errors
/// The database cannot be read.
pub fn sums(read: &impl Read, player: u64, (from, to): (Timestamp, Timestamp)) -> Result<Sums> {
    let entries: Vec<Entry> = read.values(USES, (player, 0), (player, u64::MAX))?;
    let mut sums = Sums::default();
    for entry in entries.iter().filter(|one| (from..to).contains(&one.at)) {
        let sum = match entry.what {
            Use::Stake => &mut sums.stakes,
            Use::Return => &mut sums.returns,
            Use::Deposit => &mut sums.deposits,
            Use::Withdrawal => &mut sums.withdrawals,
        };
        *sum += entry.amount;
    }
    Ok(sums)
}

/// What was ever staked, without adding all stakes up.
///
/// # Errors
/// The database cannot be read.
pub fn staked(read: &impl Read, player: u64) -> Result<i64> {
    match read.get(STAKED, player)? {
        Some(all) => Ok(all),
        None => Ok(sums(read, player, EVER)?.stakes),
    }
}

impl Sums {
    /// What was lost; below zero when more was won than staked.
    pub fn loss(&self) -> i64 {
        self.stakes - self.returns
    }

    /// What counts towards a limit of deposits, gross or net of withdrawals.
    pub fn paid_in(&self, is_net: bool) -> i64 {
        self.deposits - if is_net { self.withdrawals } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::players::store::Store;

    #[test]
    fn the_sum_of_stakes_is_kept_and_made_up_for_older_data() {
        let store = Store::in_memory().expect("opens");
        let write = store.write().expect("writes");
        let stake = |amount| {
            note(&write, 1, Use::Stake, amount, Timestamp::UNIX_EPOCH).expect("writes");
            staked(&write, 1).expect("reads")
        };
        assert_eq!([stake(500), stake(-200)], [500, 300]);
        note(&write, 1, Use::Deposit, 900, Timestamp::UNIX_EPOCH).expect("writes");
        assert!(write.remove(STAKED, 1).expect("writes"), "it was kept");
        assert_eq!(staked(&write, 1), Ok(300));
        assert_eq!([stake(50), stake(50)], [350, 400]);
        assert_eq!(staked(&write, 2), Ok(0));
    }

    #[test]
    fn only_a_net_limit_counts_withdrawals() {
        let sums = Sums {
            deposits: 900,
            withdrawals: 1_000,
            ..Sums::default()
        };
        assert_eq!([sums.paid_in(false), sums.paid_in(true)], [900, -100]);
    }
}
