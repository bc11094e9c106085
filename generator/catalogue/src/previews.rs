//! What an operator knows before a match.

use serde::{Deserialize, Serialize};

/// Which of the parts that a page can show are there: form, table, meetings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Previews(u8);

/// The words of the wire, in the order of the tabs.
const WORDS: [&str; 3] = ["form", "table", "meetings"];

impl Previews {
    /// Those of these words that a page can show.
    pub fn of(words: &[String]) -> Self {
        let listed = |word: &str| words.iter().any(|own| own == word);
        let bits = WORDS.iter().enumerate();
        Self(bits.fold(0, |all, (bit, word)| all | (u8::from(listed(word)) << bit)))
    }

    /// Their words, in the order of the tabs.
    pub fn words(self) -> impl Iterator<Item = &'static str> {
        let bits = WORDS.into_iter().enumerate();
        bits.filter(move |(bit, _)| self.0 & (1 << bit) != 0)
            .map(|(_, word)| word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_words_are_left_out_and_the_order_is_that_of_the_tabs() {
        let sent = ["meetings", "injuries", "form"].map(str::to_owned);
        let shown: Vec<&str> = Previews::of(&sent).words().collect();
        assert_eq!(shown, ["form", "meetings"]);
        assert_eq!(Previews::of(&[]), Previews::default());
    }
}
