//! A diagnostic on one line, for logs.

use std::fmt::Write as _;

use crate::{Diagnostic, Place};

impl Place {
    /// Line and column of the wrong bytes, both from 1. The column counts characters.
    pub fn position(&self) -> (usize, usize) {
        let before = self.source.get(..self.span.start).unwrap_or(&self.source);
        let start = before.rfind('\n').map_or(0, |end| end + 1);
        let line = before.matches('\n').count() + 1;
        (line, before[start..].chars().count() + 1)
    }
}

impl Diagnostic {
    /// Place, message and hint on one line, without the severity.
    ///
    /// ```
    /// use std::path::Path;
    /// use diagnostic::Diagnostic;
    ///
    /// let error = Diagnostic::error("unknown locale `xx`")
    ///     .at(Path::new("content/site.toml"), "locales = [\"xx\"]", 11..15, "not a locale")
    ///     .hint("known locales: ar, en");
    /// assert_eq!(
    ///     error.line(),
    ///     "content/site.toml:1:12: unknown locale `xx` (not a locale); hint: known locales: ar, en"
    /// );
    /// ```
    pub fn line(&self) -> String {
        let mut text = String::new();
        // Writing to a string does not fail.
        if let Some(place) = &self.place {
            let (line, column) = place.position();
            let _ = write!(text, "{}:{line}:{column}: ", place.file.display());
        }
        text.push_str(&self.message);
        if let Some(place) = self.place.as_ref().filter(|place| !place.label.is_empty()) {
            let _ = write!(text, " ({})", place.label);
        }
        if let Some(hint) = &self.hint {
            let _ = write!(text, "; hint: {hint}");
        }
        text.replace('\n', " ")
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn a_column_counts_characters_of_its_line() {
        let at = |start: usize| {
            Diagnostic::error("")
                .at(Path::new("a"), "one\nżółw x\n", start..start, "")
                .place
                .expect("a place")
                .position()
        };
        assert_eq!(at(0), (1, 1));
        assert_eq!(at(4), (2, 1));
        // Three of the letters before it have two bytes.
        assert_eq!(at(12), (2, 6));
    }

    #[test]
    fn a_message_of_several_lines_becomes_one() {
        let line = Diagnostic::error("a\nb").hint("c\nd").line();
        assert_eq!(line, "a b; hint: c d");
    }
}
