//! Converts Minijinja's errors to diagnostics.

use std::collections::BTreeMap;

use diagnostic::Diagnostic;
use minijinja::{Error, ErrorKind};

use crate::file::TemplateFile;

/// Adds the file, the line and the position of an error.
pub fn diagnose(error: &Error, files: &BTreeMap<String, TemplateFile>) -> Diagnostic {
    // The innermost cause with a position is the mistake itself; the outer ones are the templates
    // that include it.
    let mut innermost = error;
    let mut source = std::error::Error::source(error);
    while let Some(next) = source {
        if let Some(inner) = next.downcast_ref::<Error>() {
            innermost = inner;
        }
        source = next.source();
    }
    let message = match innermost.detail() {
        Some(detail) => format!("{}: {detail}", innermost.kind()),
        None => innermost.kind().to_string(),
    };
    let diagnostic = Diagnostic::error(format!("template error: {message}"));
    let hint = match innermost.kind() {
        ErrorKind::UndefinedError => "check the name against the view of the template",
        ErrorKind::SyntaxError => {
            "close every {% if %}, {% for %} and {% macro %}, and every {{ with }}"
        }
        ErrorKind::OutOfFuel => "a loop does not end, or the page is far too large",
        _ => "fix the template and build again; the last good site is still served",
    };
    let diagnostic = diagnostic.hint(hint);
    match innermost.name().and_then(|name| files.get(name)) {
        Some(file) => {
            let span = innermost
                .range()
                .unwrap_or_else(|| line_span(&file.text, innermost.line()));
            diagnostic.at(&file.path, &file.text, span, "here")
        }
        None => diagnostic,
    }
}

/// The span of a line, by its number, without its indentation.
pub fn line_span(text: &str, line: Option<usize>) -> std::ops::Range<usize> {
    let mut at = 0;
    for (index, content) in text.split_inclusive('\n').enumerate() {
        if Some(index + 1) == line {
            let indent = content.len() - content.trim_start().len();
            return at + indent..at + content.trim_end().len().max(indent);
        }
        at += content.len();
    }
    0..0
}
