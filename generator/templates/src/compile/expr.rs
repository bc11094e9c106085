//! Compiles the expressions of a template.

use minijinja::machinery::Span;
use minijinja::machinery::ast::{self, BinOpKind, CompareOpKind, UnaryOpKind};
use minijinja::value::{Value, ValueKind};

use super::compiler::Compiler;
use super::make::{among, equal, field, folded, int, is_constant, not, slot};
use super::refusal::Compiled;
use super::scope::{Binding, Scope};
use crate::program::{Comparison, Constant, Expr, Operation, Path};
use crate::run::is_true;

impl<'a> Compiler<'a> {
    /// Compiles a value; the result is a constant if it does not depend on the view.
    pub fn expr(&mut self, expr: &'a ast::Expr<'a>, scope: &Scope<'a>) -> Compiled<Expr> {
        let at = expr.span();
        Ok(match expr {
            ast::Expr::Const(value) => Expr::Constant(self.constant(&value.value, at)?),
            ast::Expr::Var(var) => self.named(var.id, scope, at)?,
            ast::Expr::GetAttr(attr) => match &attr.expr {
                ast::Expr::Var(var) if var.id == "loop" => self.of_loop(attr.name, scope, at)?,
                of => field(self.expr(of, scope)?, attr.name),
            },
            ast::Expr::GetItem(item) => {
                let of = self.expr(&item.expr, scope)?;
                match self.expr(&item.subscript_expr, scope)? {
                    Expr::Constant(Constant::Text { text, .. }) => field(of, &text),
                    key => Expr::Item(Box::new(of), Box::new(key)),
                }
            }
            ast::Expr::Slice(slice) if slice.step.is_none() => self.slice(slice, scope, at)?,
            ast::Expr::UnaryOp(op) => {
                let of = self.expr(&op.expr, scope)?;
                match (&op.op, of) {
                    (UnaryOpKind::Not, of) => not(of),
                    (UnaryOpKind::Neg, Expr::Constant(Constant::Int(value))) => {
                        Expr::Constant(Constant::Int(-value))
                    }
                    _ => {
                        return self.refuse(
                            "the negative of a value",
                            "compute it in the view",
                            at,
                        );
                    }
                }
            }
            ast::Expr::BinOp(op) => {
                if matches!(op.op, BinOpKind::In) {
                    return self.contains(&op.left, &op.right, scope);
                }
                let a = self.expr(&op.left, scope);
                let b = match op.op {
                    BinOpKind::ScAnd | BinOpKind::ScOr => self.sometimes(&op.right, scope),
                    _ => self.expr(&op.right, scope),
                };
                self.operation(op.op, a?, b?, at)?
            }
            ast::Expr::Compare(compare) => self.comparison(compare, scope, at)?,
            ast::Expr::IfExpr(choice) => self.choice(choice, scope, at)?,
            ast::Expr::Filter(filter) => self.filter(filter, scope, at)?,
            ast::Expr::Call(call) => self.called(call, scope, at)?,
            ast::Expr::List(list) => {
                let items = list.items.iter();
                let items: Vec<Constant> = items
                    .map(|item| self.known(item, scope))
                    .collect::<Compiled<_>>()?;
                Expr::Constant(Constant::List(items.into()))
            }
            ast::Expr::Map(map) => {
                let mut fields = Vec::new();
                for (key, value) in map.keys.iter().zip(&map.values) {
                    fields.push((self.literal(key)?.to_owned(), self.known(value, scope)?));
                }
                fields.sort_by(|(a, _), (b, _)| a.cmp(b));
                Expr::Constant(Constant::Map(fields.into()))
            }
            ast::Expr::Slice(_) => {
                return self.refuse("a slice with a step", "cut the list in the view", at);
            }
            ast::Expr::Test(_) => {
                return self.refuse(
                    "a test (`is`)",
                    "every field is always there: compare it with `none`, or use it as a condition",
                    at,
                );
            }
            ast::Expr::Tuple(_) => {
                return self.refuse("a tuple", "write a list: `[a, b]`", at);
            }
        })
    }

    fn named(&mut self, name: &str, scope: &Scope<'a>, at: Span) -> Compiled<Expr> {
        match scope.find(name) {
            Some(Binding::Slot(slot)) => Ok(Expr::Path(Path::of(slot))),
            Some(Binding::Constant(value)) => Ok(Expr::Constant(value)),
            Some(Binding::Unsure) => self.refuse(
                "a variable that is set in a branch and used after it",
                "set it before the branch: `{% set x = a if test else b %}`",
                at,
            ),
            Some(_) => self.refuse("a macro as a value", "call it: `name(…)`", at),
            None if scope.sees_view() => Ok(field(Expr::Path(Path::of(Path::VIEW)), name)),
            None => self.refuse(
                format!("`{name}`, which the macro does not have,"),
                "pass it to the macro as an argument",
                at,
            ),
        }
    }

    fn slice(&mut self, slice: &'a ast::Slice<'a>, scope: &Scope<'a>, at: Span) -> Compiled<Expr> {
        let of = self.expr(&slice.expr, scope)?;
        let mut bound = |bound: &'a Option<ast::Expr<'a>>| match bound {
            None => Ok(None),
            Some(bound) => match self.expr(bound, scope)? {
                Expr::Constant(Constant::Int(value)) => Ok(Some(value)),
                _ => self.refuse(
                    "a computed bound of a slice",
                    "write the bound as a number, or cut the list in the view",
                    at,
                ),
            },
        };
        let (from, to) = (bound(&slice.start)?, bound(&slice.stop)?);
        Ok(Expr::Slice(Box::new(of), from, to))
    }

    fn comparison(
        &mut self,
        compare: &'a ast::Compare<'a>,
        scope: &Scope<'a>,
        at: Span,
    ) -> Compiled<Expr> {
        let [op] = &compare.ops[..] else {
            return self.refuse(
                "a chain of comparisons",
                "compare two values at a time: `a < b and b < c`",
                at,
            );
        };
        let kind = match op.op {
            CompareOpKind::Eq => BinOpKind::Eq,
            CompareOpKind::Ne => BinOpKind::Ne,
            CompareOpKind::Lt => BinOpKind::Lt,
            CompareOpKind::Lte => BinOpKind::Lte,
            CompareOpKind::Gt => BinOpKind::Gt,
            CompareOpKind::Gte => BinOpKind::Gte,
            CompareOpKind::In => return self.contains(&compare.expr, &op.expr, scope),
            CompareOpKind::NotIn => {
                return Ok(not(self.contains(&compare.expr, &op.expr, scope)?));
            }
        };
        let (a, b) = (self.expr(&compare.expr, scope), self.expr(&op.expr, scope));
        self.operation(kind, a?, b?, at)
    }

    fn choice(
        &mut self,
        choice: &'a ast::IfExpr<'a>,
        scope: &Scope<'a>,
        at: Span,
    ) -> Compiled<Expr> {
        let Some(otherwise) = &choice.false_expr else {
            return self.refuse(
                "a choice without `else`",
                "add `else none`, or use `{% if %}`",
                at,
            );
        };
        match self.expr(&choice.test_expr, scope) {
            Ok(Expr::Constant(value)) if is_true(&value) => self.expr(&choice.true_expr, scope),
            Ok(Expr::Constant(_)) => self.expr(otherwise, scope),
            test => {
                let then = self.sometimes(&choice.true_expr, scope);
                let otherwise = self.sometimes(otherwise, scope);
                Ok(Expr::Choice(
                    Box::new(test?),
                    Box::new(then?),
                    Box::new(otherwise?),
                ))
            }
        }
    }

    /// Compiles a value that must not depend on the view.
    fn known(&mut self, expr: &'a ast::Expr<'a>, scope: &Scope<'a>) -> Compiled<Constant> {
        match self.expr(expr, scope)? {
            Expr::Constant(value) => Ok(value),
            _ => self.refuse(
                "a list or a map with a part that depends on the page",
                "make it in the view; only what `tojson` writes may have such parts",
                expr.span(),
            ),
        }
    }

    fn constant(&mut self, value: &Value, at: Span) -> Compiled<Constant> {
        match constant(value) {
            Some(constant) => Ok(constant),
            None => self.refuse(
                "a constant other than a text, boolean, list or whole number",
                "compute it in the view",
                at,
            ),
        }
    }

    fn of_loop(&mut self, name: &str, scope: &Scope<'a>, at: Span) -> Compiled<Expr> {
        let (place, count) = match scope.find("loop") {
            Some(Binding::Loop(place)) => (slot(place), slot(place + 1)),
            Some(Binding::Turn(place, count)) => (int(place), int(count)),
            _ => {
                return self.refuse(
                    "`loop` outside of a loop",
                    "pass what the macro needs to it as an argument",
                    at,
                );
            }
        };
        let is_known = is_constant(&place);
        let nth = |place| Expr::Arithmetic(Operation::Add, Box::new(place), Box::new(int(1)));
        let expr = match name {
            "index" => nth(place),
            "index0" => place,
            "length" => count,
            "first" => equal(place, int(0)),
            "last" => equal(nth(place), count),
            _ => {
                return self.refuse(
                    format!("`loop.{name}`"),
                    "the compiled fields are `loop.index`, `index0`, `length`, `first` and `last`",
                    at,
                );
            }
        };
        Ok(folded(expr, is_known))
    }

    fn contains(
        &mut self,
        value: &'a ast::Expr<'a>,
        list: &'a ast::Expr<'a>,
        scope: &Scope<'a>,
    ) -> Compiled<Expr> {
        let of = self.expr(value, scope);
        match self.known(list, scope)? {
            Constant::List(list) => Ok(among(of?, list.to_vec())),
            _ => self.refuse(
                "`in` something other than a list",
                "write the list: `kind in [\"a\", \"b\"]`",
                list.span(),
            ),
        }
    }

    fn operation(&mut self, kind: BinOpKind, a: Expr, b: Expr, at: Span) -> Compiled<Expr> {
        let is_known = is_constant(&a) && is_constant(&b);
        match kind {
            BinOpKind::Eq => return Ok(equal(a, b)),
            BinOpKind::Ne => return Ok(not(equal(a, b))),
            _ => {}
        }
        let (a, b) = (Box::new(a), Box::new(b));
        let expr = match kind {
            BinOpKind::Lt => Expr::Compare(Comparison::Less, a, b),
            BinOpKind::Gt => Expr::Compare(Comparison::Less, b, a),
            BinOpKind::Lte => Expr::Compare(Comparison::LessOrEqual, a, b),
            BinOpKind::Gte => Expr::Compare(Comparison::LessOrEqual, b, a),
            BinOpKind::ScAnd => Expr::And(a, b),
            BinOpKind::ScOr => Expr::Or(a, b),
            BinOpKind::Concat => Expr::Join(a, b),
            BinOpKind::Add => Expr::Arithmetic(Operation::Add, a, b),
            BinOpKind::Sub => Expr::Arithmetic(Operation::Subtract, a, b),
            BinOpKind::FloorDiv => Expr::Arithmetic(Operation::Divide, a, b),
            BinOpKind::Rem => Expr::Arithmetic(Operation::Remainder, a, b),
            _ => {
                return self.refuse(
                    "arithmetic other than `+`, `-`, `//` and `%`",
                    "compute it in the view",
                    at,
                );
            }
        };
        Ok(folded(expr, is_known))
    }

    /// Compiles an expression that is not always evaluated. It must not read anything, because a
    /// step records its reads whether or not the expression is evaluated.
    fn sometimes(&mut self, expr: &'a ast::Expr<'a>, scope: &Scope<'a>) -> Compiled<Expr> {
        let before = self.pending.len();
        let value = self.expr(expr, scope)?;
        if self.pending.len() > before {
            self.pending.truncate(before);
            return self.refuse(
                "a message or an asset that only one side of a choice reads",
                "use `{% if %}`, or set a variable to it first",
                expr.span(),
            );
        }
        Ok(value)
    }
}

/// A constant of the template; `None` if programs do not support its type.
fn constant(value: &Value) -> Option<Constant> {
    Some(match value.kind() {
        ValueKind::None => Constant::None,
        ValueKind::Bool => Constant::Bool(value.is_true()),
        ValueKind::Number if value.is_integer() => {
            Constant::Int(i64::try_from(value.clone()).ok()?)
        }
        ValueKind::String => Constant::text(value.as_str()?),
        ValueKind::Seq => {
            let items = value.try_iter().ok()?;
            Constant::List(items.map(|item| constant(&item)).collect::<Option<_>>()?)
        }
        _ => return None,
    })
}
