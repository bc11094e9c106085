//! The templates that a template refers to, and the fingerprint of all of them.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use minijinja::machinery::ast::{Expr, Stmt};
use minijinja::machinery::parse;
use rayon::prelude::*;

use crate::file::TemplateFile;
use crate::fingerprint::Fingerprinter;

/// The templates that a template names in `extends`, `include`, `import` and `from`.
#[derive(Debug, Default)]
pub struct References {
    /// Literal names, each with its span.
    pub literal: Vec<(String, Range<usize>)>,
    /// Spans of computed names.
    pub computed: Vec<Range<usize>>,
}

/// The references of a parsed template.
pub fn references_of(template: &Stmt<'_>) -> References {
    let mut found = References::default();
    visit(std::slice::from_ref(template), &mut found);
    found
}

fn visit(statements: &[Stmt<'_>], found: &mut References) {
    for stmt in statements {
        match stmt {
            Stmt::Template(it) => visit(&it.children, found),
            Stmt::ForLoop(it) => {
                visit(&it.body, found);
                visit(&it.else_body, found);
            }
            Stmt::IfCond(it) => {
                visit(&it.true_body, found);
                visit(&it.false_body, found);
            }
            Stmt::WithBlock(it) => visit(&it.body, found),
            Stmt::SetBlock(it) => visit(&it.body, found),
            Stmt::AutoEscape(it) => visit(&it.body, found),
            Stmt::FilterBlock(it) => visit(&it.body, found),
            Stmt::Block(it) => visit(&it.body, found),
            Stmt::Macro(it) => visit(&it.body, found),
            Stmt::CallBlock(it) => visit(&it.macro_decl.body, found),
            Stmt::Import(it) => note(&it.expr, found),
            Stmt::FromImport(it) => note(&it.expr, found),
            Stmt::Extends(it) => note(&it.name, found),
            Stmt::Include(it) => note(&it.name, found),
            Stmt::EmitExpr(_) | Stmt::EmitRaw(_) | Stmt::Set(_) | Stmt::Do(_) => {}
        }
    }
}

fn note(name: &Expr<'_>, found: &mut References) {
    let span = name.span();
    let bytes = span.start_offset as usize..span.end_offset as usize;
    match name {
        Expr::Const(value) if let Some(text) = value.value.as_str() => {
            found.literal.push((text.to_owned(), bytes));
        }
        _ => found.computed.push(bytes),
    }
}

/// What each template refers to. Templates that do not parse are left out: the engine reports them.
pub fn of_all(files: &BTreeMap<String, TemplateFile>) -> BTreeMap<&str, References> {
    let each = files.par_iter();
    let each = each.filter_map(|(name, file)| {
        let ast = parse(&file.text, name, Default::default()).ok()?;
        Some((name.as_str(), references_of(&ast)))
    });
    each.collect()
}

/// Fingerprint of a template, of all templates that it extends, includes or imports, and of the
/// host's symbols, whose fingerprint is `symbols`: the symbols that it names may depend on the
/// page.
pub fn closure(
    name: &str,
    files: &BTreeMap<String, TemplateFile>,
    references: &BTreeMap<&str, References>,
    symbols: u64,
) -> u64 {
    let mut names = BTreeSet::new();
    let mut open = vec![name];
    while let Some(next) = open.pop() {
        if files.contains_key(next) && names.insert(next) {
            let named = references.get(next).into_iter();
            let named = named.flat_map(|it| &it.literal);
            open.extend(named.map(|(name, _)| name.as_str()));
        }
    }
    let mut hash = Fingerprinter::default();
    for name in &names {
        hash.text(name).text(&files[*name].text);
    }
    hash.number(symbols).finish()
}
