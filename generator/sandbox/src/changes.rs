//! What of a match is published when it changes.

use api::wire::EventStatus;

use crate::play::{Clock, Event, Period, Sides, Stage, State, Weight};
use crate::pricing::{Line, Offer, kind};
use crate::world::Standing;

/// The parts of a match that are published when they change. A running clock is not.
#[derive(PartialEq)]
pub struct Facts<'a> {
    is_withheld: bool,
    status: EventStatus,
    start: i64,
    names: Option<&'a Sides<Option<String>>>,
    score: Option<Score<'a>>,
}

#[derive(PartialEq)]
struct Score<'a> {
    stage: Stage,
    periods: &'a [Period],
    total: Sides<u32>,
    game: Option<&'a Sides<String>>,
    server: Option<usize>,
    /// Whether the clock is stopped, whether it shows added time, and where it is, if nobody can know: a clock
    /// that is faster than time.
    clock: Option<(bool, bool, u32)>,
    /// How many of the events matter.
    events: usize,
}

/// The line of the second market of lists.
pub fn balanced_total(offers: &[Offer]) -> Option<Line> {
    let mut totals = offers.iter().filter(|offer| offer.market == kind::TOTAL);
    Some(totals.find(|offer| offer.most_balanced)?.line)
}

/// The parts of a match that are published when they change, with a clock of this speed.
pub fn facts(standing: &Standing, speed: u32) -> Facts<'_> {
    Facts {
        is_withheld: is_withheld(standing),
        status: standing.status,
        start: standing.start,
        names: names(standing),
        score: standing.state.as_ref().map(|state| score(state, speed)),
    }
}

/// How much has happened.
pub fn happened(standing: &Standing) -> usize {
    standing
        .state
        .as_ref()
        .map_or(0, |state| state.events.len())
}

fn score(state: &State, speed: u32) -> Score<'_> {
    let seen = |clock: Clock| {
        let clock_at = if speed > 1 { clock.played / speed } else { 0 };
        (clock.stopped, clock.stoppage.is_some(), clock_at)
    };
    let is_great = |event: &&Event| event.mark.what.weight() == Weight::Great;
    Score {
        stage: state.stage,
        periods: &state.periods,
        total: state.total,
        game: state.game.as_ref(),
        server: state.server,
        clock: state.clock.map(seen),
        events: state.events.iter().filter(is_great).count(),
    }
}

/// Whether a match does not exist for listeners.
pub fn is_withheld(standing: &Standing) -> bool {
    standing.steered.as_deref().is_some_and(|own| own.withheld)
}

/// The names that a test gave to home and away.
pub fn names(standing: &Standing) -> Option<&Sides<Option<String>>> {
    standing.steered.as_deref().map(|own| &own.names)
}
