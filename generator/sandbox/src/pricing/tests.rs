//! Prices agree with each other, with the score, and with simulated matches.

use std::sync::Arc;

use api::wire::{MarketStatus, Odds};

mod depth;
mod play;

use super::*;
use crate::catalogue::{Catalogue, Sport};
use crate::locale::Locale;
use crate::play::Setup;

fn sports() -> Vec<Sport> {
    Catalogue::load().expect("the data are valid").sports
}

fn sport(key: &str) -> Sport {
    sports()
        .into_iter()
        .find(|sport| sport.key == key)
        .expect("there is such a sport")
}

fn names() -> Vec<Arc<str>> {
    ["A", "B", "C", "D", "E", "F"].map(Arc::from).to_vec()
}

fn at<'a>(
    sport: &'a Sport,
    state: Option<&'a State>,
    edge: f64,
    scorers: &'a [Arc<str>],
) -> Situation<'a> {
    Situation {
        rules: &sport.rules,
        state,
        edge,
        opinion: 0.0,
        is_deep: true,
        scorers: [scorers, scorers],
    }
}

/// Chances implied by prices, without the margin.
fn chances(offer: &Offer) -> Vec<f64> {
    let raw: Vec<f64> = offer
        .outcomes
        .iter()
        .map(|priced| 1000.0 / f64::from(priced.odds.0))
        .collect();
    let sum: f64 = raw.iter().sum();
    raw.iter().map(|chance| chance / sum).collect()
}

fn find<'a>(offers: &'a [Offer], market: u64, specifier: Option<&str>) -> &'a Offer {
    let found = offers
        .iter()
        .find(|offer| offer.market == market && offer.specifier().as_deref() == specifier);
    found.unwrap_or_else(|| panic!("market {market} {specifier:?} is not offered"))
}

#[test]
fn every_book_has_a_margin_and_no_line_is_repeated() {
    for sport in sports() {
        let scorers = names();
        for seed in 0..12 {
            let setup = Setup {
                seed,
                edge: 0.1 * seed as f64 - 0.6,
            };
            for second in [None, Some(60), Some(1500), Some(3600), Some(5400)] {
                let state = second.map(|second| sport.rules.play(&setup, second));
                let offers = offers(&at(&sport, state.as_ref(), setup.edge, &scorers));
                for (place, offer) in offers.iter().enumerate() {
                    let book: f64 = offer
                        .outcomes
                        .iter()
                        .filter(|priced| priced.active)
                        .map(|priced| 1000.0 / f64::from(priced.odds.0))
                        .sum();
                    let book = if kind::is_double_chance(offer.market) {
                        book / 2.0
                    } else {
                        book
                    };
                    let context = format!("{} at {second:?}: {offer:?}", sport.key);
                    if !kind::lists_players(offer.market) {
                        assert!((1.02..1.25).contains(&book), "book of {book}: {context}");
                    }
                    let is_same =
                        |other: &Offer| other.market == offer.market && other.line == offer.line;
                    assert!(!offers[..place].iter().any(is_same), "twice: {context}");
                }
                for offer in offers.iter().filter(|offer| offer.line.amount.is_some()) {
                    let number = offer.line.number;
                    let family = offers.iter().filter(|other| {
                        other.market == offer.market && other.line.number == number
                    });
                    let balanced = family.filter(|other| other.most_balanced).count();
                    assert_eq!(balanced, 1, "{} {offer:?}", sport.key);
                }
            }
        }
    }
}

#[test]
fn prices_of_one_match_agree() {
    let soccer = sport("soccer");
    for edge in [-0.8, 0.0, 0.5] {
        let offers = offers(&at(&soccer, None, edge, &[]));
        let result = chances(find(&offers, kind::RESULT, None));
        let double = chances(find(&offers, kind::DOUBLE_CHANCE, None));
        assert!(
            (2.0 * double[0] - result[0] - result[1]).abs() < 0.02,
            "{edge}: {result:?} {double:?}"
        );
        let void = chances(find(&offers, kind::DRAW_NO_BET, None));
        assert!(
            (void[0] - result[0] / (result[0] + result[2])).abs() < 0.02,
            "{edge}: {result:?} {void:?}"
        );
        let level = offers
            .iter()
            .filter(|offer| offer.market == kind::HANDICAP)
            .find(|offer| offer.specifier().as_deref() == Some("hcp=-0.5"));
        if let Some(level) = level {
            assert!((chances(level)[0] - result[0]).abs() < 0.02, "{edge}");
        }
    }
}

/// The markets of a match offer no arbitrage: not before the start, not late in a tied match.
#[test]
fn lines_are_in_order_and_half_a_goal_is_the_same_as_winning() {
    for sport in sports() {
        for seed in 0..12 {
            let edge = 0.15 * seed as f64 - 0.8;
            let setup = Setup { seed, edge };
            let longest = u32::try_from(sport.longest).expect("no match lasts for years");
            for second in [
                None,
                Some(longest / 5),
                Some(longest / 3),
                Some(longest / 2),
            ] {
                let state = second.map(|second| sport.rules.play(&setup, second));
                let offers = offers(&at(&sport, state.as_ref(), edge, &[]));
                let context = format!("{} of seed {seed} at {second:?}", sport.key);
                for pair in offers.windows(2) {
                    let [one, other] = [&pair[0], &pair[1]];
                    let (Some((_, low)), Some((_, high))) = (one.line.amount, other.line.amount)
                    else {
                        continue;
                    };
                    if (one.market, one.line.number) != (other.market, other.line.number) {
                        continue;
                    }
                    let [low_odds, high_odds] = [one, other].map(|offer| offer.outcomes[0].odds);
                    // More goals pay more, a larger head start pays less.
                    let is_ordered = if one.line.amount.is_some_and(|(name, _)| name == "hcp") {
                        low_odds >= high_odds
                    } else {
                        low_odds <= high_odds
                    };
                    assert!(low < high && is_ordered, "{context}: {one:?} {other:?}");
                }
                let (main, outcomes) = main_market(&sport.rules);
                let of = |market: u64| offers.iter().find(|offer| offer.market == market);
                let half = |text: &str| {
                    offers.iter().find(|offer| {
                        offer.market == kind::HANDICAP && offer.specifier().as_deref() == Some(text)
                    })
                };
                // Home wins or away covers, or the other way round: one of them wins.
                for (text, place) in [("hcp=-0.5", 0), ("hcp=0.5", usize::from(outcomes) - 1)] {
                    let (Some(main), Some(half)) = (of(main), half(text)) else {
                        continue;
                    };
                    let against = half.outcomes[1 - place.min(1)].odds;
                    let book = [main.outcomes[place].odds, against]
                        .map(|odds| 1000.0 / f64::from(odds.0))
                        .iter()
                        .sum::<f64>();
                    assert!((1.005..1.2).contains(&book), "{context}: {main:?} {half:?}");
                }
            }
        }
    }
}

#[test]
fn soccer_has_its_markets() {
    let scorers = names();
    let soccer = sport("soccer");
    let offers = offers(&at(&soccer, None, 0.2, &scorers));
    for market in [
        kind::RESULT,
        kind::DOUBLE_CHANCE,
        kind::DRAW_NO_BET,
        kind::BOTH_SCORE,
        kind::TOTAL,
        kind::HANDICAP,
        kind::HALF_RESULT,
        kind::HALF_TOTAL,
        kind::SCORE,
        kind::NEXT_GOAL,
        kind::SCORER,
        kind::HOME_TOTAL,
    ] {
        assert!(
            offers.iter().any(|offer| offer.market == market),
            "{market}"
        );
    }
    assert!(
        offers
            .iter()
            .filter(|offer| offer.market == kind::TOTAL)
            .count()
            >= 4
    );
    assert!(
        offers
            .iter()
            .filter(|offer| offer.market == kind::HANDICAP)
            .count()
            >= 5
    );
    find(&offers, kind::TOTAL, Some("total=2.5"));
}

#[test]
fn the_leaders_price_falls_with_time_and_decided_markets_close() {
    let soccer = sport("soccer");
    let ahead = (0..).map(|seed| Setup { seed, edge: 0.0 }).find(|setup| {
        [600, 2400, 5000]
            .iter()
            .all(|second| soccer.rules.play(setup, *second).total == [1, 0])
    });
    let setup = ahead.expect("a side leads by one for long");
    let home = |second| {
        let state = soccer.rules.play(&setup, second);
        let offers = offers(&at(&soccer, Some(&state), 0.0, &[]));
        let decided = |offer: &Offer| offer.market == kind::TOTAL && offer.line == Line::total(2);
        assert!(!offers.iter().any(decided));
        find(&offers, kind::RESULT, None).outcomes[0].odds
    };
    let prices: Vec<Odds> = [600, 2400, 5000].map(home).to_vec();
    assert!(prices[0] > prices[1] && prices[1] > prices[2], "{prices:?}");
}

#[test]
fn betting_is_suspended_around_goals_and_ends_with_the_match() {
    let soccer = sport("soccer");
    let setup = Setup { seed: 3, edge: 0.4 };
    let mut rested = false;
    for second in (0..6000).step_by(5) {
        let state = soccer.rules.play(&setup, second);
        let offers = offers(&at(&soccer, Some(&state), 0.4, &[]));
        let status = if state.suspended {
            MarketStatus::Suspended
        } else {
            MarketStatus::Allowed
        };
        assert!(offers.iter().all(|offer| offer.status == status));
        rested |= state.suspended && !offers.is_empty();
    }
    assert!(rested);
    let over = soccer.rules.play(&setup, 20_000);
    assert!(offers(&at(&soccer, Some(&over), 0.4, &[])).is_empty());
}

#[test]
fn everything_has_a_name_in_every_language() {
    let words = Words::load().expect("the data are valid");
    let scorers = names();
    let sides = ["Ajax".to_owned(), "{home} PSV".to_owned()];
    for sport in sports() {
        let named = Named {
            entrants: &[],
            urn: "sr:match:1",
            sides: &sides,
            scorers: [&scorers, &scorers],
            unit: &sport.unit,
        };
        let state = sport.rules.play(&Setup { seed: 5, edge: 0.0 }, 900);
        for state in [None, Some(&state)] {
            for offer in offers(&at(&sport, state, 0.1, &scorers)) {
                for locale in Locale::all() {
                    let market = words.market(&offer, &named, locale);
                    let texts = market
                        .outcomes
                        .iter()
                        .map(|outcome| &outcome.name)
                        .chain([&market.name]);
                    for text in texts {
                        let text = text.replace("{home} PSV", "PSV");
                        assert!(
                            !text.contains('{') && !text.is_empty(),
                            "{text} in {market:?}"
                        );
                        assert!(text.parse::<u64>().is_err(), "{text} in {market:?}");
                    }
                    assert!(!market.market_groups.is_empty(), "{market:?}");
                }
            }
        }
    }
}
