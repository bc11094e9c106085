//! Ids of the kinds of markets.

/// Home, draw, away.
pub const RESULT: u64 = 1;
/// Who scores next.
pub const NEXT_GOAL: u64 = 8;
/// Who scores last.
pub const LAST_GOAL: u64 = 9;
/// Two of home, draw, away.
pub const DOUBLE_CHANCE: u64 = 10;
/// Who wins; a draw is void.
pub const DRAW_NO_BET: u64 = 11;
/// Who wins, and by how many goals.
pub const MARGIN: u64 = 15;
/// Who wins with a head start of some goals.
pub const HANDICAP: u64 = 16;
/// The number of goals.
pub const TOTAL: u64 = 18;
/// The number of home's goals.
pub const HOME_TOTAL: u64 = 19;
/// The number of away's goals.
pub const AWAY_TOTAL: u64 = 20;
/// Between which numbers the total is.
pub const BANDS: u64 = 25;
/// Whether the total is odd or even.
pub const ODD_EVEN: u64 = 26;
/// Whether both sides score.
pub const BOTH_SCORE: u64 = 29;
/// Whether away does not score.
pub const HOME_CLEAN: u64 = 31;
/// Whether home does not score.
pub const AWAY_CLEAN: u64 = 32;
/// Whether home wins and away does not score.
pub const HOME_NIL: u64 = 33;
/// Whether away wins and home does not score.
pub const AWAY_NIL: u64 = 34;
/// The result, and whether both sides score.
pub const RESULT_BOTH: u64 = 35;
/// The number of goals, and whether both sides score.
pub const TOTAL_BOTH: u64 = 36;
/// The result, and the number of goals.
pub const RESULT_TOTAL: u64 = 37;
/// Who scores first.
pub const FIRST_SCORER: u64 = 38;
/// Who scores last.
pub const LAST_SCORER: u64 = 39;
/// Who scores at any time.
pub const SCORER: u64 = 40;
/// The score at the end.
pub const SCORE: u64 = 45;
/// The result of the first half, and of the match.
pub const HALF_FULL: u64 = 47;
/// Whether home wins both halves.
pub const HOME_BOTH_HALVES: u64 = 48;
/// Whether away wins both halves.
pub const AWAY_BOTH_HALVES: u64 = 49;
/// Whether home wins a half.
pub const HOME_EITHER_HALF: u64 = 50;
/// Whether away wins a half.
pub const AWAY_EITHER_HALF: u64 = 51;
/// Which half has more goals.
pub const BEST_HALF: u64 = 52;
/// Whether home scores in both halves.
pub const HOME_EACH_HALF: u64 = 56;
/// Whether away scores in both halves.
pub const AWAY_EACH_HALF: u64 = 57;
/// The result of the first half.
pub const HALF_RESULT: u64 = 60;
/// The number of goals in the first half.
pub const HALF_TOTAL: u64 = 68;
/// Whether both sides score in both halves.
pub const BOTH_EACH_HALF: u64 = 69;
/// The number of goals, with lines of whole and quarter goals.
pub const ASIAN_TOTAL: u64 = 180;
/// Who wins, overtime included.
pub const WINNER: u64 = 186;
/// The score in sets, maps or frames.
pub const SET_SCORE: u64 = 199;
/// Who wins a set.
pub const SET_WINNER: u64 = 202;
/// Whether a set has a tie-break.
pub const TIE_BREAK: u64 = 203;
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
/// The number of runs in an over.
pub const OVER_RUNS: u64 = 606;
/// The number of runs in the first overs.
pub const FIRST_OVERS: u64 = 607;
/// Who wins, and by how many points.
pub const POINTS_MARGIN: u64 = 914;
/// Who makes most runs of a side.
pub const HOME_BATTER: u64 = 915;
/// See [`HOME_BATTER`].
pub const AWAY_BATTER: u64 = 916;
/// The first of the kinds that count something: see [`super::counted`].
pub const COUNTED: u64 = 2000;
/// The first of the kinds that count something of a player: see [`super::players`].
pub const PLAYER: u64 = 4000;

/// Whether two of three outcomes of a market win.
#[cfg(test)]
pub fn is_double_chance(market: u64) -> bool {
    use super::counted::{Asked, read};
    market == DOUBLE_CHANCE || matches!(read(market), Some((_, Asked::DoubleChance, _)))
}

/// Whether several outcomes of a market can win: those that list players.
pub fn lists_players(market: u64) -> bool {
    market == SCORER || market >= PLAYER
}
