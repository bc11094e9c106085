//! What is wrong with the messages of a locale, and where.

use std::collections::BTreeMap;
use std::ops::Range;
use std::path::Path;

use super::Parsed;
use crate::diagnostic::Diagnostic;

/// Tells messages that stand twice in a locale.
pub(super) fn check_twice(group: &[Parsed<'_>], errors: &mut Vec<Diagnostic>) {
    for client in [false, true] {
        let mut seen: BTreeMap<&str, &Path> = BTreeMap::new();
        for parsed in group.iter().filter(|parsed| parsed.is_client() == client) {
            for message in parsed.messages() {
                if let Some(first) = seen.insert(message.id.name, &parsed.file.path) {
                    errors.push(
                        Diagnostic::error(format!("message `{}` stands twice", message.id.name))
                            .at(
                                &parsed.file.path,
                                &parsed.file.text,
                                place_of(&parsed.file.text, message.id.name),
                                format!("also in {}", first.display()),
                            )
                            .hint("remove one of them"),
                    );
                }
            }
        }
    }
}

/// Where a message stands in its file.
pub(super) fn place_of(text: &str, key: &str) -> Range<usize> {
    let mut at = 0;
    let mut last = 0..0;
    for line in text.split_inclusive('\n') {
        if line
            .strip_prefix(key)
            .is_some_and(|rest| rest.trim_start().starts_with('='))
        {
            last = at..at + key.len();
        }
        at += line.len();
    }
    last
}

/// A sentence as a part of another one.
pub(super) fn lower(text: &str) -> String {
    let mut chars = text.chars();
    chars
        .next()
        .map(|first| first.to_lowercase().chain(chars).collect())
        .unwrap_or_default()
}
