//! Sets of words that pages read.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::input::Input;

/// Sets of words that pages read, each stored once: there are few, and every page of a kind reads
/// almost the same ones.
#[derive(Default)]
pub struct Bundles {
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    numbers: HashMap<Arc<[Input]>, u32>,
    all: Vec<Arc<[Input]>>,
    saved: usize,
}

impl Bundles {
    /// The number of a set, given in order.
    pub fn number(&self, inputs: &[Input]) -> u32 {
        let mut inner = self.lock();
        if let Some(number) = inner.numbers.get(inputs) {
            return *number;
        }
        let number = u32::try_from(inner.all.len()).expect("fewer than 4 billion sets of words");
        let inputs: Arc<[Input]> = inputs.into();
        inner.numbers.insert(Arc::clone(&inputs), number);
        inner.all.push(inputs);
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

    pub(super) fn restore(&mut self, number: u32, inputs: Vec<Input>) {
        let inputs: Arc<[Input]> = inputs.into();
        let mut inner = self.lock();
        inner.numbers.insert(Arc::clone(&inputs), number);
        inner.all.push(inputs);
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
