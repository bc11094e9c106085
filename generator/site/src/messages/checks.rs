//! Finds mistakes in the messages of a folder.

use std::collections::BTreeMap;
use std::ops::Range;
use std::path::Path;

use super::files::Parsed;
use crate::diagnostic::Diagnostic;

/// Reports messages that are defined twice in a folder.
pub(super) fn check_twice(folder: &[Parsed<'_>], errors: &mut Vec<Diagnostic>) {
    let mut seen: BTreeMap<&str, &Path> = BTreeMap::new();
    for parsed in folder {
        for message in parsed.messages() {
            let key = message.id.name;
            if let Some(first) = seen.insert(key, &parsed.file.path) {
                errors.push(
                    Diagnostic::error(format!("there are two messages `{key}`"))
                        .at(
                            &parsed.file.path,
                            &parsed.file.text,
                            place_of(&parsed.file.text, key),
                            format!("also in {}", first.display()),
                        )
                        .hint("remove one of them"),
                );
            }
        }
    }
}

/// Position of the last message with this key in a file.
fn place_of(text: &str, key: &str) -> Range<usize> {
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

/// A sentence in lower case, to be used within another one.
pub(super) fn lower(text: &str) -> String {
    let mut chars = text.chars();
    chars
        .next()
        .map(|first| first.to_lowercase().chain(chars).collect())
        .unwrap_or_default()
}
