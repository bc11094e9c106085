//! How many markets a match has, their groups, their margins and their words.

use std::collections::{BTreeMap, BTreeSet};

use super::super::*;
use super::{at, names, sport, sports};
use crate::locale::{Locale, locale};
use crate::play::{Setup, Sides};

fn named<'a>(
    sides: &'a Sides<String>,
    scorers: &'a [std::sync::Arc<str>],
    unit: &'a str,
) -> Named<'a> {
    Named {
        urn: "sr:match:1",
        sides,
        entrants: &[],
        scorers: [scorers, scorers],
        unit,
    }
}

#[test]
fn a_match_that_many_bet_on_has_markets_on_everything() {
    let words = Words::load().expect("the data are valid");
    let scorers = names();
    let sides = ["Ajax".to_owned(), "PSV".to_owned()];
    for (key, is_deep, least, most, groups) in [
        // A page has 150 lines of markets at first: no more, so that it has all of them.
        ("soccer", true, 120, 150, 12),
        ("soccer", false, 40, 70, 8),
        ("basketball", true, 60, 140, 6),
        ("basketball", false, 45, 120, 5),
        ("tennis", false, 35, 70, 4),
        ("rugby", false, 40, 90, 6),
        ("cricket", false, 12, 40, 3),
    ] {
        let sport = sport(key);
        for edge in [-0.8, -0.2, 0.3, 0.9] {
            let situation = Situation {
                is_deep,
                ..at(&sport, None, edge, &scorers)
            };
            let offers = offers(&situation);
            let named = named(&sides, &scorers, &sport.unit);
            let mut counts: BTreeMap<String, usize> = BTreeMap::new();
            for offer in &offers {
                let market = words.market(offer, &named, Locale::ENGLISH);
                for group in market.market_groups {
                    *counts.entry(group.group_key).or_default() += 1;
                }
            }
            let context = format!("{key} at {edge}: {} markets, {counts:?}", offers.len());
            assert!((least..=most).contains(&offers.len()), "{context}");
            assert!(counts.len() >= groups, "{context}");
        }
    }
}

/// The share of the stakes that a book keeps, where all its outcomes are open and exclude each other.
#[test]
fn margins_are_in_their_band() {
    let scorers = names();
    for sport in sports() {
        for seed in 0..6 {
            let edge = 0.25 * seed as f64 - 0.6;
            let setup = Setup { seed, edge };
            for second in [None, Some(1500), Some(4000)] {
                let state = second.map(|second| sport.rules.play(&setup, second));
                for offer in offers(&at(&sport, state.as_ref(), edge, &scorers)) {
                    let is_new = counted::read(offer.market).is_some();
                    let is_short = offer.outcomes.len() <= 3;
                    let prices = offer
                        .outcomes
                        .iter()
                        .map(|one| 1000.0 / f64::from(one.odds.0));
                    let book: f64 = prices.sum();
                    let book = if kind::is_double_chance(offer.market) {
                        book / 2.0
                    } else {
                        book
                    };
                    if is_new && is_short {
                        assert!(
                            (1.025..1.085).contains(&book),
                            "{}: {book} {offer:?}",
                            sport.key
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn the_same_match_asked_twice_has_the_same_markets() {
    let scorers = names();
    for sport in sports() {
        let setup = Setup { seed: 3, edge: 0.1 };
        for second in [None, Some(2000)] {
            let play = || second.map(|second| sport.rules.play(&setup, second));
            let [one, other] = [play(), play()];
            let of = |state: Option<&State>| offers(&at(&sport, state, 0.1, &scorers));
            assert_eq!(of(one.as_ref()), of(other.as_ref()), "{}", sport.key);
        }
    }
}

/// Players win what they are offered for as often as their prices say.
#[test]
fn players_reach_their_figures_as_often_as_their_prices_say() {
    const MATCHES: u64 = 1200;
    let scorers = names();
    let mut wrong = Vec::new();
    for key in ["soccer", "basketball", "rugby"] {
        let sport = sport(key);
        let edge = 0.2;
        let offers = offers(&at(&sport, None, edge, &scorers));
        let ends: Vec<State> = (0..MATCHES)
            .map(|seed| sport.rules.play(&Setup { seed, edge }, 40_000))
            .collect();
        for offer in offers.iter().filter(|offer| {
            let market = offer.market;
            kind::lists_players(market) || matches!(market, kind::FIRST_SCORER | kind::LAST_SCORER)
        }) {
            let specifier = offer.specifier();
            for priced in offer.outcomes.iter().filter(|priced| priced.active) {
                let settled = |state: &&State| {
                    settle(
                        offer.market,
                        specifier.as_deref(),
                        priced.outcome,
                        &sport.rules,
                        state,
                    ) == Some(Settled::Win)
                };
                let share = ends.iter().filter(settled).count() as f64 / MATCHES as f64;
                let chance = 1000.0 / f64::from(priced.odds.0) / 1.075;
                let spread = (chance * (1.0 - chance) / MATCHES as f64).sqrt();
                if (share - chance).abs() > 4.0 * spread + 0.02 {
                    wrong.push(format!(
                        "{key}: {} of {} {specifier:?} comes true {share:.3}, its price says {chance:.3}",
                        priced.outcome, offer.market
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What is counted of the whole match comes as often as its prices say.
#[test]
fn counts_come_as_often_as_their_prices_say() {
    const MATCHES: u64 = 800;
    let scorers = names();
    let mut wrong = Vec::new();
    for key in [
        "soccer",
        "basketball",
        "rugby",
        "tennis",
        "cricket",
        "ice-hockey",
    ] {
        let sport = sport(key);
        for edge in [-0.4, 0.3] {
            let ends: Vec<State> = (0..MATCHES)
                .map(|seed| sport.rules.play(&Setup { seed, edge }, 40_000))
                .collect();
            for offer in offers(&at(&sport, None, edge, &scorers)) {
                if offer.outcomes.len() > 9 || kind::lists_players(offer.market) {
                    continue;
                }
                let specifier = offer.specifier();
                let fair = super::chances(&offer);
                let paid = f64::from(1 + u8::from(kind::is_double_chance(offer.market)));
                for (priced, chance) in offer.outcomes.iter().zip(fair) {
                    let (mut won, mut staked) = (0.0, 0.0);
                    for state in &ends {
                        let outcome = priced.outcome;
                        let settled = settle(
                            offer.market,
                            specifier.as_deref(),
                            outcome,
                            &sport.rules,
                            state,
                        );
                        let (back, stake) = match settled {
                            Some(Settled::Win) => (1.0, 1.0),
                            Some(Settled::HalfWin) => (0.5, 0.5),
                            Some(Settled::HalfLose) => (0.0, 0.5),
                            Some(Settled::Lose) => (0.0, 1.0),
                            Some(Settled::Refund) => (0.0, 0.0),
                            None => panic!("{key} stays open: {offer:?}"),
                        };
                        won += back;
                        staked += stake;
                    }
                    let (share, chance) = (won / f64::max(staked, 1.0), chance * paid);
                    let spread = (chance * (1.0 - chance).max(0.0) / f64::max(staked, 1.0)).sqrt();
                    if (share - chance).abs() > 4.0 * spread + 0.03 {
                        wrong.push(format!(
                            "{key} at {edge}: {} of {} {specifier:?} comes true {share:.3}, its price says \
                             {chance:.3}",
                            priced.outcome, offer.market
                        ));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A language whose letters are not Latin has no Latin word in what it calls a market.
#[test]
fn arabic_has_no_english_word() {
    let words = Words::load().expect("the data are valid");
    let scorers: Vec<std::sync::Arc<str>> = ["ا", "ب", "ج"].map(std::sync::Arc::from).to_vec();
    let sides = ["الأهلي".to_owned(), "الزمالك".to_owned()];
    let mut found = BTreeSet::new();
    for sport in sports() {
        let named = named(&sides, &scorers, &sport.unit);
        let state = sport.rules.play(&Setup { seed: 5, edge: 0.0 }, 900);
        for state in [None, Some(&state)] {
            for offer in offers(&at(&sport, state, 0.1, &scorers)) {
                let market = words.market(&offer, &named, locale("ar"));
                let outcomes = market.outcomes.into_iter().map(|outcome| outcome.name);
                let groups = market.market_groups.into_iter().map(|group| group.name);
                let texts = outcomes.chain(groups).chain([market.name]);
                found.extend(
                    texts.filter(|text| text.contains(|one: char| one.is_ascii_alphabetic())),
                );
            }
        }
    }
    assert!(found.is_empty(), "{found:?}");
}
