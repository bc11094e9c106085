//! Mistakes in templates and words that are found without rendering a page: names that do not exist,
//! and variables that a message is not given.

use std::collections::{BTreeMap, BTreeSet};

use templates::{MessageCall, TemplateFile, names};

use crate::messages::{
    self, Asked, Call, Messages, Sources, doubtful, foreign_variables, strays, unused,
};
use diagnostic::Diagnostic;
use diagnostic::likely;

/// What is found in templates and words.
#[derive(Debug, Default)]
pub struct Found {
    /// Mistakes that a page shows.
    pub errors: Vec<Diagnostic>,
    /// Words that are probably wrong.
    pub warnings: Vec<Diagnostic>,
    /// Messages that nothing shows. A site with templates of its own may have many.
    pub unused: Vec<Diagnostic>,
}

/// Looks through templates and words.
pub fn lint<'f>(
    files: impl Iterator<Item = &'f TemplateFile>,
    messages: &[Messages],
    asked: &Asked,
) -> Found {
    let files: BTreeMap<&str, &TemplateFile> =
        files.map(|file| (file.name.as_str(), file)).collect();
    let names = names(files.values().copied());
    let mut found = Found {
        errors: names.unknown,
        ..Found::default()
    };
    let Some(first) = messages.first() else {
        return found;
    };
    let sources = Sources::of(&first.files);
    let mut seen = BTreeSet::new();
    let mut nowhere = BTreeSet::new();
    for call in &names.messages {
        let place = |mistake: Diagnostic| match files.get(call.template.as_str()) {
            Some(file) if mistake.place.is_none() => {
                mistake.at(&file.path, &file.text, call.at.clone(), "here")
            }
            _ => mistake,
        };
        let MessageCall { key, given, .. } = call;
        if messages.iter().all(|it| it.fingerprint(key) == 0) {
            if nowhere.insert(key) {
                found.warnings.push(place(unknown_key(key, messages)));
            }
            continue;
        }
        let given = given.iter().map(String::as_str).collect();
        let wrong = messages::wrong_variables(messages, &sources, &Call { key, given });
        let wrong = wrong.into_iter().map(place);
        found
            .errors
            .extend(wrong.filter(|it| seen.insert(it.to_string())));
    }
    let checked: BTreeSet<&str> = names.messages.iter().map(|it| it.key.as_str()).collect();
    let locales = messages.iter().map(|it| it.locale);
    found
        .warnings
        .extend(foreign_variables(locales, &sources, &checked));
    let strays = strays(messages, asked).into_iter();
    found.warnings.extend(strays.map(|it| it.warning));
    found.warnings.extend(doubtful(messages));
    let is_asked = |key: &str| asked.has(key) || checked.contains(key);
    found.unused = unused(&first.files, is_asked);
    found
}

/// A message that a template asks for and no language has.
fn unknown_key(key: &str, messages: &[Messages]) -> Diagnostic {
    let known = messages.iter().flat_map(Messages::keys);
    let hint = match likely(key, known) {
        Some(likely) => format!("did you mean `{likely}`?"),
        None => format!("add `{key} = …` to locales/en/site.ftl"),
    };
    Diagnostic::warning(format!(
        "no language has the message `{key}`; its key is shown"
    ))
    .hint(hint)
}

/// The mistakes of rendered pages together with those that were found without: each once. What both
/// found in one place is reported in the words of the latter.
pub fn merged(found: Vec<Diagnostic>, rendered: Vec<Diagnostic>) -> Vec<Diagnostic> {
    let is_known = |it: &Diagnostic| {
        found.iter().any(|known| match (&known.place, &it.place) {
            (Some(a), Some(b)) => {
                a.file == b.file && a.span.start < b.span.end && b.span.start < a.span.end
            }
            _ => false,
        })
    };
    let others: Vec<Diagnostic> = rendered.into_iter().filter(|it| !is_known(it)).collect();
    let mut seen = BTreeSet::new();
    let all = found.into_iter().chain(others);
    all.filter(|it| seen.insert(it.to_string())).collect()
}
