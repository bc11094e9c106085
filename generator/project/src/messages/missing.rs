//! Messages that a locale lacks: a fallback is shown instead, and all of them are reported.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::asked::Asked;
use super::files::MessageFile;
use super::resolved::Resolved;
use super::words::Words;
use catalogue::locale::{ENGLISH, Locale};

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

/// The messages that every locale should have: the English ones, and those that are known to be
/// requested.
pub(super) struct Needed<'a> {
    files: &'a [MessageFile],
    words: &'a Words,
    /// The files of the English messages, by the numbers of their names.
    english: Vec<Option<usize>>,
    /// Requested keys that English does not have, each with the number of its name if some language
    /// has it, and its file below its folder.
    others: Vec<(&'a str, Option<usize>, &'a Path)>,
}

impl<'a> Needed<'a> {
    pub fn new(files: &'a [MessageFile], words: &'a Words, asked: &'a Asked) -> Self {
        let english = words.homes(&[ENGLISH]);
        let asked = asked.0.iter().filter_map(|(key, below)| {
            let number = words.message(key);
            let is_english = number.is_some_and(|number| english[number].is_some());
            (!is_english).then_some((key.as_str(), number, below.as_path()))
        });
        Self {
            files,
            words,
            others: asked.collect(),
            english,
        }
    }

    /// Those that a locale lacks, by file and key. A message that is inherited from the base language
    /// is not missing.
    pub fn missing(&self, locale: Locale, resolved: &Resolved) -> Vec<Missing> {
        let own = self.words.homes(&locale.own_folders());
        let lacks = |key: &str, below: &Path, shown| Missing {
            key: key.to_owned(),
            file: Path::new("locales").join(self.home(locale)).join(below),
            shown,
        };
        let english = self.english.iter().zip(&own).enumerate();
        let in_english = english.filter_map(|(number, (english, own))| match (english, own) {
            (Some(file), None) => {
                let below = self.files[*file].below();
                Some(lacks(self.words.name(number), below, Shown::English))
            }
            _ => None,
        });
        let others = self.others.iter();
        let others = others.filter(|(_, number, _)| number.is_none_or(|it| own[it].is_none()));
        let mut nowhere: BTreeMap<&str, &Path> =
            others.map(|(key, _, below)| (*key, *below)).collect();
        for (key, file) in resolved.nowhere() {
            nowhere
                .entry(key)
                .or_insert_with(|| self.files[file].below());
        }
        let nowhere = nowhere.into_iter();
        let nowhere = nowhere.map(|(key, below)| lacks(key, below, Shown::Key));
        let mut all: Vec<Missing> = in_english.chain(nowhere).collect();
        all.sort_by(|a, b| (&a.file, &a.key).cmp(&(&b.file, &b.key)));
        all
    }

    /// The folder for a locale's missing messages: that of its base language if it has one, so that
    /// the locale's own folder contains only what differs.
    fn home(&self, locale: Locale) -> &'static str {
        let mut own = locale.own_folders().into_iter().rev();
        own.find(|folder| self.words.has(folder))
            .unwrap_or(locale.code)
    }
}
