//! The nodes of a view.

use super::shape::Shape;

/// The index of the view itself.
pub const ROOT: usize = 0;

/// One value of a view. Values of lists and structs are stored consecutively.
#[derive(Clone, Copy, Debug)]
pub enum Node {
    /// Nothing.
    None,
    /// A boolean.
    Bool(bool),
    /// A whole number.
    Int(i64),
    /// A whole number that [`Node::Int`] cannot hold.
    Large(u64),
    /// Text, as a range of the view's texts.
    Text(Text),
    /// A list: the index of its first value, and its length.
    List { first: u32, length: u32 },
    /// A struct: its shape, and the index of its first value.
    Struct { shape: &'static Shape, first: u32 },
}

/// A stored node of a view.
#[derive(Clone, Copy, Debug)]
pub enum Stored {
    /// The same value in all languages.
    All(Node),
    /// The index of this value among those of each language.
    Each(u32),
}

/// A range of the texts of a view.
#[derive(Clone, Copy, Debug)]
pub struct Text {
    start: u32,
    length: u32,
    /// Whether it contains nothing that must be escaped, neither in HTML nor in JSON.
    is_plain: bool,
}

impl Text {
    /// A range of texts.
    #[inline]
    pub fn new(start: u32, length: u32, is_plain: bool) -> Self {
        Self {
            start,
            length,
            is_plain,
        }
    }

    /// The same range after `before` bytes were inserted in front.
    #[inline]
    pub fn after(self, before: u32) -> Self {
        Self {
            start: self.start + before,
            ..self
        }
    }

    /// Whether it contains nothing that must be escaped, neither in HTML nor in JSON.
    #[inline]
    pub fn is_plain(self) -> bool {
        self.is_plain
    }

    /// Where it begins.
    #[inline]
    pub fn start(self) -> usize {
        self.start as usize
    }

    /// Whether it is at the same position as another: then they are equal.
    #[inline]
    pub fn is_at(self, other: Self) -> bool {
        self.start == other.start && self.length == other.length
    }

    /// Its length in bytes.
    #[inline]
    pub fn length(self) -> usize {
        self.length as usize
    }

    /// Its bytes; `texts` are the texts of the view.
    #[inline]
    pub fn of(self, texts: &str) -> &[u8] {
        &texts.as_bytes()[self.start as usize..][..self.length as usize]
    }
}
