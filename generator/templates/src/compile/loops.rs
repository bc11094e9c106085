//! Compiles loops; those over constants are unrolled.

use minijinja::machinery::ast;

use super::building::Building;
use super::compiler::Compiler;
use super::refusal::Compiled;
use super::scope::{Binding, Names, Scope};
use crate::program::{Action, Constant, Expr, For};
use crate::run::is_true;

impl<'a> Compiler<'a> {
    pub fn each(
        &mut self,
        each: &'a ast::ForLoop<'a>,
        scope: &mut Scope<'a>,
        body: &mut Building,
    ) -> Compiled<()> {
        if each.recursive {
            return self.refuse(
                "a recursive loop",
                "write a loop within a loop for each level",
                each.iter.span(),
            );
        }
        let name = self.target(&each.target)?;
        let list = self.expr(&each.iter, scope);
        if let Ok(Expr::Constant(Constant::List(items))) = &list
            && !(items.is_empty() && self.sources.is_check)
            && let Some(items) = self.chosen(each, name, items, scope)?
        {
            self.unrolled(each, name, items, scope, body);
            return Ok(());
        }
        let (item, place) = (self.slot(), self.slot());
        self.slot();
        let around = std::mem::take(&mut self.branches);
        scope
            .frames
            .push(Names::from([(name, Binding::Slot(item))]));
        let filter = each.filter_expr.as_ref();
        let filter = filter.map(|it| self.expr(it, scope)).transpose();
        self.settle(body);
        scope.bind("loop", Binding::Loop(place));
        let repeated = self.body(&each.body, scope);
        scope.frames.pop();
        self.branches = around;
        let otherwise = self.branch(&each.else_body, scope);
        body.step(Action::For(Box::new(For {
            list: list?,
            item,
            place,
            filter: filter?,
            body: repeated,
            otherwise,
        })));
        Ok(())
    }

    /// The items that a loop's filter keeps; `None` if that depends on the page.
    fn chosen(
        &mut self,
        each: &'a ast::ForLoop<'a>,
        name: &'a str,
        items: &[Constant],
        scope: &mut Scope<'a>,
    ) -> Compiled<Option<Vec<Constant>>> {
        let Some(filter) = &each.filter_expr else {
            return Ok(Some(items.to_vec()));
        };
        let mut chosen = Vec::with_capacity(items.len());
        for item in items {
            let binding = Binding::Constant(item.clone());
            scope.frames.push(Names::from([(name, binding)]));
            let is_kept = self.expr(filter, scope);
            scope.frames.pop();
            match is_kept? {
                Expr::Constant(value) if is_true(&value) => chosen.push(item.clone()),
                Expr::Constant(_) => {}
                _ => return Ok(None),
            }
        }
        Ok(Some(chosen))
    }

    /// Unrolls a loop over constants: its body once for each item.
    fn unrolled(
        &mut self,
        each: &'a ast::ForLoop<'a>,
        name: &'a str,
        items: Vec<Constant>,
        scope: &mut Scope<'a>,
        body: &mut Building,
    ) {
        if items.is_empty() {
            return self.statements(&each.else_body, scope, body);
        }
        let branches = std::mem::take(&mut self.branches);
        let count = items.len() as i64;
        for (item, place) in items.into_iter().zip(0..) {
            scope.frames.push(Names::from([
                (name, Binding::Constant(item)),
                ("loop", Binding::Turn(place, count)),
            ]));
            self.statements(&each.body, scope, body);
            scope.frames.pop();
        }
        self.branches = branches;
    }
}
