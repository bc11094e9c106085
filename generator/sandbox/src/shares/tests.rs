//! Codes there and back, and what becomes of shared bets.

use api::wire::{BonusKind, BonusUse, ErrorCode, EventStatus, Odds, SelectionPlacement, StakeWire};

use super::*;
use crate::players::store::Store;
use crate::pricing::kind;
use crate::world::{PriceKey, saturday};

fn world() -> World {
    let world = World::new(7, 200, saturday()).expect("the data are sound");
    world.clock.stop(true);
    world
}

/// Places of matches of soccer that have not begun.
fn soccer(world: &World) -> Vec<usize> {
    let is_soccer = |place: &usize| {
        world.sport(*place).key == "soccer" && !world.has_begun(*place, world.clock.seconds())
    };
    world.order().iter().copied().filter(is_soccer).collect()
}

fn pick(world: &World, place: usize, market_id: u64, outcome_id: u64) -> SelectionPlacement {
    SelectionPlacement {
        match_id: world.id(place),
        market_id,
        specifier: None,
        outcome_id,
        odds: Odds(1234),
    }
}

fn bet(selections: Vec<SelectionPlacement>) -> BetPlacement {
    BetPlacement {
        bonus: None,
        stake: StakeWire {
            value: 1000,
            currency: "ZAR".to_owned(),
        },
        selections,
        system_id: None,
        custom_odds: None,
    }
}

#[test]
fn a_code_opens_what_was_shared_however_it_is_typed() {
    let world = world();
    let store = Store::in_memory().expect("opens");
    let places = soccer(&world);
    let mut shared = bet(vec![pick(&world, places[0], kind::RESULT, 1)]);
    shared.bonus = Some(BonusUse {
        id: 1,
        kind: BonusKind::Comboboost,
        odds: None,
    });
    let write = store.write().expect("writes");
    let code = share(&write, vec![shared.clone()]).expect("shares");
    let again = share(&write, vec![shared.clone()]).expect("shares");
    let other = share(&write, vec![shared.clone(), shared]).expect("shares");
    write.commit().expect("commits");
    assert_eq!(code, again);
    assert_ne!(code, other);
    assert_eq!(code.len(), LENGTH);
    assert!(!code.contains(['0', 'O', '1', 'I', 'L', 'U']), "{code}");
    let read = store.read().expect("reads");
    let typed = format!(" {}-{} ", &code[..3], code[3..].to_lowercase());
    for code in [&code, &typed] {
        let bets = open(&read, code).expect("reads").expect("is known");
        assert_eq!(bets.len(), 1);
        assert!(bets[0].bonus.is_none());
        assert_eq!(bets[0].stake.value, 1000);
    }
    assert!(open(&read, "AAAAAAA").expect("reads").is_none());
}

#[test]
fn two_bets_of_one_code_get_two() {
    let store = Store::in_memory().expect("opens");
    let write = store.write().expect("writes");
    let shared = vec![bet(Vec::new())];
    let text = serde_json::json!(shared).to_string();
    let taken = code(&text, 0);
    write
        .put(SHARES, &taken, &serde_json::json!([]))
        .expect("puts");
    let code = share(&write, shared).expect("shares");
    assert_ne!(code, taken);
    assert!(open(&write, &code).expect("reads").is_some());
}

#[test]
fn shared_bets_come_back_with_the_odds_of_now_and_without_what_is_over() {
    let world = world();
    let places = soccer(&world);
    let [one, two, three] = [places[0], places[1], places[2]];
    let mut system = bet([one, two, three]
        .map(|place| pick(&world, place, kind::RESULT, 1))
        .to_vec());
    system.system_id = Some(203);
    let mut joined = bet(vec![
        pick(&world, one, kind::RESULT, 1),
        pick(&world, one, kind::BOTH_SCORE, 74),
    ]);
    joined.custom_odds = Some(Odds(1234));
    let gone = bet(vec![pick(&world, two, kind::RESULT, 1)]);
    let shared = vec![system, joined, gone];

    let now = world.clock.seconds();
    world.steer(two, |own| own.status = Some((EventStatus::Finished, now)));
    let key = PriceKey {
        market: kind::RESULT,
        specifier: None,
        outcome: 1,
    };
    world.steer(one, |own| {
        own.prices.insert(key, Odds(2220));
    });
    let bets = refreshed(&world, shared.clone());
    assert_eq!(bets.len(), 2);
    let [system, joined] = [&bets[0], &bets[1]];
    assert_eq!(system.system_id, None);
    let of = |bet: &BetPlacement| -> Vec<(u64, Odds)> {
        let selections = bet.selections.iter();
        selections.map(|one| (one.match_id, one.odds)).collect()
    };
    assert_eq!(of(system)[0], (world.id(one), Odds(2220)));
    assert_eq!(of(system)[1].0, world.id(three));
    assert_ne!(of(system)[1].1, Odds(1234));
    let quote = custom::price(&world, &joined.selections).expect("they can be joined");
    assert_eq!(joined.custom_odds, Some(quote.odds));

    for place in [one, three] {
        world.steer(place, |own| own.status = Some((EventStatus::Finished, now)));
    }
    assert!(refreshed(&world, shared).is_empty());
}

#[test]
fn what_cannot_be_shared_is_refused() {
    let world = world();
    let place = soccer(&world)[0];
    let good = bet(vec![pick(&world, place, kind::RESULT, 1)]);
    let mut unknown = good.clone();
    unknown.selections[0].match_id = 1;
    for (bets, refusal) in [
        (vec![], Some(Refusal::new(ErrorCode::NoSelections))),
        (
            vec![bet(vec![])],
            Some(Refusal::new(ErrorCode::NoSelections)),
        ),
        (
            vec![unknown],
            Some(Refusal::new(ErrorCode::MatchNotBettable)),
        ),
        (
            vec![good.clone(); MOST + 1],
            Some(Refusal::about(ErrorCode::ShareTooLarge, "20")),
        ),
        (vec![good], None),
    ] {
        assert_eq!(check(&world, &bets).err(), refusal, "{bets:?}");
    }
}
