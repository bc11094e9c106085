//! A page's view as templates read it: any serializable value, flattened into one list of nodes.
//!
//! Compared with a tree of dynamic values this makes no allocation per value, and a field is found by
//! its place: all values of one struct share a [`Shape`].

use std::cell::Cell;

use serde::ser::{Serialize, SerializeSeq, SerializeStruct, Serializer};

use super::flatten::flatten;
use super::html::{BLOCK, Html};
use super::places::Places;
use super::shape::Shape;
use crate::fingerprint::{self, Fingerprinter};

/// One value of a view. Values of lists and structs lie next to each other.
#[derive(Clone, Copy, Debug)]
pub enum Node {
    /// Nothing.
    None,
    /// A truth value.
    Bool(bool),
    /// A whole number.
    Int(i64),
    /// A whole number that [`Node::Int`] cannot hold.
    Large(u64),
    /// Text, as a part of the view's texts.
    Text(Text),
    /// A list: its first value and how many there are.
    List { first: u32, length: u32 },
    /// A struct: its fields' names, and the first of their values.
    Struct { shape: &'static Shape, first: u32 },
}

/// A part of the texts of a view.
#[derive(Clone, Copy, Debug)]
pub struct Text {
    start: u32,
    length: u32,
    /// Whether nothing in it must be escaped, neither in HTML nor in JSON.
    is_plain: bool,
}

/// A whole view.
pub struct Tree(Places);

thread_local! {
    /// Those of a view that is done with, for the next one: what one page was made in, another can
    /// be.
    static SPARE: Cell<Option<Places>> = const { Cell::new(None) };
}

impl Tree {
    /// Flattens a view.
    ///
    /// # Panics
    /// The view holds what views do not: a map, bytes, an enum with data, a list that does not know
    /// its length, 4 GB of text.
    pub fn of(view: &impl Serialize) -> Self {
        let spare = SPARE.take().unwrap_or_else(Places::new);
        let mut places = flatten(view, spare);
        places
            .texts
            .push_str(str::from_utf8(&[b' '; BLOCK]).expect("spaces"));
        Self(places)
    }

    /// The place of the view itself.
    #[inline]
    pub fn root(&self) -> u32 {
        0
    }

    /// The value at a place.
    #[inline]
    pub fn node(&self, place: u32) -> &Node {
        &self.0.nodes[place as usize]
    }

    /// Values that lie next to each other.
    #[inline]
    pub fn nodes(&self, first: u32, length: u32) -> &[Node] {
        &self.0.nodes[first as usize..][..length as usize]
    }

    /// A text.
    pub fn text(&self, text: Text) -> &str {
        &self.0.texts[text.start as usize..][..text.length as usize]
    }

    /// Whether two texts are the same.
    #[inline]
    pub fn is_same(&self, a: Text, b: Text) -> bool {
        a.length == b.length && (a.start == b.start || a.of(&self.0.texts) == b.of(&self.0.texts))
    }

    /// Whether a text is this one.
    #[inline]
    pub fn says(&self, text: Text, this: &str) -> bool {
        text.length as usize == this.len() && text.of(&self.0.texts) == this.as_bytes()
    }

    /// A text that is no longer than a block, with what stands behind it.
    #[inline(always)]
    pub fn block(&self, text: Text) -> Option<&[u8; BLOCK]> {
        let rest = self.0.texts.as_bytes().get(text.start as usize..)?;
        rest.first_chunk().filter(|_| text.length() <= BLOCK)
    }

    /// Writes a text as it is.
    #[inline(always)]
    pub fn write(&self, text: Text, out: &mut Html) {
        match self.block(text) {
            Some(block) => out.start_of(block, text.length()),
            None => out.text(self.text(text)),
        }
    }

    /// Fingerprint of the whole view; the same in every process.
    pub fn fingerprint(&self) -> u64 {
        let of = |node: &Node| {
            let (kind, value) = match *node {
                Node::None => (0_u64, 0),
                Node::Bool(value) => (1, u64::from(value)),
                Node::Int(value) => (2, value.cast_unsigned()),
                Node::Large(value) => (3, value),
                Node::Text(text) => (4, u64::from(text.length) | u64::from(text.start) << 32),
                Node::List { length, .. } => (5, u64::from(length)),
                Node::Struct { shape, .. } => (6, shape.fingerprint()),
            };
            let both = u128::from(kind) << 64 | u128::from(value);
            both.to_le_bytes()
        };
        let nodes: Vec<[u8; 16]> = self.0.taken().iter().map(of).collect();
        let mut whole = Fingerprinter::default();
        whole.number(fingerprint::of_bytes(nodes.as_flattened()));
        whole.number(fingerprint::of_bytes(self.0.texts.as_bytes()));
        whole.finish()
    }
}

impl Drop for Tree {
    fn drop(&mut self) {
        let places = std::mem::replace(&mut self.0, Places::none());
        // A thread that ends has no use for them.
        let _ = SPARE.try_with(|spare| spare.set(Some(places)));
    }
}

impl Text {
    /// A part of texts.
    #[inline]
    pub(super) fn new(start: u32, length: u32, is_plain: bool) -> Self {
        Self {
            start,
            length,
            is_plain,
        }
    }

    /// Whether nothing in it must be escaped, neither in HTML nor in JSON.
    #[inline]
    pub fn is_plain(self) -> bool {
        self.is_plain
    }

    /// How many bytes it has.
    #[inline]
    pub fn length(self) -> usize {
        self.length as usize
    }

    /// Its bytes, of the texts that it is a part of.
    #[inline]
    pub(super) fn of(self, texts: &str) -> &[u8] {
        &texts.as_bytes()[self.start as usize..][..self.length as usize]
    }
}

/// A node of a tree, as the template engine takes values.
pub struct Part<'a> {
    /// Where it stands.
    pub tree: &'a Tree,
    /// What it is.
    pub node: &'a Node,
}

impl<'a> Part<'a> {
    /// The whole of it.
    pub fn root(tree: &'a Tree) -> Self {
        Self {
            tree,
            node: tree.node(tree.root()),
        }
    }
}

impl Serialize for Part<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let part = |place: u32| Part {
            tree: self.tree,
            node: self.tree.node(place),
        };
        match *self.node {
            Node::None => serializer.serialize_none(),
            Node::Bool(value) => serializer.serialize_bool(value),
            Node::Int(value) => serializer.serialize_i64(value),
            Node::Large(value) => serializer.serialize_u64(value),
            Node::Text(text) => serializer.serialize_str(self.tree.text(text)),
            Node::List { first, length } => {
                let mut list = serializer.serialize_seq(Some(length as usize))?;
                for place in first..first + length {
                    list.serialize_element(&part(place))?;
                }
                list.end()
            }
            Node::Struct { shape, first } => {
                let mut fields = serializer.serialize_struct("", shape.keys.len())?;
                for (key, place) in shape.keys.iter().zip(first..) {
                    fields.serialize_field(key, &part(place))?;
                }
                fields.end()
            }
        }
    }
}
