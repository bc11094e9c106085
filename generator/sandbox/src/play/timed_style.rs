//! The sports against the clock that differ in what happens in them.

use serde::Deserialize;

/// What a sport against the clock looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TimedStyle {
    /// Also futsal.
    Soccer,
    /// Two-minute suspensions.
    Handball,
    /// Minor penalties.
    IceHockey,
    /// One, two and three points.
    Basketball,
    /// Tries, conversions, penalties.
    Rugby,
    /// Touchdowns, field goals.
    AmericanFootball,
}
