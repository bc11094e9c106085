//! The result of a market, from the state of its match.
//!
//! Markets about the score alone are settled by [`of_score`], which also prices combined outcomes.

use super::counted;
use super::figures::Figure;
use super::halves::of_halves;
use super::line::read;
use super::outcomes::{NO_SCORER, OTHER_SCORER, PLAYERS, scorer};
use super::outlook::has_draws;
use super::players;
use super::settled::{
    Settled, done, of_score, regular_goals, three_way, totals, two_way, won, won_unit,
};
use super::timed::regular_score;
use super::{kind, overs};
use crate::play::{Goal, Left, Rules, Sides, State};

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

#[cfg(test)]
mod tests {
    use super::Settled::{HalfLose, HalfWin, Lose, Refund, Win};
    use super::*;
    use crate::catalogue::Catalogue;
    use crate::play::{Period, PeriodKind, Setup, Stage};
    use crate::pricing::outcomes::score_outcome;

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
