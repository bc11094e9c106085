//! The values of a view while it is flattened.

use super::node::{Node, ROOT, Stored, Text};
use super::refused::{Refused, refused};
use super::shape::{Shape, likely};
use crate::text::is_plain;

/// The values of a view by place: a list or a struct takes the places of its values before they are
/// known.
pub struct Places {
    /// The places. Those that are not taken hold values of another view.
    pub nodes: Vec<Stored>,
    taken: usize,
    /// Where the next value goes.
    pub next: usize,
    /// The texts.
    pub texts: Texts,
    /// What each language has of its own.
    pub languages: Vec<Own>,
    /// Whether the next list is one value for each language.
    pub is_each: bool,
    /// Shapes of structs that were met, by the address of the struct's name.
    shapes: Vec<Option<(usize, &'static Shape)>>,
}

/// What a view is in one language alone.
pub struct Own {
    /// The values, in the order in which the view has such.
    pub nodes: Vec<Node>,
    /// Their texts.
    pub texts: Texts,
}

/// Texts, one after another.
pub struct Texts {
    /// All of them.
    pub all: String,
    last: Text,
}

const SHAPES: usize = 64;

impl Places {
    /// Room for the values of most views.
    pub fn new() -> Self {
        Self {
            nodes: vec![Stored::All(Node::None); 2_048],
            texts: Texts::with_capacity(32 << 10),
            shapes: vec![None; SHAPES],
            ..Self::none()
        }
    }

    /// No room at all.
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

    /// Forgets what is there, and makes ready for a view in this number of languages.
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

    /// The values.
    pub fn taken(&self) -> &[Stored] {
        &self.nodes[..self.taken]
    }

    /// Puts a value where the next one goes.
    #[inline(always)]
    pub fn put(&mut self, node: Node) -> Result<(), Refused> {
        self.nodes[self.next] = Stored::All(node);
        Ok(())
    }

    /// Takes places; returns the first.
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
        // Places are numbers of this width.
        if u32::try_from(length).is_err() {
            return refused("4 billion values");
        }
        self.nodes.resize(length, Stored::All(Node::None));
        Ok(())
    }

    /// The shape that a struct of this name most likely has.
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
    /// Puts the next value.
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

    /// The place of a text. What follows its like, as a short name does that is the whole one,
    /// takes no place of its own.
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
