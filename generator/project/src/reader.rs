//! Reads tables of a TOML file as typed options, and reports every mistake with its position.
//!
//! Serde stops at the first mistake. So unknown keys are searched for beforehand, and an entry with
//! a wrong value is reported and removed before the rest is read again.

mod place;
mod wording;

use std::ops::Range;
use std::path::Path;

use serde::de::{self, DeserializeOwned, Deserializer};
use serde::forward_to_deserialize_any;
use toml::Spanned;
use toml::de::{DeTable, DeValue, ValueDeserializer};

use crate::mistake::Mistake;
use diagnostic::{Diagnostic, likely};
use place::{Step, path, place_of, remove};
use wording::{in_words, missing_name};

/// Reads one file.
pub struct Reader<'f> {
    path: &'f Path,
    text: &'f str,
    found: Vec<Diagnostic>,
}

impl<'f> Reader<'f> {
    /// A reader of the file at `path` with this text.
    pub fn new(path: &'f Path, text: &'f str) -> Self {
        Self {
            path,
            text,
            found: Vec::new(),
        }
    }

    /// All errors and warnings so far, in the order of the file.
    pub fn into_found(self) -> Vec<Diagnostic> {
        let mut found = self.found;
        let start = |it: &Diagnostic| it.place.as_ref().map(|place| place.span.start);
        found.sort_by_key(start);
        found
    }

    /// The file as a table; `None` after reporting every syntax error.
    pub fn table(&mut self) -> Option<Spanned<DeTable<'f>>> {
        let table = self.recovered();
        self.found.is_empty().then_some(table)
    }

    /// The file as a table, without the lines with a syntax error, which are reported.
    pub fn recovered(&mut self) -> Spanned<DeTable<'f>> {
        let (table, errors) = DeTable::parse_recoverable(self.text);
        for error in &errors {
            self.report(
                Diagnostic::error(error.message()),
                error.span().unwrap_or_default(),
                "",
                "write settings as `name = value`, with quotes around texts",
            );
        }
        table
    }

    /// Whether nothing is reported so far.
    pub fn is_clean(&self) -> bool {
        self.found.is_empty()
    }

    /// Reports an error at a position in the file.
    pub fn error(&mut self, message: impl Into<String>, at: Range<usize>, label: &str, hint: &str) {
        self.report(Diagnostic::error(message), at, label, hint);
    }

    /// Reports a warning at a position in the file.
    pub fn warning(&mut self, message: impl Into<String>, at: Range<usize>, hint: &str) {
        self.report(Diagnostic::warning(message), at, "", hint);
    }

    fn report(&mut self, what: Diagnostic, at: Range<usize>, label: &str, hint: &str) {
        let placed = what.at(self.path, self.text, at, label);
        self.found.push(if hint.is_empty() {
            placed
        } else {
            placed.hint(hint)
        });
    }

    /// Reports that a name is unknown, and suggests the one that was probably meant.
    pub fn unknown(&mut self, what: &str, name: &str, known: &[&str], at: Range<usize>) {
        let hint = match likely(name, known.iter().copied()) {
            Some(likely) => format!("did you mean `{likely}`?"),
            None => format!("known: {}", known.join(", ")),
        };
        let message = format!("unknown {what} `{name}`");
        self.error(message, at, "", &hint);
    }

    /// Reads a table as options; `None` if a required one is missing. Every mistake is reported.
    /// `at` is where the table begins.
    pub fn options<T: DeserializeOwned>(
        &mut self,
        table: DeTable<'f>,
        at: Range<usize>,
    ) -> Option<T> {
        self.completed(table, at, &Advice::default())
    }

    /// Reads a table as options, and takes the value of `advice` for a required one that is missing
    /// or wrong. Every mistake is reported. `at` is where the table begins.
    pub fn completed<T: DeserializeOwned>(
        &mut self,
        table: DeTable<'f>,
        at: Range<usize>,
        advice: &Advice<'f>,
    ) -> Option<T> {
        let names = fields::<T>();
        let is_known = |key: &str| names.contains(&key);
        let (table, unknown): (Vec<_>, Vec<_>) = table
            .into_iter()
            .partition(|(key, _)| is_known(key.get_ref()));
        for (key, _) in unknown {
            self.unknown("option", key.get_ref(), names, key.span());
        }
        let mut value = DeValue::Table(table.into_iter().collect());
        let mut wrong: Vec<Vec<Step>> = Vec::new();
        loop {
            let spanned = Spanned::new(at.clone(), value.clone());
            let error = match T::deserialize(ValueDeserializer::from(spanned)) {
                Ok(options) => return Some(options),
                Err(error) => error,
            };
            let Mistake {
                message,
                hint,
                part,
            } = Mistake::of_error(error.message());
            let span = error.span().filter(|span| *span != at);
            // A missing option is a mistake of the table that lacks it.
            let place = span.as_ref().and_then(|span| place_of(&value, span));
            let missing = missing_name(&message).map(|name| {
                let mut lacked = place.clone().unwrap_or_default();
                lacked.push(Step::Key(name.to_owned()));
                lacked
            });
            // A table may lack what was just removed from it.
            let is_known = match (&missing, &place) {
                (Some(missing), _) => wrong.contains(missing),
                (None, Some(place)) => wrong.iter().any(|it| it.starts_with(place)),
                (None, None) => false,
            };
            let path = place.as_deref().map(path).unwrap_or_default();
            if !is_known {
                let (message, general) = in_words(message, names, place.is_none());
                let own = advice.hints.iter().find(|(of, _)| *of == path);
                let hint = match (own, hint.is_empty()) {
                    (Some((_, own)), _) => (*own).to_owned(),
                    (None, true) => general,
                    (None, false) => hint,
                };
                let span = span.unwrap_or_else(|| at.clone());
                self.error(message, self.part(span, &part), "", &hint);
            }
            if let Some(place) = place {
                remove(&mut value, &place);
                wrong.push(place);
                continue;
            }
            let missing = missing.as_deref().and_then(<[Step]>::last);
            let (Some(Step::Key(name)), DeValue::Table(table)) = (missing, &mut value) else {
                return None;
            };
            let (key, fallback) = advice.fallback.get_key_value(name.as_str())?;
            table.insert(key.clone(), fallback.clone());
        }
    }

    /// Position of a part of a value, if the file contains it literally.
    fn part(&self, of: Range<usize>, part: &str) -> Range<usize> {
        let value = self.text.get(of.clone()).unwrap_or_default();
        match value.find(part).filter(|_| !part.is_empty()) {
            Some(found) => of.start + found..of.start + found + part.len(),
            None => of,
        }
    }
}

/// What a caller knows about the options of a file.
#[derive(Default)]
pub struct Advice<'f> {
    /// Values of required options, to read on when one of them is missing or wrong.
    pub fallback: DeTable<'f>,
    /// What to write instead of a wrong value, by its path: `build.removal_percent`.
    pub hints: &'static [(&'static str, &'static str)],
}

/// Names of the fields of a struct that is deserialized by name.
fn fields<T: DeserializeOwned>() -> &'static [&'static str] {
    let mut found: &[&str] = &[];
    let read = T::deserialize(Fields(&mut found));
    debug_assert!(read.is_err(), "options are a struct");
    found
}

/// A deserializer without a value, which records the requested fields.
struct Fields<'a>(&'a mut &'static [&'static str]);

impl<'de> Deserializer<'de> for Fields<'_> {
    type Error = de::value::Error;

    fn deserialize_any<V: de::Visitor<'de>>(self, _: V) -> Result<V::Value, Self::Error> {
        Err(de::Error::custom("not a struct"))
    }

    fn deserialize_struct<V: de::Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Self::Error> {
        *self.0 = fields;
        Err(de::Error::custom("its fields are known now"))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Options {
        title: String,
        limit: u32,
        #[serde(default)]
        wide: bool,
    }

    fn read(text: &str) -> (Option<Options>, Vec<String>) {
        let mut reader = Reader::new(Path::new("content/a.toml"), text);
        let options = reader
            .table()
            .and_then(|table| reader.options(table.into_inner(), 0..0));
        let found = reader.into_found();
        (options, found.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn options_are_read() {
        let (options, found) = read("title = \"A\"\nlimit = 3\n");
        let wanted = Options {
            title: "A".to_owned(),
            limit: 3,
            wide: false,
        };
        assert_eq!((options, found.len()), (Some(wanted), 0));
    }

    #[test]
    fn all_mistakes_of_a_table_are_reported_together() {
        let (options, found) =
            read("titel = \"A\"\ntitle = 1\nlimit = \"x\"\nwide = 2\ncolour = 1\n");
        assert_eq!(options, None);
        let all = found.join("\n");
        for wanted in [
            "unknown option `titel`\n --> content/a.toml:1:1",
            "hint: did you mean `title`?",
            "content/a.toml:2:9",
            "content/a.toml:3:9",
            "content/a.toml:4:8",
            "unknown option `colour`\n --> content/a.toml:5:1",
            "hint: known: title, limit, wide",
        ] {
            assert!(all.contains(wanted), "{wanted}: {all}");
        }
        assert_eq!(
            found.len(),
            5,
            "a wrong field is not reported as missing: {all}"
        );
    }

    #[test]
    fn a_missing_field_is_reported() {
        let (_, found) = read("title = \"A\"\n");
        assert_eq!(found.len(), 1);
        let text = &found[0];
        assert!(text.contains("missing option `limit`"), "{text}");
        assert!(text.contains("hint: options: title, limit, wide"), "{text}");
    }

    #[test]
    fn an_error_of_syntax_has_its_place() {
        let (_, found) = read("title = \"A\nlimit = 3\n");
        assert!(found[0].contains("content/a.toml:1:"), "{}", found[0]);
    }
}
