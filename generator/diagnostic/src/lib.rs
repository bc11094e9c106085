//! Messages for editors and operators: what is wrong, where, and what to do about it, drawn like a
//! compiler error.

mod likely;
mod line;

use std::fmt;
use std::ops::Range;
use std::path::{Path, PathBuf};

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};

pub use likely::likely;

/// How bad a diagnostic is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The build goes on with the fallback that the message names.
    Warning,
    /// The build stops before it writes anything.
    Error,
}

/// One mistake in the project's files or the operator's data.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    /// Error or warning.
    pub severity: Severity,
    /// What is wrong, in lower case and without a final period.
    pub message: String,
    /// Where, when it is in a file.
    pub place: Option<Box<Place>>,
    /// What to do about it.
    pub hint: Option<String>,
    /// Whether it refuses to remove pages, which `--allow-removal` overrides.
    pub is_removal: bool,
}

/// A place in a file.
#[derive(Clone, Debug)]
pub struct Place {
    /// The file, as messages name it.
    pub file: PathBuf,
    /// Its text.
    pub source: String,
    /// The wrong bytes.
    pub span: Range<usize>,
    /// A short text beside the caret.
    pub label: String,
}

impl Diagnostic {
    /// An error without a place.
    pub fn error(message: impl Into<String>) -> Self {
        Self {
            severity: Severity::Error,
            message: message.into(),
            place: None,
            hint: None,
            is_removal: false,
        }
    }

    /// A warning without a place.
    pub fn warning(message: impl Into<String>) -> Self {
        Self {
            severity: Severity::Warning,
            ..Self::error(message)
        }
    }

    /// Adds a place. A span outside of the source points at the source's end, and one within a
    /// character covers all of it.
    #[must_use]
    pub fn at(
        mut self,
        file: &Path,
        source: &str,
        span: Range<usize>,
        label: impl Into<String>,
    ) -> Self {
        let end = source.ceil_char_boundary(span.end);
        let span = source.floor_char_boundary(span.start.min(end))..end;
        self.place = Some(Box::new(Place {
            file: file.to_path_buf(),
            source: source.to_owned(),
            span,
            label: label.into(),
        }));
        self
    }

    /// Adds what to do about it.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = Some(hint.into());
        self
    }

    /// Marks it as the refusal of a removal of pages.
    #[must_use]
    pub fn removal(mut self) -> Self {
        self.is_removal = true;
        self
    }
}

impl Diagnostic {
    /// Whether it stops the build.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let level = match self.severity {
            Severity::Warning => Level::WARNING,
            Severity::Error => Level::ERROR,
        };
        let title = level.primary_title(self.message.as_str());
        let path = self
            .place
            .as_ref()
            .map(|place| place.file.display().to_string());
        let mut groups = Vec::new();
        match (&self.place, &path) {
            (Some(place), Some(path)) => groups.push(
                title.element(
                    Snippet::source(place.source.as_str())
                        .path(path.as_str())
                        .annotation(
                            AnnotationKind::Primary
                                .span(place.span.clone())
                                .label(place.label.as_str()),
                        ),
                ),
            ),
            _ => groups.push(Group::with_title(title)),
        }
        let mut text = Renderer::plain().render(&groups).to_string();
        if let Some(hint) = &self.hint {
            text.push_str("\nhint: ");
            text.push_str(hint);
        }
        f.write_str(&text)
    }
}

/// Whether any of them stops the build.
pub fn has_errors(diagnostics: &[Diagnostic]) -> bool {
    diagnostics.iter().any(Diagnostic::is_error)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_names_file_line_and_hint() {
        let source = "one = 1\ntwo = ,\n";
        let text = Diagnostic::error("unexpected comma")
            .at(Path::new("content/site.toml"), source, 14..15, "here")
            .hint("remove it")
            .to_string();
        assert!(text.contains("content/site.toml:2:7"), "{text}");
        assert!(text.contains("^ here"), "{text}");
        assert!(text.ends_with("hint: remove it"), "{text}");
    }

    #[test]
    fn a_span_within_a_character_covers_all_of_it() {
        let text = Diagnostic::error("wrong")
            .at(Path::new("a"), "x \u{645} y", 3..3, "here")
            .to_string();
        assert!(text.contains("a:1:3"), "{text}");
    }

    #[test]
    fn a_span_outside_of_the_source_points_at_its_end() {
        let text = Diagnostic::error("cut off")
            .at(Path::new("a"), "abc", 9..12, "")
            .to_string();
        assert!(text.contains("cut off"), "{text}");
    }
}
