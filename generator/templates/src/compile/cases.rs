//! Variables with a few possible texts: the statements after them are compiled once for each text.
//!
//! For example, `{% set state = price_state(…) %}` is "gone", "suspended" or empty. For a known
//! text, every expression that depends on it is constant, and constant texts are merged with those
//! around them.

use minijinja::machinery::ast::Stmt;

use super::building::Building;
use super::compiler::Compiler;
use super::scope::Scope;
use crate::program::{Action, Body, Constant, Expr, Step};

/// Maximum nesting of variables whose following statements are compiled once per value.
const DEEPEST: usize = 2;

impl<'a> Compiler<'a> {
    /// Whether the statements after a variable with this value are compiled once per case. Only at
    /// the top level of macros, where the duplicated code is limited to the rest of the macro.
    pub fn has_cases(&self, value: &Expr) -> bool {
        fn is_among_constants(value: &Expr) -> bool {
            match value {
                Expr::Constant(_) => true,
                Expr::Choice(_, then, otherwise) => {
                    is_among_constants(then) && is_among_constants(otherwise)
                }
                _ => false,
            }
        }
        let is_choice = matches!(value, Expr::Choice(..)) && is_among_constants(value);
        let is_top = self.depth > 0 && self.branches == 0 && self.includes == 0;
        is_choice && is_top && self.cases < DEEPEST
    }

    /// Compiles the statements after a variable, for each value that it may have.
    pub fn cases(
        &mut self,
        name: &'a str,
        value: Expr,
        rest: &'a [Stmt<'a>],
        scope: &Scope<'a>,
        body: &mut Building,
    ) {
        match value {
            Expr::Choice(test, then, otherwise) => {
                self.cases += 1;
                let [then, otherwise] = [then, otherwise].map(|value| {
                    let mut body = Building::default();
                    self.cases(name, *value, rest, scope, &mut body);
                    body.finish()
                });
                self.cases -= 1;
                body.choose(*test, then, otherwise);
            }
            value => {
                let mut scope = scope.clone();
                let binding = self.hold(value, body);
                scope.bind(name, binding);
                self.statements(rest, &mut scope, body);
            }
        }
    }
}

/// The output of a body as a value: a choice, if the body only chooses between texts.
pub fn written(body: Body) -> Expr {
    if is_choice(&body) {
        choice(body)
    } else {
        Expr::Written(body)
    }
}

fn is_choice(body: &Body) -> bool {
    body.reads.is_empty()
        && match &body.steps[..] {
            [] => true,
            [step] => match &step.action {
                Action::Nothing => true,
                Action::If(it) => {
                    step.text.as_str().is_empty() && is_choice(&it.then) && is_choice(&it.otherwise)
                }
                _ => false,
            },
            _ => false,
        }
}

fn choice(mut body: Body) -> Expr {
    let text = |text: String| Expr::Constant(Constant::html(text));
    match body.steps.pop() {
        None => text(String::new()),
        Some(Step {
            action: Action::If(it),
            ..
        }) => Expr::Choice(
            Box::new(it.test),
            Box::new(choice(it.then)),
            Box::new(choice(it.otherwise)),
        ),
        Some(step) => text(step.text.as_str().to_owned()),
    }
}
