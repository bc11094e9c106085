//! Custom bets of a whole world: refused with the right code, and priced while a match is played.

use api::wire::ErrorCode;
use jiff::SignedDuration;

use super::*;
use crate::pricing::kind;
use crate::world::{Rest, saturday};

const HOME: (u64, Option<&str>, u64) = (kind::RESULT, None, 1);
const OVER: (u64, Option<&str>, u64) = (kind::TOTAL, Some("total=2.5"), 12);

fn world() -> World {
    let world = World::new(7, 400, saturday()).expect("the data are valid");
    world.clock.stop(true);
    world
}

/// A match of soccer that has not begun.
fn soccer(world: &World) -> usize {
    let is_soccer = |place: &usize| {
        world.sport(*place).key == "soccer" && !world.has_begun(*place, world.clock.seconds())
    };
    let found = world.order().iter().copied().find(is_soccer);
    found.expect("there is soccer to come")
}

fn pick(
    world: &World,
    place: usize,
    (market_id, specifier, outcome_id): (u64, Option<&str>, u64),
) -> SelectionPlacement {
    SelectionPlacement {
        match_id: world.id(place),
        market_id,
        specifier: specifier.map(str::to_owned),
        outcome_id,
        odds: Odds(1000),
    }
}

fn bet(selections: Vec<SelectionPlacement>, odds: Option<Odds>) -> BetPlacement {
    BetPlacement {
        bonus: None,
        stake: api::wire::StakeWire {
            value: 1000,
            currency: "ZAR".to_owned(),
        },
        selections,
        system_id: None,
        custom_odds: odds,
    }
}

#[test]
fn outcomes_that_cannot_be_combined_are_refused_with_their_code() {
    let world = world();
    let place = soccer(&world);
    let pick = |what| pick(&world, place, what);
    let elsewhere = SelectionPlacement {
        match_id: world.id(place) + 1,
        ..pick(OVER)
    };
    let unknown = SelectionPlacement {
        match_id: 1,
        ..pick(HOME)
    };
    let many = (0..=MOST).map(|_| pick(HOME)).collect();
    for (selections, code) in [
        (vec![], ErrorCode::NoSelections),
        (vec![pick(HOME)], ErrorCode::CustomBetTooFew),
        (many, ErrorCode::CustomBetTooMany),
        (vec![pick(HOME), elsewhere], ErrorCode::CustomBetOfOneMatch),
        (vec![pick(HOME), pick(HOME)], ErrorCode::CustomBetTwice),
        (
            vec![
                unknown.clone(),
                SelectionPlacement {
                    outcome_id: 2,
                    ..unknown
                },
            ],
            ErrorCode::MatchNotBettable,
        ),
        (
            vec![pick(HOME), pick((kind::SCORE, None, 100_000))],
            ErrorCode::CustomBetImpossible,
        ),
        (
            vec![pick(HOME), pick((kind::DRAW_NO_BET, None, 4))],
            ErrorCode::CustomBetNotJoinable,
        ),
        (
            vec![pick(HOME), pick((kind::TOTAL, Some("total=99.5"), 12))],
            ErrorCode::MarketNotAvailable,
        ),
        (
            vec![pick(HOME), pick((kind::RESULT, None, 77))],
            ErrorCode::MarketNotAvailable,
        ),
    ] {
        assert_eq!(
            price(&world, &selections),
            Err(match code {
                ErrorCode::CustomBetTooFew => Refusal::about(code, "2"),
                ErrorCode::CustomBetTooMany => Refusal::about(code, "8"),
                _ => Refusal::new(code),
            }),
            "{selections:?}"
        );
    }
    world.steer(place, |own| {
        own.rests.push(Rest {
            market: Some(kind::TOTAL),
            specifier: None,
        });
    });
    assert_eq!(
        price(&world, &[pick(HOME), pick(OVER)]),
        Err(Refusal::new(ErrorCode::MarketSuspended))
    );
}

#[test]
fn a_moved_price_is_handled_by_the_accept_mode() {
    let world = world();
    let place = soccer(&world);
    let joined = vec![pick(&world, place, HOME), pick(&world, place, OVER)];
    let quote = price(&world, &joined).expect("they can be joined");
    let Odds(now) = quote.odds;
    for (mode, sent, taken) in [
        (OddsAcceptMode::None, Some(now), true),
        (OddsAcceptMode::None, Some(now - 10), false),
        (OddsAcceptMode::Higher, Some(now - 10), true),
        (OddsAcceptMode::Higher, Some(now + 10), false),
        (OddsAcceptMode::Any, Some(now + 10), true),
        (OddsAcceptMode::Any, None, false),
    ] {
        let answer = accept(&world, &bet(joined.clone(), sent.map(Odds)), &mode);
        let wanted = if taken {
            Ok(quote.clone())
        } else {
            Err(Refusal::new(ErrorCode::CustomOddsChanged))
        };
        assert_eq!(answer, wanted, "{mode:?} {sent:?}");
    }
}

#[test]
fn prices_move_with_the_match() {
    let world = world();
    let place = soccer(&world);
    let joined = [pick(&world, place, HOME), pick(&world, place, OVER)];
    let before = price(&world, &joined).expect("they can be joined").odds;
    let start = world.standing(place).start;
    world.clock.advance(SignedDuration::from_secs(
        start + 600 - world.clock.seconds(),
    ));
    let mut prices = vec![before];
    for _ in 0..40 {
        world.clock.advance(SignedDuration::from_secs(60));
        match price(&world, &joined) {
            Ok(quote) => prices.push(quote.odds),
            Err(refusal) => assert!(
                [
                    ErrorCode::MarketSuspended,
                    ErrorCode::MarketNotAvailable,
                    ErrorCode::CustomBetImpossible
                ]
                .map(Refusal::new)
                .contains(&refusal),
                "{refusal:?}"
            ),
        }
    }
    prices.dedup();
    assert!(prices.len() > 5, "{prices:?}");
}

#[test]
fn only_markets_that_can_be_combined_are_listed() {
    let world = world();
    let place = soccer(&world);
    let markets = markets(&world, place, Locale::ENGLISH);
    let ids: HashSet<u64> = markets.iter().map(|market| market.id).collect();
    for joinable in [
        kind::RESULT,
        kind::DOUBLE_CHANCE,
        kind::TOTAL,
        kind::HANDICAP,
        kind::BOTH_SCORE,
        kind::SCORE,
        kind::ODD_EVEN,
    ] {
        assert!(ids.contains(&joinable), "{joinable}");
    }
    for alone in [kind::DRAW_NO_BET, kind::NEXT_GOAL, kind::HALF_RESULT] {
        assert!(!ids.contains(&alone), "{alone}");
    }
    assert!(
        markets
            .iter()
            .all(|market| market.custom_bet_groups == [crate::pricing::joint::GROUP])
    );
}

#[test]
fn a_custom_bet_ends_with_its_legs() {
    use Settled::{Lose, Refund, Win};
    for (legs, settled) in [
        (vec![Some(Win), Some(Win)], Some(Win)),
        (vec![Some(Win), None], None),
        (vec![Some(Lose), None], Some(Lose)),
        (vec![Some(Win), Some(Refund)], Some(Refund)),
        (vec![Some(Lose), Some(Refund)], Some(Lose)),
        (vec![Some(Refund), None], None),
    ] {
        assert_eq!(settle(&legs), settled, "{legs:?}");
    }
}
