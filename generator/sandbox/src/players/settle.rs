//! Settlement: results of selections when their matches end, and the payout of bets.
//!
//! `waiting_results` becomes `ready_to_process` when the last selection has ended, and `done` when
//! the bet is paid. A bet whose matches were all cancelled becomes `cancelled`.

use std::collections::HashMap;

use api::wire::{BetResult, BetStatus, EventStatus};
use jiff::Timestamp;

use super::bets::{self, Change, StoredBet, StoredSelection};
use super::books::Books;
use super::ledger::Reason;
use super::payout::{self, Ended};
use super::store::Result;
use super::{Players, steering};
use crate::pricing;
use crate::world::{Standing, World};

/// Selections that a test settles, and their result.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// Place of the match.
    pub place: usize,
    /// The kind of market; all if absent.
    pub market: Option<u64>,
    /// The line; all if absent.
    pub specifier: Option<String>,
    /// The outcome; all if absent.
    pub outcome: Option<u64>,
    /// The result.
    pub ended: Ended,
}

impl Players {
    /// Settles everything that has ended.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn settle(&self, world: &World, now: Timestamp) -> Result<Vec<Change>> {
        let mut standings: HashMap<usize, Standing> = HashMap::new();
        self.settle_by(world, now, |selection| {
            let standing = standings
                .entry(selection.place)
                .or_insert_with(|| world.standing(selection.place));
            how_ended(world, standing, selection)
        })
    }

    /// Settles selections as a test requests.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn settle_as(
        &self,
        world: &World,
        verdict: &Verdict,
        now: Timestamp,
    ) -> Result<Vec<Change>> {
        self.settle_by(world, now, |selection| {
            let is_meant = verdict.place == selection.place
                && verdict.market.is_none_or(|own| own == selection.market)
                && verdict.outcome.is_none_or(|own| own == selection.outcome)
                && (verdict.specifier.is_none() || verdict.specifier == selection.specifier);
            is_meant.then_some(verdict.ended)
        })
    }

    fn settle_by(
        &self,
        world: &World,
        now: Timestamp,
        mut how: impl FnMut(&StoredSelection) -> Option<Ended>,
    ) -> Result<Vec<Change>> {
        // Most of the time nothing has ended and nothing needs a transaction.
        let mut ended: Vec<StoredBet> = bets::open(&self.store.read()?)?;
        ended.retain_mut(|bet| end(bet, &mut how));
        if ended.is_empty() {
            return Ok(Vec::new());
        }
        let processing = self.steering().pace.processing;
        let write = self.store.write()?;
        let mut changes = Vec::new();
        for seen in ended {
            // It may have been cashed out or cancelled since it was read.
            let current = bets::get(&write, seen.number)?;
            let Some(mut bet) = current.filter(|bet| bet.status == BetStatus::WaitingResults)
            else {
                continue;
            };
            for (selection, seen) in bet.selections.iter_mut().zip(seen.selections) {
                selection.ended = selection.ended.or(seen.ended);
            }
            if let Some(ended) = bet.ended() {
                bet.status = BetStatus::ReadyToProcess;
                bet.win = bet.payout(&ended)?;
                bet.due = steering::due(now, processing);
                if bet.due.is_none() {
                    pay(self.books(&write, world, now), &mut bet)?;
                }
            }
            bets::put(&write, &bet)?;
            changes.push(bet.change());
        }
        write.commit()?;
        Ok(changes)
    }
}

/// Pays a bet whose selections have all ended.
///
/// # Errors
/// The database cannot be written.
pub fn pay(books: Books, bet: &mut StoredBet) -> Result<()> {
    let ended = bet.ended().unwrap_or_default();
    bet.due = None;
    bet.result = payout::result(&bet.counted(&ended), bet.win);
    if bet.result == BetResult::Canceled {
        bet.status = BetStatus::Cancelled;
        return books.give_back(bet);
    }
    bet.status = BetStatus::Done;
    let ending = bet.ending(&ended)?;
    books.decide(bet, Reason::Win, ending)
}

/// Sets the results of a bet's selections that have ended; returns whether there are any.
fn end(bet: &mut StoredBet, how: &mut impl FnMut(&StoredSelection) -> Option<Ended>) -> bool {
    let mut any = false;
    for selection in bet.selections.iter_mut().filter(|one| one.ended.is_none()) {
        selection.ended = how(selection);
        any |= selection.ended.is_some();
    }
    any
}

/// The result of a selection; none while it is open. A match that was abandoned, or ended without a
/// start, voids everything that was not decided before.
fn how_ended(world: &World, standing: &Standing, selection: &StoredSelection) -> Option<Ended> {
    if world.is_outright(selection.place) && standing.status == EventStatus::Finished {
        let result = world.outright_result(selection.place, selection.market, selection.outcome);
        return Some(result.map_or(Ended::Cancelled, Ended::from));
    }
    let played = standing.state.as_ref().and_then(|state| {
        let specifier = selection.specifier.as_deref();
        let rules = &world.sport(selection.place).rules;
        pricing::settle(selection.market, specifier, selection.outcome, rules, state)
    });
    let is_given_up = match standing.status {
        EventStatus::Closed | EventStatus::NotCovered => true,
        EventStatus::Finished => standing.state.is_none(),
        _ => false,
    };
    played
        .map(Ended::from)
        .or(is_given_up.then_some(Ended::Cancelled))
}
