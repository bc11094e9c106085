//! Whatever happens, in whatever order, no money is created or lost.

use api::wire::{BetStatus, BonusKind, BonusUse, Cashout, CashoutPart};
use proptest::prelude::*;

use super::*;
use crate::bonuses::Use;

/// The matches of the bets; few, so that events affect the same bets.
const MATCHES: usize = 4;

/// An event.
#[derive(Clone, Debug)]
enum Event {
    /// A player places a bet on these matches, its kind by their number.
    Place {
        player: u64,
        stake: i64,
        matches: Vec<usize>,
        system: bool,
        /// The campaign whose bonus the bet uses.
        bonus: Option<u64>,
    },
    /// Matches end with this result for all bets.
    End(usize, Ended),
    /// A price moves.
    Price(usize, u32),
    /// A player cashes a bet out, or this part of its stake, or tries to; the part maybe twice.
    CashOut(u64, u64, Option<(i64, bool)>),
    /// A trader decides.
    Decide(u64, Decision),
    /// Delays for live matches and VIP players are switched on or off.
    Wait(bool),
    /// A match begins.
    Begin(usize),
    /// Time passes, and due work is done.
    Pass(i64),
}

fn event() -> impl Strategy<Value = Event> {
    let matches = proptest::sample::subsequence((0..MATCHES).collect::<Vec<_>>(), 1..=MATCHES);
    let ended = prop_oneof![
        3 => Just(Ended::Win),
        1 => Just(Ended::HalfWin),
        1 => Just(Ended::Refund),
        1 => Just(Ended::HalfLose),
        3 => Just(Ended::Lose),
        1 => Just(Ended::Cancelled),
    ];
    let decision = prop_oneof![
        Just(Decision::Accept),
        Just(Decision::Reject),
        Just(Decision::Cancel)
    ];
    prop_oneof![
        8 => (1..=3u64, 100..9_000i64, matches, any::<bool>(), proptest::option::of(1..=5u64)).prop_map(
            |(player, stake, matches, system, bonus)| Event::Place { player, stake, matches, system, bonus }
        ),
        2 => (0..MATCHES, ended).prop_map(|(at, ended)| Event::End(at, ended)),
        2 => (0..MATCHES, 1010..9000u32).prop_map(|(at, odds)| Event::Price(at, odds)),
        4 => (1..=3u64, 1..9u64, proptest::option::of((1..9_000i64, any::<bool>()))).prop_map(
            |(player, bet, part)| Event::CashOut(player, bet, part)
        ),
        2 => (1..9u64, decision).prop_map(|(bet, decision)| Event::Decide(bet, decision)),
        2 => any::<bool>().prop_map(Event::Wait),
        1 => (0..MATCHES).prop_map(Event::Begin),
        2 => (0..20i64).prop_map(Event::Pass),
    ]
}

fn happen(lab: &Lab, places: &[usize], time: &mut i64, event: &Event) {
    match event {
        Event::Place {
            player,
            stake,
            matches,
            system: wanted,
            bonus,
        } => {
            let picks: Vec<_> = matches.iter().map(|at| lab.pick(places[*at])).collect();
            let count = picks.len() as u64;
            let currency = if *player == EURO { "EUR" } else { "ZAR" };
            let mut placement = bet_in(currency, *stake, picks);
            let kind = match count {
                1 => BetKind::Single,
                3.. if *wanted => {
                    placement.system_id = Some(100 * count + 2);
                    BetKind::System
                }
                _ => BetKind::Combo,
            };
            let mut cost = *stake;
            if let Some(campaign) = bonus {
                (placement.bonus, cost) =
                    with_bonus(*player, *campaign, &mut placement.stake.value);
            }
            let before = lab.balance(*player);
            let placed = lab.place(*player, kind, vec![placement]);
            let cost = if placed.is_ok() { cost } else { 0 };
            assert_eq!(lab.balance(*player), before - cost);
        }
        Event::End(at, ended) => lab.end(places[*at], *ended),
        Event::Price(at, odds) => lab.price(places[*at], &lab.pick(places[*at]), *odds),
        Event::CashOut(player, number, part) => {
            let bet = lab.players.bet(*number).expect("reads");
            let of = bet.map_or(0, |bet| bet.stake);
            let wanted = Cashout {
                bet_id: reference::of(*number),
                to_cashout: 1,
                part: part.map(|(stake, _)| CashoutPart {
                    stake,
                    of,
                    attempt_id: lab.attempts.fetch_add(1, Ordering::Relaxed).to_string(),
                }),
                player_id: None,
            };
            // Most of these are refused: bets of others, settled ones, unknown ones.
            for _ in 0..1 + usize::from(part.is_some_and(|(_, twice)| twice)) {
                let _ = lab
                    .players
                    .cash_out(&lab.world, *player, &wanted, later(*time));
            }
        }
        Event::Decide(number, decision) => {
            let id = reference::of(*number);
            lab.players
                .decide(&lab.world, &id, *decision, later(*time))
                .expect("writes");
        }
        Event::Wait(wait) => {
            let time = Duration::from_secs(if *wait { 3 } else { 0 });
            let pace = &mut lab.players.steering().pace;
            *pace = Pace {
                live_delay: time,
                trader: time,
                processing: time,
                cashout: time,
            };
        }
        Event::Begin(at) => lab.begin(places[*at]),
        Event::Pass(seconds) => {
            *time += seconds;
            lab.players
                .continue_due(&lab.world, later(*time))
                .expect("goes on");
        }
    }
}

/// The bonus of a campaign, the stake it requires, and its cost for the player.
fn with_bonus(player: u64, campaign: u64, stake: &mut i64) -> (Option<BonusUse>, i64) {
    let small = if player == EURO { 100 } else { 2_000 };
    let large = if player == EURO { 250 } else { 5_000 };
    let (kind, amount, is_free) = match campaign {
        1 => (BonusKind::Comboboost, *stake, false),
        2 => (BonusKind::Freebet, small, true),
        3 => (BonusKind::FreebetOnlyWin, large, true),
        4 => (BonusKind::FreebetAllWin, small, true),
        _ => (BonusKind::FreebetNoRisk, large, false),
    };
    *stake = amount;
    let own = if campaign == 1 { 0 } else { 10_000 * player };
    let used = BonusUse {
        id: own + campaign,
        kind,
        odds: None,
    };
    (Some(used), if is_free { 0 } else { amount })
}

/// Bets and books must agree: stakes of open bets are held, and no others.
fn assert_stakes_are_held(lab: &Lab) {
    let balances = lab.players.balances().expect("reads");
    for player in [PLAYER, VIP, EURO] {
        let bets = lab.players.bets(player, &[]).expect("reads");
        let is_open = |bet: &&StoredBet| {
            matches!(
                bet.status,
                BetStatus::Submitted
                    | BetStatus::WaitingResults
                    | BetStatus::ReadyToProcess
                    | BetStatus::CashoutInProgress
            )
        };
        let own = |bet: &StoredBet| {
            let is_free = bet.bonus.as_ref().is_some_and(Use::is_free);
            if is_free { 0 } else { bet.stake }
        };
        let open: i64 = bets.iter().filter(is_open).map(|bet| bet.stake).sum();
        let staked: i64 = bets.iter().filter(is_open).map(own).sum();
        let currency = if player == EURO { "EUR" } else { "ZAR" };
        let held = balances.get(&format!("stakes:{player}:{currency}"));
        assert_eq!(held.copied().unwrap_or(0), open, "{player}");
        let first = if player == EURO { 10_000 } else { 100_000 };
        let parts = bets.iter().flat_map(|bet| &bet.parts);
        let cashed: i64 = parts.map(|part| part.amount - part.stake).sum();
        let closed = bets.iter().filter(|bet| !is_open(bet));
        let won: i64 = closed
            .map(|bet| match bet.status {
                BetStatus::Rejected | BetStatus::Cancelled => 0,
                _ => bet.win - own(bet),
            })
            .sum();
        assert_eq!(
            lab.balance(player),
            first + won + cashed - staked,
            "{player}"
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: ProptestConfig::default().cases.div_ceil(8),
        ..ProptestConfig::default()
    })]

    #[test]
    fn money_in_is_money_out(events in proptest::collection::vec(event(), 1..60)) {
        let lab = Lab::new();
        let places = lab.prematch();
        let mut time = 0;
        for event in [Event::Begin(0), Event::Wait(true)] {
            happen(&lab, &places, &mut time, &event);
        }
        for event in &events {
            happen(&lab, &places, &mut time, event);
            lab.assert_books_balance();
        }
        assert_stakes_are_held(&lab);
        // Everything is settled, and then no stake is held.
        for _ in 0..2 {
            lab.players.continue_due(&lab.world, later(time + 100)).expect("goes on");
            for place in &places[..MATCHES] {
                lab.end(*place, Ended::Win);
            }
        }
        lab.players.continue_due(&lab.world, later(time + 200)).expect("goes on");
        lab.assert_books_balance();
        assert_stakes_are_held(&lab);
        let balances = lab.players.balances().expect("reads");
        let mut held = balances.iter().filter(|(name, _)| name.starts_with("stakes:"));
        prop_assert!(held.all(|(_, balance)| *balance == 0), "{:?}", balances);
    }
}
