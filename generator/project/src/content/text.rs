//! Texts of the content in the languages of the site.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::ops::Range;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};
use toml::Spanned;

use super::link::Linked;
use crate::link;
use crate::markdown;
use crate::mistake::Mistake;
use catalogue::locale::{KNOWN, Locale};
use diagnostic::likely;
use templates::EACH;

/// A text in each language of the site, in their order.
///
/// In a file it is either one text for every language, or a table of texts by locale. A language
/// without a text falls back as messages do: to the locale's base language, to `en`, and then to
/// the site's default.
#[derive(Debug, PartialEq, Eq)]
pub struct Text(Box<[Box<str>]>);

impl Text {
    /// The text in the locale with this index.
    pub fn get(&self, locale: usize) -> &str {
        &self.0[locale]
    }

    /// The text of these, one for each language of the site.
    pub(super) fn of_each(each: Vec<Box<str>>) -> Self {
        Self(each.into())
    }
}

/// A text, or a table of texts by locale.
fn in_languages_schema(title: &str, about: &str) -> Schema {
    let each = KNOWN.iter().map(|locale| {
        let text = json_schema!({
            "description": locale.name,
            "type": "string",
            "pattern": "\\S",
        });
        (locale.code.to_owned(), text.to_value())
    });
    let each: Map<String, Value> = each.collect();
    json_schema!({
        "title": title,
        "description": about,
        "anyOf": [
            {
                "description": "The text in every language.",
                "type": "string",
                "pattern": "\\S",
            },
            {
                "description": "A text for each language.",
                "type": "object",
                "properties": each,
                "additionalProperties": false,
                "minProperties": 1,
            },
        ],
    })
}

impl JsonSchema for Text {
    fn schema_name() -> Cow<'static, str> {
        "Text".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let about = "One text for every language, or a table of texts by language, such as \
                     { en = \"Rules\", ar = \"القواعد\" }.";
        in_languages_schema("text", about)
    }
}

impl JsonSchema for Markdown {
    fn schema_name() -> Cow<'static, str> {
        "Markdown".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let about = "A text in Markdown, for every language or for each. HTML in it is shown as text; \
                     a link leads to a path of this site or to https:, http:, mailto: or tel:.";
        let mut schema = in_languages_schema("Markdown", about);
        schema.insert("contentMediaType".to_owned(), "text/markdown".into());
        schema
    }
}

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct(EACH, &self.0)
    }
}

/// Languages without a text, and the fallback.
#[derive(Clone, Debug)]
pub(super) struct Untranslated {
    /// Where the text is in the file.
    pub at: Range<usize>,
    /// Codes of the languages.
    pub languages: Vec<&'static str>,
    /// Code of the locale whose text is used.
    pub used: &'static str,
}

#[derive(Default)]
struct Site {
    locales: Vec<Locale>,
    untranslated: Vec<Untranslated>,
}

thread_local! {
    /// The languages in which texts are currently read: serde cannot pass them down.
    static SITE: RefCell<Site> = RefCell::default();
}

/// Runs `read` with these locales for texts, the default first.
pub(super) fn in_languages<T>(
    locales: &[Locale],
    read: impl FnOnce() -> T,
) -> (T, Vec<Untranslated>) {
    let site = Site {
        locales: locales.to_vec(),
        untranslated: Vec::new(),
    };
    let around = SITE.replace(site);
    let done = read();
    (done, SITE.replace(around).untranslated)
}

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let given = Spanned::<Given>::deserialize(deserializer)?;
        let at = given.span();
        SITE.with_borrow_mut(|site| given.into_inner().in_each(site, at))
            .map_err(Mistake::into_error)
    }
}

/// A text as it is written in the file.
enum Given {
    Same(Line),
    Each(BTreeMap<&'static str, Line>),
}

impl Given {
    fn in_each(self, site: &mut Site, at: Range<usize>) -> Result<Text, Mistake> {
        let by_code = match self {
            Self::Same(Line(text)) => return Ok(Text(vec![text; site.locales.len()].into())),
            Self::Each(by_code) => by_code,
        };
        let Some((first, _)) = by_code.first_key_value() else {
            return Err(Mistake::new(
                "a text in no language",
                "write the text, or `{ en = \"…\", ar = \"…\" }`",
            ));
        };
        let mut untranslated: BTreeMap<&'static str, Vec<&'static str>> = BTreeMap::new();
        let default = site.locales.first();
        let each = site.locales.iter().map(|locale| {
            let chain = locale.folders().into_iter();
            let chain = chain.chain(default.map(|it| it.code)).chain([*first]);
            let used = chain.into_iter().find(|code| by_code.contains_key(code));
            let used = used.unwrap_or(first);
            if !locale.own_folders().contains(&used) {
                untranslated.entry(used).or_default().push(locale.code);
            }
            by_code[used].0.clone()
        });
        let text = Text(each.collect());
        let missing = untranslated
            .into_iter()
            .map(|(used, languages)| Untranslated {
                at: at.clone(),
                languages,
                used,
            });
        site.untranslated.extend(missing);
        Ok(text)
    }
}

impl<'de> Deserialize<'de> for Given {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Texts;

        impl<'de> Visitor<'de> for Texts {
            type Value = Given;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a text, or a table of texts by language")
            }

            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Given, E> {
                line(text).map(Given::Same).map_err(Mistake::into_error)
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Given, A::Error> {
                let mut each = BTreeMap::new();
                while let Some((Code(code), text)) = map.next_entry()? {
                    each.insert(code, text);
                }
                Ok(Given::Each(each))
            }
        }

        deserializer.deserialize_any(Texts)
    }
}

/// A nonempty text in one language.
#[derive(Clone)]
struct Line(Box<str>);

fn line(text: &str) -> Result<Line, Mistake> {
    let text = text.trim();
    if text.is_empty() {
        return Err(Mistake::new(
            "an empty text",
            "write the text, or remove the option where it may be missing",
        ));
    }
    Ok(Line(text.into()))
}

impl<'de> Deserialize<'de> for Line {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        line(&text).map_err(Mistake::into_error)
    }
}

/// The code of a locale that the product knows, whether or not the site has it.
struct Code(&'static str);

impl<'de> Deserialize<'de> for Code {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let code = String::deserialize(deserializer)?;
        if let Some(locale) = Locale::find(&code) {
            return Ok(Self(locale.code));
        }
        let codes = || KNOWN.iter().map(|locale| locale.code);
        let hint = match likely(&code, codes()) {
            Some(likely) => format!("did you mean `{likely}`?"),
            None => format!("known: {}", codes().collect::<Vec<_>>().join(", ")),
        };
        Err(Mistake::new(format!("unknown locale `{code}`"), hint).into_error())
    }
}

/// A text in Markdown. It has no link that [`link::check`] refuses.
#[derive(Debug)]
pub struct Markdown {
    source: Text,
    /// The paths of this site that it links to, each once.
    paths: BTreeSet<Box<str>>,
    at: Range<usize>,
}

impl Markdown {
    /// The source.
    pub fn source(&self) -> &Text {
        &self.source
    }

    /// Its links to paths of this site, at the position of the text.
    pub fn linked(&self) -> impl Iterator<Item = Linked<'_>> {
        self.paths.iter().map(|target| Linked {
            target,
            named: None,
            at: self.at.clone(),
        })
    }
}

impl Serialize for Markdown {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.source.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Markdown {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Spanned::<Text>::deserialize(deserializer)?;
        let at = text.span();
        let source = text.into_inner();
        let mut paths = BTreeSet::new();
        for link in source.0.iter().flat_map(|source| markdown::links(source)) {
            link::check(&link)
                .map_err(|refusal| Mistake::from(refusal).in_part(&link).into_error())?;
            if link::is_path(&link) {
                paths.insert(link.into());
            }
        }
        Ok(Self { source, paths, at })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(serde::Deserialize)]
    struct File {
        text: Text,
    }

    fn read(value: &str, locales: &[&str]) -> Result<(Vec<String>, Vec<Untranslated>), String> {
        let known = locales
            .iter()
            .map(|code| Locale::find(code).expect("known"));
        let known: Vec<Locale> = known.collect();
        let (file, untranslated) = in_languages(&known, || {
            toml::from_str::<File>(&format!("text = {value}"))
        });
        let text = file.map_err(|error| error.message().to_owned())?.text;
        let each = text.0.iter().map(|text| text.to_string());
        Ok((each.collect(), untranslated))
    }

    #[test]
    fn one_text_is_used_in_every_language() {
        let (texts, untranslated) = read("\"A\"", &["en-ZA", "ar"]).expect("reads");
        assert_eq!((texts, untranslated.len()), (vec!["A".to_owned(); 2], 0));
    }

    #[test]
    fn a_language_falls_back_as_messages_do_and_it_is_reported() {
        let value = "{ pt = \"P\", en-ZA = \"Z\", en = \"E\" }";
        let (texts, untranslated) = read(value, &["en-ZA", "br", "ar"]).expect("reads");
        assert_eq!(texts, ["Z", "P", "E"], "`pt` is the language of `br`");
        let missing = untranslated.iter().map(|it| (it.used, &*it.languages));
        assert_eq!(missing.collect::<Vec<_>>(), [("en", &["ar"][..])]);
        assert_eq!(untranslated[0].at, 7..7 + value.len());
        let (texts, _) = read("{ ar = \"ا\", de = \"D\" }", &["de", "ja"]).expect("reads");
        assert_eq!(texts, ["D", "D"], "the default of the site");
        let (texts, _) = read("{ ar = \"ا\" }", &["de"]).expect("reads");
        assert_eq!(texts, ["ا"], "the only one");
    }

    #[test]
    fn a_text_in_an_unknown_language_or_in_none_is_a_mistake() {
        for (value, wanted) in [
            ("{ en-za = \"A\" }", "did you mean `en-ZA`?"),
            ("{}", "in no language"),
            ("\" \"", "an empty text"),
            ("{ en = \"\" }", "an empty text"),
            ("3", "a text, or a table of texts by language"),
        ] {
            let wrong = read(value, &["en-ZA"]).expect_err(value);
            assert!(wrong.contains(wanted), "{value}: {wrong}");
        }
    }
}
