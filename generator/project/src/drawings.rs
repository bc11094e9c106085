//! The drawings that templates name: the `<symbol>`s of the SVG files beside them.
//!
//! The stylesheet has the drawings themselves (`islands/icons.mjs`): a page only has their names, and is not rendered
//! again for a new drawing.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use roxmltree::{Document, ParsingOptions};
use templates::TemplateFile;

use catalogue::fingerprint::Fingerprinter;
use diagnostic::Diagnostic;

/// The `id` of each `<symbol>` of a file.
pub type Symbols = BTreeSet<String>;

/// The symbols of SVG files, by the files' names.
#[derive(Debug, Default)]
pub struct Drawings(BTreeMap<String, Symbols>);

impl Drawings {
    /// Reads the symbols of files.
    ///
    /// # Errors
    /// Every file that is not well-formed, or has a symbol without a unique `id`.
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
            format!("there is no drawing `{name}`; the drawings are: {names}")
        })
    }

    /// Fingerprint of all of them.
    pub fn fingerprint(&self) -> u64 {
        let mut hash = Fingerprinter::default();
        for (name, symbols) in &self.0 {
            hash.text(name).number(symbols.len() as u64);
            for id in symbols {
                hash.text(id);
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
    // Drawing programs write a DOCTYPE, and some SVG files have no symbols.
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
        if !found.insert(id.to_owned()) {
            return Err(wrong(format!("two symbols are called `{id}`"), span));
        }
    }
    Ok(found)
}

/// The span of a line, by its number, without its indentation.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str, text: &str) -> TemplateFile {
        TemplateFile {
            name: name.to_owned(),
            path: format!("templates/{name}").into(),
            text: text.to_owned(),
        }
    }

    #[test]
    fn drawings_that_cannot_be_used_are_reported_together() {
        let errors = Drawings::of(&[
            file("open.svg", "<svg>\n<symbol id=\"a\"><path></symbol></svg>"),
            file("nameless.svg", "<svg>\n\n<symbol/></svg>"),
            file(
                "twice.svg",
                "<svg><symbol id=\"a\"/>\n  <symbol id=\"a\"/></svg>",
            ),
        ])
        .expect_err("none can be used");
        let text: String = errors.iter().map(ToString::to_string).collect();
        for part in [
            "templates/open.svg:2:",
            "templates/nameless.svg:3:1",
            "a symbol has no `id`",
            "templates/twice.svg:2:3",
            "two symbols are called `a`",
        ] {
            assert!(text.contains(part), "{part}: {text}");
        }
    }

    #[test]
    fn an_svg_file_of_a_drawing_program_is_accepted() {
        let svg = "<?xml version=\"1.0\"?>\n<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \
            \"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\">\n<svg><path/></svg>";
        Drawings::of(&[file("favicon.svg", svg)]).expect("it can be used");
    }

    #[test]
    fn a_file_has_the_names_of_its_symbols() {
        let svg = "<svg><symbol id=\"b\"><path d=\"M1 2\"/></symbol> <symbol id=\"a\"/></svg>";
        let drawings = Drawings::of(&[file("i.svg", svg)]).expect("it can be used");
        let symbols = drawings.file("i.svg").expect("is there");
        assert!(symbols.iter().eq(["a", "b"]));
        let missing = drawings.file("icon.svg").expect_err("is not there");
        assert_eq!(
            missing,
            "there is no drawing `icon.svg`; the drawings are: i.svg"
        );
    }

    #[test]
    fn a_new_symbol_changes_the_fingerprint_and_a_new_drawing_does_not() {
        let of = |svg: &str| {
            let drawings = Drawings::of(&[file("i.svg", svg)]).expect("it can be used");
            drawings.fingerprint()
        };
        let one = of("<svg><symbol id=\"gone\"><path/></symbol></svg>");
        assert_eq!(one, of("<svg><symbol id=\"gone\"><line/></symbol></svg>"));
        assert_ne!(one, of("<svg><symbol id=\"new\"><path/></symbol></svg>"));
    }
}
