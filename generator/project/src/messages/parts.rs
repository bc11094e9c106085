//! Messages that consist of texts and variables only.

use fluent_syntax::ast;
use fluent_syntax::parser::parse_runtime;

/// Of what a message is made that does not look at its variables.
#[derive(Debug)]
pub enum Part {
    /// Literal text.
    Text(Box<str>),
    /// The text of the variable of this name.
    Variable(Box<str>),
}

/// The parts of a message, given as its Fluent source, if it consists of texts and variables only.
pub(super) fn plain_parts(source: &str) -> Option<Box<[Part]>> {
    let resource = parse_runtime(source).ok()?;
    let [ast::Entry::Message(message)] = &resource.body[..] else {
        return None;
    };
    let elements = message.value.as_ref()?.elements.iter();
    let parts = elements.map(|element| match element {
        ast::PatternElement::TextElement { value } => Some(Part::Text((*value).into())),
        ast::PatternElement::Placeable {
            expression: ast::Expression::Inline(ast::InlineExpression::VariableReference { id }),
        } => Some(Part::Variable(id.name.into())),
        ast::PatternElement::Placeable { .. } => None,
    });
    parts.collect()
}

/// The text of parts without variables.
pub(super) fn text_of(parts: &[Part]) -> Option<String> {
    let texts = parts.iter().map(|part| match part {
        Part::Text(text) => Some(&**text),
        Part::Variable(_) => None,
    });
    texts.collect()
}
