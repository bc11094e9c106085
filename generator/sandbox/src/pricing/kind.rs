//! Ids of the kinds of markets.

/// Home, draw, away.
pub const RESULT: u64 = 1;
/// Who scores next.
pub const NEXT_GOAL: u64 = 8;
/// Two of home, draw, away.
pub const DOUBLE_CHANCE: u64 = 10;
/// Who wins; a draw is void.
pub const DRAW_NO_BET: u64 = 11;
/// Who wins with a head start of some goals.
pub const HANDICAP: u64 = 16;
/// The number of goals.
pub const TOTAL: u64 = 18;
/// The number of home's goals.
pub const HOME_TOTAL: u64 = 19;
/// The number of away's goals.
pub const AWAY_TOTAL: u64 = 20;
/// Whether the total is odd or even.
pub const ODD_EVEN: u64 = 26;
/// Whether both sides score.
pub const BOTH_SCORE: u64 = 29;
/// Who scores at any time.
pub const SCORER: u64 = 40;
/// The score at the end.
pub const SCORE: u64 = 45;
/// The result of the first half.
pub const HALF_RESULT: u64 = 60;
/// The number of goals in the first half.
pub const HALF_TOTAL: u64 = 68;
/// Who wins, overtime included.
pub const WINNER: u64 = 186;
/// The score in sets, maps or frames.
pub const SET_SCORE: u64 = 199;
/// Who wins a set.
pub const SET_WINNER: u64 = 202;
/// The number of games in a set.
pub const SET_GAMES: u64 = 204;
/// The result of a quarter.
pub const QUARTER_RESULT: u64 = 235;
/// Who wins a map.
pub const MAP_WINNER: u64 = 330;
/// The result of a period.
pub const PERIOD_RESULT: u64 = 443;
/// Who wins a frame.
pub const FRAME_WINNER: u64 = 499;
/// Who wins a competition.
pub const COMPETITION_WINNER: u64 = 534;
/// Who is among the first three of a competition.
pub const COMPETITION_PLACED: u64 = 559;
/// The number of runs in an innings.
pub const INNING_TOTAL: u64 = 605;
/// Who wins a fight, and how.
pub const METHOD: u64 = 911;
/// Whether a fight goes the distance.
pub const DISTANCE: u64 = 912;
