//! What survives a restart, and what does not survive a reset.

use api::wire::{BetStatus, SettingsUpdate};

use super::*;

#[test]
fn a_restart_loses_nothing() {
    let folder = tempfile::tempdir().expect("temp");
    let open = || Lab::over(Store::in_folder(folder.path()).expect("opens"));
    let lab = open();
    let soccer = lab.prematch();
    let picks: Vec<_> = (0..3).map(|at| lab.pick(soccer[at])).collect();
    lab.placed(PLAYER, BetKind::Single, bet(1000, picks[..1].to_vec()));
    lab.placed(PLAYER, BetKind::System, system(302, 2000, picks));
    lab.begin(soccer[4]);
    lab.players.steering().pace.live_delay = Duration::from_secs(3);
    let live = lab.placed(
        PLAYER,
        BetKind::Single,
        bet(3000, vec![lab.pick(soccer[4])]),
    );
    lab.end(soccer[0], Ended::HalfWin);
    let session = lab.players.open_session(PLAYER, now()).expect("opens");
    let update = SettingsUpdate {
        odds_type: Some(api::wire::OddsFormat::American),
        ..SettingsUpdate::default()
    };
    assert_eq!(lab.players.set_settings(PLAYER, update), Ok(()));
    let state = |lab: &Lab| {
        let bets = lab.players.bets(PLAYER, &[]).expect("reads");
        let settings = lab.players.settings(Some(PLAYER)).expect("reads");
        (
            serde_json::to_string(&bets).expect("is written"),
            serde_json::to_string(&settings).expect("is written"),
            lab.players.balances().expect("reads"),
        )
    };
    let before = state(&lab);
    drop(lab);
    let lab = open();
    assert_eq!(state(&lab), before);
    assert_eq!(lab.players.in_session(&session, now()), Ok(Some(PLAYER)));
    // Pending work continues: this bet is reviewed again, and its match has not begun now.
    assert_eq!(lab.bet(live.number).status, BetStatus::Submitted);
    let changes = lab
        .players
        .continue_due(&lab.world, later(3))
        .expect("goes on");
    assert_eq!(changes, [live.change()]);
    lab.assert_books_balance();
}

#[test]
fn a_reset_restores_the_beginning() {
    let lab = Lab::new();
    lab.placed(
        PLAYER,
        BetKind::Single,
        bet(1000, vec![lab.pick(lab.prematch()[0])]),
    );
    let session = lab.players.open_session(PLAYER, now()).expect("opens");
    lab.players.steering().pace.trader = Duration::from_secs(77);
    lab.players.reset().expect("resets");
    assert!(lab.players.bets(PLAYER, &[]).expect("reads").is_empty());
    assert_eq!(lab.balance(PLAYER), 100_000);
    assert_eq!(lab.players.in_session(&session, now()), Ok(None));
    assert_eq!(lab.players.steering().pace, Pace::default());
    lab.assert_books_balance();
}

#[test]
fn a_session_ends_once() {
    let lab = Lab::new();
    let key = lab.players.open_session(PLAYER, now()).expect("opens");
    assert_eq!(lab.players.in_session(&key, now()), Ok(Some(PLAYER)));
    assert_eq!(lab.players.in_session("another", now()), Ok(None));
    assert_eq!(lab.players.end_session(&key, now()), Ok(Some(PLAYER)));
    assert_eq!(lab.players.end_session(&key, now()), Ok(None));
    assert_eq!(lab.players.in_session(&key, now()), Ok(None));
}

#[test]
fn a_browser_notifies_its_last_player_alone() {
    let lab = Lab::new();
    let set = |player, id: &str| {
        let update = SettingsUpdate {
            one_signal_push_notification_subscription: Some(id.to_owned()),
            ..SettingsUpdate::default()
        };
        assert_eq!(lab.players.set_settings(player, update), Ok(()));
    };
    let said = |player| {
        let settings = lab.players.settings(player).expect("reads");
        settings.one_signal_push_notification_subscription
    };
    assert_eq!(said(None), None);
    assert_eq!(said(Some(PLAYER)).as_deref(), Some(""));
    set(PLAYER, "laptop");
    set(VIP, "phone");
    assert_eq!(said(Some(PLAYER)).as_deref(), Some("laptop"));
    set(VIP, "laptop");
    assert_eq!(said(Some(VIP)).as_deref(), Some("laptop"));
    assert_eq!(said(Some(PLAYER)).as_deref(), Some(""));
    set(PLAYER, "");
    assert_eq!(said(Some(VIP)).as_deref(), Some("laptop"));
}
