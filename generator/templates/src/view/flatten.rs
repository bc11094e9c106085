//! Flattens a serializable value into the nodes of a [`Tree`](super::Tree).

use serde::ser::{self, Impossible, Serialize, SerializeSeq, SerializeStruct, SerializeTuple};

use super::each::EACH;
use super::node::{Node, Stored};
use super::places::Places;
use super::refused::{Refused, in_field, in_item, refused};
use super::scalars::scalars;
use super::shape::{Shape, shape};

/// Writes the nodes of a value in this number of languages into `places`, the root first,
/// overwriting earlier content.
///
/// # Errors
/// The errors of [`Tree::in_languages`](super::Tree::in_languages).
pub fn flatten(
    value: &impl Serialize,
    languages: usize,
    places: &mut Places,
) -> Result<(), Refused> {
    places.begin(languages);
    value.serialize(places)
}

/// A list that is being flattened.
pub struct List<'a> {
    places: &'a mut Places,
    first: usize,
    next: usize,
    end: usize,
    /// Whether it has one value for each language.
    is_each: bool,
}

/// A struct that is being flattened.
pub struct Struct<'a> {
    places: &'a mut Places,
    name: &'static str,
    place: usize,
    first: usize,
    next: usize,
    end: usize,
    /// The shape that it probably has.
    likely: Option<&'static Shape>,
    /// Its fields so far, if it turns out to have another shape.
    keys: Vec<&'static str>,
}

impl<'a> ser::Serializer for &'a mut Places {
    type SerializeSeq = List<'a>;
    type SerializeTuple = List<'a>;
    type SerializeStruct = Struct<'a>;

    scalars!();

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Refused> {
        self.is_each = name == EACH;
        value.serialize(self)
    }

    fn serialize_seq(self, length: Option<usize>) -> Result<List<'a>, Refused> {
        let Some(length) = length else {
            return refused("a list of unknown length");
        };
        if std::mem::take(&mut self.is_each) {
            return self.each(length);
        }
        let first = self.take(length)?;
        self.put(Node::List {
            first: first as u32,
            length: length as u32,
        })?;
        Ok(List {
            places: self,
            first,
            next: first,
            end: first + length,
            is_each: false,
        })
    }

    fn serialize_tuple(self, length: usize) -> Result<List<'a>, Refused> {
        self.serialize_seq(Some(length))
    }

    #[inline]
    fn serialize_struct(self, name: &'static str, length: usize) -> Result<Struct<'a>, Refused> {
        let first = self.take(length)?;
        Ok(Struct {
            place: self.next,
            name,
            first,
            next: first,
            end: first + length,
            likely: self.likely(name, length),
            keys: Vec::new(),
            places: self,
        })
    }
}

impl Places {
    /// A list with one value for each language, which takes one place.
    fn each(&mut self, length: usize) -> Result<List<'_>, Refused> {
        if length != self.languages.len() {
            return refused("values for another number of languages");
        }
        let nth = self.languages.first().map_or(0, |own| own.nodes.len());
        self.nodes[self.next] = Stored::Each(nth as u32);
        Ok(List {
            places: self,
            first: 0,
            next: 0,
            end: length,
            is_each: true,
        })
    }
}

impl List<'_> {
    #[inline]
    fn element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Refused> {
        if self.next == self.end {
            return refused("a list that is longer than it declares");
        }
        let place = self.next;
        self.next += 1;
        if self.is_each {
            return value.serialize(&mut self.places.languages[place]);
        }
        self.places.next = place;
        let done = value.serialize(&mut *self.places);
        in_item(done, place - self.first)
    }

    fn end(self) -> Result<(), Refused> {
        if self.next < self.end {
            return refused("a list that is shorter than it declares");
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
    /// Records the name of the next field.
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
            return refused("a struct that has more fields than it declares");
        }
        self.key(key);
        self.places.next = self.next;
        self.next += 1;
        in_field(value.serialize(&mut *self.places), key)
    }

    #[inline]
    fn end(self) -> Result<(), Refused> {
        if self.next < self.end {
            return refused("a struct that has fewer fields than it declares");
        }
        let shape = self.likely.unwrap_or_else(|| shape(self.name, &self.keys));
        self.places.next = self.place;
        self.places.put(Node::Struct {
            shape,
            first: self.first as u32,
        })
    }
}
