//! Cricket: markets on the first innings, on overs and on batters.

use std::sync::LazyLock;

use super::chances::attacks;
use super::counted::{self, Asked, Family};
use super::figures::{Counted, Scope};
use super::players::outcome;
use super::quote::{MANY, around, family, half, offer};
use super::settled::{Settled, won};
use super::spread::{Curves, Spread};
use super::{Line, Offer, Situation, facts, innings, kind};
use crate::play::{Batting, Cricket, Left, Setup, Sides, State, WICKET, WICKETS};

/// The first overs that are bet on together.
const FIRST: u32 = 6;

/// Balls of an over.
const BALLS: u32 = 6;

/// Innings from which the chances of batters are counted.
const INNINGS: u64 = 600;

/// What is bet on beside the winner and the runs of the first innings.
pub fn offers(situation: &Situation, rules: &Cricket, edge: f64) -> Vec<Offer> {
    let all = rules.overs * BALLS;
    let better = rules.better(edge);
    let (balls, wickets, bats) = match situation.left() {
        Some(Left::Overs {
            balls,
            wickets,
            chaser,
        }) => (*balls, *wickets, Some(1 - *chaser)),
        _ => ([all; 2], [WICKETS; 2], None),
    };
    let is_first = bats.is_none_or(|side| balls[side] > 0 && wickets[side] > 0);
    let mut offers = batters(situation, bats.is_some());
    if !is_first {
        return offers;
    }
    // The side that bats first, or either while that is unknown.
    let sides = bats.map_or(vec![0, 1], |side| vec![side]);
    let share = 1.0 / sides.len() as f64;
    let mixed = |of: &dyn Fn(usize) -> Vec<f64>| {
        let mut mixed: Vec<f64> = Vec::new();
        for side in &sides {
            let chances = of(*side);
            mixed.resize(mixed.len().max(chances.len()), 0.0);
            for (sum, chance) in mixed.iter_mut().zip(chances) {
                *sum += chance * share;
            }
        }
        mixed
    };
    let lost = mixed(&|side| innings::lost(balls[side], wickets[side], WICKET / better[side]));
    let hits = |runs: u32| {
        mixed(&|side| {
            let falls = WICKET / better[side];
            let (faced, _) = innings::faced(balls[side], wickets[side], falls);
            attacks(faced, Cricket::hit(better[side], runs), &[(1, 1.0)])
        })
    };
    for (counted, more, most) in [
        (Counted::Wickets, lost, 4),
        (Counted::Fours, hits(4), 4),
        (Counted::Sixes, hits(6), 4),
    ] {
        let state = situation.state;
        let now = state.map_or([0, 0], |state| facts::so_far(counted, state, 0..1));
        let spread = counted::events([now[0] + now[1], 0], &[more, vec![1.0]]);
        let family = Family {
            counted,
            scope: Scope::Period,
            number: Some(("inningnr", 1)),
            spread: &spread,
        };
        offers.extend(family.offers(&[(Asked::Total, most)]));
    }
    offers.extend(runs_of_overs(
        situation,
        rules,
        better,
        &sides,
        all - balls[sides[0]],
    ));
    offers
}

/// Runs of the next over, and of the first overs.
fn runs_of_overs(
    situation: &Situation,
    rules: &Cricket,
    better: Sides<f64>,
    sides: &[usize],
    bowled: u32,
) -> Vec<Offer> {
    let runs = |balls: u32| {
        let of = |side: &usize| {
            let (mean, variance) = Cricket::ball_runs(better[*side]);
            (f64::from(balls) * mean, f64::from(balls) * variance)
        };
        let count = sides.len() as f64;
        let (mean, variance) = sides.iter().map(of).fold((0.0, 0.0), |sum, own| {
            (sum.0 + own.0 / count, sum.1 + own.1 / count)
        });
        (mean, variance)
    };
    let state = situation.state;
    let scored = state.map_or(0, |state| {
        state
            .periods
            .first()
            .map_or(0, |first| first.score[sides[0]])
    });
    let lines = |market: u64, number: u32, now: u32, balls: u32| {
        let (mean, variance) = runs(balls);
        let spread = Spread::Curves(Curves {
            mean: [f64::from(now) + mean, 0.0],
            variance: [variance, 0.0],
            overtime: None,
        });
        let lines = around(f64::from(now) + mean, 4, 2)
            .filter(|quarters| *quarters > 0)
            .map(|quarters| {
                let line = Line::total(quarters).of("overnr", number);
                (line, spread.total(half(quarters)))
            });
        family(market, [12, 13], lines, 3)
    };
    let mut offers = Vec::new();
    if bowled < FIRST * BALLS && rules.overs > FIRST {
        let left = FIRST * BALLS - bowled;
        offers.extend(lines(kind::FIRST_OVERS, FIRST, scored, left));
    }
    let over = bowled.div_ceil(BALLS) + 1;
    if over <= rules.overs {
        offers.extend(lines(kind::OVER_RUNS, over, 0, BALLS));
    }
    offers
}

/// Runs of an over of the first innings, or of its first overs; none before they are bowled, and if they are not.
pub fn runs(market: u64, number: u32, state: &State) -> Option<u32> {
    let overs = &state.batting.overs;
    let last = number as usize;
    // An innings that ends early has no more runs.
    let is_over = state.periods.len() > 1 || state.is_over();
    match market {
        kind::OVER_RUNS => overs.get(last.checked_sub(1)?).copied(),
        _ if overs.len() >= last => Some(overs[..last].iter().sum()),
        _ => is_over.then(|| {
            state
                .periods
                .first()
                .map_or(0, |first| first.score[0] + first.score[1])
        }),
    }
}

/// The result of the market on a side's best batter; of two with as many runs, the one that bats earlier.
pub fn top_batter(market: u64, wanted: u64, state: &State) -> Option<Settled> {
    let side = usize::from(market == kind::AWAY_BATTER);
    let place = best(&state.batting.runs[side]);
    state.is_over().then(|| won(wanted == named(side, place)))
}

fn best(runs: &[u32]) -> usize {
    let mut best = 0;
    for (place, own) in runs.iter().enumerate() {
        if *own > runs[best] {
            best = place;
        }
    }
    best
}

/// The outcome of a batter by place in the order; of the last ones together.
fn named(side: usize, place: usize) -> u64 {
    if place < super::outcomes::SCORERS.len() {
        outcome(side, place)
    } else {
        super::outcomes::OTHER_SCORER
    }
}

/// How often each place in the order is a side's best, counted from innings that are played.
static BEST: LazyLock<Vec<f64>> = LazyLock::new(|| {
    let mut counts = vec![0.0; Batting::ORDER];
    let rules = Cricket::usual();
    for seed in 0..INNINGS {
        let setup = Setup { seed, edge: 0.0 };
        let state = rules.play_fast(&setup);
        for runs in &state.batting.runs {
            counts[best(runs)] += 0.5 / INNINGS as f64;
        }
    }
    counts
});

/// Who makes most runs of each side: before the match only.
fn batters(situation: &Situation, has_begun: bool) -> Vec<Offer> {
    let named_sides = [kind::HOME_BATTER, kind::AWAY_BATTER]
        .into_iter()
        .enumerate();
    let offers = named_sides.filter_map(|(side, market)| {
        let names = situation.scorers[side]
            .len()
            .min(super::outcomes::SCORERS.len());
        if has_begun || names < super::outcomes::SCORERS.len() {
            return None;
        }
        let mut chances: Vec<(u64, f64)> = (0..names)
            .map(|place| (named(side, place), BEST[place]))
            .collect();
        let known: f64 = chances.iter().map(|(_, chance)| chance).sum();
        chances.push((super::outcomes::OTHER_SCORER, (1.0 - known).max(0.0)));
        offer(market, Line::NONE, &chances, MANY)
    });
    offers.collect()
}
