//! Flattens a serializable value into the nodes of a [`super::Tree`].

use std::fmt;

use serde::ser::{self, Impossible, Serialize, SerializeSeq, SerializeStruct, SerializeTuple};

use super::shape::{Shape, likely, shape};
use super::text::is_plain;
use super::tree::{Node, Text};

/// The nodes of a value, the root first, and their texts.
///
/// # Panics
/// As [`Tree::of`](super::Tree::of).
pub fn flatten(value: &impl Serialize) -> (Vec<Node>, String) {
    let mut builder = Builder {
        nodes: vec![Node::None; 1_024],
        taken: 1,
        place: 0,
        texts: String::with_capacity(16_384),
        last: Text::new(0, 0, true),
        shapes: [None; SHAPES],
    };
    value
        .serialize(&mut builder)
        .expect("views are made of structs, lists, texts and whole numbers");
    builder.nodes.truncate(builder.taken);
    (builder.nodes, builder.texts)
}

/// Flattens values: a list or a struct takes the places of its values before they are known.
struct Builder {
    /// The places, of which so many are taken.
    nodes: Vec<Node>,
    taken: usize,
    /// Where the next value goes.
    place: usize,
    texts: String,
    /// The last text.
    last: Text,
    /// Shapes of structs that were met, by the address of the struct's name.
    shapes: [Option<(usize, &'static Shape)>; SHAPES],
}

const SHAPES: usize = 64;

impl Builder {
    #[inline(always)]
    fn put(&mut self, node: Node) -> Result<(), Refused> {
        self.nodes[self.place] = node;
        Ok(())
    }

    /// Takes places; returns the first.
    #[inline(always)]
    fn take(&mut self, length: usize) -> Result<usize, Refused> {
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
        self.nodes.resize(length, Node::None);
        Ok(())
    }

    /// The shape that a struct of this name most likely has.
    #[inline(always)]
    fn likely(&mut self, name: &'static str, length: usize) -> Option<&'static Shape> {
        let address = name.as_ptr().addr();
        let seen = &mut self.shapes[(address ^ address >> 6) % SHAPES];
        match *seen {
            Some((of, shape)) if of == address && shape.keys.len() == length => Some(shape),
            _ => {
                let shape = likely(name).filter(|shape| shape.keys.len() == length)?;
                *seen = Some((address, shape));
                Some(shape)
            }
        }
    }

    /// The place of a text. What follows its like, as a short name does that is the whole one,
    /// takes no place of its own.
    #[inline]
    fn text(&mut self, value: &str) -> Result<Text, Refused> {
        let last = self.last.of(&self.texts);
        if last.len() != value.len() || last != value.as_bytes() {
            let (Ok(start), Ok(length)) =
                (u32::try_from(self.texts.len()), u32::try_from(value.len()))
            else {
                return refused("4 GB of text");
            };
            self.texts.push_str(value);
            self.last = Text::new(start, length, is_plain(value));
        }
        Ok(self.last)
    }
}

/// What a view cannot hold.
#[derive(Debug, thiserror::Error)]
#[error("a view cannot hold {0}")]
struct Refused(String);

impl ser::Error for Refused {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self(message.to_string())
    }
}

fn refused<T>(what: &str) -> Result<T, Refused> {
    Err(Refused(what.to_owned()))
}

/// A list while it is flattened.
struct List<'a> {
    builder: &'a mut Builder,
    next: usize,
    end: usize,
}

/// A struct while it is flattened.
struct Struct<'a> {
    builder: &'a mut Builder,
    name: &'static str,
    place: usize,
    first: usize,
    next: usize,
    end: usize,
    /// The shape that it seems to have.
    likely: Option<&'static Shape>,
    /// Its fields so far, once it turns out to have another one.
    keys: Vec<&'static str>,
}

impl<'a> ser::Serializer for &'a mut Builder {
    type Ok = ();
    type Error = Refused;
    type SerializeSeq = List<'a>;
    type SerializeTuple = List<'a>;
    type SerializeStruct = Struct<'a>;
    type SerializeTupleStruct = Impossible<(), Refused>;
    type SerializeTupleVariant = Impossible<(), Refused>;
    type SerializeMap = Impossible<(), Refused>;
    type SerializeStructVariant = Impossible<(), Refused>;

    fn serialize_bool(self, value: bool) -> Result<(), Refused> {
        self.put(Node::Bool(value))
    }

    fn serialize_i8(self, value: i8) -> Result<(), Refused> {
        self.serialize_i64(value.into())
    }

    fn serialize_i16(self, value: i16) -> Result<(), Refused> {
        self.serialize_i64(value.into())
    }

    fn serialize_i32(self, value: i32) -> Result<(), Refused> {
        self.serialize_i64(value.into())
    }

    fn serialize_i64(self, value: i64) -> Result<(), Refused> {
        self.put(Node::Int(value))
    }

    fn serialize_u8(self, value: u8) -> Result<(), Refused> {
        self.serialize_u64(value.into())
    }

    fn serialize_u16(self, value: u16) -> Result<(), Refused> {
        self.serialize_u64(value.into())
    }

    fn serialize_u32(self, value: u32) -> Result<(), Refused> {
        self.serialize_u64(value.into())
    }

    fn serialize_u64(self, value: u64) -> Result<(), Refused> {
        self.put(i64::try_from(value).map_or(Node::Large(value), Node::Int))
    }

    fn serialize_f32(self, _: f32) -> Result<(), Refused> {
        refused("a number that is not whole")
    }

    fn serialize_f64(self, _: f64) -> Result<(), Refused> {
        refused("a number that is not whole")
    }

    fn serialize_char(self, value: char) -> Result<(), Refused> {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Result<(), Refused> {
        let text = self.text(value)?;
        self.put(Node::Text(text))
    }

    fn serialize_bytes(self, _: &[u8]) -> Result<(), Refused> {
        refused("bytes")
    }

    fn serialize_none(self) -> Result<(), Refused> {
        self.put(Node::None)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Refused> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Refused> {
        self.put(Node::None)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Refused> {
        self.put(Node::None)
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<(), Refused> {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Refused> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<(), Refused> {
        refused("an enum with data")
    }

    fn serialize_seq(self, length: Option<usize>) -> Result<List<'a>, Refused> {
        let Some(length) = length else {
            return refused("a list that does not know its length");
        };
        let first = self.take(length)?;
        self.put(Node::List {
            first: first as u32,
            length: length as u32,
        })?;
        Ok(List {
            builder: self,
            next: first,
            end: first + length,
        })
    }

    fn serialize_tuple(self, length: usize) -> Result<List<'a>, Refused> {
        self.serialize_seq(Some(length))
    }

    fn serialize_tuple_struct(
        self,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleStruct, Refused> {
        refused("a struct without names")
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, Refused> {
        refused("an enum with data")
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, Refused> {
        refused("a map")
    }

    #[inline]
    fn serialize_struct(self, name: &'static str, length: usize) -> Result<Struct<'a>, Refused> {
        let first = self.take(length)?;
        Ok(Struct {
            place: self.place,
            name,
            first,
            next: first,
            end: first + length,
            likely: self.likely(name, length),
            keys: Vec::new(),
            builder: self,
        })
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, Refused> {
        refused("an enum with data")
    }
}

impl List<'_> {
    #[inline]
    fn element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Refused> {
        if self.next == self.end {
            return refused("a list that is longer than it says");
        }
        self.builder.place = self.next;
        self.next += 1;
        value.serialize(&mut *self.builder)
    }

    fn end(self) -> Result<(), Refused> {
        if self.next < self.end {
            return refused("a list that is shorter than it says");
        }
        Ok(())
    }
}

impl SerializeSeq for List<'_> {
    type Ok = ();
    type Error = Refused;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Refused> {
        self.element(value)
    }

    fn end(self) -> Result<(), Refused> {
        self.end()
    }
}

impl SerializeTuple for List<'_> {
    type Ok = ();
    type Error = Refused;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Refused> {
        self.element(value)
    }

    fn end(self) -> Result<(), Refused> {
        self.end()
    }
}

impl Struct<'_> {
    /// Notes the name of the next field.
    #[inline(always)]
    fn key(&mut self, key: &'static str) {
        let nth = self.next - self.first;
        let known = self.likely.and_then(|likely| likely.keys.get(nth));
        if !known.is_some_and(|known| std::ptr::eq(*known, key)) {
            self.key_by_name(key);
        }
    }

    #[inline(never)]
    fn key_by_name(&mut self, key: &'static str) {
        let nth = self.next - self.first;
        if let Some(likely) = self.likely {
            if likely.keys.get(nth) == Some(&key) {
                return;
            }
            self.keys = likely.keys[..nth].to_vec();
            self.likely = None;
        }
        self.keys.push(key);
    }
}

impl SerializeStruct for Struct<'_> {
    type Ok = ();
    type Error = Refused;

    #[inline]
    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<(), Refused> {
        if self.next == self.end {
            return refused("a struct that has more fields than it says");
        }
        self.key(key);
        self.builder.place = self.next;
        self.next += 1;
        value.serialize(&mut *self.builder)
    }

    #[inline]
    fn end(self) -> Result<(), Refused> {
        if self.next < self.end {
            return refused("a struct that has fewer fields than it says");
        }
        let shape = self.likely.unwrap_or_else(|| shape(self.name, &self.keys));
        self.builder.place = self.place;
        self.builder.put(Node::Struct {
            shape,
            first: self.first as u32,
        })
    }
}
