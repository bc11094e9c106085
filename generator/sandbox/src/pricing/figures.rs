//! What is counted: of both sides, in a part of the match, and of a player.

use super::kind;
use super::outcomes::{drawn, scorer};
use crate::play::Happening;

/// Shares of a side's cards that its named players get, in the order of [`super::outcomes::SCORERS`].
pub const BOOKED: [f64; 6] = [0.07, 0.08, 0.1, 0.11, 0.12, 0.13];

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// What the score counts.
    Units,
    /// Corners.
    Corners,
    /// Yellow and red cards.
    Cards,
    /// Shots, with those on target.
    Shots,
    /// Shots on target, with goals.
    OnTarget,
    /// Games of tennis.
    Games,
    /// Tries.
    Tries,
    /// Wickets that a side loses.
    Wickets,
    /// Fours.
    Fours,
    /// Sixes.
    Sixes,
}

impl Counted {
    /// Everything that is counted.
    pub const ALL: [Self; 10] = [
        Self::Units,
        Self::Corners,
        Self::Cards,
        Self::Shots,
        Self::OnTarget,
        Self::Games,
        Self::Tries,
        Self::Wickets,
        Self::Fours,
        Self::Sixes,
    ];
}

/// Which part of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// All of it, without overtime.
    Whole,
    /// A half.
    Half,
    /// A quarter, period, set or innings.
    Period,
}

impl Scope {
    /// Every part.
    pub const ALL: [Self; 3] = [Self::Whole, Self::Half, Self::Period];
}

/// What is counted of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// Goals; own goals are nobody's.
    Goals,
    /// Shots, with those on target.
    Shots,
    /// Shots on target, with goals.
    OnTarget,
    /// Yellow and red cards.
    Cards,
    /// Points.
    Points,
    /// Rebounds.
    Rebounds,
    /// Assists.
    Assists,
    /// Tries.
    Tries,
}

impl Figure {
    /// Every figure.
    pub const ALL: [Self; 8] = [
        Self::Goals,
        Self::Shots,
        Self::OnTarget,
        Self::Cards,
        Self::Points,
        Self::Rebounds,
        Self::Assists,
        Self::Tries,
    ];

    /// The kind of its markets.
    pub fn kind(self) -> u64 {
        kind::PLAYER + self as u64
    }

    /// The figure of a kind; none of other kinds.
    pub fn of(market: u64) -> Option<Self> {
        let place = usize::try_from(market.checked_sub(kind::PLAYER)?).ok()?;
        Self::ALL.get(place).copied()
    }
}

/// Index of the player that gets a card; none when it is another.
pub fn booked(chance: f64) -> Option<usize> {
    drawn(&BOOKED, chance)
}

/// Index of the player that an event names among the named players of its side.
pub fn named_player(what: Happening, chance: f64) -> Option<usize> {
    match what {
        Happening::YellowCard | Happening::RedCard => booked(chance),
        _ => scorer(chance),
    }
}
