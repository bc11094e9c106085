//! A name in every language of the site, kept once where the languages agree.

use std::fmt;

use serde::de::{self, Deserialize, DeserializeSeed, Deserializer, EnumAccess, SeqAccess};
use serde::de::{VariantAccess, Visitor};
use serde::{Serialize, Serializer};

/// A text by locale.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    /// The texts, one after another.
    all: Box<str>,
    /// Where each ends; nothing for one that is the same in every language, as most names of clubs
    /// are.
    ends: Box<[u32]>,
}

impl Text {
    /// A text from its languages, the default first. `others` may be shorter than the site's
    /// locales; the default stands in.
    pub fn new<'a>(default: &'a str, others: impl IntoIterator<Item = Option<&'a str>>) -> Self {
        let others = others.into_iter().map(|other| other.unwrap_or(default));
        let texts: Vec<&str> = std::iter::once(default).chain(others).collect();
        if texts.iter().all(|text| *text == default) {
            return Self::same(default);
        }
        let mut each = Each::default();
        for text in texts {
            each.add(text);
        }
        each.finish()
    }

    /// The text in the locale of this index.
    pub fn get(&self, locale: usize) -> &str {
        // One that was stored for other languages may have fewer.
        let Some(last) = self.ends.len().checked_sub(1) else {
            return &self.all;
        };
        let locale = locale.min(last);
        let start = locale.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.all[start as usize..self.ends[locale] as usize]
    }

    fn same(text: &str) -> Self {
        Self {
            all: text.into(),
            ends: Box::default(),
        }
    }
}

/// Texts of several languages while they are put together.
#[derive(Default)]
struct Each {
    all: String,
    ends: Vec<u32>,
}

impl Each {
    fn add(&mut self, text: &str) {
        self.all.push_str(text);
        let end = u32::try_from(self.all.len()).expect("a name of less than 4 GB");
        self.ends.push(end);
    }

    fn finish(self) -> Text {
        Text {
            all: self.all.into(),
            ends: self.ends.into(),
        }
    }
}

/// How a text is stored: as an enum of one text, or of a list of them.
const NAME: &str = "Text";
const VARIANTS: &[&str] = &["Same", "Each"];

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.ends.is_empty() {
            return serializer.serialize_newtype_variant(NAME, 0, VARIANTS[0], &*self.all);
        }
        let each: Vec<&str> = (0..self.ends.len())
            .map(|locale| self.get(locale))
            .collect();
        serializer.serialize_newtype_variant(NAME, 1, VARIANTS[1], &each)
    }
}

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_enum(NAME, VARIANTS, TextVisitor)
    }
}

struct TextVisitor;

impl<'de> Visitor<'de> for TextVisitor {
    type Value = Text;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text by locale")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, data: A) -> Result<Text, A::Error> {
        match data.variant::<Variant>()? {
            (Variant::Same, text) => text.newtype_variant_seed(SameSeed),
            (Variant::Each, texts) => texts.newtype_variant_seed(EachSeed),
        }
    }
}

#[derive(serde::Deserialize)]
enum Variant {
    Same,
    Each,
}

/// Takes a text as it stands in what is read, without one of its own in between.
struct SameSeed;

impl<'de> DeserializeSeed<'de> for SameSeed {
    type Value = Text;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Text, D::Error> {
        deserializer.deserialize_str(self)
    }
}

impl Visitor<'_> for SameSeed {
    type Value = Text;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Text, E> {
        Ok(Text::same(text))
    }
}

struct EachSeed;

impl<'de> DeserializeSeed<'de> for EachSeed {
    type Value = Text;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Text, D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for EachSeed {
    type Value = Text;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("texts")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut texts: A) -> Result<Text, A::Error> {
        let count = texts.size_hint().unwrap_or(0).min(64);
        let mut each = Each {
            all: String::with_capacity(32 * count),
            ends: Vec::with_capacity(count),
        };
        while texts.next_element_seed(Adding(&mut each))?.is_some() {}
        Ok(each.finish())
    }
}

/// Adds one text to those of other languages.
struct Adding<'a>(&'a mut Each);

impl<'de> DeserializeSeed<'de> for Adding<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_str(self)
    }
}

impl Visitor<'_> for Adding<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<(), E> {
        self.0.add(text);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use serde::{Deserialize, Serialize};

    use super::Text;

    #[test]
    fn languages_that_agree_share_one_text() {
        let same = Text::new("Arsenal", [Some("Arsenal"), None]);
        assert_eq!(same, Text::new("Arsenal", []));
        assert_eq!([same.get(0), same.get(2)], ["Arsenal", "Arsenal"]);
        let each = Text::new("Draw", [Some("Empate"), None]);
        assert_eq!(
            [each.get(0), each.get(1), each.get(2), each.get(3)],
            ["Draw", "Empate", "Draw", "Draw"]
        );
    }

    /// What a text is stored as.
    #[derive(Serialize, Deserialize)]
    #[serde(rename = "Text")]
    enum Stored {
        Same(Arc<str>),
        Each(Box<[Arc<str>]>),
    }

    #[test]
    fn a_text_is_stored_as_one_or_as_several() {
        let pairs = [
            (Text::new("Arsenal", [None]), Stored::Same("Arsenal".into())),
            (
                Text::new("Draw", [Some("Empate"), Some("")]),
                Stored::Each(["Draw", "Empate", ""].map(Arc::from).into()),
            ),
        ];
        for (text, stored) in pairs {
            let bytes = postcard::to_stdvec(&stored).expect("texts");
            assert_eq!(postcard::to_stdvec(&text).expect("texts"), bytes);
            let read: Text = postcard::from_bytes(&bytes).expect("texts");
            assert_eq!(read, text);
            let json = serde_json::to_string(&stored).expect("texts");
            assert_eq!(serde_json::to_string(&text).expect("texts"), json);
            let read: Text = serde_json::from_str(&json).expect("texts");
            assert_eq!(read, text);
        }
    }
}
