//! Prices of a match, all from one model of what is left to play.
