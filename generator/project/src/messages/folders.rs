//! The folders in `locales/`, and what one of them and its fallbacks have.

use std::collections::BTreeMap;
use std::path::Path;

use super::files::Parsed;

/// The files of every folder in `locales/`.
#[derive(Default)]
pub(super) struct Folders<'a>(pub BTreeMap<&'a str, Vec<Parsed<'a>>>);

impl<'a> Folders<'a> {
    /// Whether there is a folder of this name.
    pub fn has(&self, folder: &str) -> bool {
        self.0.contains_key(folder)
    }

    /// The keys of the messages of some folders, each with its file below its folder: the first folder
    /// before the others.
    pub fn keys(&'a self, folders: &[&str]) -> BTreeMap<&'a str, &'a Path> {
        let mut keys = BTreeMap::new();
        let files = folders.iter().filter_map(|folder| self.0.get(*folder));
        for file in files.flatten() {
            let below = file.file.below();
            for message in file.messages() {
                keys.entry(message.id.name).or_insert(below);
            }
        }
        keys
    }
}
