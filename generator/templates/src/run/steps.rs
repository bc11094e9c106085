//! Writes a page: executes the steps of a [`Program`](crate::program::Program) on a view.
//!
//! The output is exactly that of Minijinja. If that is not certain (a missing field, a comparison
//! of a number with a boolean), the run ends early: Minijinja then renders the page, or reports the
//! mistake.
//!
//! A page is written in several languages together. A step is executed once for all of them; if a
//! value or a text differs between languages, it is executed for each.

use super::bail::{BAIL, Run};
use super::runner::{Made, Runner};
use super::together::Found;
use super::value::{Seen, Value, of_node};
use crate::host::Host;
use crate::html::Html;
use crate::joint::{Joint, Word};
use crate::json;
use crate::program::{Action, Body, Constant, Expr, For, Path, Step, Text};
use crate::sheets::Sheets;
use crate::text::write_quoted;
use crate::view::{Edition, Node, Stored};

/// Writes a page in several languages, each appended to its own entry of `pages`; `room` is a
/// buffer for the shared parts. Returns the reads by language, as bits by index in the program's
/// reads.
///
/// `views` and `locales` are also by language.
pub fn run(
    joint: &Joint,
    host: &dyn Host,
    locales: &[usize],
    views: &[Edition<'_>],
    room: &mut Vec<Html>,
    pages: &mut [Html],
) -> Run<Vec<Box<[u64]>>> {
    let program = joint.program();
    let mut runner = Runner::new(views).with_host(host, locales);
    runner.joint = Some(joint);
    runner.made.reserve(64);
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

impl<'a> Runner<'a> {
    pub fn body(&mut self, body: &'a Body, out: &mut Sheets<'_>) -> Run<()> {
        if !body.reads.is_empty() {
            self.note(body, out);
        }
        for (nth, step) in body.steps.iter().enumerate() {
            self.literal(&step.text, out);
            if let Err(bail) = self.action(&step.action, out) {
                return Err(bail.at(body.spots.get(nth).copied()));
            }
        }
        Ok(())
    }

    #[inline(always)]
    fn action(&mut self, action: &'a Action, out: &mut Sheets<'_>) -> Run<()> {
        match action {
            Action::Nothing => Ok(()),
            Action::Print(path) => self.print(path, out),
            Action::Price(path) => match self.stored(path) {
                Some(Stored::All(Node::Int(value))) => self.price(*value, &mut out.common),
                _ => self.localized(out, |runner, page| {
                    runner.price(runner.number_at(path)?, page)
                }),
            },
            Action::PrintValue(expr) => self.localized(out, |runner, page| {
                let value = runner.value(expr)?;
                runner.print_value(value, page)
            }),
            Action::Json(pieces) => {
                for (expr, text) in pieces {
                    self.json(expr, out)?;
                    self.literal(text, out);
                }
                Ok(())
            }
            Action::If(it) => match self.found(out, |runner| runner.is_true(&it.test))? {
                Found::Same(true) => self.branch(&it.then, out),
                Found::Same(false) => self.branch(&it.otherwise, out),
                Found::Each(each) => self.branches(it, &each, out),
            },
            Action::For(each) => self.each(each, out),
            Action::Set(slot, expr) => {
                let value = self.found(out, |runner| runner.value(expr))?;
                self.slots[*slot] = Some(self.joined(value, out)?);
                Ok(())
            }
            Action::Capture(slot, body) => {
                let made = self.captured(body, out.active().to_vec())?;
                self.slots[*slot] = Some(self.keep(made, true)?);
                Ok(())
            }
        }
    }

    #[inline(always)]
    fn price(&self, value: i64, out: &mut Html) -> Run<()> {
        let value = u32::try_from(value).map_err(|_| BAIL)?;
        self.host()?.price(value, out);
        Ok(())
    }

    /// Records the reads of a body for the active languages.
    #[inline(never)]
    fn note(&mut self, body: &Body, out: &Sheets<'_>) {
        // Reads differ by language, so this must be repeated for each.
        self.differs.set(true);
        for language in out.active() {
            if let Some(read) = self.read.get_mut(*language) {
                for place in &body.reads {
                    read[place / 64] |= 1 << (place % 64);
                }
            }
        }
    }

    /// The output of a body.
    fn captured(&mut self, body: &'a Body, active: Vec<usize>) -> Run<Made> {
        let mut pages: Vec<Html> = self.views.iter().map(|_| self.empty()).collect();
        let mut out = Sheets::new(self.empty(), &mut pages, active);
        self.body(body, &mut out)?;
        let is_same = out.is_one() || !out.is_distributed();
        let mut common = if is_same {
            out.into_common()
        } else {
            out.finish()
        };
        let text = |page: &mut Html| page.take_from(0).ok_or(BAIL);
        let made = if is_same {
            Made::Same(text(&mut common)?)
        } else {
            Made::Each(pages.iter_mut().map(text).collect::<Run<_>>()?)
        };
        self.room.push(common);
        self.room.append(&mut pages);
        Ok(made)
    }

    /// The output of a body in the language in which values are read.
    pub fn written(&mut self, body: &'a Body) -> Run<Made> {
        self.captured(body, vec![self.language])
    }

    /// Writes a text of the template.
    #[inline(always)]
    fn literal(&self, text: &'a Text, out: &mut Sheets<'_>) {
        match self.joint.and_then(|joint| joint.word(text)) {
            Some(word) => self.word(word, out),
            None => out.common.literal(&text.literal),
        }
    }

    #[inline(never)]
    fn word(&self, word: &Word, out: &mut Sheets<'_>) {
        match word {
            Word::Same(text) => out.common.literal(text),
            Word::Each(texts) => {
                self.differs.set(true);
                out.each_surely(|language, page| page.literal(&texts[language]));
            }
        }
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
            return Err(BAIL);
        };
        let (first, length, constants) = match list {
            Value::Constant(Constant::List(list)) => {
                (0, u32::try_from(list.len()).map_err(|_| BAIL)?, Some(list))
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
                        Found::Each(_) => return Err(BAIL),
                    }
                }
                Some(kept)
            }
        };
        let count = kept
            .as_ref()
            .map_or(Ok(length), |kept| u32::try_from(kept.len()));
        let count = count.map_err(|_| BAIL)?;
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
                return self.localized(out, |runner, page| {
                    let value = runner.at(path)?;
                    runner.print_value(value, page)
                });
            }
        }
        Ok(())
    }

    #[inline(never)]
    fn print_value(&mut self, value: Value<'a>, out: &mut Html) -> Run<()> {
        self.seen(value).write(out)
    }

    fn json(&mut self, expr: &'a Expr, out: &mut Sheets<'_>) -> Run<()> {
        let found = self.found(out, |runner| runner.value(expr))?;
        if let Found::Same(Value::Node(place)) = found {
            // The value may contain parts that differ between languages.
            self.differs.set(true);
            json::write_stored(self.views, self.view.stored(place), out);
            return Ok(());
        }
        self.localized(out, |runner, page| match runner.value(expr)? {
            Value::Constant(constant) => json::write_constant(page, constant).map_err(|_| BAIL),
            value => match runner.seen(value) {
                Seen::Bool(value) => {
                    page.text(if value { "true" } else { "false" });
                    Ok(())
                }
                Seen::Int(value) => {
                    page.int(value);
                    Ok(())
                }
                Seen::Text(text, _) => write_quoted(page, text).map_err(|_| BAIL),
                _ => Err(BAIL),
            },
        })
    }

    /// Whether a condition is true.
    #[inline(always)]
    pub fn is_true(&mut self, expr: &'a Expr) -> Run<bool> {
        match expr {
            Expr::Path(path) => match self.node(path) {
                Some(node) => Ok(holds(node)),
                None => self.decide(expr),
            },
            Expr::Among(path, numbers) => match self.node(path) {
                Some(Node::Int(value)) => Ok(numbers.contains(value)),
                _ => self.decide(expr),
            },
            Expr::IsText(path, text) => match self.node(path) {
                Some(Node::Text(of)) => Ok(self.view.is_text(*of, text)),
                _ => self.decide(expr),
            },
            Expr::Not(of) => match &**of {
                Expr::Path(path) if let Some(node) = self.node(path) => Ok(!holds(node)),
                _ => self.decide(expr),
            },
            _ => self.decide(expr),
        }
    }
}

/// Writes a value that differs between languages.
fn print_one(view: Edition<'_>, stored: &Stored, out: &mut Html) -> Run<()> {
    match view.of(stored) {
        Node::Text(text) if text.is_plain() => {
            view.write(*text, out);
            Ok(())
        }
        node => of_node(view, node).write(out),
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
