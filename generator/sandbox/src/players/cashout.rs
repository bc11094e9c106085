//! Cash-out: the value of an open bet, and its payment.

use api::wire::{Bet, BetResult, BetStatus, Cashout, ErrorCode, MarketStatus, Odds};
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
use crate::pricing::kind;
use crate::refusal::Refusal;
use crate::world::World;

/// The bookmaker's share of the fair value, in per cent.
const MARGIN: u32 = 4;

/// The unit of chances.
const CHANCE: u64 = 1_000_000_000;

/// The unit of values of selections: chances times thousandths.
const VALUE: u64 = CHANCE * 1000;

/// The unit of results, which are in two-thousandths.
const END: u64 = VALUE / 2000;

/// The assumed sum of chances, in per cent, where the margin cannot be computed: in markets with
/// several winners, and in custom bets.
const UNSEEN: u64 = 120;

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
        let offer = self.cashout_offer(world, &bet)?;
        let offer = offer.ok_or_else(|| Refusal::new(ErrorCode::CashoutNotAvailable))?;
        if offer < wanted.to_cashout {
            let amount = bet.bounds()?.amount(offer);
            return Err(Refusal::about(ErrorCode::CashoutChanged, amount));
        }
        bet.status = BetStatus::CashoutInProgress;
        bet.win = offer;
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

/// Pays a bet that is being cashed out.
///
/// # Errors
/// The database cannot be written.
pub fn pay(books: Books, bet: &mut StoredBet) -> Result<()> {
    bet.due = None;
    bet.status = BetStatus::CashedOut;
    bet.result = BetResult::CashedOut;
    books.decide(bet, Reason::Cashout, Ending::CashedOut)
}

/// The value of an open bet, less the margin. None when the bet is not open, uses a freebet, has a
/// selection that cannot be priced now, or is worth nothing. A boost is left out: it is only for
/// bets that run to the end.
///
/// # Errors
/// The bet's currency is unknown.
fn offer(world: &World, bet: &StoredBet) -> Result<Option<i64>> {
    if bet.status != BetStatus::WaitingResults || bet.bonus.as_ref().is_some_and(Use::is_freebet) {
        return Ok(None);
    }
    let values: Option<Vec<BigUint>> = match bet.custom_odds {
        Some(taken) => custom_value(world, bet, taken).map(|value| vec![value]),
        None => bet.selections.iter().map(|one| value(world, one)).collect(),
    };
    let Some(values) = values else {
        return Ok(None);
    };
    let (money, scale) = payout::lines(bet.stake, bet.pick(), &values, &BigUint::from(VALUE));
    // Rounded down, in the bookmaker's favour.
    let worth = money * (100 - MARGIN) / (scale * 100u32);
    let most = bet.possible_win()?;
    let worth = i64::try_from(worth).map_or(most, |worth| worth.min(most));
    Ok((worth > 0).then_some(worth))
}

/// The expected multiplier of a selection: its result, or its price times its current chance.
/// Approximate for lines that can return the stake.
fn value(world: &World, selection: &StoredSelection) -> Option<BigUint> {
    if let Some(ended) = selection.ended {
        return Some(BigUint::from(ended.factor(selection.odds)) * END);
    }
    Some(BigUint::from(chance(world, selection)?) * selection.odds.0)
}

/// The expected multiplier of a custom bet, none of whose selections has ended.
fn custom_value(world: &World, bet: &StoredBet, taken: Odds) -> Option<BigUint> {
    let now = check::custom_price_now(world, &bet.selections)?;
    let chance = CHANCE * 1000 / u64::from(now.0) * 100 / UNSEEN;
    Some(BigUint::from(chance) * taken.0)
}

/// The chance of a selection from current prices, without the bookmaker's margin.
fn chance(world: &World, selection: &StoredSelection) -> Option<u64> {
    let standing = world.standing(selection.place);
    let offers = world.offers(selection.place, &standing);
    let offer = offers.iter().find(|offer| {
        offer.market == selection.market && offer.specifier() == selection.specifier
    })?;
    let is_open = |offer: &&crate::pricing::Offer| offer.status == MarketStatus::Allowed;
    let offer = Some(offer).filter(is_open)?;
    let share = |odds: u32| CHANCE * 1000 / u64::from(odds.max(1));
    let mut outcomes = offer.outcomes.iter();
    let own = outcomes.find(|one| one.outcome == selection.outcome && one.active)?;
    let all: u64 = offer.outcomes.iter().map(|one| share(one.odds.0)).sum();
    let book = match offer.market {
        kind::SCORER => CHANCE * UNSEEN / 100,
        // Two of the three outcomes win.
        kind::DOUBLE_CHANCE => all / 2,
        _ => all,
    };
    let own = u128::from(share(own.odds.0)) * u128::from(CHANCE);
    u64::try_from(own / u128::from(book.max(CHANCE))).ok()
}
