//! Stake limits, and what a player can set.

use api::wire::{ErrorCode, MaxStakeQuery, SettingsUpdate};

use super::*;

#[test]
fn open_stakes_on_an_outcome_count_towards_its_limit() {
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
    assert_eq!(
        refused,
        Err(Refusal::about(ErrorCode::StakeTooLarge, "R 500.00"))
    );
    // Two bets in a call share what is left.
    let both = vec![bet(30_000, score()), bet(30_000, score())];
    let refused = lab.place(PLAYER, BetKind::Single, both);
    let second = Refusal::about(ErrorCode::StakeTooLarge, "R 200.00");
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
    assert_eq!(most(query), Err(Refusal::new(ErrorCode::MarketSuspended)));
}

#[test]
fn each_currency_has_its_own_limits_and_books() {
    let lab = Lab::new();
    let pick = vec![lab.pick(lab.prematch()[0])];
    let refused = lab.place(EURO, BetKind::Single, vec![bet(100, pick.clone())]);
    assert_eq!(
        refused,
        Err(Refusal::about(ErrorCode::InvalidCurrency, "EUR"))
    );
    let refused = lab.place(EURO, BetKind::Single, vec![bet_in("EUR", 9, pick.clone())]);
    assert_eq!(
        refused,
        Err(Refusal::about(ErrorCode::StakeTooSmall, "€ 0.10"))
    );
    lab.placed(EURO, BetKind::Single, bet_in("EUR", 10, pick));
    assert_eq!(lab.balance(EURO), 9_990);
    lab.assert_books_balance();
}

#[test]
fn invalid_settings_are_refused() {
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
        let wanted = Err(Refusal::about(ErrorCode::InvalidParameter, name));
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

#[test]
fn formats_of_odds_are_set_in_either_vocabulary_and_said_in_the_one_that_is_spoken() {
    let lab = Lab::new();
    let set = |word: &str| {
        let update = SettingsUpdate {
            odds_type: Some(word.to_owned().into()),
            ..SettingsUpdate::default()
        };
        lab.players.set_settings(PLAYER, update)
    };
    let said = || {
        let settings = lab.players.settings(Some(PLAYER)).expect("reads");
        let available = settings.odds_types.available.iter();
        let available: Vec<String> = available.map(|one| one.as_str().to_owned()).collect();
        (
            available.join(", "),
            settings.odds_types.selected.as_str().to_owned(),
        )
    };
    let ours = "european, british, american, hongkong, indonesian, malaysian";
    assert_eq!(set("hong kong"), Ok(()));
    assert_eq!(said(), (ours.to_owned(), "hongkong".to_owned()));
    lab.players.steering().other_odds_words = true;
    let other = "decimal, fractional, american, hong kong, indo, malay";
    assert_eq!(said(), (other.to_owned(), "hong kong".to_owned()));
    assert_eq!(set("british"), Ok(()));
    assert_eq!(said().1, "fractional");
    lab.players.reset().expect("writes");
    assert_eq!(said(), (ours.to_owned(), "european".to_owned()));
}
