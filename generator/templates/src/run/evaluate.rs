//! Evaluates the expressions of a program.

use super::bail::{BAIL, Run};
use super::runner::{Made, Runner};
use super::value::{Seen, Value, entry, equal, of_constant, slice};
use crate::host::Arg;
use crate::html::Html;
use crate::program::{Comparison, Constant, Expr, Operation, Path};
use crate::view::{Edition, Node, Stored};

/// The value of an expression that consists only of constants.
pub fn fold(expr: &Expr) -> Option<Constant> {
    let views = [Edition::new(&[Stored::All(Node::None)], &[], "")];
    let mut runner = Runner::new(&views);
    match runner.value(expr).ok()? {
        Value::Bool(value) => Some(Constant::Bool(value)),
        Value::Int(value) => Some(Constant::Int(value)),
        Value::Made(place, is_safe) => Some(Constant::Text {
            text: match runner.made.swap_remove(place as usize) {
                Made::Same(text) => text,
                Made::Each(_) => return None,
            },
            is_safe,
        }),
        Value::Constant(constant) => Some(constant.clone()),
        Value::Node(_) | Value::Part { .. } => None,
    }
}

impl<'a> Runner<'a> {
    /// Evaluates an expression.
    #[inline(always)]
    pub fn value(&mut self, expr: &'a Expr) -> Run<Value<'a>> {
        match expr {
            Expr::Path(path) => self.at(path),
            _ => self.computed(expr),
        }
    }

    #[inline(never)]
    fn computed(&mut self, expr: &'a Expr) -> Run<Value<'a>> {
        Ok(match expr {
            Expr::Path(path) => self.at(path)?,
            Expr::Constant(value) => Value::Constant(value),
            Expr::Field(of, name) => match self.value(of)? {
                Value::Constant(Constant::Map(map)) => entry(map, name.as_str())?,
                Value::Node(of) => Value::Node(self.field(of, name).ok_or(BAIL)?),
                _ => return Err(BAIL),
            },
            Expr::Item(of, key) => {
                let (of, key) = (self.value(of)?, self.value(key)?);
                if let Seen::Int(index) = self.seen(key) {
                    return self.of_list(of, index);
                }
                let key = self.text(key)?;
                match of {
                    Value::Constant(Constant::Map(map)) => entry(map, key)?,
                    Value::Node(of) => match self.node_at(of) {
                        Node::Struct { shape, first } => {
                            Value::Node(first + shape.place(key).ok_or(BAIL)?)
                        }
                        _ => return Err(BAIL),
                    },
                    _ => return Err(BAIL),
                }
            }
            Expr::Slice(of, from, to) => {
                let list = self.value(of)?;
                slice(self.list(list)?, *from, *to)
            }
            Expr::Not(_)
            | Expr::Compare(..)
            | Expr::In(..)
            | Expr::Among(..)
            | Expr::IsText(..) => Value::Bool(self.decide(expr)?),
            Expr::And(a, b) => {
                let first = self.value(a)?;
                if self.holds(first) {
                    self.value(b)?
                } else {
                    first
                }
            }
            Expr::Or(a, b) => {
                let first = self.value(a)?;
                if self.holds(first) {
                    first
                } else {
                    self.value(b)?
                }
            }
            Expr::Arithmetic(what, a, b) => {
                let (a, b) = (self.number(a)?, self.number(b)?);
                if a < 0 || b < 0 {
                    return Err(BAIL);
                }
                let result = match what {
                    Operation::Add => a.checked_add(b),
                    Operation::Subtract => a.checked_sub(b),
                    Operation::Divide => a.checked_div(b),
                    Operation::Remainder => a.checked_rem(b),
                };
                Value::Int(result.ok_or(BAIL)?)
            }
            Expr::Choice(test, then, otherwise) => {
                let taken = if self.is_true(test)? { then } else { otherwise };
                self.value(taken)?
            }
            Expr::Length(of) => {
                let value = self.value(of)?;
                let count = match (value, self.seen(value)) {
                    (Value::Constant(Constant::List(list)), _) => list.len(),
                    (_, Seen::Text(text, _)) => text.chars().count(),
                    (list, _) => self.list(list)?.1 as usize,
                };
                Value::Int(i64::try_from(count).map_err(|_| BAIL)?)
            }
            Expr::Join(..)
            | Expr::Trim(_)
            | Expr::Replace(..)
            | Expr::Price(_)
            | Expr::Markdown(..)
            | Expr::Html(..)
            | Expr::Message(..)
            | Expr::Written(_) => self.made_of(expr)?,
        })
    }

    /// The value of a path.
    #[inline]
    pub fn at(&self, path: &Path) -> Run<Value<'a>> {
        match self.place(path) {
            Some(place) => Ok(Value::Node(place)),
            None => self.at_elsewhere(path),
        }
    }

    /// The value of a path that does not begin in the view.
    #[inline(never)]
    fn at_elsewhere(&self, path: &Path) -> Run<Value<'a>> {
        let start = self.slots.get(path.slot).copied().flatten().ok_or(BAIL)?;
        path.names
            .iter()
            .try_fold(start, |value, name| match value {
                Value::Constant(Constant::Map(map)) => entry(map, name.as_str()),
                _ => Err(BAIL),
            })
    }

    /// The whole number at a path.
    pub fn number_at(&self, path: &Path) -> Run<i64> {
        match self.seen(self.at(path)?) {
            Seen::Int(value) => Ok(value),
            _ => Err(BAIL),
        }
    }

    /// Evaluates an expression that produces a new text.
    #[inline(never)]
    fn made_of(&mut self, expr: &'a Expr) -> Run<Value<'a>> {
        match expr {
            Expr::Join(a, b) => {
                let mut joined = String::with_capacity(64);
                for part in [a, b] {
                    let value = self.value(part)?;
                    match self.seen(value) {
                        Seen::Int(value) => joined.push_str(itoa::Buffer::new().format(value)),
                        Seen::Text(text, _) => joined.push_str(text),
                        _ => return Err(BAIL),
                    }
                }
                self.made(joined, false)
            }
            Expr::Trim(of) => {
                let value = self.value(of)?;
                let Seen::Text(text, is_safe) = self.seen(value) else {
                    return Err(BAIL);
                };
                let text = text.trim().to_owned();
                self.made(text, is_safe)
            }
            Expr::Replace(of, from, to) => {
                let value = self.value(of)?;
                let Seen::Text(text, false) = self.seen(value) else {
                    return Err(BAIL);
                };
                let text = text.replace(from, to);
                self.made(text, false)
            }
            Expr::Price(of) => {
                let value = u32::try_from(self.number(of)?).map_err(|_| BAIL)?;
                let mut price = Html::default();
                self.host()?.price(value, &mut price);
                self.made(price.take_from(0).ok_or(BAIL)?, false)
            }
            Expr::Markdown(of, root) => {
                let (source, root) = (self.value(of)?, self.value(root)?);
                let html = self.host()?.markdown(self.text(source)?, self.text(root)?);
                self.made(html, true)
            }
            Expr::Html(of, root) => {
                let (source, root) = (self.value(of)?, self.value(root)?);
                let html = self.host()?.html(self.text(source)?, self.text(root)?);
                self.made(html, true)
            }
            Expr::Message(key, args) => {
                let (host, locale) = (self.host()?, self.locale()?);
                let mut values = Vec::with_capacity(args.len());
                for (name, value) in args {
                    values.push((name.as_str(), self.value(value)?));
                }
                let mut given = Vec::with_capacity(args.len());
                for (name, value) in values {
                    given.push((name, self.arg(value)?));
                }
                let message = host.message(locale, key, &given).map_err(|_| BAIL)?;
                self.made(message, false)
            }
            Expr::Written(body) => {
                let made = self.written(body)?;
                self.keep(made, true)
            }
            _ => Err(BAIL),
        }
    }

    /// A variable of a message, in the form that Minijinja passes: numbers are floating point.
    fn arg<'s>(&'s self, value: Value<'s>) -> Run<Arg<'s>> {
        match self.seen(value) {
            Seen::Int(value) => Ok(Arg::Number(value as f64)),
            Seen::Text(text, _) => Ok(Arg::Text(text)),
            _ => Err(BAIL),
        }
    }

    fn made(&mut self, text: String, is_safe: bool) -> Run<Value<'a>> {
        self.keep(Made::Same(text), is_safe)
    }

    /// Stores a text that was produced during the run.
    pub fn keep(&mut self, made: Made, is_safe: bool) -> Run<Value<'a>> {
        let place = u32::try_from(self.made.len()).map_err(|_| BAIL)?;
        self.made.push(made);
        Ok(Value::Made(place, is_safe))
    }

    /// Evaluates a condition, which may be composed of others.
    #[inline(never)]
    pub fn decide(&mut self, expr: &'a Expr) -> Run<bool> {
        match expr {
            Expr::Not(of) => Ok(!self.is_true(of)?),
            Expr::And(a, b) => Ok(self.is_true(a)? && self.is_true(b)?),
            Expr::Or(a, b) => Ok(self.is_true(a)? || self.is_true(b)?),
            expr => self.compare(expr),
        }
    }

    #[inline(never)]
    fn compare(&mut self, expr: &'a Expr) -> Run<bool> {
        match expr {
            Expr::Compare(Comparison::Equal, a, b) => {
                if let (Expr::Path(a), Expr::Path(b)) = (&**a, &**b)
                    && let (Some(Node::Text(a)), Some(Node::Text(b))) = (self.node(a), self.node(b))
                {
                    return Ok(self.view.is_same(*a, *b));
                }
                let (a, b) = (self.value(a)?, self.value(b)?);
                equal(&self.seen(a), &self.seen(b))
            }
            Expr::Compare(Comparison::Less, a, b) => Ok(self.number(a)? < self.number(b)?),
            Expr::Compare(Comparison::LessOrEqual, a, b) => Ok(self.number(a)? <= self.number(b)?),
            Expr::In(of, list) => {
                let value = self.value(of)?;
                let value = self.seen(value);
                for one in list {
                    if equal(&value, &of_constant(one))? {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
            Expr::Among(path, numbers) => match self.seen(self.at(path)?) {
                Seen::Int(value) => Ok(numbers.contains(&value)),
                Seen::None | Seen::Text(..) => Ok(false),
                _ => Err(BAIL),
            },
            Expr::IsText(path, text) => {
                let value = self.seen(self.at(path)?);
                equal(&value, &Seen::Text(text, false))
            }
            expr => {
                let value = self.value(expr)?;
                Ok(self.holds(value))
            }
        }
    }

    fn holds(&self, value: Value<'_>) -> bool {
        self.seen(value).is_true()
    }

    fn number(&mut self, expr: &'a Expr) -> Run<i64> {
        let value = self.value(expr)?;
        match self.seen(value) {
            Seen::Int(value) => Ok(value),
            _ => Err(BAIL),
        }
    }

    fn text<'s>(&'s self, value: Value<'s>) -> Run<&'s str> {
        match self.seen(value) {
            Seen::Text(text, _) => Ok(text),
            _ => Err(BAIL),
        }
    }

    /// The value of a list at an index, which counts from its end if it is negative.
    fn of_list(&self, list: Value<'a>, index: i64) -> Run<Value<'a>> {
        let (first, length) = self.list(list)?;
        let from_start = if index < 0 {
            index + i64::from(length)
        } else {
            index
        };
        let place = u32::try_from(from_start).map_err(|_| BAIL)?;
        if place < length {
            Ok(Value::Node(first + place))
        } else {
            Err(BAIL)
        }
    }

    /// The index of the first value of a list of the view, and the list's length.
    pub fn list(&self, value: Value<'_>) -> Run<(u32, u32)> {
        match value {
            Value::Part { first, length } => Ok((first, length)),
            Value::Node(place) => match *self.node_at(place) {
                Node::List { first, length } => Ok((first, length)),
                _ => Err(BAIL),
            },
            _ => Err(BAIL),
        }
    }
}
