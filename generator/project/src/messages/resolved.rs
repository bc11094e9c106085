//! A locale's messages merged with those of its fallbacks; the first folder that has a message
//! wins.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use super::words::{Entry, Place, Words};
use catalogue::fingerprint::{self, Fingerprinter};

/// Messages and terms of a locale and its fallbacks, by the numbers of their names.
#[derive(Debug)]
pub(super) struct Resolved {
    words: Arc<Words>,
    chosen: Vec<Option<Place>>,
    /// Names without an entry that others refer to, each with the index of the file of a referring
    /// entry.
    nowhere: BTreeMap<usize, usize>,
}

impl Resolved {
    /// The entries of some folders, the first folder before the others.
    pub fn of(words: &Arc<Words>, folders: &[&str]) -> Self {
        let mut chosen = vec![None; words.count()];
        for (place, entry) in words.of(folders) {
            chosen[entry.name].get_or_insert(place);
        }
        let mut nowhere = BTreeMap::new();
        for place in chosen.iter().flatten() {
            let refers = words.entry(*place).refers.iter();
            let unknown = refers.filter(|it| chosen[**it].is_none());
            nowhere.extend(unknown.map(|it| (*it, place.0)));
        }
        Self {
            words: Arc::clone(words),
            chosen,
            nowhere,
        }
    }

    /// The number of a message that is there, or that another one refers to.
    pub fn message(&self, key: &str) -> Option<usize> {
        let number = self.words.message(key)?;
        self.has(number).then_some(number)
    }

    /// The keys of all messages.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        let all = 0..self.words.messages();
        let there = all.filter(|number| self.has(*number));
        there.map(|number| self.words.name(number))
    }

    /// Missing entries that others refer to: their names, and the indexes of their files.
    pub fn nowhere(&self) -> impl Iterator<Item = (&str, usize)> {
        let each = self.nowhere.iter();
        each.map(|(number, file)| (self.words.name(*number), *file))
    }

    /// The Fluent source of an entry. A missing one that others refer to has its name as its text.
    pub fn source(&self, number: usize) -> Cow<'_, str> {
        match self.entry(number) {
            Some(entry) => Cow::Borrowed(&entry.source),
            None => {
                let name = self.words.name(number);
                Cow::Owned(format!("{name} = {name}\n"))
            }
        }
    }

    /// The Fluent source of all entries.
    pub fn sources(&self) -> String {
        let there = (0..self.chosen.len()).filter(|number| self.has(*number));
        there.map(|number| self.source(number)).collect()
    }

    /// Fingerprint of a message. One that refers to others changes with them, in whichever folder
    /// they are.
    pub fn fingerprint(&self, number: usize) -> u64 {
        let print = |number| match self.entry(number) {
            Some(entry) => entry.print,
            None => fingerprint::of(self.words.name(number)),
        };
        match self.entry(number) {
            Some(entry) if !entry.refers.is_empty() => {
                let mut hash = Fingerprinter::default();
                for part in self.with_parts(vec![number]) {
                    hash.number(print(part));
                }
                hash.finish()
            }
            _ => print(number),
        }
    }

    /// The Fluent source of each island's messages, for the browser: all that any of these folders
    /// has in the island's file.
    pub fn islands(&self, folders: &[&str]) -> BTreeMap<String, String> {
        let mut numbers: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for file in self.words.files(folders) {
            if let Some(island) = self.words.island(file) {
                let names = self.words.entries(file).iter().map(|entry| entry.name);
                let messages = names.filter(|name| *name < self.words.messages());
                numbers.entry(island).or_default().extend(messages);
            }
        }
        let each = numbers.into_iter().map(|(island, numbers)| {
            let all = self.with_parts(numbers).into_iter();
            let source = all.map(|number| self.source(number));
            (island.to_owned(), source.collect())
        });
        each.collect()
    }

    fn has(&self, number: usize) -> bool {
        self.chosen[number].is_some() || self.nowhere.contains_key(&number)
    }

    fn entry(&self, number: usize) -> Option<&Entry> {
        self.chosen[number].map(|place| self.words.entry(place))
    }

    /// Entries together with all that they refer to, in order.
    fn with_parts(&self, mut all: Vec<usize>) -> Vec<usize> {
        all.sort_unstable();
        all.dedup();
        let mut next = 0;
        while let Some(number) = all.get(next) {
            let refers = self.entry(*number).map(|entry| &entry.refers);
            for number in refers.into_iter().flatten() {
                if !all.contains(number) {
                    all.push(*number);
                }
            }
            next += 1;
        }
        all.sort_unstable();
        all
    }
}
