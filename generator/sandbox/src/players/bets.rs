//! Bets that were placed: kept, listed, settled when their matches end.

use api::wire::{Bet, BetKind, BetMatch, BetResult, BetSelection, BetStatus, Money, Named, Odds};
use jiff::Timestamp;
use num_bigint::BigUint;

use super::{CURRENCY, MAX_PAYOUT, Players, SUBUNITS};
use crate::locale::Locale;
use crate::pricing::{self, Settled};
use crate::world::World;

/// A bet as it is kept: with names in every language, for its markets will be gone.
#[derive(Clone, Debug)]
pub struct StoredBet {
    pub(super) number: u64,
    pub(super) kind: BetKind,
    pub(super) stake: i64,
    pub(super) created_at: Timestamp,
    pub(super) is_vip: bool,
    pub(super) status: BetStatus,
    pub(super) result: BetResult,
    /// In subunits: what it can bring while it is open, what it has brought afterwards.
    pub(super) win: i64,
    pub(super) selections: Vec<StoredSelection>,
}

/// A selection of a bet.
#[derive(Clone, Debug)]
pub struct StoredSelection {
    /// Place of the match.
    pub(super) place: usize,
    pub(super) market: u64,
    pub(super) specifier: Option<String>,
    pub(super) outcome: u64,
    pub(super) odds: Odds,
    pub(super) settled: Option<Settled>,
    /// Names of market and outcome, by locale.
    pub(super) names: Vec<(String, String)>,
}

/// What a settled match has changed for a player.
#[derive(Debug)]
pub struct Change {
    /// The player.
    pub player: u64,
    /// Numbers of the bets that have changed.
    pub bets: Vec<u64>,
}

impl Players {
    /// A player's bets in these states (all when there are none), the newest first.
    pub fn bets(
        &self,
        world: &World,
        player: u64,
        statuses: &[BetStatus],
        locale: Locale,
    ) -> Vec<Bet> {
        let inner = self.lock();
        let bets = inner
            .profile(player)
            .map(|profile| &profile.bets[..])
            .unwrap_or_default();
        let wanted = |bet: &&StoredBet| statuses.is_empty() || statuses.contains(&bet.status);
        bets.iter()
            .rev()
            .filter(wanted)
            .map(|bet| bet.wire(world, locale))
            .collect()
    }

    /// One bet of a player.
    pub fn bet(&self, world: &World, player: u64, number: u64, locale: Locale) -> Option<Bet> {
        let inner = self.lock();
        let bet = inner
            .profile(player)?
            .bets
            .iter()
            .find(|bet| bet.number == number)?;
        Some(bet.wire(world, locale))
    }

    /// Whether anybody waits for a result.
    pub fn has_open_bets(&self) -> bool {
        let inner = self.lock();
        let mut bets = inner.players.iter().flat_map(|profile| &profile.bets);
        bets.any(|bet| bet.status == BetStatus::WaitingResults)
    }

    /// Settles what was bet on a match that stands as it stands now.
    pub fn settle(&self, world: &World, place: usize) -> Vec<Change> {
        let mut inner = self.lock();
        let mut changes = Vec::new();
        for profile in &mut inner.players {
            let open = |bet: &&mut StoredBet| bet.status == BetStatus::WaitingResults;
            let mut changed = Vec::new();
            for bet in profile.bets.iter_mut().filter(open) {
                if bet.settle(world, place) {
                    changed.push(bet.number);
                    if bet.status == BetStatus::Done {
                        profile.balance += bet.win;
                    }
                }
            }
            if !changed.is_empty() {
                changes.push(Change {
                    player: profile.id,
                    bets: changed,
                });
            }
        }
        changes
    }
}

impl StoredBet {
    /// The bet's number as it travels.
    pub fn id(&self) -> String {
        format!("bet-{}", self.number)
    }

    fn settle(&mut self, world: &World, place: usize) -> bool {
        let standing = world.standing(place);
        let Some(state) = &standing.state else {
            return false;
        };
        let rules = &world.sport(place).rules;
        let mut changed = false;
        for selection in self
            .selections
            .iter_mut()
            .filter(|one| one.place == place && one.settled.is_none())
        {
            let specifier = selection.specifier.as_deref();
            selection.settled =
                pricing::settle(selection.market, specifier, selection.outcome, rules, state);
            changed |= selection.settled.is_some();
        }
        let results: Option<Vec<(Settled, Odds)>> = self
            .selections
            .iter()
            .map(|one| Some((one.settled?, one.odds)))
            .collect();
        if let Some(results) = results.filter(|_| changed) {
            self.win = payout(
                self.stake,
                results
                    .iter()
                    .map(|(settled, odds)| factor(*settled, *odds)),
            );
            self.status = BetStatus::Done;
            self.result = match &results[..] {
                [(settled, _)] => result(*settled),
                _ if self.win == 0 => BetResult::LoseEntire,
                _ if self.win == self.stake => BetResult::RefundEntire,
                _ => BetResult::WinEntire,
            };
        }
        changed
    }

    fn wire(&self, world: &World, locale: Locale) -> Bet {
        let odds = payout(
            1000,
            self.selections
                .iter()
                .map(|one| factor(Settled::Win, one.odds)),
        );
        Bet {
            id: self.id(),
            kind: self.kind.clone(),
            reference: format!("{:08}", self.number),
            status: self.status.clone(),
            stake: Money {
                value: self.stake,
                currency: CURRENCY.to_owned(),
                subunits: SUBUNITS,
            },
            win_amount: self.win,
            odds: Odds(u32::try_from(odds).unwrap_or(u32::MAX)),
            selections: self
                .selections
                .iter()
                .enumerate()
                .map(|(number, selection)| selection.wire(number as u64 + 1, world, locale))
                .collect(),
            created_at: self.created_at,
            result: self.result.clone(),
            to_cashout: None,
            bonus: None,
            system: None,
            used_in_jackpot: false,
            is_vip: self.is_vip,
        }
    }
}

impl StoredSelection {
    fn wire(&self, id: u64, world: &World, locale: Locale) -> BetSelection {
        let standing = world.standing(self.place);
        let [home, away] = world.names(self.place, &standing, locale);
        let (market, outcome) = self.names[locale as usize].clone();
        BetSelection {
            id,
            status: self.settled.map_or(BetResult::NoResults, result),
            market: Named {
                id: self.market,
                name: market,
            },
            outcome: Named {
                id: self.outcome,
                name: outcome,
            },
            odds: self.odds,
            match_: BetMatch {
                id: world.id(self.place),
                slug: world.slug(self.place),
                sport_key: world.sport(self.place).key.clone(),
                home,
                away,
                start_time: world.start_time(&standing),
            },
            specifier: self.specifier.clone(),
        }
    }
}

fn result(settled: Settled) -> BetResult {
    match settled {
        Settled::Win => BetResult::WinEntire,
        Settled::HalfWin => BetResult::RefundHalfWinOther,
        Settled::Refund => BetResult::RefundEntire,
        Settled::HalfLose => BetResult::RefundHalfLoseOther,
        Settled::Lose => BetResult::LoseEntire,
    }
}

/// What a selection multiplies a stake by, in two-thousandths, so that halves are whole.
fn factor(settled: Settled, Odds(odds): Odds) -> u32 {
    match settled {
        Settled::Win => 2 * odds,
        Settled::HalfWin => odds + 1000,
        Settled::Refund => 2000,
        Settled::HalfLose => 1000,
        Settled::Lose => 0,
    }
}

/// A stake times its factors, capped, rounded once, half up. Exact, however many factors there are.
fn payout(stake: i64, factors: impl Iterator<Item = u32>) -> i64 {
    let mut money = BigUint::from(stake.unsigned_abs());
    let mut scale = BigUint::from(1u32);
    for factor in factors {
        money *= factor;
        scale *= 2000u32;
    }
    let rounded = (money + &scale / 2u32) / scale;
    i64::try_from(rounded).map_or(MAX_PAYOUT, |rounded| rounded.min(MAX_PAYOUT))
}

/// What a bet of this stake at these prices can bring.
pub(super) fn possible_win(stake: i64, odds: impl Iterator<Item = Odds>) -> i64 {
    payout(stake, odds.map(|odds| factor(Settled::Win, odds)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_payout_is_exact_and_rounded_once() {
        let win = |stake, odds: &[u32]| possible_win(stake, odds.iter().map(|odds| Odds(*odds)));
        assert_eq!(win(5000, &[1850]), 9250);
        assert_eq!(win(333, &[1855, 2105]), 1300);
        assert_eq!(win(100, &[1005]), 101);
        assert_eq!(win(5_000_000, &[501_000; 20]), MAX_PAYOUT);
    }

    #[test]
    fn every_result_multiplies_as_it_should() {
        let single = |settled| payout(1000, std::iter::once(factor(settled, Odds(1900))));
        assert_eq!(single(Settled::Win), 1900);
        assert_eq!(single(Settled::HalfWin), 1450);
        assert_eq!(single(Settled::Refund), 1000);
        assert_eq!(single(Settled::HalfLose), 500);
        assert_eq!(single(Settled::Lose), 0);
    }
}
