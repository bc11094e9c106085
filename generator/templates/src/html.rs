//! A page while it is being written.

use std::fmt;

/// Most pieces of a page have at most this many bytes.
pub const BLOCK: usize = 32;

/// Most of the others have at most this many.
const LONG: usize = 3 * BLOCK;

/// A page while it is being written.
///
/// A short piece is copied as a block of fixed size, together with the bytes that follow it in
/// memory; the next piece overwrites the excess. Copying the exact length needs a function call and
/// several branches, which cost more than the extra bytes: a page consists of thousands of short
/// pieces.
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
    /// An empty page with this capacity.
    pub fn with_capacity(capacity: usize) -> Self {
        Self {
            bytes: vec![0; capacity],
            length: 0,
        }
    }

    /// The bytes written so far.
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes[..self.length]
    }

    /// Number of bytes written so far.
    pub fn len(&self) -> usize {
        self.length
    }

    /// Whether nothing has been written.
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// Removes everything after the first `length` bytes.
    pub fn truncate(&mut self, length: usize) {
        self.length = self.length.min(length);
    }

    /// Removes and returns everything after the first `length` bytes; `None` if that position is
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

    /// Writes bytes of valid UTF-8.
    pub fn bytes(&mut self, bytes: &[u8]) {
        let end = self.length + bytes.len();
        if end > self.bytes.len() {
            self.grow(bytes.len());
        }
        self.bytes[self.length..end].copy_from_slice(bytes);
        self.length = end;
    }

    /// Writes the content of another page, which is usually short.
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

    /// Writes the first `length` bytes of a block.
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

    /// Writes the first `length` bytes of a block in quotes.
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

    /// Writes a prepared text.
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

    /// Reserves space for these bytes and many more: untouched zeroed pages are not resident. So a
    /// page is rarely copied.
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

/// The digits of a number below 10,000, and their number.
#[inline(always)]
fn short(number: u32) -> ([u8; 4], usize) {
    let length =
        1 + usize::from(number >= 10) + usize::from(number >= 100) + usize::from(number >= 1000);
    let digits = u32::from_be_bytes(four(number)) << (8 * (4 - length));
    (digits.to_be_bytes(), length)
}

/// The digits of a number below 10,000, with leading zeros.
#[inline(always)]
fn four(number: u32) -> [u8; 4] {
    let [high, low] = [number / 100, number % 100].map(|pair| PAIRS[pair as usize]);
    [high[0], high[1], low[0], low[1]]
}

/// The digits of all numbers below 100.
const PAIRS: [[u8; 2]; 100] = {
    let mut pairs = [[0; 2]; 100];
    let mut number = 0;
    while number < 100 {
        pairs[number] = [b'0' + number as u8 / 10, b'0' + number as u8 % 10];
        number += 1;
    }
    pairs
};

/// A constant text, prepared for writing.
#[derive(Debug)]
pub struct Literal {
    text: Box<str>,
    /// Its beginning, padded.
    short: [u8; BLOCK],
    /// The whole text if it is slightly longer, padded.
    long: Option<Box<[u8; LONG]>>,
}

impl Literal {
    /// Prepares a text.
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

/// The beginning of a text, padded.
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
    fn every_way_of_writing_gives_the_same_bytes() {
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
