//! Messages that consist of texts and variables only.

use fluent_syntax::ast;

/// Of what a message is made that does not look at its variables.
#[derive(Debug)]
pub enum Part {
    /// Literal text.
    Text(Box<str>),
    /// The text of the variable of this name.
    Variable(Box<str>),
}

/// The parts of a message, if it consists of texts and variables only.
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
