//! Values of open bets, and their payment.

use api::wire::{BetResult, BetStatus, Cashout, CashoutPart, ErrorCode};

use super::*;

fn cash_out(lab: &Lab, player: u64, id: &str, amount: i64) -> std::result::Result<(), Refusal> {
    let wanted = Cashout {
        bet_id: id.to_owned(),
        to_cashout: amount,
        part: None,
        player_id: None,
    };
    let done = lab.players.cash_out(&lab.world, player, &wanted, now());
    done.map(|_| ())
}

fn offer(lab: &Lab, bet: &StoredBet) -> Option<i64> {
    let offer = lab.players.cashout_offer(&lab.world, &lab.bet(bet.number));
    offer.expect("is ours")
}

/// A single on a result whose three prices are all 3.00: a third each, without a margin.
fn even() -> (Lab, usize, StoredBet) {
    let lab = Lab::new();
    let place = lab.prematch()[0];
    prices(&lab, place, [3000, 3000, 3000]);
    let placed = lab.placed(PLAYER, BetKind::Single, bet(9000, vec![lab.pick(place)]));
    (lab, place, placed)
}

fn prices(lab: &Lab, place: usize, odds: [u32; 3]) {
    for (outcome, odds) in (1..).zip(odds) {
        let pick = SelectionPlacement {
            outcome_id: outcome,
            ..lab.pick(place)
        };
        lab.price(place, &pick, odds);
    }
}

#[test]
fn an_offer_is_what_the_bet_costs_now_less_a_cut() {
    let (lab, place, placed) = even();
    for (odds, worth) in [
        // Its stake less 4 %.
        ([3000, 3000, 3000], 8640),
        // The same return costs twice as much.
        ([1500, 6000, 6000], 17_280),
        ([6000, 2400, 2400], 4320),
        ([2990, 3000, 3000], 8668),
    ] {
        prices(&lab, place, odds);
        assert_eq!(offer(&lab, &placed), Some(worth), "{odds:?}");
    }
}

#[test]
fn soon_after_placing_no_bet_loses_more_than_the_cut() {
    let lab = Lab::new();
    let picks: Vec<_> = lab.prematch().into_iter().take(4).collect();
    for place in &picks {
        for market in [1, 18] {
            let pick = lab.pick_of(*place, market);
            let placed = lab.placed(PLAYER, BetKind::Single, bet(1000, vec![pick]));
            assert_eq!(offer(&lab, &placed), Some(960), "{market} of {place}");
        }
    }
    let legs = picks.iter().map(|place| lab.pick(*place)).collect();
    let combo = lab.placed(PLAYER, BetKind::Combo, bet(2000, legs));
    assert_eq!(offer(&lab, &combo), Some(1920));
}

#[test]
fn a_combo_and_a_system_are_valued_by_what_is_left() {
    let lab = Lab::new();
    let places: Vec<usize> = lab.prematch().into_iter().take(3).collect();
    for place in &places {
        prices(&lab, *place, [3000, 3000, 3000]);
    }
    let picks = || places.iter().map(|place| lab.pick(*place)).collect();
    let combo = lab.placed(PLAYER, BetKind::Combo, bet(9000, picks()));
    let two_of_three = lab.placed(PLAYER, BetKind::System, system(302, 9000, picks()));
    let trixie = lab.placed(PLAYER, BetKind::System, system(30302, 12_000, picks()));
    assert_eq!(offer(&lab, &combo), Some(8640));
    assert_eq!(offer(&lab, &two_of_three), Some(8640));
    assert_eq!(offer(&lab, &trixie), Some(11_520));
    lab.end(places[0], Ended::Win);
    assert_eq!(offer(&lab, &combo), Some(25_920));
    // Lines of 3, 3 and 1 units of 3000.
    assert_eq!(offer(&lab, &two_of_three), Some(20_160));
    // The same, and a treble of 3.
    assert_eq!(offer(&lab, &trixie), Some(28_800));
    lab.end(places[1], Ended::Lose);
    assert_eq!(offer(&lab, &combo), None, "it is worth nothing");
    assert_eq!(offer(&lab, &two_of_three), Some(8640));
    assert_eq!(offer(&lab, &trixie), Some(8640));
    lab.suspend(places[2]);
    assert_eq!(offer(&lab, &two_of_three), None, "it cannot be priced");
}

#[test]
fn cashing_out_pays_the_current_offer() {
    let (lab, place, placed) = even();
    let wire = lab
        .players
        .wire(&lab.world, &lab.bet(placed.number), Locale::ENGLISH);
    assert_eq!(wire.expect("is ours").to_cashout, Some(8640));
    let accepted = |amount| cash_out(&lab, PLAYER, &placed.id(), amount);
    let changed = Refusal::about(ErrorCode::CashoutChanged, "R 86.40");
    assert_eq!(accepted(8641), Err(changed));
    // The offer rose while the player was deciding.
    prices(&lab, place, [1500, 6000, 6000]);
    assert_eq!(accepted(8640), Ok(()));
    let bet = lab.bet(placed.number);
    assert_eq!(
        (bet.status, bet.result),
        (BetStatus::CashedOut, BetResult::CashedOut)
    );
    assert_eq!(bet.win, 17_280);
    assert_eq!(lab.balance(PLAYER), 100_000 - 9000 + 17_280);
    assert_eq!(
        accepted(1),
        Err(Refusal::new(ErrorCode::CashoutNotAvailable))
    );
    lab.end(place, Ended::Win);
    assert_eq!(lab.balance(PLAYER), 100_000 - 9000 + 17_280);
    lab.assert_books_balance();
}

#[test]
fn a_delayed_cash_out_ignores_what_the_match_does() {
    let (lab, place, placed) = even();
    lab.players.steering().pace.cashout = Duration::from_secs(2);
    assert_eq!(cash_out(&lab, PLAYER, &placed.id(), 8640), Ok(()));
    assert_eq!(lab.bet(placed.number).status, BetStatus::CashoutInProgress);
    assert_eq!(lab.balance(PLAYER), 91_000);
    lab.end(place, Ended::Lose);
    let twice = cash_out(&lab, PLAYER, &placed.id(), 1);
    assert_eq!(twice, Err(Refusal::new(ErrorCode::CashoutNotAvailable)));
    let changes = lab
        .players
        .continue_due(&lab.world, later(2))
        .expect("goes on");
    assert_eq!(changes, [placed.change()]);
    assert_eq!(lab.bet(placed.number).status, BetStatus::CashedOut);
    assert_eq!(lab.balance(PLAYER), 91_000 + 8640);
    lab.assert_books_balance();
}

#[test]
fn only_an_open_bet_of_ones_own_can_be_cashed_out() {
    let (lab, place, placed) = even();
    let missing = Err(Refusal::new(ErrorCode::BetNotFound));
    assert_eq!(cash_out(&lab, VIP, &placed.id(), 1), missing);
    assert_eq!(cash_out(&lab, PLAYER, &reference::of(77), 1), missing);
    assert_eq!(cash_out(&lab, PLAYER, "nonsense", 1), missing);
    lab.players.steering().planned.push(Planned {
        call: Call::Cashout,
        refusal: Refusal::new(ErrorCode::CashoutNotAvailable),
        bet: None,
        times: 1,
    });
    let unavailable = Err(Refusal::new(ErrorCode::CashoutNotAvailable));
    assert_eq!(cash_out(&lab, PLAYER, &placed.id(), 1), unavailable);
    lab.suspend(place);
    assert_eq!(cash_out(&lab, PLAYER, &placed.id(), 1), unavailable);
    lab.end(place, Ended::Win);
    assert_eq!(cash_out(&lab, PLAYER, &placed.id(), 1), unavailable);
    assert_eq!(lab.balance(PLAYER), 100_000 - 9000 + 27_000);
}

#[test]
fn a_bet_is_cashed_out_for_the_player_of_the_session_alone() {
    let lab = Lab::new();
    let placed = lab.placed(
        PLAYER,
        BetKind::Single,
        bet(1000, vec![lab.pick(lab.prematch()[0])]),
    );
    let wanted = |player_id| Cashout {
        bet_id: placed.id(),
        to_cashout: 1,
        part: None,
        player_id,
    };
    let cash_out = |wanted| lab.players.cash_out(&lab.world, PLAYER, &wanted, now());
    let refused = cash_out(wanted(Some(PLAYER + 1)));
    assert_eq!(
        refused.map(|_| ()),
        Err(Refusal::new(ErrorCode::OtherPlayer))
    );
    assert!(cash_out(wanted(Some(PLAYER))).is_ok());
}

fn part(stake: i64, of: i64, attempt: &str) -> CashoutPart {
    CashoutPart {
        stake,
        of,
        attempt_id: attempt.to_owned(),
    }
}

fn take_part(
    lab: &Lab,
    bet: &StoredBet,
    amount: i64,
    part: CashoutPart,
) -> std::result::Result<(), Refusal> {
    let wanted = Cashout {
        bet_id: bet.id(),
        to_cashout: amount,
        part: Some(part),
        player_id: None,
    };
    let done = lab.players.cash_out(&lab.world, PLAYER, &wanted, now());
    done.map(|_| ())
}

#[test]
fn a_part_is_paid_once_and_the_rest_goes_on() {
    let (lab, place, placed) = even();
    let wire = |bet: &StoredBet| {
        let wire = lab.players.wire(&lab.world, bet, Locale::ENGLISH);
        wire.expect("is ours")
    };
    assert_eq!(wire(&placed).min_part, Some(100));
    // A third of 86.40.
    let third = || take_part(&lab, &placed, 2880, part(3000, 9000, "a"));
    assert_eq!(third(), Ok(()));
    assert_eq!(third(), Ok(()), "the same attempt");
    assert_eq!(lab.balance(PLAYER), 91_000 + 2880);
    let bet = lab.bet(placed.number);
    assert_eq!(bet.status, BetStatus::WaitingResults);
    assert_eq!((bet.stake, bet.win), (6000, 18_000));
    assert_eq!(offer(&lab, &bet), Some(5760));
    assert_eq!(wire(&bet).parts[0].amount, 2880);
    // A page that has not seen the first part.
    let again = take_part(&lab, &placed, 2880, part(3000, 9000, "b"));
    let changed = Refusal::about(ErrorCode::CashoutChanged, "R 57.60");
    assert_eq!(again, Err(changed));
    lab.end(place, Ended::Win);
    assert_eq!(lab.balance(PLAYER), 91_000 + 2880 + 18_000);
    assert_eq!(third(), Ok(()), "also after its end");
    assert_eq!(lab.balance(PLAYER), 91_000 + 2880 + 18_000);
    lab.assert_books_balance();
}

#[test]
fn a_part_that_takes_time_leaves_the_bet_open() {
    let (lab, place, placed) = even();
    lab.players.steering().pace.cashout = Duration::from_secs(2);
    let half = || take_part(&lab, &placed, 4320, part(4500, 9000, "a"));
    assert_eq!(half(), Ok(()));
    assert_eq!(half(), Ok(()));
    assert_eq!(lab.bet(placed.number).status, BetStatus::CashoutInProgress);
    assert_eq!(lab.balance(PLAYER), 91_000);
    let changes = lab.players.continue_due(&lab.world, later(2));
    assert_eq!(changes.expect("goes on"), [placed.change()]);
    assert_eq!(lab.balance(PLAYER), 91_000 + 4320);
    lab.end(place, Ended::Lose);
    assert_eq!(lab.balance(PLAYER), 91_000 + 4320);
    lab.assert_books_balance();
}

#[test]
fn neither_a_part_nor_its_rest_is_below_the_least_stake() {
    let (lab, _, placed) = even();
    let limit = || Err(Refusal::about(ErrorCode::StakeTooSmall, "R 1.00"));
    assert_eq!(take_part(&lab, &placed, 1, part(99, 9000, "a")), limit());
    assert_eq!(take_part(&lab, &placed, 1, part(8901, 9000, "a")), limit());
    assert_eq!(take_part(&lab, &placed, 1, part(-5, 9000, "a")), limit());
    let lower = take_part(&lab, &placed, 97, part(100, 9000, "a"));
    let changed = Refusal::about(ErrorCode::CashoutChanged, "R 0.96");
    assert_eq!(lower, Err(changed));
    let small = lab.placed(
        PLAYER,
        BetKind::Single,
        bet(199, vec![lab.pick(lab.prematch()[1])]),
    );
    assert_eq!(small.min_part(), None);
    let whole_only = Err(Refusal::new(ErrorCode::CashoutNotAvailable));
    assert_eq!(take_part(&lab, &small, 1, part(100, 199, "a")), whole_only);
    lab.assert_books_balance();
}
