//! The names that are visible at a place in a template, and their bindings.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use minijinja::machinery::ast;

use crate::program::Constant;

/// The binding of a name.
#[derive(Clone)]
pub enum Binding<'a> {
    /// A variable.
    Slot(usize),
    /// A constant.
    Constant(Constant),
    /// A macro.
    Macro(Rc<Macro<'a>>),
    /// `loop`: the variable with the index; the next variable holds the length.
    Loop(usize),
    /// `loop` in an unrolled loop: the index and the length.
    Turn(i64, i64),
    /// Set in an earlier branch: its value depends on whether the branch was taken.
    Unsure,
}

/// Names with their bindings: mostly a few.
pub type Names<'a> = BTreeMap<&'a str, Binding<'a>>;

/// A macro with the names that are visible in it.
pub struct Macro<'a> {
    pub ast: &'a ast::Macro<'a>,
    pub template: &'a str,
    pub module: Rc<RefCell<Names<'a>>>,
}

/// The names that are visible at a place, the innermost frame last.
#[derive(Clone)]
pub struct Scope<'a> {
    pub frames: Vec<Names<'a>>,
    /// Inside a macro: the names beside it. A page sees its view instead.
    pub module: Option<Rc<RefCell<Names<'a>>>>,
}

impl<'a> Scope<'a> {
    /// A scope with only the view.
    pub fn of_page() -> Self {
        Self {
            frames: vec![Names::new()],
            module: None,
        }
    }

    /// A scope with the names beside the macro, but not the view.
    pub fn of_macro(called: &Macro<'a>) -> Self {
        Self {
            frames: vec![Names::new()],
            module: Some(Rc::clone(&called.module)),
        }
    }

    /// The binding of a name.
    pub fn find(&self, name: &str) -> Option<Binding<'a>> {
        let inner = self.frames.iter().rev().find_map(|frame| frame.get(name));
        inner.cloned().or_else(|| {
            let module = self.module.as_ref()?;
            module.borrow().get(name).cloned()
        })
    }

    /// Whether an unbound name refers to the view.
    pub fn sees_view(&self) -> bool {
        self.module.is_none()
    }

    /// Leaves a branch, which has a frame here but not in Minijinja: there, variables of the branch
    /// may remain set after it.
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
