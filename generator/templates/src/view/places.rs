//! The nodes of a view that is being flattened.

use super::node::{Node, ROOT, Stored, Text};
use super::refused::{Refused, refused};
use super::shape::{Shape, likely};
use crate::text::is_plain;

/// The nodes of a view by index. A list or a struct reserves the indices of its values before they
/// are known.
pub struct Places {
    /// The nodes. Those that are not taken are left over from another view.
    pub nodes: Vec<Stored>,
    taken: usize,
    /// The index of the next value.
    pub next: usize,
    /// The texts.
    pub texts: Texts,
    /// The values that differ, by language.
    pub languages: Vec<Own>,
    /// Whether the next list has one value for each language.
    pub is_each: bool,
    /// Shapes of known structs, by the address of the struct's name.
    shapes: Vec<Option<(usize, &'static Shape)>>,
}

/// The values of a view that only one language has.
pub struct Own {
    /// The values, in order.
    pub nodes: Vec<Node>,
    /// Their texts.
    pub texts: Texts,
}

/// Texts, concatenated.
pub struct Texts {
    /// All of them.
    pub all: String,
    last: Text,
}

const SHAPES: usize = 64;

impl Places {
    /// With capacity for the values of most views.
    pub fn new() -> Self {
        Self {
            nodes: vec![Stored::All(Node::None); 2_048],
            texts: Texts::with_capacity(32 << 10),
            shapes: vec![None; SHAPES],
            ..Self::none()
        }
    }

    /// Without any capacity.
    pub fn none() -> Self {
        Self {
            nodes: Vec::new(),
            taken: 0,
            next: 0,
            texts: Texts::with_capacity(0),
            languages: Vec::new(),
            is_each: false,
            shapes: Vec::new(),
        }
    }

    /// Resets everything for a view in this number of languages.
    pub fn begin(&mut self, languages: usize) {
        if self.nodes.is_empty() {
            self.nodes.push(Stored::All(Node::None));
        }
        self.taken = ROOT + 1;
        self.next = ROOT;
        self.is_each = false;
        self.texts.clear();
        self.languages.resize_with(languages, || Own {
            nodes: Vec::with_capacity(256),
            texts: Texts::with_capacity(4 << 10),
        });
        for own in &mut self.languages {
            own.nodes.clear();
            own.texts.clear();
        }
    }

    /// The nodes of the view.
    pub fn taken(&self) -> &[Stored] {
        &self.nodes[..self.taken]
    }

    /// Writes a node at the next index.
    #[inline(always)]
    pub fn put(&mut self, node: Node) -> Result<(), Refused> {
        self.nodes[self.next] = Stored::All(node);
        Ok(())
    }

    /// Reserves consecutive indices; returns the first.
    #[inline(always)]
    pub fn take(&mut self, length: usize) -> Result<usize, Refused> {
        let first = self.taken;
        self.taken += length;
        if self.taken > self.nodes.len() {
            self.grow()?;
        }
        Ok(first)
    }

    #[cold]
    #[inline(never)]
    fn grow(&mut self) -> Result<(), Refused> {
        let length = self.taken.max(self.nodes.len() * 2);
        // Indices have 32 bits.
        if u32::try_from(length).is_err() {
            return refused("4 billion values");
        }
        self.nodes.resize(length, Stored::All(Node::None));
        Ok(())
    }

    /// The shape that a struct with this name most likely has.
    #[inline(always)]
    pub fn likely(&mut self, name: &'static str, length: usize) -> Option<&'static Shape> {
        let address = name.as_ptr().addr();
        let seen = self.shapes.get_mut((address ^ address >> 6) % SHAPES)?;
        match *seen {
            Some((of, shape)) if of == address && shape.keys.len() == length => Some(shape),
            _ => {
                let shape = likely(name).filter(|shape| shape.keys.len() == length)?;
                *seen = Some((address, shape));
                Some(shape)
            }
        }
    }
}

impl Own {
    /// Appends the next value.
    #[inline(always)]
    pub fn put(&mut self, node: Node) -> Result<(), Refused> {
        self.nodes.push(node);
        Ok(())
    }
}

impl Texts {
    fn with_capacity(capacity: usize) -> Self {
        Self {
            all: String::with_capacity(capacity),
            last: Text::new(0, 0, true),
        }
    }

    fn clear(&mut self) {
        self.all.clear();
        self.last = Text::new(0, 0, true);
    }

    /// Adds a text and returns its range. A text that equals the preceding one, such as a short name
    /// that is also the full one, is not stored again.
    #[inline]
    pub fn text(&mut self, value: &str) -> Result<Text, Refused> {
        let last = self.last.of(&self.all);
        if last.len() != value.len() || last != value.as_bytes() {
            let (Ok(start), Ok(length)) =
                (u32::try_from(self.all.len()), u32::try_from(value.len()))
            else {
                return refused("4 GB of text");
            };
            self.all.push_str(value);
            self.last = Text::new(start, length, is_plain(value));
        }
        Ok(self.last)
    }
}
