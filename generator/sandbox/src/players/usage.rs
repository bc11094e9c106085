//! What a player staked, got back and deposited, by the clock of the world: what limits count.
//!
//! The ledger has the same movements by real time, which tests do not move.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::store::{Read, Result, Table, Writing};

/// By player and number, from 1.
const USES: Table<(u64, u64)> = Table::new("limit-uses");
/// By player: the number of uses.
const COUNT: Table<u64> = Table::new("limit-use-count");

/// What happened to a player's own money.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Use {
    /// Staked; a stake that is given back is one below zero, at the time of the stake.
    Stake,
    /// Paid out.
    Return,
    /// Deposited.
    Deposit,
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
}

/// Records what happened to a player's money.
///
/// # Errors
/// The database cannot be written.
pub fn note(write: &Writing, player: u64, what: Use, amount: i64, at: Timestamp) -> Result<()> {
    if amount == 0 {
        return Ok(());
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
        };
        *sum += entry.amount;
    }
    Ok(sums)
}

impl Sums {
    /// What was lost; below zero when more was won than staked.
    pub fn loss(&self) -> i64 {
        self.stakes - self.returns
    }
}
