//! Values during a run, and how they are compared.

use super::bail::{BAIL, Run};
use crate::html::Html;
use crate::program::Constant;
use crate::text::write_escaped;
use crate::view::{Edition, Node};

/// A value during a run.
#[derive(Clone, Copy, Debug)]
pub enum Value<'a> {
    Bool(bool),
    Int(i64),
    /// A node of the view, by its index.
    Node(u32),
    /// Part of a list of the view.
    Part {
        first: u32,
        length: u32,
    },
    /// A text that was produced during the run: its index among these, and whether it is HTML.
    Made(u32, bool),
    Constant(&'a Constant),
}

/// A resolved value, for comparing, testing and writing.
pub enum Seen<'s> {
    None,
    Bool(bool),
    Int(i64),
    Large(u64),
    /// A text, and whether it is HTML.
    Text(&'s str, bool),
    /// A list or a struct with this number of values.
    Many(usize),
}

impl Seen<'_> {
    /// Whether it is true as a condition.
    #[inline]
    pub fn is_true(&self) -> bool {
        match *self {
            Self::None => false,
            Self::Bool(value) => value,
            Self::Int(value) => value != 0,
            Self::Large(_) => true,
            Self::Text(text, _) => !text.is_empty(),
            Self::Many(length) => length > 0,
        }
    }

    /// Writes it into HTML.
    pub fn write(&self, out: &mut Html) -> Run<()> {
        match *self {
            Self::None => {}
            Self::Bool(value) => out.text(if value { "true" } else { "false" }),
            Self::Int(value) => out.int(value),
            Self::Large(value) => out.text(itoa::Buffer::new().format(value)),
            Self::Text(text, true) => out.text(text),
            Self::Text(text, false) => write_escaped(out, text).map_err(|_| BAIL)?,
            Self::Many(_) => return Err(BAIL),
        }
        Ok(())
    }
}

/// Whether a constant is true as a condition.
pub fn is_true(constant: &Constant) -> bool {
    of_constant(constant).is_true()
}

/// A constant as HTML; `None` if it cannot be written.
pub fn html_of(constant: &Constant) -> Option<String> {
    let mut html = Html::default();
    of_constant(constant).write(&mut html).ok()?;
    html.take_from(0)
}

/// Resolves a node of a view.
#[inline]
pub fn of_node<'s>(view: Edition<'s>, node: &Node) -> Seen<'s> {
    match *node {
        Node::None => Seen::None,
        Node::Bool(value) => Seen::Bool(value),
        Node::Int(value) => Seen::Int(value),
        Node::Large(value) => Seen::Large(value),
        Node::Text(text) => Seen::Text(view.text(text), false),
        Node::List { length, .. } => Seen::Many(length as usize),
        Node::Struct { shape, .. } => Seen::Many(shape.keys.len()),
    }
}

#[inline]
pub fn of_constant(constant: &Constant) -> Seen<'_> {
    match constant {
        Constant::None => Seen::None,
        Constant::Bool(value) => Seen::Bool(*value),
        Constant::Int(value) => Seen::Int(*value),
        Constant::Large(value) => Seen::Large(*value),
        Constant::Text { text, is_safe } => Seen::Text(text, *is_safe),
        Constant::List(list) => Seen::Many(list.len()),
        Constant::Map(map) => Seen::Many(map.len()),
    }
}

#[inline]
pub fn equal(a: &Seen<'_>, b: &Seen<'_>) -> Run<bool> {
    match (a, b) {
        (Seen::Int(a), Seen::Int(b)) => Ok(a == b),
        (Seen::Text(a, ..), Seen::Text(b, ..)) => Ok(a == b),
        (Seen::Bool(a), Seen::Bool(b)) => Ok(a == b),
        (Seen::None, Seen::None) => Ok(true),
        (
            Seen::None | Seen::Int(_) | Seen::Text(..),
            Seen::None | Seen::Int(_) | Seen::Text(..),
        ) => Ok(false),
        _ => Err(BAIL),
    }
}

pub fn entry<'a>(map: &'a [(String, Constant)], name: &str) -> Run<Value<'a>> {
    let found = map.iter().find(|(key, _)| key == name);
    found.map(|(_, value)| Value::Constant(value)).ok_or(BAIL)
}

pub fn slice<'a>((first, length): (u32, u32), from: Option<i64>, to: Option<i64>) -> Value<'a> {
    let place = |at: i64| -> u32 {
        let at = if at < 0 { at + i64::from(length) } else { at };
        u32::try_from(at.clamp(0, i64::from(length))).unwrap_or(length)
    };
    let from = from.map_or(0, place);
    let to = to.map_or(length, place).max(from);
    Value::Part {
        first: first + from,
        length: to - from,
    }
}
