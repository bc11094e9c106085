//! Placing bets: everything that a careful operator checks before it takes one.

use std::collections::HashSet;

use api::wire::{
    BetKind, BetPlacement, BetResult, BetStatus, MarketStatus, OddsAcceptMode, PlaceBets,
    PlacedBet, SelectionPlacement,
};

use super::bets::{StoredBet, StoredSelection, possible_win};
use super::{CURRENCY, MAX_STAKE, MIN_STAKE, Players, SUBUNITS};
use crate::locale::Locale;
use crate::refusal::Refusal;
use crate::world::World;

/// Selections that a combo holds at most.
const MOST_SELECTIONS: usize = 20;

/// Places all bets of a call, or none of them. Returns their numbers beside the answer.
///
/// # Errors
/// The first thing that is wrong; of several singles, what is wrong with each.
pub fn place(
    world: &World,
    players: &Players,
    player: u64,
    request: &PlaceBets,
) -> Result<(Vec<u64>, Vec<PlacedBet>), Refusal> {
    if request.bets.is_empty() {
        return Err(Refusal::new("no_selections"));
    }
    let mut inner = players.lock();
    let placed = inner.placed;
    let Some(profile) = inner.profile_mut(player) else {
        return Err(Refusal::new("unauthorized"));
    };
    let mode = profile.mode.clone();
    let checked: Vec<_> = request
        .bets
        .iter()
        .map(|bet| check(world, &request.meta.kind, bet, &mode))
        .collect();
    if checked.iter().any(Result::is_err) {
        let refusals: Vec<Option<Refusal>> = checked.into_iter().map(Result::err).collect();
        return Err(Refusal::of_bets(refusals));
    }
    let stakes: i64 = request.bets.iter().map(|bet| bet.stake.value).sum();
    if stakes > profile.balance {
        return Err(Refusal::new("insufficient_funds"));
    }
    profile.balance -= stakes;
    let mut numbers = Vec::new();
    let mut answers = Vec::new();
    for (bet, selections) in request.bets.iter().zip(checked.into_iter().flatten()) {
        let number = placed + numbers.len() as u64 + 1;
        let stored = StoredBet {
            number,
            kind: request.meta.kind.clone(),
            stake: bet.stake.value,
            created_at: world.clock.now(),
            is_vip: profile.is_vip,
            status: BetStatus::WaitingResults,
            result: BetResult::NoResults,
            win: possible_win(bet.stake.value, selections.iter().map(|one| one.odds)),
            selections,
        };
        answers.push(PlacedBet {
            bet_id: stored.id(),
            status: stored.status.clone(),
            is_vip: stored.is_vip,
            selections: bet
                .selections
                .iter()
                .zip(&stored.selections)
                .map(|(sent, taken)| SelectionPlacement {
                    odds: taken.odds,
                    ..sent.clone()
                })
                .collect(),
        });
        profile.bets.push(stored);
        numbers.push(number);
    }
    inner.placed += numbers.len() as u64;
    Ok((numbers, answers))
}

fn check(
    world: &World,
    kind: &BetKind,
    bet: &BetPlacement,
    mode: &OddsAcceptMode,
) -> Result<Vec<StoredSelection>, Refusal> {
    let fits = match kind {
        BetKind::Single => bet.selections.len() == 1,
        BetKind::Combo => (2..=MOST_SELECTIONS).contains(&bet.selections.len()),
        _ => false,
    };
    if bet.selections.is_empty() {
        return Err(Refusal::new("no_selections"));
    }
    if !fits || bet.bonus.is_some() {
        return Err(Refusal::new("bet_type_not_available"));
    }
    if bet.stake.currency != CURRENCY {
        return Err(Refusal::about("invalid_currency", CURRENCY));
    }
    match bet.stake.value {
        ..=0 => return Err(Refusal::new("invalid_stake")),
        value if value < MIN_STAKE => {
            return Err(Refusal::about("stake_too_small", amount(MIN_STAKE)));
        }
        value if value > MAX_STAKE => {
            return Err(Refusal::about("stake_too_large", amount(MAX_STAKE)));
        }
        _ => {}
    }
    let matches: HashSet<u64> = bet.selections.iter().map(|one| one.match_id).collect();
    if matches.len() < bet.selections.len() {
        return Err(Refusal::new("conflicting_selections"));
    }
    bet.selections
        .iter()
        .map(|selection| take(world, selection, mode))
        .collect()
}

fn take(
    world: &World,
    wanted: &SelectionPlacement,
    mode: &OddsAcceptMode,
) -> Result<StoredSelection, Refusal> {
    let place = world
        .place(wanted.match_id)
        .ok_or_else(|| Refusal::new("match_not_bettable"))?;
    let standing = world.standing(place);
    if !standing.status.is_bettable() {
        return Err(Refusal::new("match_not_bettable"));
    }
    let offers = world.offers(place, &standing);
    let offer = offers
        .iter()
        .find(|offer| offer.market == wanted.market_id && offer.specifier() == wanted.specifier)
        .ok_or_else(|| Refusal::new("market_not_available"))?;
    let priced = offer
        .outcomes
        .iter()
        .find(|priced| priced.outcome == wanted.outcome_id)
        .ok_or_else(|| Refusal::new("market_not_available"))?;
    if offer.status != MarketStatus::Allowed || !priced.active {
        return Err(Refusal::new("market_suspended"));
    }
    let accepted = match mode {
        OddsAcceptMode::Any => true,
        OddsAcceptMode::Higher => priced.odds >= wanted.odds,
        _ => priced.odds == wanted.odds,
    };
    if !accepted {
        return Err(Refusal::new("101"));
    }
    let names = Locale::ALL.map(|locale| {
        let sides = world.names(place, &standing, locale);
        let market = world.market(place, offer, &sides, locale);
        let outcome = market
            .outcomes
            .iter()
            .find(|outcome| outcome.id == wanted.outcome_id);
        (
            market.name,
            outcome
                .map(|outcome| outcome.name.clone())
                .unwrap_or_default(),
        )
    });
    Ok(StoredSelection {
        place,
        market: offer.market,
        specifier: wanted.specifier.clone(),
        outcome: priced.outcome,
        odds: priced.odds,
        settled: None,
        names: names.into(),
    })
}

fn amount(subunits: i64) -> String {
    let scale = SUBUNITS.cast_signed();
    format!("R {}.{:02}", subunits / scale, subunits % scale)
}
