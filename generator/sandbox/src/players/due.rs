//! Deferred work on bets: reviews submitted bets, pays bets that have ended.

use api::wire::{BetResult, BetStatus, Odds, OddsAcceptMode};
use jiff::Timestamp;

use super::bets::{self, Change, StoredBet, StoredSelection};
use super::books::Books;
use super::steering::Call;
use super::store::Result;
use super::{Players, cashout, check, settle};
use crate::world::World;

/// A trader's decision on a bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// Accepts a submitted bet at its prices.
    Accept,
    /// Rejects a submitted bet.
    Reject,
    /// Cancels an open bet.
    Cancel,
}

impl Players {
    /// Continues every bet that is due.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn continue_due(&self, world: &World, now: Timestamp) -> Result<Vec<Change>> {
        if bets::due(&self.store.read()?, now)?.is_empty() {
            return Ok(Vec::new());
        }
        let write = self.store.write()?;
        let books = self.books(&write, world, now);
        let mut changes = Vec::new();
        for number in bets::due(&write, now)? {
            let Some(mut bet) = bets::get(&write, number)? else {
                continue;
            };
            match bet.status {
                BetStatus::Submitted => self.look_again(world, books, &mut bet)?,
                BetStatus::ReadyToProcess => settle::pay(books, &mut bet)?,
                BetStatus::CashoutInProgress => cashout::pay(books, &mut bet)?,
                _ => bet.due = None,
            }
            bets::put(&write, &bet)?;
            changes.push(bet.change());
        }
        write.commit()?;
        Ok(changes)
    }

    /// Decides on a bet at once; none when there is nothing to decide.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn decide(
        &self,
        world: &World,
        id: &str,
        decision: Decision,
        now: Timestamp,
    ) -> Result<Option<Change>> {
        let write = self.store.write()?;
        let books = self.books(&write, world, now);
        let number = StoredBet::number_of(id);
        let bet = number.map(|number| bets::get(&write, number)).transpose()?;
        let Some(mut bet) = bet.flatten() else {
            return Ok(None);
        };
        match (decision, &bet.status) {
            (Decision::Accept, BetStatus::Submitted) => take(&mut bet),
            (Decision::Reject, BetStatus::Submitted) => reject(books, &mut bet)?,
            (Decision::Cancel, BetStatus::Submitted | BetStatus::WaitingResults) => {
                bet.status = BetStatus::Cancelled;
                bet.result = BetResult::Canceled;
                bet.due = None;
                bet.win = bet.stake_back();
                books.give_back(&bet)?;
            }
            _ => return Ok(None),
        }
        bets::put(&write, &bet)?;
        write.commit()?;
        Ok(Some(bet.change()))
    }

    /// Reviews a submitted bet: it is rejected if a selection is suspended or pays less than its
    /// player accepts, or if a provider has gone down.
    fn look_again(&self, world: &World, books: Books, bet: &mut StoredBet) -> Result<()> {
        if self.steering().next(Call::Decide).is_some() {
            return reject(books, bet);
        }
        let is_taken = match bet.custom_odds {
            Some(agreed) => custom_price_again(world, bet, agreed),
            None => prices_again(world, bet),
        };
        if is_taken.is_none() || self.is_provider_down(world, bet) {
            return reject(books, bet);
        }
        bet.win = bet.possible_win()?;
        take(bet);
        Ok(())
    }
}

/// Gives the selections of a bet their prices; none when one of them is no longer offered.
fn prices_again(world: &World, bet: &mut StoredBet) -> Option<()> {
    let price = |selection: &StoredSelection| {
        let now = check::price_now(world, selection)?;
        taken(&bet.mode, selection.odds, now)
    };
    let prices: Vec<Odds> = bet.selections.iter().map(price).collect::<Option<_>>()?;
    for (selection, odds) in bet.selections.iter_mut().zip(prices) {
        selection.odds = odds;
    }
    Some(())
}

/// Gives a custom bet its single price.
fn custom_price_again(world: &World, bet: &mut StoredBet, agreed: Odds) -> Option<()> {
    let now = check::custom_price_now(world, &bet.selections)?;
    bet.custom_odds = Some(taken(&bet.mode, agreed, now)?);
    Some(())
}

/// The price that a bet gets: the current one if the player accepts any change, the higher one if
/// the player accepts higher odds, else the agreed one. None when the price has fallen below that.
fn taken(mode: &OddsAcceptMode, agreed: Odds, now: Odds) -> Option<Odds> {
    match mode {
        OddsAcceptMode::Any => Some(now),
        OddsAcceptMode::Higher => (now >= agreed).then_some(now),
        _ => (now >= agreed).then_some(agreed),
    }
}

fn take(bet: &mut StoredBet) {
    bet.status = BetStatus::WaitingResults;
    bet.due = None;
}

fn reject(books: Books, bet: &mut StoredBet) -> Result<()> {
    bet.status = BetStatus::Rejected;
    bet.due = None;
    bet.win = 0;
    books.give_back(bet)
}
