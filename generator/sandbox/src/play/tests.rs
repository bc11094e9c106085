//! What happens in simulated matches.

use super::*;
use crate::catalogue::{Catalogue, Sport};
use crate::pricing::{Settled, settle};

/// Later than any match lasts.
const END: u32 = 60_000;

fn sports() -> Vec<Sport> {
    Catalogue::load().expect("the data are valid").sports
}

fn rules(key: &str) -> Rules {
    let found = sports().into_iter().find(|sport| sport.key == key);
    found.expect("there is such a sport").rules
}

fn setups() -> impl Iterator<Item = Setup> {
    (0..600).map(|seed| Setup {
        seed,
        edge: 0.1 * (seed % 9) as f64 - 0.4,
    })
}

/// The places of events of a kind.
fn places(state: &State, what: Happening) -> Vec<usize> {
    let events = state.events.iter().enumerate();
    let found = events.filter(|(_, event)| event.mark.what == what);
    found.map(|(place, _)| place).collect()
}

#[test]
fn what_has_happened_does_not_change_later() {
    for sport in sports() {
        for setup in setups().take(12) {
            let end = sport.rules.play(&setup, END);
            assert!(end.events.is_sorted_by_key(|event| event.at));
            let last = end.events.last().expect("a match has events");
            assert_eq!(last.mark.what, Happening::MatchEnd, "{}", sport.key);
            let longest = u32::try_from(sport.longest).expect("is short");
            for until in (0..longest).step_by(311) {
                let state = sport.rules.play(&setup, until);
                let context = format!("{} of seed {} at {until}", sport.key, setup.seed);
                let count = end.events.iter().filter(|event| event.at <= until).count();
                assert_eq!(state.events[..], end.events[..count], "{context}");
            }
        }
    }
}

#[test]
fn the_last_score_of_the_timeline_is_the_score() {
    for sport in sports() {
        for setup in setups().take(12) {
            let end = sport.rules.play(&setup, END);
            let last = end.events.last().expect("a match has events");
            assert_eq!(last.score, Some(end.total), "{}", sport.key);
        }
    }
}

#[test]
fn every_figure_of_a_sport_occurs() {
    for sport in sports() {
        let facts = Fact::of(&sport.rules);
        assert!((4..=10).contains(&facts.len()), "{}", sport.key);
        let ends: Vec<State> = setups().map(|own| sport.rules.play(&own, END)).collect();
        for fact in facts {
            let occurs = ends.iter().any(|end| end.tally.get(*fact) != [0, 0]);
            // Short matches of cyber sports may lack the rarest.
            let is_rare = *fact == Fact::RedCards;
            assert!(occurs || is_rare, "{}: {}", sport.key, fact.word());
        }
    }
}

#[test]
fn soccer_has_as_many_incidents_as_on_the_pitch() {
    let rules = rules("soccer");
    let ends: Vec<State> = setups().map(|setup| rules.play(&setup, END)).collect();
    let average = |fact| {
        let sum: u32 = ends
            .iter()
            .map(|end| end.tally.get(fact).iter().sum::<u32>())
            .sum();
        f64::from(sum) / ends.len() as f64
    };
    let often = |what| {
        let sum: usize = ends.iter().map(|end| places(end, what).len()).sum();
        sum as f64 / ends.len() as f64
    };
    for (name, average, range) in [
        ("shots", average(Fact::Shots), 18.0..40.0),
        ("corners", average(Fact::Corners), 6.0..20.0),
        ("yellow cards", average(Fact::YellowCards), 2.5..6.0),
        ("red cards", average(Fact::RedCards), 0.1..0.5),
        ("penalties", often(Happening::PenaltyAwarded), 0.15..0.6),
        ("reviews", often(Happening::Review), 0.2..0.8),
        (
            "goals taken back",
            often(Happening::GoalDisallowed),
            0.08..0.4,
        ),
        ("substitutions", often(Happening::Substitution), 4.0..10.0),
    ] {
        assert!(range.contains(&average), "{average} {name} a match");
    }
}

#[test]
fn a_goal_that_is_taken_back_leaves_no_trace() {
    let rules = rules("soccer");
    let mut seen = 0;
    for setup in setups() {
        let end = rules.play(&setup, END);
        for place in places(&end, Happening::GoalDisallowed) {
            let over = end.events[place].at;
            let goal = end.events[..place]
                .iter()
                .rev()
                .find(|event| event.mark.what == Happening::Goal)
                .expect("a goal is taken back");
            let before = rules.play(&setup, goal.at - 1);
            let after = rules.play(&setup, over);
            assert_eq!(before.total, after.total);
            assert_eq!(before.goals, after.goals);
            assert_eq!(before.periods.last(), after.periods.last());
            for at in [goal.at, goal.at + 5, over - 1] {
                let meanwhile = rules.play(&setup, at);
                let goals = |state: &State| state.total[0] + state.total[1];
                assert_eq!(goals(&meanwhile), goals(&before) + 1);
                assert!(meanwhile.suspended && meanwhile.is_reviewed);
                // The goal that may not count decides nothing.
                let number = goals(&meanwhile);
                let specifier = format!("goalnr={number}");
                for outcome in [6, 8] {
                    let next = settle(8, Some(&specifier), outcome, &rules, &meanwhile);
                    assert_eq!(next, None);
                }
            }
            assert!(after.suspended && !after.is_reviewed);
            assert!(!rules.play(&setup, over + 30).is_reviewed);
            seen += 1;
        }
    }
    assert!(seen > 40, "{seen}");
}

#[test]
fn betting_rests_from_the_award_of_a_penalty() {
    let rules = rules("soccer");
    let mut seen = 0;
    for setup in setups().take(200) {
        let end = rules.play(&setup, END);
        for place in places(&end, Happening::PenaltyAwarded) {
            let award = end.events[place].at;
            let mut later = end.events[place..].iter();
            let taken = later.find(|event| {
                matches!(event.mark.what, Happening::Goal | Happening::PenaltyMissed)
            });
            let taken = taken.expect("a penalty is taken").at;
            assert!((20..60).contains(&(taken - award)));
            for at in (award..=taken).step_by(7) {
                assert!(
                    rules.play(&setup, at).suspended,
                    "{at} of {award} to {taken}"
                );
            }
            seen += 1;
        }
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn a_draw_of_a_knockout_round_has_extra_time_that_bets_ignore() {
    let rules = rules("soccer");
    let course = Course {
        is_knockout: true,
        ..Course::default()
    };
    let mut seen = 0;
    for setup in setups().take(150) {
        let plain = rules.play(&setup, END);
        let end = rules.play_as(&setup, &course, END);
        let extra: Vec<&Period> = end
            .periods
            .iter()
            .filter(|period| period.kind == PeriodKind::Overtime)
            .collect();
        if plain.total[0] != plain.total[1] {
            assert!(extra.is_empty() && end.total == plain.total);
            continue;
        }
        seen += 1;
        assert_eq!(extra.len(), 2);
        assert_eq!(end.clock.map(|clock| clock.played), Some(5400 + 1800));
        let result = |outcome| settle(1, None, outcome, &rules, &end);
        assert_eq!(result(2), Some(Settled::Win), "{:?}", end.total);
        assert_eq!(result(1), Some(Settled::Lose));
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn an_interrupted_match_goes_on_where_it_stopped() {
    for sport in sports() {
        let setup = Setup { seed: 5, edge: 0.1 };
        let halt = Halt {
            at: u32::try_from(sport.longest / 5).expect("is short"),
            length: 900,
            is_final: false,
        };
        let course = Course {
            halt: Some(halt),
            ..Course::default()
        };
        let play = |until| sport.rules.play_as(&setup, &course, until);
        let stopped = play(halt.at + 450);
        assert_eq!(stopped.periods, sport.rules.play(&setup, halt.at).periods);
        assert!(stopped.suspended);
        let last = stopped.events.last().map(|event| event.mark.what);
        assert_eq!(last, Some(Happening::SuspendedPlay), "{}", sport.key);
        for later in [0, 60, 900, 2_000] {
            let resumed = play(halt.at + halt.length + later);
            let plain = sport.rules.play(&setup, halt.at + later);
            assert_eq!(resumed.total, plain.total, "{}", sport.key);
            assert_eq!(resumed.periods, plain.periods);
            assert_eq!(resumed.clock, plain.clock);
            assert_eq!(resumed.events.len(), plain.events.len() + 2);
            assert!(resumed.events.is_sorted_by_key(|event| event.at));
            assert!(resumed.events.starts_with(&stopped.events));
        }
        let abandoned = Course {
            halt: Some(Halt {
                is_final: true,
                ..halt
            }),
            ..Course::default()
        };
        let end = sport.rules.play_as(&setup, &abandoned, END);
        assert!(!end.is_over());
        let last = end.events.last().map(|event| event.mark.what);
        assert_eq!(last, Some(Happening::Abandoned), "{}", sport.key);
    }
}

#[test]
fn a_retirement_returns_what_it_leaves_open() {
    let rules = rules("tennis");
    let mut seen = 0;
    for setup in setups() {
        let end = rules.play(&setup, END);
        let Some(side) = end.retired else { continue };
        seen += 1;
        assert!(end.is_over());
        let last: Vec<_> = end
            .events
            .iter()
            .rev()
            .take(3)
            .map(|own| own.mark)
            .collect();
        assert_eq!(last[0].what, Happening::MatchEnd);
        assert_eq!(
            (last[1].what, last[1].side),
            (Happening::Retired, Some(side))
        );
        assert_eq!(last[2].what, Happening::Injury);
        for outcome in [4, 5] {
            assert_eq!(
                settle(186, None, outcome, &rules, &end),
                Some(Settled::Refund)
            );
        }
        if end.total != [0, 0] {
            let first = end.periods[0].score;
            let winner = if first[0] > first[1] { 4 } else { 5 };
            let result = settle(202, Some("setnr=1"), winner, &rules, &end);
            assert_eq!(result, Some(Settled::Win), "a set that was played counts");
        }
    }
    assert!((2..20).contains(&seen), "{seen} retirements in 600 matches");
}

#[test]
fn a_player_less_makes_a_side_weaker() {
    let Rules::Timed(rules) = rules("soccer") else {
        panic!("soccer is played against the clock");
    };
    let [home, away] = rules.chances(0.0);
    let [fewer, more] = rules.chances_with(0.0, [1, 0]);
    assert!(fewer < home && more > away);
}
