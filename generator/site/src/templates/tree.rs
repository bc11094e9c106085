//! A page's view as templates read it: any serializable value, flattened into one list of nodes.
//!
//! Compared with a tree of dynamic values this makes no allocation per value, and a field is found by
//! its place: all values of one struct share a [`Shape`].

use serde::ser::{Serialize, SerializeSeq, SerializeStruct, Serializer};

use super::flatten::flatten;
use super::shape::Shape;
use crate::fingerprint;

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
pub struct Tree {
    /// The last one is the root.
    nodes: Vec<Node>,
    texts: String,
}

impl Tree {
    /// Flattens a view.
    ///
    /// # Panics
    /// The view holds what views do not: a map, bytes, an enum with data, 4 GB of text.
    pub fn of(view: &impl Serialize) -> Self {
        let (nodes, texts) = flatten(view);
        Self { nodes, texts }
    }

    /// The place of the view itself.
    pub fn root(&self) -> u32 {
        // Places are numbers of this width from the start.
        (self.nodes.len() - 1) as u32
    }

    /// The value at a place.
    #[inline]
    pub fn node(&self, place: u32) -> &Node {
        &self.nodes[place as usize]
    }

    /// A text.
    #[inline]
    pub fn text(&self, text: Text) -> &str {
        let start = text.start as usize;
        &self.texts[start..start + text.length as usize]
    }

    /// Fingerprint of the whole view; the same in every process.
    pub fn fingerprint(&self) -> u64 {
        let mut words = Vec::with_capacity(self.nodes.len() * 9 + 32);
        for node in &self.nodes {
            let (kind, value) = match *node {
                Node::None => (0, 0),
                Node::Bool(value) => (1, u64::from(value)),
                Node::Int(value) => (2, value.cast_unsigned()),
                Node::Large(value) => (3, value),
                Node::Text(text) => (4, u64::from(text.length)),
                Node::List { length, .. } => (5, u64::from(length)),
                Node::Struct { shape, .. } => (6, shape.fingerprint()),
            };
            words.push(kind);
            words.extend_from_slice(&value.to_le_bytes());
        }
        words.extend_from_slice(&fingerprint::of_bytes(self.texts.as_bytes()).to_le_bytes());
        fingerprint::of_bytes(&words)
    }
}

impl Text {
    /// A part of texts.
    pub(super) fn new(start: u32, length: u32, is_plain: bool) -> Self {
        Self {
            start,
            length,
            is_plain,
        }
    }

    /// Whether nothing in it must be escaped, neither in HTML nor in JSON.
    pub fn is_plain(self) -> bool {
        self.is_plain
    }
}

/// Whether nothing in a text must be escaped, neither in HTML nor in JSON.
pub fn is_plain(text: &str) -> bool {
    // No early end: so the compiler looks at many bytes at once.
    !text.bytes().fold(false, |found, byte| {
        found
            | (byte < 0x20)
            | (byte == b'<')
            | (byte == b'>')
            | (byte == b'&')
            | (byte == b'"')
            | (byte == b'\'')
            | (byte == b'\\')
    })
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
