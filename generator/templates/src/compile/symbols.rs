//! Compiles names of symbols.

use minijinja::machinery::Span;
use minijinja::machinery::ast::CallArg;

use super::compiler::Compiler;
use super::make::among;
use super::refusal::Compiled;
use super::scope::Scope;
use crate::program::{Constant, Expr};

impl<'a> Compiler<'a> {
    /// The name of a symbol. The symbol may depend on the view; its file and its fallback may not.
    pub fn symbol(
        &mut self,
        args: &'a [CallArg<'a>],
        scope: &Scope<'a>,
        at: Span,
    ) -> Compiled<Expr> {
        let (file, id, otherwise) = match args {
            [CallArg::Pos(file), CallArg::Pos(id)] => (file, id, None),
            [
                CallArg::Pos(file),
                CallArg::Pos(id),
                CallArg::Pos(otherwise),
            ] => (file, id, Some(self.literal(otherwise)?)),
            _ => {
                return self.refuse(
                    "`symbol` with the wrong number of arguments",
                    "write `symbol(\"icons.svg\", id)`, with the fallback for a missing one as a third text",
                    at,
                );
            }
        };
        let file = self.literal(file)?;
        let key = self.expr(id, scope)?;
        if let Expr::Constant(Constant::Text { text: id, .. }) = &key {
            return self.symbol_of(file, id, otherwise, at);
        }
        let symbols = match self.sources.host.symbols(file) {
            Ok(symbols) => symbols,
            Err(what) => return self.refuse(what, MISSING, at),
        };
        let all = self.symbols.entry(file).or_insert_with(|| {
            let all = symbols.iter();
            let all = all.map(|id| (id.clone(), Constant::text(id)));
            Constant::Map(all.collect())
        });
        let all = Expr::Constant(all.clone());
        let one = Expr::Item(Box::new(all), Box::new(key));
        let Some(otherwise) = otherwise else {
            return Ok(one);
        };
        let is_there = among(
            self.expr(id, scope)?,
            symbols.iter().map(Constant::text).collect(),
        );
        let otherwise = self.symbol_of(file, otherwise, None, at)?;
        Ok(Expr::Choice(
            Box::new(is_there),
            Box::new(one),
            Box::new(otherwise),
        ))
    }

    fn symbol_of(
        &mut self,
        file: &str,
        id: &str,
        otherwise: Option<&str>,
        at: Span,
    ) -> Compiled<Expr> {
        match self.sources.host.symbol(file, id, otherwise) {
            Ok(name) => Ok(Expr::Constant(Constant::text(name))),
            Err(what) => self.refuse(what, MISSING, at),
        }
    }
}

const MISSING: &str = "draw it, or check the name";
