//! The names of structs' fields: all values of a struct share them, and a field is found by its place.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use crate::fingerprint;

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

    /// Fingerprint of the names; the same in every process.
    pub fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// The place of a field.
    pub fn place(&self, key: &str) -> Option<u32> {
        let place = self.keys.iter().position(|known| *known == key)?;
        u32::try_from(place).ok()
    }
}

/// Every shape that there is.
static SHAPES: LazyLock<Mutex<HashMap<Vec<&'static str>, &'static Shape>>> =
    LazyLock::new(Mutex::default);

thread_local! {
    /// The shapes that this thread has seen, by the place of their first name in the program.
    static SEEN: RefCell<HashMap<(*const u8, usize), Vec<&'static Shape>>> = RefCell::default();
}

/// The shape of a struct with these fields.
pub fn shape(keys: &[&'static str]) -> &'static Shape {
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
