//! Sets of words that pages read.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::encoding::decode;
use crate::fingerprint;
use crate::input::Input;

/// Sets of words that pages read, each stored once: there are few, and every page of a kind reads
/// almost the same ones.
#[derive(Default)]
pub struct Bundles {
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    /// Numbers by fingerprint: to hash each input of each set would be a part of a small build.
    numbers: HashMap<u64, u32>,
    all: Vec<Arc<[Input]>>,
    saved: usize,
}

impl Bundles {
    /// The number of a set, given in order.
    pub fn number(&self, inputs: &[Input]) -> u32 {
        let print = fingerprint::of_value(&inputs);
        let mut inner = self.lock();
        if let Some(number) = inner.numbers.get(&print)
            && inner
                .all
                .get(*number as usize)
                .is_some_and(|it| **it == *inputs)
        {
            return *number;
        }
        let number = u32::try_from(inner.all.len()).expect("fewer than 4 billion sets of words");
        inner.numbers.insert(print, number);
        inner.all.push(inputs.into());
        number
    }

    /// A set by its number; an empty one if there is none.
    pub fn get(&self, number: u32) -> Arc<[Input]> {
        self.lock()
            .all
            .get(number as usize)
            .cloned()
            .unwrap_or_default()
    }

    /// Every set, by its number.
    pub fn all(&self) -> Vec<Arc<[Input]>> {
        self.lock().all.clone()
    }

    /// Adds a set as it is stored. They come in the order of their numbers.
    pub(super) fn restore(&mut self, number: u32, stored: &[u8]) {
        let inputs: Vec<Input> = decode(stored).unwrap_or_default();
        let mut inner = self.lock();
        inner.numbers.insert(fingerprint::of_bytes(stored), number);
        inner.all.push(inputs.into());
        inner.saved = inner.all.len();
    }

    pub(super) fn unsaved(&self) -> Vec<(u32, Arc<[Input]>)> {
        let mut inner = self.lock();
        let from = inner.saved;
        inner.saved = inner.all.len();
        let new = inner.all.iter().enumerate().skip(from);
        new.map(|(number, inputs)| {
            let number = u32::try_from(number).expect("fewer than 4 billion sets of words");
            (number, Arc::clone(inputs))
        })
        .collect()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
