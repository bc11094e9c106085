//! Serializes single values: shared by all serializers of views, and a serializer for the values of
//! one language, which must be single.

use serde::ser::{Impossible, Serialize, Serializer};

use super::node::Node;
use super::places::Own;
use super::refused::{Refused, refused};

/// Implements the scalar methods of a [`Serializer`] that can `put` a node and has `texts`, and
/// refuses everything that a view cannot hold.
macro_rules! scalars {
    () => {
        type Ok = ();
        type Error = Refused;
        type SerializeTupleStruct = Impossible<(), Refused>;
        type SerializeTupleVariant = Impossible<(), Refused>;
        type SerializeMap = Impossible<(), Refused>;
        type SerializeStructVariant = Impossible<(), Refused>;

        #[inline]
        fn serialize_bool(self, value: bool) -> Result<(), Refused> {
            self.put(Node::Bool(value))
        }

        #[inline]
        fn serialize_i8(self, value: i8) -> Result<(), Refused> {
            self.serialize_i64(value.into())
        }

        #[inline]
        fn serialize_i16(self, value: i16) -> Result<(), Refused> {
            self.serialize_i64(value.into())
        }

        #[inline]
        fn serialize_i32(self, value: i32) -> Result<(), Refused> {
            self.serialize_i64(value.into())
        }

        #[inline]
        fn serialize_i64(self, value: i64) -> Result<(), Refused> {
            self.put(Node::Int(value))
        }

        #[inline]
        fn serialize_u8(self, value: u8) -> Result<(), Refused> {
            self.serialize_u64(value.into())
        }

        #[inline]
        fn serialize_u16(self, value: u16) -> Result<(), Refused> {
            self.serialize_u64(value.into())
        }

        #[inline]
        fn serialize_u32(self, value: u32) -> Result<(), Refused> {
            self.serialize_u64(value.into())
        }

        #[inline]
        fn serialize_u64(self, value: u64) -> Result<(), Refused> {
            self.put(i64::try_from(value).map_or(Node::Large(value), Node::Int))
        }

        fn serialize_i128(self, _: i128) -> Result<(), Refused> {
            refused("a number of more than 64 bits")
        }

        fn serialize_u128(self, _: u128) -> Result<(), Refused> {
            refused("a number of more than 64 bits")
        }

        #[inline]
        fn serialize_f32(self, _: f32) -> Result<(), Refused> {
            refused("a number that is not whole")
        }

        #[inline]
        fn serialize_f64(self, _: f64) -> Result<(), Refused> {
            refused("a number that is not whole")
        }

        #[inline]
        fn serialize_char(self, value: char) -> Result<(), Refused> {
            self.serialize_str(value.encode_utf8(&mut [0; 4]))
        }

        #[inline]
        fn serialize_str(self, value: &str) -> Result<(), Refused> {
            let text = self.texts.text(value)?;
            self.put(Node::Text(text))
        }

        #[inline]
        fn serialize_bytes(self, _: &[u8]) -> Result<(), Refused> {
            refused("bytes")
        }

        #[inline]
        fn serialize_none(self) -> Result<(), Refused> {
            self.put(Node::None)
        }

        #[inline]
        fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Refused> {
            value.serialize(self)
        }

        #[inline]
        fn serialize_unit(self) -> Result<(), Refused> {
            self.put(Node::None)
        }

        #[inline]
        fn serialize_unit_struct(self, _: &'static str) -> Result<(), Refused> {
            self.put(Node::None)
        }

        #[inline]
        fn serialize_unit_variant(
            self,
            _: &'static str,
            _: u32,
            variant: &'static str,
        ) -> Result<(), Refused> {
            self.serialize_str(variant)
        }

        #[inline]
        fn serialize_newtype_variant<T: Serialize + ?Sized>(
            self,
            _: &'static str,
            _: u32,
            _: &'static str,
            _: &T,
        ) -> Result<(), Refused> {
            refused("an enum with data; give it `#[serde(tag = \"kind\")]`")
        }

        #[inline]
        fn serialize_tuple_struct(
            self,
            _: &'static str,
            _: usize,
        ) -> Result<Self::SerializeTupleStruct, Refused> {
            refused("a struct without field names")
        }

        #[inline]
        fn serialize_tuple_variant(
            self,
            _: &'static str,
            _: u32,
            _: &'static str,
            _: usize,
        ) -> Result<Self::SerializeTupleVariant, Refused> {
            refused("an enum with data; give it `#[serde(tag = \"kind\")]`")
        }

        #[inline]
        fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, Refused> {
            refused("a map; use a struct, or a list of structs")
        }

        #[inline]
        fn serialize_struct_variant(
            self,
            _: &'static str,
            _: u32,
            _: &'static str,
            _: usize,
        ) -> Result<Self::SerializeStructVariant, Refused> {
            refused("an enum with data; give it `#[serde(tag = \"kind\")]`")
        }
    };
}

pub(super) use scalars;

impl Serializer for &mut Own {
    type SerializeSeq = Impossible<(), Refused>;
    type SerializeTuple = Impossible<(), Refused>;
    type SerializeStruct = Impossible<(), Refused>;

    scalars!();

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Refused> {
        value.serialize(self)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self::SerializeSeq, Refused> {
        refused(MANY)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self::SerializeTuple, Refused> {
        refused(MANY)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self::SerializeStruct, Refused> {
        refused(MANY)
    }
}

const MANY: &str = "a list or a struct for each language";
