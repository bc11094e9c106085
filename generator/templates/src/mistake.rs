//! Converts Minijinja's errors to diagnostics.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;

use diagnostic::{Diagnostic, likely};
use minijinja::value::ValueKind;
use minijinja::{Error, ErrorKind, Value};

use crate::file::TemplateFile;
use crate::unclosed::unclosed;

/// The cause of an error of Minijinja that the host has explained.
#[derive(Debug)]
pub struct Explained(pub Diagnostic);

impl fmt::Display for Explained {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Explained {}

/// Adds the file, the line and the position of an error. `view` is what the template was given, to
/// name the fields of a value that lacks one.
pub fn diagnose(
    error: &Error,
    files: &BTreeMap<String, TemplateFile>,
    view: Option<&Value>,
) -> Diagnostic {
    // The innermost cause with a position is the mistake itself; the outer ones are the templates
    // that include it.
    let mut innermost = error;
    let mut explained = None;
    let mut source = std::error::Error::source(error);
    while let Some(next) = source {
        if let Some(inner) = next.downcast_ref::<Error>() {
            innermost = inner;
        }
        if let Some(Explained(why)) = next.downcast_ref::<Explained>() {
            explained = Some(why.clone());
        }
        source = next.source();
    }
    let file = innermost.name().and_then(|name| files.get(name));
    if innermost.kind() == ErrorKind::SyntaxError
        && let Some(opener) = file.and_then(unclosed)
    {
        return opener;
    }
    let diagnostic = explained.unwrap_or_else(|| {
        let undefined = view.zip(file).and_then(|(view, file)| {
            let expression = expression(&file.text, innermost.range()?)?;
            undefined(expression, view)
        });
        let undefined = undefined.filter(|_| innermost.kind() == ErrorKind::UndefinedError);
        undefined.unwrap_or_else(|| described(innermost))
    });
    match file {
        Some(file) if diagnostic.place.is_none() => {
            let span = innermost
                .range()
                .unwrap_or_else(|| line_span(&file.text, innermost.line()));
            diagnostic.at(&file.path, &file.text, span, "here")
        }
        _ => diagnostic,
    }
}

/// The names and dots around a position of the text: Minijinja places a mistake at the last field.
fn expression(text: &str, at: Range<usize>) -> Option<&str> {
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.');
    let start = text.get(..at.start)?.trim_end_matches(is_part).len();
    text.get(start..at.end)
}

/// The mistake of an expression such as `body.home` that names a field which does not exist.
fn undefined(expression: &str, view: &Value) -> Option<Diagnostic> {
    let mut value = view.clone();
    let mut known = "the view".to_owned();
    for name in expression.split('.') {
        let next = value.get_attr(name).ok().filter(|it| !it.is_undefined());
        if let Some(next) = next {
            value = next;
            known = match &*known {
                "the view" => format!("`{name}`"),
                known => format!("{}.{name}`", known.trim_end_matches('`')),
            };
            continue;
        }
        if value.kind() != ValueKind::Map {
            return None;
        }
        let names: Vec<String> = value.try_iter().ok()?.map(|it| it.to_string()).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let hint = match likely(name, names.iter().copied()) {
            Some(likely) => format!("did you mean `{likely}`?"),
            None => format!("{known} has: {}", names.join(", ")),
        };
        let message = format!("template error: {known} has no value `{name}`");
        return Some(Diagnostic::error(message).hint(hint));
    }
    None
}

fn described(error: &Error) -> Diagnostic {
    let message = match error.detail() {
        Some(detail) => format!("{}: {detail}", error.kind()),
        None => error.kind().to_string(),
    };
    let hint = match error.kind() {
        ErrorKind::UndefinedError => "check the name against the view of the template",
        ErrorKind::SyntaxError => {
            "close every {% if %}, {% for %} and {% macro %}, and every {{ with }}"
        }
        ErrorKind::OutOfFuel => "a loop does not end, or the page is far too large",
        _ => "fix the template and build again; the last good site is still served",
    };
    Diagnostic::error(format!("template error: {message}")).hint(hint)
}

/// The span of a line, by its number, without its indentation.
pub fn line_span(text: &str, line: Option<usize>) -> Range<usize> {
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
