//! The state of a run, and how it looks up values.
//!
//! Almost everything that a page tests or writes is the value of a path within the view. These
//! values are found by index and read where they are stored, without a conversion; all others go
//! through [`super::evaluate`]. This is the main reason for the speed of programs.

use std::cell::Cell;

use super::bail::{BAIL, Run};
use super::value::{Seen, Value, of_constant, of_node};
use crate::host::Host;
use crate::html::Html;
use crate::joint::Joint;
use crate::program::{Name, Path};
use crate::view::{Edition, Node, Stored};

/// Runs a program for all languages together, until something differs between them.
pub struct Runner<'a> {
    pub joint: Option<&'a Joint>,
    pub views: &'a [Edition<'a>],
    host: Option<&'a dyn Host>,
    /// The locale of each language.
    locales: &'a [usize],
    /// The language in which values are read: the first active one, except while something is done
    /// for each language.
    pub language: usize,
    /// The view in that language.
    pub view: Edition<'a>,
    /// Whether a value was read that differs between languages.
    pub differs: Cell<bool>,
    pub slots: Vec<Option<Value<'a>>>,
    /// Texts that were produced during the run.
    pub made: Vec<Made>,
    /// Reads by language: bits by index in the program's reads.
    pub read: Vec<Box<[u64]>>,
    /// Empty buffers for reuse.
    pub room: Vec<Html>,
}

/// A text that was produced during the run.
pub enum Made {
    /// The same in every language.
    Same(String),
    /// By language.
    Each(Vec<String>),
}

impl<'a> Runner<'a> {
    /// A new runner.
    pub fn new(views: &'a [Edition<'a>]) -> Self {
        Self {
            joint: None,
            views,
            host: None,
            locales: &[],
            language: 0,
            view: views[0],
            differs: Cell::new(false),
            slots: vec![Some(Value::Node(views[0].root()))],
            made: Vec::new(),
            read: Vec::new(),
            room: Vec::new(),
        }
    }

    /// Sets the host, and the locale of each language.
    pub fn with_host(self, host: &'a dyn Host, locales: &'a [usize]) -> Self {
        Self {
            host: Some(host),
            locales,
            ..self
        }
    }

    /// The host. Constants are evaluated without one.
    pub fn host(&self) -> Run<&'a dyn Host> {
        self.host.ok_or(BAIL)
    }

    /// The locale of the language in which values are read.
    pub fn locale(&self) -> Run<usize> {
        self.differs.set(true);
        self.locales.get(self.language).copied().ok_or(BAIL)
    }

    /// An empty buffer.
    pub fn empty(&mut self) -> Html {
        self.room.pop().unwrap_or_default()
    }

    /// The node at a path; `None` if the path leads out of the view.
    #[inline(always)]
    pub fn node(&self, path: &Path) -> Option<&'a Node> {
        self.place(path).map(|place| self.node_at(place))
    }

    /// The stored node at a path.
    #[inline(always)]
    pub fn stored(&self, path: &Path) -> Option<&'a Stored> {
        self.place(path).map(|place| self.view.stored(place))
    }

    /// The node at an index of the view.
    #[inline(always)]
    pub fn node_at(&self, place: u32) -> &'a Node {
        let stored = self.view.stored(place);
        if let Stored::Each(_) = stored {
            self.differs.set(true);
        }
        self.view.of(stored)
    }

    /// The index of a path's node in the view; `None` if the path leads out of the view.
    #[inline(always)]
    pub fn place(&self, path: &Path) -> Option<u32> {
        let Some(Value::Node(mut place)) = self.slots[path.slot] else {
            return None;
        };
        match &*path.names {
            [] => Some(place),
            // Most paths are fields of a macro's argument or of a loop's value.
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
    pub fn field(&self, of: u32, name: &Name) -> Option<u32> {
        match self.node_at(of) {
            Node::Struct { shape, first } => name.place(shape).map(|place| first + place),
            _ => None,
        }
    }

    /// Resolves a value for comparing, testing or writing it.
    #[inline]
    pub fn seen<'s>(&'s self, value: Value<'s>) -> Seen<'s> {
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
