//! Finds the tag that is not closed: Minijinja reports only where it noticed, which may be the end of
//! the file.

use std::ops::Range;

use diagnostic::Diagnostic;
use minijinja::machinery::{Token, tokenize};

use crate::file::TemplateFile;

/// Statements that have an end.
const BLOCKS: [&str; 9] = [
    "autoescape",
    "block",
    "call",
    "filter",
    "for",
    "if",
    "macro",
    "set",
    "with",
];

/// A tag: its first word, its position, and whether it assigns a value.
struct Tag<'t> {
    word: &'t str,
    at: Range<usize>,
    assigns: bool,
}

/// The mistake of a file with a tag that is not closed, or that closes nothing; `None` if there is no
/// such tag.
pub fn unclosed(file: &TemplateFile) -> Option<Diagnostic> {
    let at = |mistake: Diagnostic, at: Range<usize>, label: &str| {
        mistake.at(&file.path, &file.text, at, label)
    };
    let tags = match tags(&file.text)? {
        Ok(tags) => tags,
        Err((start, opener, closer)) => {
            let mistake = Diagnostic::error(format!("`{opener}` is not closed"));
            let mistake = at(mistake, start..start + opener.len(), "opened here");
            return Some(mistake.hint(format!("add `{closer}`")));
        }
    };
    let mut open: Vec<&Tag<'_>> = Vec::new();
    let unclosed = |opener: &Tag<'_>, closer: Option<&Tag<'_>>| {
        let word = opener.word;
        let before = closer.map_or_else(String::new, |closer| {
            let line = file.text[..closer.at.start].matches('\n').count() + 1;
            format!(" before `{{% {} %}}` on line {line}", closer.word)
        });
        let mistake = Diagnostic::error(format!("`{{% {word} %}}` is not closed"));
        let mistake = at(mistake, opener.at.clone(), "opened here");
        mistake.hint(format!("add `{{% end{word} %}}`{before}"))
    };
    for tag in &tags {
        let Some(closed) = tag.word.strip_prefix("end") else {
            let is_block = BLOCKS.contains(&tag.word) && !(tag.word == "set" && tag.assigns);
            if is_block {
                open.push(tag);
            }
            continue;
        };
        match open.pop() {
            Some(opener) if opener.word == closed => {}
            Some(opener) => return Some(unclosed(opener, Some(tag))),
            None => {
                let mistake = Diagnostic::error(format!("`{{% {} %}}` closes nothing", tag.word));
                let mistake = at(mistake, tag.at.clone(), "");
                return Some(mistake.hint(format!("remove it, or add `{{% {closed} … %}}`")));
            }
        }
    }
    open.pop().map(|opener| unclosed(opener, None))
}

/// An opening marker without its end: its position, the marker, the end.
type Marker = (usize, &'static str, &'static str);

/// The statements of a template, or the marker that is not closed. `None` if a text in quotes is not
/// closed: Minijinja places that itself.
fn tags(text: &str) -> Option<Result<Vec<Tag<'_>>, Marker>> {
    let mut tags: Vec<Tag<'_>> = Vec::new();
    let mut open: Option<Marker> = None;
    let mut is_first = false;
    let mut last = 0;
    for token in tokenize(text, false, Default::default()) {
        let Ok((token, span)) = token else {
            if let Some(comment) = text[last..].find("{#") {
                return Some(Err((last + comment, "{#", "#}")));
            }
            return None;
        };
        let (start, end) = (span.start_offset as usize, span.end_offset as usize);
        last = end;
        match token {
            Token::VariableStart => open = Some((start, "{{", "}}")),
            Token::BlockStart => {
                open = Some((start, "{%", "%}"));
                is_first = true;
            }
            Token::VariableEnd => open = None,
            Token::BlockEnd => {
                if let (Some((from, ..)), Some(tag)) = (open.take(), tags.last_mut())
                    && tag.at.start == from
                {
                    tag.at.end = end;
                }
            }
            Token::Ident(word) if is_first => {
                is_first = false;
                let (from, ..) = open?;
                tags.push(Tag {
                    word,
                    at: from..end,
                    assigns: false,
                });
            }
            Token::Assign => {
                if let Some(tag) = tags.last_mut() {
                    tag.assigns = true;
                }
            }
            _ => {}
        }
    }
    Some(open.map_or(Ok(tags), Err))
}
