//! What `toml_edit` does not keep of a file: the mark of its encoding, and the ends of its lines.

use std::borrow::Cow;

const MARK: char = '\u{feff}';

/// How a file is written, beside its text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Around {
    has_mark: bool,
    /// Whether its lines end as Windows ends them. A file that mixes both gets the end of its first line.
    has_returns: bool,
}

impl Around {
    /// How this file is written.
    pub fn of(source: &str) -> Self {
        let first = source.split_once('\n').map_or("", |(first, _)| first);
        Self {
            has_mark: source.starts_with(MARK),
            has_returns: first.ends_with('\r'),
        }
    }

    /// A text written in this way.
    pub fn put(self, text: String) -> String {
        let text = match self.has_returns {
            true => text.replace('\n', "\r\n"),
            false => text,
        };
        match self.has_mark {
            true => [String::from(MARK), text].concat(),
            false => text,
        }
    }
}

/// The text of a file without what is around it.
pub(super) fn bare(source: &str) -> Cow<'_, str> {
    let source = source.strip_prefix(MARK).unwrap_or(source);
    match source.contains("\r\n") {
        true => Cow::Owned(source.replace("\r\n", "\n")),
        false => Cow::Borrowed(source),
    }
}
