//! Which figures a sport shows.

use super::Rules;
use super::tally::Fact;
use super::timed_style::TimedStyle;

impl Fact {
    /// The figures of a sport, the most important first.
    pub fn of(rules: &Rules) -> &'static [Self] {
        match rules {
            Rules::Timed(timed) => match timed.style {
                TimedStyle::Soccer => &[
                    Self::Possession,
                    Self::Shots,
                    Self::ShotsOnTarget,
                    Self::DangerousAttacks,
                    Self::Corners,
                    Self::FreeKicks,
                    Self::YellowCards,
                    Self::RedCards,
                ],
                TimedStyle::Handball => &[
                    Self::Possession,
                    Self::Shots,
                    Self::ShotsOnTarget,
                    Self::TwoMinutes,
                    Self::YellowCards,
                    Self::Timeouts,
                ],
                TimedStyle::IceHockey => &[
                    Self::Shots,
                    Self::ShotsOnTarget,
                    Self::MinorPenalties,
                    Self::Possession,
                    Self::Timeouts,
                ],
                TimedStyle::Basketball => &[
                    Self::TwoPoints,
                    Self::ThreePoints,
                    Self::FreeThrows,
                    Self::Rebounds,
                    Self::Fouls,
                    Self::Timeouts,
                ],
                TimedStyle::Rugby => &[
                    Self::Possession,
                    Self::Tries,
                    Self::Conversions,
                    Self::PenaltyGoals,
                    Self::YellowCards,
                    Self::RedCards,
                ],
                TimedStyle::AmericanFootball => &[
                    Self::Possession,
                    Self::Touchdowns,
                    Self::FieldGoals,
                    Self::Punts,
                    Self::Turnovers,
                    Self::Timeouts,
                ],
            },
            Rules::Tennis(_) => &[
                Self::Aces,
                Self::DoubleFaults,
                Self::Breaks,
                Self::Games,
                Self::Points,
                Self::ServePoints,
                Self::Streak,
            ],
            Rules::Rally(_) => &[
                Self::Points,
                Self::ServePoints,
                Self::Aces,
                Self::Streak,
                Self::Timeouts,
            ],
            Rules::Maps(maps) if maps.counts_kills() => {
                &[Self::Kills, Self::Maps, Self::Streak, Self::Points]
            }
            Rules::Maps(_) => &[Self::Rounds, Self::Kills, Self::Maps, Self::Streak],
            Rules::Baseball(_) => &[
                Self::Runs,
                Self::Hits,
                Self::HomeRuns,
                Self::Walks,
                Self::Strikeouts,
            ],
            Rules::Cricket(_) => &[
                Self::Runs,
                Self::Fours,
                Self::Sixes,
                Self::Dots,
                Self::Wickets,
            ],
            Rules::Darts(_) => &[Self::Legs, Self::OneEighties, Self::Tons, Self::Checkout],
            Rules::Snooker(_) => &[
                Self::Points,
                Self::HighestBreak,
                Self::Centuries,
                Self::Fifties,
            ],
            Rules::Fight(fight) if fight.has_takedowns => &[
                Self::Strikes,
                Self::Knockdowns,
                Self::Takedowns,
                Self::Rounds,
            ],
            Rules::Fight(_) => &[Self::Strikes, Self::Knockdowns, Self::Rounds, Self::Points],
        }
    }
}
