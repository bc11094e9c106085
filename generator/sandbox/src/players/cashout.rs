//! Cash-out: the value of an open bet, and its payment.

use api::wire::{Bet, BetResult, BetStatus, CashedPart, Cashout, CashoutPart, ErrorCode, Odds};
use jiff::Timestamp;
use num_bigint::BigUint;

use super::bets::{self, Change, StoredBet, StoredSelection};
use super::books::Books;
use super::ledger::Reason;
use super::payout;
use super::steering::Call;
use super::store::Result;
use super::{Players, check, placing, steering};
use crate::bonuses::{Ending, Use};
use crate::locale::Locale;
use crate::refusal::Refusal;
use crate::world::World;

/// The bookmaker's cut of a bet's value, in per cent.
const CUT: u32 = 4;

/// The unit of values of selections.
const VALUE: u64 = 1_000_000_000;

/// The unit of results, which are in two-thousandths.
const END: u64 = VALUE / 2000;

impl Players {
    /// Cashes a bet out at its current value, if the player accepts that amount or less.
    ///
    /// # Errors
    /// The bet is another player's or not open, has no value now, or less than the accepted one.
    pub fn cash_out(
        &self,
        world: &World,
        player: u64,
        wanted: &Cashout,
        now: Timestamp,
    ) -> std::result::Result<Change, Refusal> {
        placing::own_session(wanted.player_id, player)?;
        if let Some(planned) = self.steering().next(Call::Cashout) {
            return Err(planned.refusal);
        }
        let takes = self.steering().pace.cashout;
        let write = self.store.write()?;
        let number = StoredBet::number_of(&wanted.bet_id);
        let bet = number.map(|number| bets::get(&write, number)).transpose()?;
        let bet = bet.flatten().filter(|bet| bet.player == player);
        let mut bet = bet.ok_or_else(|| Refusal::new(ErrorCode::BetNotFound))?;
        let attempt = wanted.part.as_ref().map(|part| &part.attempt_id);
        if attempt.is_some_and(|attempt| has_attempt(&bet, attempt)) {
            return Ok(bet.change());
        }
        let offer = self.cashout_offer(world, &bet)?;
        let offer = offer.ok_or_else(|| Refusal::new(ErrorCode::CashoutNotAvailable))?;
        let pays = match &wanted.part {
            Some(part) => share(&bet, part, offer)?,
            None => offer,
        };
        if pays < wanted.to_cashout {
            let amount = bet.bounds()?.amount(pays);
            return Err(Refusal::about(ErrorCode::CashoutChanged, amount));
        }
        bet.status = BetStatus::CashoutInProgress;
        match &wanted.part {
            Some(part) => bet.pending_part = Some(cashed(part, pays, world.clock.now())),
            None => bet.win = offer,
        }
        bet.due = steering::due(now, takes);
        if bet.due.is_none() {
            pay(self.books(&write, world, now), &mut bet)?;
        }
        bets::put(&write, &bet)?;
        write.commit()?;
        Ok(bet.change())
    }

    /// The current cash-out offer for a bet; none while the provider of one of its matches is down.
    ///
    /// # Errors
    /// The bet's currency is unknown.
    pub fn cashout_offer(&self, world: &World, bet: &StoredBet) -> Result<Option<i64>> {
        if self.is_provider_down(world, bet) {
            return Ok(None);
        }
        offer(world, bet)
    }

    /// A bet on the wire.
    ///
    /// # Errors
    /// The bet's currency is unknown.
    pub fn wire(&self, world: &World, bet: &StoredBet, locale: Locale) -> Result<Bet> {
        Ok(bet.wire(world, locale, self.cashout_offer(world, bet)?))
    }
}

/// Pays a bet that is being cashed out, or its part.
///
/// # Errors
/// The database cannot be written.
pub fn pay(books: Books, bet: &mut StoredBet) -> Result<()> {
    bet.due = None;
    if let Some(part) = bet.pending_part.take() {
        books.pay_part(bet, &part)?;
        bet.stake -= part.stake;
        bet.parts.push(part);
        bet.status = BetStatus::WaitingResults;
        bet.win = bet.possible_win()?;
        return Ok(());
    }
    bet.status = BetStatus::CashedOut;
    bet.result = BetResult::CashedOut;
    books.decide(bet, Reason::Cashout, Ending::CashedOut)
}

/// Whether an attempt has cashed out a part of a bet, or is doing so.
fn has_attempt(bet: &StoredBet, attempt: &str) -> bool {
    let mut parts = bet.parts.iter().chain(&bet.pending_part);
    parts.any(|part| part.attempt_id == attempt)
}

/// A part of the offer, rounded down.
fn share(bet: &StoredBet, part: &CashoutPart, offer: i64) -> std::result::Result<i64, Refusal> {
    if part.of != bet.stake {
        let amount = bet.bounds()?.amount(offer);
        return Err(Refusal::about(ErrorCode::CashoutChanged, amount));
    }
    let least = bet.min_part();
    let least = least.ok_or_else(|| Refusal::new(ErrorCode::CashoutNotAvailable))?;
    if part.stake < least || bet.stake - part.stake < least {
        let least = bet.bounds()?.amount(least);
        return Err(Refusal::about(ErrorCode::StakeTooSmall, least));
    }
    let share = i128::from(offer) * i128::from(part.stake) / i128::from(bet.stake);
    Ok(i64::try_from(share).unwrap_or(offer))
}

fn cashed(part: &CashoutPart, amount: i64, at: Timestamp) -> CashedPart {
    CashedPart {
        attempt_id: part.attempt_id.clone(),
        stake: part.stake,
        amount,
        at,
    }
}

/// What the same bet costs at the present prices, less the cut: a bet whose prices have not moved is worth its stake. None
/// when the bet is not open, uses a freebet, has a selection that cannot be priced now, or is worth nothing. A boost is
/// left out: it is only for bets that run to the end.
///
/// # Errors
/// The bet's currency is unknown.
fn offer(world: &World, bet: &StoredBet) -> Result<Option<i64>> {
    if bet.status != BetStatus::WaitingResults || bet.bonus.as_ref().is_some_and(Use::is_freebet) {
        return Ok(None);
    }
    let values: Option<Vec<BigUint>> = match bet.custom_odds {
        Some(taken) => {
            let now = check::custom_price_now(world, &bet.selections);
            now.map(|now| vec![value(taken, now)])
        }
        None => {
            let values = bet.selections.iter().map(|one| current(world, one));
            values.collect()
        }
    };
    let Some(values) = values else {
        return Ok(None);
    };
    let (money, scale) = payout::lines(bet.stake, bet.lengths(), &values, &BigUint::from(VALUE));
    // Rounded down, in the bookmaker's favour.
    let worth = money * (100 - CUT) / (scale * 100u32);
    let most = bet.possible_win()?;
    let worth = i64::try_from(worth).map_or(most, |worth| worth.min(most));
    Ok((worth > 0).then_some(worth))
}

/// The multiplier of a selection: its result, or its price over the present one. Approximate for lines that can return
/// the stake.
fn current(world: &World, selection: &StoredSelection) -> Option<BigUint> {
    if let Some(ended) = selection.ended {
        return Some(BigUint::from(ended.factor(selection.odds)) * END);
    }
    Some(value(selection.odds, check::price_now(world, selection)?))
}

/// A taken price over the present one. Both have the bookmaker's margin, so it is removed.
fn value(taken: Odds, now: Odds) -> BigUint {
    BigUint::from(VALUE) * taken.0 / now.0.max(1)
}
