//! The state of a run, and how it finds values.
//!
//! Almost everything that a page decides upon or writes is what a path leads to within the view.
//! That is found by place and read where it is stored, without making a value of it; the rest is for
//! [`super::evaluate`]. That is most of what makes a page quick.

use std::cell::Cell;

use super::bail::{BAIL, Run};
use super::value::{Seen, Value, of_constant, of_node};
use crate::host::Host;
use crate::html::Html;
use crate::joint::Joint;
use crate::program::{Name, Path};
use crate::view::{Edition, Node, Stored};

/// What is done for all languages at once, until something differs between them.
pub struct Runner<'a> {
    pub joint: Option<&'a Joint>,
    pub views: &'a [Edition<'a>],
    host: Option<&'a dyn Host>,
    /// The locale of each language.
    locales: &'a [usize],
    /// The language that values are looked at in: the first of those whose pages are written to, but
    /// while something is done for each.
    pub language: usize,
    /// The view in that language.
    pub view: Edition<'a>,
    /// Whether something was looked at that the languages have each for itself.
    pub differs: Cell<bool>,
    pub slots: Vec<Option<Value<'a>>>,
    /// Texts that were made on the way.
    pub made: Vec<Made>,
    /// What was read, by language: bits by place in the program's reads.
    pub read: Vec<Box<[u64]>>,
    /// Room for what is written, with nothing in it.
    pub room: Vec<Html>,
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
            made: Vec::with_capacity(64),
            read: Vec::new(),
            room: Vec::new(),
        }
    }

    /// The same with a host, and the locale of each language.
    pub fn with_host(self, host: &'a dyn Host, locales: &'a [usize]) -> Self {
        Self {
            host: Some(host),
            locales,
            ..self
        }
    }

    /// The host. What is constant is computed without one.
    pub fn host(&self) -> Run<&'a dyn Host> {
        self.host.ok_or(BAIL)
    }

    /// The locale of the language that values are looked at in.
    pub fn locale(&self) -> Run<usize> {
        self.differs.set(true);
        self.locales.get(self.language).copied().ok_or(BAIL)
    }

    /// Room for what is written next.
    pub fn empty(&mut self) -> Html {
        self.room.pop().unwrap_or_default()
    }

    /// What a path leads to in the view; `None` where it leads elsewhere.
    #[inline(always)]
    pub fn node(&self, path: &Path) -> Option<&'a Node> {
        self.place(path).map(|place| self.node_at(place))
    }

    /// What is stored where a path leads to.
    #[inline(always)]
    pub fn stored(&self, path: &Path) -> Option<&'a Stored> {
        self.place(path).map(|place| self.view.stored(place))
    }

    /// The value at a place of the view.
    #[inline(always)]
    pub fn node_at(&self, place: u32) -> &'a Node {
        let stored = self.view.stored(place);
        if let Stored::Each(_) = stored {
            self.differs.set(true);
        }
        self.view.of(stored)
    }

    /// The place in the view that a path leads to; `None` where it leads elsewhere.
    #[inline(always)]
    pub fn place(&self, path: &Path) -> Option<u32> {
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
    pub fn field(&self, of: u32, name: &Name) -> Option<u32> {
        match self.node_at(of) {
            Node::Struct { shape, first } => name.place(shape).map(|place| first + place),
            _ => None,
        }
    }

    /// A value, looked at.
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
