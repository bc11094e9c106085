//! What has happened in a match, counted as markets ask for it.

use super::figures::{Counted, Figure, Scope, named_player};
use super::outcomes::scorer;
use super::settled::{done, won_unit};
use crate::play::{Event, Happening, Period, PeriodKind, Rules, Sides, State};

/// What a part of a match counts once it is over; none before, and if it was not played.
pub fn counts(
    counted: Counted,
    (scope, number): (Scope, u32),
    rules: &Rules,
    state: &State,
) -> Option<Sides<u32>> {
    let periods = match rules {
        Rules::Timed(timed) => timed.periods,
        _ => 2,
    };
    // The periods that the part is made of, by number.
    let (first, last) = match scope {
        Scope::Whole => (1, u32::MAX),
        Scope::Half if periods == 4 => ((number * 2).checked_sub(1)?, number * 2),
        Scope::Half | Scope::Period => (number, number),
    };
    let is_closed = match (scope, counted) {
        (Scope::Whole, _) => is_closed(state) && state.retired.is_none(),
        (_, Counted::Games) => won_unit(state, number).is_some(),
        _ => (first..=last).all(|period| done(state, period).is_some()),
    };
    if !is_closed {
        return None;
    }
    let is_in = |place: usize| (first as usize..=last as usize).contains(&(place + 1));
    if matches!(counted, Counted::Units | Counted::Games) {
        let parts = (state.periods.iter().enumerate())
            .filter(|(place, period)| is_in(*place) && !is_overtime(period));
        return Some(parts.fold([0, 0], |[home, away], (_, period)| {
            [home + period.score[0], away + period.score[1]]
        }));
    }
    let mut sum = [0, 0];
    for event in regular(state) {
        if let (Some(place), Some(side)) = (event.period, event.mark.side)
            && is_in(place)
            && counts_as(counted, event.mark.what)
        {
            sum[side] += 1;
        }
    }
    Some(sum)
}

/// What has been counted so far in the periods with these places.
pub fn so_far(counted: Counted, state: &State, places: std::ops::Range<usize>) -> Sides<u32> {
    let mut sum = [0, 0];
    for event in regular(state) {
        if let (Some(place), Some(side)) = (event.period, event.mark.side)
            && places.contains(&place)
            && counts_as(counted, event.mark.what)
        {
            sum[side] += 1;
        }
    }
    sum
}

/// Whether an event counts.
pub fn counts_as(counted: Counted, what: Happening) -> bool {
    match counted {
        Counted::Units | Counted::Games => false,
        Counted::Corners => what == Happening::Corner,
        Counted::Cards => matches!(what, Happening::YellowCard | Happening::RedCard),
        Counted::OnTarget => matches!(what, Happening::ShotOnTarget | Happening::Goal),
        Counted::Shots => matches!(
            what,
            Happening::Shot | Happening::ShotOnTarget | Happening::Goal
        ),
        Counted::Tries => what == Happening::Try,
        Counted::Wickets => what == Happening::Wicket,
        Counted::Fours => what == Happening::Four,
        Counted::Sixes => what == Happening::Six,
    }
}

/// A figure of a player so far, by place among the named players of its side.
pub fn player(figure: Figure, (side, place): (usize, usize), state: &State) -> u32 {
    if figure == Figure::Goals {
        let goals = super::settled::regular_goals(state).0;
        let own = goals
            .iter()
            .filter(|goal| goal.side == side && scorer(goal.scorer) == Some(place));
        return u32::try_from(own.count()).unwrap_or(0);
    }
    let own = regular(state).filter(|event| event.mark.side == Some(side));
    own.map(|event| of_event(figure, place, event)).sum()
}

/// What an event adds to a figure of a player of its side.
fn of_event(figure: Figure, place: usize, event: &Event) -> u32 {
    let mark = &event.mark;
    let is = |player: Option<f64>| {
        player.and_then(|chance| named_player(mark.what, chance)) == Some(place)
    };
    let by = |points: u32| points * u32::from(is(mark.player));
    match (figure, mark.what) {
        (Figure::Shots, what) if counts_as(Counted::Shots, what) => by(1),
        (Figure::OnTarget, what) if counts_as(Counted::OnTarget, what) => by(1),
        (Figure::Cards, what) if counts_as(Counted::Cards, what) => by(1),
        (Figure::Tries, Happening::Try) | (Figure::Rebounds, Happening::Rebound) => by(1),
        (Figure::Points, Happening::FreeThrow) => by(1),
        (Figure::Points, Happening::TwoPoints) => by(2),
        (Figure::Points, Happening::ThreePoints) => by(3),
        (Figure::Assists, Happening::TwoPoints | Happening::ThreePoints) => {
            u32::from(is(mark.helper))
        }
        _ => 0,
    }
}

/// Whether nothing can be added to what is counted without overtime.
pub fn is_closed(state: &State) -> bool {
    state.is_over() || state.periods.iter().any(is_overtime)
}

fn is_overtime(period: &Period) -> bool {
    period.kind == PeriodKind::Overtime
}

/// The events without those of overtime.
fn regular(state: &State) -> impl Iterator<Item = &Event> {
    state.events.iter().filter(|event| {
        let period = event.period.and_then(|place| state.periods.get(place));
        !period.is_some_and(is_overtime)
    })
}
