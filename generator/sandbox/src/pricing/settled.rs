//! Results of outcomes that follow from a score, and the scores of the parts of a match.

use super::kind;
use super::outcomes::{BANDS, MARGINS, OTHER_SCORE, score_outcome};
use super::timed::regular_score;
use crate::play::{Goal, Period, PeriodKind, Sides, Stage, State};

/// The result of an outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settled {
    /// It wins.
    Win,
    /// Half of the stake wins, the other half is returned.
    HalfWin,
    /// The stake is returned.
    Refund,
    /// Half of the stake is returned.
    HalfLose,
    /// It loses.
    Lose,
}

/// The result of an outcome of a market about the score, for this score; none for other markets.
/// `amount` is the line's, in quarters.
pub fn of_score(market: u64, amount: i32, outcome: u64, score: Sides<u32>) -> Option<Settled> {
    let [home, away] = score;
    Some(match market {
        kind::RESULT => won(outcome == three_way(score)),
        kind::WINNER | kind::DRAW_NO_BET if home == away => Settled::Refund,
        kind::WINNER | kind::DRAW_NO_BET => won(outcome == two_way(score)),
        kind::DOUBLE_CHANCE => won(match three_way(score) {
            1 => outcome != 11,
            2 => outcome != 10,
            _ => outcome != 9,
        }),
        kind::HANDICAP => {
            let lead = 4 * (signed(home) - signed(away)) + amount;
            beyond(if outcome == 1714 { lead } else { -lead })
        }
        kind::TOTAL => totals(outcome, score, amount),
        kind::HOME_TOTAL => beyond(over_or_under(outcome, 4 * signed(home) - amount)),
        kind::AWAY_TOTAL => beyond(over_or_under(outcome, 4 * signed(away) - amount)),
        kind::ODD_EVEN => won((outcome == 70) == ((home + away) % 2 == 1)),
        kind::BOTH_SCORE => won((outcome == 74) == (home > 0 && away > 0)),
        kind::ASIAN_TOTAL => totals(outcome, score, amount),
        kind::HOME_CLEAN => won((outcome == 74) == (away == 0)),
        kind::AWAY_CLEAN => won((outcome == 74) == (home == 0)),
        kind::HOME_NIL => won((outcome == 74) == (home > 0 && away == 0)),
        kind::AWAY_NIL => won((outcome == 74) == (away > 0 && home == 0)),
        kind::MARGIN => {
            let place = (signed(home) - signed(away)).clamp(-3, 3) + 3;
            won(MARGINS.get(place.unsigned_abs() as usize) == Some(&outcome))
        }
        kind::BANDS => {
            let place = BANDS.iter().position(|(_, most)| home + away <= *most);
            won(place.map(|place| BANDS[place].0) == Some(outcome))
        }
        kind::RESULT_BOTH => {
            let no = u64::from(home == 0 || away == 0);
            won(outcome == 700 + (three_way(score) - 1) * 2 + no)
        }
        kind::RESULT_TOTAL => {
            let under = u64::from(4 * signed(home + away) < amount);
            won(outcome == 710 + (three_way(score) - 1) * 2 + under)
        }
        kind::TOTAL_BOTH => {
            let under = u64::from(4 * signed(home + away) < amount);
            let no = u64::from(home == 0 || away == 0);
            won(outcome == 720 + under * 2 + no)
        }
        kind::POINTS_MARGIN => {
            let lead = signed(home) - signed(away);
            let place = [-12, 0, 1, 13].iter().filter(|from| lead >= **from);
            won(outcome == 750 + place.count() as u64)
        }
        kind::SCORE if home > 4 || away > 4 => won(outcome == OTHER_SCORE),
        kind::SCORE | kind::SET_SCORE => won(outcome == score_outcome(score)),
        _ => return None,
    })
}

/// Wins, or loses.
pub fn won(yes: bool) -> Settled {
    if yes { Settled::Win } else { Settled::Lose }
}

/// The goals without those of overtime, and whether there can be more.
pub fn regular_goals(state: &State) -> (&[Goal], bool) {
    let [home, away] = regular_score(state);
    let count = state.goals.len().min((home + away) as usize);
    let is_overtime = |period: &Period| period.kind == PeriodKind::Overtime;
    let closed = state.is_over() || state.periods.iter().any(is_overtime);
    (&state.goals[..count], closed)
}

/// Final score of a set, map or frame, by number from 1.
pub fn won_unit(state: &State, number: u32) -> Option<Sides<u32>> {
    let [home, away] = state.total;
    let period = state.periods.get(number.checked_sub(1)? as usize)?;
    (number <= home + away).then_some(period.score)
}

/// Final score of a period, by number from 1.
pub fn done(state: &State, number: u32) -> Option<Sides<u32>> {
    let place = number.checked_sub(1)? as usize;
    let period = state
        .periods
        .get(place)
        .filter(|period| period.kind != PeriodKind::Overtime)?;
    let is_last = place + 1 == state.periods.len();
    (!is_last || state.stage != Stage::Playing).then_some(period.score)
}

/// The outcome of home, draw or away.
pub fn three_way([home, away]: Sides<u32>) -> u64 {
    match home.cmp(&away) {
        std::cmp::Ordering::Greater => 1,
        std::cmp::Ordering::Equal => 2,
        std::cmp::Ordering::Less => 3,
    }
}

pub fn two_way([home, away]: Sides<u32>) -> u64 {
    if home > away { 4 } else { 5 }
}

pub fn totals(outcome: u64, [home, away]: Sides<u32>, amount: i32) -> Settled {
    beyond(over_or_under(outcome, 4 * signed(home + away) - amount))
}

fn over_or_under(outcome: u64, above: i32) -> i32 {
    if outcome == 12 { above } else { -above }
}

/// The result from the distance to the line, in quarters: a single quarter wins or loses half.
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
