//! Players as a whole: bets, their settlement, and the money.

#[path = "../../tests/sandbox/support/authenticator.rs"]
mod authenticator;
mod cashing_out;
mod deciding;
mod entering;
mod histories;
mod keeping;
mod limits;
mod passkeys;
mod phones;
mod placing;
mod refusals;
mod settling;
mod stopping;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use api::wire::{
    BetKind, BetPlacement, EventStatus, Odds, PlaceBets, PlaceBetsMeta, SelectionPlacement,
    StakeWire,
};
use jiff::{SignedDuration, Timestamp};

use super::steering::Pace;
use super::store::Store;
use super::*;
use crate::locale::Locale;
use crate::pricing::{Offer, kind};
use crate::refusal::Refusal;
use crate::world::{PriceKey, Rest, World, saturday};

/// The player, who begins with R1,000.00, and the VIP.
const PLAYER: u64 = 1;
const VIP: u64 = 2;
const EURO: u64 = 3;

/// An operator whose clock is stopped.
struct Lab {
    world: World,
    players: Players,
    /// Placements so far.
    attempts: AtomicU64,
}

impl Lab {
    fn new() -> Self {
        Self::over(Store::in_memory().expect("opens"))
    }

    /// Opens an existing database. Nothing takes time unless a test says so.
    fn over(store: Store) -> Self {
        let world = World::new(7, 80, saturday()).expect("the data are valid");
        world.clock.stop(true);
        let campaigns = Campaigns::load(world.clock.origin()).expect("the data are valid");
        let lab = Self {
            world,
            players: Players::new(store, campaigns).expect("opens"),
            attempts: AtomicU64::new(0),
        };
        lab.players.steering().pace = Pace {
            live_delay: Duration::ZERO,
            trader: Duration::ZERO,
            processing: Duration::ZERO,
            cashout: Duration::ZERO,
        };
        lab
    }

    /// Soccer matches that have not begun, with all their markets.
    fn prematch(&self) -> Vec<usize> {
        self.places("soccer", EventStatus::Prematch)
    }

    fn places(&self, sport: &str, status: EventStatus) -> Vec<usize> {
        let all = self.world.order().iter().copied();
        all.filter(|place| self.world.sport(*place).key == sport)
            .filter(|place| self.world.standing(*place).status == status)
            .collect()
    }

    fn offer(&self, place: usize, market: u64) -> Offer {
        let offers = self.world.offers(place, &self.world.standing(place));
        let mut offers = offers.into_iter();
        let offer = offers.find(|offer| offer.market == market);
        offer.unwrap_or_else(|| panic!("match {place} has no market {market}"))
    }

    /// The first outcome of a market, at its current price.
    fn pick_of(&self, place: usize, market: u64) -> SelectionPlacement {
        let offer = self.offer(place, market);
        SelectionPlacement {
            match_id: self.world.id(place),
            market_id: market,
            specifier: offer.specifier(),
            outcome_id: offer.outcomes[0].outcome,
            odds: offer.outcomes[0].odds,
        }
    }

    /// The first outcome of the market shown in lists.
    fn pick(&self, place: usize) -> SelectionPlacement {
        let main = self.world.main_offer(place, &self.world.standing(place));
        self.pick_of(place, main.expect("the match takes bets").market)
    }

    /// Sets the price of a pick.
    fn price(&self, place: usize, pick: &SelectionPlacement, odds: u32) {
        let key = PriceKey {
            market: pick.market_id,
            specifier: pick.specifier.clone(),
            outcome: pick.outcome_id,
        };
        self.world.steer(place, |own| {
            own.prices.insert(key, Odds(odds));
        });
    }

    fn suspend(&self, place: usize) {
        let all = Rest {
            market: None,
            specifier: None,
        };
        self.world.steer(place, |own| own.rests.push(all));
    }

    /// Starts a match now.
    fn begin(&self, place: usize) {
        let now = self.world.clock.seconds();
        self.world.steer(place, |own| own.start = Some(now));
        assert_eq!(self.world.standing(place).status, EventStatus::Live);
    }

    fn place(
        &self,
        player: u64,
        kind: BetKind,
        bets: Vec<BetPlacement>,
    ) -> std::result::Result<Vec<u64>, Refusal> {
        let meta = PlaceBetsMeta {
            device_id: "test".to_owned(),
            quick: false,
            kind,
            attempt_id: self.attempts.fetch_add(1, Ordering::Relaxed).to_string(),
            player_id: None,
        };
        let request = PlaceBets { meta, bets };
        let (changes, answers) = self.players.place(&self.world, player, &request, now())?;
        assert_eq!(changes.len(), answers.len());
        Ok(changes.into_iter().map(|change| change.bet).collect())
    }

    /// Places one bet, which must be accepted.
    fn placed(&self, player: u64, kind: BetKind, bet: BetPlacement) -> StoredBet {
        let numbers = self.place(player, kind, vec![bet]).expect("is taken");
        self.bet(numbers[0])
    }

    fn bet(&self, number: u64) -> StoredBet {
        let bet = self.players.bet(number).expect("reads");
        bet.expect("it was placed")
    }

    fn balance(&self, player: u64) -> i64 {
        self.players.accounts(player).expect("reads")[0].balance
    }

    /// Settles every pick of a match.
    fn end(&self, place: usize, ended: Ended) {
        let verdict = Verdict {
            place,
            market: None,
            specifier: None,
            outcome: None,
            ended,
        };
        let settled = self.players.settle_as(&self.world, &verdict, now());
        settled.expect("settles");
    }

    /// The invariants: no money is created or lost, and no player owes.
    fn assert_books_balance(&self) {
        let balances = self.players.balances().expect("reads");
        let mut sums: BTreeMap<&str, i64> = BTreeMap::new();
        for (name, balance) in &balances {
            let currency = name.rsplit(':').next().expect("a currency");
            *sums.entry(currency).or_default() += balance;
            let is_a_players = name.starts_with("player:") || name.starts_with("stakes:");
            assert!(*balance >= 0 || !is_a_players, "{name} is {balance}");
        }
        assert!(sums.values().all(|sum| *sum == 0), "{balances:?}");
    }
}

/// A fixed time.
fn now() -> Timestamp {
    Timestamp::UNIX_EPOCH
}

fn later(seconds: i64) -> Timestamp {
    now() + SignedDuration::from_secs(seconds)
}

fn bet(stake: i64, selections: Vec<SelectionPlacement>) -> BetPlacement {
    bet_in("ZAR", stake, selections)
}

fn bet_in(currency: &str, stake: i64, selections: Vec<SelectionPlacement>) -> BetPlacement {
    BetPlacement {
        bonus: None,
        stake: StakeWire {
            value: stake,
            currency: currency.to_owned(),
        },
        selections,
        system_id: None,
        custom_odds: None,
    }
}

fn system(id: u64, stake: i64, selections: Vec<SelectionPlacement>) -> BetPlacement {
    BetPlacement {
        system_id: Some(id),
        ..bet(stake, selections)
    }
}
