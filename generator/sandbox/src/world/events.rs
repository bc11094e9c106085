//! What happens in matches, on the wire: events of the timeline, and statistics.

use std::collections::HashMap;

use ::api::wire::{MatchEvent, MatchStatistics, Position, Score, Side, StatisticsFact};
use serde::Deserialize;

use super::{Standing, World};
use crate::languages;
use crate::locale::{Locale, Text};
use crate::play::{Event, Fact, Happening, Mark, Sides, State, Weight};
use crate::pricing::scorer;

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

/// Names of events and figures.
#[derive(Debug)]
pub(super) struct EventWords {
    event: HashMap<String, Text>,
    fact: HashMap<String, Text>,
}

/// `data/events.toml`
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    event: HashMap<String, Text>,
    fact: HashMap<String, Text>,
}

impl EventWords {
    /// Reads the names.
    ///
    /// # Errors
    /// A mistake in the data: a name that is missing, or that belongs to nothing.
    pub fn load() -> Result<Self, String> {
        let file: File = toml::from_str(include_str!("../../data/events.toml"))
            .map_err(|error| format!("events.toml: {error}"))?;
        let events: Vec<&str> = Happening::ALL.iter().map(|what| what.word()).collect();
        let facts: Vec<&str> = Fact::ALL.iter().map(|fact| fact.word()).collect();
        complete("event", &file.event, &events)?;
        complete("fact", &file.fact, &facts)?;
        languages::check(
            "event",
            |own| &own.event,
            |key| file.event.contains_key(key),
        )?;
        languages::check("fact", |own| &own.fact, |key| file.fact.contains_key(key))?;
        let event = file.event.into_iter().map(|(key, name)| {
            let name = name.translated(|own| own.event.get(&key));
            (key, name)
        });
        let fact = file.fact.into_iter().map(|(key, name)| {
            let name = name.translated(|own| own.fact.get(&key));
            (key, name)
        });
        Ok(Self {
            event: event.collect(),
            fact: fact.collect(),
        })
    }
}

/// Reports a word without a name, and a name without a word.
fn complete(table: &str, names: &HashMap<String, Text>, words: &[&str]) -> Result<(), String> {
    if let Some(word) = words.iter().find(|word| !names.contains_key(**word)) {
        return Err(format!(
            "events.toml: [{table}] lacks `{word}`; add its name"
        ));
    }
    match names.keys().find(|key| !words.contains(&key.as_str())) {
        Some(key) => Err(format!(
            "events.toml: nothing is called `{key}` in [{table}]; correct the key, or remove it"
        )),
        None => Ok(()),
    }
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
            player: self.player(place, mark),
            score: event.score.map(score),
            position: mark.place.map(|[x, y]| Position { x, y }),
        }
    }

    fn player(&self, place: usize, mark: &Mark) -> Option<String> {
        let side = self.sides(place)[mark.side?];
        let name = side.scorers.get(scorer(mark.player?)?)?;
        Some(name.to_string())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_happens_has_a_name_in_every_language() {
        let words = EventWords::load().expect("has no mistake");
        for locale in Locale::all() {
            for what in Happening::ALL {
                let name = words.event[what.word()].get(locale);
                let has_period = name.contains("{period}");
                let is_period = matches!(what, Happening::PeriodStart | Happening::PeriodEnd);
                assert!(!name.is_empty() && has_period == is_period, "{name}");
            }
            let translated = |text: &&Text| text.get(locale) != text.english();
            let own = words.event.values().chain(words.fact.values());
            let share = own.clone().filter(translated).count() as f64 / own.count() as f64;
            // Some words are English everywhere.
            assert!(
                locale == Locale::ENGLISH || share > 0.7,
                "{}: {share} of {}",
                locale.code(),
                words.event["goal"].get(locale)
            );
        }
    }

    #[test]
    fn a_list_is_complete_when_each_word_has_a_name() {
        let names = |keys: &[&str]| {
            keys.iter()
                .map(|key| ((*key).to_owned(), Text::from("x")))
                .collect()
        };
        assert_eq!(complete("event", &names(&["goal"]), &["goal"]), Ok(()));
        let lacks = complete("event", &names(&[]), &["goal"]).expect_err("a mistake");
        assert!(lacks.contains("lacks `goal`"), "{lacks}");
        let odd = complete("event", &names(&["goal", "gaol"]), &["goal"]).expect_err("a mistake");
        assert!(odd.contains("`gaol`"), "{odd}");
    }
}
