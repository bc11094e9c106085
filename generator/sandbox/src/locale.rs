//! The sandbox's languages, and texts in them.

use std::sync::Arc;

use serde::Deserialize;

/// A language of the operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Locale {
    /// `en-ZA`, the default
    English,
    /// `br`, sent as `pt-BR`.
    Portuguese,
    /// `ar`
    Arabic,
    /// `ja`
    Japanese,
}

impl Locale {
    /// All of them, the default first.
    pub const ALL: [Self; 4] = [
        Self::English,
        Self::Portuguese,
        Self::Arabic,
        Self::Japanese,
    ];

    /// The locale in paths and in names of push channels.
    pub fn code(self) -> &'static str {
        match self {
            Self::English => "en-ZA",
            Self::Portuguese => "br",
            Self::Arabic => "ar",
            Self::Japanese => "ja",
        }
    }

    /// The first language of an `Accept-Language` header that the sandbox has.
    pub fn accepted(header: &str) -> Self {
        header
            .split(',')
            .filter_map(|range| Self::of_tag(range.split(';').next()?.trim()))
            .next()
            .unwrap_or(Self::English)
    }

    fn of_tag(tag: &str) -> Option<Self> {
        match tag.split('-').next()?.to_ascii_lowercase().as_str() {
            "en" => Some(Self::English),
            "pt" | "br" => Some(Self::Portuguese),
            "ar" => Some(Self::Arabic),
            "ja" => Some(Self::Japanese),
            _ => None,
        }
    }
}

/// A text in every language, or one for all.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum Text {
    /// The same in every language.
    Same(Arc<str>),
    /// One per language; English replaces a missing one.
    Each {
        /// English.
        en: Arc<str>,
        /// Brazilian Portuguese.
        #[serde(rename = "pt-BR")]
        pt: Option<Arc<str>>,
        /// Arabic.
        ar: Option<Arc<str>>,
        /// Japanese.
        ja: Option<Arc<str>>,
    },
}

impl Text {
    /// The text in a language.
    pub fn get(&self, locale: Locale) -> &str {
        match self {
            Self::Same(text) => text,
            Self::Each { en, pt, ar, ja } => match locale {
                Locale::English => None,
                Locale::Portuguese => pt.as_deref(),
                Locale::Arabic => ar.as_deref(),
                Locale::Japanese => ja.as_deref(),
            }
            .unwrap_or(en),
        }
    }

    /// The English text, from which slugs are made.
    pub fn english(&self) -> &str {
        self.get(Locale::English)
    }

    /// The text in a language with its `{name}` placeholders replaced once: braces inside a value
    /// stay.
    pub fn fill(&self, locale: Locale, values: &[(&str, &str)]) -> String {
        let mut filled = String::new();
        let mut rest = self.get(locale);
        while let Some((before, after)) = rest.split_once('{') {
            filled.push_str(before);
            let place = after.split_once('}');
            let value = place.and_then(|(name, _)| values.iter().find(|(own, _)| *own == name));
            match (place, value) {
                (Some((_, after)), Some((_, value))) => {
                    filled.push_str(value);
                    rest = after;
                }
                _ => {
                    filled.push('{');
                    rest = after;
                }
            }
        }
        filled.push_str(rest);
        filled
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Self {
        Self::Same(text.into())
    }
}

#[cfg(test)]
mod tests {
    use super::{Locale, Text};

    #[test]
    fn placeholders_are_filled_once() {
        let text = Text::from("{home} or {away} {else} {");
        let filled = text.fill(Locale::English, &[("home", "{away}"), ("away", "B")]);
        assert_eq!(filled, "{away} or B {else} {");
    }

    #[test]
    fn the_first_known_language_is_taken() {
        for (header, locale) in [
            ("pt-BR", Locale::Portuguese),
            ("ar", Locale::Arabic),
            ("ja,en;q=0.8", Locale::Japanese),
            ("xx, pt;q=0.5", Locale::Portuguese),
            ("en-ZA", Locale::English),
            ("xx", Locale::English),
            ("", Locale::English),
        ] {
            assert_eq!(Locale::accepted(header), locale, "{header}");
        }
    }
}
