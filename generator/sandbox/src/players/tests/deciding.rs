//! Bets that are reviewed before they are accepted.

use api::wire::{BetResult, BetStatus, ErrorCode, OddsAcceptMode, SettingsUpdate};

use super::*;

/// An operator with realistic delays, and a live match.
fn with_delays() -> (Lab, usize) {
    let lab = Lab::new();
    {
        let mut steering = lab.players.steering();
        steering.pace.live_delay = Duration::from_secs(3);
        steering.pace.trader = Duration::from_secs(10);
    }
    let place = lab.prematch()[0];
    lab.begin(place);
    (lab, place)
}

fn continue_due(lab: &Lab, seconds: i64) -> usize {
    let changes = lab.players.continue_due(&lab.world, later(seconds));
    changes.expect("goes on").len()
}

#[test]
fn a_bet_on_a_live_match_waits_and_holds_its_stake() {
    let (lab, place) = with_delays();
    let placed = lab.placed(PLAYER, BetKind::Single, bet(5000, vec![lab.pick(place)]));
    assert_eq!(
        (placed.status, placed.is_vip),
        (BetStatus::Submitted, false)
    );
    assert_eq!(lab.balance(PLAYER), 95_000);
    assert_eq!(continue_due(&lab, 2), 0);
    assert_eq!(lab.bet(placed.number).status, BetStatus::Submitted);
    assert_eq!(continue_due(&lab, 3), 1);
    assert_eq!(lab.bet(placed.number).status, BetStatus::WaitingResults);
    assert_eq!(continue_due(&lab, 99), 0);
    // A bet without a live match is accepted at once.
    let pick = lab.pick(lab.prematch()[1]);
    let placed = lab.placed(PLAYER, BetKind::Single, bet(5000, vec![pick]));
    assert_eq!(placed.status, BetStatus::WaitingResults);
    lab.assert_books_balance();
}

#[test]
fn the_review_accepts_what_the_player_accepts_and_rejects_the_rest() {
    let sent = 2000;
    for (mode, now, taken) in [
        (OddsAcceptMode::None, 2000, Some(2000)),
        // It rose: the agreed price is kept.
        (OddsAcceptMode::None, 2100, Some(2000)),
        (OddsAcceptMode::None, 1950, None),
        (OddsAcceptMode::Higher, 2100, Some(2100)),
        (OddsAcceptMode::Higher, 1950, None),
        (OddsAcceptMode::Any, 2100, Some(2100)),
        (OddsAcceptMode::Any, 1950, Some(1950)),
    ] {
        let (lab, place) = with_delays();
        let update = SettingsUpdate {
            auto_accept_odds_change: Some(mode.clone()),
            ..SettingsUpdate::default()
        };
        assert_eq!(lab.players.set_settings(PLAYER, update), Ok(()));
        let pick = lab.pick(place);
        lab.price(place, &pick, sent);
        let pick = lab.pick(place);
        let placed = lab.placed(PLAYER, BetKind::Single, bet(5000, vec![pick.clone()]));
        lab.price(place, &pick, now);
        assert_eq!(continue_due(&lab, 3), 1);
        let bet = lab.bet(placed.number);
        match taken {
            Some(odds) => {
                assert_eq!(bet.status, BetStatus::WaitingResults, "{mode:?} at {now}");
                assert_eq!(bet.selections[0].odds, Odds(odds), "{mode:?} at {now}");
                assert_eq!(bet.win, 5 * i64::from(odds), "{mode:?} at {now}");
                assert_eq!(lab.balance(PLAYER), 95_000);
            }
            None => {
                assert_eq!(bet.status, BetStatus::Rejected, "{mode:?} at {now}");
                assert_eq!(lab.balance(PLAYER), 100_000);
            }
        }
        lab.assert_books_balance();
    }
}

#[test]
fn what_is_no_longer_offered_is_rejected_and_its_stake_returned() {
    type Spoil = fn(&Lab, usize);
    let spoils: [(&str, Spoil); 3] = [
        ("suspended", |lab, place| lab.suspend(place)),
        ("over", |lab, place| {
            lab.world
                .steer(place, |own| own.status = Some((EventStatus::Finished, 1)));
        }),
        ("refused on demand", |lab, _| {
            lab.players.steering().planned.push(Planned {
                call: Call::Decide,
                refusal: Refusal::new(ErrorCode::OddsChanged),
                bet: None,
                times: 1,
            });
        }),
    ];
    for (what, spoil) in spoils {
        let (lab, place) = with_delays();
        let picks = vec![lab.pick(place), lab.pick(lab.prematch()[2])];
        let placed = lab.placed(PLAYER, BetKind::Combo, bet(5000, picks));
        assert_eq!(placed.status, BetStatus::Submitted);
        spoil(&lab, place);
        assert_eq!(continue_due(&lab, 3), 1, "{what}");
        let bet = lab.bet(placed.number);
        assert_eq!((bet.status, bet.win), (BetStatus::Rejected, 0), "{what}");
        assert_eq!(lab.balance(PLAYER), 100_000, "{what}");
        lab.assert_books_balance();
    }
}

#[test]
fn a_large_bet_of_a_vip_player_waits_for_a_trader() {
    let (lab, _) = with_delays();
    let soccer = lab.prematch();
    let placed = |at: usize, player, stake| {
        let pick = lab.pick(soccer[at]);
        lab.placed(player, BetKind::Single, bet(stake, vec![pick]))
    };
    let large = placed(1, VIP, 50_000);
    assert_eq!((large.status, large.is_vip), (BetStatus::Submitted, true));
    let small = placed(1, VIP, 10_000);
    assert_eq!(
        (small.status, small.is_vip),
        (BetStatus::WaitingResults, false)
    );
    let anybodys = placed(1, PLAYER, 60_000);
    assert_eq!(
        (anybodys.status, anybodys.is_vip),
        (BetStatus::WaitingResults, false)
    );
    assert_eq!(continue_due(&lab, 9), 0);
    assert_eq!(continue_due(&lab, 10), 1);
    let large = lab.bet(large.number);
    assert_eq!(
        (large.status, large.is_vip),
        (BetStatus::WaitingResults, true)
    );
}

#[test]
fn a_trader_decides_open_bets_only() {
    use Decision::{Accept, Cancel, Reject};
    for (decision, status, back) in [
        (Accept, BetStatus::WaitingResults, 0),
        (Reject, BetStatus::Rejected, 50_000),
        (Cancel, BetStatus::Cancelled, 50_000),
    ] {
        let (lab, place) = with_delays();
        let placed = lab.placed(VIP, BetKind::Single, bet(50_000, vec![lab.pick(place)]));
        // A trader accepts it whatever the market does.
        lab.suspend(place);
        let decide = |decision| {
            lab.players
                .decide(&lab.world, &placed.id(), decision, now())
        };
        assert_eq!(decide(decision), Ok(Some(placed.change())));
        let bet = lab.bet(placed.number);
        assert_eq!((bet.status, bet.due), (status.clone(), None));
        assert_eq!(lab.balance(VIP), 50_000 + back);
        assert_eq!(continue_due(&lab, 99), 0);
        // A settled bet stays as it is; an accepted one can still be cancelled.
        assert_eq!(decide(Accept), Ok(None));
        assert_eq!(decide(Reject), Ok(None));
        let can_be_cancelled = status == BetStatus::WaitingResults;
        assert_eq!(decide(Cancel).expect("writes").is_some(), can_be_cancelled);
        assert_eq!(lab.balance(VIP), 100_000);
        lab.assert_books_balance();
    }
    let (lab, _) = with_delays();
    for id in [reference::of(77).as_str(), "77", "", "0000-000"] {
        assert_eq!(
            lab.players.decide(&lab.world, id, Accept, now()),
            Ok(None),
            "{id}"
        );
    }
}

#[test]
fn a_cancelled_bet_has_that_status() {
    let lab = Lab::new();
    let placed = lab.placed(
        PLAYER,
        BetKind::Single,
        bet(5000, vec![lab.pick(lab.prematch()[0])]),
    );
    let decided = lab
        .players
        .decide(&lab.world, &placed.id(), Decision::Cancel, now());
    assert_eq!(decided, Ok(Some(placed.change())));
    let bet = lab.bet(placed.number);
    assert_eq!(
        (bet.status, bet.result, bet.win),
        (BetStatus::Cancelled, BetResult::Canceled, 5000)
    );
}
