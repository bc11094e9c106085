//! Values of open bets, and their payment.

use api::wire::{BetResult, BetStatus, Cashout, ErrorCode};

use super::*;

fn cash_out(lab: &Lab, player: u64, id: &str, amount: i64) -> std::result::Result<(), Refusal> {
    let wanted = Cashout {
        bet_id: id.to_owned(),
        to_cashout: amount,
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
fn an_offer_is_the_fair_value_less_a_margin() {
    let (lab, place, placed) = even();
    for (odds, worth) in [
        // Its stake less 4 %; slightly less, because thirds are rounded down.
        ([3000, 3000, 3000], 8639),
        // Twice as likely: 2/3.
        ([1500, 6000, 6000], 17_279),
        // Half as likely, 1/6.
        ([6000, 2400, 2400], 4319),
        // A margin of 120 % with the same chances gives the same value.
        ([2500, 2500, 2500], 8639),
    ] {
        prices(&lab, place, odds);
        assert_eq!(offer(&lab, &placed), Some(worth), "{odds:?}");
    }
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
    assert_eq!(offer(&lab, &combo), Some(8639));
    assert_eq!(offer(&lab, &two_of_three), Some(8639));
    lab.end(places[0], Ended::Win);
    assert_eq!(offer(&lab, &combo), Some(25_919));
    // Lines of 3, 3 and 1 units of 3000.
    assert_eq!(offer(&lab, &two_of_three), Some(20_159));
    lab.end(places[1], Ended::Lose);
    assert_eq!(offer(&lab, &combo), None, "it is worth nothing");
    assert_eq!(offer(&lab, &two_of_three), Some(8639));
    lab.suspend(places[2]);
    assert_eq!(offer(&lab, &two_of_three), None, "it cannot be priced");
}

#[test]
fn cashing_out_pays_the_current_offer() {
    let (lab, place, placed) = even();
    let wire = lab
        .players
        .wire(&lab.world, &lab.bet(placed.number), Locale::ENGLISH);
    assert_eq!(wire.expect("is ours").to_cashout, Some(8639));
    let accepted = |amount| cash_out(&lab, PLAYER, &placed.id(), amount);
    let changed = Refusal::about(ErrorCode::CashoutChanged, "R 86.39");
    assert_eq!(accepted(8640), Err(changed));
    // The offer rose while the player was deciding.
    prices(&lab, place, [1500, 6000, 6000]);
    assert_eq!(accepted(8639), Ok(()));
    let bet = lab.bet(placed.number);
    assert_eq!(
        (bet.status, bet.result),
        (BetStatus::CashedOut, BetResult::CashedOut)
    );
    assert_eq!(bet.win, 17_279);
    assert_eq!(lab.balance(PLAYER), 100_000 - 9000 + 17_279);
    assert_eq!(
        accepted(1),
        Err(Refusal::new(ErrorCode::CashoutNotAvailable))
    );
    lab.end(place, Ended::Win);
    assert_eq!(lab.balance(PLAYER), 100_000 - 9000 + 17_279);
    lab.assert_books_balance();
}

#[test]
fn a_delayed_cash_out_ignores_what_the_match_does() {
    let (lab, place, placed) = even();
    lab.players.steering().pace.cashout = Duration::from_secs(2);
    assert_eq!(cash_out(&lab, PLAYER, &placed.id(), 8639), Ok(()));
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
    assert_eq!(lab.balance(PLAYER), 91_000 + 8639);
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
