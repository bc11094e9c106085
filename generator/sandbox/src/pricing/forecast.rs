//! From score, clock and strength of the sides to an outlook: one case per family of sports.

use super::fight::FightOutlook;
use super::outlook::Outlook;
use super::race::{Race, kills, to_points};
use super::situation::Situation;
use super::spread::Spread;
use super::{innings, tennis, timed};
use crate::play::{LEG, Left, MapStyle, Maps, Rules, Sides, State, Unit};

/// The outlook for this edge of home.
pub fn outlook(situation: &Situation, edge: f64) -> Outlook {
    let (state, left) = (situation.state, situation.left());
    match situation.rules {
        Rules::Timed(rules) => timed::outlook(rules, edge, state, left),
        Rules::Rally(rules) => {
            let chance = rules.chance(edge);
            let set = |points, target| to_points(chance, target, points);
            let most = rules.target * 2 - 1;
            let running = match unit(left) {
                Some(Unit::Points(points)) => {
                    Some(set(*points, rules.target_of(number(state, left))))
                }
                _ => None,
            };
            race(
                state,
                left,
                rules.target,
                running,
                set([0, 0], rules.points),
                set([0, 0], rules.target_of(most)),
            )
        }
        Rules::Tennis(rules) => {
            let set = match unit(left) {
                Some(Unit::Games {
                    games,
                    points,
                    server,
                    ..
                }) => Some(tennis::RunningSet {
                    games: *games,
                    points: *points,
                    server: *server,
                }),
                _ => None,
            };
            let fresh = tennis::fresh_set(rules, edge);
            let from = set.unwrap_or(tennis::RunningSet {
                games: [0, 0],
                points: [0, 0],
                server: 0,
            });
            let ends = tennis::ends(rules, edge, from);
            let running = set.map(|_| tennis::home(&ends));
            let mut outlook = race(state, left, rules.target, running, fresh, fresh);
            outlook.games = Some(Spread::Scores(ends));
            outlook
        }
        Rules::Darts(rules) => {
            let full = [LEG; 2];
            let throws = [0, 1].map(|thrower| rules.leg_chance(edge, full, thrower));
            // The players take turns to open a leg.
            let legs = |score: Sides<u32>, first: f64, opener: usize| {
                let race = |opener: usize| Race {
                    target: rules.legs,
                    score,
                    running: Some(first),
                    fresh: (throws[0] + throws[1]) / 2.0,
                    decider: throws[opener],
                };
                race(opener).spread().lead(0.0).over
            };
            let fresh = (legs([0, 0], throws[0], 0) + legs([0, 0], throws[1], 1)) / 2.0;
            let running = match unit(left) {
                Some(Unit::Legs {
                    legs: score,
                    points,
                    thrower,
                }) => Some(legs(
                    *score,
                    rules.leg_chance(edge, *points, *thrower),
                    *thrower,
                )),
                _ => None,
            };
            race(state, left, rules.target, running, fresh, fresh)
        }
        Rules::Snooker(rules) => {
            let fresh = rules.frame_chance(edge, [0, 0]);
            let running = match unit(left) {
                Some(Unit::Points(score)) => Some(rules.frame_chance(edge, *score)),
                _ => None,
            };
            race(state, left, rules.target, running, fresh, fresh)
        }
        Rules::Maps(rules) => {
            let fresh = map(rules, edge, None);
            let running = unit(left).map(|unit| map(rules, edge, Some(unit)));
            race(state, left, rules.target, running, fresh, fresh)
        }
        Rules::Baseball(rules) => innings::baseball(rules, edge, state, left),
        Rules::Cricket(rules) => innings::cricket(rules, edge, state, left),
        Rules::Fight(rules) => {
            let fight = FightOutlook::of(rules, edge, state);
            Outlook {
                fight: Some(fight),
                ..Outlook::decided(fight.home)
            }
        }
    }
}

fn race(
    state: Option<&State>,
    left: Option<&Left>,
    target: u32,
    running: Option<f64>,
    fresh: f64,
    decider: f64,
) -> Outlook {
    let score = state.map_or([0, 0], |state| state.total);
    let race = Race {
        target,
        score,
        running,
        fresh,
        decider,
    };
    let ends = race.spread();
    let mut outlook = Outlook::new(ends.lead(0.0).over, ends);
    outlook.unit = Some((number(state, left), race.chance(score)));
    outlook
}

/// Number of the running set, map or frame, or of the next one.
fn number(state: Option<&State>, left: Option<&Left>) -> u32 {
    let begun = state.map_or(0, |state| state.periods.len());
    u32::try_from(begun).unwrap_or(0) + u32::from(unit(left).is_none())
}

fn unit(left: Option<&Left>) -> Option<&Unit> {
    match left {
        Some(Left::Race { unit, .. }) => unit.as_ref(),
        _ => None,
    }
}

/// Chance of home to win a map, averaged over the form of the day: teams do not play every map
/// equally well.
fn map(rules: &Maps, edge: f64, unit: Option<&Unit>) -> f64 {
    const FORMS: [f64; 3] = [-0.028, 0.0, 0.028];
    let score = match unit {
        Some(Unit::Points(score)) => *score,
        _ => [0, 0],
    };
    let chances = FORMS.map(|form| {
        let chance = (rules.chance(edge) + form).clamp(0.2, 0.8);
        match rules.style {
            MapStyle::Kills => kills(rules, chance, score),
            MapStyle::Rounds | MapStyle::RoundsByTwo => to_points(chance, 13, score),
        }
    });
    chances.iter().sum::<f64>() / FORMS.len() as f64
}
