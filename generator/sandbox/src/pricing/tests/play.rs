//! Prices against simulated matches, and results of bets against them.

use std::collections::BTreeMap;

use super::super::*;
use super::{at, chances, names, sports};
use crate::play::Setup;
use crate::random::Rng;

/// Outcomes offered before a match win as often as their price says.
#[test]
fn the_model_agrees_with_the_play() {
    const MATCHES: u64 = 1500;
    let mut wrong = Vec::new();
    for sport in sports() {
        for edge in [-0.5, 0.0, 0.6] {
            let offers = offers(&at(&sport, None, edge, &[]));
            let ends: Vec<State> = (0..MATCHES)
                .map(|seed| sport.rules.play(&Setup { seed, edge }, 40_000))
                .collect();
            for offer in &offers {
                let is_main = matches!(offer.market, kind::RESULT | kind::WINNER);
                if !(is_main || offer.market == kind::TOTAL && offer.most_balanced) {
                    continue;
                }
                let chance = chances(offer)[0];
                let outcome = offer.outcomes[0].outcome;
                let settled = |state: &&State| {
                    settle(
                        offer.market,
                        offer.specifier().as_deref(),
                        outcome,
                        &sport.rules,
                        state,
                    ) == Some(Settled::Win)
                };
                let share = ends.iter().filter(settled).count() as f64 / MATCHES as f64;
                if (share - chance).abs() > 0.05 {
                    wrong.push(format!(
                        "{} at {edge}: {} {:?} comes true {share:.3}, its price says {chance:.3}",
                        sport.key,
                        offer.market,
                        offer.specifier(),
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Outcomes offered during a match win as often as their price says.
#[test]
fn the_model_agrees_with_the_play_in_progress() {
    const MATCHES: u64 = 500;
    let mut wrong = Vec::new();
    for sport in sports() {
        // By market and outcome: expected wins, actual wins, variance, number of samples.
        let mut sums: BTreeMap<(u64, usize), [f64; 4]> = BTreeMap::new();
        for seed in 0..MATCHES {
            let rng = &mut Rng::new(&[seed, 7]);
            let setup = Setup {
                seed,
                edge: rng.between(-0.8, 0.8),
            };
            let now = rng.between(0.0, 0.8 * sport.longest as f64) as u32;
            let state = sport.rules.play(&setup, now);
            let end = sport.rules.play(&setup, 40_000);
            for offer in offers(&at(&sport, Some(&state), setup.edge, &[])) {
                let has_other_lines = offer.line.amount.is_some() && !offer.most_balanced;
                if has_other_lines || !(2..=3).contains(&offer.outcomes.len()) {
                    continue;
                }
                let specifier = offer.specifier();
                let paid = if kind::is_double_chance(offer.market) {
                    2.0
                } else {
                    1.0
                };
                for (place, chance) in chances(&offer).into_iter().enumerate() {
                    let outcome = offer.outcomes[place].outcome;
                    let settled = settle(
                        offer.market,
                        specifier.as_deref(),
                        outcome,
                        &sport.rules,
                        &end,
                    );
                    let (won, stake) = match settled {
                        Some(Settled::Win) => (1.0, 1.0),
                        Some(Settled::HalfWin) => (0.5, 0.5),
                        Some(Settled::HalfLose) => (0.0, 0.5),
                        Some(Settled::Lose) => (0.0, 1.0),
                        Some(Settled::Refund) => continue,
                        None => panic!("{} stays open: {offer:?}", sport.key),
                    };
                    let chance = chance * paid;
                    let sum = sums.entry((offer.market, place)).or_default();
                    let variance = (chance * (1.0 - chance)).max(0.0) * stake * stake;
                    for (sum, more) in sum.iter_mut().zip([chance * stake, won, variance, stake]) {
                        *sum += more;
                    }
                }
            }
        }
        for ((market, place), [promised, came, variance, stakes]) in sums {
            if (promised - came).abs() > 4.5 * variance.sqrt() + 0.03 * stakes {
                wrong.push(format!(
                    "{}: outcome {place} of {market} comes true {came:.1} times of {stakes}, its \
                     prices say {promised:.1}",
                    sport.key
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_offered_market_settles_consistently() {
    let scorers = names();
    for sport in sports() {
        for seed in 0..10 {
            let setup = Setup { seed, edge: 0.2 };
            let offers = offers(&at(&sport, None, 0.2, &scorers));
            let over = sport.rules.play(&setup, 40_000);
            assert!(over.is_over(), "{}", sport.key);
            for offer in offers {
                let results: Vec<Settled> = offer
                    .outcomes
                    .iter()
                    .map(|priced| {
                        let specifier = offer.specifier();
                        settle(
                            offer.market,
                            specifier.as_deref(),
                            priced.outcome,
                            &sport.rules,
                            &over,
                        )
                        .unwrap_or_else(|| panic!("{} stays open: {offer:?}", sport.key))
                    })
                    .collect();
                let wins = results
                    .iter()
                    .filter(|result| **result == Settled::Win)
                    .count();
                let context = format!("{} {offer:?}: {results:?} at {:?}", sport.key, over.total);
                match offer.market {
                    market if kind::lists_players(market) => {}
                    // What a retirement leaves open is returned.
                    _ if over.retired.is_some() && results[0] == Settled::Refund => {
                        assert_eq!(wins, 0, "{context}");
                    }
                    market if kind::is_double_chance(market) => assert_eq!(wins, 2, "{context}"),
                    _ if results.len() == 2 => {
                        let mirrored = match results[0] {
                            Settled::Win => Settled::Lose,
                            Settled::HalfWin => Settled::HalfLose,
                            Settled::Refund => Settled::Refund,
                            Settled::HalfLose => Settled::HalfWin,
                            Settled::Lose => Settled::Win,
                        };
                        assert_eq!(results[1], mirrored, "{context}");
                    }
                    _ => assert_eq!(wins, 1, "{context}"),
                }
            }
        }
    }
}
