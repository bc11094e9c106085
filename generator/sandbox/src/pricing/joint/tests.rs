//! Combined prices against manual calculation, against simulated play, and against each other.

use super::*;
use crate::catalogue::{Catalogue, Sport};
use crate::play::{Setup, State};
use crate::pricing::{Offer, Situation, joint as joint_of, offers, players, settle};
use crate::random::Rng;

fn sport(key: &str) -> Sport {
    let sports = Catalogue::load().expect("the data are valid").sports;
    let sport = sports.into_iter().find(|sport| sport.key == key);
    sport.expect("there is such a sport")
}

fn at<'a>(sport: &'a Sport, state: Option<&'a State>, edge: f64) -> Situation<'a> {
    Situation {
        rules: &sport.rules,
        state,
        edge,
        opinion: 0.0,
        is_deep: false,
        scorers: [&[], &[]],
    }
}

/// Every outcome that can be combined.
fn legs(offers: &[Offer]) -> Vec<Leg> {
    let joinable = offers.iter().filter(|offer| offer.is_joinable);
    let legs = joinable.flat_map(|offer| {
        let open = offer.outcomes.iter().filter(|priced| priced.active);
        open.map(|priced| Leg {
            market: offer.market,
            number: offer.line.number.map_or(1, |(_, number)| number),
            amount: offer.line.amount.map_or(0, |(_, quarters)| quarters),
            outcome: priced.outcome,
            odds: priced.odds,
        })
    });
    legs.collect()
}

fn leg(legs: &[Leg], market: u64, amount: i32, outcome: u64) -> Leg {
    let found = legs
        .iter()
        .find(|leg| (leg.market, leg.amount, leg.outcome) == (market, amount, outcome));
    *found.unwrap_or_else(|| panic!("{market} {amount} {outcome} is not offered"))
}

fn product(legs: &[Leg]) -> f64 {
    legs.iter()
        .map(|leg| f64::from(leg.odds.0) / 1000.0)
        .product()
}

#[test]
fn a_price_is_the_product_corrected_by_the_correlation() {
    // Home scores 0, 1 or 2, away 0 or 1; all six scores are equally likely.
    let scores: Vec<(Sides<u32>, f64)> = (0..3)
        .flat_map(|home| (0..2).map(move |away| ([home, away], 1.0 / 6.0)))
        .collect();
    let scores = Joint::of_score(scores);
    let leg = |market, amount, outcome, odds| Leg {
        market,
        number: 1,
        amount,
        outcome,
        odds: Odds(odds),
    };
    // Home wins with 1:0, 2:0 and 2:1; more than one goal are 1:1, 2:0 and 2:1: each has a chance
    // of 1/2, both together 1/3.
    let home = leg(kind::RESULT, 0, 1, 1900);
    let over = leg(kind::TOTAL, 6, 12, 1900);
    let found = chances(&scores, &[home, over]);
    for (found, wanted) in found.iter().zip([1.0, 0.5, 0.5, 1.0 / 3.0]) {
        assert!((found - wanted).abs() < 1e-9, "{found} {wanted}");
    }
    // 1.9 × 1.9 × 0.5 × 0.5 ÷ ⅓ = 2.7075, rounded down to its step.
    assert_eq!(price(&scores, &[home, over]), Some(Odds(2700)));
    // Home wins and the total is odd with 1:0 and 2:1: independent outcomes would have a chance of
    // 1/4, these have 1/3.
    let odd = leg(kind::ODD_EVEN, 0, 70, 1900);
    assert_eq!(price(&scores, &[home, odd]), Some(Odds(2700)));
    // All three: 2:1 only. 1.9³ × ⅛ ÷ ⅙ would be 5.144, but two of them already imply 2:1, and 1.9²
    // × ¼ ÷ ⅙ is 5.415.
    assert_eq!(price(&scores, &[home, over, odd]), Some(Odds(5400)));
    let level = leg(kind::SCORE, 0, 100_000, 6000);
    assert_eq!(price(&scores, &[home, level]), None);
}

#[test]
fn chances_are_sums_over_the_winning_scores() {
    let soccer = sport("soccer");
    for (seed, second) in [(1, None), (2, Some(1500)), (3, Some(4000))] {
        let edge = 0.3;
        let state = second.map(|second| soccer.rules.play(&Setup { seed, edge }, second));
        let situation = at(&soccer, state.as_ref(), edge);
        let scores = joint_of(&situation).expect("scores are listed");
        let mut all = legs(&offers(&situation));
        all.retain(|leg| pool_of(leg.market) == 0);
        assert!(all.len() > 20, "{}", all.len());
        let rng = &mut Rng::new(&[seed]);
        for _ in 0..200 {
            let joined: Vec<Leg> = (0..3)
                .map(|_| all[rng.next() as usize % all.len()])
                .collect();
            let holds = |score: Sides<u32>| {
                joined.iter().all(|leg| {
                    of_score(leg.market, leg.amount, leg.outcome, score) == Some(Settled::Win)
                })
            };
            let listed = scores.goals.spread.iter();
            let sum: f64 = listed
                .filter(|(score, _)| holds(*score))
                .map(|(_, chance)| chance)
                .sum();
            let found = chances(&scores, &joined);
            assert!((found[7] - sum).abs() < 1e-9, "{joined:?}");
            assert_eq!(price(&scores, &joined).is_none(), sum < IMPOSSIBLE);
        }
    }
}

#[test]
fn another_outcome_never_lowers_the_price_nor_raises_the_chance() {
    for key in ["soccer", "ice-hockey", "tennis", "baseball"] {
        let sport = sport(key);
        let situation = at(&sport, None, -0.2);
        let scores = joint_of(&situation).expect("scores are listed");
        let all = legs(&offers(&situation));
        let rng = &mut Rng::new(&[11]);
        for _ in 0..150 {
            let mut joined = Vec::new();
            let mut before = (1.0, Odds(0));
            for _ in 0..MOST {
                joined.push(all[rng.next() as usize % all.len()]);
                let chance = *chances(&scores, &joined).last().expect("all of them");
                assert!(chance <= before.0 + 1e-9, "{key}: {joined:?}");
                let Some(odds) = price(&scores, &joined) else {
                    break;
                };
                assert!(odds >= before.1, "{key}: {joined:?}");
                // The bookmaker keeps a margin.
                let worth = f64::from(odds.0) / 1000.0 * chance;
                assert!(worth < 1.0, "{key}: worth {worth}: {joined:?}");
                before = (chance, odds);
            }
        }
    }
}

#[test]
fn correlated_outcomes_pay_less_and_opposed_ones_more() {
    let soccer = sport("soccer");
    let situation = at(&soccer, None, 0.2);
    let scores = joint_of(&situation).expect("scores are listed");
    let all = legs(&offers(&situation));
    let leg = |market, amount, outcome| leg(&all, market, amount, outcome);
    let home = leg(kind::RESULT, 0, 1);
    let draw = leg(kind::RESULT, 0, 2);
    let over = leg(kind::TOTAL, 10, 12);
    let under = leg(kind::TOTAL, 10, 13);
    let both = leg(kind::BOTH_SCORE, 0, 74);
    let of = |joined: &[Leg]| {
        let odds = price(&scores, joined).expect("it can happen");
        f64::from(odds.0) / 1000.0
    };
    for joined in [[home, over], [over, both], [draw, under]] {
        assert!(of(&joined) < product(&joined), "{joined:?}");
    }
    for joined in [[draw, over], [under, both]] {
        assert!(of(&joined) > product(&joined), "{joined:?}");
    }
}

#[test]
fn implied_outcomes_cost_nothing_and_exclusive_ones_have_no_price() {
    let soccer = sport("soccer");
    let situation = at(&soccer, None, 0.2);
    let scores = joint_of(&situation).expect("scores are listed");
    let all = legs(&offers(&situation));
    let leg = |market, amount, outcome| leg(&all, market, amount, outcome);
    let home = leg(kind::RESULT, 0, 1);
    let score = |home: u64, away: u64| leg(kind::SCORE, 0, 100_000 + home * 100 + away);
    for (strict, certain) in [
        (home, leg(kind::DOUBLE_CHANCE, 0, 9)),
        (home, leg(kind::HANDICAP, -2, 1714)),
        (score(2, 1), home),
        (score(2, 1), leg(kind::BOTH_SCORE, 0, 74)),
        (leg(kind::TOTAL, 14, 12), leg(kind::TOTAL, 10, 12)),
    ] {
        let odds = price(&scores, &[certain, strict]);
        assert_eq!(
            odds,
            Some(strict.odds.max(certain.odds)),
            "{strict:?} {certain:?}"
        );
    }
    for joined in [
        [home, score(0, 0)],
        [home, leg(kind::RESULT, 0, 3)],
        [leg(kind::TOTAL, 10, 12), leg(kind::TOTAL, 10, 13)],
        [leg(kind::ODD_EVEN, 0, 70), score(1, 1)],
        [leg(kind::BOTH_SCORE, 0, 74), leg(kind::TOTAL, 6, 13)],
    ] {
        assert_eq!(price(&scores, &joined), None, "{joined:?}");
    }
}

#[test]
fn combined_outcomes_win_as_often_as_the_model_says() {
    const MATCHES: u64 = 3000;
    let soccer = sport("soccer");
    let edge = 0.2;
    let situation = at(&soccer, None, edge);
    let scores = joint_of(&situation).expect("scores are listed");
    let all = legs(&offers(&situation));
    let leg = |market, amount, outcome| leg(&all, market, amount, outcome);
    let joined = [leg(kind::RESULT, 0, 1), leg(kind::TOTAL, 10, 12)];
    let came = (0..MATCHES).filter(|seed| {
        let setup = Setup { seed: *seed, edge };
        let state = soccer.rules.play(&setup, 40_000);
        joined.iter().all(|leg| {
            let specifier = (leg.amount != 0).then_some("total=2.5");
            settle(leg.market, specifier, leg.outcome, &soccer.rules, &state) == Some(Settled::Win)
        })
    });
    let share = came.count() as f64 / MATCHES as f64;
    let chance = chances(&scores, &joined)[3];
    assert!((share - chance).abs() < 0.03, "{share} {chance}");
}

/// In every sport, at any time: no combinable outcome half wins or is refunded.
#[test]
fn every_score_wins_or_loses_combinable_outcomes() {
    let mut joinable = 0;
    for sport in Catalogue::load().expect("the data are valid").sports {
        for second in [None, Some(900), Some(2700), Some(5000)] {
            let setup = Setup { seed: 4, edge: 0.1 };
            let state = second.map(|second| sport.rules.play(&setup, second));
            let situation = at(&sport, state.as_ref(), setup.edge);
            let Some(scores) = joint_of(&situation) else {
                assert!(legs(&offers(&situation)).is_empty(), "{}", sport.key);
                continue;
            };
            for leg in legs(&offers(&situation)) {
                joinable += 1;
                for (score, _) in &scores.goals.spread {
                    let settled = holds(&leg, *score);
                    assert!(
                        matches!(settled, Some(Settled::Win | Settled::Lose)),
                        "{} {leg:?} {score:?}: {settled:?}",
                        sport.key
                    );
                }
            }
        }
    }
    assert!(joinable > 500, "{joinable}");
}

/// Players and what their sides do agree in every combination.
#[test]
fn players_are_combined_with_the_match() {
    let soccer = sport("soccer");
    let names: Vec<std::sync::Arc<str>> = ["A", "B", "C"].map(std::sync::Arc::from).to_vec();
    let situation = Situation {
        is_deep: true,
        scorers: [&names, &names],
        ..at(&soccer, None, 0.2)
    };
    let joint = joint_of(&situation).expect("scores are listed");
    let offers = offers(&situation);
    let all = legs(&offers);
    let own = |market: u64, number: u32, outcome: u64| {
        let found = all
            .iter()
            .find(|leg| (leg.market, leg.number, leg.outcome) == (market, number, outcome));
        *found.unwrap_or_else(|| panic!("{market} {number} {outcome} is not offered"))
    };
    let [first, second] = [0, 1].map(|place| players::outcome(0, place));
    let theirs = players::outcome(1, 0);
    let scores = own(kind::SCORER, 1, first);
    let on_target = own(Figure::OnTarget.kind(), 1, first);
    let card = own(Figure::Cards.kind(), 1, first);
    let home = own(kind::RESULT, 1, 1);
    let away = own(kind::RESULT, 1, 3);
    let of = |joined: &[Leg]| {
        let odds = price(&joint, joined).expect("it can happen");
        f64::from(odds.0) / 1000.0
    };
    // Who scores has a shot on target.
    assert_eq!(price(&joint, &[scores, on_target]), Some(scores.odds));
    // Who scores helps its side to win, and a team mate of a scorer scores less often than alone.
    assert!(of(&[scores, home]) < product(&[scores, home]));
    assert!(of(&[scores, away]) > product(&[scores, away]));
    // Cards say nothing about goals.
    let independent = product(&[scores, card]);
    assert!((of(&[scores, card]) / independent - 1.0).abs() < 0.06);
    // A goal of each side is both to score.
    let both = own(kind::BOTH_SCORE, 1, 74);
    let pair = [scores, own(kind::SCORER, 1, theirs)];
    assert_eq!(
        of(&[pair[0], pair[1], both]),
        of(&pair).max(f64::from(both.odds.0) / 1000.0)
    );
    // Two scorers of a side need two goals.
    let two = [
        scores,
        own(kind::SCORER, 1, second),
        leg(&all, kind::HOME_TOTAL, 6, 13),
    ];
    assert_eq!(price(&joint, &two), None);
    // Any combination keeps a margin and gets no cheaper with another outcome.
    let rng = &mut Rng::new(&[5]);
    for _ in 0..200 {
        let mut joined = Vec::new();
        let mut before = (1.0, Odds(0));
        for _ in 0..4 {
            let next = all[rng.next() as usize % all.len()];
            joined.push(next);
            let chance = *chances(&joint, &joined).last().expect("all of them");
            assert!(chance <= before.0 + 1e-9, "{joined:?}");
            let Some(odds) = price(&joint, &joined) else {
                break;
            };
            assert!(odds >= before.1, "{joined:?}");
            let worth = f64::from(odds.0) / 1000.0 * chance;
            assert!(worth < 1.0, "worth {worth}: {joined:?}");
            before = (chance, odds);
        }
    }
}

#[test]
fn players_and_their_sides_do_together_what_the_model_says() {
    const MATCHES: u64 = 3000;
    let soccer = sport("soccer");
    let names: Vec<std::sync::Arc<str>> = ["A", "B", "C"].map(std::sync::Arc::from).to_vec();
    let edge = 0.2;
    let situation = Situation {
        is_deep: true,
        scorers: [&names, &names],
        ..at(&soccer, None, edge)
    };
    let joint = joint_of(&situation).expect("scores are listed");
    let leg = |market: u64, number: u32, outcome: u64| Leg {
        market,
        number,
        amount: 0,
        outcome,
        odds: Odds(2000),
    };
    let first = players::outcome(0, 0);
    for joined in [
        [leg(kind::SCORER, 1, first), leg(kind::RESULT, 1, 1)],
        [
            leg(kind::SCORER, 1, first),
            leg(Figure::Shots.kind(), 3, first),
        ],
        [leg(Figure::Cards.kind(), 1, first), leg(kind::RESULT, 1, 1)],
    ] {
        let came = (0..MATCHES).filter(|seed| {
            let state = soccer.rules.play(&Setup { seed: *seed, edge }, 40_000);
            joined.iter().all(|leg| {
                let from = format!("from={}", leg.number);
                settle(leg.market, Some(&from), leg.outcome, &soccer.rules, &state)
                    == Some(Settled::Win)
            })
        });
        let share = came.count() as f64 / MATCHES as f64;
        let chance = chances(&joint, &joined)[3];
        assert!(
            (share - chance).abs() < 0.03,
            "{share} {chance}: {joined:?}"
        );
    }
}
