//! Markets beside those of the score of the match: on its parts, and on what else is counted.

use std::ops::Range;

use super::chances::attacks;
use super::counted::{self, Asked, Family, id};
use super::figures::{Counted, Figure, Scope};
use super::outlook::Outlook;
use super::players::{self, at_least, share};
use super::quote::{MANY, USUAL, offer};
use super::spread::Spread;
use super::tennis::{self, RunningSet};
use super::timed::Ahead;
use super::{Line, Offer, Situation, book, facts, kind, overs, soccer};
use crate::play::{
    HELPED, Left, OWN_REBOUNDS, PeriodKind, REBOUNDS, Rules, Sides, Tennis, Timed, TimedStyle, Unit,
};

/// All of them.
pub fn all(situation: &Situation, edge: f64, outlook: &Outlook) -> Vec<Offer> {
    match situation.rules {
        Rules::Timed(rules) => timed(situation, rules, edge, outlook),
        Rules::Tennis(rules) => tennis(situation, rules, edge, outlook),
        Rules::Cricket(rules) => overs::offers(situation, rules, edge),
        _ => Vec::new(),
    }
}

fn timed(situation: &Situation, rules: &Timed, edge: f64, outlook: &Outlook) -> Vec<Offer> {
    let Some(score) = &outlook.score else {
        return Vec::new();
    };
    if let Some(own) = soccer::Match::new(situation, rules, edge, score) {
        let mut offers = own.usual();
        if situation.is_deep {
            offers.extend(own.deep());
        }
        return offers;
    }
    let Ok(ahead) = Ahead::new(rules, edge, situation.state, situation.left()) else {
        return Vec::new();
    };
    let Some(running) = ahead.running else {
        return Vec::new();
    };
    let parts = Parts {
        ahead: &ahead,
        running,
    };
    let mut offers = match rules.period {
        PeriodKind::Half => parts.halves(1),
        PeriodKind::Quarter => {
            let mut offers = parts.halves(2);
            offers.extend(parts.periods("quarternr", kind::QUARTER_RESULT));
            offers
        }
        PeriodKind::Period => parts.periods("periodnr", kind::PERIOD_RESULT),
        _ => Vec::new(),
    };
    let more = match rules.style {
        TimedStyle::Basketball if situation.is_deep => {
            Basketball::new(situation, rules, &ahead).offers()
        }
        TimedStyle::Rugby => rugby(situation, rules, &ahead, score),
        _ => Vec::new(),
    };
    offers.extend(more);
    offers
}

/// The parts of a match against the clock.
struct Parts<'a> {
    ahead: &'a Ahead<'a>,
    running: usize,
}

impl Parts<'_> {
    /// The halves that are not over, each of this many periods.
    fn halves(&self, each: usize) -> Vec<Offer> {
        let mut offers = Vec::new();
        let count = self.ahead.periods.len() / each;
        for half in (0..count).filter(|half| (half + 1) * each > self.running) {
            let spread = self.ahead.spread(half * each..(half + 1) * each);
            let mut wanted = vec![
                (Asked::DrawNoBet, 1),
                (Asked::Handicap, 3),
                (Asked::Home, 2),
                (Asked::Away, 2),
            ];
            // The running half of two has its own.
            if each > 1 || half != 0 || self.running != 0 {
                wanted.extend([(Asked::Most, 1), (Asked::Total, 3)]);
            }
            let family = Family {
                counted: Counted::Units,
                scope: Scope::Half,
                number: Some(("halfnr", nth(half))),
                spread: &spread,
            };
            offers.extend(family.offers(&wanted));
        }
        offers
    }

    /// The quarters or periods that are not over.
    fn periods(&self, name: &'static str, result: u64) -> Vec<Offer> {
        let mut offers = Vec::new();
        for place in self.running..self.ahead.periods.len() {
            let spread = self.ahead.spread(place..place + 1);
            let line = Line::NONE.of(name, nth(place));
            if place != self.running {
                offers.extend(book::result(result, line, &spread));
            }
            let family = Family {
                counted: Counted::Units,
                scope: Scope::Period,
                number: line.number,
                spread: &spread,
            };
            let wanted = [
                (Asked::DrawNoBet, 1),
                (Asked::Total, 3),
                (Asked::Handicap, 3),
                (Asked::Home, 1),
                (Asked::Away, 1),
            ];
            offers.extend(family.offers(&wanted));
        }
        offers
    }
}

fn nth(place: usize) -> u32 {
    u32::try_from(place).unwrap_or(0) + 1
}

/// Players of basketball.
struct Basketball<'a> {
    situation: &'a Situation<'a>,
    /// Attacks of each side that are left, and the chance of each to score.
    count: f64,
    scores: Sides<f64>,
    /// The points of a score, with their weights; the share of those that can have a helper.
    points: &'a [(u32, f64)],
    field: f64,
}

impl<'a> Basketball<'a> {
    fn new(situation: &'a Situation<'a>, rules: &'a Timed, ahead: &Ahead) -> Self {
        let all: f64 = rules.scores.iter().map(|(_, weight)| weight).sum();
        let field = rules.scores.iter().filter(|(points, _)| *points > 1);
        Self {
            situation,
            count: ahead.attacks(0..ahead.periods.len()),
            scores: ahead.chances(),
            points: &rules.scores,
            field: field.map(|(_, weight)| weight).sum::<f64>() / all,
        }
    }

    fn offers(&self) -> Vec<Offer> {
        let figures: [(Figure, &[u32]); 3] = [
            (Figure::Points, &[10, 15, 20, 25, 30]),
            (Figure::Rebounds, &[3, 4, 6, 8, 10]),
            (Figure::Assists, &[2, 3, 4, 6, 8]),
        ];
        let mut offers = Vec::new();
        for (figure, numbers) in figures {
            let so_far = players::so_far(self.situation, figure);
            let chances = [0, 1].map(|side| {
                let names = 0..self.situation.scorers[side].len();
                let of = |place| self.more(figure, side, place);
                names.map(of).collect::<Vec<_>>()
            });
            for number in numbers {
                let of =
                    |side: usize, place: usize, needed| at_least(&chances[side][place], needed);
                offers.extend(players::reach(self.situation, figure, *number, &so_far, of));
            }
        }
        offers
    }

    /// Chances of 0, 1, 2, … more of a player.
    fn more(&self, figure: Figure, side: usize, place: usize) -> Vec<f64> {
        let own = share(figure, place);
        let one: &[(u32, f64)] = &[(1, 1.0)];
        let [scores, other] = [self.scores[side], self.scores[1 - side]];
        match figure {
            Figure::Points => attacks(self.count, scores * own, self.points),
            Figure::Assists => attacks(self.count, scores * self.field * HELPED * own, one),
            _ => {
                let ours = attacks(self.count, (1.0 - scores) * OWN_REBOUNDS * own, one);
                let theirs = (1.0 - other) * (REBOUNDS - OWN_REBOUNDS) * own;
                soccer::sum(&ours, &attacks(self.count, theirs, one))
            }
        }
    }
}

/// Tries, who scores them, and the margin in points.
fn rugby(situation: &Situation, rules: &Timed, ahead: &Ahead, score: &Spread) -> Vec<Offer> {
    let all: f64 = rules.scores.iter().map(|(_, weight)| weight).sum();
    let tries = rules.scores.iter().filter(|(points, _)| *points > 3);
    let tries = tries.map(|(_, weight)| weight).sum::<f64>() / all;
    let of = |periods: Range<usize>| {
        let count = ahead.attacks(periods.clone());
        let now = situation.state.map_or([0, 0], |state| {
            facts::so_far(Counted::Tries, state, periods)
        });
        let more = ahead
            .chances()
            .map(|chance| attacks(count, chance * tries, &[(1, 1.0)]));
        counted::events(now, &more)
    };
    let whole = of(0..ahead.periods.len());
    let family = Family {
        counted: Counted::Tries,
        scope: Scope::Whole,
        number: None,
        spread: &whole,
    };
    let mut offers = family.offers(&[
        (Asked::Most, 1),
        (Asked::Total, 4),
        (Asked::Handicap, 3),
        (Asked::Home, 3),
        (Asked::Away, 3),
        (Asked::OddEven, 1),
    ]);
    for place in ahead.running.unwrap_or(2)..ahead.periods.len() {
        let spread = of(place..place + 1);
        let family = Family {
            counted: Counted::Tries,
            scope: Scope::Half,
            number: Some(("halfnr", nth(place))),
            spread: &spread,
        };
        offers.extend(family.offers(&[(Asked::Most, 1), (Asked::Total, 2)]));
    }
    let above = |lead: f64| score.lead(lead).over;
    let steps = [1.0, above(-12.5), above(-0.5), above(0.5), above(12.5), 0.0];
    let chances: Vec<(u64, f64)> = (750..)
        .zip(steps.windows(2).map(|pair| pair[0] - pair[1]))
        .collect();
    offers.extend(offer(kind::POINTS_MARGIN, Line::NONE, &chances, USUAL));
    let so_far = players::so_far(situation, Figure::Tries);
    let count = ahead.attacks(0..ahead.periods.len());
    for number in [1, 2] {
        let of = |side: usize, place: usize, needed| {
            let chance = ahead.chances()[side] * tries * share(Figure::Tries, place);
            at_least(&attacks(count, chance, &[(1, 1.0)]), needed)
        };
        offers.extend(players::reach(
            situation,
            Figure::Tries,
            number,
            &so_far,
            of,
        ));
    }
    offers
}

/// Games of the match, and sets that are still to come.
fn tennis(situation: &Situation, rules: &Tennis, edge: f64, outlook: &Outlook) -> Vec<Offer> {
    let (Some((number, _)), Some(Spread::Scores(running))) = (outlook.unit, &outlook.games) else {
        return Vec::new();
    };
    let fresh = [0, 1].map(|server| {
        let from = RunningSet {
            games: [0, 0],
            points: [0, 0],
            server,
        };
        tennis::ends(rules, edge, from)
    });
    let mut fresh: Vec<(Sides<u32>, f64)> = fresh.concat();
    fresh.iter_mut().for_each(|(_, chance)| *chance /= 2.0);
    let fresh = merged(fresh);
    let runs = matches!(
        situation.left(),
        Some(Left::Race {
            unit: Some(Unit::Games { .. }),
            ..
        })
    );
    let first = if runs { running } else { &fresh };
    let mut offers = Vec::new();
    // The sets that are sure to be played.
    for set in number..=number.max(rules.target) {
        let ends = if set == number { first } else { &fresh };
        let spread = Spread::Scores(ends.clone());
        let line = Line::NONE.of("setnr", set);
        let family = Family {
            counted: Counted::Games,
            scope: Scope::Period,
            number: line.number,
            spread: &spread,
        };
        offers.extend(family.offers(&[(Asked::Handicap, 3), (Asked::OddEven, 1)]));
        let scores: Vec<(u64, f64)> = (ends.iter())
            .map(|(games, chance)| (super::outcomes::score_outcome(*games), *chance))
            .collect();
        let market = id(Counted::Games, Asked::Score, Scope::Period);
        offers.extend(offer(market, line, &scores, MANY));
        let broken = spread.chance(|games| games[0] + games[1] == 13);
        let broken = [(74, broken), (76, 1.0 - broken)];
        offers.extend(offer(kind::TIE_BREAK, line, &broken, USUAL));
        if set != number {
            let home = tennis::home(ends);
            let winner = [(4, home), (5, 1.0 - home)];
            offers.extend(offer(kind::SET_WINNER, line, &winner, USUAL));
        }
    }
    let games = Spread::Scores(match_games(situation, rules, first, &fresh));
    let family = Family {
        counted: Counted::Games,
        scope: Scope::Whole,
        number: None,
        spread: &games,
    };
    offers.extend(family.offers(&[
        (Asked::Total, 5),
        (Asked::Handicap, 5),
        (Asked::Home, 3),
        (Asked::Away, 3),
        (Asked::OddEven, 1),
    ]));
    offers
}

/// Games of each player at the end of the match, with their chances.
fn match_games(
    situation: &Situation,
    rules: &Tennis,
    first: &[(Sides<u32>, f64)],
    fresh: &[(Sides<u32>, f64)],
) -> Vec<(Sides<u32>, f64)> {
    let sets = situation.state.map_or([0, 0], |state| state.total);
    let over = (sets[0] + sets[1]) as usize;
    let periods = situation.state.map_or(&[][..], |state| &state.periods[..]);
    let before = periods.iter().take(over).fold([0, 0], |sum, period| {
        [sum[0] + period.score[0], sum[1] + period.score[1]]
    });
    let mut ends = Vec::new();
    // Sets of each, games of each.
    let mut reached = vec![((sets, before), 1.0)];
    let mut ahead = first;
    while !reached.is_empty() {
        let mut next = Vec::new();
        for ((sets, games), chance) in &reached {
            for (set, share) in ahead {
                let side = usize::from(set[0] < set[1]);
                let mut sets = *sets;
                sets[side] += 1;
                let games = [games[0] + set[0], games[1] + set[1]];
                if sets[side] == rules.target {
                    ends.push((games, chance * share));
                } else {
                    next.push(((sets, games), chance * share));
                }
            }
        }
        reached = merged(next);
        ahead = fresh;
    }
    merged(ends)
}

/// The chances with those of the same key added.
fn merged<K: Ord + Copy>(mut list: Vec<(K, f64)>) -> Vec<(K, f64)> {
    list.sort_by_key(|(key, _)| *key);
    let mut merged: Vec<(K, f64)> = Vec::new();
    for (key, chance) in list {
        match merged.last_mut() {
            Some((last, sum)) if *last == key => *sum += chance,
            _ => merged.push((key, chance)),
        }
    }
    merged
}
