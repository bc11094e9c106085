//! Compiles filters and function calls.

use minijinja::machinery::Span;
use minijinja::machinery::ast::{self, CallArg, CallType};

use super::building::Building;
use super::cases::written;
use super::compiler::Compiler;
use super::make::{folded, is_constant};
use super::refusal::Compiled;
use super::scope::{Binding, Scope};
use crate::html::Html;
use crate::program::{Constant, Expr, Read};

impl<'a> Compiler<'a> {
    pub fn filter(
        &mut self,
        filter: &'a ast::Filter<'a>,
        scope: &Scope<'a>,
        at: Span,
    ) -> Compiled<Expr> {
        let Some(of) = &filter.expr else {
            return self.refuse("a filter of nothing", FILTERS, at);
        };
        let of = self.expr(of, scope)?;
        let is_known = is_constant(&of);
        if let ("price", [], Expr::Constant(Constant::Int(value))) =
            (filter.name, &filter.args[..], &of)
            && let Ok(value) = u32::try_from(*value)
        {
            let mut price = Html::default();
            self.sources.host.price(value, &mut price);
            let price = price.take_from(0).unwrap_or_default();
            return Ok(Expr::Constant(Constant::text(price)));
        }
        let of = Box::new(of);
        let expr = match (filter.name, &filter.args[..]) {
            ("trim", []) => Expr::Trim(of),
            ("length", []) => Expr::Length(of),
            ("price", []) => Expr::Price(of),
            ("replace", [CallArg::Pos(from), CallArg::Pos(to)]) => {
                let (from, to) = (self.literal(from)?.to_owned(), self.literal(to)?.to_owned());
                Expr::Replace(of, from, to)
            }
            ("markdown", [CallArg::Pos(root)]) => {
                // Rendered at run time: a program calls its host, and constants have none.
                return Ok(Expr::Markdown(of, Box::new(self.expr(root, scope)?)));
            }
            ("html", [CallArg::Pos(root)]) => {
                return Ok(Expr::Html(of, Box::new(self.expr(root, scope)?)));
            }
            (name, _) => return self.refuse(format!("the filter `{name}`"), FILTERS, at),
        };
        Ok(folded(expr, is_known))
    }

    pub fn called(
        &mut self,
        call: &'a ast::Call<'a>,
        scope: &Scope<'a>,
        at: Span,
    ) -> Compiled<Expr> {
        let CallType::Function(name) = call.identify_call() else {
            return self.refuse(
                "a method",
                "give the view a field with the value that is needed",
                at,
            );
        };
        match (name, scope.find(name)) {
            (_, Some(Binding::Macro(called))) => {
                // Earlier reads are recorded whether or not the macro is called.
                let before = std::mem::take(&mut self.pending);
                let mut body = Building::default();
                let done = self.call(&called, &call.args, at, scope, &mut body);
                self.settle(&mut body);
                self.pending = before;
                done?;
                Ok(written(body.finish()))
            }
            ("t", None) => self.message(&call.args, scope, at),
            ("asset", None) => {
                let [CallArg::Pos(name)] = &call.args[..] else {
                    return self.refuse(
                        "`asset` with arguments other than one name",
                        "write `asset(\"core.js\")`",
                        at,
                    );
                };
                let name = self.literal(name)?;
                self.read(Read::Asset(name.to_owned()));
                match self.sources.host.asset(name) {
                    Ok(url) => Ok(Expr::Constant(Constant::text(url))),
                    Err(what) => self.refuse(what, "build the asset, or check its name", at),
                }
            }
            ("symbol", None) => self.symbol(&call.args, scope, at),
            _ => self.refuse(
                format!("the function `{name}`"),
                "the compiled functions are `t`, `asset`, `symbol` and macros that are imported by name",
                at,
            ),
        }
    }

    fn message(&mut self, args: &'a [CallArg<'a>], scope: &Scope<'a>, at: Span) -> Compiled<Expr> {
        let Some((CallArg::Pos(key), args)) = args.split_first() else {
            return self.refuse("`t` without a key", "write `t(\"key\", name=value)`", at);
        };
        let key = self.literal(key)?;
        self.read(Read::Message(key.to_owned()));
        let mut given = Vec::new();
        for arg in args {
            let CallArg::Kwarg(name, value) = arg else {
                return self.refuse(
                    "a variable of a message without a name",
                    "write `t(\"key\", name=value)`",
                    at,
                );
            };
            given.push(((*name).to_owned(), self.expr(value, scope)?));
        }
        if !given.is_empty() {
            return Ok(Expr::Message(key.to_owned(), given));
        }
        match self.sources.host.message(self.sources.locale, key, &[]) {
            Ok(text) => Ok(Expr::Constant(Constant::text(text))),
            Err(what) => self.refuse(what, "add the message, or check its key", at),
        }
    }
}

const FILTERS: &str = "compiled are `html`, `length`, `markdown`, `price`, `replace`, `tojson` and `trim`; compute everything \
    else in the view";
