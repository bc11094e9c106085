//! Custom bets: outcomes of one match combined to one price.
//!
//! The price is computed from the chances of all that the outcomes are about, in which all of them win. The markets
//! are priced from the same chances, so correlated outcomes pay less than the product of their prices, and opposed
//! ones pay more. Goals, corners and cards are pools of their own: what happens in one says nothing about the others.

use std::collections::BTreeMap;

use api::wire::Odds;

use super::counted::{self, Asked};
use super::figures::{Counted, Figure, Scope};
use super::odds::not_above;
use super::outlook::has_draws;
use super::players::{binomial, player, poisson, share};
use super::settled::{Settled, of_score};
use super::{Line, kind};
use crate::play::{Rules, Sides, TimedStyle};

/// All outcomes that can be combined are one group.
pub const GROUP: &str = "score";

/// More shots of one player on target, or off it, are not listed.
const SHOTS: usize = 7;

/// Most outcomes of a custom bet.
pub const MOST: usize = 8;

/// Below this chance outcomes count as exclusive: less likely scores are not listed.
const IMPOSSIBLE: f64 = 1e-6;

/// An outcome to combine.
#[derive(Clone, Copy, Debug)]
pub struct Leg {
    /// Its market, of [`kind`].
    pub market: u64,
    /// The number in its specifier: how many a player needs.
    pub number: u32,
    /// The market's line, in quarters; 0 where it has none.
    pub amount: i32,
    /// The outcome.
    pub outcome: u64,
    /// Its price alone.
    pub odds: Odds,
}

/// The chances of all that outcomes which can be combined are about.
#[derive(Clone, Debug, Default)]
pub struct Joint {
    /// The score.
    pub goals: Pool,
    /// Corners, where they are bet on.
    pub corners: Option<Pool>,
    /// Cards, where they are bet on.
    pub cards: Option<Pool>,
    /// What each named player has so far, by figure.
    pub had: [Sides<Vec<u32>>; Figure::ALL.len()],
}

/// Something that both sides get, and their players with them.
#[derive(Clone, Debug, Default)]
pub struct Pool {
    /// How many each side has.
    now: Sides<u32>,
    /// How many each may have at the end, with the chance of each pair.
    spread: Vec<(Sides<u32>, f64)>,
    /// Chances of 0, 1, 2, … more of each side.
    more: Sides<Vec<f64>>,
    /// Share that is a player's of the side.
    owned: f64,
    /// Further shots of each side on target and off it, beside those that are goals.
    shots: Option<Sides<[f64; 2]>>,
}

impl Pool {
    /// A pool from what each side has, and from the chances of what each may have at the end.
    pub fn new(now: Sides<u32>, spread: Vec<(Sides<u32>, f64)>, owned: f64) -> Self {
        let mut more: Sides<Vec<f64>> = Sides::default();
        for (counts, chance) in &spread {
            for (side, more) in more.iter_mut().enumerate() {
                let further = counts[side].saturating_sub(now[side]) as usize;
                if further >= more.len() {
                    more.resize(further + 1, 0.0);
                }
                more[further] += chance;
            }
        }
        Self {
            now,
            spread,
            more,
            owned,
            shots: None,
        }
    }

    /// With the shots that are not goals.
    #[must_use]
    pub fn with_shots(self, shots: Sides<[f64; 2]>) -> Self {
        Self {
            shots: Some(shots),
            ..self
        }
    }
}

/// An outcome about a player, with its place among those to combine.
#[derive(Clone, Copy, Debug)]
struct Wanted {
    bit: usize,
    figure: Figure,
    place: usize,
    needed: u32,
}

impl Joint {
    /// What can be combined where only the score can.
    pub fn of_score(scores: Vec<(Sides<u32>, f64)>) -> Self {
        Self {
            goals: Pool::new([0, 0], scores, 1.0),
            ..Self::default()
        }
    }

    fn pool(&self, figure: Figure) -> &Pool {
        match figure {
            Figure::Cards => self.cards.as_ref().unwrap_or(&self.goals),
            _ => &self.goals,
        }
    }

    /// Chance of a player to reach a figure, by its side and place and by how many more are needed.
    pub fn alone(&self, figure: Figure, (side, place): (usize, usize), needed: u32) -> f64 {
        let pool = self.pool(figure);
        let own = share(figure, place) * pool.owned;
        let [on_target, off] = match (figure, pool.shots) {
            (Figure::Shots, Some(shots)) => shots[side],
            (Figure::OnTarget, Some(shots)) => [shots[side][0], 0.0],
            _ => [0.0, 0.0],
        };
        let beside = poisson((on_target + off) * share(figure, place), needed as usize);
        let misses: f64 = (0..needed as usize)
            .map(|hits| {
                let more = pool.more[side].iter().enumerate().skip(hits);
                let hit = more.map(|(count, chance)| chance * binomial(count, hits, own));
                let few: f64 = beside[..needed as usize - hits].iter().sum();
                hit.sum::<f64>() * few
            })
            .sum();
        (1.0 - misses).max(0.0)
    }

    /// Chance of every set of outcomes to be exactly those that win.
    fn exactly(&self, legs: &[Leg]) -> Vec<f64> {
        let mut all = vec![0.0; 1 << legs.len()];
        all[0] = 1.0;
        let pools = [
            Some(&self.goals),
            self.corners.as_ref(),
            self.cards.as_ref(),
        ];
        for (which, pool) in pools.into_iter().enumerate() {
            let own: Vec<(usize, &Leg)> = (legs.iter().enumerate())
                .filter(|(_, leg)| pool_of(leg.market) == which)
                .collect();
            let (Some(pool), false) = (pool, own.is_empty()) else {
                continue;
            };
            let found = self.in_pool(pool, &own, all.len());
            let mut next = vec![0.0; all.len()];
            for (before, chance) in all.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
                for (mask, more) in &found {
                    next[before | mask] += chance * more;
                }
            }
            all = next;
        }
        all
    }

    /// The sets of a pool's outcomes that may win, with their chances.
    fn in_pool(&self, pool: &Pool, legs: &[(usize, &Leg)], size: usize) -> Vec<(usize, f64)> {
        let mut players: Sides<Vec<Wanted>> = Sides::default();
        let mut counts = Vec::new();
        for (nth, leg) in legs {
            let figure = Figure::of(leg.market)
                .or_else(|| (leg.market == kind::SCORER).then_some(Figure::Goals));
            match (figure, player(leg.outcome)) {
                (Some(figure), Some((side, place))) => {
                    let had = &self.had[figure as usize][side];
                    let had = had.get(place).copied().unwrap_or(0);
                    players[side].push(Wanted {
                        bit: 1 << nth,
                        figure,
                        place,
                        needed: leg.number.saturating_sub(had),
                    });
                }
                _ => counts.push((1 << nth, *leg)),
            }
        }
        let of_side = |side: usize| -> Vec<Vec<(usize, f64)>> {
            (0..pool.more[side].len())
                .map(|more| pool.of_side(side, &players[side], more))
                .collect()
        };
        let sides = [of_side(0), of_side(1)];
        let mut found = vec![0.0; size];
        for (score, chance) in &pool.spread {
            let holds = counts.iter().map(|(bit, leg)| {
                let is_won = holds(leg, *score) == Some(Settled::Win);
                if is_won { *bit } else { 0 }
            });
            let holds: usize = holds.sum();
            let [home, away] = [0, 1].map(|side| {
                let more = score[side].saturating_sub(pool.now[side]) as usize;
                &sides[side][more]
            });
            for (ours, one) in home {
                for (theirs, other) in away {
                    found[holds | ours | theirs] += chance * one * other;
                }
            }
        }
        let found = found.into_iter().enumerate();
        found.filter(|(_, chance)| *chance > 0.0).collect()
    }
}

impl Pool {
    /// Which outcomes about a side's players win when the side gets `more`, with the chances.
    fn of_side(&self, side: usize, wanted: &[Wanted], more: usize) -> Vec<(usize, f64)> {
        if wanted.is_empty() {
            return vec![(0, 1.0)];
        }
        let mut places: Vec<usize> = wanted.iter().map(|own| own.place).collect();
        places.sort_unstable();
        places.dedup();
        // By how many are left for the other players.
        let mut left: Vec<BTreeMap<usize, f64>> = vec![BTreeMap::new(); more + 1];
        left[more].insert(0, 1.0);
        let mut rest = 1.0;
        for place in places {
            let own: Vec<Wanted> = (wanted.iter().copied())
                .filter(|own| own.place == place)
                .collect();
            let part = share(own[0].figure, place) * self.owned;
            let mut next: Vec<BTreeMap<usize, f64>> = vec![BTreeMap::new(); more + 1];
            for hits in 0..=more {
                let won = self.of_player(side, &own, hits);
                for count in hits..=more {
                    let hit = binomial(count, hits, part / rest);
                    for (mask, chance) in &left[count] {
                        for (also, share) in &won {
                            *next[count - hits].entry(mask | also).or_default() +=
                                chance * hit * share;
                        }
                    }
                }
            }
            left = next;
            rest -= part;
        }
        let mut all: BTreeMap<usize, f64> = BTreeMap::new();
        for (mask, chance) in left.into_iter().flatten() {
            *all.entry(mask).or_default() += chance;
        }
        all.into_iter().collect()
    }

    /// Which outcomes about a player win when it gets so many of the pool, with the chances.
    fn of_player(&self, side: usize, wanted: &[Wanted], hits: usize) -> Vec<(usize, f64)> {
        let holds = |on_target: usize, off: usize| -> usize {
            let is_won = |own: &&Wanted| {
                let count = match own.figure {
                    Figure::OnTarget => hits + on_target,
                    Figure::Shots => hits + on_target + off,
                    _ => hits,
                };
                count >= own.needed as usize
            };
            wanted.iter().filter(is_won).map(|own| own.bit).sum()
        };
        let is_shot = |own: &Wanted| matches!(own.figure, Figure::OnTarget | Figure::Shots);
        let Some(shots) = self.shots.filter(|_| wanted.iter().any(is_shot)) else {
            return vec![(holds(0, 0), 1.0)];
        };
        let own = share(Figure::Shots, wanted[0].place);
        let [on_target, off] = shots[side].map(|rate| poisson(rate * own, SHOTS));
        let mut all: BTreeMap<usize, f64> = BTreeMap::new();
        for (hit, one) in on_target.iter().enumerate() {
            for (missed, other) in off.iter().enumerate() {
                *all.entry(holds(hit, missed)).or_default() += one * other;
            }
        }
        all.into_iter().collect()
    }
}

/// Which pool a market is about: goals, corners, cards.
fn pool_of(market: u64) -> usize {
    match counted::read(market) {
        Some((Counted::Corners, ..)) => 1,
        Some((Counted::Cards, ..)) => 2,
        _ if Figure::of(market) == Some(Figure::Cards) => 2,
        _ => 0,
    }
}

/// The result of an outcome about a number of both sides.
fn holds(leg: &Leg, counts: Sides<u32>) -> Option<Settled> {
    let market = counted::read(leg.market).map_or(leg.market, |(_, asked, _)| asked.of_score());
    of_score(market, leg.amount, leg.outcome, counts)
}

/// Whether outcomes of a market can be combined: it is about the score, about corners or cards of the whole match, or
/// about a player, and its outcomes only win or lose. That excludes half wins and refunds: draw no bet, and lines of
/// whole and quarter goals.
pub fn is_joinable(rules: &Rules, market: u64, line: Line) -> bool {
    let is_half = line
        .amount
        .is_none_or(|(_, quarters)| quarters.rem_euclid(4) == 2);
    let is_soccer =
        matches!(rules, Rules::Timed(timed) if timed.style == TimedStyle::Soccer && timed.goals);
    let is_known = match (counted::read(market), Figure::of(market)) {
        (Some((counted, asked, scope)), _) => {
            scope == Scope::Whole
                && matches!(counted, Counted::Corners | Counted::Cards)
                && asked != Asked::DrawNoBet
        }
        (_, Some(figure)) => {
            is_soccer
                && matches!(
                    figure,
                    Figure::Goals | Figure::Shots | Figure::OnTarget | Figure::Cards
                )
        }
        _ => match market {
            // In sports with overtime, the winner includes overtime.
            kind::WINNER => !has_draws(rules),
            kind::SCORER => is_soccer,
            kind::DRAW_NO_BET => false,
            _ => of_score(market, 0, 0, [0, 0]).is_some(),
        },
    };
    is_half && is_known
}

/// Price of all outcomes together; none when they exclude each other. There must be one to [`MOST`]
/// of them.
///
/// The product of the prices, corrected by how much likelier the outcomes are together than if they
/// were independent: so every price keeps its margin. It is never lower than the price of any
/// subset. Otherwise an outcome that adds nothing would cost a margin, and another outcome could
/// lower the price.
pub fn price(joint: &Joint, legs: &[Leg]) -> Option<Odds> {
    let chances = chances(joint, legs);
    if *chances.last()? < IMPOSSIBLE {
        return None;
    }
    let joined = (1..chances.len())
        .filter(|part| !part.is_power_of_two())
        .map(|part| {
            let margins: f64 = (0..legs.len())
                .filter(|leg| part & 1 << leg != 0)
                .map(|leg| f64::from(legs[leg].odds.0) / 1000.0 * chances[1 << leg])
                .product();
            margins / chances[part]
        })
        .fold(0.0, f64::max);
    let alone = legs.iter().map(|leg| leg.odds).max()?;
    Some(not_above(joined).max(alone))
}

/// Chance of every subset of the outcomes. A subset is a bit mask; the last one is all of them.
fn chances(joint: &Joint, legs: &[Leg]) -> Vec<f64> {
    let mut chances = joint.exactly(legs);
    // So far each value is the chance of exactly these outcomes: add the supersets.
    for leg in 0..legs.len() {
        for part in 0..chances.len() {
            if part & 1 << leg == 0 {
                chances[part] += chances[part | 1 << leg];
            }
        }
    }
    chances
}

#[cfg(test)]
mod tests;
