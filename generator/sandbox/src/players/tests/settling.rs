//! Settlement of bets, and their payouts.

use api::wire::{BetResult, BetStatus};

use super::Ended::{Cancelled, HalfLose, HalfWin, Lose, Refund, Win};
use super::*;

/// Odds of a test's picks, which make payouts easy to read.
const ODDS: [u32; 3] = [2000, 3000, 4000];

/// An operator, matches, and picks from them at [`ODDS`].
fn with_odds() -> (Lab, Vec<usize>, Vec<SelectionPlacement>) {
    let lab = Lab::new();
    let places: Vec<usize> = lab.prematch().into_iter().take(3).collect();
    for (place, odds) in places.iter().zip(ODDS) {
        lab.price(*place, &lab.pick(*place), odds);
    }
    let picks = places.iter().map(|place| lab.pick(*place)).collect();
    (lab, places, picks)
}

#[test]
fn every_kind_of_bet_pays_by_its_selections() {
    use BetResult as R;
    for (kind, ends, win, result) in [
        (BetKind::Single, &[Win][..], 600, R::WinEntire),
        (BetKind::Single, &[HalfWin], 450, R::RefundHalfWinOther),
        (BetKind::Single, &[Refund], 300, R::RefundEntire),
        (BetKind::Single, &[HalfLose], 150, R::RefundHalfLoseOther),
        (BetKind::Single, &[Lose], 0, R::LoseEntire),
        (BetKind::Combo, &[Win, Win, Win], 7200, R::WinEntire),
        (BetKind::Combo, &[Win, HalfWin, Win], 4800, R::WinEntire),
        (BetKind::Combo, &[Win, Refund, Win], 2400, R::WinEntire),
        (BetKind::Combo, &[Win, Cancelled, Win], 2400, R::WinEntire),
        (BetKind::Combo, &[Win, HalfLose, Win], 1200, R::WinEntire),
        (BetKind::Combo, &[Win, Lose, Win], 0, R::LoseEntire),
        (
            BetKind::Combo,
            &[Refund, Refund, Refund],
            300,
            R::RefundEntire,
        ),
        (BetKind::System, &[Win, Win, Win], 2600, R::WinEntire),
        (BetKind::System, &[Win, Win, Lose], 600, R::WinEntire),
        (BetKind::System, &[Win, Lose, Lose], 0, R::LoseEntire),
        (BetKind::System, &[Win, Win, Refund], 1100, R::WinEntire),
    ] {
        let (lab, places, picks) = with_odds();
        let mut placement = bet(300, picks[..ends.len()].to_vec());
        placement.system_id = (kind == BetKind::System).then_some(302);
        let placed = lab.placed(PLAYER, kind.clone(), placement);
        for (at, (place, ended)) in places.iter().zip(ends).enumerate() {
            assert_eq!(
                lab.bet(placed.number).status,
                BetStatus::WaitingResults,
                "{at}"
            );
            lab.end(*place, *ended);
        }
        let bet = lab.bet(placed.number);
        assert_eq!(bet.status, BetStatus::Done, "{kind:?} {ends:?}");
        assert_eq!((bet.win, bet.result), (win, result), "{kind:?} {ends:?}");
        assert_eq!(lab.balance(PLAYER), 99_700 + win, "{kind:?} {ends:?}");
        lab.assert_books_balance();
    }
}

#[test]
fn a_system_of_all_lines_pays_those_that_win() {
    const TRIXIE: u64 = 30302;
    const PATENT: u64 = 30301;
    for (id, stake, ends, win, result) in [
        (TRIXIE, 400, [Win, Win, Win], 5000, BetResult::WinEntire),
        (TRIXIE, 400, [Win, Win, Refund], 1700, BetResult::WinEntire),
        (TRIXIE, 400, [Win, Lose, Lose], 0, BetResult::LoseEntire),
        (PATENT, 700, [Win, Win, Win], 5900, BetResult::WinEntire),
        (PATENT, 700, [Win, Lose, Lose], 200, BetResult::WinEntire),
        (PATENT, 700, [Lose, Lose, Lose], 0, BetResult::LoseEntire),
    ] {
        let (lab, places, picks) = with_odds();
        let placed = lab.placed(PLAYER, BetKind::System, system(id, stake, picks));
        assert_eq!(placed.win, if id == TRIXIE { 5000 } else { 5900 });
        for (place, ended) in places.iter().zip(ends) {
            lab.end(*place, ended);
        }
        let bet = lab.bet(placed.number);
        assert_eq!((bet.win, bet.result), (win, result), "{id} {ends:?}");
        assert_eq!(lab.balance(PLAYER), 100_000 - stake + win, "{id} {ends:?}");
        lab.assert_books_balance();
    }
}

#[test]
fn a_custom_bet_pays_its_own_price_or_nothing_or_its_stake() {
    for (ends, win, status) in [
        ([Win, Win], 1500, BetStatus::Done),
        ([Win, Lose], 0, BetStatus::Done),
        ([Refund, Lose], 0, BetStatus::Done),
        ([Win, Refund], 300, BetStatus::Done),
        ([Cancelled, Cancelled], 300, BetStatus::Cancelled),
    ] {
        let lab = Lab::new();
        let place = lab.prematch()[0];
        let picks = vec![
            lab.pick_of(place, kind::RESULT),
            lab.pick_of(place, kind::BOTH_SCORE),
        ];
        let quote = crate::custom::price(&lab.world, &picks).expect("has a price");
        let plain = picks
            .iter()
            .map(|pick| u64::from(pick.odds.0))
            .product::<u64>()
            / 1000;
        assert_ne!(u64::from(quote.odds.0), plain);
        let mut placement = bet(300, picks);
        placement.custom_odds = Some(quote.odds);
        let mut placed = lab.placed(PLAYER, BetKind::CustomBet, placement);
        assert_eq!(placed.win, (3 * i64::from(quote.odds.0) + 5) / 10);
        placed.custom_odds = Some(Odds(5000));
        assert_eq!(placed.payout(&ends), Ok(win), "{ends:?}");
        for (market, ended) in [kind::RESULT, kind::BOTH_SCORE].into_iter().zip(ends) {
            let verdict = Verdict {
                place,
                market: Some(market),
                specifier: None,
                outcome: None,
                ended,
            };
            let settled = lab.players.settle_as(&lab.world, &verdict, now());
            settled.expect("settles");
        }
        assert_eq!(lab.bet(placed.number).status, status, "{ends:?}");
        lab.assert_books_balance();
    }
}

#[test]
fn a_return_is_capped() {
    let lab = Lab::new();
    let places: Vec<usize> = lab.prematch().into_iter().take(3).collect();
    for place in &places {
        lab.price(*place, &lab.pick(*place), 501_000);
    }
    let picks = places.iter().map(|place| lab.pick(*place)).collect();
    let placed = lab.placed(PLAYER, BetKind::Combo, bet(5000, picks));
    assert_eq!(placed.win, 100_000_000);
    for place in places {
        lab.end(place, Win);
    }
    assert_eq!(lab.balance(PLAYER), 95_000 + 100_000_000);
    lab.assert_books_balance();
}

#[test]
fn a_bet_is_processed_for_a_while_before_it_is_paid() {
    let (lab, places, picks) = with_odds();
    lab.players.steering().pace.processing = Duration::from_secs(1);
    let placed = lab.placed(PLAYER, BetKind::Single, bet(300, picks[..1].to_vec()));
    lab.end(places[0], Win);
    let bet = lab.bet(placed.number);
    assert_eq!(
        (bet.status, bet.result),
        (BetStatus::ReadyToProcess, BetResult::NoResults)
    );
    assert_eq!((bet.win, lab.balance(PLAYER)), (600, 99_700));
    let changes = lab
        .players
        .continue_due(&lab.world, later(1))
        .expect("goes on");
    assert_eq!(changes, [placed.change()]);
    assert_eq!(lab.bet(placed.number).status, BetStatus::Done);
    assert_eq!(lab.balance(PLAYER), 100_300);
}

#[test]
fn abandoned_matches_refund() {
    for (status, begins) in [
        (EventStatus::Closed, false),
        (EventStatus::NotCovered, true),
        (EventStatus::Finished, false),
    ] {
        let lab = Lab::new();
        let place = lab.prematch()[0];
        if begins {
            lab.begin(place);
        }
        let placed = lab.placed(PLAYER, BetKind::Single, bet(300, vec![lab.pick(place)]));
        lab.world.steer(place, |own| own.status = Some((status, 0)));
        let changes = lab.players.settle(&lab.world, now()).expect("settles");
        assert_eq!(changes, [placed.change()], "{status:?}");
        let bet = lab.bet(placed.number);
        assert_eq!(
            (bet.status, bet.result),
            (BetStatus::Cancelled, BetResult::Canceled)
        );
        assert_eq!(lab.balance(PLAYER), 100_000, "{status:?}");
        lab.assert_books_balance();
    }
}

#[test]
fn an_interrupted_match_keeps_its_bets_open() {
    let lab = Lab::new();
    let place = lab.prematch()[0];
    let placed = lab.placed(PLAYER, BetKind::Single, bet(300, vec![lab.pick(place)]));
    lab.world
        .steer(place, |own| own.status = Some((EventStatus::Stopped, 0)));
    assert_eq!(lab.players.settle(&lab.world, now()), Ok(vec![]));
    assert_eq!(lab.bet(placed.number).status, BetStatus::WaitingResults);
}

#[test]
fn every_market_is_settled_when_its_match_ends() {
    let lab = Lab::new();
    for sport in [
        "soccer",
        "tennis",
        "basketball",
        "ice-hockey",
        "snooker",
        "boxing",
    ] {
        let Some(place) = lab.places(sport, EventStatus::Prematch).first().copied() else {
            continue;
        };
        let offers = lab.world.offers(place, &lab.world.standing(place));
        let numbers: Vec<u64> = offers
            .iter()
            .filter_map(|offer| {
                let priced = offer.outcomes.iter().find(|one| one.active)?;
                let pick = SelectionPlacement {
                    match_id: lab.world.id(place),
                    market_id: offer.market,
                    specifier: offer.specifier(),
                    outcome_id: priced.outcome,
                    odds: priced.odds,
                };
                let placed = lab.placed(PLAYER, BetKind::Single, bet(100, vec![pick]));
                Some(placed.number)
            })
            .collect();
        assert!(!numbers.is_empty(), "{sport}");
        lab.begin(place);
        lab.world.clock.advance(SignedDuration::from_hours(12));
        lab.players.settle(&lab.world, now()).expect("settles");
        for number in numbers {
            let bet = lab.bet(number);
            assert_eq!(bet.status, BetStatus::Done, "{sport}: {:?}", bet.selections);
        }
        lab.assert_books_balance();
    }
}
