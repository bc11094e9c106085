//! Variables that a message uses and is not given: mistakes that Fluent only finds when it formats the
//! message in that language, and in a plural form only for its numbers.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::Messages;
use super::sources::{Found, Sources};
use catalogue::locale::{ENGLISH, Locale};
use diagnostic::Diagnostic;
use diagnostic::likely;

/// What asks for a message.
#[derive(Clone, Debug)]
pub struct Call<'a> {
    /// Its key.
    pub key: &'a str,
    /// The variables that it is given.
    pub given: Vec<&'a str>,
}

/// A variable that a message uses and is not given.
#[derive(Default)]
struct Lacking<'a> {
    /// The files of those messages.
    files: BTreeSet<&'a Path>,
    /// Where it is used, each place with the locales that show it.
    places: Vec<(Found<'a>, Vec<&'static str>)>,
    /// The locales that show it.
    locales: Vec<&'static str>,
}

/// Every variable that a message uses in some language and is not given. If every language has its own
/// message and all of them use the variable, the call is the mistake, which is reported once and
/// without a place; otherwise the messages are.
pub fn wrong_variables(
    all: &[Messages],
    sources: &Sources<'_>,
    Call { key, given }: &Call<'_>,
) -> Vec<Diagnostic> {
    let mut definitions = BTreeSet::new();
    let mut lacking: BTreeMap<&str, Lacking<'_>> = BTreeMap::new();
    for messages in all {
        let locale = messages.locale;
        let Some((_, file)) = sources.message(&locale.folders(), key) else {
            continue;
        };
        definitions.insert(file.path.as_path());
        let variables = sources.variables(locale, key).into_iter();
        for found in variables.filter(|it| !given.contains(&it.name)) {
            let of = lacking.entry(found.name).or_default();
            of.files.insert(&file.path);
            if !of.locales.contains(&locale.code) {
                of.locales.push(locale.code);
            }
            let place = |(known, _): &&mut (Found<'_>, _)| {
                known.file.path == found.file.path && known.at == found.at
            };
            match of.places.iter_mut().find(place) {
                Some((_, locales)) => locales.push(locale.code),
                None => of.places.push((found, vec![locale.code])),
            }
        }
    }
    let mut wrong = Vec::new();
    for (name, of) in lacking {
        let meant = likely(name, given.iter().copied());
        if definitions.len() > 1 && of.files == definitions {
            let locales = of.locales.join(", ");
            let hint = match meant {
                Some(meant) => format!("did you mean `{name}=…` instead of `{meant}=…`?"),
                None => {
                    format!("add `{name}=…` to the call, or take `${name}` out of the messages")
                }
            };
            wrong.push(
                Diagnostic::error(format!(
                    "the message `{key}` needs `${name}` in {locales}, and is not given it"
                ))
                .hint(hint),
            );
            continue;
        }
        let hint = match (meant, &given[..]) {
            (Some(meant), _) => format!("did you mean `${meant}`?"),
            (None, []) => "this message is given no variables".to_owned(),
            (None, given) => format!("this message is given: ${}", given.join(", $")),
        };
        wrong.extend(of.places.into_iter().map(|(found, locales)| {
            Diagnostic::error(format!("the message `{key}` has no variable `${name}`"))
                .at(
                    &found.file.path,
                    &found.file.text,
                    found.at,
                    format!("shown in {}", locales.join(", ")),
                )
                .hint(&*hint)
        }));
    }
    wrong
}

/// Variables of translations that the English message does not have, in messages that are not in
/// `checked`: the browser shows them, so nothing else knows what they are given. One that several
/// languages have is reported once.
pub fn foreign_variables(
    locales: impl Iterator<Item = Locale>,
    sources: &Sources<'_>,
    checked: &BTreeSet<&str>,
) -> Vec<Diagnostic> {
    let mut found: BTreeMap<(&str, &str), Vec<(&'static str, Found<'_>)>> = BTreeMap::new();
    let mut seen = BTreeSet::new();
    for folder in locales.flat_map(|locale| locale.own_folders()) {
        if folder == ENGLISH || !seen.insert(folder) {
            continue;
        }
        for (key, _) in sources.folders.keys(&[folder]) {
            let is_english = sources.message(&[ENGLISH], key).is_some();
            if checked.contains(key) || !is_english {
                continue;
            }
            let english = sources.english(key);
            for variable in sources.of_folder(folder, key) {
                if !english.contains(variable.name) {
                    let all = found.entry((key, variable.name)).or_default();
                    all.push((folder, variable));
                }
            }
        }
    }
    let each = found.into_iter().filter_map(|((key, name), mut places)| {
        let mut folders: Vec<&str> = places.iter().map(|(folder, _)| *folder).collect();
        folders.dedup();
        let folders = folders.join(", ");
        let english = sources.english(key);
        let hint = match likely(name, english.iter().copied()) {
            Some(meant) => format!("did you mean `${meant}`?"),
            None => "use only the variables of the message in locales/en".to_owned(),
        };
        let (_, first) = (!places.is_empty()).then(|| places.swap_remove(0))?;
        let warning = Diagnostic::warning(format!("the message `{key}` has no variable `${name}`"));
        let label = format!("in {folders}");
        let placed = warning.at(&first.file.path, &first.file.text, first.at, label);
        Some(placed.hint(hint))
    });
    each.collect()
}
