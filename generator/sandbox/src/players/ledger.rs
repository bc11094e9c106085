//! The ledger: money is never made, it moves. Every movement has a source and a target, so the sum
//! over all accounts of a currency is always zero.

use std::collections::{BTreeMap, BTreeSet};

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::store::{Failure, Read, Result, Table, Writing};

/// By the account's name.
const BALANCES: Table<&str> = Table::new("balances");
/// By number, from 1.
const MOVEMENTS: Table<u64> = Table::new("movements");
/// How many movements there are.
const COUNT: Table<&str> = Table::new("movement-count");

/// Whose money it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Account {
    /// What a player can bet or take out. Never below zero.
    Player(u64),
    /// Stakes of a player's bets that are not decided. Never below zero.
    Stakes(u64),
    /// The bookmaker's, which wins stakes and pays wins.
    House,
    /// What the bookmaker has set aside for bonuses: stakes of freebets come from it.
    Bonuses,
    /// The world outside: deposits come from it.
    Bank,
}

/// Why money moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// Put into the account, or taken out.
    Deposit,
    /// Staked on a bet.
    Stake,
    /// A bet was rejected or cancelled.
    StakeBack,
    /// A bet is decided: its stake is the bookmaker's.
    Decided,
    /// What a decided bet pays.
    Win,
    /// What a bet pays before it is decided.
    Cashout,
}

/// One movement of money.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Movement {
    /// Name of the account that gives.
    pub from: String,
    /// Name of the account that gets.
    pub to: String,
    /// In subunits; more than zero.
    pub amount: i64,
    /// Why.
    pub reason: Reason,
    /// Number of the bet.
    pub bet: Option<u64>,
    /// When.
    pub at: Timestamp,
}

/// What a movement is about.
#[derive(Clone, Copy, Debug)]
pub struct About<'a> {
    /// Of the amount.
    pub currency: &'a str,
    /// Why.
    pub reason: Reason,
    /// Number of the bet.
    pub bet: Option<u64>,
    /// When.
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

    /// Whether it can owe.
    fn is_the_operators(self) -> bool {
        matches!(self, Self::House | Self::Bonuses | Self::Bank)
    }
}

/// What an account holds.
///
/// # Errors
/// The database cannot be read.
pub fn balance(read: &impl Read, account: Account, currency: &str) -> Result<i64> {
    balance_of(read, &account.name(currency))
}

/// All accounts that ever held something, by name.
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

/// Moves money. Of nothing, nothing is written down.
///
/// # Errors
/// The source has not got that much, or the database cannot be written.
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
    fn what_one_account_gives_another_gets() {
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
