//! Recorded matches, which the control API plays instead of simulated ones: `data/recordings/*.toml`.

use serde::Deserialize;

use super::events::{Happening, Mark};
use super::state::OWN_GOAL;
use super::tape::{AFTER, BEFORE, Tape};
use super::tennis_score::{is_game_won, is_set_won};
use super::{Goal, Sides, State, Timed};

/// A recorded match.
#[derive(Debug)]
pub enum Recording {
    /// Of soccer.
    Timed(TimedRecording),
    /// Of tennis.
    Tennis(TennisRecording),
}

/// The names of the recordings, and their files.
const FILES: [(&str, &str); 2] = [
    ("soccer", include_str!("../../data/recordings/soccer.toml")),
    ("tennis", include_str!("../../data/recordings/tennis.toml")),
];

impl Recording {
    /// A recording by its name; none without one.
    ///
    /// # Errors
    /// A mistake in its file.
    pub fn load(name: &str) -> Result<Option<Self>, String> {
        let Some((_, text)) = FILES.iter().find(|(own, _)| *own == name) else {
            return Ok(None);
        };
        let wrong = |error| format!("recordings/{name}.toml: {error}");
        let recording = if name == "tennis" {
            toml::from_str(text).map(Self::Tennis)
        } else {
            toml::from_str(text).map(Self::Timed)
        };
        let recording = recording.map_err(|error| wrong(error.to_string()))?;
        recording.check().map_err(wrong)?;
        Ok(Some(recording))
    }

    /// Seconds after which it is over in any case.
    pub fn seconds(&self) -> i64 {
        match self {
            Self::Timed(own) => {
                let lengths = own.periods.iter().map(|period| i64::from(period.length));
                lengths.sum::<i64>() + i64::from(own.rest) * own.periods.len() as i64 + 60
            }
            Self::Tennis(own) => {
                let points = own.sets.iter().flat_map(|set| &set.games);
                let points: usize = points.map(String::len).sum();
                points as i64 * i64::from(own.point + own.change) + 3600
            }
        }
    }

    fn check(&self) -> Result<(), String> {
        match self {
            Self::Timed(own) => own.check(),
            Self::Tennis(own) => own.winner().map(|_| ()).ok_or_else(|| {
                "a game, a set or the match does not end as it is written".to_owned()
            }),
        }
    }
}

/// A match against the clock.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimedRecording {
    /// Seconds between two periods.
    rest: u32,
    #[serde(rename = "period")]
    periods: Vec<RecordedPeriod>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RecordedPeriod {
    /// In seconds, with its added time.
    length: u32,
    #[serde(rename = "event")]
    events: Vec<RecordedEvent>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RecordedEvent {
    /// Minutes and seconds since the beginning of the period.
    at: String,
    kind: String,
    /// 0 for home, 1 for away.
    side: Option<usize>,
    /// Selects the player among those of the side, in `[0, 1)`.
    player: Option<f64>,
    /// Along the field and across it, as the side sees it.
    place: Option<[u8; 2]>,
}

impl RecordedEvent {
    fn second(&self) -> Option<u32> {
        let (minutes, seconds) = self.at.split_once(':')?;
        Some(minutes.parse::<u32>().ok()? * 60 + seconds.parse::<u32>().ok()?)
    }

    fn what(&self) -> Option<Happening> {
        let mut all = Happening::ALL.iter();
        all.find(|what| what.word() == self.kind).copied()
    }

    fn is(&self, what: Happening) -> bool {
        self.kind == what.word()
    }
}

impl TimedRecording {
    /// The number of its periods.
    pub(super) fn periods(&self) -> usize {
        self.periods.len()
    }

    fn check(&self) -> Result<(), String> {
        for period in &self.periods {
            let mut before = 0;
            for event in &period.events {
                let at = event
                    .second()
                    .ok_or_else(|| format!("`{}` is no time; write minutes:seconds", event.at))?;
                if event.what().is_none() {
                    return Err(format!("`{}` at {} is no event", event.kind, event.at));
                }
                if at < before || at > period.length {
                    return Err(format!("the event at {} is out of order", event.at));
                }
                if event.side.is_some_and(|side| side > 1) {
                    return Err(format!("the side at {} is neither 0 nor 1", event.at));
                }
                before = at;
            }
        }
        Ok(())
    }

    /// Plays it up to the requested second.
    pub(super) fn play(&self, rules: &Timed, mut tape: Tape) -> State {
        for (number, period) in self.periods.iter().enumerate() {
            let number = number as u32;
            if number > 0 {
                tape.rest();
                tape.stamp(rules.reading(number - 1, self.periods[number as usize - 1].length));
                rules.show(&mut tape, number - 1, rules.seconds, true);
                tape.state.left = rules.left(number, 0.0, None);
                if !tape.pass(self.rest) {
                    return tape.stop();
                }
            }
            tape.open(rules.period, number + 1, rules.periods);
            tape.stamp(rules.reading(number, 0));
            let start = tape.now();
            period.suspend(&mut tape, start);
            for event in &period.events {
                let at = start + event.second().unwrap_or(0);
                if !tape.pass(at - tape.now()) {
                    return self.stop(rules, tape, number, period, start);
                }
                event.apply(&mut tape, rules, number, at - start);
            }
            if !tape.pass(start + period.length - tape.now()) {
                return self.stop(rules, tape, number, period, start);
            }
            rules.show(&mut tape, number, period.length, true);
        }
        tape.end()
    }

    fn stop(
        &self,
        rules: &Timed,
        mut tape: Tape,
        number: u32,
        period: &RecordedPeriod,
        start: u32,
    ) -> State {
        let real = tape.until() - start;
        rules.look(&mut tape, number, period.length, start, real);
        tape.stop()
    }
}

impl RecordedPeriod {
    /// Suspends betting around goals and cards, from a penalty's award to its end, and during reviews.
    fn suspend(&self, tape: &mut Tape, start: u32) {
        let mut awarded = None;
        let mut scored = None;
        for event in &self.events {
            let (Some(what), Some(at)) = (event.what(), event.second()) else {
                continue;
            };
            let at = start + at;
            match what {
                Happening::PenaltyAwarded => awarded = Some(at),
                Happening::Goal | Happening::OwnGoal | Happening::PenaltyMissed => {
                    let from = awarded.take().unwrap_or(at.saturating_sub(BEFORE));
                    tape.suspend(from, at + AFTER);
                    scored = Some(at);
                }
                Happening::ReviewOver | Happening::GoalDisallowed => {
                    let from = scored.take().unwrap_or(at);
                    tape.suspend(from, at + AFTER);
                    tape.review(from, at);
                }
                Happening::RedCard => tape.suspend(at.saturating_sub(BEFORE), at + 2 * AFTER),
                _ => {}
            }
        }
    }
}

impl RecordedEvent {
    fn apply(&self, tape: &mut Tape, rules: &Timed, period: u32, clock: u32) {
        let Some(what) = self.what() else { return };
        let (played, stoppage) = rules.reading(period, clock);
        let mut mark = Mark {
            side: self.side,
            player: self.player,
            scored: matches!(what, Happening::ReviewOver | Happening::GoalDisallowed),
            ..Mark::new(what)
        };
        if let Some(place) = self.place {
            mark = mark.at(place);
        }
        if let Some(side) = self.side {
            if self.is(Happening::Goal) || self.is(Happening::OwnGoal) {
                let is_own = self.is(Happening::OwnGoal);
                let scorer = if is_own {
                    OWN_GOAL
                } else {
                    self.player.unwrap_or(0.99)
                };
                tape.score(side, 1);
                tape.state.total[side] += 1;
                tape.state.goals.push(Goal { side, scorer });
                mark = mark.scored();
            }
            if self.is(Happening::GoalDisallowed) {
                tape.take_back(side, 1);
                tape.state.goals.pop();
            }
            tape.state.reds[side] += u32::from(self.is(Happening::RedCard));
        }
        tape.mark(mark.clock(played, stoppage));
    }
}

/// A match of tennis.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TennisRecording {
    /// The side that serves first.
    pub server: usize,
    /// Seconds of a point.
    pub point: u32,
    /// Seconds of a change of ends.
    pub change: u32,
    /// Seconds between sets.
    pub rest: u32,
    #[serde(rename = "set")]
    sets: Vec<RecordedSet>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RecordedSet {
    /// The winner of each point: `h` or `a`. A capital is an ace of the server, or its double fault.
    games: Vec<String>,
}

/// A recorded point: who won it, and whether the serve alone decided it.
#[derive(Clone, Copy, Debug)]
pub struct RecordedPoint {
    /// The side that won it.
    pub winner: usize,
    /// Whether it was an ace or a double fault.
    pub is_short: bool,
}

impl TennisRecording {
    /// All points in order.
    pub fn points(&self) -> impl Iterator<Item = RecordedPoint> + '_ {
        let games = self.sets.iter().flat_map(|set| &set.games);
        games
            .flat_map(|game| game.chars())
            .map(|letter| RecordedPoint {
                winner: usize::from(letter.eq_ignore_ascii_case(&'a')),
                is_short: letter.is_ascii_uppercase(),
            })
    }

    /// The sets that each side has won; none when a game or a set does not end where it should.
    pub(super) fn winner(&self) -> Option<Sides<u32>> {
        let mut sets = [0, 0];
        for set in &self.sets {
            let mut games = [0, 0];
            for game in &set.games {
                let tie_break = games == [6, 6];
                let mut points = [0, 0];
                for letter in game.chars() {
                    if is_game_won(points, tie_break) || is_set_won(games) {
                        return None;
                    }
                    points[usize::from(letter.eq_ignore_ascii_case(&'a'))] += 1;
                }
                if !is_game_won(points, tie_break) {
                    return None;
                }
                games[usize::from(points[1] > points[0])] += 1;
            }
            if !is_set_won(games) {
                return None;
            }
            sets[usize::from(games[1] > games[0])] += 1;
        }
        Some(sets)
    }
}

#[cfg(test)]
mod tests {
    use super::Recording;
    use crate::catalogue::Catalogue;
    use crate::play::{Course, Setup, State};

    fn play(key: &str, until: u32) -> State {
        let recording = Recording::load(key)
            .expect("has no mistake")
            .expect("is stored");
        let sports = Catalogue::load().expect("the data are valid").sports;
        let sport = sports.into_iter().find(|sport| sport.key == key);
        let rules = sport.expect("there is such a sport").rules;
        assert!(recording.fits(&rules));
        let course = Course {
            recording: Some(recording.into()),
            ..Course::default()
        };
        rules.play_as(&Setup { seed: 1, edge: 0.0 }, &course, until)
    }

    #[test]
    fn recordings_end_as_they_were_played() {
        let soccer = play("soccer", 40_000);
        assert!(soccer.is_over());
        assert_eq!(soccer.total, [3, 2]);
        assert_eq!(soccer.reds, [0, 1]);
        let kinds: Vec<&str> = soccer
            .events
            .iter()
            .map(|own| own.mark.what.word())
            .collect();
        for kind in [
            "goal",
            "penalty_awarded",
            "review",
            "goal_disallowed",
            "red_card",
            "stoppage",
        ] {
            assert!(kinds.contains(&kind), "{kind}");
        }
        let tennis = play("tennis", 40_000);
        assert!(tennis.is_over());
        assert_eq!(tennis.total, [2, 1]);
        let sets: Vec<[u32; 2]> = tennis.periods.iter().map(|set| set.score).collect();
        assert_eq!(sets, [[6, 4], [6, 7], [6, 3]]);
    }

    #[test]
    fn what_has_happened_stays() {
        for key in ["soccer", "tennis"] {
            let end = play(key, 40_000);
            for until in (0..9000).step_by(371) {
                let state = play(key, until);
                let count = state.events.len();
                assert_eq!(state.events[..], end.events[..count], "{key} at {until}");
            }
        }
    }
}
