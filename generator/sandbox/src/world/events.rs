//! What happens in matches, on the wire: events of the timeline, and statistics.

use ::api::wire::{MatchEvent, MatchStatistics, Position, Score, Side, StatisticsFact};

use super::{Standing, World};
use crate::locale::Locale;
use crate::play::{Event, Fact, Happening, Mark, Sides, State, Weight};
use crate::pricing::named_player;

/// How many events that matter a match shows beside its sendings-off.
const GREAT: usize = 5;
/// How many of the last others it shows beside them, where it is shown alone.
const OTHERS: usize = 3;

/// What a match is shown with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// As a row of a list: its last events that matter.
    Row,
    /// Alone: also its last attacks.
    Whole,
}

/// The events that a match shows, the oldest first, each with its place among all: every sending-off, because its
/// score is shown with them, and the last of the others.
fn shown(state: &State, detail: Detail) -> Vec<(usize, &Event)> {
    let all = || state.events.iter().enumerate().rev();
    let is_red = |event: &Event| event.mark.what == Happening::RedCard;
    let is_great = |event: &Event| event.mark.what.weight() == Weight::Great && !is_red(event);
    let mut shown: Vec<_> = all().filter(|(_, own)| is_great(own)).take(GREAT).collect();
    shown.extend(all().filter(|(_, own)| is_red(own)));
    if detail == Detail::Whole {
        shown.extend(all().filter(|(_, own)| !is_great(own)).take(OTHERS));
    }
    shown.sort_by_key(|(place, _)| *place);
    shown
}

impl World {
    /// Whether a match has statistics, from its first second on: all between two sides.
    pub fn has_statistics(&self, place: usize) -> bool {
        !self.is_outright(place)
    }

    /// Figures and timeline of a match, as of this state.
    pub fn match_statistics(
        &self,
        place: usize,
        standing: &Standing,
        locale: Locale,
    ) -> Option<MatchStatistics> {
        let state = standing
            .state
            .as_ref()
            .filter(|_| !self.is_outright(place))?;
        let events = state.events.iter().enumerate();
        let told = events.filter(|(_, event)| event.mark.what.weight() > Weight::Small);
        let facts = Fact::of(&self.sport(place).rules).iter().map(|fact| {
            let [home, away] = figures(state, *fact);
            StatisticsFact {
                key: fact.word().to_owned(),
                name: self.event_words.fact[fact.word()].get(locale).to_owned(),
                home,
                away,
                unit: if fact.is_share() { "percent" } else { "count" }.to_owned(),
            }
        });
        Some(MatchStatistics {
            match_id: self.id(place),
            facts: facts.collect(),
            events: told
                .map(|event| self.event(place, state, event, locale))
                .collect(),
        })
    }

    /// The events that a match shows.
    pub(super) fn last_events(
        &self,
        place: usize,
        state: &State,
        detail: Detail,
        locale: Locale,
    ) -> Vec<MatchEvent> {
        let shown = shown(state, detail).into_iter();
        shown
            .map(|event| self.event(place, state, event, locale))
            .collect()
    }

    fn event(
        &self,
        place: usize,
        state: &State,
        (nth, event): (usize, &Event),
        locale: Locale,
    ) -> MatchEvent {
        let mark = &event.mark;
        let word = mark.what.word();
        let period = event.period.and_then(|nth| state.periods.get(nth));
        let period_name = period.map(|period| self.period_name(period, locale));
        let period_name = period_name.unwrap_or_default();
        let score = |[home, away]: Sides<u32>| Score { home, away };
        MatchEvent {
            id: nth as u64 + 1,
            kind: word.to_owned(),
            name: self.event_words.event[word].fill(locale, &[("period", &period_name)]),
            side: mark
                .side
                .map(|side| if side == 0 { Side::Home } else { Side::Away }),
            match_time: mark.clock.map(|(played, _)| played),
            stoppage_time: mark.clock.and_then(|(_, stoppage)| stoppage),
            period_key: period.map(crate::play::Period::key),
            player: self.player(place, mark, locale),
            score: event.score.map(score),
            position: mark.place.map(|[x, y]| Position { x, y }),
        }
    }

    fn player(&self, place: usize, mark: &Mark, locale: Locale) -> Option<String> {
        let side = self.sides(place)[mark.side?];
        let nth = named_player(mark.what, mark.player?)?;
        Some(locale.players(&side.scorers).get(nth)?.to_string())
    }
}

/// A figure of both sides; of a share, in per cent.
fn figures(state: &State, fact: Fact) -> Sides<u32> {
    let [home, away] = state.tally.get(fact);
    if !fact.is_share() {
        return [home, away];
    }
    let share = (100 * home + (home + away) / 2).checked_div(home + away);
    let share = share.unwrap_or(50);
    [share, 100 - share]
}
