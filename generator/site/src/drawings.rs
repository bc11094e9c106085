//! Drawings that templates put into pages: the `<symbol>`s of the SVG files beside them.
//!
//! They are drawn in place. To a browser a file that is named with `<use>` is a document of its own: it
//! comes after the page, while the first price may be touched, and each of its icons is laid out anew.

use std::collections::BTreeMap;
use std::ops::Range;

use ::templates::TemplateFile;
use roxmltree::{Document, Node, ParsingOptions};

use crate::diagnostic::Diagnostic;
use crate::fingerprint::Fingerprinter;

/// What stands in each `<symbol>` of a file, by its `id`.
pub type Symbols = BTreeMap<String, String>;

/// The symbols of SVG files, by the files' names.
#[derive(Debug, Default)]
pub struct Drawings(BTreeMap<String, Symbols>);

impl Drawings {
    /// Reads the symbols of files.
    ///
    /// # Errors
    /// Every file that is not well-formed, or has a symbol without an `id` of its own.
    pub fn of(files: &[TemplateFile]) -> Result<Self, Vec<Diagnostic>> {
        let mut read = BTreeMap::new();
        let mut errors = Vec::new();
        for file in files {
            match symbols(file) {
                Ok(symbols) => {
                    read.insert(file.name.clone(), symbols);
                }
                Err(error) => errors.push(error),
            }
        }
        if errors.is_empty() {
            Ok(Self(read))
        } else {
            Err(errors)
        }
    }

    /// The symbols of a file.
    ///
    /// # Errors
    /// There is no such file.
    pub fn file(&self, name: &str) -> Result<&Symbols, String> {
        self.0.get(name).ok_or_else(|| {
            let names: Vec<&str> = self.0.keys().map(String::as_str).collect();
            let names = if names.is_empty() {
                "none".to_owned()
            } else {
                names.join(", ")
            };
            format!("there is no drawing `{name}`; there is {names}")
        })
    }

    /// Fingerprint of all of them.
    pub fn fingerprint(&self) -> u64 {
        let mut hash = Fingerprinter::default();
        for (name, symbols) in &self.0 {
            hash.text(name).number(symbols.len() as u64);
            for (id, drawing) in symbols {
                hash.text(id).text(drawing);
            }
        }
        hash.finish()
    }
}

fn symbols(file: &TemplateFile) -> Result<Symbols, Diagnostic> {
    let wrong = |what: String, span| {
        Diagnostic::error(format!("a drawing that cannot be used: {what}"))
            .at(&file.path, &file.text, span, "here")
            .hint("each is a `<symbol id=\"its-name\" viewBox=\"0 0 24 24\">…</symbol>`")
    };
    // Programs that draw write a DOCTYPE, and not every SVG file is one of symbols.
    let options = ParsingOptions {
        allow_dtd: true,
        ..Default::default()
    };
    let svg = Document::parse_with_options(&file.text, options).map_err(|error| {
        let span = line_span(&file.text, error.pos().row as usize);
        wrong(error.to_string(), span)
    })?;
    let mut found = Symbols::new();
    for symbol in svg
        .descendants()
        .filter(|it| it.tag_name().name() == "symbol")
    {
        let start = symbol.range().start;
        let span = start..start + "<symbol".len();
        let Some(id) = symbol.attribute("id") else {
            return Err(wrong("a symbol has no `id`".to_owned(), span));
        };
        let drawing = inner(&file.text, symbol).to_owned();
        if found.insert(id.to_owned(), drawing).is_some() {
            return Err(wrong(format!("two symbols are called `{id}`"), span));
        }
    }
    Ok(found)
}

/// What stands within a node, as it was written.
fn inner<'t>(text: &'t str, node: Node<'_, '_>) -> &'t str {
    match (node.first_child(), node.last_child()) {
        (Some(first), Some(last)) => &text[first.range().start..last.range().end],
        _ => "",
    }
}

/// The text of a line, by its number, without its indent.
fn line_span(text: &str, line: usize) -> Range<usize> {
    let mut at = 0;
    for (index, content) in text.split_inclusive('\n').enumerate() {
        if index + 1 == line {
            let indent = content.len() - content.trim_start().len();
            return at + indent..at + content.trim_end().len().max(indent);
        }
        at += content.len();
    }
    0..0
}
