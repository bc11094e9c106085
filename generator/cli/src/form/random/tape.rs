//! Choices of a test's input, from numbers that proptest draws. They shrink as the numbers do: towards the first choice.

use std::vec::IntoIter;

use proptest::prelude::*;

/// Numbers to choose by; when they have ended, every choice is the first.
#[derive(Debug)]
pub(super) struct Tape(IntoIter<u16>);

impl Tape {
    /// Tapes of at most this number of choices.
    pub fn strategy(most: usize) -> impl Strategy<Value = Vec<u16>> {
        prop::collection::vec(any::<u16>(), 0..most)
    }

    pub fn new(numbers: Vec<u16>) -> Self {
        Self(numbers.into_iter())
    }

    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        usize::from(self.0.next().unwrap_or_default()) % end.max(1)
    }

    /// True once in `times`.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == times - 1
    }

    pub fn one<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }

    pub fn word(&mut self, of: &[&'static str]) -> &'static str {
        of[self.below(of.len())]
    }

    pub fn shuffle<T>(&mut self, all: &mut [T]) {
        for at in 1..all.len() {
            let other = at - self.below(at + 1);
            all.swap(at, other);
        }
    }
}

/// Texts that are hard to write in TOML, or to read on a page.
const ODD: [&str; 36] = [
    "A title",
    "one\ntwo",
    "\"quoted\"",
    "it's",
    r"C:\new\table",
    "\"\"\"",
    "'''",
    "''",
    "ends with \"",
    "ends with \\",
    "a\n\"\"\"\nb\"\"\"\"",
    "a \\\n  b",
    "\n\n\nbetween lines\n\n\n",
    "  between spaces\t",
    "tab\there",
    "\0",
    "a\0b",
    "\u{1b}[31m",
    "\u{7f}",
    "\r",
    "a\rb",
    "a\r\nb",
    "a\u{85}b",
    "a\u{2028}b",
    "\u{feff}mark",
    "\u{200f}שלום\u{202e}",
    "🏆⚽️👩‍👩‍👧",
    "\u{fffd}\u{10ffff}",
    "# no comment",
    "[[blocks]]",
    "a = 1",
    "\\u0041 \\n",
    "{{ title }}",
    "$1 ${x}",
    " ",
    "",
];

/// A text of one line or several.
pub(super) fn odd_text(tape: &mut Tape) -> String {
    match tape.below(12) {
        10 => ["very long ".repeat(3).as_str(), tape.word(&ODD)].concat(),
        11 => {
            let code = u32::try_from(tape.below(0x200)).ok();
            let odd = code.and_then(char::from_u32).unwrap_or('?');
            format!("a{odd}b")
        }
        7.. => [tape.word(&ODD), tape.word(&ODD), tape.word(&ODD)].concat(),
        _ => tape.word(&ODD).to_owned(),
    }
}
