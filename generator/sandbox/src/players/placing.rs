//! Placing bets: all of a call, or none.

use std::time::Duration;

use api::wire::{
    BetKind, BetPlacement, BetResult, BetStatus, ErrorCode, MaxStake, MaxStakeQuery,
    OddsAcceptMode, PlaceBets, PlacedBet, SelectionPlacement, StakeWire,
};
use jiff::Timestamp;

use super::bets::{self, Change, StoredBet};
use super::books::Books;
use super::check::{self, Checked, Terms};
use super::currencies;
use super::profiles::{self, Profile};
use super::steering::{self, Call, Pace};
use super::store::Failure;
use super::{Players, limits, own_limits, plays, stopping};
use crate::bonuses::{self, Use};
use crate::refusal::Refusal;
use crate::world::World;

/// Most singles in a call.
const MOST_BETS: usize = 20;

impl Players {
    /// Places all bets of a call, or none of them. A repeated attempt places nothing: it gets the
    /// first answer again.
    ///
    /// # Errors
    /// The first mistake; for several singles, the mistakes of each.
    pub fn place(
        &self,
        world: &World,
        player: u64,
        request: &PlaceBets,
        now: Timestamp,
    ) -> Result<(Vec<Change>, Vec<PlacedBet>), Refusal> {
        let kind = &request.meta.kind;
        let count = request.bets.len();
        if count == 0 {
            return Err(Refusal::new(ErrorCode::NoSelections));
        }
        if count > MOST_BETS {
            return Err(Refusal::about(
                ErrorCode::TooManyBets,
                MOST_BETS.to_string(),
            ));
        }
        if count > 1 && *kind != BetKind::Single {
            return Err(Refusal::new(ErrorCode::BetTypeNotAvailable));
        }
        let write = self.store.write()?;
        let profile = profiles::signed(&write, player)?;
        own_session(request.meta.player_id, player)?;
        let attempt = request.meta.attempt_id.as_str();
        if attempt.is_empty() {
            return Err(Refusal::new(ErrorCode::AttemptMissing));
        }
        let before = bets::of_attempt(&write, player, attempt)?;
        if !before.is_empty() {
            return Ok((Vec::new(), repeated(world, &before, &request.bets)?));
        }
        let today = world.clock.now();
        let own = own_limits::of(&write, player, today)?;
        plays::touch(&write, player, &own, today)?;
        let mut room = stopping::room(&write, &profile, &own, today)?;
        let bounds = own_bounds(&profile)?;
        if let Some(planned) = self.steering().next(Call::Place) {
            return Err(planned.of_call(count));
        }
        let pace = self.steering().pace;
        let mut bets = bets::of_player(&write, player)?;
        let books = self.books(&write, world, now);
        let mut checked = Vec::new();
        for bet in &request.bets {
            let mode = &profile.mode;
            let one = self.check(world, &profile, &bets, mode, kind, bet);
            let one = one.and_then(|one| Ok((use_bonus(books, world, &profile, bet, &one)?, one)));
            let one = one.and_then(|(used, one)| {
                if !used.as_ref().is_some_and(Use::is_free) {
                    room.take(bet.stake.value, bounds)?;
                }
                Ok((used, one))
            });
            if let Ok((used, one)) = &one {
                // Bets that are placed together share the limits.
                bets.push(stored(0, &profile, kind, bet, one, used, world));
            }
            checked.push(one);
        }
        if checked.iter().any(Result::is_err) {
            return Err(Refusal::of_bets(
                checked.into_iter().map(Result::err).collect(),
            ));
        }
        let mut changes = Vec::new();
        let mut answers = Vec::new();
        let mut numbers = Vec::new();
        for (bet, (used, checked)) in request.bets.iter().zip(checked.into_iter().flatten()) {
            let number = bets::next_number(&write)?;
            let mut one = stored(number, &profile, kind, bet, &checked, &used, world);
            one.attempt = Some(attempt.to_owned());
            one.win = one.possible_win()?;
            wait(&mut one, &profile, checked.is_live, pace, now)?;
            take_stake(books, &one)?;
            bets::put(&write, &one)?;
            bets::count_on_matches(&write, &one)?;
            answers.push(answer(&one, bet));
            changes.push(one.change());
            numbers.push(number);
        }
        bets::put_attempt(&write, player, attempt, &numbers)?;
        write.commit()?;
        Ok((changes, answers))
    }

    /// The highest stake within the limits, for each of these bets.
    ///
    /// # Errors
    /// A mistake in a bet, other than in its stake or prices.
    pub fn max_stake(
        &self,
        world: &World,
        player: u64,
        query: &MaxStakeQuery,
    ) -> Result<Vec<MaxStake>, Refusal> {
        if query.bets.is_empty() {
            return Err(Refusal::new(ErrorCode::NoSelections));
        }
        let read = self.store.read()?;
        let profile = profiles::signed(&read, player)?;
        let bounds = own_bounds(&profile)?;
        let bets = bets::of_player(&read, player)?;
        let today = world.clock.now();
        let own = own_limits::of(&read, player, today)?;
        let left = stopping::room(&read, &profile, &own, today)?.left();
        let steering = self.steering();
        let terms = Terms {
            mode: &OddsAcceptMode::Any,
            down: &steering.down,
        };
        let rooms: Vec<Result<i64, Refusal>> = query
            .bets
            .iter()
            .map(|bet| {
                let checked = check::check(world, terms, &kind_of(bet), bet)?;
                let room = limits::room(bounds, &profile, &bets, &checked.selections);
                Ok(room.min(left))
            })
            .collect();
        if rooms.iter().any(Result::is_err) {
            return Err(Refusal::of_bets(
                rooms.into_iter().map(Result::err).collect(),
            ));
        }
        let most = |value| MaxStake {
            max_stake: StakeWire {
                value,
                currency: bounds.code.to_owned(),
            },
        };
        Ok(rooms.into_iter().flatten().map(most).collect())
    }

    fn check(
        &self,
        world: &World,
        profile: &Profile,
        bets: &[StoredBet],
        mode: &OddsAcceptMode,
        kind: &BetKind,
        bet: &BetPlacement,
    ) -> Result<Checked, Refusal> {
        let bounds = own_bounds(profile)?;
        if bet.selections.is_empty() {
            return Err(Refusal::new(ErrorCode::NoSelections));
        }
        check::stake(bounds, bet)?;
        let steering = self.steering();
        let terms = Terms {
            mode,
            down: &steering.down,
        };
        let checked = check::check(world, terms, kind, bet)?;
        let room = limits::room(bounds, profile, bets, &checked.selections);
        if bet.stake.value > room {
            return Err(Refusal::about(
                ErrorCode::StakeTooLarge,
                bounds.amount(room),
            ));
        }
        Ok(checked)
    }
}

/// Refuses a call that was made for another player than the session's.
pub fn own_session(expected: Option<u64>, player: u64) -> Result<(), Refusal> {
    match expected {
        Some(other) if other != player => Err(Refusal::new(ErrorCode::OtherPlayer)),
        _ => Ok(()),
    }
}

fn own_bounds(profile: &Profile) -> Result<&'static currencies::Bounds, Refusal> {
    currencies::of(&profile.currency)
        .ok_or_else(|| Refusal::about(ErrorCode::InvalidCurrency, &*profile.currency))
}

/// Kind of a bet without a kind.
fn kind_of(bet: &BetPlacement) -> BetKind {
    match bet.selections.len() {
        _ if bet.system_id.is_some() => BetKind::System,
        _ if bet.custom_odds.is_some() => BetKind::CustomBet,
        0 | 1 => BetKind::Single,
        _ => BetKind::Combo,
    }
}

fn stored(
    number: u64,
    profile: &Profile,
    kind: &BetKind,
    bet: &BetPlacement,
    checked: &Checked,
    bonus: &Option<Use>,
    world: &World,
) -> StoredBet {
    StoredBet {
        number,
        player: profile.id,
        kind: kind.clone(),
        system: checked.system,
        custom_odds: checked.custom_odds,
        stake: bet.stake.value,
        currency: bet.stake.currency.clone(),
        bonus: bonus.clone(),
        earned: Vec::new(),
        created_at: world.clock.now(),
        is_vip: false,
        mode: profile.mode.clone(),
        status: BetStatus::WaitingResults,
        result: BetResult::NoResults,
        win: 0,
        due: None,
        selections: checked.selections.clone(),
        attempt: None,
        parts: Vec::new(),
        pending_part: None,
    }
}

/// The first answer to an attempt, again. Its name must not be used for other bets.
fn repeated(
    world: &World,
    before: &[StoredBet],
    sent: &[BetPlacement],
) -> Result<Vec<PlacedBet>, Refusal> {
    let pairs = || before.iter().zip(sent);
    let is_same =
        before.len() == sent.len() && pairs().all(|(bet, sent)| bet.was_sent_as(world, sent));
    if !is_same {
        return Err(Refusal::new(ErrorCode::AttemptReused));
    }
    Ok(pairs().map(|(bet, sent)| answer(bet, sent)).collect())
}

/// A bet on a live match is delayed, because spectators know more than the bookmaker; a large bet
/// of a VIP player waits for a trader.
fn wait(
    bet: &mut StoredBet,
    profile: &Profile,
    is_live: bool,
    pace: Pace,
    now: Timestamp,
) -> Result<(), Failure> {
    bet.is_vip = profile.is_vip && bet.stake >= bet.bounds()?.trader_from;
    let live = if is_live {
        pace.live_delay
    } else {
        Duration::ZERO
    };
    let trader = if bet.is_vip {
        pace.trader
    } else {
        Duration::ZERO
    };
    bet.due = steering::due(now, live.max(trader));
    if bet.due.is_some() {
        bet.status = BetStatus::Submitted;
    }
    Ok(())
}

/// Consumes the bonus of a bet, at the prices that the bet gets. Of several bets in a call, only
/// the first can use it.
fn use_bonus(
    books: Books,
    world: &World,
    profile: &Profile,
    bet: &BetPlacement,
    checked: &Checked,
) -> Result<Option<Use>, Refusal> {
    let Some(wanted) = &bet.bonus else {
        return Ok(None);
    };
    let mut bet = bet.clone();
    bet.custom_odds = checked.custom_odds;
    for (sent, taken) in bet.selections.iter_mut().zip(&checked.selections) {
        sent.odds = taken.odds;
    }
    let (write, campaigns, holder) = (books.write, books.campaigns, profile.holder());
    let used = bonuses::choose(write, campaigns, world, &holder, &bet, wanted)?;
    bonuses::consume(write, campaigns, &holder, &used)?;
    Ok(Some(used))
}

fn take_stake(books: Books, bet: &StoredBet) -> Result<(), Refusal> {
    match books.take_stake(bet) {
        Err(Failure::Short) => Err(Refusal::new(ErrorCode::InsufficientFunds)),
        taken => Ok(taken?),
    }
}

fn answer(bet: &StoredBet, sent: &BetPlacement) -> PlacedBet {
    let pairs = sent.selections.iter().zip(&bet.selections);
    PlacedBet {
        bet_id: bet.id(),
        status: bet.status.clone(),
        is_vip: bet.is_vip,
        selections: pairs
            .map(|(sent, taken)| SelectionPlacement {
                odds: taken.odds,
                ..sent.clone()
            })
            .collect(),
    }
}
