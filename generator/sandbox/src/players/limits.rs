//! Stake limits: per market, per player, per outcome.

use api::wire::BetStatus;

use super::bets::{StoredBet, StoredSelection};
use super::currencies::{self, Bounds, Rounding};
use super::profiles::Profile;
use crate::pricing::kind;

/// Share of the currency's highest stake that a market accepts, in per cent. Low for markets with
/// little betting, where a few players know more than the bookmaker.
pub fn share(market: u64) -> i64 {
    match market {
        kind::RESULT | kind::WINNER | kind::TOTAL | kind::HANDICAP => 100,
        kind::SCORE | kind::SET_SCORE | kind::METHOD | kind::NEXT_GOAL => 5,
        kind::FIRST_SCORER | kind::LAST_SCORER | kind::HOME_BATTER | kind::AWAY_BATTER => 5,
        _ if kind::lists_players(market) => 5,
        _ => 40,
    }
}

/// The most that a player can still stake on these selections together: the lowest limit of their
/// markets, less the player's open stakes on the same outcomes. Never below zero.
pub fn room(
    bounds: &Bounds,
    profile: &Profile,
    bets: &[StoredBet],
    selections: &[StoredSelection],
) -> i64 {
    let shares = selections.iter().map(|one| share(one.market));
    let most = bounds.max * shares.min().unwrap_or(100) / 100;
    let most = most * i64::from(profile.limit_percent) / 100;
    let staked = bets
        .iter()
        .filter(|bet| is_open(bet) && is_same_pick(&bet.selections, selections))
        .map(|bet| currencies::converted(bet.stake, &bet.currency, bounds.code, Rounding::Up));
    (most - staked.sum::<i64>()).max(0)
}

/// Whether a bet is still to be decided: its stake is neither won nor lost.
pub fn is_open(bet: &StoredBet) -> bool {
    matches!(
        bet.status,
        BetStatus::Submitted | BetStatus::WaitingResults | BetStatus::ReadyToProcess
    )
}

fn is_same_pick(one: &[StoredSelection], other: &[StoredSelection]) -> bool {
    let is_in = |selection: &StoredSelection| other.iter().any(|own| own.is_same_pick(selection));
    one.len() == other.len() && one.iter().all(is_in)
}
