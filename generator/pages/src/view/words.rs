//! Texts of a view: it is made once for all languages in which its page is looked at.

use std::borrow::Cow;

use serde::{Serialize, Serializer};
use templates::EACH;
use ts_rs::TS;

use catalogue::Text;

pub use templates::Each;

/// The messages that views of several kinds hold, beside those of islands; those of one kind are in its
/// definition. Their absence is reported before a page shows the key.
pub const MESSAGES: [&str; 10] = [
    "calendar-add",
    "crumb-home",
    "day-today",
    "day-tomorrow",
    "day-yesterday",
    "feed-fixtures",
    "live-now",
    "nav-deposit",
    "next-hours",
    "outrights",
];

/// A text, to templates and islands a plain one.
#[derive(Clone, Debug, TS)]
#[ts(as = "String")]
pub enum Words<'a> {
    /// The same in every language.
    Same(Cow<'a, str>),
    /// A text of the catalogue, in the locales of these indexes.
    Named(&'a Text, &'a [usize]),
    /// Made for each language.
    Each(Each<String>),
}

impl Words<'_> {
    /// The text in one of the languages of the view, by its place among them.
    pub fn get(&self, nth: usize) -> &str {
        match self {
            Self::Same(text) => text,
            Self::Named(text, locales) => text.get(locales[nth]),
            Self::Each(texts) => &texts.0[nth],
        }
    }
}

impl<'a> From<&'a str> for Words<'a> {
    fn from(text: &'a str) -> Self {
        Self::Same(text.into())
    }
}

impl Serialize for Words<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Same(text) => serializer.serialize_str(text),
            Self::Named(text, locales) => match text.same() {
                Some(text) => serializer.serialize_str(text),
                None => serializer.serialize_newtype_struct(EACH, &InLocales(text, locales)),
            },
            Self::Each(texts) => texts.serialize(serializer),
        }
    }
}

/// A text of the catalogue in some locales, as a list.
struct InLocales<'a>(&'a Text, &'a [usize]);

impl Serialize for InLocales<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(text, locales) = self;
        serializer.collect_seq(locales.iter().map(|locale| text.get(*locale)))
    }
}
