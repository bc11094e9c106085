//! Markets from an outlook. A market that is practically decided is not offered.

use std::cmp::Reverse;

use super::beyond::Beyond;
use super::outcomes::{OTHER_SCORE, score_outcome};
use super::outlook::{Outlook, has_draws};
use super::quote::{
    DECIDED, MANY, THIN, USUAL, WIDE, around, family, half, half_line, offer, priced, step,
};
use super::settled::{Settled, of_score};
use super::spread::Spread;
use super::{Line, Offer, Situation, kind};
use crate::play::{PeriodKind, Rules, Sides};

/// Every market.
pub fn all(situation: &Situation, outlook: &Outlook) -> Vec<Offer> {
    let rules = situation.rules;
    let mut offers = main(rules, outlook);
    if has_draws(rules) && matches!(rules, Rules::Timed(rules) if rules.overtime > 0) {
        offers.extend(winner(outlook));
    }
    if let Some(score) = &outlook.score {
        if has_draws(rules) {
            offers.extend(double_chance(kind::DOUBLE_CHANCE, Line::NONE, score));
            offers.extend(draw_no_bet(kind::DRAW_NO_BET, Line::NONE, score));
        }
        offers.extend(handicaps(rules, score));
        offers.extend(side_totals(rules, score));
    }
    offers.extend(totals(outlook));
    if let (Some(goals), Some(score)) = (outlook.goals, &outlook.score) {
        offers.extend(both_score(kind::BOTH_SCORE, Line::NONE, score));
        offers.extend(next_goal(situation, goals));
        offers.extend(odd_even(score));
        offers.extend(correct_score(kind::SCORE, Line::NONE, score));
    }
    offers.extend(part(outlook));
    offers.extend(units(rules, outlook));
    offers.extend(fight(outlook));
    offers
}

/// The market shown in the sport's lists.
pub fn main(rules: &Rules, outlook: &Outlook) -> Vec<Offer> {
    if has_draws(rules) {
        outlook
            .score
            .iter()
            .flat_map(|score| result(kind::RESULT, Line::NONE, score))
            .collect()
    } else {
        winner(outlook).into_iter().collect()
    }
}

/// Totals of the whole match, including the most balanced line.
pub fn totals(outlook: &Outlook) -> Vec<Offer> {
    if let Some(fight) = &outlook.fight {
        let lines = fight.lines().map(|line| {
            let quarters = (line * 4.0) as i32;
            (
                Line::total(quarters),
                Beyond {
                    over: fight.lasts(line),
                    equal: 0.0,
                },
            )
        });
        return family(kind::TOTAL, [12, 13], lines, 5);
    }
    let Some(score) = &outlook.score else {
        return Vec::new();
    };
    let (_, expected) = score.expected();
    let step = step(score);
    let lines = around(expected, step, 6)
        .map(|quarters| (Line::total(quarters), score.total(half(quarters))));
    family(
        kind::TOTAL,
        [12, 13],
        lines.filter(|(line, _)| line.amount.is_some_and(|(_, at)| at > 0)),
        7,
    )
}

fn winner(outlook: &Outlook) -> Option<Offer> {
    let chances = [(4, outlook.winner), (5, 1.0 - outlook.winner)];
    offer(kind::WINNER, Line::NONE, &chances, THIN)
}

pub fn result(market: u64, line: Line, score: &Spread) -> Option<Offer> {
    let Beyond { over, equal } = score.lead(0.0);
    offer(
        market,
        line,
        &[(1, over), (2, equal), (3, 1.0 - over - equal)],
        THIN,
    )
}

pub fn double_chance(market: u64, line: Line, score: &Spread) -> Option<Offer> {
    let Beyond { over, equal } = score.lead(0.0);
    let away = 1.0 - over - equal;
    let chances = [(9, over + equal), (10, over + away), (11, equal + away)];
    // Two of three outcomes win: the chances add up to 2.
    let fit = chances.iter().all(|(_, chance)| *chance < DECIDED);
    fit.then(|| priced(market, line, &chances, USUAL))
}

pub fn draw_no_bet(market: u64, line: Line, score: &Spread) -> Option<Offer> {
    let Beyond { over, equal } = score.lead(0.0);
    let home = over / (1.0 - equal);
    if equal > 0.9 {
        return None;
    }
    offer(market, line, &[(4, home), (5, 1.0 - home)], USUAL)
}

fn handicaps(rules: &Rules, score: &Spread) -> Vec<Offer> {
    let (lead, _) = score.expected();
    let is_goals = matches!(rules, Rules::Timed(rules) if rules.goals);
    let step = if is_goals { 1 } else { step(score) };
    let count = if is_goals { 9 } else { 6 };
    let first = if is_goals {
        (-lead * 4.0).round() as i32
    } else {
        half_line(-lead)
    };
    let lines = (-count..=count)
        .map(|number| first + number * step)
        .map(|quarters| {
            let line = Line::handicap(quarters);
            let mirrored = |at: f64| score.lead(-at);
            (line, between(quarters, mirrored))
        });
    family(kind::HANDICAP, [1714, 1715], lines, 9)
}

fn side_totals(rules: &Rules, score: &Spread) -> Vec<Offer> {
    let Rules::Timed(timed) = rules else {
        return Vec::new();
    };
    let [home, away] = score.expected_sides();
    let step = if timed.goals { 4 } else { step(score).max(4) };
    let sides = [(kind::HOME_TOTAL, home), (kind::AWAY_TOTAL, away)];
    sides
        .into_iter()
        .enumerate()
        .flat_map(|(side, (market, expected))| {
            let lines = around(expected, step, 3).filter(|quarters| *quarters > 0);
            let lines =
                lines.map(|quarters| (Line::total(quarters), score.side(side, half(quarters))));
            family(market, [12, 13], lines, 3)
        })
        .collect()
}

pub fn both_score(market: u64, line: Line, score: &Spread) -> Option<Offer> {
    let yes = score.chance(|[home, away]| home > 0 && away > 0);
    offer(market, line, &[(74, yes), (76, 1.0 - yes)], USUAL)
}

fn odd_even(score: &Spread) -> Option<Offer> {
    let odd = score.chance(|[home, away]| (home + away) % 2 == 1);
    offer(
        kind::ODD_EVEN,
        Line::NONE,
        &[(70, odd), (72, 1.0 - odd)],
        USUAL,
    )
}

fn next_goal(situation: &Situation, [home, away]: Sides<f64>) -> Option<Offer> {
    let scored = situation.state.map_or(0, |state| state.goals.len());
    let none = (-(home + away)).exp();
    let [first, second] = [home, away].map(|mean| (1.0 - none) * mean / (home + away));
    let line = Line::NONE.of("goalnr", u32::try_from(scored).unwrap_or(0) + 1);
    offer(
        kind::NEXT_GOAL,
        line,
        &[(6, first), (7, none), (8, second)],
        USUAL,
    )
}

/// Scores of up to four goals per side, and any other.
pub fn correct_score(market: u64, line: Line, score: &Spread) -> Option<Offer> {
    let mut chances: Vec<(u64, f64)> = (0..=4)
        .flat_map(|home| (0..=4).map(move |away| [home, away]))
        .map(|wanted| (score_outcome(wanted), 0.0))
        .collect();
    if let Spread::Scores(scores) = score {
        for (score, chance) in scores {
            if let [home @ 0..=4, away @ 0..=4] = *score {
                chances[(home * 5 + away) as usize].1 += chance;
            }
        }
    }
    let known: f64 = chances.iter().map(|(_, chance)| chance).sum();
    chances.push((OTHER_SCORE, (1.0 - known).max(0.0)));
    offer(market, line, &chances, WIDE)
}

/// A market about the final score, whose outcomes exclude each other.
pub fn about_score(market: u64, line: Line, outcomes: &[u64], score: &Spread) -> Option<Offer> {
    let Spread::Scores(scores) = score else {
        return None;
    };
    let amount = line.amount.map_or(0, |(_, quarters)| quarters);
    let mut chances: Vec<(u64, f64)> = outcomes.iter().map(|outcome| (*outcome, 0.0)).collect();
    for (score, chance) in scores {
        let is_won = |outcome: u64| of_score(market, amount, outcome, *score) == Some(Settled::Win);
        if let Some((_, sum)) = chances.iter_mut().find(|(outcome, _)| is_won(*outcome)) {
            *sum += chance;
        }
    }
    let margin = if outcomes.len() > 3 { MANY } else { USUAL };
    offer(market, line, &chances, margin)
}

/// Chances against a line of quarters: half of the stake is on each of the two neighbouring lines.
pub fn between(quarters: i32, beyond: impl Fn(f64) -> Beyond) -> Beyond {
    if quarters % 2 == 0 {
        return beyond(half(quarters));
    }
    let [low, high] = [quarters - 1, quarters + 1].map(|beside| beyond(half(beside)));
    Beyond {
        over: (low.over + high.over) / 2.0,
        equal: (low.equal + high.equal) / 2.0,
    }
}

/// Markets of the first part of the match that is not over.
fn part(outlook: &Outlook) -> Vec<Offer> {
    let Some((period, number, score)) = &outlook.part else {
        return Vec::new();
    };
    let of = |line: Line, name| line.of(name, *number);
    let (_, total) = score.expected();
    let balanced = |market, name: Option<&'static str>| {
        let lines = around(total, step(score), 2)
            .filter(|quarters| *quarters > 0)
            .map(|quarters| {
                let line = Line::total(quarters);
                (
                    name.map_or(line, |name| of(line, name)),
                    score.total(half(quarters)),
                )
            });
        family(market, [12, 13], lines, 3)
    };
    match period {
        PeriodKind::Half if *number == 1 => {
            let mut offers: Vec<Offer> = result(kind::HALF_RESULT, Line::NONE, score)
                .into_iter()
                .collect();
            offers.extend(balanced(kind::HALF_TOTAL, None));
            offers
        }
        PeriodKind::Quarter => result(kind::QUARTER_RESULT, of(Line::NONE, "quarternr"), score)
            .into_iter()
            .collect(),
        PeriodKind::Period => result(kind::PERIOD_RESULT, of(Line::NONE, "periodnr"), score)
            .into_iter()
            .collect(),
        PeriodKind::Inning => balanced(kind::INNING_TOTAL, Some("inningnr")),
        _ => Vec::new(),
    }
}

/// Markets of sets, maps and frames.
fn units(rules: &Rules, outlook: &Outlook) -> Vec<Offer> {
    let (Some((number, home)), Some(score)) = (outlook.unit, &outlook.score) else {
        return Vec::new();
    };
    let (market, name) = match rules {
        Rules::Maps(_) => (kind::MAP_WINNER, "mapnr"),
        Rules::Snooker(_) => (kind::FRAME_WINNER, "framenr"),
        _ => (kind::SET_WINNER, "setnr"),
    };
    let line = Line::NONE.of(name, number);
    let mut offers: Vec<Offer> = offer(market, line, &[(4, home), (5, 1.0 - home)], USUAL)
        .into_iter()
        .collect();
    if let Some(games) = &outlook.games {
        let (_, expected) = games.expected();
        let lines = around(expected, 4, 2).map(|quarters| {
            (
                Line::total(quarters).of("setnr", number),
                games.total(half(quarters)),
            )
        });
        offers.extend(family(kind::SET_GAMES, [12, 13], lines, 3));
    }
    if let Spread::Scores(ends) = score {
        let mut ends = ends.clone();
        // From 2:0 over 2:1 and 1:2 to 0:2.
        ends.sort_by_key(|([home, away], _)| (Reverse(*home), *away));
        let chances: Vec<(u64, f64)> = ends
            .into_iter()
            .map(|(score, chance)| (score_outcome(score), chance))
            .collect();
        offers.extend(offer(kind::SET_SCORE, Line::NONE, &chances, WIDE));
    }
    offers
}

fn fight(outlook: &Outlook) -> Vec<Offer> {
    let Some(fight) = &outlook.fight else {
        return Vec::new();
    };
    let [[home_inside, home_points], [away_inside, away_points]] = fight.methods();
    let methods = [
        (1, home_inside),
        (2, home_points),
        (3, away_inside),
        (4, away_points),
    ];
    let distance = [(74, fight.distance), (76, 1.0 - fight.distance)];
    offer(kind::METHOD, Line::NONE, &methods, USUAL)
        .into_iter()
        .chain(offer(kind::DISTANCE, Line::NONE, &distance, USUAL))
        .collect()
}
