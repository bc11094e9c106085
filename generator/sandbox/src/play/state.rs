//! A match at a moment: score, clock, and what is left to play.

use serde::Deserialize;

/// Home and away, in this order.
pub type Sides<T> = [T; 2];

/// What chance needs to know of a match before it is played.
#[derive(Clone, Copy, Debug)]
pub struct Setup {
    /// Of the match.
    pub seed: u64,
    /// How much stronger home is: 0 even, 1 a clear favourite, -1 a clear outsider.
    pub edge: f64,
}

/// A match at a moment.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The running period, a break, or the end.
    pub stage: Stage,
    /// Periods that are over or running.
    pub periods: Vec<Period>,
    /// As the sport counts its total: goals, sets, maps.
    pub total: Sides<u32>,
    /// Points within the running game, in the sport's words.
    pub game: Option<Sides<String>>,
    /// Which side serves, throws or bats.
    pub server: Option<usize>,
    /// The clock, where there is one.
    pub clock: Option<Clock>,
    /// What is left to play, as the prices need it.
    pub left: Left,
    /// Every score of the sports where it matters who was first, in order.
    pub goals: Vec<Goal>,
    /// Whether bets rest because something great has just happened or is about to.
    pub suspended: bool,
    /// Seconds after the start of the next change of any of this; none when it is over.
    pub next: Option<u32>,
}

impl State {
    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.stage == Stage::Ended
    }
}

/// Where a match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The last of `periods` is running.
    Playing,
    /// Between two periods.
    Break,
    /// It is over.
    Ended,
}

/// What a period is called.
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
    /// From 1.
    pub number: u32,
    /// How many of its kind there can be at most.
    pub most: u32,
    /// Its score.
    pub score: Sides<u32>,
}

impl Period {
    /// The stable word of it: `1st_half`, `set_2`, `overtime`.
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
    /// Played so far.
    pub played: u32,
    /// Of added time, once it has begun.
    pub stoppage: Option<u32>,
    /// Of the running period, where the clock counts down.
    pub remaining: Option<u32>,
    /// Whether it stands.
    pub stopped: bool,
}

/// A goal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Goal {
    /// Who scored.
    pub side: usize,
    /// Chooses the scorer among the side's players, in `[0, 1)`.
    pub scorer: f64,
}

/// What is left to play.
#[derive(Clone, Debug, PartialEq)]
pub enum Left {
    /// Seconds of play left in each regular period; whether overtime has begun.
    Time {
        /// By period, on the clock of the match, added time included.
        periods: Vec<f64>,
        /// Share left of the overtime that is being played.
        overtime: Option<f64>,
    },
    /// Sets, frames or maps until one side has enough.
    Race {
        /// How many win the match.
        target: u32,
        /// The running unit, none between two.
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
        /// Who bats second.
        chaser: usize,
    },
    /// A fight: rounds that are over, share left of the running one, who won by what once it is over.
    Rounds {
        /// Rounds that are over.
        done: u32,
        /// Share of the running round left, 1 between rounds.
        share: f64,
        /// Who won, and whether inside the distance.
        result: Option<(usize, bool)>,
    },
    /// Nothing.
    Nothing,
}

/// A set, frame or map that is being played.
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
        /// Who serves.
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
        /// Who throws.
        thrower: usize,
    },
}
