//! Which templates a template names, and the fingerprint of all that it is made of.

use std::collections::{BTreeMap, BTreeSet};

use super::TemplateFile;
use crate::fingerprint::Fingerprinter;

/// A template that another names.
pub struct Reference<'a> {
    /// What it is called.
    pub name: &'a str,
    /// Where that stands.
    pub span: std::ops::Range<usize>,
}

/// Templates that a template names in `extends`, `include`, `import` and `from`. Names must be
/// literals: that is what makes a page's reads known.
pub fn references(text: &str) -> Vec<Reference<'_>> {
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(open) = text[from..].find("{%").map(|at| from + at) {
        let Some(close) = text[open..].find("%}").map(|at| open + at) else {
            break;
        };
        from = close;
        let tag = &text[open + 2..close];
        let body = tag.trim_start_matches(['-', '+']).trim_start();
        let names = ["extends", "include", "import", "from"].iter().any(|word| {
            body.strip_prefix(word)
                .is_some_and(|rest| rest.starts_with(char::is_whitespace))
        });
        if !names {
            continue;
        }
        if let Some(start) = tag.find(['"', '\'']) {
            let quote = &tag[start..=start];
            if let Some(length) = tag[start + 1..].find(quote) {
                let name = &tag[start + 1..start + 1 + length];
                let at = open + 2 + start + 1;
                found.push(Reference {
                    name,
                    span: at..at + length,
                });
            }
        }
    }
    found
}

/// Fingerprint of a template, of all that it extends, includes or imports, and of the drawings, whose
/// fingerprint is `drawn`: which of these it uses may depend on the page.
pub fn closure(name: &str, files: &BTreeMap<String, TemplateFile>, drawn: u64) -> u64 {
    let mut names = BTreeSet::new();
    let mut open = vec![name.to_owned()];
    while let Some(next) = open.pop() {
        if let Some(file) = files.get(&next)
            && names.insert(next)
        {
            open.extend(
                references(&file.text)
                    .iter()
                    .map(|reference| reference.name.to_owned()),
            );
        }
    }
    let mut hash = Fingerprinter::default();
    for name in &names {
        hash.text(name).text(&files[name].text);
    }
    hash.number(drawn).finish()
}
