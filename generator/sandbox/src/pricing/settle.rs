//! How a market ended, from how the match stands.

use super::book::{OTHER_SCORE, PLAYERS, score_outcome, scorer};
use super::kind;
use super::line::read;
use super::outlook::{draws_stand, regular_score};
use crate::play::{Left, PeriodKind, Rules, Sides, Stage, State};

/// How a selection ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settled {
    /// It pays.
    Win,
    /// Half of the stake pays, the other half comes back.
    HalfWin,
    /// The stake comes back.
    Refund,
    /// Half of the stake comes back.
    HalfLose,
    /// It does not pay.
    Lose,
}

/// How an outcome of a market ended; none while it is open.
pub fn settle(
    market: u64,
    specifier: Option<&str>,
    outcome: u64,
    rules: &Rules,
    state: &State,
) -> Option<Settled> {
    let (number, amount) = read(specifier);
    let amount = amount.unwrap_or(0);
    let over = state.is_over();
    let score = if draws_stand(rules) {
        regular_score(state)
    } else {
        state.total
    };
    let [home, away] = score;
    let period = |number: Option<u32>| done(state, number.unwrap_or(1));
    let won = |yes: bool| if yes { Settled::Win } else { Settled::Lose };
    let settled = match market {
        kind::RESULT if over => won(outcome == three_way(score)),
        kind::WINNER if over => won(outcome == two_way(state.total)),
        kind::DOUBLE_CHANCE if over => won(match three_way(score) {
            1 => outcome != 11,
            2 => outcome != 10,
            _ => outcome != 9,
        }),
        kind::DRAW_NO_BET if over && home == away => Settled::Refund,
        kind::DRAW_NO_BET if over => won(outcome == two_way(score)),
        kind::HANDICAP if over => {
            let lead = 4 * (signed(home) - signed(away)) + amount;
            beyond(if outcome == 1714 { lead } else { -lead })
        }
        kind::TOTAL if over && matches!(rules, Rules::Fight(_)) => {
            won((outcome == 12) == (rounds(&state.left) * 4.0 > f64::from(amount)))
        }
        kind::TOTAL if over => beyond(over_or_under(outcome, 4 * signed(home + away) - amount)),
        kind::HOME_TOTAL if over => beyond(over_or_under(outcome, 4 * signed(home) - amount)),
        kind::AWAY_TOTAL if over => beyond(over_or_under(outcome, 4 * signed(away) - amount)),
        kind::ODD_EVEN if over => won((outcome == 70) == ((home + away) % 2 == 1)),
        kind::BOTH_SCORE if over => won((outcome == 74) == (home > 0 && away > 0)),
        kind::SCORE if over => won(outcome
            == if home > 4 || away > 4 {
                OTHER_SCORE
            } else {
                score_outcome(score)
            }),
        kind::SET_SCORE if over => won(outcome == score_outcome(state.total)),
        kind::NEXT_GOAL => {
            let goal = state
                .goals
                .get(number.unwrap_or(1).saturating_sub(1) as usize);
            let scored = goal.map(|goal| if goal.side == 0 { 6 } else { 8 });
            won(outcome == scored.or(over.then_some(7))?)
        }
        kind::SCORER => {
            let wanted = outcome.saturating_sub(PLAYERS);
            let is_theirs = |side: usize, place: usize| wanted == side as u64 * 100 + place as u64;
            let mut goals = state.goals.iter();
            match goals
                .any(|goal| scorer(goal.scorer).is_some_and(|place| is_theirs(goal.side, place)))
            {
                true => Settled::Win,
                false if over => Settled::Lose,
                false => return None,
            }
        }
        kind::HALF_RESULT | kind::QUARTER_RESULT | kind::PERIOD_RESULT => {
            won(outcome == three_way(period(number)?))
        }
        kind::HALF_TOTAL => {
            let [home, away] = period(Some(1))?;
            beyond(over_or_under(outcome, 4 * signed(home + away) - amount))
        }
        kind::SET_WINNER | kind::MAP_WINNER | kind::FRAME_WINNER => match period(number) {
            Some(score) => won(outcome == two_way(score)),
            // A set that was never played.
            None if over => Settled::Refund,
            None => return None,
        },
        kind::SET_GAMES | kind::INNING_TOTAL => match period(number) {
            Some([home, away]) => beyond(over_or_under(outcome, 4 * signed(home + away) - amount)),
            None if over => Settled::Refund,
            None => return None,
        },
        kind::METHOD | kind::DISTANCE => {
            let Left::Rounds {
                result: Some((side, inside)),
                ..
            } = state.left
            else {
                return None;
            };
            won(match market {
                kind::DISTANCE => (outcome == 74) != inside,
                _ => outcome == side as u64 * 2 + if inside { 1 } else { 2 },
            })
        }
        _ => return None,
    };
    Some(settled)
}

/// Rounds of a fight that were fought.
fn rounds(left: &Left) -> f64 {
    match left {
        Left::Rounds {
            done,
            share,
            result: Some((_, true)),
        } => f64::from(*done) + 1.0 - share,
        Left::Rounds { done, .. } => f64::from(*done),
        _ => 0.0,
    }
}

/// Score of a period that is over, from 1.
fn done(state: &State, number: u32) -> Option<Sides<u32>> {
    let place = number.checked_sub(1)? as usize;
    let period = state
        .periods
        .get(place)
        .filter(|period| period.kind != PeriodKind::Overtime)?;
    let is_last = place + 1 == state.periods.len();
    (!is_last || state.stage != Stage::Playing).then_some(period.score)
}

fn three_way([home, away]: Sides<u32>) -> u64 {
    match home.cmp(&away) {
        std::cmp::Ordering::Greater => 1,
        std::cmp::Ordering::Equal => 2,
        std::cmp::Ordering::Less => 3,
    }
}

fn two_way([home, away]: Sides<u32>) -> u64 {
    if home > away { 4 } else { 5 }
}

fn over_or_under(outcome: u64, above: i32) -> i32 {
    if outcome == 12 { above } else { -above }
}

/// Quarters beyond a line: a single one wins or loses half.
fn beyond(quarters: i32) -> Settled {
    match quarters {
        2.. => Settled::Win,
        1 => Settled::HalfWin,
        0 => Settled::Refund,
        -1 => Settled::HalfLose,
        _ => Settled::Lose,
    }
}

fn signed(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX / 8)
}
