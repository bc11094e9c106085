//! Messages that a locale lacks: a fallback is shown instead, and all of them are reported.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::asked::Asked;
use super::folders::Folders;
use super::resolved::Resolved;
use crate::locale::{ENGLISH, Locale};

/// A message that neither a locale nor its base language has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing {
    /// Its key.
    pub key: String,
    /// The file to add it to, below the project's root.
    pub file: PathBuf,
    /// What is shown instead.
    pub shown: Shown,
}

/// What is shown instead of a missing message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Shown {
    /// The English text.
    English,
    /// The key: there is no English text either.
    Key,
}

/// The messages that a locale lacks, among the English ones and those that are known to be
/// requested, by file and key. A message that is inherited from the base language is not missing.
pub(super) fn missing(
    locale: Locale,
    folders: &Folders<'_>,
    resolved: &Resolved<'_>,
    asked: &Asked,
) -> Vec<Missing> {
    let own = folders.keys(&locale.own_folders());
    let english = folders.keys(&[ENGLISH]);
    let lacks = |key: &str, below: &Path, shown| Missing {
        key: key.to_owned(),
        file: Path::new("locales").join(home(locale, folders)).join(below),
        shown,
    };
    let in_english = english
        .iter()
        .filter(|(key, _)| !own.contains_key(*key))
        .map(|(key, below)| lacks(key, below, Shown::English));
    let asked = asked.0.iter().map(|(key, below)| (key, below.as_path()));
    let mut nowhere: BTreeMap<&str, &Path> = asked
        .filter(|(key, _)| !own.contains_key(key.as_str()) && !english.contains_key(key.as_str()))
        .map(|(key, below)| (key.as_str(), below))
        .collect();
    let parts: Vec<_> = resolved.nowhere().collect();
    for (key, below) in &parts {
        nowhere.entry(key).or_insert(below);
    }
    let nowhere = nowhere.into_iter();
    let nowhere = nowhere.map(|(key, below)| lacks(key, below, Shown::Key));
    let mut all: Vec<Missing> = in_english.chain(nowhere).collect();
    all.sort_by(|a, b| (&a.file, &a.key).cmp(&(&b.file, &b.key)));
    all
}

/// The folder for a locale's missing messages: that of its base language if it has one, so that the
/// locale's own folder contains only what differs.
fn home(locale: Locale, folders: &Folders<'_>) -> &'static str {
    let mut own = locale.own_folders().into_iter().rev();
    own.find(|folder| folders.has(folder))
        .unwrap_or(locale.code)
}
