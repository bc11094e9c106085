//! The nodes of a view.

use super::shape::Shape;

/// The place of the view itself.
pub const ROOT: usize = 0;

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

/// What is stored at a place of a view.
#[derive(Clone, Copy, Debug)]
pub enum Stored {
    /// The same value in all languages.
    All(Node),
    /// The value that each language has at this place among its own.
    Each(u32),
}

/// A part of the texts of a view.
#[derive(Clone, Copy, Debug)]
pub struct Text {
    start: u32,
    length: u32,
    /// Whether nothing in it must be escaped, neither in HTML nor in JSON.
    is_plain: bool,
}

impl Text {
    /// A part of texts.
    #[inline]
    pub fn new(start: u32, length: u32, is_plain: bool) -> Self {
        Self {
            start,
            length,
            is_plain,
        }
    }

    /// The same part of texts that others were put before.
    #[inline]
    pub fn after(self, before: u32) -> Self {
        Self {
            start: self.start + before,
            ..self
        }
    }

    /// Whether nothing in it must be escaped, neither in HTML nor in JSON.
    #[inline]
    pub fn is_plain(self) -> bool {
        self.is_plain
    }

    /// Where it begins.
    #[inline]
    pub fn start(self) -> usize {
        self.start as usize
    }

    /// Whether it is at the same place as another: then it is the same.
    #[inline]
    pub fn is_at(self, other: Self) -> bool {
        self.start == other.start && self.length == other.length
    }

    /// How many bytes it has.
    #[inline]
    pub fn length(self) -> usize {
        self.length as usize
    }

    /// Its bytes, of the texts that it is a part of.
    #[inline]
    pub fn of(self, texts: &str) -> &[u8] {
        &texts.as_bytes()[self.start as usize..][..self.length as usize]
    }
}
