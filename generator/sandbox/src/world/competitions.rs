//! Which outrights there are: one for each league, about who wins it, and one for each group of a stage that can
//! be won by itself. They are places behind the matches, and take bets until the competition or the stage ends by the
//! league's calendar.

use api::wire::EventStatus;
use jiff::Timestamp;

use super::fixtures::Fixture;
use crate::catalogue::{Calendar, Catalogue};
use crate::play::Rules;

/// Betting closes this long before the end, in seconds.
pub const CLOSES_BEFORE: i64 = 4 * 3600;

/// A group of a stage of a competition.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// Place of the stage in its league.
    pub stage: usize,
    /// From 0.
    pub group: u8,
}

/// Draws the outrights: first one for each league that somebody wins, then those of stages. Nobody wins
/// a series of fights.
pub fn draw(catalogue: &Catalogue, origin: Timestamp) -> (Vec<Fixture>, Vec<Option<Part>>) {
    let is_won = |league: &usize| !matches!(catalogue.sport_of(*league).rules, Rules::Fight(_));
    let won: Vec<usize> = (0..catalogue.leagues.len()).filter(is_won).collect();
    let close = |league: usize, end: fn(&Calendar, Timestamp) -> Timestamp| Fixture {
        league: league as u16,
        sides: [0, 0],
        start: end(&catalogue.leagues[league].calendar, origin).as_second()
            - origin.as_second()
            - CLOSES_BEFORE,
    };
    let whole = won
        .iter()
        .map(|league| (close(*league, Calendar::end), None));
    let parts = won.iter().flat_map(|league| {
        let stages = catalogue.leagues[*league].stages.iter().enumerate();
        let groups =
            stages.flat_map(|(stage, own)| (0..own.groups).map(move |group| (stage, group)));
        groups.map(|(stage, group)| {
            (
                close(*league, Calendar::stage_end),
                Some(Part { stage, group }),
            )
        })
    });
    whole.chain(parts).unzip()
}

/// The state of an outright that closes at a second of the clock. It is never in play.
pub fn status(close: i64, at: i64) -> EventStatus {
    if at < close {
        EventStatus::Prematch
    } else {
        EventStatus::Finished
    }
}
