//! Which outrights there are: one for each league, about who wins it, and one for each group of a stage that can
//! be won by itself. They are places behind the matches, and take bets until the competition or the stage ends.

use api::wire::EventStatus;

use super::fixtures::Fixture;
use crate::catalogue::Catalogue;
use crate::play::Rules;
use crate::random::unit;

const DAY: f64 = 86_400.0;
/// The first competition ends this many days after the beginning of the clock, the last one that
/// many.
const ENDS: [f64; 2] = [20.0, 260.0];
/// When a stage ends, as a share of the time until its competition ends.
const STAGE_ENDS: f64 = 0.4;

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
pub fn draw(catalogue: &Catalogue, seed: u64) -> (Vec<Fixture>, Vec<Option<Part>>) {
    let is_won = |league: &usize| !matches!(catalogue.sport_of(*league).rules, Rules::Fight(_));
    let won: Vec<usize> = (0..catalogue.leagues.len()).filter(is_won).collect();
    let close = |league: usize, share: f64| {
        let [first, last] = ENDS;
        let days = first + (last - first) * unit(&[seed, league as u64, 7]);
        Fixture {
            league: league as u16,
            sides: [0, 0],
            start: (days * share * DAY) as i32 / 3600 * 3600,
        }
    };
    let whole = won.iter().map(|league| (close(*league, 1.0), None));
    let parts = won.iter().flat_map(|league| {
        let stages = catalogue.leagues[*league].stages.iter().enumerate();
        let groups =
            stages.flat_map(|(stage, own)| (0..own.groups).map(move |group| (stage, group)));
        groups.map(|(stage, group)| (close(*league, STAGE_ENDS), Some(Part { stage, group })))
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
