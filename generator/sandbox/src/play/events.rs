//! What happens in a match, in the words of its timeline.

/// How much an event matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// Part of the course of play: an attack, a throw-in, a single point. Not in the timeline.
    Small,
    /// In the timeline.
    Usual,
    /// Also why markets are suspended, or what everybody wants to know.
    Great,
}

macro_rules! happenings {
    ($($variant:ident = $word:literal $weight:ident,)+) => {
        /// The kind of an event.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Happening {
            $(#[doc = concat!("`", $word, "`")] $variant,)+
        }

        impl Happening {
            /// Every kind.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];

            /// The word on the wire.
            pub fn word(self) -> &'static str {
                match self { $(Self::$variant => $word,)+ }
            }

            /// How much it matters.
            pub fn weight(self) -> Weight {
                match self { $(Self::$variant => Weight::$weight,)+ }
            }
        }
    };
}

happenings! {
    PeriodStart = "period_start" Great,
    PeriodEnd = "period_end" Great,
    MatchEnd = "match_end" Great,
    Stoppage = "stoppage" Usual,
    Timeout = "timeout" Usual,
    Injury = "injury" Usual,
    Retired = "retired" Great,
    SuspendedPlay = "suspended_play" Great,
    Resumed = "resumed" Great,
    Abandoned = "abandoned" Great,
    Attack = "attack" Small,
    DangerousAttack = "dangerous_attack" Small,
    ThrowIn = "throw_in" Small,
    FreeKick = "free_kick" Usual,
    Corner = "corner" Usual,
    Shot = "shot" Usual,
    ShotOnTarget = "shot_on_target" Usual,
    Goal = "goal" Great,
    OwnGoal = "own_goal" Great,
    GoalDisallowed = "goal_disallowed" Great,
    PenaltyAwarded = "penalty_awarded" Great,
    PenaltyMissed = "penalty_missed" Great,
    Review = "review" Great,
    ReviewOver = "review_over" Great,
    YellowCard = "yellow_card" Great,
    RedCard = "red_card" Great,
    Substitution = "substitution" Usual,
    MinorPenalty = "minor_penalty" Great,
    TwoMinutes = "two_minutes" Great,
    TwoPoints = "two_points" Usual,
    ThreePoints = "three_points" Usual,
    FreeThrow = "free_throw" Usual,
    Rebound = "rebound" Small,
    Foul = "foul" Small,
    Try = "try" Great,
    Conversion = "conversion" Usual,
    PenaltyGoal = "penalty_goal" Great,
    Touchdown = "touchdown" Great,
    ExtraPoint = "extra_point" Usual,
    TwoPointConversion = "two_point_conversion" Usual,
    FieldGoal = "field_goal" Great,
    Punt = "punt" Usual,
    Turnover = "turnover" Usual,
    Point = "point" Small,
    Ace = "ace" Usual,
    DoubleFault = "double_fault" Usual,
    Game = "game" Usual,
    Break = "break" Great,
    TieBreak = "tie_break" Great,
    Set = "set" Great,
    Wicket = "wicket" Great,
    Four = "four" Usual,
    Six = "six" Usual,
    Out = "out" Small,
    Strikeout = "strikeout" Usual,
    Walk = "walk" Usual,
    Hit = "hit" Usual,
    Run = "run" Great,
    HomeRun = "home_run" Great,
    Round = "round" Usual,
    Kill = "kill" Small,
    Map = "map" Great,
    OneEighty = "one_eighty" Usual,
    Leg = "leg" Usual,
    BigBreak = "big_break" Usual,
    Century = "century" Great,
    Frame = "frame" Great,
    Knockdown = "knockdown" Great,
    Takedown = "takedown" Usual,
    Knockout = "knockout" Great,
    Decision = "decision" Great,
}

/// A place on the field: along it towards away's goal, and across it, in hundredths.
pub type Place = [u8; 2];

/// An event, as the rules of a sport report it to the tape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    /// What happens.
    pub what: Happening,
    /// The side that it belongs to.
    pub side: Option<usize>,
    /// Selects the player among the side's named players, in `[0, 1)`.
    pub player: Option<f64>,
    /// Selects the player that prepared it.
    pub helper: Option<f64>,
    /// Whether it changed the score.
    pub scored: bool,
    /// Where it happens.
    pub place: Option<Place>,
    /// Reading of the clock, and of the added time.
    pub clock: Option<(u32, Option<u32>)>,
}

impl Mark {
    /// An event that belongs to no side.
    pub fn new(what: Happening) -> Self {
        Self {
            what,
            side: None,
            player: None,
            helper: None,
            scored: false,
            place: None,
            clock: None,
        }
    }

    /// An event of a side.
    pub fn of(what: Happening, side: usize) -> Self {
        Self {
            side: Some(side),
            ..Self::new(what)
        }
    }

    /// With the score after it.
    #[must_use]
    pub fn scored(self) -> Self {
        Self {
            scored: true,
            ..self
        }
    }

    /// With the player.
    #[must_use]
    pub fn by(self, player: f64) -> Self {
        Self {
            player: Some(player),
            ..self
        }
    }

    /// With the player that prepared it.
    #[must_use]
    pub fn helped(self, player: f64) -> Self {
        Self {
            helper: Some(player),
            ..self
        }
    }

    /// With the place on the field, as the attacking side sees it.
    #[must_use]
    pub fn at(self, [x, y]: Place) -> Self {
        let place = match self.side {
            Some(1) => [100 - x, 100 - y],
            _ => [x, y],
        };
        Self {
            place: Some(place),
            ..self
        }
    }

    /// With the clock.
    #[must_use]
    pub fn clock(self, played: u32, stoppage: Option<u32>) -> Self {
        Self {
            clock: Some((played, stoppage)),
            ..self
        }
    }
}

/// An event of a match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Event {
    /// Seconds after the start of the match.
    pub at: u32,
    /// What happened.
    pub mark: Mark,
    /// Place of its period.
    pub period: Option<usize>,
    /// The score after it, if it changed it.
    pub score: Option<[u32; 2]>,
}
