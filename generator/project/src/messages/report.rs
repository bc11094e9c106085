//! Reports about messages: which are missing, and why one cannot be formatted.

use std::sync::PoisonError;

use super::Messages;
use super::asked::Asked;
use super::missing::Shown;
use super::sources::Sources;
use super::stray::strays;
use super::variables::{Call, wrong_variables};
use diagnostic::Diagnostic;

/// A line for the languages that lack messages, and the keys that are probably misspelt ones of them.
pub fn warnings(all: &[Messages], asked: &Asked) -> Vec<Diagnostic> {
    let mut warnings = lacking(all);
    if !warnings.is_empty() {
        let strays = strays(all, asked);
        warnings.extend(
            strays
                .into_iter()
                .filter(|it| it.meant.is_some())
                .map(|it| it.warning),
        );
    }
    warnings
}

/// Why a message cannot be formatted. `reason` is Fluent's own, for what is not a variable.
pub fn mistake(all: &[Messages], call: &Call<'_>, reason: String) -> Diagnostic {
    let reason = || Diagnostic::error(reason).hint("write the message differently");
    let Some(first) = all.first() else {
        return reason();
    };
    // Every page that shows the message asks.
    let mut known = first
        .mistakes
        .lock()
        .unwrap_or_else(PoisonError::into_inner);
    let known = known.entry((call.key.to_owned(), call.given.join(" ")));
    let mistake = known.or_insert_with(|| {
        let wrong = wrong_variables(all, &Sources::of(&first.files), call);
        wrong.into_iter().next().unwrap_or_else(reason)
    });
    mistake.clone()
}

/// Missing messages, each with what is shown instead.
type Lacked = Vec<(String, Shown)>;

/// One warning for all messages that a locale lacks. Locales that lack the same are named together.
fn lacking(all: &[Messages]) -> Vec<Diagnostic> {
    let keys = |it: &Messages| -> Lacked {
        let missing = it.missing.iter();
        missing.map(|it| (it.key.clone(), it.shown)).collect()
    };
    let mut groups: Vec<(Lacked, Vec<&str>)> = Vec::new();
    for messages in all.iter().filter(|it| !it.missing.is_empty()) {
        let keys = keys(messages);
        match groups.iter_mut().find(|(of, _)| *of == keys) {
            Some((_, codes)) => codes.push(messages.locale.code),
            None => groups.push((keys, vec![messages.locale.code])),
        }
    }
    let each = groups.iter();
    each.map(|(keys, codes)| warning(keys, codes)).collect()
}

fn warning(missing: &[(String, Shown)], codes: &[&str]) -> Diagnostic {
    let count = |shown| missing.iter().filter(|(_, it)| *it == shown).count();
    let messages = |count| match count {
        1 => "1 message".to_owned(),
        _ => format!("{count} messages"),
    };
    let parts = [
        (count(Shown::English), "missing, the English text is used"),
        (count(Shown::Key), "in no language, the key is shown"),
    ];
    let parts: Vec<String> = parts
        .into_iter()
        .filter(|(count, _)| *count > 0)
        .map(|(count, what)| format!("{} {what}", messages(count)))
        .collect();
    Diagnostic::warning(format!("{}: {}", codes.join(", "), parts.join("; ")))
        .hint("`sportsbook check --all` lists them")
}
