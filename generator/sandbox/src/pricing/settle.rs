//! The result of a market, from the state of its match.
//!
//! Markets about the score alone are settled by [`of_score`], which also prices combined outcomes.

use super::book::{
    BANDS, MARGINS, NO_SCORER, OTHER_SCORE, OTHER_SCORER, PLAYERS, score_outcome, scorer,
};
use super::counted;
use super::halves::of_halves;
use super::line::read;
use super::outlook::has_draws;
use super::players::{self, Figure};
use super::timed::regular_score;
use super::{kind, overs};
use crate::play::{Goal, Left, Period, PeriodKind, Rules, Sides, Stage, State};

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

/// The result of an outcome; none while it is open.
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
    let score = if has_draws(rules) {
        regular_score(state)
    } else {
        state.total
    };
    let number = number.unwrap_or(1);
    // What was not played is void once the match is over.
    let part = |score: Option<Sides<u32>>, settled: &dyn Fn(Sides<u32>) -> Settled| match score {
        Some(score) => Some(settled(score)),
        None => over.then_some(Settled::Refund),
    };
    if let Some(kind) = counted::read(market) {
        return counted::settle(kind, (number, amount), outcome, rules, state);
    }
    if let Some(figure) = Figure::of(market) {
        return players::settle(figure, number, outcome, state);
    }
    if let Some(settled) = halves(market, outcome, state) {
        return settled;
    }
    let settled = match market {
        kind::FIRST_SCORER | kind::LAST_SCORER | kind::LAST_GOAL if state.is_reviewed => {
            return None;
        }
        kind::FIRST_SCORER | kind::LAST_SCORER | kind::LAST_GOAL => {
            named_goal(market, outcome, state)?
        }
        kind::TIE_BREAK => part(won_unit(state, number), &|[home, away]| {
            won((outcome == 74) == (home + away == 13))
        })?,
        kind::HOME_BATTER | kind::AWAY_BATTER => overs::top_batter(market, outcome, state)?,
        kind::OVER_RUNS | kind::FIRST_OVERS => match overs::runs(market, number, state) {
            Some(runs) => totals(outcome, [runs, 0], amount),
            None => over.then_some(Settled::Refund)?,
        },
        // A goal that officials look at may be taken back.
        kind::NEXT_GOAL | kind::SCORER if state.is_reviewed => return None,
        // What a retirement leaves open is void.
        kind::WINNER | kind::SET_SCORE if over && state.retired.is_some() => Settled::Refund,
        kind::WINNER if over => of_score(market, amount, outcome, state.total)?,
        kind::TOTAL if over && matches!(rules, Rules::Fight(_)) => {
            won((outcome == 12) == (rounds(&state.left) * 4.0 > f64::from(amount)))
        }
        kind::SET_SCORE if over && !is_race_won(rules, state.total) => Settled::Refund,
        kind::NEXT_GOAL => {
            let (goals, closed) = regular_goals(state);
            let scored = goals.get(number.saturating_sub(1) as usize);
            let scored = scored.map(|goal| if goal.side == 0 { 6 } else { 8 });
            won(outcome == scored.or(closed.then_some(7))?)
        }
        kind::SCORER => {
            let (goals, closed) = regular_goals(state);
            let wanted = outcome.saturating_sub(PLAYERS);
            let is_theirs = |goal: &Goal| {
                let place = scorer(goal.scorer).map(|place| goal.side as u64 * 100 + place as u64);
                place == Some(wanted)
            };
            match goals.iter().any(is_theirs) {
                true => Settled::Win,
                false if closed => Settled::Lose,
                false => return None,
            }
        }
        kind::HALF_RESULT | kind::QUARTER_RESULT | kind::PERIOD_RESULT => {
            part(done(state, number), &|score| {
                won(outcome == three_way(score))
            })?
        }
        kind::HALF_TOTAL | kind::INNING_TOTAL => {
            part(done(state, number), &|score| totals(outcome, score, amount))?
        }
        kind::SET_WINNER | kind::MAP_WINNER | kind::FRAME_WINNER => {
            part(won_unit(state, number), &|score| {
                won(outcome == two_way(score))
            })?
        }
        kind::SET_GAMES => part(won_unit(state, number), &|score| {
            totals(outcome, score, amount)
        })?,
        kind::METHOD | kind::DISTANCE => match state.left {
            Left::Rounds {
                result: Some((side, inside)),
                ..
            } => won(match market {
                kind::DISTANCE => (outcome == 74) != inside,
                _ => outcome == side as u64 * 2 + if inside { 1 } else { 2 },
            }),
            _ if over => Settled::Refund,
            _ => return None,
        },
        _ if over && state.retired.is_some() => Settled::Refund,
        _ if over => of_score(market, amount, outcome, score)?,
        _ => return None,
    };
    Some(settled)
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

/// The result of an outcome about both halves; none for other markets.
fn halves(market: u64, outcome: u64, state: &State) -> Option<Option<Settled>> {
    of_halves(market, outcome, [[0, 0]; 2])?;
    Some(match (done(state, 1), done(state, 2)) {
        (Some(first), Some(second)) => of_halves(market, outcome, [first, second]),
        _ => state.is_over().then_some(Settled::Refund),
    })
}

/// The result of a market about the first or the last goal; none while it is open.
fn named_goal(market: u64, outcome: u64, state: &State) -> Option<Settled> {
    let (goals, closed) = regular_goals(state);
    if market == kind::LAST_GOAL {
        let side = goals
            .last()
            .map_or(7, |goal| if goal.side == 0 { 6 } else { 8 });
        return closed.then(|| won(outcome == side));
    }
    let mut owned = goals.iter().filter(|goal| !goal.is_own());
    let is_first = market == kind::FIRST_SCORER;
    let goal = if is_first {
        owned.next()
    } else {
        owned.next_back()
    };
    let wanted = match goal {
        Some(goal) => match scorer(goal.scorer) {
            Some(place) => players::outcome(goal.side, place),
            None => OTHER_SCORER,
        },
        None => NO_SCORER,
    };
    let decided = closed || is_first && goal.is_some();
    decided.then(|| won(outcome == wanted))
}

pub fn won(yes: bool) -> Settled {
    if yes { Settled::Win } else { Settled::Lose }
}

/// Completed rounds of a fight.
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

/// Whether a side has won enough sets, maps or frames.
fn is_race_won(rules: &Rules, total: Sides<u32>) -> bool {
    let target = match rules {
        Rules::Rally(rules) => rules.target,
        Rules::Tennis(rules) => rules.target,
        Rules::Darts(rules) => rules.target,
        Rules::Snooker(rules) => rules.target,
        Rules::Maps(rules) => rules.target,
        Rules::Timed(_) | Rules::Baseball(_) | Rules::Cricket(_) | Rules::Fight(_) => return false,
    };
    total.contains(&target)
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

pub fn three_way([home, away]: Sides<u32>) -> u64 {
    match home.cmp(&away) {
        std::cmp::Ordering::Greater => 1,
        std::cmp::Ordering::Equal => 2,
        std::cmp::Ordering::Less => 3,
    }
}

fn two_way([home, away]: Sides<u32>) -> u64 {
    if home > away { 4 } else { 5 }
}

fn totals(outcome: u64, [home, away]: Sides<u32>, amount: i32) -> Settled {
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

#[cfg(test)]
mod tests {
    use super::Settled::{HalfLose, HalfWin, Lose, Refund, Win};
    use super::*;
    use crate::catalogue::Catalogue;
    use crate::play::Setup;

    fn rules(key: &str) -> Rules {
        let sports = Catalogue::load().expect("the data are valid").sports;
        let sport = sports.into_iter().find(|sport| sport.key == key);
        sport.expect("there is such a sport").rules
    }

    fn period(kind: PeriodKind, number: u32, score: Sides<u32>) -> Period {
        Period {
            kind,
            number,
            most: number,
            score,
        }
    }

    /// A match with this final score.
    fn ended(rules: &Rules, periods: Vec<Period>, total: Sides<u32>) -> State {
        State {
            stage: Stage::Ended,
            periods,
            total,
            left: Left::Nothing,
            goals: Vec::new(),
            ..rules.play(&Setup { seed: 1, edge: 0.0 }, 40_000)
        }
    }

    #[test]
    fn quarter_lines_win_or_lose_half() {
        let rules = rules("soccer");
        let halves = vec![
            period(PeriodKind::Half, 1, [1, 0]),
            period(PeriodKind::Half, 2, [1, 1]),
        ];
        let state = ended(&rules, halves, [2, 1]);
        for (specifier, home, away) in [
            ("hcp=-0.5", Win, Lose),
            ("hcp=-0.75", HalfWin, HalfLose),
            ("hcp=-1", Refund, Refund),
            ("hcp=-1.25", HalfLose, HalfWin),
            ("hcp=-1.5", Lose, Win),
        ] {
            let settled =
                |outcome| settle(kind::HANDICAP, Some(specifier), outcome, &rules, &state);
            assert_eq!(
                (settled(1714), settled(1715)),
                (Some(home), Some(away)),
                "{specifier}"
            );
        }
        for (specifier, over) in [
            ("total=2.5", Win),
            ("total=2.75", HalfWin),
            ("total=3", Refund),
            ("total=3.25", HalfLose),
        ] {
            let settled = settle(kind::TOTAL, Some(specifier), 12, &rules, &state);
            assert_eq!(settled, Some(over), "{specifier}");
        }
        assert_eq!(
            settle(kind::HALF_TOTAL, Some("total=0.5"), 12, &rules, &state),
            Some(Win)
        );
    }

    #[test]
    fn goals_of_overtime_count_for_the_winner_only() {
        let rules = rules("ice-hockey");
        let mut periods: Vec<Period> = (1..=3)
            .map(|number| period(PeriodKind::Period, number, [0, 0]))
            .collect();
        periods.push(period(PeriodKind::Overtime, 1, [0, 1]));
        let goal = Goal {
            side: 1,
            scorer: 0.0,
        };
        let state = State {
            goals: vec![goal],
            ..ended(&rules, periods, [0, 1])
        };
        for (market, specifier, outcome) in [
            (kind::WINNER, None, 5),
            (kind::RESULT, None, 2),
            (kind::BOTH_SCORE, None, 76),
            (kind::TOTAL, Some("total=0.5"), 13),
            (kind::NEXT_GOAL, Some("goalnr=1"), 7),
        ] {
            assert_eq!(
                settle(market, specifier, outcome, &rules, &state),
                Some(Win),
                "{market}"
            );
        }
        let scorer = PLAYERS + 100;
        assert_eq!(
            settle(kind::SCORER, None, scorer, &rules, &state),
            Some(Lose)
        );
    }

    #[test]
    fn what_was_not_played_is_void() {
        let tennis = rules("tennis");
        let sets = vec![
            period(PeriodKind::Set, 1, [6, 3]),
            period(PeriodKind::Set, 2, [2, 2]),
        ];
        let state = ended(&tennis, sets, [1, 0]);
        for (market, specifier, outcome, settled) in [
            (kind::SET_WINNER, Some("setnr=1"), 4, Win),
            (kind::SET_GAMES, Some("setnr=1|total=9.5"), 12, Lose),
            (kind::SET_WINNER, Some("setnr=2"), 4, Refund),
            (kind::SET_GAMES, Some("setnr=2|total=9.5"), 12, Refund),
            (kind::SET_WINNER, Some("setnr=3"), 4, Refund),
            (kind::SET_SCORE, None, score_outcome([2, 0]), Refund),
        ] {
            let came = settle(market, specifier, outcome, &tennis, &state);
            assert_eq!(came, Some(settled), "{market} {specifier:?}");
        }
        let basketball = rules("basketball");
        let state = ended(
            &basketball,
            vec![period(PeriodKind::Quarter, 1, [20, 20])],
            [20, 20],
        );
        let third = settle(
            kind::QUARTER_RESULT,
            Some("quarternr=3"),
            1,
            &basketball,
            &state,
        );
        assert_eq!(third, Some(Refund));
        assert_eq!(
            settle(kind::WINNER, None, 4, &basketball, &state),
            Some(Refund)
        );
        let boxing = rules("boxing");
        let state = ended(&boxing, vec![period(PeriodKind::Round, 1, [10, 9])], [0, 0]);
        for (market, outcome) in [(kind::METHOD, 1), (kind::DISTANCE, 74), (kind::WINNER, 5)] {
            let settled = settle(market, None, outcome, &boxing, &state);
            assert_eq!(settled, Some(Refund), "{market}");
        }
    }
}
