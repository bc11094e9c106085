//! The source of a locale's messages, put together from its files and those of its fallbacks.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast;
use fluent_syntax::serializer::serialize;

use super::{Parsed, Part};
use crate::fingerprint::{self, Fingerprinter};

/// Messages of a locale, and of its fallbacks where it has none of its own.
#[derive(Default)]
pub(super) struct Filled<'a> {
    /// Their source, without comments.
    pub text: String,
    /// Fingerprint of each message's own source, and whether it is made of others.
    messages: BTreeMap<&'a str, (u64, bool)>,
    terms: BTreeSet<&'a str>,
}

impl<'a> Filled<'a> {
    /// Adds the messages and terms of a file that are not there yet, telling each new message.
    pub fn add(&mut self, parsed: &'a Parsed<'a>, told: &mut dyn FnMut(&str)) {
        for entry in &parsed.resource.body {
            match entry {
                ast::Entry::Message(message) => {
                    let key = message.id.name;
                    if self.messages.contains_key(key) {
                        continue;
                    }
                    let source = source(ast::Entry::Message(ast::Message {
                        comment: None,
                        ..message.clone()
                    }));
                    let refers = message.value.as_ref().is_some_and(pattern_refers);
                    self.messages
                        .insert(key, (fingerprint::of(&source), refers));
                    self.text.push_str(&source);
                    told(key);
                }
                ast::Entry::Term(term) if self.terms.insert(term.id.name) => {
                    self.text.push_str(&source(ast::Entry::Term(ast::Term {
                        comment: None,
                        ..term.clone()
                    })));
                }
                _ => {}
            }
        }
    }

    /// Fingerprints of all messages. One that is made of others changes with them, wherever they
    /// come from.
    pub fn fingerprints(&self) -> BTreeMap<String, u64> {
        let whole = fingerprint::of(&self.text);
        let messages = self.messages.iter();
        messages
            .map(|(key, (source, refers))| {
                let mut hash = Fingerprinter::default();
                hash.number(*source).number(if *refers { whole } else { 0 });
                ((*key).to_owned(), hash.finish())
            })
            .collect()
    }
}

/// The parts of a text that is made of texts and variables alone.
pub(super) fn plain_parts(pattern: &ast::Pattern<&str>) -> Option<Box<[Part]>> {
    let parts = pattern.elements.iter().map(|element| match element {
        ast::PatternElement::TextElement { value } => Some(Part::Text((*value).into())),
        ast::PatternElement::Placeable {
            expression: ast::Expression::Inline(ast::InlineExpression::VariableReference { id }),
        } => Some(Part::Variable(id.name.into())),
        ast::PatternElement::Placeable { .. } => None,
    });
    parts.collect()
}

/// An entry as Fluent writes it.
fn source(entry: ast::Entry<&str>) -> String {
    serialize(&ast::Resource { body: vec![entry] })
}

/// Whether a text is made of other messages or terms.
fn pattern_refers(pattern: &ast::Pattern<&str>) -> bool {
    pattern.elements.iter().any(|element| match element {
        ast::PatternElement::TextElement { .. } => false,
        ast::PatternElement::Placeable { expression } => expression_refers(expression),
    })
}

fn expression_refers(expression: &ast::Expression<&str>) -> bool {
    match expression {
        ast::Expression::Inline(inline) => inline_refers(inline),
        ast::Expression::Select { selector, variants } => {
            inline_refers(selector) || variants.iter().any(|it| pattern_refers(&it.value))
        }
    }
}

fn inline_refers(inline: &ast::InlineExpression<&str>) -> bool {
    use ast::InlineExpression as Inline;
    match inline {
        Inline::MessageReference { .. } | Inline::TermReference { .. } => true,
        Inline::Placeable { expression } => expression_refers(expression),
        Inline::FunctionReference { arguments, .. } => {
            let named = arguments.named.iter().map(|named| &named.value);
            arguments.positional.iter().chain(named).any(inline_refers)
        }
        Inline::StringLiteral { .. }
        | Inline::NumberLiteral { .. }
        | Inline::VariableReference { .. } => false,
    }
}
