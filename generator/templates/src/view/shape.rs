//! The field names of structs: all values of a struct share them, and a field is found by its
//! index.

use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::{LazyLock, Mutex, PoisonError};

use crate::fingerprint;
use crate::html::Literal;

/// The field names of a struct. Shapes are never freed; there are only as many as struct types in
/// views.
#[derive(Debug)]
pub struct Shape {
    id: u32,
    /// The names, in order.
    pub keys: Box<[&'static str]>,
    /// The JSON before each value: `{"name":`, and `,"name":` for all but the first.
    pub json_keys: Box<[Literal]>,
    fingerprint: u64,
}

impl Shape {
    /// Its id, never 0.
    #[inline]
    pub fn id(&self) -> u32 {
        self.id
    }

    /// Number of fields.
    #[inline]
    pub fn length(&self) -> u32 {
        self.keys.len() as u32
    }

    /// Fingerprint of the names; the same in every process.
    #[inline]
    pub fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// The index of a field.
    pub fn place(&self, key: &str) -> Option<u32> {
        let place = self.keys.iter().position(|known| *known == key)?;
        u32::try_from(place).ok()
    }
}

/// All shapes.
static SHAPES: LazyLock<Mutex<HashMap<Vec<&'static str>, &'static Shape>>> =
    LazyLock::new(Mutex::default);

type Known = HashMap<usize, &'static Shape, BuildHasherDefault<OfAddress>>;

thread_local! {
    /// The shape that this thread last saw for a struct, by the address of the struct's name.
    static KNOWN: RefCell<Known> = RefCell::default();
}

/// The shape that a struct with this name most likely has.
#[inline]
pub fn likely(name: &'static str) -> Option<&'static Shape> {
    KNOWN.with_borrow(|known| known.get(&address(name)).copied())
}

/// The shape of a struct with this name and these fields.
pub fn shape(name: &'static str, keys: &[&'static str]) -> &'static Shape {
    let mut all = SHAPES.lock().unwrap_or_else(PoisonError::into_inner);
    let id = u32::try_from(all.len() + 1).expect("fewer structs than 4 billion");
    let shape = *all.entry(keys.to_vec()).or_insert_with(|| {
        let before = std::iter::once('{').chain(std::iter::repeat(','));
        let json_keys = before.zip(keys);
        Box::leak(Box::new(Shape {
            id,
            keys: keys.into(),
            json_keys: json_keys
                .map(|(before, key)| Literal::new(&format!("{before}\"{key}\":")))
                .collect(),
            fingerprint: fingerprint::of_bytes(keys.join(",").as_bytes()),
        }))
    });
    KNOWN.with_borrow_mut(|known| known.insert(address(name), shape));
    shape
}

fn address(name: &'static str) -> usize {
    name.as_ptr().addr()
}

/// A hash function for addresses, good enough for a few dozen of them.
#[derive(Default)]
struct OfAddress(u64);

impl Hasher for OfAddress {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_usize(usize::from(*byte));
        }
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.0 = (self.0 ^ number as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }

    #[inline]
    fn finish(&self) -> u64 {
        // Hash tables use the lowest and the highest bits.
        self.0 ^ self.0 >> 32
    }
}
