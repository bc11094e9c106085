//! How a match may end, from how it stands and how strong the sides are.

use super::fight::FightOutlook;
use super::race::{Race, to_points, walk};
use super::spread::{Spread, clustered, normal, poisson};
use super::{Situation, left, tennis};
use crate::play::{
    Baseball, Cricket, LEG, Left, MapStyle, Maps, Period, PeriodKind, Rules, Sides, State, Timed,
    Unit, WICKET, WICKETS,
};

/// Runs of baseball come in clusters: their variance against their mean.
const CLUSTERS: f64 = 2.1;
/// Totals up to which every score is counted; above, curves do.
const COUNTABLE: f64 = 14.0;

/// How a match may end.
#[derive(Debug)]
pub struct Outlook {
    /// Chance of home to win in the end.
    pub winner: f64,
    /// The score that 1x2, totals and handicaps are about; none once it is decided or not bet on.
    pub score: Option<Spread>,
    /// The first part of the match that is not over: its kind, number and score.
    pub part: Option<(PeriodKind, u32, Spread)>,
    /// Goals that home and away are still expected to score, where single goals matter.
    pub goals: Option<Sides<f64>>,
    /// The running set, map or frame, or the next one: its number and home's chance.
    pub unit: Option<(u32, f64)>,
    /// How the running set of tennis may end, in games.
    pub games: Option<Spread>,
    /// A fight.
    pub fight: Option<FightOutlook>,
}

impl Outlook {
    fn new(winner: f64, score: Spread) -> Self {
        Self {
            winner,
            score: Some(score),
            part: None,
            goals: None,
            unit: None,
            games: None,
            fight: None,
        }
    }
}

/// Whether a draw is a result of the sport's main market.
pub fn draws_stand(rules: &Rules) -> bool {
    matches!(rules, Rules::Timed(timed) if timed.overtime == 0 || timed.goals)
}

/// How a match may end when home is this much stronger.
pub fn of(situation: &Situation, edge: f64) -> Outlook {
    let (state, left) = (situation.state, left(situation));
    match situation.rules {
        Rules::Timed(rules) => timed(rules, edge, state, left),
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
            // Legs are thrown off in turn.
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
            let fresh = rules.frame_chance(edge);
            let running = match unit(left) {
                Some(Unit::Lead(lead)) => Some(led(fresh, *lead)),
                _ => None,
            };
            race(state, left, rules.target, running, fresh, fresh)
        }
        Rules::Maps(rules) => {
            let fresh = map(rules, edge, None);
            let running = unit(left).map(|unit| map(rules, edge, Some(unit)));
            race(state, left, rules.target, running, fresh, fresh)
        }
        Rules::Baseball(rules) => baseball(rules, edge, state, left),
        Rules::Cricket(rules) => cricket(rules, edge, state, left),
        Rules::Fight(rules) => {
            let fight = FightOutlook::of(rules, edge, left);
            Outlook {
                winner: fight.home,
                score: None,
                part: None,
                goals: None,
                unit: None,
                games: None,
                fight: Some(fight),
            }
        }
    }
}

fn timed(rules: &Timed, edge: f64, state: Option<&State>, left: Option<&Left>) -> Outlook {
    let means = rules.means(edge);
    let untouched;
    let (periods, whole, overtime) = match left {
        Some(Left::Time {
            periods,
            whole,
            overtime,
        }) => (periods, *whole, *overtime),
        _ => {
            untouched = rules.untouched();
            let Left::Time {
                periods,
                whole,
                overtime,
            } = &untouched
            else {
                unreachable!("a timed sport has time left");
            };
            (periods, *whole, *overtime)
        }
    };
    let spread = |score: Sides<u32>, share: f64| {
        if rules.total > COUNTABLE {
            let mean = means.map(|mean| mean * share);
            let variance = means.map(|mean| rules.variance(mean) * share);
            Spread::Curves {
                mean: [mean[0] + f64::from(score[0]), mean[1] + f64::from(score[1])],
                variance,
            }
        } else {
            Spread::independent(
                score,
                &poisson(means[0] * share),
                &poisson(means[1] * share),
            )
        }
    };
    let score = state.map_or([0, 0], regular_score);
    let share = periods.iter().sum::<f64>() / whole;
    let ends = spread(score, share);
    let length = f64::from(rules.seconds * rules.periods);
    let decided = |lead: Sides<u32>, share: f64| {
        let spread = spread(lead, share * f64::from(rules.overtime) / length);
        let beyond = spread.lead(0.0);
        // Whoever is better is a little better in what decides the rest, too.
        beyond.over + beyond.equal * means[0] / (means[0] + means[1])
    };
    if let Some(overtime) = overtime {
        let all = state.map_or([0, 0], |state| state.total);
        let mut outlook = Outlook::new(decided(all, overtime), ends);
        outlook.score = None;
        return outlook;
    }
    let beyond = ends.lead(0.0);
    let mut outlook = Outlook::new(beyond.over + beyond.equal * decided([0, 0], 1.0), ends);
    let running = periods.iter().position(|left| *left > 0.0);
    outlook.part = running.map(|place| {
        let number = u32::try_from(place).unwrap_or(0) + 1;
        let score = state
            .and_then(|state| state.periods.get(place))
            .map_or([0, 0], |period| period.score);
        (rules.period, number, spread(score, periods[place] / whole))
    });
    outlook.goals = rules.goals.then(|| means.map(|mean| mean * share));
    outlook
}

/// The score without overtime.
pub fn regular_score(state: &State) -> Sides<u32> {
    let regular = |period: &&Period| period.kind != PeriodKind::Overtime;
    state
        .periods
        .iter()
        .filter(regular)
        .fold([0, 0], |[home, away], period| {
            [home + period.score[0], away + period.score[1]]
        })
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

/// A chance of home, moved by a lead that is worth from -1 (lost) to 1 (won).
fn led(chance: f64, lead: f64) -> f64 {
    let lead = lead.clamp(-0.98, 0.98);
    let log = (chance / (1.0 - chance)).ln();
    let moved = log * (1.0 - lead.abs()) + 2.6 * lead / (1.0 - lead.abs());
    1.0 / (1.0 + (-moved).exp())
}

/// Chance of home to win a map. Teams do not play all maps alike, so it is taken over their form.
fn map(rules: &Maps, edge: f64, unit: Option<&Unit>) -> f64 {
    const FORMS: [f64; 3] = [-0.028, 0.0, 0.028];
    let chances = FORMS.map(|form| {
        let chance = (rules.chance(edge) + form).clamp(0.2, 0.8);
        match (unit, rules.style) {
            (Some(Unit::Points(score)), MapStyle::Rounds | MapStyle::RoundsByTwo) => {
                to_points(chance, 13, *score)
            }
            (Some(Unit::Lead(lead)), _) => kills(chance, lead * 13.0),
            (_, MapStyle::Kills) => kills(chance, 0.0),
            _ => to_points(chance, 13, [0, 0]),
        }
    });
    chances.iter().sum::<f64>() / FORMS.len() as f64
}

/// Chance of a side to win a map of kills from a lead. Many maps end before anybody is far ahead, so
/// strength counts for less than in a walk without end.
fn kills(chance: f64, lead: f64) -> f64 {
    const SPAN: f64 = 12.0;
    const SHORTER: f64 = 0.55;
    let ratio = ((1.0 - chance) / chance).powf(SHORTER);
    walk(1.0 / (1.0 + ratio), SPAN, lead)
}

fn baseball(rules: &Baseball, edge: f64, state: Option<&State>, left: Option<&Left>) -> Outlook {
    let innings = match left {
        Some(Left::Innings(innings)) => *innings,
        _ => [9.0, 9.0],
    };
    let means = rules.means(edge);
    let runs = [0, 1].map(|side| clustered(means[side] * innings[side] / 9.0, CLUSTERS));
    let score = state.map_or([0, 0], |state| state.total);
    let level = means[0] / (means[0] + means[1]);
    let mut ends = Vec::new();
    if let Spread::Scores(scores) = Spread::independent(score, &runs[0], &runs[1]) {
        for ([home, away], chance) in scores {
            if home == away {
                // Extra innings end with somebody ahead, most often by one.
                ends.push(([home + 1, away], chance * level));
                ends.push(([home, away + 1], chance * (1.0 - level)));
            } else {
                ends.push(([home, away], chance));
            }
        }
    }
    let ends = Spread::Scores(ends);
    Outlook::new(ends.lead(0.0).over, ends)
}

fn cricket(rules: &Cricket, edge: f64, state: Option<&State>, left: Option<&Left>) -> Outlook {
    let all = rules.overs * 6;
    let (balls, wickets, chaser) = match left {
        Some(Left::Overs {
            balls,
            wickets,
            chaser,
        }) => (*balls, *wickets, Some(*chaser)),
        _ => ([all; 2], [WICKETS; 2], None),
    };
    let better = rules.better(edge);
    let score = state.map_or([0, 0], |state| state.total);
    let runs = |side: usize| {
        let (mean, variance) = Cricket::ball_runs(better[side]);
        let falls = f64::from(balls[side]) * WICKET / better[side];
        let lasting = 1.0 - (-1.6 * f64::from(wickets[side]) / falls.max(0.01)).exp();
        let faced = f64::from(balls[side]) * lasting;
        (
            f64::from(score[side]) + faced * mean,
            faced * variance * 1.15 + 0.3,
        )
    };
    let sides = [runs(0), runs(1)];
    let deviation = (sides[0].1 + sides[1].1).sqrt();
    let winner = normal((sides[0].0 - sides[1].0) / deviation);
    let spread = Spread::Curves {
        mean: sides.map(|side| side.0),
        variance: sides.map(|side| side.1),
    };
    let mut outlook = Outlook::new(winner, spread.clone());
    outlook.score = None;
    // The first innings: of whoever bats first, or of both alike as long as nobody knows.
    let first = chaser.map_or(0, |chaser| 1 - chaser);
    if balls[first] > 0 && wickets[first] > 0 {
        let swapped = |pair: Sides<f64>| [pair[first], 0.0];
        if let Spread::Curves { mean, variance } = spread {
            let innings = Spread::Curves {
                mean: swapped(mean),
                variance: swapped(variance),
            };
            outlook.part = Some((PeriodKind::Inning, 1, innings));
        }
    }
    outlook
}
