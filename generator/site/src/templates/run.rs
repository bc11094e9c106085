//! Writes a page: does the steps of a [`Program`] on a view.
//!
//! What comes out is what the template engine would write. Whatever is not plainly so (a field that
//! is not there, a comparison of a number with a truth value) ends the run: the engine then renders
//! the page, or tells the mistake.
//!
//! Almost everything that a page decides upon or writes is what a path leads to within the view.
//! That is found by place, and looked at where it stands, without making a value of it; the rest is
//! for [`super::evaluate`]. That is most of what makes a page quick.

use super::html::Html;
use super::json;
use super::program::{Action, Body, Constant, Expr, For, Name, Path, Program, Step};
use super::text::{write_escaped, write_quoted};
use super::tree::{Node, Tree};
use super::value::{Seen, Value, of_constant};
use crate::messages::Messages;

/// The page is for the template engine.
#[derive(Debug)]
pub struct Bail;

pub type Run<T> = Result<T, Bail>;

/// Writes a page to the end of `out`. Returns what was read, as bits by place in the program's reads.
pub fn run(program: &Program, messages: &Messages, tree: &Tree, out: &mut Html) -> Run<Box<[u64]>> {
    let mut runner = Runner::new(tree, Some(messages));
    runner.slots.resize(program.slots, None);
    runner.read.resize(program.reads.len().div_ceil(64), 0);
    runner.body(&program.body, out)?;
    Ok(runner.read.into_boxed_slice())
}

pub struct Runner<'a> {
    pub(super) tree: &'a Tree,
    pub(super) messages: Option<&'a Messages>,
    pub(super) slots: Vec<Option<Value<'a>>>,
    /// Texts that were made on the way.
    pub(super) made: Vec<String>,
    read: Vec<u64>,
}

impl<'a> Runner<'a> {
    /// One that has done nothing yet.
    pub(super) fn new(tree: &'a Tree, messages: Option<&'a Messages>) -> Self {
        Self {
            tree,
            messages,
            slots: vec![Some(Value::Node(tree.root()))],
            made: Vec::new(),
            read: Vec::new(),
        }
    }

    pub(super) fn body(&mut self, body: &'a Body, out: &mut Html) -> Run<()> {
        for read in &body.reads {
            self.read[read / 64] |= 1 << (read % 64);
        }
        for step in &body.steps {
            out.literal(&step.text);
            match &step.action {
                Action::Nothing => {}
                Action::Print(path) => self.print(path, out)?,
                Action::Price(path) => {
                    let odds = match self.node(path) {
                        Some(Node::Int(odds)) => *odds,
                        _ => self.number_at(path)?,
                    };
                    out.price(u32::try_from(odds).map_err(|_| Bail)?);
                }
                Action::PrintValue(expr) => {
                    let value = self.value(expr)?;
                    self.print_value(value, out)?;
                }
                Action::Json(pieces) => {
                    for (expr, text) in pieces {
                        self.json(expr, out)?;
                        out.literal(text);
                    }
                }
                Action::If(it) => {
                    let taken = if self.is_true(&it.test)? {
                        &it.then
                    } else {
                        &it.otherwise
                    };
                    match &taken.steps[..] {
                        [] if taken.reads.is_empty() => {}
                        [
                            Step {
                                text,
                                action: Action::Nothing,
                            },
                        ] if taken.reads.is_empty() => out.literal(text),
                        _ => self.body(taken, out)?,
                    }
                }
                Action::For(each) => self.each(each, out)?,
                Action::Set(slot, expr) => self.slots[*slot] = Some(self.value(expr)?),
                Action::Capture(slot, body) => {
                    let from = out.len();
                    self.body(body, out)?;
                    let text = out.take_from(from).ok_or(Bail)?;
                    self.slots[*slot] = Some(self.made(text, true)?);
                }
            }
        }
        Ok(())
    }

    fn each(&mut self, each: &'a For, out: &mut Html) -> Run<()> {
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

    /// What a path leads to in the view; `None` where it leads elsewhere.
    #[inline(always)]
    pub(super) fn node(&self, path: &Path) -> Option<&'a Node> {
        self.place(path).map(|place| self.tree.node(place))
    }

    /// The place in the view that a path leads to; `None` where it leads elsewhere.
    #[inline(always)]
    pub(super) fn place(&self, path: &Path) -> Option<u32> {
        let Some(Value::Node(mut place)) = self.slots[path.slot] else {
            return None;
        };
        match &*path.names {
            [] => Some(place),
            // Most are fields of a macro's argument or of a loop's value.
            [name] => self.field(place, name),
            names => {
                for name in names {
                    place = self.field(place, name)?;
                }
                Some(place)
            }
        }
    }

    #[inline(always)]
    pub(super) fn field(&self, of: u32, name: &Name) -> Option<u32> {
        match self.tree.node(of) {
            Node::Struct { shape, first } => name.place(shape).map(|place| first + place),
            _ => None,
        }
    }

    #[inline(always)]
    fn print(&mut self, path: &Path, out: &mut Html) -> Run<()> {
        match self.node(path) {
            Some(Node::Text(text)) if text.is_plain() => self.tree.write(*text, out),
            Some(Node::Int(value)) => out.int(*value),
            _ => {
                let value = self.at(path)?;
                self.print_value(value, out)?;
            }
        }
        Ok(())
    }

    #[inline(never)]
    fn print_value(&mut self, value: Value<'a>, out: &mut Html) -> Run<()> {
        match self.seen(value) {
            Seen::None => {}
            Seen::Bool(value) => out.text(if value { "true" } else { "false" }),
            Seen::Int(value) => out.int(value),
            Seen::Large(value) => out.text(itoa::Buffer::new().format(value)),
            Seen::Text(text, true) => out.text(text),
            Seen::Text(text, false) => write_escaped(out, text).map_err(|_| Bail)?,
            Seen::Many(_) => return Err(Bail),
        }
        Ok(())
    }

    fn json(&mut self, expr: &'a Expr, out: &mut Html) -> Run<()> {
        match self.value(expr)? {
            Value::Node(place) => json::write_node(self.tree, self.tree.node(place), out),
            Value::Constant(constant) => json::write_constant(out, constant).map_err(|_| Bail)?,
            value => match self.seen(value) {
                Seen::Bool(value) => out.text(if value { "true" } else { "false" }),
                Seen::Int(value) => out.int(value),
                Seen::Text(text, _) => write_quoted(out, text).map_err(|_| Bail)?,
                _ => return Err(Bail),
            },
        }
        Ok(())
    }

    /// Whether a condition takes a value for true.
    #[inline(always)]
    pub(super) fn is_true(&mut self, expr: &'a Expr) -> Run<bool> {
        match expr {
            Expr::Path(path) => match self.node(path) {
                Some(node) => Ok(holds(node)),
                None => self.decide(expr),
            },
            Expr::Among(path, numbers) => match self.node(path) {
                Some(Node::Int(value)) => Ok(numbers.contains(value)),
                _ => self.decide(expr),
            },
            Expr::Says(path, text) => match self.node(path) {
                Some(Node::Text(of)) => Ok(self.tree.says(*of, text)),
                _ => self.decide(expr),
            },
            Expr::Not(of) => match &**of {
                Expr::Path(path) if let Some(node) = self.node(path) => Ok(!holds(node)),
                _ => self.decide(expr),
            },
            _ => self.decide(expr),
        }
    }

    /// A value, looked at.
    #[inline]
    pub(super) fn seen<'s>(&'s self, value: Value<'s>) -> Seen<'s> {
        match value {
            Value::Node(place) => match *self.tree.node(place) {
                Node::None => Seen::None,
                Node::Bool(value) => Seen::Bool(value),
                Node::Int(value) => Seen::Int(value),
                Node::Large(value) => Seen::Large(value),
                Node::Text(text) => Seen::Text(self.tree.text(text), false),
                Node::List { length, .. } => Seen::Many(length as usize),
                Node::Struct { shape, .. } => Seen::Many(shape.keys.len()),
            },
            Value::Constant(constant) => of_constant(constant),
            Value::Bool(value) => Seen::Bool(value),
            Value::Int(value) => Seen::Int(value),
            Value::Made(place, is_safe) => Seen::Text(&self.made[place as usize], is_safe),
            Value::Part { length, .. } => Seen::Many(length as usize),
        }
    }
}

#[inline(always)]
fn holds(node: &Node) -> bool {
    match node {
        Node::None => false,
        Node::Bool(value) => *value,
        Node::Int(value) => *value != 0,
        Node::Large(_) => true,
        Node::Text(text) => text.length() > 0,
        Node::List { length, .. } => *length > 0,
        Node::Struct { shape, .. } => !shape.keys.is_empty(),
    }
}
