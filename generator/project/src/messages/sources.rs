//! Where messages and their variables are in the files: only reports of mistakes need it.

use std::collections::BTreeSet;
use std::ops::Range;

use fluent_syntax::ast;

use super::files::{MessageFile, Parsed};
use super::folders::Folders;
use super::references::{Visit, visit};
use catalogue::locale::{ENGLISH, Locale};

/// The parsed files of messages.
pub struct Sources<'a> {
    pub(super) folders: Folders<'a>,
}

impl<'a> Sources<'a> {
    /// Parses the files. What cannot be parsed is left out.
    pub fn of(files: &'a [MessageFile]) -> Self {
        let mut folders = Folders::default();
        for file in files {
            let parsed = fluent_syntax::parser::parse(file.text.as_str());
            let resource = parsed.unwrap_or_else(|(resource, _)| resource);
            let folder = folders.0.entry(&file.folder).or_default();
            folder.push(Parsed { file, resource });
        }
        Self { folders }
    }

    /// A message in the first of these folders that has it, and its file.
    pub(super) fn message(
        &'a self,
        folders: &[&str],
        key: &str,
    ) -> Option<(&'a ast::Message<&'a str>, &'a MessageFile)> {
        let files = folders.iter().filter_map(|it| self.folders.0.get(*it));
        let mut messages = files.flatten().flat_map(|parsed| {
            let messages = parsed.messages();
            messages.map(move |message| (message, parsed.file))
        });
        messages.find(|(message, _)| message.id.name == key)
    }

    /// The variables of a message in a locale, and of the messages that it is made of, in the order
    /// of their files.
    pub(super) fn variables(&'a self, locale: Locale, key: &str) -> Vec<Found<'a>> {
        self.variables_in(&locale.folders(), key)
    }

    /// The variables of the English message.
    pub(super) fn english(&'a self, key: &str) -> BTreeSet<&'a str> {
        let found = self.variables_in(&[ENGLISH], key);
        found.into_iter().map(|it| it.name).collect()
    }

    /// The variables of the message in a folder.
    pub(super) fn of_folder(&'a self, folder: &str, key: &str) -> Vec<Found<'a>> {
        self.variables_in(&[folder, ENGLISH], key)
    }

    fn variables_in(&'a self, folders: &[&str], key: &str) -> Vec<Found<'a>> {
        let mut found: Vec<Found<'a>> = Vec::new();
        let mut seen: BTreeSet<&str> = BTreeSet::new();
        let mut open = vec![key];
        while let Some(key) = open.pop() {
            let Some((message, file)) = self.message(folders, key) else {
                continue;
            };
            if !seen.insert(message.id.name) {
                continue;
            }
            let Some(pattern) = &message.value else {
                continue;
            };
            visit(pattern, &mut |part| match part {
                Visit::Message(name) => open.push(name),
                Visit::Variable(name) => {
                    let Range { start, end } = span(&file.text, name);
                    let at = start.saturating_sub(1)..end;
                    found.push(Found { name, file, at });
                }
                Visit::Term(_) => {}
            });
        }
        found.sort_by(|a, b| (&a.file.path, a.at.start).cmp(&(&b.file.path, b.at.start)));
        found
    }
}

/// A variable of a message, as it is written in a file.
#[derive(Clone, Debug)]
pub(super) struct Found<'a> {
    /// Its name, without `$`.
    pub name: &'a str,
    /// Its file.
    pub file: &'a MessageFile,
    /// Its position there, with `$`.
    pub at: Range<usize>,
}

/// The position of a part of a text, which is a slice of it.
pub(super) fn span(text: &str, part: &str) -> Range<usize> {
    let start = (part.as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
    start..start + part.len()
}
