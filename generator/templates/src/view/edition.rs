//! A view in one language, as templates read it.

use serde::ser::{Serialize, SerializeSeq, SerializeStruct, Serializer};

use super::node::{Node, ROOT, Stored, Text};
use crate::html::{BLOCK, Html};

/// A view in one language.
#[derive(Clone, Copy)]
pub struct Edition<'a> {
    nodes: &'a [Stored],
    /// The nodes that only this language has.
    own: &'a [Node],
    texts: &'a str,
}

impl<'a> Edition<'a> {
    /// The edition with these nodes and texts.
    pub(crate) fn new(nodes: &'a [Stored], own: &'a [Node], texts: &'a str) -> Self {
        Self { nodes, own, texts }
    }

    /// The index of the view itself.
    #[inline]
    pub fn root(self) -> u32 {
        ROOT as u32
    }

    /// The stored node at an index.
    #[inline(always)]
    pub(crate) fn stored(self, place: u32) -> &'a Stored {
        &self.nodes[place as usize]
    }

    /// The node at an index.
    #[inline(always)]
    pub fn node(self, place: u32) -> &'a Node {
        self.of(self.stored(place))
    }

    /// Consecutive stored nodes.
    #[inline]
    pub(crate) fn nodes(self, first: u32, length: u32) -> &'a [Stored] {
        &self.nodes[first as usize..][..length as usize]
    }

    /// A stored node in this language.
    #[inline(always)]
    pub(crate) fn of(self, stored: &'a Stored) -> &'a Node {
        match stored {
            Stored::All(node) => node,
            Stored::Each(nth) => &self.own[*nth as usize],
        }
    }

    /// A text.
    pub fn text(self, text: Text) -> &'a str {
        &self.texts[text.start()..][..text.length()]
    }

    /// Whether two texts are equal.
    #[inline]
    pub fn is_same(self, a: Text, b: Text) -> bool {
        a.length() == b.length() && (a.is_at(b) || a.of(self.texts) == b.of(self.texts))
    }

    /// Whether a text equals this one.
    #[inline]
    pub fn is_text(self, text: Text, this: &str) -> bool {
        text.length() == this.len() && text.of(self.texts) == this.as_bytes()
    }

    /// A text that fits into a block, together with the bytes that follow it in memory.
    #[inline(always)]
    pub fn block(self, text: Text) -> Option<&'a [u8; BLOCK]> {
        let rest = self.texts.as_bytes().get(text.start()..)?;
        rest.first_chunk().filter(|_| text.length() <= BLOCK)
    }

    /// Writes a text without escaping.
    #[inline(always)]
    pub fn write(self, text: Text, out: &mut Html) {
        match self.block(text) {
            Some(block) => out.start_of(block, text.length()),
            None => out.text(self.text(text)),
        }
    }
}

/// A part of a view as a value of Minijinja.
pub struct Part<'a> {
    view: Edition<'a>,
    node: &'a Node,
}

impl<'a> Part<'a> {
    /// The whole view.
    pub fn root(view: Edition<'a>) -> Self {
        Self {
            view,
            node: view.node(view.root()),
        }
    }
}

impl Serialize for Part<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let part = |place: u32| Part {
            view: self.view,
            node: self.view.node(place),
        };
        match *self.node {
            Node::None => serializer.serialize_none(),
            Node::Bool(value) => serializer.serialize_bool(value),
            Node::Int(value) => serializer.serialize_i64(value),
            Node::Large(value) => serializer.serialize_u64(value),
            Node::Text(text) => serializer.serialize_str(self.view.text(text)),
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
