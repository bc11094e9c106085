//! What the prices of a match depend on.

use std::sync::Arc;

use crate::play::{Left, Rules, Sides, State};

/// What the prices of a match depend on.
#[derive(Debug)]
pub struct Situation<'a> {
    /// How the sport is played.
    pub rules: &'a Rules,
    /// The state of the match; none before the start.
    pub state: Option<&'a State>,
    /// How much stronger home is, as in [`crate::play::Setup`].
    pub edge: f64,
    /// The current drift of the bookmaker's opinion, from about -1 to about 1.
    pub opinion: f64,
    /// Whether many bet on it, so that it has markets on everything.
    pub is_deep: bool,
    /// Named players of home and away, the likeliest scorers first.
    pub scorers: Sides<&'a [Arc<str>]>,
}

impl<'a> Situation<'a> {
    /// What is left of the match; none before its start and after its end.
    pub fn left(&self) -> Option<&'a Left> {
        self.state
            .map(|state| &state.left)
            .filter(|left| **left != Left::Nothing)
    }
}
