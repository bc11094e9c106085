//! Refusals and their codes.

use api::wire::Provider;

use super::*;

#[test]
fn every_refusal_has_its_code_and_costs_nothing() {
    let lab = Lab::new();
    let soccer = lab.prematch();
    let cyber = lab.places("cs2", EventStatus::Prematch);
    let [first, second, third] = [0, 1, 2].map(|at| lab.pick(soccer[at]));
    let e_sport = lab.pick(cyber[0]);
    let gone = soccer[3];
    let sleeping = soccer[4];
    let [of_gone, of_sleeping] = [gone, sleeping].map(|place| lab.pick(place));
    lab.world
        .steer(gone, |own| own.status = Some((EventStatus::Stopped, 0)));
    lab.suspend(sleeping);
    let with = |change: fn(&mut SelectionPlacement)| {
        let mut pick = first.clone();
        change(&mut pick);
        vec![pick]
    };
    let one = || vec![first.clone()];
    let two = || vec![first.clone(), second.clone()];
    let three = || vec![first.clone(), second.clone(), third.clone()];
    let cases = [
        (BetKind::Single, bet(100, vec![]), "no_selections", ""),
        (BetKind::Combo, bet(100, vec![]), "no_selections", ""),
        (
            BetKind::Single,
            bet(100, two()),
            "bet_type_not_available",
            "",
        ),
        (
            BetKind::Combo,
            bet(100, one()),
            "bet_type_not_available",
            "",
        ),
        (
            BetKind::Unknown("tricast".to_owned()),
            bet(100, one()),
            "bet_type_not_available",
            "",
        ),
        // A system without its system, and a system field in another kind.
        (
            BetKind::System,
            bet(100, three()),
            "bet_type_not_available",
            "",
        ),
        (
            BetKind::Combo,
            system(302, 100, three()),
            "bet_type_not_available",
            "",
        ),
        (
            BetKind::System,
            system(302, 100, two()),
            "system_not_available",
            "2",
        ),
        (
            BetKind::System,
            system(303, 100, three()),
            "system_not_available",
            "3",
        ),
        (
            BetKind::System,
            system(1, 100, three()),
            "system_not_available",
            "3",
        ),
        (
            BetKind::Combo,
            bet(100, vec![first.clone(); 21]),
            "too_many_selections",
            "20",
        ),
        (
            BetKind::Combo,
            bet(
                100,
                vec![first.clone(), lab.pick_of(soccer[0], kind::TOTAL)],
            ),
            "conflicting_selections",
            "",
        ),
        (
            BetKind::Combo,
            bet(100, vec![first.clone(), e_sport.clone()]),
            "mixed_providers",
            "",
        ),
        (
            BetKind::System,
            system(302, 100, [0, 1, 2].map(|at| lab.pick(cyber[at])).to_vec()),
            "provider_without_systems",
            "",
        ),
        (BetKind::Single, bet(0, one()), "invalid_stake", ""),
        (BetKind::Single, bet(i64::MIN, one()), "invalid_stake", ""),
        (BetKind::Single, bet(99, one()), "stake_too_small", "R 1.00"),
        (
            BetKind::Single,
            bet(i64::MAX, one()),
            "stake_too_large",
            "R 50000.00",
        ),
        // The correct score accepts a twentieth.
        (
            BetKind::Single,
            bet(250_001, vec![lab.pick_of(soccer[0], kind::SCORE)]),
            "stake_too_large",
            "R 2500.00",
        ),
        (
            BetKind::Combo,
            bet(
                250_001,
                vec![second.clone(), lab.pick_of(soccer[0], kind::SCORE)],
            ),
            "stake_too_large",
            "R 2500.00",
        ),
        (
            BetKind::Single,
            bet(100_001, one()),
            "insufficient_funds",
            "",
        ),
        (
            BetKind::Single,
            bet_in("EUR", 100, one()),
            "invalid_currency",
            "ZAR",
        ),
        (
            BetKind::Single,
            bet(100, with(|pick| pick.odds.0 += 10)),
            "101",
            "",
        ),
        (
            BetKind::Single,
            bet(100, with(|pick| pick.odds.0 = 1000)),
            "odds_to_low",
            "",
        ),
        (
            BetKind::Single,
            bet(100, with(|pick| pick.match_id = 5)),
            "match_not_bettable",
            "",
        ),
        (
            BetKind::Single,
            bet(100, with(|pick| pick.market_id = 987_654)),
            "market_not_available",
            "",
        ),
        (
            BetKind::Single,
            bet(
                100,
                with(|pick| pick.specifier = Some("total=9".to_owned())),
            ),
            "market_not_available",
            "",
        ),
        (
            BetKind::Single,
            bet(100, with(|pick| pick.outcome_id = 77)),
            "market_not_available",
            "",
        ),
        (
            BetKind::Single,
            bet(100, vec![of_gone]),
            "match_not_bettable",
            "",
        ),
        (
            BetKind::Single,
            bet(100, vec![of_sleeping]),
            "market_suspended",
            "",
        ),
        // A custom bet without its price, and a price without a custom bet.
        (
            BetKind::CustomBet,
            bet(
                100,
                vec![first.clone(), lab.pick_of(soccer[0], kind::BOTH_SCORE)],
            ),
            "120",
            "",
        ),
        (
            BetKind::Combo,
            BetPlacement {
                custom_odds: Some(Odds(3000)),
                ..bet(100, two())
            },
            "bet_type_not_available",
            "",
        ),
    ];
    for (kind, bet, code, about) in cases {
        let said = format!("{kind:?} {bet:?}");
        let refused = lab.place(PLAYER, kind, vec![bet]);
        assert_eq!(refused, Err(Refusal::about(code, about)), "{said}");
    }
    assert_eq!(lab.balance(PLAYER), 100_000);
    assert!(lab.players.bets(PLAYER, &[]).expect("reads").is_empty());
    lab.assert_books_balance();
}

#[test]
fn every_code_has_a_text_in_every_language() {
    let refusals = crate::refusal::Refusals::load().expect("the data are valid");
    for code in [
        "101",
        "118",
        "120",
        "odds_different_than_bookmaker",
        "odds_higher_than_bookmakers",
        "odds_to_low",
        "odds_higher_than_bookmakers_current_odds",
        "no_selections",
        "bet_type_not_available",
        "system_not_available",
        "too_many_selections",
        "too_many_bets",
        "conflicting_selections",
        "mixed_providers",
        "provider_without_systems",
        "provider_not_available",
        "invalid_stake",
        "stake_too_small",
        "stake_too_large",
        "insufficient_funds",
        "invalid_currency",
        "match_not_bettable",
        "market_not_available",
        "market_suspended",
        "bet_not_found",
        "cashout_not_available",
        "cashout_changed",
        "unavailable",
    ] {
        assert!(refusals.of_code(code).is_some(), "{code}");
    }
    assert!(refusals.of_code("nonsense").is_none());
}

#[test]
fn refusals_can_be_requested() {
    let lab = Lab::new();
    let soccer = lab.prematch();
    let single = |at: usize| bet(100, vec![lab.pick(soccer[at])]);
    let plan = |code, bet, times| {
        lab.players.steering().planned.push(Planned {
            call: Call::Place,
            refusal: Refusal::new(code),
            bet,
            times,
        });
    };
    for code in ["101", "118", "120", "odds_higher_than_bookmakers"] {
        plan(code, None, 1);
        let refused = lab.place(PLAYER, BetKind::Single, vec![single(0)]);
        assert_eq!(refused, Err(Refusal::new(code)));
    }
    plan("118", Some(1), 2);
    for _ in 0..2 {
        let refused = lab.place(PLAYER, BetKind::Single, vec![single(0), single(1)]);
        let second = Some(Refusal::new("118"));
        assert_eq!(refused, Err(Refusal::of_bets(vec![None, second])));
    }
    assert!(lab.place(PLAYER, BetKind::Single, vec![single(0)]).is_ok());
}

#[test]
fn a_provider_that_is_down_takes_no_bets() {
    let lab = Lab::new();
    let pick = vec![lab.pick(lab.prematch()[0])];
    assert!(lab.players.set_provider(&Provider::Betradar, false));
    assert!(!lab.players.set_provider(&Provider::Betconstruct, false));
    let statuses = lab.players.provider_statuses();
    let active: Vec<bool> = statuses.iter().map(|status| status.active).collect();
    assert_eq!(active, [false, true]);
    let refused = lab.place(PLAYER, BetKind::Single, vec![bet(100, pick.clone())]);
    assert_eq!(refused, Err(Refusal::new("provider_not_available")));
    assert!(lab.players.set_provider(&Provider::Betradar, true));
    assert!(
        lab.place(PLAYER, BetKind::Single, vec![bet(100, pick)])
            .is_ok()
    );
}
