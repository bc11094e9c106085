//! Which bets each bonus fits.

use api::wire::ErrorCode;

use super::*;

#[test]
fn each_rule_accepts_what_it_should() {
    let store = Store::in_memory().expect("opens");
    let campaigns = campaigns();
    let read = store.read().expect("reads");
    let live = |mut ticket: Ticket| {
        ticket.legs[0].status = EventStatus::Live;
        ticket
    };
    let of_kind = |kind, mut ticket: Ticket| {
        ticket.kind = kind;
        ticket
    };
    let custom = |odds| Ticket {
        custom_odds: Some(Odds(odds)),
        ..ticket(BetKind::CustomBet, 2000, &[1800, 1800])
    };
    let few = |count: u32| {
        Some(Refusal::about(
            ErrorCode::BonusTooFewSelections,
            count.to_string(),
        ))
    };
    let many = |count: u32| {
        Some(Refusal::about(
            ErrorCode::BonusTooManySelections,
            count.to_string(),
        ))
    };
    let low = |odds: &str| Some(Refusal::about(ErrorCode::BonusOddsTooLow, odds));
    let high = |odds: &str| Some(Refusal::about(ErrorCode::BonusOddsTooHigh, odds));
    let no = |code: ErrorCode| Some(Refusal::new(code));
    for (id, ticket, now, refusal) in [
        // Comboboost: combos only, three selections at 1.40 or more.
        (BOOST, combo(100, &[1400; 3]), began(), None),
        (BOOST, combo(100, &[1400, 1400, 1390]), began(), few(3)),
        (BOOST, combo(100, &[1400, 1400, 1390, 9000]), began(), None),
        (
            BOOST,
            single(100, 2000),
            began(),
            no(ErrorCode::BonusBetType),
        ),
        (
            BOOST,
            of_kind(BetKind::System, combo(100, &[2000; 3])),
            began(),
            no(ErrorCode::BonusBetType),
        ),
        (
            BOOST,
            combo(100, &[1400; 3]),
            after(60),
            no(ErrorCode::BonusNotAvailable),
        ),
        // Freebet: odds from 1.50 to 15.00, its own amount, no systems, two weeks.
        (WELCOME, single(2000, 1500), began(), None),
        (WELCOME, single(2000, 1490), began(), low("1.50")),
        (WELCOME, single(2000, 15_000), began(), None),
        (WELCOME, single(2000, 15_500), began(), high("15.00")),
        (WELCOME, combo(2000, &[1200, 1250]), began(), None),
        (WELCOME, combo(2000, &[1200, 1240]), began(), low("1.50")),
        (WELCOME, combo(2000, &[501_000; 20]), began(), high("15.00")),
        (WELCOME, live(single(2000, 1500)), began(), None),
        (WELCOME, custom(1500), began(), None),
        (WELCOME, custom(1490), began(), low("1.50")),
        (
            WELCOME,
            single(1999, 1500),
            began(),
            no(ErrorCode::BonusStake),
        ),
        (
            WELCOME,
            of_kind(BetKind::System, combo(2000, &[1500; 3])),
            began(),
            no(ErrorCode::BonusBetType),
        ),
        (WELCOME, single(2000, 1500), after(13), None),
        (
            WELCOME,
            single(2000, 1500),
            after(14),
            no(ErrorCode::BonusNotAvailable),
        ),
        // Two to six selections at 2.00 together.
        (COMBO_FREEBET, combo(5000, &[1500, 1500]), began(), None),
        (
            COMBO_FREEBET,
            combo(5000, &[1400, 1400]),
            began(),
            low("2.00"),
        ),
        (COMBO_FREEBET, single(5000, 3000), began(), few(2)),
        (COMBO_FREEBET, combo(5000, &[1500; 6]), began(), None),
        (COMBO_FREEBET, combo(5000, &[1500; 7]), began(), many(6)),
        // Singles before the match.
        (ALL_WIN, single(2000, 1800), began(), None),
        (
            ALL_WIN,
            live(single(2000, 1800)),
            began(),
            no(ErrorCode::BonusMatchStatus),
        ),
        (ALL_WIN, combo(2000, &[1800; 2]), began(), many(1)),
        // The player's own stake, singles only.
        (NO_RISK, single(5000, 1500), began(), None),
        (
            NO_RISK,
            single(4000, 1500),
            began(),
            no(ErrorCode::BonusStake),
        ),
        (NO_RISK, combo(5000, &[1500; 2]), began(), many(1)),
        // Hunting and tournaments must be activated first.
        (
            HUNTING,
            single(5000, 1500),
            began(),
            no(ErrorCode::BonusNotActive),
        ),
        (
            TOURNAMENT,
            single(5000, 1490),
            began(),
            no(ErrorCode::BonusSelections),
        ),
    ] {
        let tried = try_on(&read, &campaigns, id, &ticket, now);
        assert_eq!(tried.err(), refusal, "{id}: {ticket:?}");
    }
}

#[test]
fn only_what_counts_earns_points() {
    let store = Store::in_memory().expect("opens");
    let campaigns = campaigns();
    let write = store.write().expect("writes");
    let elsewhere = |mut ticket: Ticket| {
        ticket.legs[0].sport_key = "tennis".to_owned();
        ticket
    };
    let joined = |mut ticket: Ticket| {
        ticket.legs[1].match_id = ticket.legs[0].match_id;
        ticket
    };
    for (id, ticket, points) in [
        (HUNTING, single(5000, 1300), Some(5)),
        (HUNTING, single(5999, 1300), Some(5)),
        (HUNTING, single(5000, 1290), None),
        (HUNTING, combo(5000, &[1300, 1290, 1300]), Some(10)),
        (HUNTING, elsewhere(single(5000, 1300)), None),
        (HUNTING, elsewhere(combo(5000, &[1300, 1300])), Some(5)),
        (HUNTING, joined(combo(5000, &[1300, 1300])), Some(5)),
        (TOURNAMENT, elsewhere(single(5000, 1500)), Some(5)),
        (TOURNAMENT, combo(5000, &[1500, 1500]), Some(10)),
    ] {
        activate(&write, &campaigns, &holder(), id, began()).expect("activates");
        let found = match try_on(&write, &campaigns, id, &ticket, began()) {
            Ok(Use::Farm { points, .. }) => Some(points),
            Ok(other) => panic!("{other:?}"),
            Err(refusal) => {
                assert_eq!(
                    refusal,
                    Refusal::new(ErrorCode::BonusSelections),
                    "{ticket:?}"
                );
                None
            }
        };
        assert_eq!(found, points, "{id}: {ticket:?}");
    }
}

#[test]
fn a_wanted_bonus_must_match_the_campaign() {
    let store = Store::in_memory().expect("opens");
    let campaigns = campaigns();
    let read = store.read().expect("reads");
    let holding = held(&read, &campaigns, BOOST);
    let campaign = campaign(&campaigns, &holding);
    let ticket = combo(100, &[2000; 5]);
    for (kind, odds, refusal) in [
        (BonusKind::Comboboost, None, None),
        (BonusKind::Comboboost, Some(1100), None),
        (
            BonusKind::Comboboost,
            Some(1050),
            Some(ErrorCode::BonusChanged),
        ),
        (BonusKind::Freebet, None, Some(ErrorCode::BonusNotAvailable)),
    ] {
        let wanted = BonusUse {
            id: BOOST,
            kind,
            odds: odds.map(Odds),
        };
        let fitted = fit(campaign, &holding, &ticket, &wanted, began());
        assert_eq!(fitted.err(), refusal.map(Refusal::new), "{wanted:?}");
    }
}

#[test]
fn a_ticket_lists_the_bonuses_that_it_could_use() {
    let store = Store::in_memory().expect("opens");
    let campaigns = campaigns();
    let read = store.read().expect("reads");
    let of = |ticket: &Ticket, player: Option<&Holder>| {
        of_ticket(&read, &campaigns, player, ticket, began()).expect("reads")
    };
    let find = |bonuses: &[api::wire::TicketBonus], id| {
        let found = bonuses.iter().find(|bonus| bonus.bonus_id == id).cloned();
        found.expect("is listed")
    };
    let player = holder();
    for (odds, range, suitable) in [
        (&[2000, 2000][..], None, vec![0, 1]),
        (&[2000, 1300, 2000, 2000], Some(0), vec![0, 2, 3]),
        (&[2000; 5], Some(1), vec![0, 1, 2, 3, 4]),
        (&[1500; 9], Some(2), (0..9).collect()),
    ] {
        let boost = find(&of(&combo(100, odds), Some(&player)), BOOST);
        assert_eq!(boost.active_range_index, range, "{odds:?}");
        assert_eq!(boost.suitable_selections, suitable, "{odds:?}");
        let status = match range {
            Some(_) => BonusStatus::Active,
            None => BonusStatus::NotAvailable,
        };
        assert_eq!(boost.user_bonus_status, status, "{odds:?}");
    }
    // A freebet that could be chosen is listed whatever the stake is so far.
    let bonuses = of(&single(0, 1900), Some(&player));
    for (id, status) in [
        (WELCOME, BonusStatus::Available),
        (COMBO_FREEBET, BonusStatus::NotAvailable),
        (ALL_WIN, BonusStatus::Available),
        (HUNTING, BonusStatus::Available),
    ] {
        assert_eq!(find(&bonuses, id).user_bonus_status, status, "{id}");
    }
    let hunting = find(&of(&single(100_000, 1900), Some(&player)), HUNTING);
    assert_eq!(hunting.potential_points, Some(100));
    assert_eq!(hunting.potential_freebet_amount, Some(4000));
    let visitor = of(&combo(100, &[2000; 3]), None);
    assert!(visitor.iter().all(|bonus| !is_freebet(&bonus.bonus_type)));
    assert_eq!(find(&visitor, BOOST).active_range_index, Some(0));
}
