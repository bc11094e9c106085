//! The ledger: money is never created, only moved. Every movement has a source and a target, so the
//! sum over all accounts of a currency is always zero.

use std::collections::{BTreeMap, BTreeSet};

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::store::{Failure, Read, Result, Table, Writing};

/// By name of the account.
const BALANCES: Table<&str> = Table::new("balances");
/// By number, from 1.
const MOVEMENTS: Table<u64> = Table::new("movements");
/// Number of movements.
const COUNT: Table<&str> = Table::new("movement-count");

/// An account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Account {
    /// A player's balance. Never below zero.
    Player(u64),
    /// Stakes of a player's open bets. Never below zero.
    Stakes(u64),
    /// The bookmaker's account, which wins stakes and pays returns.
    House,
    /// The bookmaker's bonus account, which pays the stakes of freebets.
    Bonuses,
    /// The outside world, which deposits come from.
    Bank,
}

/// Why money moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// A deposit or a withdrawal.
    Deposit,
    /// Staked on a bet.
    Stake,
    /// A bet was rejected or cancelled.
    StakeBack,
    /// A bet is settled: its stake moves to the bookmaker.
    Decided,
    /// The payout of a settled bet.
    Win,
    /// A payout before settlement.
    Cashout,
}

/// One movement of money.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Movement {
    /// Name of the source account.
    pub from: String,
    /// Name of the target account.
    pub to: String,
    /// In subunits; above zero.
    pub amount: i64,
    /// The reason.
    pub reason: Reason,
    /// Number of the bet.
    pub bet: Option<u64>,
    /// The time.
    pub at: Timestamp,
}

/// Details of a movement.
#[derive(Clone, Copy, Debug)]
pub struct About<'a> {
    /// The currency.
    pub currency: &'a str,
    /// The reason.
    pub reason: Reason,
    /// Number of the bet.
    pub bet: Option<u64>,
    /// The time.
    pub at: Timestamp,
}

impl Account {
    fn name(self, currency: &str) -> String {
        match self {
            Self::Player(id) => format!("player:{id}:{currency}"),
            Self::Stakes(id) => format!("stakes:{id}:{currency}"),
            Self::House => format!("house:{currency}"),
            Self::Bonuses => format!("bonuses:{currency}"),
            Self::Bank => format!("bank:{currency}"),
        }
    }

    /// Whether its balance may be negative.
    fn is_the_operators(self) -> bool {
        matches!(self, Self::House | Self::Bonuses | Self::Bank)
    }
}

/// The balance of an account.
///
/// # Errors
/// The database cannot be read.
pub fn balance(read: &impl Read, account: Account, currency: &str) -> Result<i64> {
    balance_of(read, &account.name(currency))
}

/// Balances of all accounts that were ever used, by name.
///
/// # Errors
/// The database cannot be read.
pub fn balances(read: &impl Read) -> Result<BTreeMap<String, i64>> {
    let movements = movements(read)?.into_iter();
    let names: BTreeSet<String> = movements.flat_map(|one| [one.from, one.to]).collect();
    let balance = |name: String| Ok((name.clone(), balance_of(read, &name)?));
    names.into_iter().map(balance).collect()
}

/// Every movement, the oldest first.
///
/// # Errors
/// The database cannot be read.
pub fn movements(read: &impl Read) -> Result<Vec<Movement>> {
    read.values(MOVEMENTS, 0, u64::MAX)
}

/// Moves money. An amount of zero is not recorded.
///
/// # Errors
/// The source's balance is too low, or the database cannot be written.
pub fn move_money(
    write: &Writing,
    from: Account,
    to: Account,
    amount: i64,
    about: About,
) -> Result<()> {
    if amount == 0 {
        return Ok(());
    }
    let names = [from.name(about.currency), to.name(about.currency)];
    let source = balance_of(write, &names[0])?;
    if amount < 0 || (source < amount && !from.is_the_operators()) {
        return Err(Failure::Short);
    }
    write.put(BALANCES, &names[0], &(source - amount))?;
    let target = balance_of(write, &names[1])?;
    write.put(BALANCES, &names[1], &(target + amount))?;
    let number = write.get::<_, u64>(COUNT, "count")?.unwrap_or(0) + 1;
    write.put(COUNT, "count", &number)?;
    let [from, to] = names;
    let movement = Movement {
        from,
        to,
        amount,
        reason: about.reason,
        bet: about.bet,
        at: about.at,
    };
    write.put(MOVEMENTS, number, &movement)
}

fn balance_of(read: &impl Read, name: &str) -> Result<i64> {
    Ok(read.get(BALANCES, name)?.unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::players::store::Store;

    fn about(currency: &str) -> About<'_> {
        About {
            currency,
            reason: Reason::Deposit,
            bet: None,
            at: Timestamp::UNIX_EPOCH,
        }
    }

    #[test]
    fn a_movement_changes_both_accounts_alike() {
        let store = Store::in_memory().expect("opens");
        let write = store.write().expect("writes");
        let player = Account::Player(1);
        for (from, to, amount, moves) in [
            (Account::Bank, player, 500, true),
            (player, Account::Stakes(1), 200, true),
            (player, Account::Stakes(1), 301, false),
            (player, Account::Stakes(1), -1, false),
            (Account::Stakes(1), Account::House, 200, true),
            (Account::House, player, 900, true),
            (Account::House, player, 0, true),
        ] {
            let moved = move_money(&write, from, to, amount, about("ZAR"));
            let wanted = if moves { Ok(()) } else { Err(Failure::Short) };
            assert_eq!(moved, wanted, "{from:?} to {to:?}: {amount}");
        }
        assert_eq!(balance(&write, player, "ZAR").expect("reads"), 1200);
        assert_eq!(balance(&write, player, "EUR").expect("reads"), 0);
        let all = balances(&write).expect("reads");
        assert_eq!(all.values().sum::<i64>(), 0, "{all:?}");
        assert_eq!(all["house:ZAR"], -700);
        let movements = movements(&write).expect("reads");
        assert_eq!(movements.len(), 4);
        assert_eq!(movements[3].to, "player:1:ZAR");
    }
}
