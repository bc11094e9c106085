//! The expressions of a template, and how they are written.

use fluent_bundle::FluentArgs;
use minijinja::machinery::ast::{self, BinOpKind, CallArg, CallType, CompareOpKind, UnaryOpKind};
use minijinja::value::{Value, ValueKind};

use super::cases::written;
use super::make::{among, equal, field, folded, int, is_constant, not, slot};
use super::scope::{Binding, Scope};
use super::{Building, Compiled, Compiler};
use crate::templates::json;
use crate::templates::program::{Action, Comparison, Constant, Expr, Operation, Path, Read, Text};
use crate::templates::text::write_escaped;

impl<'a> Compiler<'a> {
    /// Writes a value: `{{ … }}`.
    pub(super) fn print(
        &mut self,
        expr: &'a ast::Expr<'a>,
        scope: &Scope<'a>,
        body: &mut Building,
    ) -> Compiled<()> {
        if let ast::Expr::Call(call) = expr
            && let CallType::Function(name) = call.identify_call()
            && let Some(Binding::Macro(called)) = scope.find(name)
        {
            return self.call(&called, &call.args, scope, body);
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
                let refusal = || self.refusal("a value that is no text", expr.span().start_line);
                body.text(&html(&value).ok_or_else(refusal)?);
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
        // As the engine has them.
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

    /// A value; a constant where it does not depend on the view.
    pub(super) fn expr(&mut self, expr: &'a ast::Expr<'a>, scope: &Scope<'a>) -> Compiled<Expr> {
        let line = expr.span().start_line;
        Ok(match expr {
            ast::Expr::Const(value) => Expr::Constant(self.constant(&value.value, line)?),
            ast::Expr::Var(var) => match scope.find(var.id) {
                Some(Binding::Slot(slot)) => Expr::Path(Path::of(slot)),
                Some(Binding::Constant(value)) => Expr::Constant(value),
                Some(_) => return Err(self.refusal("a macro as a value", line)),
                None if scope.sees_view() => field(Expr::Path(Path::of(Path::VIEW)), var.id),
                None => {
                    return Err(self.refusal(&format!("`{}`, which is not there,", var.id), line));
                }
            },
            ast::Expr::GetAttr(attr) => match &attr.expr {
                ast::Expr::Var(var) if var.id == "loop" => self.of_loop(attr.name, scope, line)?,
                of => field(self.expr(of, scope)?, attr.name),
            },
            ast::Expr::GetItem(item) => {
                let of = self.expr(&item.expr, scope)?;
                match self.expr(&item.subscript_expr, scope)? {
                    Expr::Constant(Constant::Text { text, .. }) => field(of, &text),
                    key => Expr::Item(Box::new(of), Box::new(key)),
                }
            }
            ast::Expr::Slice(slice) if slice.step.is_none() => {
                let of = self.expr(&slice.expr, scope)?;
                let mut bound = |bound: &'a Option<ast::Expr<'a>>| match bound {
                    None => Ok(None),
                    Some(bound) => match self.expr(bound, scope)? {
                        Expr::Constant(Constant::Int(value)) => Ok(Some(value)),
                        _ => Err(self.refusal("a computed bound", line)),
                    },
                };
                let (from, to) = (bound(&slice.start)?, bound(&slice.stop)?);
                Expr::Slice(Box::new(of), from, to)
            }
            ast::Expr::UnaryOp(op) => {
                let of = self.expr(&op.expr, scope)?;
                match (&op.op, of) {
                    (UnaryOpKind::Not, of) => not(of),
                    (UnaryOpKind::Neg, Expr::Constant(Constant::Int(value))) => {
                        Expr::Constant(Constant::Int(-value))
                    }
                    _ => return Err(self.refusal("a negative value", line)),
                }
            }
            ast::Expr::BinOp(op) => {
                if matches!(op.op, BinOpKind::In) {
                    return self.contains(&op.left, &op.right, scope, line);
                }
                let a = self.expr(&op.left, scope)?;
                let b = match op.op {
                    BinOpKind::ScAnd | BinOpKind::ScOr => self.sometimes(&op.right, scope, line)?,
                    _ => self.expr(&op.right, scope)?,
                };
                self.operation(op.op, a, b, line)?
            }
            ast::Expr::Compare(compare) => {
                let [op] = &compare.ops[..] else {
                    return Err(self.refusal("a chain of comparisons", line));
                };
                let kind = match op.op {
                    CompareOpKind::Eq => BinOpKind::Eq,
                    CompareOpKind::Ne => BinOpKind::Ne,
                    CompareOpKind::Lt => BinOpKind::Lt,
                    CompareOpKind::Lte => BinOpKind::Lte,
                    CompareOpKind::Gt => BinOpKind::Gt,
                    CompareOpKind::Gte => BinOpKind::Gte,
                    CompareOpKind::In => {
                        return self.contains(&compare.expr, &op.expr, scope, line);
                    }
                    CompareOpKind::NotIn => {
                        return Ok(not(self.contains(&compare.expr, &op.expr, scope, line)?));
                    }
                };
                let (a, b) = (
                    self.expr(&compare.expr, scope)?,
                    self.expr(&op.expr, scope)?,
                );
                self.operation(kind, a, b, line)?
            }
            ast::Expr::IfExpr(choice) => {
                let Some(otherwise) = &choice.false_expr else {
                    return Err(self.refusal("a choice without `else`", line));
                };
                match self.expr(&choice.test_expr, scope)? {
                    Expr::Constant(value) if value.is_true() => {
                        self.expr(&choice.true_expr, scope)?
                    }
                    Expr::Constant(_) => self.expr(otherwise, scope)?,
                    test => Expr::Choice(
                        Box::new(test),
                        Box::new(self.sometimes(&choice.true_expr, scope, line)?),
                        Box::new(self.sometimes(otherwise, scope, line)?),
                    ),
                }
            }
            ast::Expr::Filter(filter) => self.filter(filter, scope, line)?,
            ast::Expr::Call(call) => self.called(call, scope, line)?,
            ast::Expr::List(list) => {
                let items = list.items.iter();
                let items: Vec<Constant> = items
                    .map(|item| self.known(item, scope))
                    .collect::<Compiled<_>>()?;
                Expr::Constant(Constant::List(items))
            }
            ast::Expr::Map(map) => {
                let mut fields = Vec::new();
                for (key, value) in map.keys.iter().zip(&map.values) {
                    fields.push((self.literal(key)?.to_owned(), self.known(value, scope)?));
                }
                fields.sort_by(|(a, _), (b, _)| a.cmp(b));
                Expr::Constant(Constant::Map(fields))
            }
            ast::Expr::Slice(_) | ast::Expr::Test(_) | ast::Expr::Tuple(_) => {
                return Err(self.refusal("an expression that is not compiled", line));
            }
        })
    }

    /// A value that must not depend on the view.
    fn known(&mut self, expr: &'a ast::Expr<'a>, scope: &Scope<'a>) -> Compiled<Constant> {
        match self.expr(expr, scope)? {
            Expr::Constant(value) => Ok(value),
            _ => Err(self.refusal("a part that depends on the page", expr.span().start_line)),
        }
    }

    fn constant(&self, value: &Value, line: u16) -> Compiled<Constant> {
        let refusal = || self.refusal("a constant that is not compiled", line);
        Ok(match value.kind() {
            ValueKind::None => Constant::None,
            ValueKind::Bool => Constant::Bool(value.is_true()),
            ValueKind::Number => {
                Constant::Int(i64::try_from(value.clone()).map_err(|_| refusal())?)
            }
            ValueKind::String => Constant::text(value.as_str().ok_or_else(refusal)?),
            ValueKind::Seq => {
                let items = value.try_iter().map_err(|_| refusal())?;
                let items = items.map(|item| self.constant(&item, line));
                Constant::List(items.collect::<Compiled<_>>()?)
            }
            _ => return Err(refusal()),
        })
    }

    fn of_loop(&self, name: &str, scope: &Scope<'a>, line: u16) -> Compiled<Expr> {
        let (place, count) = match scope.find("loop") {
            Some(Binding::Loop(place)) => (slot(place), slot(place + 1)),
            Some(Binding::Turn(place, count)) => (int(place), int(count)),
            _ => return Err(self.refusal("`loop` outside of one", line)),
        };
        let is_known = is_constant(&place);
        let nth = |place| Expr::Arithmetic(Operation::Add, Box::new(place), Box::new(int(1)));
        let expr = match name {
            "index" => nth(place),
            "index0" => place,
            "length" => count,
            "first" => equal(place, int(0)),
            "last" => equal(nth(place), count),
            _ => return Err(self.refusal(&format!("`loop.{name}`"), line)),
        };
        Ok(folded(expr, is_known))
    }

    fn contains(
        &mut self,
        value: &'a ast::Expr<'a>,
        list: &'a ast::Expr<'a>,
        scope: &Scope<'a>,
        line: u16,
    ) -> Compiled<Expr> {
        let value = self.expr(value, scope)?;
        match self.known(list, scope)? {
            Constant::List(list) => Ok(among(value, list)),
            _ => Err(self.refusal("`in` something that is no list", line)),
        }
    }

    fn operation(&self, kind: BinOpKind, a: Expr, b: Expr, line: u16) -> Compiled<Expr> {
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
                return Err(self.refusal("arithmetic that is not compiled", line));
            }
        };
        Ok(folded(expr, is_known))
    }

    /// An expression that may not be looked at. What it reads, a step reads whether or not it is.
    fn sometimes(
        &mut self,
        expr: &'a ast::Expr<'a>,
        scope: &Scope<'a>,
        line: u16,
    ) -> Compiled<Expr> {
        let before = self.pending.len();
        let value = self.expr(expr, scope)?;
        if self.pending.len() > before {
            return Err(self.refusal("a word or an asset that is only read sometimes", line));
        }
        Ok(value)
    }

    fn filter(
        &mut self,
        filter: &'a ast::Filter<'a>,
        scope: &Scope<'a>,
        line: u16,
    ) -> Compiled<Expr> {
        let refusal = |this: &Self| this.refusal(&format!("the filter `{}`", filter.name), line);
        let Some(of) = &filter.expr else {
            return Err(refusal(self));
        };
        let of = self.expr(of, scope)?;
        let is_known = is_constant(&of);
        let of = Box::new(of);
        let expr = match (filter.name, &filter.args[..]) {
            ("trim", []) => Expr::Trim(of),
            ("length", []) => Expr::Length(of),
            ("price", []) => Expr::Price(of),
            ("markdown", [CallArg::Pos(root)]) => {
                let root = self.expr(root, scope)?;
                return Ok(Expr::Markdown(of, Box::new(root)));
            }
            ("replace", [CallArg::Pos(from), CallArg::Pos(to)]) => {
                let (from, to) = (self.literal(from)?.to_owned(), self.literal(to)?.to_owned());
                Expr::Replace(of, from, to)
            }
            _ => return Err(refusal(self)),
        };
        Ok(folded(expr, is_known))
    }

    fn called(&mut self, call: &'a ast::Call<'a>, scope: &Scope<'a>, line: u16) -> Compiled<Expr> {
        let CallType::Function(name) = call.identify_call() else {
            return Err(self.refusal("a method", line));
        };
        match (name, scope.find(name)) {
            (_, Some(Binding::Macro(called))) => {
                // What was read before it, is read whether or not the macro is called.
                let before = std::mem::take(&mut self.pending);
                let mut body = Building::default();
                self.call(&called, &call.args, scope, &mut body)?;
                self.settle(&mut body);
                self.pending = before;
                Ok(written(body.finish()))
            }
            ("t", None) => self.say(&call.args, scope, line),
            ("asset", None) => {
                let [CallArg::Pos(name)] = &call.args[..] else {
                    return Err(self.refusal("an asset with other arguments than its name", line));
                };
                let name = self.literal(name)?;
                let url = self.sources.assets.url(name);
                self.read(Read::Asset(name.to_owned()));
                let missing =
                    || self.refusal(&format!("the asset `{name}`, which is not there,"), line);
                Ok(Expr::Constant(Constant::text(url.ok_or_else(missing)?)))
            }
            ("symbol", None) => self.symbol(&call.args, scope, line),
            _ => Err(self.refusal(&format!("the function `{name}`"), line)),
        }
    }

    fn say(&mut self, args: &'a [CallArg<'a>], scope: &Scope<'a>, line: u16) -> Compiled<Expr> {
        let Some((CallArg::Pos(key), args)) = args.split_first() else {
            return Err(self.refusal("a message without a key", line));
        };
        let key = self.literal(key)?;
        self.read(Read::Message(key.to_owned()));
        let mut given = Vec::new();
        for arg in args {
            let CallArg::Kwarg(name, value) = arg else {
                return Err(self.refusal("a variable without a name", line));
            };
            given.push(((*name).to_owned(), self.expr(value, scope)?));
        }
        if !given.is_empty() {
            return Ok(Expr::Say(key.to_owned(), given));
        }
        let said = self.sources.messages.format(key, None::<&FluentArgs<'_>>);
        let said = said.map_err(|reason| self.refusal(&reason, line))?;
        Ok(Expr::Constant(Constant::text(said)))
    }
}

/// JSON while it is compiled: a text, and values each with the text behind it.
#[derive(Default)]
struct Pieces {
    before: String,
    values: Vec<(Expr, String)>,
}

impl Pieces {
    /// The text at the end.
    fn text(&mut self) -> &mut String {
        match self.values.last_mut() {
            Some((_, text)) => text,
            None => &mut self.before,
        }
    }
}

/// A constant as HTML; `None` for what cannot be written.
fn html(value: &Constant) -> Option<String> {
    Some(match value {
        Constant::None => String::new(),
        Constant::Bool(value) => value.to_string(),
        Constant::Int(value) => value.to_string(),
        Constant::Large(value) => value.to_string(),
        Constant::Text {
            text,
            is_safe: true,
        } => text.clone(),
        Constant::Text { text, .. } => {
            let mut html = String::new();
            write_escaped(&mut html, text).expect("a string takes every text");
            html
        }
        Constant::List(_) | Constant::Map(_) => return None,
    })
}
