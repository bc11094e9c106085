//! What all files of messages hold: parsed once, for every locale that shows it.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use fluent_syntax::ast;
use fluent_syntax::parser::{ParserError, parse};
use fluent_syntax::serializer::serialize;
use rayon::prelude::*;

use super::files::MessageFile;
use super::references::{Visit, visit};
use super::sources::span;
use catalogue::fingerprint;

/// The entries of all files. A name is identified by its number: its place among all names that are
/// defined or referred to, messages first, then terms, each in order.
#[derive(Debug)]
pub(super) struct Words {
    /// The names as they are written: that of a term begins with a hyphen.
    names: Vec<Box<str>>,
    /// How many of them are messages.
    messages: usize,
    files: Vec<Content>,
    /// Indexes of files, by folder in `locales/`.
    folders: BTreeMap<String, Vec<usize>>,
}

/// What a file holds.
#[derive(Debug)]
struct Content {
    /// The island whose words it holds.
    island: Option<Box<str>>,
    entries: Vec<Entry>,
}

/// A message or a term of a file.
#[derive(Debug)]
pub(super) struct Entry {
    /// Its name's number.
    pub name: usize,
    /// Where its name is in the file.
    pub at: usize,
    /// Its Fluent source without comments.
    pub source: String,
    /// Fingerprint of its source.
    pub print: u64,
    /// The numbers of the names that it refers to.
    pub refers: Vec<usize>,
}

/// Where an entry is: the index of its file, and its own in that file.
pub(super) type Place = (usize, usize);

/// The identity of an entry: whether it is a term, and its name.
type Id<'a> = (bool, &'a str);

/// An entry of a file as it was parsed.
struct Read<'a> {
    id: Id<'a>,
    source: String,
    print: u64,
    refers: Vec<Id<'a>>,
}

impl Words {
    /// Parses the files. Also returns their syntax errors, each with the index of its file; the
    /// entries around it are read.
    pub fn read(files: &Arc<[MessageFile]>) -> (Self, Vec<(usize, ParserError)>) {
        let read: Vec<_> = files.par_iter().map(entries).collect();
        let mut ids = HashMap::new();
        for entry in read.iter().flat_map(|(entries, _)| entries) {
            ids.insert(entry.id, 0);
            ids.extend(entry.refers.iter().map(|id| (*id, 0)));
        }
        let mut sorted: Vec<Id<'_>> = ids.keys().copied().collect();
        sorted.sort_unstable();
        for (number, id) in sorted.iter().enumerate() {
            ids.insert(*id, number);
        }
        let mut words = Self {
            names: sorted.iter().map(|id| written(*id)).collect(),
            messages: sorted.partition_point(|(is_term, _)| !is_term),
            files: Vec::with_capacity(files.len()),
            folders: BTreeMap::new(),
        };
        let mut wrong = Vec::new();
        for (nth, (file, (entries, errors))) in files.iter().zip(read).enumerate() {
            wrong.extend(errors.into_iter().map(|error| (nth, error)));
            let entries = entries.into_iter().map(|entry| Entry {
                name: ids[&entry.id],
                at: span(&file.text, entry.id.1).start,
                source: entry.source,
                print: entry.print,
                refers: entry.refers.iter().map(|id| ids[id]).collect(),
            });
            words.files.push(Content {
                island: file.island().map(Into::into),
                entries: entries.collect(),
            });
            let folder = words.folders.entry(file.folder.clone()).or_default();
            folder.push(nth);
        }
        (words, wrong)
    }

    /// How many names there are.
    pub fn count(&self) -> usize {
        self.names.len()
    }

    /// How many of the names are messages: the first ones.
    pub fn messages(&self) -> usize {
        self.messages
    }

    /// A name as it is written.
    pub fn name(&self, number: usize) -> &str {
        &self.names[number]
    }

    /// The number of a message's name.
    pub fn message(&self, key: &str) -> Option<usize> {
        let messages = &self.names[..self.messages];
        messages.binary_search_by(|name| (**name).cmp(key)).ok()
    }

    /// Whether there is a folder of this name.
    pub fn has(&self, folder: &str) -> bool {
        self.folders.contains_key(folder)
    }

    /// The names of all folders.
    pub fn folders(&self) -> impl Iterator<Item = &str> {
        self.folders.keys().map(String::as_str)
    }

    /// The indexes of the files of some folders, the first folder before the others.
    pub fn files(&self, folders: &[&str]) -> Vec<usize> {
        let files = folders.iter().filter_map(|it| self.folders.get(*it));
        files.flatten().copied().collect()
    }

    /// The entries of a file.
    pub fn entries(&self, file: usize) -> &[Entry] {
        &self.files[file].entries
    }

    /// The entries of some folders, the first folder before the others.
    pub fn of(&self, folders: &[&str]) -> impl Iterator<Item = (Place, &Entry)> {
        self.files(folders).into_iter().flat_map(|file| {
            let entries = self.entries(file).iter().enumerate();
            entries.map(move |(nth, entry)| ((file, nth), entry))
        })
    }

    /// An entry by its place.
    pub fn entry(&self, (file, nth): Place) -> &Entry {
        &self.files[file].entries[nth]
    }

    /// The island whose words a file holds.
    pub fn island(&self, file: usize) -> Option<&str> {
        self.files[file].island.as_deref()
    }

    /// The file of each message that these folders have, by the number of its name: the first folder
    /// before the others.
    pub fn homes(&self, folders: &[&str]) -> Vec<Option<usize>> {
        let mut homes = vec![None; self.messages];
        for ((file, _), entry) in self.of(folders) {
            if let Some(home @ None) = homes.get_mut(entry.name) {
                *home = Some(file);
            }
        }
        homes
    }
}

/// The entries of a file, and its syntax errors.
fn entries(file: &MessageFile) -> (Vec<Read<'_>>, Vec<ParserError>) {
    let (resource, wrong) = match parse(file.text.as_str()) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, wrong)) => (resource, wrong),
    };
    let entries = resource.body.into_iter().filter_map(entry);
    (entries.collect(), wrong)
}

fn entry(entry: ast::Entry<&str>) -> Option<Read<'_>> {
    let (id, value) = match &entry {
        ast::Entry::Message(message) => ((false, message.id.name), message.value.as_ref()),
        ast::Entry::Term(term) => ((true, term.id.name), Some(&term.value)),
        _ => return None,
    };
    let mut refers = Vec::new();
    if let Some(value) = value {
        visit(value, &mut |part| match part {
            Visit::Message(name) => refers.push((false, name)),
            Visit::Term(name) => refers.push((true, name)),
            Visit::Variable(_) => {}
        });
    }
    let source = line(&entry).unwrap_or_else(|| source(entry));
    Some(Read {
        id,
        print: fingerprint::of(&source),
        source,
        refers,
    })
}

/// The Fluent source of an entry without its comment.
fn source(mut entry: ast::Entry<&str>) -> String {
    match &mut entry {
        ast::Entry::Message(message) => message.comment = None,
        ast::Entry::Term(term) => term.comment = None,
        _ => {}
    }
    serialize(&ast::Resource { body: vec![entry] })
}

/// The [`source`] of a message that is one line of texts and variables, as most are; `serialize` takes
/// several times as long.
fn line(entry: &ast::Entry<&str>) -> Option<String> {
    let ast::Entry::Message(message) = entry else {
        return None;
    };
    let value = message.value.as_ref();
    let value = value.filter(|_| message.attributes.is_empty())?;
    let mut line = String::with_capacity(128);
    line.push_str(message.id.name);
    line.push_str(" = ");
    for element in &value.elements {
        match element {
            ast::PatternElement::TextElement { value } if !value.contains('\n') => {
                line.push_str(value);
            }
            ast::PatternElement::Placeable {
                expression: ast::Expression::Inline(ast::InlineExpression::VariableReference { id }),
            } => {
                line.push_str("{ $");
                line.push_str(id.name);
                line.push_str(" }");
            }
            _ => return None,
        }
    }
    line.push('\n');
    Some(line)
}

fn written((is_term, name): Id<'_>) -> Box<str> {
    match is_term {
        true => format!("-{name}").into(),
        false => name.into(),
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn a_line_is_written_as_the_serializer_writes_it() {
        let mut texts = vec![
            "a = A { $n } b {$m}\nb = .x\nc =\n    { $n }\n    d\ne = { \"x\" }\nf = x\n    .y = z\n"
                .to_owned(),
            "# comment\ng =   wide   {   $n   }   \nh = { $n ->\n   *[other] o\n}\n-t = T\ni = { -t }\n"
                .to_owned(),
        ];
        let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
        for file in walkdir::WalkDir::new(locales) {
            let file = file.expect("is there").into_path();
            if file.extension().is_some_and(|it| it == "ftl") {
                texts.push(std::fs::read_to_string(file).expect("reads"));
            }
        }
        let (mut lines, mut all) = (0, 0);
        for text in &texts {
            let resource = parse(text.as_str()).expect("parses");
            for entry in resource.body {
                if let Some(line) = line(&entry) {
                    assert_eq!(line, source(entry));
                    lines += 1;
                }
                all += 1;
            }
        }
        assert!(lines * 2 > all, "{lines} of {all}");
    }
}
