//! Names of what happens in matches, in every language.

use std::collections::HashMap;

use serde::Deserialize;

use crate::languages;
use crate::locale::Text;
use crate::play::{Fact, Happening};

/// Names of events and figures.
#[derive(Debug)]
pub(super) struct EventWords {
    pub(super) event: HashMap<String, Text>,
    pub(super) fact: HashMap<String, Text>,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Locale;

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
