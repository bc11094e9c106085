//! Finds mistakes in the messages of a folder.

use fluent_syntax::parser::{ErrorKind, ParserError};

use super::files::MessageFile;
use super::words::Words;
use diagnostic::Diagnostic;

/// Reports messages that are defined twice in a folder.
pub(super) fn check_twice(
    folder: &str,
    words: &Words,
    files: &[MessageFile],
    errors: &mut Vec<Diagnostic>,
) {
    let mut seen = vec![None; words.messages()];
    for ((file, _), entry) in words.of(&[folder]) {
        let Some(seen) = seen.get_mut(entry.name) else {
            continue;
        };
        if let Some(first) = seen.replace(file) {
            let first: &MessageFile = &files[first];
            let MessageFile { path, text, .. } = &files[file];
            let key = words.name(entry.name);
            let at = entry.at..entry.at + key.len();
            let also = format!("also in {}", first.path.display());
            errors.push(
                Diagnostic::error(format!("there are two messages `{key}`"))
                    .at(path, text, at, also)
                    .hint("remove one of them"),
            );
        }
    }
}

/// Reports a syntax error. One that an open brace causes is placed at the brace.
pub(super) fn syntax_error(file: &MessageFile, error: &ParserError) -> Diagnostic {
    let MessageFile { path, text, .. } = file;
    let opener = match error.kind {
        ErrorKind::ExpectedToken('}') => open_brace(text, error.pos.start),
        _ => None,
    };
    if let Some(at) = opener {
        return Diagnostic::error("a brace is not closed in a message")
            .at(path, text, at..at + 1, "opened here")
            .hint("add `}`; to show a brace, write `{\"{\"}`");
    }
    let kind = lower(&error.kind.to_string());
    Diagnostic::error(format!("syntax error in a message: {kind}"))
        .at(path, text, error.pos.clone(), "here")
        .hint(
            "a message is `key = text`, further lines indented; see \
             https://projectfluent.org/fluent/guide",
        )
}

/// The last brace before a position that is not closed before it.
fn open_brace(text: &str, end: usize) -> Option<usize> {
    let mut open = Vec::new();
    let before = text.get(..end).unwrap_or(text);
    for (at, c) in before.char_indices() {
        match c {
            '{' => open.push(at),
            '}' => drop(open.pop()),
            _ => {}
        }
    }
    open.pop()
}

/// A sentence in lower case, to be used within another one.
fn lower(text: &str) -> String {
    let mut chars = text.chars();
    chars
        .next()
        .map(|first| first.to_lowercase().chain(chars).collect())
        .unwrap_or_default()
}
