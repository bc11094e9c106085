//! Writes a page: does the steps of a [`Program`](super::program::Program) on a view.
//!
//! What comes out is what the template engine would write. Whatever is not plainly so (a field that
//! is not there, a comparison of a number with a truth value) ends the run: the engine then renders
//! the page, or tells the mistake.
//!
//! Almost everything that a page decides upon or writes is what a path leads to within the view.
//! That is found by place, and looked at where it stands, without making a value of it; the rest is
//! for [`super::evaluate`]. That is most of what makes a page quick.
//!
//! A page is written in several languages at once. A step is done once for all of them; where it meets
//! a value or a word that they have each for itself, it is done for each.

use std::cell::Cell;

use super::edition::Edition;
use super::html::Html;
use super::joint::Joint;
use super::json;
use super::program::{Action, Body, Constant, Expr, For, Name, Path, Step, Text};
use super::sheets::Sheets;
use super::text::{write_escaped, write_quoted};
use super::together::Found;
use super::tree::{Node, Stored};
use super::value::{Seen, Value, of_constant, of_node};
use crate::messages::Messages;

/// The page is for the template engine.
#[derive(Debug)]
pub struct Bail;

pub type Run<T> = Result<T, Bail>;

/// Writes a page in several languages, each to the end of its own of `pages`; `room` is for what they
/// share. Returns what was read, by language, as bits by place in the program's reads.
///
/// `views` and `messages` are by language as well.
pub fn run(
    joint: &Joint,
    messages: &[&Messages],
    views: &[Edition<'_>],
    room: &mut Vec<Html>,
    pages: &mut [Html],
) -> Run<Vec<Box<[u64]>>> {
    let program = joint.program();
    let mut runner = Runner::new(views, messages);
    runner.joint = Some(joint);
    runner.slots.resize(program.slots, None);
    let reads = vec![0; program.reads.len().div_ceil(64)];
    runner.read.resize(views.len(), reads.into_boxed_slice());
    runner.room = std::mem::take(room);
    let mut out = Sheets::new(runner.empty(), pages, (0..views.len()).collect());
    let done = runner.body(&program.body, &mut out);
    runner.room.push(out.finish());
    *room = runner.room;
    done.map(|()| runner.read)
}

/// What is done for all languages at once, until something differs between them.
pub struct Runner<'a> {
    joint: Option<&'a Joint>,
    pub(super) views: &'a [Edition<'a>],
    messages: &'a [&'a Messages],
    /// The language that values are looked at in: the first of those whose pages are written to, but
    /// while something is done for each.
    pub(super) language: usize,
    /// The view in that language.
    pub(super) view: Edition<'a>,
    /// Whether something was looked at that the languages have each for itself.
    pub(super) differs: Cell<bool>,
    pub(super) slots: Vec<Option<Value<'a>>>,
    /// Texts that were made on the way.
    pub(super) made: Vec<Made>,
    read: Vec<Box<[u64]>>,
    /// Room for what is written, with nothing in it.
    room: Vec<Html>,
}

/// A text that was made on the way.
pub enum Made {
    /// The same in every language.
    Same(String),
    /// By language.
    Each(Vec<String>),
}

impl<'a> Runner<'a> {
    /// One that has done nothing yet.
    pub(super) fn new(views: &'a [Edition<'a>], messages: &'a [&'a Messages]) -> Self {
        Self {
            joint: None,
            views,
            messages,
            language: 0,
            view: views[0],
            differs: Cell::new(false),
            slots: vec![Some(Value::Node(views[0].root()))],
            made: Vec::with_capacity(64),
            read: Vec::new(),
            room: Vec::new(),
        }
    }

    /// The words of the language that values are looked at in.
    pub(super) fn messages(&self) -> Run<&'a Messages> {
        self.differs.set(true);
        self.messages.get(self.language).copied().ok_or(Bail)
    }

    pub(super) fn body(&mut self, body: &'a Body, out: &mut Sheets<'_>) -> Run<()> {
        if !body.reads.is_empty() {
            self.note(body, out);
        }
        for step in &body.steps {
            self.literal(&step.text, out);
            match &step.action {
                Action::Nothing => {}
                Action::Print(path) => self.print(path, out)?,
                Action::Price(path) => match self.stored(path) {
                    Some(Stored::All(Node::Int(odds))) => write_price(*odds, &mut out.common)?,
                    _ => self.spoken(out, |runner, page| {
                        write_price(runner.number_at(path)?, page)
                    })?,
                },
                Action::PrintValue(expr) => self.spoken(out, |runner, page| {
                    let value = runner.value(expr)?;
                    runner.print_value(value, page)
                })?,
                Action::Json(pieces) => {
                    for (expr, text) in pieces {
                        self.json(expr, out)?;
                        self.literal(text, out);
                    }
                }
                Action::If(it) => match self.found(out, |runner| runner.is_true(&it.test))? {
                    Found::Same(true) => self.branch(&it.then, out)?,
                    Found::Same(false) => self.branch(&it.otherwise, out)?,
                    Found::Each(each) => self.branches(it, &each, out)?,
                },
                Action::For(each) => self.each(each, out)?,
                Action::Set(slot, expr) => {
                    let value = self.found(out, |runner| runner.value(expr))?;
                    self.slots[*slot] = Some(self.joined(value, out)?);
                }
                Action::Capture(slot, body) => {
                    let made = self.captured(body, out.active().to_vec())?;
                    self.slots[*slot] = Some(self.keep(made, true)?);
                }
            }
        }
        Ok(())
    }

    /// Notes what a body reads, in the languages that it is done for.
    #[inline(never)]
    fn note(&mut self, body: &Body, out: &Sheets<'_>) {
        // It must be done in every language to be noted for each.
        self.differs.set(true);
        for language in out.active() {
            if let Some(read) = self.read.get_mut(*language) {
                for place in &body.reads {
                    read[place / 64] |= 1 << (place % 64);
                }
            }
        }
    }

    /// What a body writes.
    fn captured(&mut self, body: &'a Body, active: Vec<usize>) -> Run<Made> {
        let mut pages: Vec<Html> = self.views.iter().map(|_| self.empty()).collect();
        let mut out = Sheets::new(self.empty(), &mut pages, active);
        self.body(body, &mut out)?;
        let is_same = out.is_one() || !out.is_handed_out();
        let mut common = if is_same {
            out.into_common()
        } else {
            out.finish()
        };
        let text = |page: &mut Html| page.take_from(0).ok_or(Bail);
        let made = if is_same {
            Made::Same(text(&mut common)?)
        } else {
            Made::Each(pages.iter_mut().map(text).collect::<Run<_>>()?)
        };
        self.room.push(common);
        self.room.append(&mut pages);
        Ok(made)
    }

    /// Room for what is written next.
    fn empty(&mut self) -> Html {
        self.room.pop().unwrap_or_default()
    }

    /// What a body writes in the language that values are looked at in.
    pub(super) fn written(&mut self, body: &'a Body) -> Run<Made> {
        self.captured(body, vec![self.language])
    }

    /// Writes a text of the template.
    #[inline(always)]
    fn literal(&self, text: &'a Text, out: &mut Sheets<'_>) {
        match self.joint {
            Some(joint) if joint.differs(text) => self.word(joint, text, out),
            _ => out.common.literal(&text.literal),
        }
    }

    #[inline(never)]
    fn word(&self, joint: &Joint, text: &Text, out: &mut Sheets<'_>) {
        self.differs.set(true);
        out.each_surely(|language, page| page.literal(joint.text(text, language)));
    }

    #[inline(always)]
    fn branch(&mut self, taken: &'a Body, out: &mut Sheets<'_>) -> Run<()> {
        match &taken.steps[..] {
            [] if taken.reads.is_empty() => {}
            [
                Step {
                    text,
                    action: Action::Nothing,
                },
            ] if taken.reads.is_empty() => self.literal(text, out),
            _ => self.body(taken, out)?,
        }
        Ok(())
    }

    fn each(&mut self, each: &'a For, out: &mut Sheets<'_>) -> Run<()> {
        let Found::Same(list) = self.found(out, |runner| runner.value(&each.list))? else {
            return Err(Bail);
        };
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
                    match self.found(out, |runner| runner.is_true(filter))? {
                        Found::Same(true) => kept.push(place),
                        Found::Same(false) => {}
                        Found::Each(_) => return Err(Bail),
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
        self.place(path).map(|place| self.node_at(place))
    }

    /// What is stored where a path leads to.
    #[inline(always)]
    fn stored(&self, path: &Path) -> Option<&'a Stored> {
        self.place(path).map(|place| self.view.stored(place))
    }

    /// The value at a place of the view.
    #[inline(always)]
    pub(super) fn node_at(&self, place: u32) -> &'a Node {
        let stored = self.view.stored(place);
        if let Stored::Each(_) = stored {
            self.differs.set(true);
        }
        self.view.of(stored)
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
        match self.node_at(of) {
            Node::Struct { shape, first } => name.place(shape).map(|place| first + place),
            _ => None,
        }
    }

    #[inline(always)]
    fn print(&mut self, path: &'a Path, out: &mut Sheets<'_>) -> Run<()> {
        match self.stored(path) {
            Some(Stored::All(Node::Text(text))) if text.is_plain() => {
                self.view.write(*text, &mut out.common);
            }
            Some(Stored::All(Node::Int(value))) => out.common.int(*value),
            Some(stored @ Stored::Each(_)) => {
                self.differs.set(true);
                let views = self.views;
                return out.each(|language, page| print_one(views[language], stored, page));
            }
            _ => {
                return self.spoken(out, |runner, page| {
                    let value = runner.at(path)?;
                    runner.print_value(value, page)
                });
            }
        }
        Ok(())
    }

    #[inline(never)]
    fn print_value(&mut self, value: Value<'a>, out: &mut Html) -> Run<()> {
        write_seen(&self.seen(value), out)
    }

    fn json(&mut self, expr: &'a Expr, out: &mut Sheets<'_>) -> Run<()> {
        let found = self.found(out, |runner| runner.value(expr))?;
        if let Found::Same(Value::Node(place)) = found {
            // There may be something in it that the languages have each for itself.
            self.differs.set(true);
            json::write_stored(self.views, self.view.stored(place), out);
            return Ok(());
        }
        self.spoken(out, |runner, page| match runner.value(expr)? {
            Value::Constant(constant) => json::write_constant(page, constant).map_err(|_| Bail),
            value => match runner.seen(value) {
                Seen::Bool(value) => {
                    page.text(if value { "true" } else { "false" });
                    Ok(())
                }
                Seen::Int(value) => {
                    page.int(value);
                    Ok(())
                }
                Seen::Text(text, _) => write_quoted(page, text).map_err(|_| Bail),
                _ => Err(Bail),
            },
        })
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
                Some(Node::Text(of)) => Ok(self.view.says(*of, text)),
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
            Value::Node(place) => of_node(self.view, self.node_at(place)),
            Value::Constant(constant) => of_constant(constant),
            Value::Bool(value) => Seen::Bool(value),
            Value::Int(value) => Seen::Int(value),
            Value::Made(place, is_safe) => {
                let text = match &self.made[place as usize] {
                    Made::Same(text) => text,
                    Made::Each(texts) => {
                        self.differs.set(true);
                        &texts[self.language]
                    }
                };
                Seen::Text(text, is_safe)
            }
            Value::Part { length, .. } => Seen::Many(length as usize),
        }
    }
}

/// Writes a value that the languages have each for itself.
fn print_one(view: Edition<'_>, stored: &Stored, out: &mut Html) -> Run<()> {
    match view.of(stored) {
        Node::Text(text) if text.is_plain() => {
            view.write(*text, out);
            Ok(())
        }
        node => write_seen(&of_node(view, node), out),
    }
}

/// Writes a value into HTML.
fn write_seen(seen: &Seen<'_>, out: &mut Html) -> Run<()> {
    match *seen {
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

#[inline(always)]
fn write_price(odds: i64, out: &mut Html) -> Run<()> {
    out.price(u32::try_from(odds).map_err(|_| Bail)?);
    Ok(())
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
