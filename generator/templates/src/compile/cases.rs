//! Variables that are one of a few texts: what follows is compiled once for each.
//!
//! `{% set state = price_state(…) %}` decides between "gone", "suspended" and nothing. Where the
//! variable is known, all that depends on it is known as well, and texts that are written anyway
//! become one with those around them.

use minijinja::machinery::ast::Stmt;

use super::building::Building;
use super::compiler::Compiler;
use super::scope::Scope;
use crate::program::{Action, Body, Constant, Expr, Step};

/// Variables within one another that are compiled once for each value.
const DEEPEST: usize = 2;

impl<'a> Compiler<'a> {
    /// Whether what follows a variable of this value is compiled once for each case: at the top of macros
    /// alone, where what follows is no more than the rest of one.
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

    /// Statements after a variable, for each value that it may have.
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

/// What a body writes, as a value: a choice, where it only chooses between texts.
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
