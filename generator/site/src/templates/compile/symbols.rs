//! Drawings in pages.

use minijinja::machinery::ast::CallArg;

use super::make::among;
use super::scope::Scope;
use super::{Compiled, Compiler};
use crate::templates::program::{Constant, Expr};

impl<'a> Compiler<'a> {
    /// The drawing of a symbol. Which it is may depend on the view; its file and what stands in for one
    /// that is not there may not.
    pub(super) fn symbol(
        &mut self,
        args: &'a [CallArg<'a>],
        scope: &Scope<'a>,
        line: u16,
    ) -> Compiled<Expr> {
        let (file, id, otherwise) = match args {
            [CallArg::Pos(file), CallArg::Pos(id)] => (file, id, None),
            [
                CallArg::Pos(file),
                CallArg::Pos(id),
                CallArg::Pos(otherwise),
            ] => (file, id, Some(self.literal(otherwise)?)),
            _ => return Err(self.refusal("a symbol with other arguments than it has", line)),
        };
        let file = self.literal(file)?;
        let key = self.expr(id, scope)?;
        if let Expr::Constant(Constant::Text { text: id, .. }) = &key {
            return self.drawing(file, id, otherwise, line);
        }
        let symbols = self.sources.drawings.file(file);
        let symbols = symbols.map_err(|what| self.refusal(&what, line))?;
        let all = symbols.iter();
        let all = all.map(|(id, drawing)| (id.clone(), Constant::html(drawing)));
        let all = Expr::Constant(Constant::Map(all.collect()));
        let one = Expr::Item(Box::new(all), Box::new(key));
        let Some(otherwise) = otherwise else {
            return Ok(one);
        };
        let is_there = among(
            self.expr(id, scope)?,
            symbols.keys().map(Constant::text).collect(),
        );
        let otherwise = self.drawing(file, otherwise, None, line)?;
        Ok(Expr::Choice(
            Box::new(is_there),
            Box::new(one),
            Box::new(otherwise),
        ))
    }

    fn drawing(&self, file: &str, id: &str, otherwise: Option<&str>, line: u16) -> Compiled<Expr> {
        let drawing = self.sources.drawings.symbol(file, id, otherwise);
        let drawing = drawing.map_err(|what| self.refusal(&what, line))?;
        Ok(Expr::Constant(Constant::html(drawing)))
    }
}
