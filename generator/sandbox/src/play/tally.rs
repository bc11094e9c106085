//! Figures of both sides: what the events of a match add up to.

use super::events::Happening;
use super::sides::Sides;

macro_rules! facts {
    ($($variant:ident = $word:literal,)+) => {
        /// A figure.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Fact {
            $(#[doc = concat!("`", $word, "`")] $variant,)+
        }

        impl Fact {
            /// Every figure.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];

            /// The word on the wire.
            pub fn word(self) -> &'static str {
                match self { $(Self::$variant => $word,)+ }
            }
        }
    };
}

facts! {
    Possession = "possession",
    Shots = "shots",
    ShotsOnTarget = "shots_on_target",
    DangerousAttacks = "dangerous_attacks",
    Corners = "corners",
    FreeKicks = "free_kicks",
    YellowCards = "yellow_cards",
    RedCards = "red_cards",
    MinorPenalties = "minor_penalties",
    TwoMinutes = "two_minutes",
    TwoPoints = "two_points",
    ThreePoints = "three_points",
    FreeThrows = "free_throws",
    Rebounds = "rebounds",
    Fouls = "fouls",
    Timeouts = "timeouts",
    Tries = "tries",
    Conversions = "conversions",
    PenaltyGoals = "penalty_goals",
    Touchdowns = "touchdowns",
    FieldGoals = "field_goals",
    Punts = "punts",
    Turnovers = "turnovers",
    Points = "points_won",
    ServePoints = "serve_points_won",
    Aces = "aces",
    DoubleFaults = "double_faults",
    Games = "games_won",
    Breaks = "breaks",
    Streak = "longest_run",
    Runs = "runs",
    Fours = "fours",
    Sixes = "sixes",
    Dots = "dot_balls",
    Wickets = "wickets_lost",
    Hits = "hits",
    HomeRuns = "home_runs",
    Walks = "walks",
    Strikeouts = "strikeouts",
    Rounds = "rounds_won",
    Kills = "kills",
    Maps = "maps_won",
    Legs = "legs_won",
    OneEighties = "one_eighties",
    Tons = "tons",
    Checkout = "highest_checkout",
    HighestBreak = "highest_break",
    Fifties = "fifties",
    Centuries = "centuries",
    Strikes = "strikes",
    Knockdowns = "knockdowns",
    Takedowns = "takedowns",
}

impl Fact {
    /// Whether it is shown as each side's share of both.
    pub fn is_share(self) -> bool {
        self == Self::Possession
    }

    /// The figure that counts events of a kind.
    fn counting(what: Happening) -> Option<Self> {
        Some(match what {
            Happening::DangerousAttack => Self::DangerousAttacks,
            Happening::FreeKick => Self::FreeKicks,
            Happening::Corner => Self::Corners,
            Happening::Shot => Self::Shots,
            Happening::YellowCard => Self::YellowCards,
            Happening::RedCard => Self::RedCards,
            Happening::MinorPenalty => Self::MinorPenalties,
            Happening::TwoMinutes => Self::TwoMinutes,
            Happening::TwoPoints => Self::TwoPoints,
            Happening::ThreePoints => Self::ThreePoints,
            Happening::FreeThrow => Self::FreeThrows,
            Happening::Rebound => Self::Rebounds,
            Happening::Foul => Self::Fouls,
            Happening::Timeout => Self::Timeouts,
            Happening::Try => Self::Tries,
            Happening::Conversion => Self::Conversions,
            Happening::PenaltyGoal => Self::PenaltyGoals,
            Happening::Touchdown => Self::Touchdowns,
            Happening::FieldGoal => Self::FieldGoals,
            Happening::Punt => Self::Punts,
            Happening::Turnover => Self::Turnovers,
            Happening::Ace => Self::Aces,
            Happening::DoubleFault => Self::DoubleFaults,
            Happening::Game => Self::Games,
            Happening::Break => Self::Breaks,
            Happening::Four => Self::Fours,
            Happening::Six => Self::Sixes,
            Happening::Wicket => Self::Wickets,
            Happening::Walk => Self::Walks,
            Happening::Strikeout => Self::Strikeouts,
            Happening::Round => Self::Rounds,
            Happening::Map => Self::Maps,
            Happening::OneEighty => Self::OneEighties,
            Happening::Leg => Self::Legs,
            Happening::Century => Self::Centuries,
            Happening::Knockdown => Self::Knockdowns,
            Happening::Takedown => Self::Takedowns,
            _ => return None,
        })
    }
}

/// The figures of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    counts: [Sides<u32>; Fact::ALL.len()],
    /// The side that has won the last points, and how many.
    run: (usize, u32),
}

impl Default for Tally {
    fn default() -> Self {
        Self {
            counts: [[0, 0]; Fact::ALL.len()],
            run: (0, 0),
        }
    }
}

impl Tally {
    /// A figure of both sides.
    pub fn get(&self, fact: Fact) -> Sides<u32> {
        self.counts[fact as usize]
    }

    /// Adds to a figure of a side.
    pub fn add(&mut self, fact: Fact, side: usize, more: u32) {
        self.counts[fact as usize][side] += more;
    }

    /// Records a side's highest value.
    pub fn most(&mut self, fact: Fact, side: usize, value: u32) {
        let own = &mut self.counts[fact as usize][side];
        *own = (*own).max(value);
    }

    /// Counts a point that a side has won, and its run of points.
    pub fn point(&mut self, side: usize) {
        self.add(Fact::Points, side, 1);
        self.run = match self.run {
            (last, points) if last == side => (side, points + 1),
            _ => (side, 1),
        };
        self.most(Fact::Streak, side, self.run.1);
    }

    /// Counts an event.
    pub fn count(&mut self, what: Happening, side: usize) {
        if let Some(fact) = Fact::counting(what) {
            self.add(fact, side, 1);
        }
        // A shot on target is a shot, as is a goal; a hit may be a home run.
        match what {
            Happening::ShotOnTarget | Happening::Goal => {
                self.add(Fact::Shots, side, 1);
                self.add(Fact::ShotsOnTarget, side, 1);
            }
            // A break of serve is a game, too.
            Happening::Break => self.add(Fact::Games, side, 1),
            Happening::Century | Happening::BigBreak => self.add(Fact::Fifties, side, 1),
            Happening::Hit => self.add(Fact::Hits, side, 1),
            Happening::HomeRun => {
                self.add(Fact::Hits, side, 1);
                self.add(Fact::HomeRuns, side, 1);
            }
            _ => {}
        }
    }
}
