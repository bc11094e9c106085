//! What is taken, what is refused and why.

use std::thread;

use api::wire::{BetStatus, MaxStakeQuery, OddsAcceptMode, Provider, SettingsUpdate};

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
    let max = lab.offer(soccer[0], kind::SCORE);
    assert!(max.outcomes.len() > 2);
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
        // A system that does not say which, and one that says it without being one.
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
        // The correct score takes a twentieth.
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
fn every_code_of_the_sandbox_is_said_in_every_language() {
    let refusals = crate::refusal::Refusals::load().expect("the data are sound");
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
        Some(Refusal::new("invalid_stake")),
        Some(Refusal::about("stake_too_small", "R 1.00")),
    ]);
    assert_eq!(refused, Err(wanted));
    // Each is affordable, together they are not.
    let together = vec![single(0, 60_000), single(1, 60_000)];
    let refused = lab.place(PLAYER, BetKind::Single, together);
    assert_eq!(refused, Err(Refusal::new("insufficient_funds")));
    let combos = vec![bet(100, vec![lab.pick(soccer[0]), lab.pick(soccer[1])]); 2];
    let refused = lab.place(PLAYER, BetKind::Combo, combos);
    assert_eq!(refused, Err(Refusal::new("bet_type_not_available")));
    let many = vec![single(0, 100); 21];
    let refused = lab.place(PLAYER, BetKind::Single, many);
    assert_eq!(refused, Err(Refusal::about("too_many_bets", "20")));
    assert_eq!(
        lab.place(PLAYER, BetKind::Single, vec![]),
        Err(Refusal::new("no_selections"))
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
    let wire = placed.wire(&lab.world, Locale::English, None);
    assert_eq!(wire.odds, Odds(8667));
    assert_eq!(
        wire.system
            .map(|system| (system.win_count, system.total_count)),
        Some((2, 3))
    );
    assert_eq!(lab.balance(PLAYER), 99_700);
}

#[test]
fn what_is_open_on_a_pick_counts_towards_its_limit() {
    let lab = Lab::new();
    let soccer = lab.prematch();
    let steered = Steered {
        balance: Some(10_000_000),
        ..Steered::default()
    };
    assert!(
        lab.players
            .steer_player(PLAYER, steered, now())
            .expect("writes")
    );
    let score = || vec![lab.pick_of(soccer[0], kind::SCORE)];
    let most = |bets| {
        let query = MaxStakeQuery { bets };
        let stakes = lab.players.max_stake(&lab.world, PLAYER, &query);
        stakes.map(|all| {
            all.iter()
                .map(|one| one.max_stake.value)
                .collect::<Vec<_>>()
        })
    };
    assert_eq!(
        most(vec![bet(0, score()), bet(0, vec![lab.pick(soccer[1])])]),
        Ok(vec![250_000, 5_000_000])
    );
    lab.placed(PLAYER, BetKind::Single, bet(200_000, score()));
    assert_eq!(most(vec![bet(0, score())]), Ok(vec![50_000]));
    let refused = lab.place(PLAYER, BetKind::Single, vec![bet(50_001, score())]);
    assert_eq!(refused, Err(Refusal::about("stake_too_large", "R 500.00")));
    // Two at once share what is left.
    let both = vec![bet(30_000, score()), bet(30_000, score())];
    let refused = lab.place(PLAYER, BetKind::Single, both);
    let second = Refusal::about("stake_too_large", "R 200.00");
    assert_eq!(refused, Err(Refusal::of_bets(vec![None, Some(second)])));
    let limited = Steered {
        limit_percent: Some(50),
        ..Steered::default()
    };
    assert!(
        lab.players
            .steer_player(PLAYER, limited, now())
            .expect("writes")
    );
    assert_eq!(most(vec![bet(0, score())]), Ok(vec![0]));
    assert_eq!(
        most(vec![bet(0, vec![lab.pick(soccer[1])])]),
        Ok(vec![2_500_000])
    );
    let settings = lab.players.settings(Some(PLAYER)).expect("reads");
    assert_eq!(settings.stakes[0].max, 2_500_000);
    lab.suspend(soccer[1]);
    let query = vec![bet(
        0,
        vec![SelectionPlacement {
            odds: Odds(2000),
            ..lab.pick(soccer[1])
        }],
    )];
    assert_eq!(most(query), Err(Refusal::new("market_suspended")));
}

#[test]
fn each_currency_has_its_own_bounds_and_books() {
    let lab = Lab::new();
    let pick = vec![lab.pick(lab.prematch()[0])];
    let refused = lab.place(EURO, BetKind::Single, vec![bet(100, pick.clone())]);
    assert_eq!(refused, Err(Refusal::about("invalid_currency", "EUR")));
    let refused = lab.place(EURO, BetKind::Single, vec![bet_in("EUR", 9, pick.clone())]);
    assert_eq!(refused, Err(Refusal::about("stake_too_small", "€ 0.10")));
    lab.placed(EURO, BetKind::Single, bet_in("EUR", 10, pick));
    assert_eq!(lab.balance(EURO), 9_990);
    lab.assert_books_balance();
}

#[test]
fn the_accept_mode_says_which_prices_are_taken() {
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
            assert_eq!(placed, Err(Refusal::new("101")), "{mode:?} {odds}");
        }
    }
}

#[test]
fn refusals_come_on_demand() {
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
    let short = Err(Refusal::new("insufficient_funds"));
    assert!(refused.iter().all(|one| *one == short));
    assert_eq!(lab.balance(PLAYER), 10_000);
    assert_eq!(lab.players.bets(PLAYER, &[]).expect("reads").len(), 3);
    lab.assert_books_balance();
}

#[test]
fn settings_that_are_none_are_refused() {
    let lab = Lab::new();
    let set = |json: &str| {
        let update: SettingsUpdate = serde_json::from_str(json).expect("is an update");
        lab.players.set_settings(PLAYER, update)
    };
    for (json, name) in [
        (
            r#"{"auto_accept_odds_change":"maybe"}"#,
            "auto_accept_odds_change",
        ),
        (r#"{"odds_type":"roman"}"#, "odds_type"),
        (r#"{"stakes":[{"currency":"XXX","amounts":[1]}]}"#, "stakes"),
        (r#"{"stakes":[{"currency":"ZAR","amounts":[]}]}"#, "stakes"),
        (
            r#"{"stakes":[{"currency":"ZAR","amounts":[100,0]}]}"#,
            "stakes",
        ),
    ] {
        let wanted = Err(Refusal::about("invalid_parameter", name));
        assert_eq!(set(json), wanted, "{json}");
    }
    let json = r#"{"stakes":[{"currency":"ZAR","amounts":[700,900]}],"odds_type":"american"}"#;
    assert_eq!(set(json), Ok(()));
    let settings = lab.players.settings(Some(PLAYER)).expect("reads");
    assert_eq!(settings.stakes[0].amounts, [700, 900]);
    assert_eq!(settings.odds_types.selected.as_str(), "american");
    let other = lab.players.settings(Some(VIP)).expect("reads");
    assert_eq!(other.stakes[0].amounts, [1_000, 2_000, 5_000, 10_000]);
}
