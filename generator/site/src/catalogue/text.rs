//! A name in every language of the site, kept once where the languages agree.

use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A text by locale. In order of the default language, and then of the others.
///
/// A catalogue has millions, so each is one piece of memory that is shared where it is cloned. It is
/// stored as it is kept: how many bytes a number takes (none where all languages have one text, as
/// most names of clubs), how many texts there are, where each ends, and the texts one after another.
/// Numbers are made of 7 bits a byte, so that the whole is text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Text(Arc<str>);

/// Where the text of all languages begins.
const SAME: usize = 1;

/// Where the ends of the texts stand.
const ENDS: usize = 2;

/// Bytes of a number: short ones and those of any length that there is.
const WIDTHS: [usize; 2] = [1, 5];

impl Text {
    /// A text from its languages, the default first. `others` may be shorter than the site's
    /// locales; the default stands in.
    pub fn new<'a>(default: &'a str, others: impl IntoIterator<Item = Option<&'a str>>) -> Self {
        let others = others.into_iter().map(|other| other.unwrap_or(default));
        let texts: Vec<&str> = std::iter::once(default).chain(others).collect();
        if texts.iter().all(|text| *text == default) {
            return Self(["\0", default].concat().into());
        }
        let count = u8::try_from(texts.len()).ok().filter(u8::is_ascii);
        let count = count.expect("languages that are known, which are some forty");
        let length: usize = texts.iter().map(|text| text.len()).sum();
        let width = WIDTHS[usize::from(length >= 1 << 7)];
        let mut all = String::with_capacity(ENDS + texts.len() * width + length);
        all.push(char::from(width as u8));
        all.push(char::from(count));
        let mut end = 0;
        for text in &texts {
            end += text.len();
            for place in 0..width {
                all.push(char::from((end >> (7 * place) & 127) as u8));
            }
        }
        all.extend(texts);
        Self(all.into())
    }

    /// The text, if it is the same in every language.
    pub fn same(&self) -> Option<&str> {
        (self.width() == 0).then(|| &self.0[SAME..])
    }

    /// The text in the locale of this index.
    pub fn get(&self, locale: usize) -> &str {
        let width = self.width();
        if width == 0 {
            return &self.0[SAME..];
        }
        let count = usize::from(self.0.as_bytes()[1]);
        // One that was stored for other languages may have fewer.
        let locale = locale.min(count - 1);
        let texts = ENDS + count * width;
        let start = locale.checked_sub(1).map_or(0, |before| self.end(before));
        &self.0[texts + start..texts + self.end(locale)]
    }

    fn width(&self) -> usize {
        usize::from(self.0.as_bytes()[0])
    }

    /// Where a text ends, counted from the first one's beginning.
    fn end(&self, nth: usize) -> usize {
        let width = self.width();
        let digits = &self.0.as_bytes()[ENDS + nth * width..][..width];
        (digits.iter().rev()).fold(0, |number, digit| number << 7 | usize::from(*digit))
    }

    /// How it is stored.
    fn as_stored(&self) -> &[u8] {
        self.0.as_bytes()
    }

    /// A text as it was stored; nothing if it was damaged.
    fn from_stored(stored: &[u8]) -> Option<Self> {
        let all = str::from_utf8(stored).ok()?;
        let (&width, rest) = all.as_bytes().split_first()?;
        let text = Self(all.into());
        if width == 0 {
            return Some(text);
        }
        let width = usize::from(width);
        let count = usize::from(*rest.first()?);
        let texts = all.get(ENDS + count * width..)?;
        let mut before = 0;
        for end in (0..count).map(|nth| text.end(nth)) {
            if end < before || !texts.is_char_boundary(end) {
                return None;
            }
            before = end;
        }
        (WIDTHS.contains(&width) && count > 0 && before == texts.len()).then_some(text)
    }
}

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(self.as_stored())
    }
}

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let stored = <&[u8]>::deserialize(deserializer)?;
        Self::from_stored(stored).ok_or_else(|| de::Error::custom("a text that was damaged"))
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
            Text::new("", [Some("Empate")]),
            Text::new("", []),
        ] {
            let bytes = postcard::to_stdvec(&text).expect("texts");
            assert_eq!(postcard::from_bytes::<Text>(&bytes).expect("texts"), text);
        }
    }

    #[test]
    fn a_text_that_was_damaged_is_refused() {
        let damaged = [
            "",
            "\u{1}",
            "\u{1}\u{0}",
            "\u{1}\u{2}\u{1}\u{2}引",
            "\u{1}\u{2}\u{4}\u{1}Draw",
            "\u{1}\u{2}\u{1}\u{3}Draw",
            "\u{1}\u{2}\u{1}\u{7f}Draw",
            "\u{2}\u{1}\u{4}\u{0}Draw",
            "\u{5}\u{7f}Draw",
        ];
        for all in damaged {
            let bytes = postcard::to_stdvec(all.as_bytes()).expect("texts");
            let read = postcard::from_bytes::<Text>(&bytes);
            assert!(read.is_err(), "{all:?}");
        }
    }
}
