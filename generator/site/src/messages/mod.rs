//! The site's words: Fluent files in `locales/{code}/`, with their fallbacks.
//!
//! `islands.ftl` is what the browser formats; it becomes an asset of its own. Every other file is
//! for pages. Both are linted against the site's default locale.

mod checks;
mod filled;

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use std::path::PathBuf;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast;
use rayon::prelude::*;

use crate::diagnostic::Diagnostic;
use crate::locale::Locale;
use checks::{check_twice, lower, place_of};
use filled::{Filled, plain_parts};

/// A Fluent file as it was read.
#[derive(Clone, Debug)]
pub struct MessageFile {
    /// Path segment of its locale.
    pub locale: String,
    /// Its path, as the reader would name it.
    pub path: PathBuf,
    /// Its text.
    pub text: String,
}

const CLIENT_FILE: &str = "islands.ftl";

/// The messages of one locale, with those of its fallbacks where it has none of its own.
pub struct Messages {
    /// Whose messages these are.
    pub locale: Locale,
    /// What the browser loads: `islands.ftl`, with missing messages filled in.
    pub client: String,
    bundle: FluentBundle<FluentResource>,
    fingerprints: BTreeMap<String, u64>,
    /// Those that are made of texts and variables alone.
    plain: HashMap<String, Box<[Part]>>,
}

/// Of what a message is made that does not look at its variables.
#[derive(Debug)]
pub enum Part {
    /// Text as it stands.
    Text(Box<str>),
    /// The text of the variable of this name.
    Variable(Box<str>),
}

struct Parsed<'a> {
    file: &'a MessageFile,
    resource: ast::Resource<&'a str>,
}

impl Parsed<'_> {
    fn messages(&self) -> impl Iterator<Item = &ast::Message<&str>> {
        self.resource.body.iter().filter_map(|entry| match entry {
            ast::Entry::Message(message) => Some(message),
            _ => None,
        })
    }

    fn is_client(&self) -> bool {
        self.file
            .path
            .file_name()
            .is_some_and(|name| name == CLIENT_FILE)
    }
}

/// Makes the messages of every locale in `locales`, the first of which is the default.
///
/// # Errors
/// A syntax error, a message that stands twice, a locale without a file. Messages that a locale
/// lacks are warnings: their fallback is used.
pub fn load(
    locales: &[Locale],
    files: &[MessageFile],
) -> Result<(Vec<Messages>, Vec<Diagnostic>), Vec<Diagnostic>> {
    let mut errors = Vec::new();
    let mut parsed: BTreeMap<&str, Vec<Parsed<'_>>> = BTreeMap::new();
    let resources: Vec<_> = files
        .par_iter()
        .map(|file| fluent_syntax::parser::parse(file.text.as_str()))
        .collect();
    for (file, resource) in files.iter().zip(resources) {
        match resource {
            Ok(resource) => {
                parsed.entry(&file.locale).or_default().push(Parsed { file, resource });
            }
            Err((_, wrong)) => errors.extend(wrong.iter().map(|error| {
                Diagnostic::error(format!("syntax error in a message: {}", lower(&error.kind.to_string())))
                    .at(&file.path, &file.text, error.pos.clone(), "here")
                    .hint("a message is `key = text`, further lines indented; see https://projectfluent.org/fluent/guide")
            })),
        }
    }
    for locale in locales {
        if !parsed.contains_key(locale.code) && errors.is_empty() {
            errors.push(
                Diagnostic::error(format!("locale `{}` has no messages", locale.code)).hint(
                    format!(
                        "add locales/{}/site.ftl, or take it out of `locales` in content/site.toml",
                        locale.code
                    ),
                ),
            );
        }
    }
    for group in parsed.values() {
        check_twice(group, &mut errors);
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    let default = locales.first().copied();
    let each = locales
        .par_iter()
        .map(|locale| Messages::of(*locale, default, &parsed));
    let (all, warnings): (_, Vec<_>) = each.unzip();
    Ok((all, warnings.into_iter().flatten().collect()))
}

impl Messages {
    fn of(
        locale: Locale,
        default: Option<Locale>,
        parsed: &BTreeMap<&str, Vec<Parsed<'_>>>,
    ) -> (Self, Vec<Diagnostic>) {
        let mut warnings = Vec::new();
        let own = &parsed[locale.code];
        let chain: Vec<&[Parsed<'_>]> = locale
            .fallbacks()
            .into_iter()
            .chain(default)
            .filter(|other| *other != locale)
            .filter_map(|other| parsed.get(other.code).map(Vec::as_slice))
            .collect();
        let mut filled = Filled::default();
        let mut client = Filled::default();
        for file in own {
            let target = if file.is_client() {
                &mut client
            } else {
                &mut filled
            };
            target.add(file, &mut |_| {});
        }
        for fallback in chain {
            for file in fallback {
                let target = if file.is_client() {
                    &mut client
                } else {
                    &mut filled
                };
                target.add(file, &mut |key| {
                    let name = file
                        .file
                        .path
                        .file_name()
                        .unwrap_or_default()
                        .to_string_lossy();
                    warnings.push(
                        Diagnostic::warning(format!(
                            "locale `{}` has no message `{key}`; `{}` is used",
                            locale.code, file.file.locale
                        ))
                        .at(
                            &file.file.path,
                            &file.file.text,
                            place_of(&file.file.text, key),
                            "the text that is used",
                        )
                        .hint(format!("add `{key} = …` to locales/{}/{name}", locale.code)),
                    );
                });
            }
        }
        let fingerprints = filled.fingerprints();
        let language = locale.tag.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        bundle.set_use_isolating(false);
        let resource =
            FluentResource::try_new(filled.text).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
        let plain = fingerprints.keys().filter_map(|key| {
            let pattern = bundle.get_message(key)?.value()?;
            Some((key.clone(), plain_parts(pattern)?))
        });
        let messages = Self {
            locale,
            client: client.text,
            plain: plain.collect(),
            bundle,
            fingerprints,
        };
        (messages, warnings)
    }

    /// Whether there is a message of this key, in this locale or in a fallback.
    pub fn has(&self, key: &str) -> bool {
        self.fingerprints.contains_key(key)
    }

    /// Fingerprint of a message's source; 0 when there is none.
    pub fn fingerprint(&self, key: &str) -> u64 {
        self.fingerprints.get(key).copied().unwrap_or(0)
    }

    /// Of what a message is made, if that is texts and variables alone: given texts, [`format`] would
    /// say these one after the other, but takes its time.
    ///
    /// [`format`]: Messages::format
    pub fn parts(&self, key: &str) -> Option<&[Part]> {
        self.plain.get(key).map(|parts| &**parts)
    }

    /// Formats a message.
    ///
    /// # Errors
    /// There is no message of this key, or it uses a variable that `args` has not.
    pub fn format(&self, key: &str, args: Option<&FluentArgs<'_>>) -> Result<String, String> {
        let pattern = self
            .bundle
            .get_message(key)
            .and_then(|message| message.value())
            .ok_or_else(|| {
                format!(
                    "there is no message `{key}`; add it to locales/{}",
                    self.locale.code
                )
            })?;
        let mut wrong = Vec::new();
        let text: Cow<'_, str> = self.bundle.format_pattern(pattern, args, &mut wrong);
        match wrong.first() {
            Some(error) => Err(format!("message `{key}` in {}: {error}", self.locale.code)),
            None => Ok(text.into_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(locale: &str, name: &str, text: &str) -> MessageFile {
        MessageFile {
            locale: locale.to_owned(),
            path: PathBuf::from(format!("locales/{locale}/{name}")),
            text: text.to_owned(),
        }
    }

    fn locales(codes: &[&str]) -> Vec<Locale> {
        codes
            .iter()
            .map(|code| Locale::find(code).expect("known"))
            .collect()
    }

    #[test]
    fn a_missing_message_falls_back_and_is_reported() {
        let files = [
            file("en-ZA", "site.ftl", "a = A\nb = B { $n }\n"),
            file("ar", "site.ftl", "a = ألف\n"),
        ];
        let (all, warnings) = load(&locales(&["en-ZA", "ar"]), &files).expect("loads");
        assert_eq!(all[1].format("a", None).as_deref(), Ok("ألف"));
        let mut args = FluentArgs::new();
        args.set("n", 3);
        assert_eq!(all[1].format("b", Some(&args)).as_deref(), Ok("B 3"));
        assert_eq!(warnings.len(), 1);
        let text = warnings[0].to_string();
        assert!(
            text.contains("`ar` has no message `b`") && text.contains("locales/ar/site.ftl"),
            "{text}"
        );
    }

    #[test]
    fn a_syntax_error_names_file_and_line() {
        let files = [file("en-ZA", "site.ftl", "a = A\nb = { $n\nc = C\n")];
        let wrong = load(&locales(&["en-ZA"]), &files).err().expect("wrong");
        assert!(
            wrong[0].to_string().contains("locales/en-ZA/site.ftl:"),
            "{}",
            wrong[0]
        );
    }

    #[test]
    fn a_missing_variable_is_an_error() {
        let (all, _) = load(
            &locales(&["en-ZA"]),
            &[file("en-ZA", "site.ftl", "a = { $n }\n")],
        )
        .expect("loads");
        assert!(all[0].format("a", None).is_err());
        assert!(all[0].format("zzz", None).is_err());
    }

    #[test]
    fn arabic_plurals_have_their_own_forms() {
        let text = "n = { $n ->\n    [zero] z\n    [one] o\n    [two] t\n    [few] f\n    [many] m\n   *[other] x\n}\n";
        let (all, _) = load(&locales(&["ar"]), &[file("ar", "site.ftl", text)]).expect("loads");
        let say = |n: i32| {
            let mut args = FluentArgs::new();
            args.set("n", n);
            all[0].format("n", Some(&args)).expect("formats")
        };
        assert_eq!(
            [0, 1, 2, 3, 11, 100].map(say),
            ["z", "o", "t", "f", "m", "x"]
        );
    }

    #[test]
    fn client_messages_are_filled_in() {
        let files = [
            file("en-ZA", "islands.ftl", "a = A\nb = B\n"),
            file("ar", "islands.ftl", "a = ألف\n"),
        ];
        let (all, _) = load(&locales(&["en-ZA", "ar"]), &files).expect("loads");
        assert!(
            all[1].client.contains("a = ألف") && all[1].client.contains("b = B"),
            "{}",
            all[1].client
        );
    }

    #[test]
    fn a_message_changes_with_what_it_is_made_of_in_a_fallback() {
        let print = |word: &str, brand: &str, other: &str| {
            let fallback = format!("word = {word}\n-brand = {brand}\nother = {other}\n");
            let files = [
                file("en-ZA", "site.ftl", &fallback),
                file("ar", "site.ftl", "a = { word }\nb = { -brand }\nc = C\n"),
            ];
            let (all, _) = load(&locales(&["en-ZA", "ar"]), &files).expect("loads");
            ["a", "b", "c"].map(|key| all[1].fingerprint(key))
        };
        let before = print("one", "Bets", "x");
        let word = print("two", "Bets", "x");
        let brand = print("one", "Odds", "x");
        assert_ne!(word[0], before[0]);
        assert_ne!(brand[1], before[1]);
        assert_eq!([word[2], brand[2]], [before[2]; 2]);
    }

    #[test]
    fn a_language_keeps_its_own_terms() {
        let files = [
            file("en-ZA", "site.ftl", "-brand = Bets\n"),
            file("ar", "site.ftl", "-brand = رهان\na = { -brand }\n"),
        ];
        let (all, _) = load(&locales(&["en-ZA", "ar"]), &files).expect("loads");
        assert_eq!(all[1].format("a", None).as_deref(), Ok("رهان"));
    }
}
