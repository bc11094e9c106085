//! Sets of words that pages read.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::encoding::decode;
use catalogue::fingerprint;
use catalogue::input::Input;

/// Sets of words that pages read, each stored once: there are few, and every page of a kind reads
/// almost the same ones.
#[derive(Default)]
pub struct Bundles {
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    /// By fingerprint: hashing every input of every set would be a noticeable part of a cold build.
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

    /// A set by its number; an unknown number gives an empty one.
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

#[cfg(test)]
mod tests {
    use super::super::encoding::encode;
    use super::*;

    #[test]
    fn a_set_keeps_its_number_when_it_is_read_again() {
        let message = |key: &str| Input::Message(key.to_owned());
        let sets = [vec![message("a"), message("b")], vec![message("a")], vec![]];
        let before = Bundles::default();
        let numbers = sets.each_ref().map(|set| before.number(set));
        let mut after = Bundles::default();
        for (number, inputs) in before.unsaved() {
            after.restore(number, &encode(&inputs));
        }
        assert_eq!(sets.each_ref().map(|set| after.number(set)), numbers);
        assert_eq!(after.number(&[message("c")]), 3);
        assert_eq!(after.unsaved().len(), 1);
    }

    #[test]
    fn sets_of_one_fingerprint_are_told_apart() {
        let bundles = Bundles::default();
        let set = [Input::Menu];
        bundles
            .lock()
            .numbers
            .insert(fingerprint::of_value(&&set[..]), 0);
        bundles.lock().all.push([Input::Today].into());
        let number = bundles.number(&set);
        assert_eq!(*bundles.get(number), set);
    }
}
