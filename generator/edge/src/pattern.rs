//! Patterns with at most one `*`, which matches one or more characters.

use serde::{Deserialize, Serialize};

/// A pattern such as `assets/*` or `/*.html`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Pattern(String);

impl Pattern {
    /// A pattern that is a constant of the program.
    pub(crate) fn known(text: &str) -> Self {
        Self(text.to_owned())
    }

    /// What `*` matches in `text`, or an empty text if the pattern has no `*`. `None` if it does not
    /// match.
    pub fn find<'t>(&self, text: &'t str) -> Option<&'t str> {
        match self.0.split_once('*') {
            None => (self.0 == text).then_some(""),
            Some((before, after)) => text
                .strip_prefix(before)?
                .strip_suffix(after)
                .filter(|part| !part.is_empty()),
        }
    }

    /// The pattern with `part` in place of `*`.
    pub fn fill(&self, part: &str) -> String {
        self.0.replacen('*', part, 1)
    }

    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Pattern {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        match text.matches('*').count() {
            0 | 1 => Ok(Self(text)),
            _ => Err(format!("`{text}` has more than one `*`")),
        }
    }
}

impl From<Pattern> for String {
    fn from(pattern: Pattern) -> Self {
        pattern.0
    }
}

#[cfg(test)]
mod tests {
    use super::Pattern;

    #[test]
    fn a_star_stands_for_some_characters() {
        let pattern = Pattern::known("/*.html");
        assert_eq!(pattern.find("/ar/soccer.html"), Some("ar/soccer"));
        assert_eq!(pattern.find("/.html"), None);
        assert_eq!(pattern.find("/soccer"), None);
        assert_eq!(pattern.fill("soccer"), "/soccer.html");
        assert_eq!(Pattern::known("/").find("/"), Some(""));
    }

    #[test]
    fn a_pattern_has_one_star() {
        assert!(serde_json::from_str::<Pattern>("\"a/*\"").is_ok());
        let wrong = serde_json::from_str::<Pattern>("\"*/*\"").expect_err("two stars");
        assert!(wrong.to_string().contains("more than one"), "{wrong}");
    }
}
