//! The effect of bonuses on payouts, and their life after a bet.

use api::wire::ErrorCode;

use super::*;

fn freebet(kind: BonusKind) -> Use {
    Use::Freebet { bonus: 1, kind }
}

#[test]
fn each_freebet_pays_its_part() {
    use BonusKind::{Freebet, FreebetAllWin, FreebetNoRisk, FreebetOnlyWin};
    use Ending::{CashedOut, Lost, Paid, Void};
    for (kind, returned, ending, pays, is_free) in [
        (Freebet, 3800, Paid, 1800, true),
        (Freebet, 0, Lost, 0, true),
        (Freebet, 2000, Void, 0, true),
        (Freebet, 1000, Paid, 0, true),
        (FreebetOnlyWin, 3800, Paid, 1800, true),
        (FreebetOnlyWin, 2900, CashedOut, 900, true),
        (FreebetOnlyWin, 2000, Void, 0, true),
        (FreebetAllWin, 3800, Paid, 3800, true),
        (FreebetAllWin, 1000, Paid, 1000, true),
        (FreebetAllWin, 0, Lost, 0, true),
        (FreebetAllWin, 2000, Void, 0, true),
        (FreebetNoRisk, 3800, Paid, 3800, false),
        (FreebetNoRisk, 0, Lost, 0, false),
        (FreebetNoRisk, 2000, Void, 2000, false),
    ] {
        let used = freebet(kind.clone());
        assert_eq!(
            used.pays(2000, returned, ending),
            pays,
            "{kind:?} {ending:?}"
        );
        assert_eq!(used.is_free(), is_free, "{kind:?}");
        assert_eq!(used.wire().kind, kind);
        assert_eq!(used.full_boost(), Odds(1000));
    }
}

#[test]
fn a_boost_counts_winning_selections() {
    let store = Store::in_memory().expect("opens");
    let campaigns = campaigns();
    let read = store.read().expect("reads");
    let boost = |odds: &[u32]| {
        let ticket = combo(100, odds);
        try_on(&read, &campaigns, BOOST, &ticket, began()).expect("fits")
    };
    for (odds, void, full, left) in [
        (&[2000; 3][..], &[][..], 1050, 1050),
        (&[2000; 3], &[1], 1050, 1000),
        (&[2000, 1300, 2000, 2000], &[1], 1050, 1050),
        (&[2000; 5], &[4], 1100, 1050),
        (&[2000; 7], &[], 1100, 1100),
        (&[2000; 8], &[], 1200, 1200),
        (&[2000; 20], &[0, 1], 1200, 1200),
    ] {
        let used = boost(odds);
        assert_eq!(used.full_boost(), Odds(full), "{odds:?}");
        assert_eq!(used.wire().odds, Some(Odds(full)), "{odds:?}");
        let settled = used.boost(|place| !void.contains(&place));
        assert_eq!(settled, Odds(left), "{odds:?} without {void:?}");
        assert_eq!(used.pays(100, 777, Ending::Paid), 777);
    }
}

#[test]
fn a_freebet_is_used_once_and_returned_when_the_bet_is_cancelled() {
    let store = Store::in_memory().expect("opens");
    let campaigns = campaigns();
    let write = store.write().expect("writes");
    let player = holder();
    let ticket = single(2000, 2000);
    let fits = || try_on(&write, &campaigns, WELCOME, &ticket, began());
    activate(&write, &campaigns, &player, WELCOME, began()).expect("activates");
    let used = fits().expect("fits");
    consume(&write, &campaigns, &player, &used).expect("writes");
    assert_eq!(fits(), Err(Refusal::new(ErrorCode::BonusNotAvailable)));
    give_back(&write, &campaigns, &player, &used).expect("writes");
    assert!(fits().is_ok());
    // It must be activated again.
    assert_eq!(held(&write, &campaigns, WELCOME).activated_at, None);
    let settle = |used: &Use, ending| {
        settle(&write, &campaigns, &player, used, 2000, ending, began()).expect("writes")
    };
    for (ending, comes_back) in [
        (Ending::Void, true),
        (Ending::CashedOut, false),
        (Ending::Lost, false),
        (Ending::Paid, false),
    ] {
        give_back(&write, &campaigns, &player, &used).expect("writes");
        consume(&write, &campaigns, &player, &used).expect("writes");
        assert!(settle(&used, ending).is_empty(), "{ending:?}");
        assert_eq!(fits().is_ok(), comes_back, "{ending:?}");
    }
}

#[test]
fn a_lost_no_risk_bet_earns_a_freebet() {
    let store = Store::in_memory().expect("opens");
    let campaigns = campaigns();
    let write = store.write().expect("writes");
    let player = holder();
    let ticket = single(5000, 2000);
    let used = try_on(&write, &campaigns, NO_RISK, &ticket, began()).expect("fits");
    let settle = |ending| {
        settle(&write, &campaigns, &player, &used, 5000, ending, after(3)).expect("writes")
    };
    assert!(settle(Ending::Paid).is_empty());
    assert!(settle(Ending::CashedOut).is_empty());
    assert_eq!(settle(Ending::Lost), [11_000]);
    let earned = held(&write, &campaigns, 11_000);
    assert_eq!((earned.amount, earned.seen), (5000, false));
    assert_eq!(
        try_on(&write, &campaigns, 11_000, &ticket, after(3)).map(|used| used.is_free()),
        Ok(true)
    );
}

#[test]
fn settled_bets_earn_points_which_become_freebets() {
    let store = Store::in_memory().expect("opens");
    let campaigns = campaigns();
    let write = store.write().expect("writes");
    let player = holder();
    activate(&write, &campaigns, &player, HUNTING, began()).expect("activates");
    let farmed = || held(&write, &campaigns, HUNTING).farmed;
    let place = |stake, first: u64| {
        let mut ticket = single(stake, 2000);
        ticket.legs[0].match_id = first;
        let used = try_on(&write, &campaigns, HUNTING, &ticket, began())?;
        consume(&write, &campaigns, &player, &used).expect("writes");
        Ok::<_, Refusal>(used)
    };
    let settle = |used: &Use, stake, ending| {
        settle(&write, &campaigns, &player, used, stake, ending, began()).expect("writes")
    };
    let first = place(40_000, 1).expect("fits");
    assert_eq!((farmed().potential, farmed().points), (40, 0));
    // A match earns points only once, even while its bet is open.
    assert_eq!(
        place(40_000, 1),
        Err(Refusal::new(ErrorCode::BonusSelections))
    );
    assert!(settle(&first, 40_000, Ending::Lost).is_empty());
    assert_eq!((farmed().potential, farmed().points), (0, 40));

    let void = place(90_000, 2).expect("fits");
    assert!(settle(&void, 90_000, Ending::Void).is_empty());
    let early = place(90_000, 2).expect("a void bet frees the match");
    assert!(settle(&early, 90_000, Ending::CashedOut).is_empty());
    assert_eq!((farmed().potential, farmed().points), (0, 40));

    // 40 and 70 points are two freebets and 10 points.
    let second = place(70_000, 3).expect("fits");
    assert_eq!(settle(&second, 70_000, Ending::Paid), [11_000, 11_001]);
    let now = farmed();
    assert_eq!((now.points, now.spent, now.freebets), (110, 100, 2));
    assert_eq!((now.bets, now.stakes, now.amount), (2, 110_000, 4000));
    assert_eq!(held(&write, &campaigns, 11_001).amount, 2000);
}

#[test]
fn an_empty_pool_pays_no_more() {
    let store = Store::in_memory().expect("opens");
    let campaigns = campaigns();
    let write = store.write().expect("writes");
    let player = holder();
    activate(&write, &campaigns, &player, TOURNAMENT, began()).expect("activates");
    // A pool of R10,000.00 is 200 freebets of R50.00; another player has 199 of them.
    let mut other = held(&write, &campaigns, TOURNAMENT);
    other.player = 2;
    other.farmed.freebets = 199;
    holding::put(&write, &other).expect("writes");
    let ticket = single(1_000_000, 2000);
    let used = try_on(&write, &campaigns, TOURNAMENT, &ticket, began()).expect("fits");
    consume(&write, &campaigns, &player, &used).expect("writes");
    let given = settle(
        &write,
        &campaigns,
        &player,
        &used,
        1_000_000,
        Ending::Lost,
        began(),
    );
    assert_eq!(given.expect("writes").len(), 1);
    let farmed = held(&write, &campaigns, TOURNAMENT).farmed;
    assert_eq!((farmed.points, farmed.spent), (1000, 100));
}
