//! The sandbox's languages, and texts in them.

use std::borrow::Cow;
use std::sync::Arc;

use serde::Deserialize;

use crate::languages::{self, Tables};

/// A language of the operator: English, or one that has a file in `data/languages/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Locale {
    /// Place in [`languages::all`]; none for English.
    place: Option<usize>,
}

impl Locale {
    /// `en-ZA`, also for every language without a file.
    pub const ENGLISH: Self = Self { place: None };

    /// All of them, English first.
    pub fn all() -> impl Iterator<Item = Self> {
        let others = 0..languages::all().len();
        let others = others.map(|place| Self { place: Some(place) });
        std::iter::once(Self::ENGLISH).chain(others)
    }

    /// The locale's path segment.
    pub fn code(self) -> &'static str {
        self.place
            .map_or("en-ZA", |place| languages::all()[place].code)
    }

    /// The first language of an `Accept-Language` header that the sandbox has.
    pub fn accepted(header: &str) -> Self {
        header
            .split(',')
            .filter_map(|range| Self::of_tag(range.split(';').next()?.trim()))
            .next()
            .unwrap_or(Self::ENGLISH)
    }

    /// The language of a tag or of a locale's path segment: of the whole tag before its first part.
    pub fn of_tag(tag: &str) -> Option<Self> {
        let language = tag.split('-').next()?;
        [tag, language].into_iter().find_map(|wanted| {
            let is = |code: &str| code.eq_ignore_ascii_case(wanted);
            let accepts = |own: &Self| {
                own.tables()
                    .is_some_and(|it| it.accepts.iter().any(|it| is(it)))
            };
            Self::all()
                .find(|own| is(own.code()))
                .or_else(|| is("en").then_some(Self::ENGLISH))
                .or_else(|| Self::all().find(accepts))
        })
    }

    /// Names of the players of a team: all of them in this language, or all in English.
    pub fn players(self, names: &[Arc<str>]) -> Cow<'_, [Arc<str>]> {
        let own = |name: &Arc<str>| self.tables()?.player.get(&**name).cloned();
        let translated: Option<Vec<Arc<str>>> = names.iter().map(own).collect();
        translated.map_or(Cow::Borrowed(names), Cow::Owned)
    }

    fn tables(self) -> Option<&'static Tables> {
        self.place.map(|place| &languages::all()[place].tables)
    }
}

/// A text in every language. The data say it in English; [`Text::translated`] adds the others.
#[derive(Clone, Debug, Deserialize)]
#[serde(from = "Arc<str>")]
pub struct Text {
    english: Arc<str>,
    /// By place in [`languages::all`]; empty where all say it in English.
    others: Arc<[Option<Arc<str>>]>,
}

impl Text {
    /// The text with what each language's file has for it; in English where it has nothing.
    #[must_use]
    pub fn translated(self, find: impl Fn(&Tables) -> Option<&Arc<str>>) -> Self {
        let others = languages::all().iter();
        let others: Vec<_> = others.map(|own| find(&own.tables).cloned()).collect();
        if others.iter().all(Option::is_none) {
            return self;
        }
        Self {
            others: others.into(),
            ..self
        }
    }

    /// A text that is made of others, in every language.
    pub fn made(of: impl Fn(Locale) -> String) -> Self {
        let mut texts = Locale::all().map(|locale| Arc::from(of(locale)));
        let english = texts.next().unwrap_or_default();
        Self {
            english,
            others: texts.map(Some).collect(),
        }
    }

    /// The text in a language.
    pub fn get(&self, locale: Locale) -> &str {
        let own = locale
            .place
            .and_then(|place| self.others.get(place)?.as_ref());
        own.unwrap_or(&self.english)
    }

    /// The English text, from which slugs are made.
    pub fn english(&self) -> &str {
        &self.english
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

impl From<Arc<str>> for Text {
    fn from(english: Arc<str>) -> Self {
        Self {
            english,
            others: Arc::default(),
        }
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Self {
        Arc::<str>::from(text).into()
    }
}

/// A language that the tests need by its name.
#[cfg(test)]
pub fn locale(code: &str) -> Locale {
    let found = Locale::all().find(|locale| locale.code() == code);
    found.unwrap_or_else(|| panic!("data/languages has no {code}.toml"))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::{Locale, Text, locale};

    #[test]
    fn placeholders_are_filled_once() {
        let text = Text::from("{home} or {away} {else} {");
        let filled = text.fill(Locale::ENGLISH, &[("home", "{away}"), ("away", "B")]);
        assert_eq!(filled, "{away} or B {else} {");
    }

    #[test]
    fn a_text_that_a_language_lacks_is_in_english() {
        let text = Text::from("Soccer").translated(|own| own.sport.get("soccer"));
        assert_eq!(text.get(locale("br")), "Futebol");
        assert_eq!(text.get(Locale::ENGLISH), "Soccer");
        let text = Text::from("Quidditch").translated(|own| own.sport.get("quidditch"));
        assert!(Locale::all().all(|locale| text.get(locale) == "Quidditch"));
    }

    #[test]
    fn players_of_a_team_are_all_in_one_language() {
        let names = |all: &[&str]| {
            all.iter()
                .map(|own| Arc::from(*own))
                .collect::<Vec<Arc<str>>>()
        };
        let own = names(&["Mohamed Salah", "Cole Palmer"]);
        assert_eq!(&*locale("ar").players(&own)[0], "محمد صلاح");
        assert_eq!(*locale("de").players(&own), own);
        let half = names(&["Mohamed Salah", "Somebody Else"]);
        assert_eq!(*locale("ar").players(&half), half);
    }

    #[test]
    fn the_first_language_that_has_a_file_is_taken() {
        for (header, code) in [
            ("pt-BR", "br"),
            ("pt-PT", "pt"),
            ("br", "br"),
            ("ar", "ar"),
            ("AR-eg", "ar"),
            ("ja,en;q=0.8", "ja"),
            ("xx, pt;q=0.5", "pt"),
            ("en-ZA", "en-ZA"),
            ("en-GB, ja;q=0.8", "en-ZA"),
            ("xx", "en-ZA"),
            ("", "en-ZA"),
        ] {
            assert_eq!(Locale::accepted(header).code(), code, "{header}");
        }
    }
}
