//! A page's view as templates read it: any serializable value, flattened into one list of nodes.
//!
//! Compared with a tree of dynamic values this makes no allocation per value, and a field is found by
//! its place: all values of one struct share a [`Shape`].

use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt;
use std::sync::{LazyLock, Mutex, PoisonError};

use serde::ser::{self, Impossible, Serialize, SerializeSeq, SerializeStruct, SerializeTuple};

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

/// The names of a struct's fields. There are as many as there are structs in views, and they stay.
#[derive(Debug)]
pub struct Shape {
    id: u32,
    /// The names, in order.
    pub keys: Box<[&'static str]>,
    /// `"name":` for each, as it stands in JSON after the first.
    pub json_keys: Box<[String]>,
    fingerprint: u64,
}

impl Shape {
    /// Its number, never 0.
    #[inline]
    pub fn id(&self) -> u32 {
        self.id
    }

    /// The place of a field.
    pub fn place(&self, key: &str) -> Option<u32> {
        let place = self.keys.iter().position(|known| *known == key)?;
        u32::try_from(place).ok()
    }
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
        let mut builder = Builder {
            nodes: Vec::with_capacity(1_024),
            open: Vec::with_capacity(256),
            keys: Vec::with_capacity(64),
            texts: String::with_capacity(16_384),
        };
        view.serialize(&mut builder)
            .expect("views are made of structs, lists, texts and whole numbers");
        builder.close(0);
        Self {
            nodes: builder.nodes,
            texts: builder.texts,
        }
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
                Node::Struct { shape, .. } => (6, shape.fingerprint),
            };
            words.push(kind);
            words.extend_from_slice(&value.to_le_bytes());
        }
        words.extend_from_slice(&fingerprint::of_bytes(self.texts.as_bytes()).to_le_bytes());
        fingerprint::of_bytes(&words)
    }
}

impl Text {
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
    fn serialize<S: ser::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
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

/// Every shape that there is.
static SHAPES: LazyLock<Mutex<HashMap<Vec<&'static str>, &'static Shape>>> =
    LazyLock::new(Mutex::default);

thread_local! {
    /// The shapes that this thread has seen, by the place of their first name in the program.
    static SEEN: RefCell<HashMap<(*const u8, usize), Vec<&'static Shape>>> = RefCell::default();
}

fn shape(keys: &[&'static str]) -> &'static Shape {
    let first = keys.first().map_or(std::ptr::null(), |key| key.as_ptr());
    SEEN.with_borrow_mut(|seen| {
        let seen = seen.entry((first, keys.len())).or_default();
        let known = seen.iter().copied().find(|shape| {
            let mut pairs = shape.keys.iter().zip(keys);
            pairs.all(|(a, b)| std::ptr::eq(*a, *b) || a == b)
        });
        known.unwrap_or_else(|| {
            let shape = register(keys);
            seen.push(shape);
            shape
        })
    })
}

fn register(keys: &[&'static str]) -> &'static Shape {
    let mut all = SHAPES.lock().unwrap_or_else(PoisonError::into_inner);
    let id = u32::try_from(all.len() + 1).expect("fewer structs than 4 billion");
    all.entry(keys.to_vec()).or_insert_with(|| {
        Box::leak(Box::new(Shape {
            id,
            keys: keys.into(),
            json_keys: keys.iter().map(|key| format!("\"{key}\":")).collect(),
            fingerprint: fingerprint::of(&keys.join(",")),
        }))
    })
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
        let text = Text {
            start: place(self.texts.len())?,
            length: place(value.len())?,
            is_plain: is_plain(value),
        };
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
