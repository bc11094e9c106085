//! Translations that are valid Fluent and still probably wrong: plural forms that the language lacks or
//! needs, a text that is still the English one, two sides in the wrong order, a text that is too long for
//! its place.
//!
//! What is right all the same says so in a comment above the message: in a translation `# as in English`,
//! and in English `# max: 12`, the number of columns of the place.

use std::collections::BTreeSet;

use fluent_syntax::ast;
use icu::locale::Locale as IcuLocale;
use icu::plurals::{PluralCategory, PluralRules, PluralRulesOptions};
use unicode_width::UnicodeWidthStr;

use super::Messages;
use super::files::{MessageFile, Parsed};
use super::references::{Visit, visit};
use super::sources::{Sources, span};
use catalogue::locale::{ENGLISH, Locale};
use diagnostic::Diagnostic;

/// Variables that have an order: the first is before the second wherever English has it so.
const IN_ORDER: [(&str, &str); 2] = [("home", "away"), ("from", "to")];
/// From this number of letters on a text that equals the English one was probably not translated; shorter ones
/// are often loans.
const TRANSLATED_FROM: usize = 15;
/// Counts for which a language must have its plural forms. Some have one for whole millions or fractions.
const COUNTS: std::ops::RangeInclusive<u32> = 1..=999;
/// Comments that the lint reads.
const SAME: &str = "as in English";
const MOST: &str = "max:";

/// Every message of the site's languages that is probably wrong.
pub fn doubtful(all: &[Messages]) -> Vec<Diagnostic> {
    let Some(first) = all.first() else {
        return Vec::new();
    };
    let sources = Sources::of(&first.files);
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    for locale in all.iter().map(|it| it.locale) {
        for folder in locale.own_folders() {
            if !seen.insert(folder) {
                continue;
            }
            let language = Language::of(locale, folder);
            for parsed in sources.folders.0.get(folder).into_iter().flatten() {
                for message in parsed.messages() {
                    let english = sources.message(&[ENGLISH], message.id.name);
                    language.look(
                        &sources,
                        parsed,
                        message,
                        english.map(|it| it.0),
                        &mut found,
                    );
                }
            }
        }
    }
    found
}

/// A folder of words in a language.
struct Language<'a> {
    folder: &'a str,
    /// The plural categories that counts need, and all that there are.
    needed: BTreeSet<&'static str>,
    known: BTreeSet<&'static str>,
}

impl<'a> Language<'a> {
    fn of(locale: Locale, folder: &'a str) -> Self {
        // Without its region: the data have the rules of Serbian, and none of its variety in Montenegro.
        let tag: Option<IcuLocale> = locale.language().parse().ok();
        let options = PluralRulesOptions::default();
        let rules = tag.and_then(|tag| PluralRules::try_new(tag.into(), options).ok());
        let rules = rules.as_ref();
        let needed = rules.map(|rules| COUNTS.map(|count| word(rules.category_for(count))));
        let known = rules.map(|rules| rules.categories().map(word));
        Self {
            folder,
            needed: needed.into_iter().flatten().collect(),
            known: known.into_iter().flatten().collect(),
        }
    }

    fn look(
        &self,
        sources: &Sources<'_>,
        Parsed { file, .. }: &Parsed<'_>,
        message: &ast::Message<&str>,
        english: Option<&ast::Message<&str>>,
        found: &mut Vec<Diagnostic>,
    ) {
        let Some(pattern) = &message.value else {
            return;
        };
        let key = message.id.name;
        let mut warn = |text: String, hint: String| {
            let at = span(&file.text, key);
            let warning = Diagnostic::warning(text);
            found.push(warning.at(&file.path, &file.text, at, "").hint(hint));
        };
        let mut selects = Vec::new();
        plurals(pattern, &mut selects);
        for forms in &selects {
            for form in self.needed.iter().filter(|it| !forms.contains(*it)) {
                warn(
                    format!("`{key}` lacks the plural form `{form}`"),
                    format!("{} needs the forms {}", self.folder, join(&self.needed)),
                );
            }
            for form in forms.iter().filter(|it| !self.known.contains(*it)) {
                warn(
                    format!("`{key}` has the plural form `{form}`, which the language has not"),
                    format!("{} has the forms {}", self.folder, join(&self.known)),
                );
            }
        }
        let Some((english, original)) = english.and_then(|it| Some((it, it.value.as_ref()?)))
        else {
            return;
        };
        let text = letters(pattern);
        if let Some(most) = limit(english) {
            let width = text.width();
            if width > most {
                warn(
                    format!("`{key}` is {width} columns wide, and its place has {most}"),
                    "shorten it: it would be cut or wrap".to_owned(),
                );
            }
        }
        if self.folder == ENGLISH {
            return;
        }
        let is_long = text.chars().filter(|it| it.is_alphabetic()).count() >= TRANSLATED_FROM;
        if is_long && text == letters(original) && !says(message, SAME) {
            warn(
                format!("`{key}` is the English text"),
                format!("translate it, or write the comment `# {SAME}` above it"),
            );
        }
        let (own, theirs) = (
            order(sources, self.folder, pattern),
            order(sources, ENGLISH, original),
        );
        for (first, second) in IN_ORDER {
            if is_before(&theirs, first, second) && is_before(&own, second, first) {
                warn(
                    format!("`{key}` has `${second}` before `${first}`"),
                    "English has them in the other order: the first side would be taken for the second"
                        .to_owned(),
                );
            }
        }
    }
}

fn word(category: PluralCategory) -> &'static str {
    match category {
        PluralCategory::Zero => "zero",
        PluralCategory::One => "one",
        PluralCategory::Two => "two",
        PluralCategory::Few => "few",
        PluralCategory::Many => "many",
        PluralCategory::Other => "other",
    }
}

fn join(words: &BTreeSet<&str>) -> String {
    words.iter().copied().collect::<Vec<_>>().join(", ")
}

/// The forms of each selection by a plural category.
fn plurals<'a>(pattern: &ast::Pattern<&'a str>, found: &mut Vec<BTreeSet<&'a str>>) {
    for element in &pattern.elements {
        let ast::PatternElement::Placeable { expression } = element else {
            continue;
        };
        let ast::Expression::Select { variants, .. } = expression else {
            continue;
        };
        let names = variants.iter().map(|variant| match variant.key {
            ast::VariantKey::Identifier { name } => Some(name),
            ast::VariantKey::NumberLiteral { .. } => None,
        });
        // A selection with forms for single numbers is made for the counts that there are.
        let Some(names) = names.collect::<Option<BTreeSet<&str>>>() else {
            continue;
        };
        if ["one", "two", "few", "many"]
            .iter()
            .any(|it| names.contains(it))
        {
            found.push(names);
        }
        for variant in variants {
            plurals(&variant.value, found);
        }
    }
}

/// The literal text of a message, with the default of its selections.
fn letters(pattern: &ast::Pattern<&str>) -> String {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            ast::PatternElement::TextElement { value } => text.push_str(value),
            ast::PatternElement::Placeable {
                expression: ast::Expression::Select { variants, .. },
            } => {
                let default = variants.iter().find(|variant| variant.default);
                text.extend(default.map(|variant| letters(&variant.value)));
            }
            ast::PatternElement::Placeable { .. } => {}
        }
    }
    text.trim().to_owned()
}

/// The variables of a message in their order, with those of the messages that it is made of.
fn order(sources: &Sources<'_>, folder: &str, pattern: &ast::Pattern<&str>) -> Vec<String> {
    let mut names = Vec::new();
    visit(pattern, &mut |part| match part {
        Visit::Variable(name) => names.push(name.to_owned()),
        Visit::Message(key) => {
            let message = sources.message(&[folder, ENGLISH], key);
            let inner = message.and_then(|(message, _)| message.value.as_ref());
            inner.into_iter().for_each(|inner| {
                visit(inner, &mut |part| {
                    if let Visit::Variable(name) = part {
                        names.push(name.to_owned());
                    }
                });
            });
        }
        Visit::Term(_) => {}
    });
    names
}

fn is_before(names: &[String], first: &str, second: &str) -> bool {
    let place = |wanted: &str| names.iter().position(|name| name == wanted);
    matches!((place(first), place(second)), (Some(a), Some(b)) if a < b)
}

/// The columns that the comment of an English message allows.
fn limit(message: &ast::Message<&str>) -> Option<usize> {
    let lines = message.comment.as_ref()?.content.iter();
    let mut limits = lines.filter_map(|line| line.trim().strip_prefix(MOST));
    limits.next()?.trim().parse().ok()
}

fn says(message: &ast::Message<&str>, words: &str) -> bool {
    let lines = message.comment.iter().flat_map(|it| &it.content);
    lines.map(|line| line.trim()).any(|line| line == words)
}

/// Messages of English pages and blocks that nothing asks for. The words of islands are checked where their
/// code is.
pub fn unused(files: &[MessageFile], is_asked: impl Fn(&str) -> bool) -> Vec<Diagnostic> {
    let sources = Sources::of(files);
    let english = || sources.folders.0.get(ENGLISH).into_iter().flatten();
    let mut referred = BTreeSet::new();
    for message in english().flat_map(Parsed::messages) {
        if let Some(pattern) = &message.value {
            visit(pattern, &mut |part| {
                if let Visit::Message(name) = part {
                    referred.insert(name);
                }
            });
        }
    }
    let mut found = Vec::new();
    for parsed in english().filter(|it| it.file.island().is_none()) {
        for message in parsed.messages() {
            let key = message.id.name;
            if is_asked(key) || referred.contains(key) {
                continue;
            }
            let warning = Diagnostic::warning(format!("nothing shows the message `{key}`"));
            let (path, text) = (&parsed.file.path, &parsed.file.text);
            let hint = "remove it in every language, or correct the key where it is shown";
            found.push(warning.at(path, text, span(text, key), "").hint(hint));
        }
    }
    found
}
