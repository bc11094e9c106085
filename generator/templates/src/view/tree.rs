//! A page's view: any serializable value, flattened into one list of nodes.
//!
//! Unlike a tree of dynamic values, this needs no allocation per value, and a field is found by its
//! index: all values of one struct share a [`Shape`].
//!
//! A view is built once for all languages of a page, because almost all of it is the same in each.
//! Templates read one of its [`Edition`]s.

use std::cell::Cell;

use serde::ser::Serialize;

use super::edition::Edition;
use super::flatten::flatten;
use super::node::{Node, Stored};
use super::places::Places;
use super::refused::{Refused, refused};
use crate::fingerprint;
use crate::html::BLOCK;

/// A whole view.
pub struct Tree {
    places: Places,
    /// Number of bytes of shared text; the texts of each language follow.
    shared: usize,
}

thread_local! {
    /// The memory of the last view, for reuse.
    static SPARE: Cell<Option<Places>> = const { Cell::new(None) };
}

impl Tree {
    /// Flattens a view in one language.
    ///
    /// # Errors
    /// The errors of [`Tree::in_languages`].
    pub fn of(view: &impl Serialize) -> Result<Self, Refused> {
        Self::in_languages(view, 1)
    }

    /// Flattens a view in this number of languages.
    ///
    /// # Errors
    /// The view contains something that views cannot hold: a map, bytes, a number that is not whole
    /// or has more than 64 bits, an enum with data, a list of unknown length, values for another
    /// number of languages, 4 GB of text.
    pub fn in_languages(view: &impl Serialize, languages: usize) -> Result<Self, Refused> {
        let mut places = SPARE.take().unwrap_or_else(Places::new);
        flatten(view, languages, &mut places)?;
        let texts = &mut places.texts.all;
        let shared = texts.len();
        for own in &mut places.languages {
            let Ok(before) = u32::try_from(texts.len()) else {
                return refused("4 GB of text");
            };
            texts.push_str(&own.texts.all);
            for node in &mut own.nodes {
                if let Node::Text(text) = node {
                    *text = text.after(before);
                }
            }
        }
        texts.extend([' '; BLOCK]);
        Ok(Self { places, shared })
    }

    /// The view in one language.
    pub fn edition(&self, language: usize) -> Edition<'_> {
        Edition::new(
            self.places.taken(),
            &self.places.languages[language].nodes,
            &self.places.texts.all,
        )
    }

    /// Fingerprint of the view in each language. It is the same in every process, and does not
    /// depend on the other languages of the view.
    pub fn fingerprints(&self) -> Vec<u64> {
        let texts = self.places.texts.all.as_bytes();
        let nodes = self.places.taken().iter().map(|stored| match stored {
            Stored::All(node) => bits_of(node, 0),
            Stored::Each(_) => bits(EACH, 0),
        });
        let shared_nodes = of_nodes(nodes);
        let shared_texts = fingerprint::of_bytes(&texts[..self.shared]);
        let mut before = self.shared;
        let mut each = Vec::with_capacity(self.places.languages.len());
        for own in &self.places.languages {
            let start = before;
            before += own.texts.all.len();
            each.push(fingerprint::of_numbers([
                shared_nodes,
                shared_texts,
                of_nodes(own.nodes.iter().map(|it| bits_of(it, start))),
                fingerprint::of_bytes(&texts[start..before]),
            ]));
        }
        each
    }
}

impl Drop for Tree {
    fn drop(&mut self) {
        let places = std::mem::replace(&mut self.places, Places::none());
        // A thread that is ending cannot reuse them.
        let _ = SPARE.try_with(|spare| spare.set(Some(places)));
    }
}

/// Fingerprint of nodes. A view has thousands of them, and collecting all bytes would allocate
/// memory for each view: they are hashed in chunks, each seeded with the fingerprint of those
/// before.
fn of_nodes(nodes: impl Iterator<Item = u64>) -> u64 {
    let mut part = [[0; 8]; 256];
    let mut taken = 1;
    for node in nodes {
        if taken == part.len() {
            part[0] = fingerprint::of_bytes(part.as_flattened()).to_le_bytes();
            taken = 1;
        }
        part[taken] = node.to_le_bytes();
        taken += 1;
    }
    fingerprint::of_bytes(part[..taken].as_flattened())
}

/// The tag of [`Stored::Each`], beside those of [`bits_of`].
const EACH: u64 = 7;

/// The content of a node without its index; its texts begin at `start`.
fn bits_of(node: &Node, start: usize) -> u64 {
    match *node {
        Node::None => bits(0, 0),
        Node::Bool(value) => bits(1, u64::from(value)),
        Node::Int(value) => bits(2, value.cast_unsigned()),
        Node::Large(value) => bits(3, value),
        Node::Text(text) => {
            let start = (text.start() - start) as u64;
            bits(4, text.length() as u64 | start << 32)
        }
        Node::List { length, .. } => bits(5, u64::from(length)),
        Node::Struct { shape, .. } => bits(6, shape.fingerprint()),
    }
}

/// A tagged value. Values with different tags never collide, except for numbers that no view has.
fn bits(kind: u64, value: u64) -> u64 {
    value ^ kind.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}
