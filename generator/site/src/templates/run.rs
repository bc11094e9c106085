//! Writes a page: does the steps of a [`Program`] on a view.
//!
//! What comes out is what the template engine would write. Whatever is not plainly so (a field that
//! is not there, a comparison of a number with a truth value) ends the run: the engine then renders
//! the page, or tells the mistake.
//!
//! Most expressions are paths into the view. These are followed by place, without making a value of
//! each step: that is most of what makes a page quick.

use fluent_bundle::FluentArgs;

use super::json;
use super::program::{
    Body, Comparison, Constant, Expr, For, Name, Operation, Piece, Program, Step,
};
use super::text::{write_escaped, write_int};
use super::tree::{Node, Tree};
use super::value::{Seen, Value, entry, equal, of_constant, slice};
use crate::messages::Messages;
use crate::price;

/// The page is for the template engine.
#[derive(Debug)]
pub struct Bail;

pub type Run<T> = Result<T, Bail>;

/// Writes a page to the end of `out`. Returns what was read, as bits by place in the program's reads.
pub fn run(
    program: &Program,
    messages: &Messages,
    tree: &Tree,
    out: &mut String,
) -> Run<Box<[u64]>> {
    let mut runner = Runner {
        tree,
        messages: Some(messages),
        slots: vec![None; program.slots],
        made: Vec::new(),
        read: vec![0; program.reads.len().div_ceil(64)],
    };
    runner.body(&program.body, out)?;
    Ok(runner.read.into_boxed_slice())
}

/// The value of an expression that is made of constants alone.
pub fn fold(expr: &Expr) -> Option<Constant> {
    let nothing = Tree::of(&());
    let mut runner = Runner {
        tree: &nothing,
        messages: None,
        slots: Vec::new(),
        made: Vec::new(),
        read: Vec::new(),
    };
    match runner.value(expr).ok()? {
        Value::Bool(value) => Some(Constant::Bool(value)),
        Value::Int(value) => Some(Constant::Int(value)),
        Value::Made(place, is_safe) => Some(Constant::Text {
            text: runner.made.swap_remove(place as usize),
            is_safe,
        }),
        Value::Constant(constant) => Some(constant.clone()),
        Value::Node(_) | Value::Part { .. } => None,
    }
}

struct Runner<'a> {
    tree: &'a Tree,
    messages: Option<&'a Messages>,
    slots: Vec<Option<Value<'a>>>,
    made: Vec<String>,
    read: Vec<u64>,
}

impl<'a> Runner<'a> {
    fn body(&mut self, body: &'a Body, out: &mut String) -> Run<()> {
        for read in &body.reads {
            self.read[read / 64] |= 1 << (read % 64);
        }
        for step in &body.steps {
            match step {
                Step::Text(text) => out.push_str(text),
                Step::Print(Expr::Price(of)) => price::write_decimal(out, self.odds(of)?),
                Step::Print(expr) => self.print(expr, out)?,
                Step::Json(pieces) => {
                    for piece in pieces {
                        match piece {
                            Piece::Text(text) => out.push_str(text),
                            Piece::Value(expr) => self.json(expr, out)?,
                        }
                    }
                }
                Step::If {
                    test,
                    then,
                    otherwise,
                } => {
                    let taken = if self.is_true(test)? { then } else { otherwise };
                    self.body(taken, out)?;
                }
                Step::For(each) => self.each(each, out)?,
                Step::Set(slot, expr) => self.slots[*slot] = Some(self.value(expr)?),
                Step::Capture(slot, body) => self.slots[*slot] = Some(self.written(body)?),
            }
        }
        Ok(())
    }

    fn each(&mut self, each: &'a For, out: &mut String) -> Run<()> {
        let list = self.value(&each.list)?;
        let (first, length, constants) = match list {
            Value::Constant(Constant::List(list)) => {
                (0, u32::try_from(list.len()).map_err(|_| Bail)?, Some(list))
            }
            list => {
                let (first, length) = self.list(list)?;
                (first, length, None)
            }
        };
        let value = |place: u32| match constants {
            Some(list) => Value::Constant(&list[place as usize]),
            None => Value::Node(first + place),
        };
        let kept = match &each.filter {
            None => None,
            Some(filter) => {
                let mut kept = Vec::with_capacity(length as usize);
                for place in 0..length {
                    self.slots[each.item] = Some(value(place));
                    if self.is_true(filter)? {
                        kept.push(place);
                    }
                }
                Some(kept)
            }
        };
        let count = kept
            .as_ref()
            .map_or(Ok(length), |kept| u32::try_from(kept.len()));
        let count = count.map_err(|_| Bail)?;
        self.slots[each.place + 1] = Some(Value::Int(count.into()));
        for nth in 0..count {
            let place = kept.as_ref().map_or(nth, |kept| kept[nth as usize]);
            self.slots[each.item] = Some(value(place));
            self.slots[each.place] = Some(Value::Int(nth.into()));
            self.body(&each.body, out)?;
        }
        if count == 0 {
            self.body(&each.otherwise, out)?;
        }
        Ok(())
    }

    fn written(&mut self, body: &'a Body) -> Run<Value<'a>> {
        let mut text = String::new();
        self.body(body, &mut text)?;
        self.made(text, true)
    }

    fn made(&mut self, text: String, is_safe: bool) -> Run<Value<'a>> {
        let place = u32::try_from(self.made.len()).map_err(|_| Bail)?;
        self.made.push(text);
        Ok(Value::Made(place, is_safe))
    }

    /// The place in the view that a path leads to; `None` for what is no path.
    fn place(&self, expr: &Expr) -> Option<u32> {
        match expr {
            Expr::View => Some(self.tree.root()),
            Expr::Slot(slot) => match self.slots[*slot] {
                Some(Value::Node(place)) => Some(place),
                _ => None,
            },
            Expr::Field(of, name) => self.field(self.place(of)?, name),
            _ => None,
        }
    }

    fn field(&self, of: u32, name: &Name) -> Option<u32> {
        match self.tree.node(of) {
            Node::Struct { shape, first } => name.place(shape).map(|place| first + place),
            _ => None,
        }
    }

    #[inline(always)]
    fn value(&mut self, expr: &'a Expr) -> Run<Value<'a>> {
        match self.place(expr) {
            Some(place) => Ok(Value::Node(place)),
            None => self.computed(expr),
        }
    }

    fn computed(&mut self, expr: &'a Expr) -> Run<Value<'a>> {
        Ok(match expr {
            Expr::Constant(value) => Value::Constant(value),
            Expr::View => return Err(Bail),
            Expr::Slot(slot) => self.slots.get(*slot).copied().flatten().ok_or(Bail)?,
            Expr::Field(of, name) => match self.value(of)? {
                Value::Constant(Constant::Map(map)) => entry(map, name.as_str())?,
                Value::Node(of) => Value::Node(self.field(of, name).ok_or(Bail)?),
                _ => return Err(Bail),
            },
            Expr::Item(of, key) => {
                let (of, key) = (self.value(of)?, self.value(key)?);
                let key = self.text(key)?;
                match of {
                    Value::Constant(Constant::Map(map)) => entry(map, key)?,
                    Value::Node(of) => match self.tree.node(of) {
                        Node::Struct { shape, first } => {
                            Value::Node(first + shape.place(key).ok_or(Bail)?)
                        }
                        _ => return Err(Bail),
                    },
                    _ => return Err(Bail),
                }
            }
            Expr::Slice(of, from, to) => {
                let list = self.value(of)?;
                slice(self.list(list)?, *from, *to)
            }
            Expr::Not(_) | Expr::Compare(..) | Expr::In(..) => Value::Bool(self.is_true(expr)?),
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
                    return Err(Bail);
                }
                let result = match what {
                    Operation::Add => a.checked_add(b),
                    Operation::Subtract => a.checked_sub(b),
                    Operation::Divide => a.checked_div(b),
                    Operation::Remainder => a.checked_rem(b),
                };
                Value::Int(result.ok_or(Bail)?)
            }
            Expr::Choice(test, then, otherwise) => {
                let taken = if self.is_true(test)? { then } else { otherwise };
                self.value(taken)?
            }
            Expr::Join(a, b) => {
                let mut joined = String::new();
                for part in [a, b] {
                    let value = self.value(part)?;
                    match self.seen(value) {
                        Seen::Int(value) => write_int(&mut joined, value),
                        Seen::Text(text, ..) => joined.push_str(text),
                        _ => return Err(Bail),
                    }
                }
                self.made(joined, false)?
            }
            Expr::Length(of) => match self.value(of)? {
                Value::Constant(Constant::List(list)) => {
                    Value::Int(i64::try_from(list.len()).map_err(|_| Bail)?)
                }
                list => Value::Int(self.list(list)?.1.into()),
            },
            Expr::Trim(of) => {
                let value = self.value(of)?;
                let Seen::Text(text, is_safe, _) = self.seen(value) else {
                    return Err(Bail);
                };
                let text = text.trim().to_owned();
                self.made(text, is_safe)?
            }
            Expr::Replace(of, from, to) => {
                let value = self.value(of)?;
                let Seen::Text(text, false, _) = self.seen(value) else {
                    return Err(Bail);
                };
                let text = text.replace(from, to);
                self.made(text, false)?
            }
            Expr::Price(of) => {
                let text = price::decimal(self.odds(of)?);
                self.made(text, false)?
            }
            Expr::Say(key, args) => {
                let messages = self.messages.ok_or(Bail)?;
                let mut fluent = FluentArgs::with_capacity(args.len());
                for (name, value) in args {
                    let value = self.value(value)?;
                    match self.seen(value) {
                        // As the engine's own values reach it: numbers are floating point there.
                        Seen::Int(value) => fluent.set(name.as_str(), value as f64),
                        Seen::Text(text, ..) => fluent.set(name.as_str(), text.to_owned()),
                        _ => return Err(Bail),
                    }
                }
                let said = messages.format(key, Some(&fluent)).map_err(|_| Bail)?;
                self.made(said, false)?
            }
            Expr::Written(body) => self.written(body)?,
        })
    }

    fn is_true(&mut self, expr: &'a Expr) -> Run<bool> {
        match expr {
            Expr::Not(of) => Ok(!self.is_true(of)?),
            Expr::And(a, b) => Ok(self.is_true(a)? && self.is_true(b)?),
            Expr::Or(a, b) => Ok(self.is_true(a)? || self.is_true(b)?),
            Expr::Compare(Comparison::Equal, a, b) => {
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
            expr => {
                let value = self.value(expr)?;
                Ok(self.holds(value))
            }
        }
    }

    fn holds(&self, value: Value<'_>) -> bool {
        match self.seen(value) {
            Seen::None => false,
            Seen::Bool(value) => value,
            Seen::Int(value) => value != 0,
            Seen::Large(_) => true,
            Seen::Text(text, ..) => !text.is_empty(),
            Seen::Many(length) => length > 0,
        }
    }

    fn number(&mut self, expr: &'a Expr) -> Run<i64> {
        let value = self.value(expr)?;
        match self.seen(value) {
            Seen::Int(value) => Ok(value),
            _ => Err(Bail),
        }
    }

    fn odds(&mut self, expr: &'a Expr) -> Run<u32> {
        u32::try_from(self.number(expr)?).map_err(|_| Bail)
    }

    fn text<'s>(&'s self, value: Value<'s>) -> Run<&'s str> {
        match self.seen(value) {
            Seen::Text(text, ..) => Ok(text),
            _ => Err(Bail),
        }
    }

    /// The place of the first value of a list of the view, and how many there are.
    fn list(&self, value: Value<'_>) -> Run<(u32, u32)> {
        match value {
            Value::Part { first, length } => Ok((first, length)),
            Value::Node(place) => match *self.tree.node(place) {
                Node::List { first, length } => Ok((first, length)),
                _ => Err(Bail),
            },
            _ => Err(Bail),
        }
    }

    #[inline(always)]
    fn seen<'s>(&'s self, value: Value<'s>) -> Seen<'s> {
        match value {
            Value::Node(place) => match *self.tree.node(place) {
                Node::None => Seen::None,
                Node::Bool(value) => Seen::Bool(value),
                Node::Int(value) => Seen::Int(value),
                Node::Large(value) => Seen::Large(value),
                Node::Text(text) => Seen::Text(self.tree.text(text), false, text.is_plain()),
                Node::List { length, .. } => Seen::Many(length as usize),
                Node::Struct { shape, .. } => Seen::Many(shape.keys.len()),
            },
            Value::Constant(constant) => of_constant(constant),
            Value::Bool(value) => Seen::Bool(value),
            Value::Int(value) => Seen::Int(value),
            Value::Made(place, is_safe) => Seen::Text(&self.made[place as usize], is_safe, false),
            Value::Part { length, .. } => Seen::Many(length as usize),
        }
    }

    fn print(&mut self, expr: &'a Expr, out: &mut String) -> Run<()> {
        let value = self.value(expr)?;
        match self.seen(value) {
            Seen::None => {}
            Seen::Bool(value) => out.push_str(if value { "true" } else { "false" }),
            Seen::Int(value) => write_int(out, value),
            Seen::Large(value) => write_int(out, value),
            Seen::Text(text, true, _) | Seen::Text(text, _, true) => out.push_str(text),
            Seen::Text(text, false, false) => write_escaped(out, text),
            Seen::Many(_) => return Err(Bail),
        }
        Ok(())
    }

    fn json(&mut self, expr: &'a Expr, out: &mut String) -> Run<()> {
        match self.value(expr)? {
            Value::Node(place) => json::write_node(self.tree, self.tree.node(place), out),
            Value::Constant(constant) => json::write_constant(out, constant),
            value => match self.seen(value) {
                Seen::Bool(value) => out.push_str(if value { "true" } else { "false" }),
                Seen::Int(value) => write_int(out, value),
                Seen::Text(text, ..) => json::write_text(out, text, false),
                _ => return Err(Bail),
            },
        }
        Ok(())
    }
}
