//! Texts and patterns in nginx's language.
//!
//! nginx reads its configuration as the user who starts it, often root, so no text of the document may
//! end a string or begin a variable: what cannot be quoted is refused.

use std::fmt;

use crate::pattern::Pattern;

/// A text that nginx cannot quote, or an invalid name of a header.
#[derive(Debug, PartialEq, Eq)]
pub struct Unquotable(String);

impl fmt::Display for Unquotable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.0.escape_debug();
        write!(f, "`{text}` cannot be written in nginx's configuration")
    }
}

/// A header's name, as it is.
///
/// # Errors
/// It has other characters than names of headers have.
pub fn name(text: &str) -> Result<&str, Unquotable> {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
    if text.is_empty() || !text.chars().all(is_plain) {
        return Err(Unquotable(text.to_owned()));
    }
    Ok(text)
}

/// A text as a string.
///
/// # Errors
/// It has a `$`, which would begin a variable, or a control character.
pub fn quoted(text: &str) -> Result<String, Unquotable> {
    if text.contains(|c: char| c == '$' || c.is_control()) {
        return Err(Unquotable(text.to_owned()));
    }
    let text = text.replace('\\', "\\\\").replace('"', "\\\"");
    Ok(format!("\"{text}\""))
}

/// A regular expression that matches a text and nothing else, for use within quotes.
pub fn literal(text: &str) -> String {
    text.bytes().map(byte).collect()
}

/// A regular expression that matches a byte as it is or percent-encoded.
pub fn encoded(text: &str) -> String {
    let either = |one: u8| format!("(?:{}|%{one:02x})", byte(one));
    text.bytes().map(either).collect()
}

fn byte(one: u8) -> String {
    match one {
        b'.' => "[.]".to_owned(),
        b'/' | b'-' | b'_' | b' ' => char::from(one).to_string(),
        _ if one.is_ascii_alphanumeric() => char::from(one).to_string(),
        _ => format!("\\x{one:02x}"),
    }
}

/// What `*` of a pattern matched. It has a name because nginx escapes `$1` in requests with a `%`.
const PART: &str = "sportsbook_part";

/// A quoted regular expression of a pattern. [`filled`] uses what its `*` matches.
pub fn matching(pattern: &Pattern) -> String {
    let pattern = match pattern.as_str().split_once('*') {
        None => literal(pattern.as_str()),
        Some((head, tail)) => format!("{}(?<{PART}>.+){}", literal(head), literal(tail)),
    };
    format!("\"^{pattern}$\"")
}

/// A quoted regular expression of the paths of files that match one of the patterns.
pub fn one_of(files: &[Pattern]) -> String {
    let one = |pattern: &Pattern| match pattern.as_str().split_once('*') {
        None => literal(pattern.as_str()),
        Some((head, tail)) => format!("{}.+{}", literal(head), literal(tail)),
    };
    let all: Vec<String> = files.iter().map(one).collect();
    format!("\"^/(?:{})$\"", all.join("|"))
}

/// A pattern as a string, with `before` in front, and what [`matching`] found in place of `*`.
///
/// # Errors
/// It cannot be quoted.
pub fn filled(before: &str, pattern: &Pattern) -> Result<String, Unquotable> {
    let text = quoted(&format!("{before}{}", pattern.as_str()))?;
    Ok(text.replacen('*', &format!("${{{PART}}}"), 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_leaves_its_quotes() {
        assert_eq!(quoted(r#"a "b" \c"#).as_deref(), Ok(r#""a \"b\" \\c""#));
        for text in ["$host", "a\nroot /;", "\u{85}"] {
            let refused = quoted(text).expect_err(text);
            assert!(refused.to_string().contains("cannot be written"));
        }
        assert_eq!(name("cache-control"), Ok("cache-control"));
        assert!(name("x;root").is_err() && name("").is_err());
    }

    #[test]
    fn a_pattern_matches_its_own_characters_only() {
        let patterns = [Pattern::known("404.html"), Pattern::known("*/404.html")];
        assert_eq!(one_of(&patterns), r#""^/(?:404[.]html|.+/404[.]html)$""#);
        assert_eq!(
            matching(&Pattern::known("/a\"$+/*")),
            r#""^/a\x22\x24\x2b/(?<sportsbook_part>.+)$""#
        );
        assert_eq!(
            filled("/", &Pattern::known("*.html")).as_deref(),
            Ok("\"/${sportsbook_part}.html\"")
        );
        assert_eq!(encoded("."), "(?:[.]|%2e)");
    }
}
