//! The names that a template can use at a place, and what they are bound to.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use minijinja::machinery::ast;

use crate::program::Constant;

/// What a name is bound to.
#[derive(Clone)]
pub enum Binding<'a> {
    /// A variable.
    Slot(usize),
    /// A value that is known.
    Constant(Constant),
    /// A macro.
    Macro(Rc<Macro<'a>>),
    /// `loop`: the variable of the place; the next one holds how many there are.
    Loop(usize),
    /// `loop` where it is known: the place, and how many there are.
    Turn(i64, i64),
    /// Set in a branch before this place: what it is depends on whether that was taken.
    Unsure,
}

pub type Names<'a> = HashMap<&'a str, Binding<'a>>;

/// A macro with the names beside it.
pub struct Macro<'a> {
    pub ast: &'a ast::Macro<'a>,
    pub template: &'a str,
    pub module: Rc<RefCell<Names<'a>>>,
}

/// The names that can be used at a place, the innermost last.
#[derive(Clone)]
pub struct Scope<'a> {
    pub frames: Vec<Names<'a>>,
    /// The names beside a macro, within one; a page sees its view instead.
    pub module: Option<Rc<RefCell<Names<'a>>>>,
}

impl<'a> Scope<'a> {
    /// Nothing but the view.
    pub fn of_page() -> Self {
        Self {
            frames: vec![Names::new()],
            module: None,
        }
    }

    /// The names beside a macro, and not the view.
    pub fn of_macro(called: &Macro<'a>) -> Self {
        Self {
            frames: vec![Names::new()],
            module: Some(Rc::clone(&called.module)),
        }
    }

    /// What a name is bound to.
    pub fn find(&self, name: &str) -> Option<Binding<'a>> {
        let inner = self.frames.iter().rev().find_map(|frame| frame.get(name));
        inner.cloned().or_else(|| {
            let module = self.module.as_ref()?;
            module.borrow().get(name).cloned()
        })
    }

    /// Whether a name that is bound nowhere is one of the view's.
    pub fn sees_view(&self) -> bool {
        self.module.is_none()
    }

    /// Leaves a branch, which had a frame of its own: in the engine it has none, so that what was set
    /// in it may be set after it.
    pub fn leave_branch(&mut self) {
        let Some(names) = self.frames.pop() else {
            return;
        };
        for name in names.into_keys() {
            self.bind(name, Binding::Unsure);
        }
    }

    /// Binds a name in the innermost frame.
    pub fn bind(&mut self, name: &'a str, binding: Binding<'a>) {
        if let Some(frame) = self.frames.last_mut() {
            frame.insert(name, binding);
        }
    }
}
