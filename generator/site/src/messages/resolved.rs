//! A locale's messages merged with those of its fallbacks; the first folder that has a message
//! wins.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast;
use fluent_syntax::serializer::serialize;

use super::files::Parsed;
use crate::fingerprint::Fingerprinter;

/// The identity of an entry: whether it is a term, and its name.
type Id<'a> = (bool, &'a str);

/// Messages and terms of a locale and its fallbacks.
#[derive(Default)]
pub(super) struct Resolved<'a> {
    entries: BTreeMap<Id<'a>, Entry<'a>>,
    /// The messages of each island: all that any of the folders has in the island's file.
    islands: BTreeMap<&'a str, BTreeSet<Id<'a>>>,
    /// References to entries that no folder has, each with the file of a referring entry.
    nowhere: BTreeMap<Id<'a>, &'a Path>,
}

struct Entry<'a> {
    /// Its Fluent source without comments.
    source: String,
    /// The entries that it refers to.
    refers: Vec<Id<'a>>,
    /// Its file, below the folder of its locale.
    file: &'a Path,
}

impl<'a> Entry<'a> {
    /// A message or a term of this file.
    fn of(entry: &ast::Entry<&'a str>, file: &'a Path) -> Self {
        let mut entry = entry.clone();
        let refers = match &mut entry {
            ast::Entry::Message(message) => {
                message.comment = None;
                message.value.as_ref().map(references).unwrap_or_default()
            }
            ast::Entry::Term(term) => {
                term.comment = None;
                references(&term.value)
            }
            _ => Vec::new(),
        };
        Self {
            source: serialize(&ast::Resource { body: vec![entry] }),
            refers,
            file,
        }
    }
}

impl<'a> Resolved<'a> {
    /// Adds the entries of a file that no earlier file has.
    pub fn add(&mut self, parsed: &'a Parsed<'a>) {
        let (file, island) = (parsed.file.below(), parsed.file.island());
        for entry in &parsed.resource.body {
            let id = match entry {
                ast::Entry::Message(message) => (false, message.id.name),
                ast::Entry::Term(term) => (true, term.id.name),
                _ => continue,
            };
            if let (Some(island), false) = (island, id.0) {
                self.islands.entry(island).or_default().insert(id);
            }
            self.entries
                .entry(id)
                .or_insert_with(|| Entry::of(entry, file));
        }
    }

    /// Gives missing entries that others refer to their key as text.
    pub fn complete(&mut self) {
        for entry in self.entries.values() {
            let unknown = entry.refers.iter();
            let unknown = unknown.filter(|id| !self.entries.contains_key(*id));
            self.nowhere.extend(unknown.map(|id| (*id, entry.file)));
        }
        for (id, file) in &self.nowhere {
            let key = key(*id);
            let source = format!("{key} = {key}\n");
            let refers = Vec::new();
            self.entries.insert(
                *id,
                Entry {
                    source,
                    refers,
                    file,
                },
            );
        }
    }

    /// Missing entries that others refer to: key, and file below the folder of the locale.
    pub fn nowhere(&self) -> impl Iterator<Item = (String, &'a Path)> {
        self.nowhere.iter().map(|(id, file)| (key(*id), *file))
    }

    /// The Fluent source of all entries.
    pub fn source(&self) -> String {
        self.entries.values().map(|it| it.source.as_str()).collect()
    }

    /// Each message with its file below the folder of its locale.
    pub fn files(&self) -> impl Iterator<Item = (&'a str, &'a Path)> {
        let messages = self.entries.iter().filter(|((is_term, _), _)| !is_term);
        messages.map(|((_, key), entry)| (*key, entry.file))
    }

    /// Fingerprints of all messages. A message that refers to others changes with them, in
    /// whichever folder they are.
    pub fn fingerprints(&self) -> BTreeMap<String, u64> {
        let each = self.files().map(|(key, _)| {
            let mut hash = Fingerprinter::default();
            match self.entries.get(&(false, key)) {
                Some(entry) if entry.refers.is_empty() => {
                    hash.text(&entry.source);
                }
                _ => self.with_parts([(false, key)]).iter().for_each(|id| {
                    hash.text(&self.entries[id].source);
                }),
            }
            (key.to_owned(), hash.finish())
        });
        each.collect()
    }

    /// The Fluent source of each island's messages, for the browser.
    pub fn islands(&self) -> BTreeMap<String, String> {
        let each = self.islands.iter().map(|(island, ids)| {
            let all = self.with_parts(ids.iter().copied());
            let source = all.iter().map(|id| self.entries[id].source.as_str());
            ((*island).to_owned(), source.collect())
        });
        each.collect()
    }

    /// Entries together with all that they refer to.
    fn with_parts(&self, ids: impl IntoIterator<Item = Id<'a>>) -> BTreeSet<Id<'a>> {
        let mut all = BTreeSet::new();
        let mut open: Vec<Id<'a>> = ids.into_iter().collect();
        while let Some(id) = open.pop() {
            if let Some(entry) = self.entries.get(&id)
                && all.insert(id)
            {
                open.extend(&entry.refers);
            }
        }
        all
    }
}

/// The key as it is written in files.
fn key((is_term, name): Id<'_>) -> String {
    let start = if is_term { "-" } else { "" };
    format!("{start}{name}")
}

/// The messages and terms that a pattern refers to.
fn references<'a>(pattern: &ast::Pattern<&'a str>) -> Vec<Id<'a>> {
    let mut found = Vec::new();
    visit(pattern, &mut |part| match part {
        Visit::Message(name) => found.push((false, name)),
        Visit::Term(name) => found.push((true, name)),
        Visit::Variable(_) => {}
    });
    found
}

/// A name that a pattern uses.
pub(super) enum Visit<'a> {
    /// Of another message.
    Message(&'a str),
    /// Of a term.
    Term(&'a str),
    /// Of a variable.
    Variable(&'a str),
}

/// Visits every name that a pattern uses, in order.
pub(super) fn visit<'a>(pattern: &ast::Pattern<&'a str>, on: &mut impl FnMut(Visit<'a>)) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            of_expression(expression, on);
        }
    }
}

fn of_expression<'a>(expression: &ast::Expression<&'a str>, on: &mut impl FnMut(Visit<'a>)) {
    match expression {
        ast::Expression::Inline(inline) => of_inline(inline, on),
        ast::Expression::Select { selector, variants } => {
            of_inline(selector, on);
            for variant in variants {
                visit(&variant.value, on);
            }
        }
    }
}

fn of_inline<'a>(inline: &ast::InlineExpression<&'a str>, on: &mut impl FnMut(Visit<'a>)) {
    use ast::InlineExpression as Inline;
    let arguments = match inline {
        Inline::MessageReference { id, .. } => return on(Visit::Message(id.name)),
        Inline::VariableReference { id } => return on(Visit::Variable(id.name)),
        Inline::Placeable { expression } => return of_expression(expression, on),
        Inline::StringLiteral { .. } | Inline::NumberLiteral { .. } => return,
        Inline::TermReference { id, arguments, .. } => {
            on(Visit::Term(id.name));
            arguments.as_ref()
        }
        Inline::FunctionReference { arguments, .. } => Some(arguments),
    };
    if let Some(arguments) = arguments {
        let named = arguments.named.iter().map(|named| &named.value);
        for argument in arguments.positional.iter().chain(named) {
            of_inline(argument, on);
        }
    }
}
