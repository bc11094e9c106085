//! Writes a page: does the steps of a [`Program`] on a view.
//!
//! What comes out is what the template engine would write. Whatever is not plainly so (a field that
//! is not there, a comparison of a number with a truth value) ends the run: the engine then renders
//! the page, or tells the mistake.

use fluent_bundle::FluentArgs;

use super::json;
use super::program::{
    Body, Comparison, Constant, Expr, For, Name, Operation, Piece, Program, Step,
};
use super::text::{write_escaped, write_int};
use super::tree::{Node, Shape, Text, Tree};
use crate::messages::Messages;
use crate::price;

/// The page is for the template engine.
#[derive(Debug)]
pub struct Bail;

type Run<T> = Result<T, Bail>;

/// A value while a page is written. Two words: most steps look at one.
#[derive(Clone, Copy, Debug)]
enum Value<'a> {
    None,
    Bool(bool),
    Int(i64),
    Large(u64),
    /// A text of the view.
    Text(Text),
    /// A text that was made on the way: its place among these, and whether it is HTML.
    Made(u32, bool),
    List {
        first: u32,
        length: u32,
    },
    Struct {
        shape: &'static Shape,
        first: u32,
    },
    /// A text, a list or a map.
    Constant(&'a Constant),
}

const _: () = assert!(size_of::<Option<Value<'_>>>() == 16);

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
    let value = runner.value(expr).ok()?;
    Some(match value {
        Value::None => Constant::None,
        Value::Bool(value) => Constant::Bool(value),
        Value::Int(value) => Constant::Int(value),
        Value::Made(place, is_safe) => Constant::Text {
            text: runner.made.swap_remove(place as usize),
            is_safe,
        },
        Value::Constant(constant) => constant.clone(),
        Value::Large(_) | Value::Text(_) | Value::List { .. } | Value::Struct { .. } => {
            return None;
        }
    })
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
                Step::Print(Expr::Field(of, name)) => {
                    let value = self.field(of, name)?;
                    self.print(value, out)?;
                }
                Step::Print(expr) => {
                    let value = self.value(expr)?;
                    self.print(value, out)?;
                }
                Step::Json(pieces) => {
                    for piece in pieces {
                        match piece {
                            Piece::Text(text) => out.push_str(text),
                            Piece::Value(expr) => {
                                let value = self.value(expr)?;
                                self.json(value, out)?;
                            }
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
                Step::Capture(slot, body) => {
                    let mut text = String::new();
                    self.body(body, &mut text)?;
                    self.slots[*slot] = Some(self.made(text, true)?);
                }
            }
        }
        Ok(())
    }

    fn each(&mut self, each: &'a For, out: &mut String) -> Run<()> {
        let (first, length, constants) = match self.value(&each.list)? {
            Value::List { first, length } => (first, length, None),
            Value::Constant(Constant::List(list)) => {
                (0, u32::try_from(list.len()).map_err(|_| Bail)?, Some(list))
            }
            _ => return Err(Bail),
        };
        let value = |this: &Self, place: u32| match constants {
            Some(list) => constant(&list[place as usize]),
            None => this.node(first + place),
        };
        let kept = match &each.filter {
            None => None,
            Some(filter) => {
                let mut kept = Vec::with_capacity(length as usize);
                for place in 0..length {
                    self.slots[each.item] = Some(value(self, place));
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
            self.slots[each.item] = Some(value(self, place));
            self.slots[each.place] = Some(Value::Int(nth.into()));
            self.body(&each.body, out)?;
        }
        if count == 0 {
            self.body(&each.otherwise, out)?;
        }
        Ok(())
    }

    fn made(&mut self, text: String, is_safe: bool) -> Run<Value<'a>> {
        let place = u32::try_from(self.made.len()).map_err(|_| Bail)?;
        self.made.push(text);
        Ok(Value::Made(place, is_safe))
    }

    fn text<'s>(&'s self, value: Value<'s>) -> Run<&'s str> {
        match value {
            Value::Text(text) => Ok(self.tree.text(text)),
            Value::Constant(Constant::Text { text, .. }) => Ok(text),
            Value::Made(place, _) => Ok(&self.made[place as usize]),
            _ => Err(Bail),
        }
    }

    fn number(&mut self, expr: &'a Expr) -> Run<i64> {
        match self.value(expr)? {
            Value::Int(value) => Ok(value),
            _ => Err(Bail),
        }
    }

    fn odds(&mut self, expr: &'a Expr) -> Run<u32> {
        u32::try_from(self.number(expr)?).map_err(|_| Bail)
    }

    #[inline]
    fn node(&self, place: u32) -> Value<'a> {
        known(self.tree.node(place))
    }

    #[inline]
    fn slot(&self, slot: usize) -> Run<Value<'a>> {
        self.slots.get(slot).copied().flatten().ok_or(Bail)
    }

    fn value(&mut self, expr: &'a Expr) -> Run<Value<'a>> {
        Ok(match expr {
            Expr::Constant(value) => constant(value),
            Expr::View => known(self.tree.root()),
            Expr::Slot(slot) => self.slot(*slot)?,
            Expr::Field(of, name) => self.field(of, name)?,
            Expr::Item(of, key) => {
                let (of, key) = (self.value(of)?, self.value(key)?);
                let key = self.text(key)?;
                match of {
                    Value::Struct { shape, first } => {
                        self.node(first + shape.place(key).ok_or(Bail)?)
                    }
                    Value::Constant(Constant::Map(map)) => entry(map, key)?,
                    _ => return Err(Bail),
                }
            }
            Expr::Slice(of, from, to) => slice(self.value(of)?, *from, *to)?,
            Expr::Not(of) => Value::Bool(!self.is_true(of)?),
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
            Expr::Compare(Comparison::Equal, a, b) => {
                let (a, b) = (self.value(a)?, self.value(b)?);
                Value::Bool(self.equal(a, b)?)
            }
            Expr::Compare(Comparison::Less, a, b) => Value::Bool(self.number(a)? < self.number(b)?),
            Expr::Compare(Comparison::LessOrEqual, a, b) => {
                Value::Bool(self.number(a)? <= self.number(b)?)
            }
            Expr::In(of, list) => {
                let value = self.value(of)?;
                Value::Bool(self.is_among(value, list)?)
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
                    match self.value(part)? {
                        Value::Int(value) => write_int(&mut joined, value),
                        other => joined.push_str(self.text(other)?),
                    }
                }
                self.made(joined, false)?
            }
            Expr::Length(of) => match self.value(of)? {
                Value::List { length, .. } => Value::Int(length.into()),
                Value::Constant(Constant::List(list)) => {
                    Value::Int(i64::try_from(list.len()).map_err(|_| Bail)?)
                }
                _ => return Err(Bail),
            },
            Expr::Trim(of) => {
                let value = self.value(of)?;
                let text = self.text(value)?.trim().to_owned();
                self.made(text, is_safe(value))?
            }
            Expr::Replace(of, from, to) => {
                let value = self.value(of)?;
                if is_safe(value) {
                    return Err(Bail);
                }
                let text = self.text(value)?.replace(from, to);
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
                    match self.value(value)? {
                        // As the engine's own values reach it: numbers are floating point there.
                        Value::Int(value) => fluent.set(name.as_str(), value as f64),
                        other => fluent.set(name.as_str(), self.text(other)?.to_owned()),
                    }
                }
                let said = messages.format(key, Some(&fluent)).map_err(|_| Bail)?;
                self.made(said, false)?
            }
            Expr::Written(body) => {
                let mut text = String::new();
                self.body(body, &mut text)?;
                self.made(text, true)?
            }
        })
    }

    #[inline]
    fn field(&mut self, of: &'a Expr, name: &'a Name) -> Run<Value<'a>> {
        let of = match of {
            Expr::Slot(slot) => self.slot(*slot)?,
            of => self.value(of)?,
        };
        match of {
            Value::Struct { shape, first } => Ok(self.node(first + name.place(shape).ok_or(Bail)?)),
            Value::Constant(Constant::Map(map)) => entry(map, name.as_str()),
            _ => Err(Bail),
        }
    }

    fn is_true(&mut self, expr: &'a Expr) -> Run<bool> {
        let value = self.value(expr)?;
        Ok(self.holds(value))
    }

    fn holds(&self, value: Value<'_>) -> bool {
        match value {
            Value::None => false,
            Value::Bool(value) => value,
            Value::Int(value) => value != 0,
            Value::Large(_) => true,
            Value::Text(text) => !self.tree.text(text).is_empty(),
            Value::Made(place, _) => !self.made[place as usize].is_empty(),
            Value::List { length, .. } => length > 0,
            Value::Struct { shape, .. } => !shape.keys.is_empty(),
            Value::Constant(constant) => constant.is_true(),
        }
    }

    fn equal(&self, a: Value<'_>, b: Value<'_>) -> Run<bool> {
        match (a, b) {
            (Value::Int(a), Value::Int(b)) => return Ok(a == b),
            (Value::Bool(a), Value::Bool(b)) => return Ok(a == b),
            (Value::None, Value::None) => return Ok(true),
            _ => {}
        }
        match (self.text(a), self.text(b)) {
            (Ok(a), Ok(b)) => Ok(a == b),
            (Ok(_), _) if matches!(b, Value::Int(_) | Value::None) => Ok(false),
            (_, Ok(_)) if matches!(a, Value::Int(_) | Value::None) => Ok(false),
            _ if matches!(
                (a, b),
                (Value::Int(_), Value::None) | (Value::None, Value::Int(_))
            ) =>
            {
                Ok(false)
            }
            _ => Err(Bail),
        }
    }

    fn is_among(&self, value: Value<'_>, list: &[Constant]) -> Run<bool> {
        for one in list {
            let is_same = match (value, one) {
                (Value::Text(a), Constant::Text { text, .. }) => self.tree.text(a) == text,
                (Value::Int(a), Constant::Int(b)) => a == *b,
                (value, one) => self.equal(value, constant(one))?,
            };
            if is_same {
                return Ok(true);
            }
        }
        Ok(false)
    }

    #[inline]
    fn print(&self, value: Value<'_>, out: &mut String) -> Run<()> {
        match value {
            Value::None => {}
            Value::Bool(value) => out.push_str(if value { "true" } else { "false" }),
            Value::Int(value) => write_int(out, value),
            Value::Large(value) => write_int(out, value),
            Value::Text(text) if text.is_plain() => out.push_str(self.tree.text(text)),
            value if is_safe(value) => out.push_str(self.text(value)?),
            value => write_escaped(out, self.text(value)?),
        }
        Ok(())
    }

    fn json(&self, value: Value<'_>, out: &mut String) -> Run<()> {
        match value {
            Value::None => out.push_str("null"),
            Value::Bool(value) => out.push_str(if value { "true" } else { "false" }),
            Value::Int(value) => write_int(out, value),
            Value::Large(value) => write_int(out, value),
            Value::Text(text) => json::write_text(out, self.tree.text(text), text.is_plain()),
            Value::Made(place, _) => json::write_text(out, &self.made[place as usize], false),
            Value::List { first, length } => {
                json::write_node(self.tree, Node::List { first, length }, out);
            }
            Value::Struct { shape, first } => {
                json::write_node(self.tree, Node::Struct { shape, first }, out);
            }
            Value::Constant(constant) => json::write_constant(out, constant),
        }
        Ok(())
    }
}

#[inline]
fn known<'a>(node: Node) -> Value<'a> {
    match node {
        Node::None => Value::None,
        Node::Bool(value) => Value::Bool(value),
        Node::Int(value) => Value::Int(value),
        Node::Large(value) => Value::Large(value),
        Node::Text(text) => Value::Text(text),
        Node::List { first, length } => Value::List { first, length },
        Node::Struct { shape, first } => Value::Struct { shape, first },
    }
}

#[inline]
fn constant(value: &Constant) -> Value<'_> {
    match value {
        Constant::None => Value::None,
        Constant::Bool(value) => Value::Bool(*value),
        Constant::Int(value) => Value::Int(*value),
        Constant::Text { .. } | Constant::List(_) | Constant::Map(_) => Value::Constant(value),
    }
}

/// Whether a value is HTML.
fn is_safe(value: Value<'_>) -> bool {
    match value {
        Value::Made(_, is_safe) => is_safe,
        Value::Constant(Constant::Text { is_safe, .. }) => *is_safe,
        _ => false,
    }
}

fn entry<'a>(map: &'a [(String, Constant)], name: &str) -> Run<Value<'a>> {
    let found = map.iter().find(|(key, _)| key == name);
    found.map(|(_, value)| constant(value)).ok_or(Bail)
}

fn slice<'a>(of: Value<'a>, from: Option<i64>, to: Option<i64>) -> Run<Value<'a>> {
    let Value::List { first, length } = of else {
        return Err(Bail);
    };
    let place = |at: i64| -> u32 {
        let at = if at < 0 { at + i64::from(length) } else { at };
        u32::try_from(at.clamp(0, i64::from(length))).unwrap_or(length)
    };
    let from = from.map_or(0, place);
    let to = to.map_or(length, place).max(from);
    Ok(Value::List {
        first: first + from,
        length: to - from,
    })
}
