//! A page while it is written.

use std::fmt;

/// Most pieces of a page are no longer than this many bytes.
pub const BLOCK: usize = 32;

/// Most others are no longer than this many.
const LONG: usize = 3 * BLOCK;

/// A page while it is written.
///
/// A short piece is copied as a block of fixed size, with whatever follows it in memory; the next
/// piece overwrites the excess. Copying to the exact length is a call and several decisions, which cost
/// more than the bytes do: a page is thousands of short pieces.
///
/// ```
/// use std::fmt::Write;
/// use templates::Html;
///
/// let mut html = Html::default();
/// html.text("1");
/// html.start_of(b".85 ", 3);
/// write!(html, " and {}", 2)?;
/// assert_eq!(html.as_bytes(), b"1.85 and 2");
/// # Ok::<(), std::fmt::Error>(())
/// ```
#[derive(Default)]
pub struct Html {
    bytes: Vec<u8>,
    length: usize,
}

impl Html {
    /// Nothing, with room for this many bytes.
    pub fn with_capacity(capacity: usize) -> Self {
        Self {
            bytes: vec![0; capacity],
            length: 0,
        }
    }

    /// What is written.
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes[..self.length]
    }

    /// How many bytes are written.
    pub fn len(&self) -> usize {
        self.length
    }

    /// Whether nothing is written.
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// Takes back all but the first bytes.
    pub fn truncate(&mut self, length: usize) {
        self.length = self.length.min(length);
    }

    /// Takes back all that was written after this many bytes, as a text; `None` where these bytes end
    /// within a character.
    pub fn take_from(&mut self, length: usize) -> Option<String> {
        let text = str::from_utf8(self.as_bytes().get(length..)?).ok()?;
        let text = text.to_owned();
        self.length = length;
        Some(text)
    }

    /// Writes a text.
    pub fn text(&mut self, text: &str) {
        self.bytes(text.as_bytes());
    }

    /// Writes bytes that are text.
    pub fn bytes(&mut self, bytes: &[u8]) {
        let end = self.length + bytes.len();
        if end > self.bytes.len() {
            self.grow(bytes.len());
        }
        self.bytes[self.length..end].copy_from_slice(bytes);
        self.length = end;
    }

    /// Writes all that is written elsewhere; most often that is little.
    #[inline(always)]
    pub fn piece(&mut self, piece: &Self) {
        let length = piece.length;
        if length <= BLOCK
            && let Some(block) = piece.bytes.first_chunk::<BLOCK>()
        {
            self.start_of(block, length);
        } else if length <= LONG
            && let Some(block) = piece.bytes.first_chunk::<LONG>()
        {
            self.start_of(block, length);
        } else {
            self.bytes(piece.as_bytes());
        }
    }

    /// Writes one ASCII character.
    #[inline(always)]
    pub fn byte(&mut self, byte: u8) {
        self.start_of(&[byte], 1);
    }

    /// Writes the first bytes of a block.
    #[inline(always)]
    pub fn start_of<const N: usize>(&mut self, block: &[u8; N], length: usize) {
        let room = self.bytes.get_mut(self.length..);
        match room.and_then(|room| room.first_chunk_mut()) {
            Some(target) => {
                *target = *block;
                self.length += length;
            }
            None => self.start_of_more(block, length),
        }
    }

    #[cold]
    #[inline(never)]
    fn start_of_more(&mut self, block: &[u8], length: usize) {
        self.grow(length);
        self.bytes[self.length..][..length].copy_from_slice(&block[..length]);
        self.length += length;
    }

    /// Writes the first bytes of a block in quotes.
    #[inline(always)]
    pub fn quoted(&mut self, block: &[u8; BLOCK], length: usize) {
        let mut quoted = [b'"'; BLOCK + 2];
        quoted[1..=BLOCK].copy_from_slice(block);
        let room = self.bytes.get_mut(self.length..);
        match room.and_then(|room| room.first_chunk_mut()) {
            Some(target) => {
                *target = quoted;
                if let Some(end) = target.get_mut(length + 1) {
                    *end = b'"';
                }
                self.length += length + 2;
            }
            None => {
                self.byte(b'"');
                self.start_of(block, length);
                self.byte(b'"');
            }
        }
    }

    /// Writes a text that is laid out for it.
    #[inline(always)]
    pub fn literal(&mut self, literal: &Literal) {
        let length = literal.text.len();
        match &literal.long {
            _ if length <= BLOCK => self.start_of(&literal.short, length),
            Some(block) => self.start_of(block, length),
            None => self.text(&literal.text),
        }
    }

    /// Writes a whole number.
    #[inline]
    pub fn int(&mut self, number: i64) {
        match u32::try_from(number) {
            Ok(number @ 0..10) => self.byte(b'0' + number as u8),
            Ok(number @ 10..10_000) => {
                let (digits, length) = short(number);
                self.start_of(&digits, length);
            }
            Ok(number @ 10_000..100_000_000) => {
                let (digits, length) = short(number / 10_000);
                self.start_of(&digits, length);
                self.start_of(&four(number % 10_000), 4);
            }
            _ => self.text(itoa::Buffer::new().format(number)),
        }
    }

    /// Makes room for these bytes, and for many more: untouched zeroed pages are not resident. So a page
    /// is copied seldom.
    #[cold]
    #[inline(never)]
    fn grow(&mut self, by: usize) {
        let wanted = (self.length + by).max(self.bytes.len() * 4);
        let mut larger = vec![0; wanted.max(1 << 10)];
        larger[..self.length].copy_from_slice(self.as_bytes());
        self.bytes = larger;
    }
}

impl fmt::Write for Html {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.text(text);
        Ok(())
    }
}

/// The digits of a number below 10,000, and how many there are.
#[inline(always)]
fn short(number: u32) -> ([u8; 4], usize) {
    let length =
        1 + usize::from(number >= 10) + usize::from(number >= 100) + usize::from(number >= 1000);
    let digits = u32::from_be_bytes(four(number)) << (8 * (4 - length));
    (digits.to_be_bytes(), length)
}

/// The digits of a number below 10,000, with zeros before them.
#[inline(always)]
fn four(number: u32) -> [u8; 4] {
    let [high, low] = [number / 100, number % 100].map(|pair| PAIRS[pair as usize]);
    [high[0], high[1], low[0], low[1]]
}

/// The digits of the numbers below 100.
const PAIRS: [[u8; 2]; 100] = {
    let mut pairs = [[0; 2]; 100];
    let mut number = 0;
    while number < 100 {
        pairs[number] = [b'0' + number as u8 / 10, b'0' + number as u8 % 10];
        number += 1;
    }
    pairs
};

/// A text that is always the same, laid out to be written.
#[derive(Debug)]
pub struct Literal {
    text: Box<str>,
    /// Its beginning, filled up.
    short: [u8; BLOCK],
    /// The whole of a text that is not much longer, filled up.
    long: Option<Box<[u8; LONG]>>,
}

impl Literal {
    /// Lays out a text.
    pub fn new(text: &str) -> Self {
        let is_long = (BLOCK + 1..=LONG).contains(&text.len());
        Self {
            text: text.into(),
            short: filled(text),
            long: is_long.then(|| Box::new(filled(text))),
        }
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.text
    }
}

/// The beginning of a text, filled up.
fn filled<const N: usize>(text: &str) -> [u8; N] {
    let mut block = [0; N];
    let length = text.len().min(N);
    block[..length].copy_from_slice(&text.as_bytes()[..length]);
    block
}

#[cfg(test)]
mod tests {
    use super::{BLOCK, Html, Literal, filled};

    #[test]
    fn what_is_written_stands_there_however_it_was_written() {
        let mut html = Html::default();
        let mut expected = String::new();
        let numbers = [
            0,
            7,
            10,
            99,
            100,
            999,
            1000,
            9999,
            10_000,
            i64::MIN,
            i64::MAX,
        ];
        for number in numbers {
            html.int(number);
            html.byte(b' ');
            expected += &format!("{number} ");
        }
        for length in [0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK, 5_000] {
            let text: String = ('a'..='z').cycle().take(length).collect();
            html.literal(&Literal::new(&text));
            html.text("é");
            expected += &text;
            expected += "é";
            if length <= BLOCK {
                html.quoted(&filled(&text), length);
                expected += &format!("\"{text}\"");
            }
        }
        assert_eq!(html.len(), expected.len());
        assert_eq!(html.take_from(2).as_deref(), Some(&expected[2..]));
        assert_eq!(html.as_bytes(), b"0 ");
    }
}
