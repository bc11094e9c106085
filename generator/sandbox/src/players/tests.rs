//! Tests of players as a whole.
