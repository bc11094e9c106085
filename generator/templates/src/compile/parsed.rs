//! A template and all templates that it names, parsed.

use std::collections::BTreeMap;

use minijinja::machinery::ast::Stmt;
use minijinja::machinery::parse;

use crate::file::TemplateFile;
use crate::references::references_of;

/// A template and all templates that it names, parsed: the same in every language.
pub type Parsed<'s> = BTreeMap<&'s str, Stmt<'s>>;

/// Parses a template and all templates that it names. Missing and invalid ones are left out: they
/// were reported when the templates were loaded.
pub fn parse_all<'s>(files: &'s BTreeMap<String, TemplateFile>, name: &str) -> Parsed<'s> {
    let mut parsed = Parsed::new();
    let mut open = vec![name.to_owned()];
    while let Some(name) = open.pop() {
        let Some((name, file)) = files.get_key_value(&name) else {
            continue;
        };
        if parsed.contains_key(name.as_str()) {
            continue;
        }
        let Ok(ast) = parse(&file.text, name, Default::default()) else {
            continue;
        };
        let named = references_of(&ast);
        open.extend(named.literal.into_iter().map(|(name, _)| name));
        parsed.insert(name.as_str(), ast);
    }
    parsed
}
