//! Numbers the texts of a program, in order.

use std::sync::Arc;

use crate::html::Literal;
use crate::program::{Action, Body, Expr, Text};

/// Numbers all texts of a body, and returns them.
pub fn number(body: &mut Body) -> Vec<Arc<Literal>> {
    let mut texts = Vec::new();
    of_body(body, &mut texts);
    texts
}

fn of_body(body: &mut Body, texts: &mut Vec<Arc<Literal>>) {
    for step in &mut body.steps {
        of_text(&mut step.text, texts);
        match &mut step.action {
            Action::Nothing | Action::Print(_) | Action::Price(_) => {}
            Action::PrintValue(expr) | Action::Set(_, expr) => of_expr(expr, texts),
            Action::Json(pieces) => {
                for (expr, text) in pieces {
                    of_expr(expr, texts);
                    of_text(text, texts);
                }
            }
            Action::If(it) => {
                of_expr(&mut it.test, texts);
                of_body(&mut it.then, texts);
                of_body(&mut it.otherwise, texts);
            }
            Action::For(each) => {
                of_expr(&mut each.list, texts);
                if let Some(filter) = &mut each.filter {
                    of_expr(filter, texts);
                }
                of_body(&mut each.body, texts);
                of_body(&mut each.otherwise, texts);
            }
            Action::Capture(_, body) => of_body(body, texts),
        }
    }
}

fn of_text(text: &mut Text, texts: &mut Vec<Arc<Literal>>) {
    text.number = texts.len();
    texts.push(Arc::clone(&text.literal));
}

fn of_expr(expr: &mut Expr, texts: &mut Vec<Arc<Literal>>) {
    match expr {
        Expr::Constant(_) | Expr::Path(_) | Expr::Among(..) | Expr::IsText(..) => {}
        Expr::Field(of, _)
        | Expr::Slice(of, ..)
        | Expr::Not(of)
        | Expr::In(of, _)
        | Expr::Length(of)
        | Expr::Trim(of)
        | Expr::Replace(of, ..)
        | Expr::Price(of) => of_expr(of, texts),
        Expr::Item(a, b)
        | Expr::And(a, b)
        | Expr::Or(a, b)
        | Expr::Compare(_, a, b)
        | Expr::Arithmetic(_, a, b)
        | Expr::Join(a, b)
        | Expr::Markdown(a, b)
        | Expr::Html(a, b) => {
            of_expr(a, texts);
            of_expr(b, texts);
        }
        Expr::Choice(test, then, otherwise) => {
            of_expr(test, texts);
            of_expr(then, texts);
            of_expr(otherwise, texts);
        }
        Expr::Message(_, args) => {
            for (_, arg) in args {
                of_expr(arg, texts);
            }
        }
        Expr::Written(body) => of_body(body, texts),
    }
}
