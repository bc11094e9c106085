//! A match at a moment: score, clock, and what is left to play.

use serde::Deserialize;

use super::batting::Batting;
use super::events::{Event, Happening, Mark};
use super::sides::Sides;
use super::tally::Tally;

/// What the simulation needs to know about a match.
#[derive(Clone, Copy, Debug)]
pub struct Setup {
    /// Seed of the match.
    pub seed: u64,
    /// How much stronger home is: 0 even, 1 a clear favourite, -1 a clear outsider.
    pub edge: f64,
}

/// The state of a match at a second.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// In a period, between two, or over.
    pub stage: Stage,
    /// Periods that are over or running.
    pub periods: Vec<Period>,
    /// Score in the sport's unit: goals, sets, maps.
    pub total: Sides<u32>,
    /// Points within the running game, in the sport's terms.
    pub game: Option<Sides<String>>,
    /// Which side serves, throws or bats.
    pub server: Option<usize>,
    /// The clock, in sports that have one.
    pub clock: Option<Clock>,
    /// What is left to play, as prices need it.
    pub left: Left,
    /// Every score in order, in sports where the next scorer matters.
    pub goals: Vec<Goal>,
    /// Whether betting is suspended around a goal or similar event.
    pub suspended: bool,
    /// Whether officials are looking at the last score, and may take it back.
    pub is_reviewed: bool,
    /// The side that could not go on, which ended the match.
    pub retired: Option<usize>,
    /// Players sent off, by side.
    pub reds: Sides<u32>,
    /// What has happened, in order.
    pub events: Vec<Event>,
    /// What it adds up to.
    pub tally: Tally,
    /// Overs and batters of cricket.
    pub batting: Batting,
    /// Seconds after the start of the next change of this state; none when the match is over.
    pub next: Option<u32>,
}

impl State {
    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.stage == Stage::Ended
    }

    /// Ends it here, whatever is left to play.
    pub fn finish(&mut self) {
        if self.is_over() {
            return;
        }
        self.stage = Stage::Ended;
        self.next = None;
        self.events.push(Event {
            at: self.events.last().map_or(0, |last| last.at),
            mark: Mark {
                clock: self.clock.map(|clock| (clock.played, clock.stoppage)),
                ..Mark::new(Happening::MatchEnd).scored()
            },
            period: self.periods.len().checked_sub(1),
            score: Some(self.total),
        });
    }
}

/// The phase of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The last of `periods` is running.
    Playing,
    /// Between two periods.
    Break,
    /// It is over.
    Ended,
}

/// The kind of a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PeriodKind {
    /// One of two.
    Half,
    /// One of four.
    Quarter,
    /// One of three, as in ice hockey.
    Period,
    /// After a draw.
    Overtime,
    /// Tennis, volleyball, darts.
    Set,
    /// Baseball, cricket.
    Inning,
    /// Cyber sports.
    Map,
    /// Snooker.
    Frame,
    /// Boxing, MMA.
    Round,
}

impl PeriodKind {
    /// The word on the wire.
    pub fn word(self) -> &'static str {
        match self {
            Self::Half => "half",
            Self::Quarter => "quarter",
            Self::Period => "period",
            Self::Overtime => "overtime",
            Self::Set => "set",
            Self::Inning => "inning",
            Self::Map => "map",
            Self::Frame => "frame",
            Self::Round => "round",
        }
    }
}

/// A period and its score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// What it is.
    pub kind: PeriodKind,
    /// Its number, from 1.
    pub number: u32,
    /// The most periods of this kind that there can be.
    pub most: u32,
    /// Its score.
    pub score: Sides<u32>,
}

impl Period {
    /// Its wire key: `1st_half`, `set_2`, `overtime`.
    pub fn key(&self) -> String {
        match (self.kind, self.number) {
            (PeriodKind::Overtime, 1) => "overtime".to_owned(),
            (PeriodKind::Half | PeriodKind::Quarter | PeriodKind::Period, number) => {
                let ordinal = match number {
                    1 => "1st".to_owned(),
                    2 => "2nd".to_owned(),
                    3 => "3rd".to_owned(),
                    other => format!("{other}th"),
                };
                format!("{ordinal}_{}", self.kind.word())
            }
            (kind, number) => format!("{}_{number}", kind.word()),
        }
    }
}

/// A clock, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Time played.
    pub played: u32,
    /// Added time, once it has begun.
    pub stoppage: Option<u32>,
    /// Time left in the running period, where the clock counts down.
    pub remaining: Option<u32>,
    /// Whether it is stopped.
    pub stopped: bool,
}

/// A goal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Goal {
    /// The side that scored.
    pub side: usize,
    /// Selects the scorer among the side's players, in `[0, 1)`; 1 of an own goal.
    pub scorer: f64,
}

/// The scorer of an own goal.
pub const OWN_GOAL: f64 = 1.0;

impl Goal {
    /// Whether no player of the side scored it.
    pub fn is_own(&self) -> bool {
        self.scorer >= OWN_GOAL
    }
}

/// What is left to play.
#[derive(Clone, Debug, PartialEq)]
pub enum Left {
    /// Seconds of play left in each regular period; whether overtime has begun.
    Time {
        /// By period, on the clock of the match, added time included.
        periods: Vec<f64>,
        /// Share that is left of the running overtime.
        overtime: Option<f64>,
    },
    /// Sets, frames or maps until one side has enough.
    Race {
        /// Units needed to win the match.
        target: u32,
        /// The running unit; none between two.
        unit: Option<Unit>,
    },
    /// Baseball: innings left to bat, by side.
    Innings(Sides<f64>),
    /// Cricket: balls and wickets left to bat, by side; who bats second.
    Overs {
        /// Balls left.
        balls: Sides<u32>,
        /// Wickets left.
        wickets: Sides<u32>,
        /// The side that bats second.
        chaser: usize,
    },
    /// A fight.
    Rounds {
        /// Completed rounds.
        done: u32,
        /// Share that is left of the running round; 1 between rounds.
        share: f64,
        /// The winner, and whether by knockout.
        result: Option<(usize, bool)>,
    },
    /// Nothing.
    Nothing,
}

/// A running set, frame or map.
#[derive(Clone, Debug, PartialEq)]
pub enum Unit {
    /// Rallies, rounds, kills, a frame: points of each side.
    Points(Sides<u32>),
    /// Tennis: games, points, server, whether a tie-break.
    Games {
        /// Games of the set.
        games: Sides<u32>,
        /// Points of the game, counted from 0.
        points: Sides<u32>,
        /// The server.
        server: usize,
        /// Whether the game is a tie-break.
        tie_break: bool,
    },
    /// Darts: legs of the set, points each has left in the leg, who throws next.
    Legs {
        /// Legs of the set.
        legs: Sides<u32>,
        /// Left of 501.
        points: Sides<u32>,
        /// The side that throws next.
        thrower: usize,
    },
}
