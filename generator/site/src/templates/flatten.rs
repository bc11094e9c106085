//! Flattens a serializable value into the nodes of a [`super::Tree`].

use std::fmt;

use serde::ser::{self, Impossible, Serialize, SerializeSeq, SerializeStruct, SerializeTuple};

use super::shape::shape;
use super::tree::{Node, Text, is_plain};

/// The nodes of a value, the root last, and their texts.
///
/// # Panics
/// As [`Tree::of`](super::Tree::of).
pub fn flatten(value: &impl Serialize) -> (Vec<Node>, String) {
    let mut builder = Builder {
        nodes: Vec::with_capacity(1_024),
        open: Vec::with_capacity(256),
        keys: Vec::with_capacity(64),
        texts: String::with_capacity(16_384),
    };
    value
        .serialize(&mut builder)
        .expect("views are made of structs, lists, texts and whole numbers");
    builder.close(0);
    (builder.nodes, builder.texts)
}

/// Flattens values: those of the list or struct that is open wait on a stack until all are known.
struct Builder {
    nodes: Vec<Node>,
    open: Vec<Node>,
    keys: Vec<&'static str>,
    texts: String,
}

impl Builder {
    fn push(&mut self, node: Node) -> Result<(), Refused> {
        self.open.push(node);
        Ok(())
    }

    /// Moves what waits since `from` to the nodes; returns the place of the first.
    fn close(&mut self, from: usize) -> u32 {
        let first = u32::try_from(self.nodes.len()).expect("a view of less than 4 billion values");
        self.nodes.extend_from_slice(&self.open[from..]);
        self.open.truncate(from);
        first
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

/// A list or a struct while it is flattened.
struct Open<'a> {
    builder: &'a mut Builder,
    from: usize,
    keys: usize,
}

impl<'a> ser::Serializer for &'a mut Builder {
    type Ok = ();
    type Error = Refused;
    type SerializeSeq = Open<'a>;
    type SerializeTuple = Open<'a>;
    type SerializeStruct = Open<'a>;
    type SerializeTupleStruct = Impossible<(), Refused>;
    type SerializeTupleVariant = Impossible<(), Refused>;
    type SerializeMap = Impossible<(), Refused>;
    type SerializeStructVariant = Impossible<(), Refused>;

    fn serialize_bool(self, value: bool) -> Result<(), Refused> {
        self.push(Node::Bool(value))
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
        self.push(Node::Int(value))
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
        self.push(i64::try_from(value).map_or(Node::Large(value), Node::Int))
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
        let place = |length: usize| u32::try_from(length).map_err(|_| Refused("4 GB".to_owned()));
        let (start, length) = (place(self.texts.len())?, place(value.len())?);
        let text = Text::new(start, length, is_plain(value));
        self.texts.push_str(value);
        self.push(Node::Text(text))
    }

    fn serialize_bytes(self, _: &[u8]) -> Result<(), Refused> {
        refused("bytes")
    }

    fn serialize_none(self) -> Result<(), Refused> {
        self.push(Node::None)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Refused> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Refused> {
        self.push(Node::None)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Refused> {
        self.push(Node::None)
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

    fn serialize_seq(self, _: Option<usize>) -> Result<Open<'a>, Refused> {
        Ok(Open {
            from: self.open.len(),
            keys: self.keys.len(),
            builder: self,
        })
    }

    fn serialize_tuple(self, length: usize) -> Result<Open<'a>, Refused> {
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

    fn serialize_struct(self, _: &'static str, length: usize) -> Result<Open<'a>, Refused> {
        self.serialize_seq(Some(length))
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

impl Open<'_> {
    fn end_list(self) -> Result<(), Refused> {
        let length = self.builder.open.len() - self.from;
        let first = self.builder.close(self.from);
        let length = u32::try_from(length).map_err(|_| Refused("4 billion values".to_owned()))?;
        self.builder.push(Node::List { first, length })
    }
}

impl SerializeSeq for Open<'_> {
    type Ok = ();
    type Error = Refused;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Refused> {
        value.serialize(&mut *self.builder)
    }

    fn end(self) -> Result<(), Refused> {
        self.end_list()
    }
}

impl SerializeTuple for Open<'_> {
    type Ok = ();
    type Error = Refused;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Refused> {
        value.serialize(&mut *self.builder)
    }

    fn end(self) -> Result<(), Refused> {
        self.end_list()
    }
}

impl SerializeStruct for Open<'_> {
    type Ok = ();
    type Error = Refused;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<(), Refused> {
        self.builder.keys.push(key);
        value.serialize(&mut *self.builder)
    }

    fn end(self) -> Result<(), Refused> {
        let shape = shape(&self.builder.keys[self.keys..]);
        self.builder.keys.truncate(self.keys);
        let first = self.builder.close(self.from);
        self.builder.push(Node::Struct { shape, first })
    }
}
