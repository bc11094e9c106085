//! A name in every language of the site, kept once where the languages agree.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A text by locale. In order of the default language, and then of the others.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
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
            return Self::of_all(default);
        }
        let mut all = String::new();
        let ends = texts.into_iter().map(|text| {
            all.push_str(text);
            u32::try_from(all.len()).expect("a name of less than 4 GB")
        });
        let ends = ends.collect();
        Self {
            all: all.into(),
            ends,
        }
    }

    /// The text, if it is the same in every language.
    pub fn same(&self) -> Option<&str> {
        self.ends.is_empty().then_some(&*self.all)
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

    /// Texts one after another, of these lengths; nothing if they are not.
    fn of_lengths(
        all: &str,
        lengths: impl IntoIterator<Item: Into<u32>, IntoIter: ExactSizeIterator>,
    ) -> Option<Self> {
        let lengths = lengths.into_iter();
        let mut ends = Vec::with_capacity(lengths.len());
        let mut end = 0_u32;
        for length in lengths {
            end = end.checked_add(length.into())?;
            if !all.is_char_boundary(end as usize) {
                return None;
            }
            ends.push(end);
        }
        Some(Self {
            all: all.into(),
            ends: ends.into(),
        })
    }

    fn of_all(text: &str) -> Self {
        Self {
            all: text.into(),
            ends: Box::default(),
        }
    }
}

/// How a text is stored: read without a copy of its own.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Text")]
enum Stored<'a> {
    /// One for all languages.
    Same(&'a str),
    /// The texts, one after another, and how long each is.
    Each(&'a str, &'a [u8]),
    /// The same with texts of more than 255 bytes.
    Long(&'a str, Vec<u32>),
}

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.ends.is_empty() {
            return Stored::Same(&self.all).serialize(serializer);
        }
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        let lengths = self.ends.iter().zip(starts).map(|(end, start)| end - start);
        let short: Result<Vec<u8>, _> = lengths.clone().map(u8::try_from).collect();
        match short {
            Ok(lengths) => Stored::Each(&self.all, &lengths).serialize(serializer),
            Err(_) => Stored::Long(&self.all, lengths.collect()).serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let read = match Stored::deserialize(deserializer)? {
            Stored::Same(text) => return Ok(Self::of_all(text)),
            Stored::Each(all, lengths) => Self::of_lengths(all, lengths.iter().copied()),
            Stored::Long(all, lengths) => Self::of_lengths(all, lengths),
        };
        read.ok_or_else(|| de::Error::custom("a text that ends within a character"))
    }
}

#[cfg(test)]
mod tests {
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

    #[test]
    fn a_text_is_read_as_it_was_stored() {
        let long = "引".repeat(100);
        for text in [
            Text::new("Arsenal", [None]),
            Text::new("Draw", [Some("Empate"), Some(""), Some("引き分け")]),
            Text::new("Draw", [Some(&*long), None]),
        ] {
            let bytes = postcard::to_stdvec(&text).expect("texts");
            assert_eq!(postcard::from_bytes::<Text>(&bytes).expect("texts"), text);
        }
    }

    #[test]
    fn a_text_that_was_damaged_is_refused() {
        let damaged: [(&str, [u8; 2]); 3] =
            [("引", [1, 2]), ("Draw", [4, 1]), ("Draw", [255, 255])];
        for (all, lengths) in damaged {
            let bytes = postcard::to_stdvec(&(1_u8, all, lengths.as_slice())).expect("texts");
            let read = postcard::from_bytes::<Text>(&bytes);
            assert!(read.is_err(), "{all} {lengths:?}");
        }
    }
}
