//! Which bets are accepted, and at which price.

use std::thread;

use api::wire::{BetStatus, ErrorCode, OddsAcceptMode, SettingsUpdate, SystemKind};

use super::*;

#[test]
fn several_singles_are_placed_together_or_not_at_all() {
    let lab = Lab::new();
    let soccer = lab.prematch();
    let single = |at: usize, stake| bet(stake, vec![lab.pick(soccer[at])]);
    let refused = lab.place(
        PLAYER,
        BetKind::Single,
        vec![single(0, 100), single(1, 0), single(2, 99)],
    );
    let wanted = Refusal::of_bets(vec![
        None,
        Some(Refusal::new(ErrorCode::InvalidStake)),
        Some(Refusal::about(ErrorCode::StakeTooSmall, "R 1.00")),
    ]);
    assert_eq!(refused, Err(wanted));
    // Each one is affordable, together they are not.
    let together = vec![single(0, 60_000), single(1, 60_000)];
    let refused = lab.place(PLAYER, BetKind::Single, together);
    assert_eq!(refused, Err(Refusal::new(ErrorCode::InsufficientFunds)));
    let combos = vec![bet(100, vec![lab.pick(soccer[0]), lab.pick(soccer[1])]); 2];
    let refused = lab.place(PLAYER, BetKind::Combo, combos);
    assert_eq!(refused, Err(Refusal::new(ErrorCode::BetTypeNotAvailable)));
    let many = vec![single(0, 100); 21];
    let refused = lab.place(PLAYER, BetKind::Single, many);
    assert_eq!(refused, Err(Refusal::about(ErrorCode::TooManyBets, "20")));
    assert_eq!(
        lab.place(PLAYER, BetKind::Single, vec![]),
        Err(Refusal::new(ErrorCode::NoSelections))
    );
    assert_eq!(lab.balance(PLAYER), 100_000);
    let placed = lab.place(
        PLAYER,
        BetKind::Single,
        vec![single(0, 100), single(1, 200)],
    );
    assert_eq!(placed.map(|numbers| numbers.len()), Ok(2));
    assert_eq!(lab.balance(PLAYER), 99_700);
    lab.assert_books_balance();
}

#[test]
fn a_repeated_attempt_gets_the_first_answer_and_places_nothing() {
    let lab = Lab::new();
    let soccer = lab.prematch();
    let request = |attempt: &str| PlaceBets {
        meta: PlaceBetsMeta {
            device_id: "test".to_owned(),
            quick: false,
            kind: BetKind::Single,
            attempt_id: attempt.to_owned(),
            player_id: None,
        },
        bets: (0..2)
            .map(|at| bet(100, vec![lab.pick(soccer[at])]))
            .collect(),
    };
    let place = |attempt| {
        let placed = lab
            .players
            .place(&lab.world, PLAYER, &request(attempt), now());
        let (changes, answers) = placed.expect("is taken");
        let numbers: Vec<String> = answers.into_iter().map(|one| one.bet_id).collect();
        (changes.len(), numbers)
    };
    let (changed, first) = place("one");
    assert_eq!((changed, first.len()), (2, 2));
    assert_eq!(place("one"), (0, first.clone()));
    assert_eq!(lab.balance(PLAYER), 99_800);
    let (changed, second) = place("two");
    assert_eq!(changed, 2);
    assert!(second.iter().all(|number| !first.contains(number)));
    assert_eq!(lab.balance(PLAYER), 99_600);
    lab.assert_books_balance();
}

#[test]
fn an_attempt_names_one_placement() {
    let lab = Lab::new();
    let soccer = lab.prematch();
    let place = |attempt: &str, player_id, stake| {
        let meta = PlaceBetsMeta {
            device_id: "test".to_owned(),
            quick: false,
            kind: BetKind::Single,
            attempt_id: attempt.to_owned(),
            player_id,
        };
        let bets = vec![bet(stake, vec![lab.pick(soccer[0])])];
        let request = PlaceBets { meta, bets };
        let placed = lab.players.place(&lab.world, PLAYER, &request, now());
        placed.map(|(_, answers)| answers.len())
    };
    let refused = |code| Err(Refusal::new(code));
    assert_eq!(place("", None, 100), refused(ErrorCode::AttemptMissing));
    assert_eq!(
        place("one", Some(PLAYER + 1), 100),
        refused(ErrorCode::OtherPlayer)
    );
    assert_eq!(place("one", Some(PLAYER), 100), Ok(1));
    assert_eq!(
        place("one", Some(PLAYER), 200),
        refused(ErrorCode::AttemptReused)
    );
    assert_eq!(lab.balance(PLAYER), 99_900);
    let read = lab.players.store.read().expect("opens");
    let placed = bets::of_player(&read, PLAYER).expect("is read");
    let named: Vec<_> = placed
        .iter()
        .map(|bet| bet.wire(&lab.world, Locale::ENGLISH, None).attempt_id)
        .collect();
    assert_eq!(named, [Some("one".to_owned())]);
}

#[test]
fn a_system_is_one_bet_with_its_lines() {
    let lab = Lab::new();
    let soccer = lab.prematch();
    let picks: Vec<_> = (0..3).map(|at| lab.pick(soccer[at])).collect();
    for (at, odds) in [2000, 3000, 4000].into_iter().enumerate() {
        lab.price(soccer[at], &picks[at], odds);
    }
    let picks = (0..3).map(|at| lab.pick(soccer[at])).collect();
    let placed = lab.placed(PLAYER, BetKind::System, system(302, 300, picks));
    assert_eq!(placed.status, BetStatus::WaitingResults);
    assert_eq!(placed.win, 2600);
    let wire = placed.wire(&lab.world, Locale::ENGLISH, None);
    assert_eq!(wire.odds, Odds(8667));
    let of_system = |system: SystemKind| {
        let SystemKind {
            win_count,
            max_win_count,
            total_count,
            ..
        } = system;
        (win_count, max_win_count, total_count)
    };
    assert_eq!(wire.system.map(of_system), Some((2, None, 3)));
    assert_eq!(lab.balance(PLAYER), 99_700);
}

#[test]
fn the_accept_mode_decides_which_prices_are_accepted() {
    let lab = Lab::new();
    let place = lab.prematch()[0];
    let pick = lab.pick(place);
    let sent = pick.odds.0;
    for (mode, odds, taken) in [
        (OddsAcceptMode::None, sent, true),
        (OddsAcceptMode::None, sent + 10, false),
        (OddsAcceptMode::None, sent - 10, false),
        (OddsAcceptMode::Higher, sent, true),
        (OddsAcceptMode::Higher, sent + 10, true),
        (OddsAcceptMode::Higher, sent - 10, false),
        (OddsAcceptMode::Any, sent + 10, true),
        (OddsAcceptMode::Any, sent - 10, true),
    ] {
        lab.price(place, &pick, odds);
        let update = SettingsUpdate {
            auto_accept_odds_change: Some(mode.clone()),
            ..SettingsUpdate::default()
        };
        assert_eq!(lab.players.set_settings(PLAYER, update), Ok(()));
        let placed = lab.place(PLAYER, BetKind::Single, vec![bet(100, vec![pick.clone()])]);
        if taken {
            let number = placed.expect("is taken")[0];
            assert_eq!(
                lab.bet(number).selections[0].odds,
                Odds(odds),
                "{mode:?} {odds}"
            );
        } else {
            assert_eq!(
                placed,
                Err(Refusal::new(ErrorCode::OddsChanged)),
                "{mode:?} {odds}"
            );
        }
    }
}

#[test]
fn the_same_money_is_not_staked_twice() {
    let lab = Lab::new();
    let soccer = lab.prematch();
    let results: Vec<_> = thread::scope(|scope| {
        let place = |at: usize| {
            let lab = &lab;
            let bets = vec![bet(30_000, vec![lab.pick(soccer[at])])];
            scope.spawn(move || lab.place(PLAYER, BetKind::Single, bets))
        };
        let threads: Vec<_> = (0..8).map(place).collect();
        let ended = threads.into_iter().map(|thread| thread.join());
        ended.map(|result| result.expect("ends")).collect()
    });
    let (taken, refused): (Vec<_>, Vec<_>) = results.into_iter().partition(|one| one.is_ok());
    assert_eq!(taken.len(), 3);
    let short = Err(Refusal::new(ErrorCode::InsufficientFunds));
    assert!(refused.iter().all(|one| *one == short));
    assert_eq!(lab.balance(PLAYER), 10_000);
    assert_eq!(lab.players.bets(PLAYER, &[]).expect("reads").len(), 3);
    lab.assert_books_balance();
}
