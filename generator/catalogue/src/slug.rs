//! Path segments that are safe in a URL and in a file system, whatever the operator sends.

use std::collections::BTreeSet;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::locale::{ALIASES, KNOWN};

/// A path segment of letters, digits and single hyphens: never empty, never a dot, at most 120 bytes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Slug(Box<str>);

const LONGEST: usize = 120;

impl Slug {
    /// Makes a slug of the operator's text, or of `id` if no character of it can be kept.
    pub fn new(sent: &str, id: u64) -> Self {
        let mut text = String::with_capacity(sent.len());
        for c in sent.chars().flat_map(char::to_lowercase) {
            let keep = c.is_alphanumeric();
            if keep && text.len() + c.len_utf8() > LONGEST {
                break;
            }
            if keep {
                text.push(c);
            } else if !text.is_empty() && !text.ends_with('-') {
                text.push('-');
            }
        }
        let text = text.trim_end_matches('-');
        Self(if text.is_empty() {
            id.to_string().into()
        } else {
            text.into()
        })
    }

    /// The slug that is spelled exactly like this; `None` if the text is not a slug.
    pub fn parse(text: &str) -> Option<Self> {
        // `new` would replace a text without any usable character by the number.
        let is_slug = text.starts_with(char::is_alphanumeric);
        (is_slug.then(|| Self::new(text, 0))).filter(|slug| slug.as_str() == text)
    }

    /// The slug that was stored as this text; `None` if the text is not a slug. It may be longer than [`Slug::new`]
    /// makes one, because of its owner's number.
    pub fn stored(text: &str) -> Option<Self> {
        let is_part = |part: &str| !part.is_empty() && part.chars().all(char::is_alphanumeric);
        text.split('-').all(is_part).then(|| Self(text.into()))
    }

    /// The slug with its owner's number appended, for when another entity has the plain one.
    #[must_use]
    pub fn with_id(&self, id: u64) -> Self {
        Self(format!("{}-{id}", self.0).into())
    }

    /// The segment.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Slug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Path segments right below a locale's root that belong to the platform, and to what is published beside
/// the pages.
const RESERVED: &[&str] = &[
    "admin",
    "assets",
    "help-center",
    "profile",
    "sitemaps",
    "terms-and-conditions",
];

/// Slugs that no sport and no page of the editors may have: these words of the product's pages, segments
/// of the platform, and every locale's segment and alias, whether the site has the locale or not.
/// Otherwise a sport would lose its pages when that locale is added.
pub fn reserved<'w>(of_pages: impl IntoIterator<Item = &'w str>) -> BTreeSet<Slug> {
    let codes = KNOWN.iter().map(|locale| locale.code);
    let aliases = ALIASES.iter().map(|(alias, _)| *alias);
    (RESERVED.iter().copied())
        .chain(codes)
        .chain(aliases)
        .chain(of_pages)
        .map(|word| Slug::new(word, 0))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_text_becomes_a_safe_segment() {
        let long = "a".repeat(300);
        let cases = [
            ("premier-league", "premier-league"),
            ("../../x", "x"),
            ("<script>alert(1)</script>", "script-alert-1-script"),
            ("\"><img onerror=…", "img-onerror"),
            ("الأهلي", "الأهلي"),
            ("..", "7"),
            ("", "7"),
            ("A B", "a-b"),
            (long.as_str(), &long[..LONGEST]),
        ];
        for (sent, slug) in cases {
            assert_eq!(Slug::new(sent, 7).as_str(), slug);
        }
    }

    #[test]
    fn only_slugs_are_parsed() {
        for text in ["premier-league", "0", "24", "الأهلي"] {
            assert_eq!(Slug::parse(text).expect(text).as_str(), text);
        }
        let long = "a".repeat(LONGEST + 1);
        for text in ["", "-", "a--b", "-a", "a-", "A", "a b", "../x", &long] {
            assert_eq!(Slug::parse(text), None, "{text}");
        }
        let with_id = Slug::new(&long, 7).with_id(1_002);
        assert_eq!(Slug::stored(with_id.as_str()), Some(with_id));
        for text in ["", "-", "a--b", "-a", "a-", "a b", "../x", "a/b"] {
            assert_eq!(Slug::stored(text), None, "{text}");
        }
    }
}
