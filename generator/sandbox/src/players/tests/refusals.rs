//! Refusals and their codes.

use api::wire::{ErrorCode, Provider};

use super::*;

#[test]
fn every_refusal_has_its_code_and_costs_nothing() {
    let lab = Lab::new();
    let soccer = lab.prematch();
    let games = ["cs2", "dota2", "lol"].into_iter();
    let cyber: Vec<usize> = games
        .flat_map(|game| lab.places(game, EventStatus::Prematch))
        .collect();
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
        (
            BetKind::Single,
            bet(100, vec![]),
            ErrorCode::NoSelections,
            "",
        ),
        (
            BetKind::Combo,
            bet(100, vec![]),
            ErrorCode::NoSelections,
            "",
        ),
        (
            BetKind::Single,
            bet(100, two()),
            ErrorCode::BetTypeNotAvailable,
            "",
        ),
        (
            BetKind::Combo,
            bet(100, one()),
            ErrorCode::BetTypeNotAvailable,
            "",
        ),
        (
            BetKind::Unknown("tricast".to_owned()),
            bet(100, one()),
            ErrorCode::BetTypeNotAvailable,
            "",
        ),
        // A system without its system, and a system field in another kind.
        (
            BetKind::System,
            bet(100, three()),
            ErrorCode::BetTypeNotAvailable,
            "",
        ),
        (
            BetKind::Combo,
            system(302, 100, three()),
            ErrorCode::BetTypeNotAvailable,
            "",
        ),
        (
            BetKind::System,
            system(302, 100, two()),
            ErrorCode::SystemNotAvailable,
            "2",
        ),
        (
            BetKind::System,
            system(303, 100, three()),
            ErrorCode::SystemNotAvailable,
            "3",
        ),
        (
            BetKind::System,
            system(1, 100, three()),
            ErrorCode::SystemNotAvailable,
            "3",
        ),
        (
            BetKind::Combo,
            bet(100, vec![first.clone(); 21]),
            ErrorCode::TooManySelections,
            "20",
        ),
        (
            BetKind::Combo,
            bet(
                100,
                vec![first.clone(), lab.pick_of(soccer[0], kind::TOTAL)],
            ),
            ErrorCode::ConflictingSelections,
            "",
        ),
        (
            BetKind::Combo,
            bet(100, vec![first.clone(), e_sport.clone()]),
            ErrorCode::MixedProviders,
            "",
        ),
        (
            BetKind::System,
            system(302, 100, [0, 1, 2].map(|at| lab.pick(cyber[at])).to_vec()),
            ErrorCode::ProviderWithoutSystems,
            "",
        ),
        (BetKind::Single, bet(0, one()), ErrorCode::InvalidStake, ""),
        (
            BetKind::Single,
            bet(i64::MIN, one()),
            ErrorCode::InvalidStake,
            "",
        ),
        (
            BetKind::Single,
            bet(99, one()),
            ErrorCode::StakeTooSmall,
            "R 1.00",
        ),
        (
            BetKind::Single,
            bet(i64::MAX, one()),
            ErrorCode::StakeTooLarge,
            "R 50000.00",
        ),
        // The correct score accepts a twentieth.
        (
            BetKind::Single,
            bet(250_001, vec![lab.pick_of(soccer[0], kind::SCORE)]),
            ErrorCode::StakeTooLarge,
            "R 2500.00",
        ),
        (
            BetKind::Combo,
            bet(
                250_001,
                vec![second.clone(), lab.pick_of(soccer[0], kind::SCORE)],
            ),
            ErrorCode::StakeTooLarge,
            "R 2500.00",
        ),
        (
            BetKind::Single,
            bet(100_001, one()),
            ErrorCode::InsufficientFunds,
            "",
        ),
        (
            BetKind::Single,
            bet_in("EUR", 100, one()),
            ErrorCode::InvalidCurrency,
            "ZAR",
        ),
        (
            BetKind::Single,
            bet(100, with(|pick| pick.odds.0 += 10)),
            ErrorCode::OddsChanged,
            "",
        ),
        (
            BetKind::Single,
            bet(100, with(|pick| pick.odds.0 = 1000)),
            ErrorCode::OddsToLow,
            "",
        ),
        (
            BetKind::Single,
            bet(100, with(|pick| pick.match_id = 5)),
            ErrorCode::MatchNotBettable,
            "",
        ),
        (
            BetKind::Single,
            bet(100, with(|pick| pick.market_id = 987_654)),
            ErrorCode::MarketNotAvailable,
            "",
        ),
        (
            BetKind::Single,
            bet(
                100,
                with(|pick| pick.specifier = Some("total=9".to_owned())),
            ),
            ErrorCode::MarketNotAvailable,
            "",
        ),
        (
            BetKind::Single,
            bet(100, with(|pick| pick.outcome_id = 77)),
            ErrorCode::MarketNotAvailable,
            "",
        ),
        (
            BetKind::Single,
            bet(100, vec![of_gone]),
            ErrorCode::MatchNotBettable,
            "",
        ),
        (
            BetKind::Single,
            bet(100, vec![of_sleeping]),
            ErrorCode::MarketSuspended,
            "",
        ),
        // A custom bet without its price, and a price without a custom bet.
        (
            BetKind::CustomBet,
            bet(
                100,
                vec![first.clone(), lab.pick_of(soccer[0], kind::BOTH_SCORE)],
            ),
            ErrorCode::CustomOddsChanged,
            "",
        ),
        (
            BetKind::Combo,
            BetPlacement {
                custom_odds: Some(Odds(3000)),
                ..bet(100, two())
            },
            ErrorCode::BetTypeNotAvailable,
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
fn every_code_has_a_text() {
    let refusals = crate::refusal::Refusals::load().expect("the data are valid");
    for code in ErrorCode::KNOWN {
        let text = refusals.message(&Refusal::new(code.clone()), Locale::ENGLISH);
        assert_ne!(text, code.as_str());
    }
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
    for code in [
        ErrorCode::OddsChanged,
        ErrorCode::MunicipalityUnknown,
        ErrorCode::CustomOddsChanged,
        ErrorCode::OddsHigherThanBookmakers,
    ] {
        plan(code.clone(), None, 1);
        let refused = lab.place(PLAYER, BetKind::Single, vec![single(0)]);
        assert_eq!(refused, Err(Refusal::new(code)));
    }
    plan(ErrorCode::MunicipalityUnknown, Some(1), 2);
    for _ in 0..2 {
        let refused = lab.place(PLAYER, BetKind::Single, vec![single(0), single(1)]);
        let second = Some(Refusal::new(ErrorCode::MunicipalityUnknown));
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
    assert_eq!(refused, Err(Refusal::new(ErrorCode::ProviderNotAvailable)));
    assert!(lab.players.set_provider(&Provider::Betradar, true));
    assert!(
        lab.place(PLAYER, BetKind::Single, vec![bet(100, pick)])
            .is_ok()
    );
}
