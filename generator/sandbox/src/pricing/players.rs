//! Markets on named players: how likely each reaches a figure.

use super::facts;
use super::figures::{BOOKED, Figure};
use super::outcomes::{PLAYERS, SCORERS};
use super::quote::{MANY, listed};
use super::settled::Settled;
use super::{Line, Offer, Situation};
use crate::play::{Sides, State};

/// A player is offered between these chances.
const LEAST: f64 = 0.012;
const MOST: f64 = 0.93;

/// The side and the place of the player whose outcome this is.
pub fn player(outcome: u64) -> Option<(usize, usize)> {
    let number = usize::try_from(outcome.checked_sub(PLAYERS)?).ok()?;
    (number < 200).then_some((number / 100, number % 100))
}

/// Share of a side's events of this kind that are a player's.
pub fn share(figure: Figure, place: usize) -> f64 {
    let shares = if figure == Figure::Cards {
        &BOOKED
    } else {
        &SCORERS
    };
    shares.get(place).copied().unwrap_or(0.0)
}

/// The result of an outcome: it wins as soon as the player has as many as `number`; none while it is open.
pub fn settle(figure: Figure, number: u32, outcome: u64, state: &State) -> Option<Settled> {
    if state.is_reviewed && !matches!(figure, Figure::Cards) {
        return None;
    }
    let who = player(outcome)?;
    if facts::player(figure, who, state) >= number {
        return Some(Settled::Win);
    }
    facts::is_closed(state).then_some(Settled::Lose)
}

/// A market of the players that reach a figure, with the chance that each still has. `of` gets the side, the place
/// and how many more are needed; who has enough is not offered any more.
pub fn reach(
    situation: &Situation,
    figure: Figure,
    number: u32,
    so_far: &Sides<Vec<u32>>,
    mut of: impl FnMut(usize, usize, u32) -> f64,
) -> Option<Offer> {
    let mut chances = Vec::new();
    for (side, names) in situation.scorers.iter().enumerate() {
        for place in 0..names.len().min(SCORERS.len()) {
            let has = so_far[side].get(place).copied().unwrap_or(0);
            let chance = match number.checked_sub(has) {
                None | Some(0) => 0.0,
                Some(needed) => of(side, place, needed),
            };
            let is_open = (LEAST..MOST).contains(&chance);
            chances.push((outcome(side, place), if is_open { chance } else { 0.0 }));
        }
    }
    let is_offered = chances.iter().filter(|(_, chance)| *chance > 0.0).count() > 1;
    let line = Line::NONE.of("from", number);
    is_offered.then(|| listed(figure.kind(), line, &chances, MANY))
}

/// The outcome of a player.
pub fn outcome(side: usize, place: usize) -> u64 {
    PLAYERS + side as u64 * 100 + place as u64
}

/// The figures of all named players so far.
pub fn so_far(situation: &Situation, figure: Figure) -> Sides<Vec<u32>> {
    [0, 1].map(|side| {
        let names = 0..situation.scorers[side].len();
        let of = |place| {
            let state = situation.state;
            state.map_or(0, |state| facts::player(figure, (side, place), state))
        };
        names.map(of).collect()
    })
}

/// Chance of at least this many events, from the chances of 0, 1, 2, … of them.
pub fn at_least(chances: &[f64], needed: u32) -> f64 {
    let below: f64 = chances.iter().take(needed as usize).sum();
    (1.0 - below).max(0.0)
}

/// Chance of a binomial distribution: `hits` of `count`.
pub fn binomial(count: usize, hits: usize, chance: f64) -> f64 {
    if hits > count {
        return 0.0;
    }
    let mut ways = 1.0;
    for nth in 0..hits {
        ways *= (count - nth) as f64 / (nth + 1) as f64;
    }
    let misses = i32::try_from(count - hits).unwrap_or(i32::MAX);
    ways * chance.powi(i32::try_from(hits).unwrap_or(i32::MAX)) * (1.0 - chance).powi(misses)
}

/// Chances of 0, 1, 2, … events that come at this rate.
pub fn poisson(mean: f64, most: usize) -> Vec<f64> {
    let mut chances = vec![(-mean).exp()];
    for number in 1..=most {
        chances.push(chances[number - 1] * mean / number as f64);
    }
    chances
}
