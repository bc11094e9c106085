//! A name in every language of the site, stored once if the languages agree.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use api::text::line;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A text by locale. Ordered by the default language, then by the others.
///
/// A catalogue has millions of them, so each is a slice of memory that is shared between clones and
/// between texts that were read together. The form in memory is the stored form: the width of a
/// number in bytes (0 if all languages have the same text, as with most names of clubs), the number
/// of texts, the end of each, and the texts one after another. Numbers use 7 bits per byte, so that
/// the whole is valid UTF-8.
#[derive(Clone)]
pub struct Text {
    memory: Arc<str>,
    start: u32,
    end: u32,
}

/// Offset of the text if all languages share one.
const SAME: usize = 1;

/// Offset of the ends of the texts.
const ENDS: usize = 2;

/// Possible widths of a number in bytes: for short texts, and for texts of any length.
const WIDTHS: [usize; 2] = [1, 5];

impl Text {
    /// A text from its languages, the default first. `others` may be shorter than the site's
    /// locales; the default is used for the rest. Each text becomes one line of characters that are
    /// allowed in a page.
    pub fn new<'a>(default: &'a str, others: impl IntoIterator<Item = Option<&'a str>>) -> Self {
        let others = others.into_iter().map(|other| other.unwrap_or(default));
        let texts: Vec<Cow<'_, str>> = std::iter::once(default).chain(others).map(line).collect();
        let default = &texts[0];
        if texts.iter().all(|text| text == default) {
            return Self::of(["\0", default].concat().into());
        }
        let count = u8::try_from(texts.len()).ok().filter(u8::is_ascii);
        let count = count.expect("about forty languages at most");
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
        all.extend(texts.iter().map(|text| &**text));
        Self::of(all.into())
    }

    /// The text that occupies this memory.
    fn of(memory: Arc<str>) -> Self {
        let end = u32::try_from(memory.len()).expect("a name of less than 4 GB");
        Self {
            memory,
            start: 0,
            end,
        }
    }

    /// The text, if it is the same in every language.
    pub fn same(&self) -> Option<&str> {
        (self.width() == 0).then(|| &self.stored()[SAME..])
    }

    /// The text in the locale with this index.
    pub fn get(&self, locale: usize) -> &str {
        let stored = self.stored();
        let width = self.width();
        if width == 0 {
            return &stored[SAME..];
        }
        let count = usize::from(stored.as_bytes()[1]);
        // A text that was stored for other languages may have fewer.
        let locale = locale.min(count - 1);
        let texts = ENDS + count * width;
        let end = |nth| end_of(stored.as_bytes(), width, nth);
        let start = locale.checked_sub(1).map_or(0, end);
        &stored[texts + start..texts + end(locale)]
    }

    fn width(&self) -> usize {
        usize::from(self.stored().as_bytes()[0])
    }

    /// Its stored form.
    pub fn stored(&self) -> &str {
        &self.memory[self.start as usize..self.end as usize]
    }

    /// Texts that were stored one after another, in one piece of memory; `None` if one is damaged.
    /// `ends` are their ends.
    pub fn all_of(stored: &str, ends: &[u32]) -> Option<Vec<Self>> {
        let memory: Arc<str> = stored.into();
        let mut start = 0;
        let mut each = Vec::with_capacity(ends.len());
        for &end in ends {
            stored.get(start as usize..end as usize)?;
            let text = Self {
                memory: Arc::clone(&memory),
                start,
                end,
            };
            if !text.is_whole() {
                return None;
            }
            each.push(text);
            start = end;
        }
        Some(each)
    }

    /// Whether it has a valid stored form.
    fn is_whole(&self) -> bool {
        let stored = self.stored();
        let (width, count) = match *stored.as_bytes() {
            [0, ..] => return true,
            [width, count, ..] => (usize::from(width), usize::from(count)),
            _ => return false,
        };
        let Some(texts) = stored.get(ENDS + count * width..) else {
            return false;
        };
        let mut before = 0;
        let ends = |nth| {
            let end = end_of(stored.as_bytes(), width, nth);
            before <= std::mem::replace(&mut before, end) && texts.is_char_boundary(end)
        };
        WIDTHS.contains(&width) && (0..count).all(ends) && count > 0 && before == texts.len()
    }
}

/// Where a text ends, counted from the beginning of the first one; read from the header.
#[inline(always)]
fn end_of(stored: &[u8], width: usize, nth: usize) -> usize {
    // Most texts.
    if width == 1 {
        return stored[ENDS + nth].into();
    }
    let digits = &stored[ENDS + nth * width..][..width];
    (digits.iter().rev()).fold(0, |number, digit| number << 7 | usize::from(*digit))
}

impl PartialEq for Text {
    fn eq(&self, other: &Self) -> bool {
        self.stored() == other.stored()
    }
}

impl Eq for Text {}

impl PartialOrd for Text {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Text {
    fn cmp(&self, other: &Self) -> Ordering {
        self.stored().cmp(other.stored())
    }
}

impl Hash for Text {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.stored().hash(state);
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.stored())
    }
}

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.stored())
    }
}

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Self::of(<&str>::deserialize(deserializer)?.into());
        let is_whole = text.is_whole();
        (is_whole.then_some(text)).ok_or_else(|| de::Error::custom("a damaged text"))
    }
}

#[cfg(test)]
mod tests {
    use super::{Arc, Text};

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
    fn a_text_is_one_line_of_allowed_characters() {
        let text = Text::new("A\u{0}\u{85}B\tC", [Some("D\u{ffff}\nE"), None]);
        assert_eq!(
            [text.get(0), text.get(1), text.get(2)],
            ["AB C", "D E", "AB C"]
        );
        assert_eq!(Text::new("A\u{1}", [Some("A")]), Text::new("A", []));
    }

    #[test]
    fn a_text_survives_storing() {
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
    fn texts_survive_storing_in_one_piece() {
        let texts = [Text::new("Draw", [Some("引")]), Text::new("Arsenal", [])];
        let stored = texts.each_ref().map(Text::stored).concat();
        let ends = [texts[0].stored().len() as u32, stored.len() as u32];
        let read = Text::all_of(&stored, &ends).expect("texts");
        assert_eq!(read, texts);
        assert!(Arc::ptr_eq(&read[0].memory, &read[1].memory));
        for ends in [
            [ends[0] - 1, ends[1]],
            [ends[1], ends[0]],
            [ends[0], ends[1] + 1],
        ] {
            assert_eq!(Text::all_of(&stored, &ends), None, "{ends:?}");
        }
    }

    #[test]
    fn a_damaged_text_is_refused() {
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
            let bytes = postcard::to_stdvec(all).expect("texts");
            let read = postcard::from_bytes::<Text>(&bytes);
            assert!(read.is_err(), "{all:?}");
        }
    }
}
