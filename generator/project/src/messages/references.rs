//! The names that a message uses: other messages, terms, variables.

use fluent_syntax::ast;

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
