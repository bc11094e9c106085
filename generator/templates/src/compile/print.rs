//! Compiles output: `{{ … }}`.

use minijinja::machinery::ast::{self, CallType};

use super::building::Building;
use super::compiler::Compiler;
use super::refusal::Compiled;
use super::scope::{Binding, Scope};
use crate::json;
use crate::program::{Action, Expr, Text};
use crate::run::html_of;

impl<'a> Compiler<'a> {
    /// Compiles the output of a value: `{{ … }}`.
    pub fn print(
        &mut self,
        expr: &'a ast::Expr<'a>,
        scope: &Scope<'a>,
        body: &mut Building,
    ) -> Compiled<()> {
        if let ast::Expr::Call(call) = expr
            && let CallType::Function(name) = call.identify_call()
            && let Some(Binding::Macro(called)) = scope.find(name)
        {
            return self.call(&called, &call.args, call.span(), scope, body);
        }
        if let ast::Expr::Filter(filter) = expr
            && filter.name == "tojson"
            && let (Some(of), []) = (&filter.expr, &filter.args[..])
        {
            let mut pieces = Pieces::default();
            self.json(of, scope, &mut pieces)?;
            body.text(&pieces.before);
            if !pieces.values.is_empty() {
                let text = |(value, text): (Expr, String)| (value, Text::new(&text));
                let values = pieces.values.into_iter().map(text);
                body.step(Action::Json(values.collect()));
            }
            return Ok(());
        }
        match self.expr(expr, scope)? {
            Expr::Constant(value) => {
                let Some(html) = html_of(&value) else {
                    return self.refuse(
                        "a list or a map that is written as text",
                        "write its parts in a loop, or all of it with `tojson`",
                        expr.span(),
                    );
                };
                body.text(&html);
            }
            Expr::Path(path) => body.step(Action::Print(path)),
            Expr::Price(of) => match *of {
                Expr::Path(path) => body.step(Action::Price(path)),
                of => body.step(Action::PrintValue(Box::new(Expr::Price(Box::new(of))))),
            },
            value => body.step(Action::PrintValue(Box::new(value))),
        }
        Ok(())
    }

    fn json(
        &mut self,
        expr: &'a ast::Expr<'a>,
        scope: &Scope<'a>,
        pieces: &mut Pieces,
    ) -> Compiled<()> {
        let ast::Expr::Map(map) = expr else {
            match self.expr(expr, scope)? {
                Expr::Constant(value) => json::constant(pieces.text(), &value),
                value => pieces.values.push((value, String::new())),
            }
            return Ok(());
        };
        let mut fields = Vec::new();
        for (key, value) in map.keys.iter().zip(&map.values) {
            fields.push((self.literal(key)?, value));
        }
        // In the order of Minijinja.
        fields.sort_by_key(|(key, _)| *key);
        pieces.text().push('{');
        for (place, (key, value)) in fields.into_iter().enumerate() {
            if place > 0 {
                pieces.text().push(',');
            }
            json::key(pieces.text(), key);
            self.json(value, scope, pieces)?;
        }
        pieces.text().push('}');
        Ok(())
    }
}

/// JSON under construction: a text, then values each with the text after it.
#[derive(Default)]
struct Pieces {
    before: String,
    values: Vec<(Expr, String)>,
}

impl Pieces {
    /// The last text.
    fn text(&mut self) -> &mut String {
        match self.values.last_mut() {
            Some((_, text)) => text,
            None => &mut self.before,
        }
    }
}
