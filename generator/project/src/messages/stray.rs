//! Messages of translations that English does not have: a key is misspelt, or English lacks the
//! message, or nothing shows it any more.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::asked::Asked;
use super::files::MessageFile;
use super::references::{Visit, visit};
use super::sources::{Sources, span};
use super::{Messages, Shown};
use catalogue::locale::ENGLISH;
use diagnostic::Diagnostic;
use diagnostic::likely;

/// A message that English does not have.
#[derive(Debug)]
pub struct Stray {
    /// Its key.
    pub key: String,
    /// The key that was probably meant, which the same folders lack.
    pub meant: Option<String>,
    /// The folders in `locales/` that have it.
    pub folders: Vec<String>,
    /// What to report.
    pub warning: Diagnostic,
}

type Place<'a> = (&'a str, &'a MessageFile, Range<usize>);

/// Every message that a language of the site has and English has not, and that is not known to be
/// asked for. One that several languages have is reported once.
pub fn strays(all: &[Messages], asked: &Asked) -> Vec<Stray> {
    let Some(first) = all.first() else {
        return Vec::new();
    };
    let sources = Sources::of(&first.files);
    let own = all.iter().flat_map(|it| it.locale.own_folders());
    let own: BTreeSet<&str> = own.filter(|it| sources.folders.has(it)).collect();
    let english = sources.folders.keys(&[ENGLISH]);
    let mut found: BTreeMap<&str, Vec<Place<'_>>> = BTreeMap::new();
    let mut used: BTreeSet<&str> = BTreeSet::new();
    for folder in &own {
        for parsed in sources.folders.0.get(*folder).into_iter().flatten() {
            for message in parsed.messages() {
                let key = message.id.name;
                if let Some(pattern) = &message.value {
                    visit(pattern, &mut |part| {
                        if let Visit::Message(name) = part {
                            used.insert(name);
                        }
                    });
                }
                if !english.contains_key(key) && !asked.0.contains_key(key) {
                    let at = span(&parsed.file.text, key);
                    found
                        .entry(key)
                        .or_default()
                        .push((folder, parsed.file, at));
                }
            }
        }
    }
    found.retain(|key, _| !used.contains(key));
    let translations = own.iter().filter(|folder| **folder != ENGLISH).count();
    let lacks = |folder: &str, key: &str| sources.message(&[folder], key).is_none();
    let unknown = all.iter().flat_map(|it| &it.missing);
    let unknown = unknown.filter(|it| it.shown == Shown::Key);
    let unknown: BTreeSet<&str> = unknown.map(|it| it.key.as_str()).collect();
    let misspelt = misspelt(&sources, &own, &unknown, asked);
    let each = found.into_iter().map(|(key, places)| {
        let folders: Vec<&str> = places.iter().map(|(folder, ..)| *folder).collect();
        let wanted = english.keys().copied().chain(unknown.iter().copied());
        let wanted = wanted.filter(|it| folders.iter().all(|folder| lacks(folder, it)));
        let meant = likely(key, wanted);
        Stray {
            key: key.to_owned(),
            meant: meant.map(str::to_owned),
            folders: folders.iter().map(|it| (*it).to_owned()).collect(),
            warning: warning(key, &places, meant, translations),
        }
    });
    each.chain(misspelt).collect()
}

/// English messages that were probably meant to be one that no language has.
fn misspelt(
    sources: &Sources<'_>,
    own: &BTreeSet<&str>,
    unknown: &BTreeSet<&str>,
    asked: &Asked,
) -> Vec<Stray> {
    let others = || own.iter().filter(|folder| **folder != ENGLISH);
    let is_only_english = |key: &&str| {
        let elsewhere = others().any(|folder| sources.message(&[folder], key).is_some());
        !elsewhere && !asked.0.contains_key(*key)
    };
    let english = sources.folders.keys(&[ENGLISH]);
    let candidates: Vec<&str> = english.into_keys().filter(is_only_english).collect();
    let each = unknown.iter().filter_map(|wanted| {
        let key = likely(wanted, candidates.iter().copied())?;
        let (message, file) = sources.message(&[ENGLISH], key)?;
        let at = span(&file.text, message.id.name);
        let warning = Diagnostic::warning(format!("no language has the message `{wanted}`"));
        let label = format!("did you mean `{wanted}`?");
        Some(Stray {
            key: key.to_owned(),
            meant: Some((*wanted).to_owned()),
            folders: vec![ENGLISH.to_owned()],
            warning: warning
                .at(&file.path, &file.text, at, label)
                .hint(format!("rename this message, or add `{wanted} = …`")),
        })
    });
    each.collect()
}

fn warning(
    key: &str,
    places: &[Place<'_>],
    meant: Option<&str>,
    translations: usize,
) -> Diagnostic {
    let folders: Vec<&str> = places.iter().map(|(folder, ..)| *folder).collect();
    let folders = folders.join(", ");
    let (_, file, at) = &places[0];
    let below = file.below().display();
    let is_of_all = translations > 1 && places.len() == translations;
    let (message, hint) = match (is_of_all, meant) {
        (true, Some(meant)) => (
            format!("English lacks the message `{key}`, which {folders} have"),
            format!("did you mean `{key}` by `{meant}` in locales/{ENGLISH}?"),
        ),
        (true, None) => (
            format!("English lacks the message `{key}`, which {folders} have"),
            format!("add it to locales/{ENGLISH}/{below}, or remove it from the others"),
        ),
        (false, Some(meant)) => (
            format!("nothing shows the message `{key}`, and {folders} lacks `{meant}`"),
            format!("did you mean `{meant}`?"),
        ),
        (false, None) => (
            format!("English lacks the message `{key}`, which only {folders} has"),
            format!("remove it, or add it to locales/{ENGLISH}/{below}"),
        ),
    };
    Diagnostic::warning(message)
        .at(&file.path, &file.text, at.clone(), "")
        .hint(hint)
}
