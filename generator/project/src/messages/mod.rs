//! The site's words: Fluent files in `locales/{folder}/` and the folders in it, with their fallbacks.
//!
//! A message is taken from the folder of the locale, else from that of its language, else from `en`;
//! one that is nowhere is shown as its key. `islands/{island}.ftl` is what belongs to an island: pages
//! use it as any other file, and the browser loads it with the island.

mod asked;
mod checks;
mod files;
mod folders;
mod missing;
mod parts;
mod references;
mod report;
mod resolved;
mod sources;
mod stray;
mod translations;
mod variables;
mod words;

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use rayon::prelude::*;

use crate::settings::Written;
use catalogue::locale::Locale;
use checks::{check_twice, syntax_error};
use diagnostic::Diagnostic;
use missing::Needed;
use parts::{plain_parts, text_of};
use resolved::Resolved;
use words::Words;

pub use asked::{Asked, Requests};
pub use files::MessageFile;
pub use missing::{Missing, Shown};
pub use parts::Part;
pub use report::{mistake, warnings};
pub use sources::Sources;
pub use stray::{Stray, strays};
pub use translations::{doubtful, unused};
pub use variables::{Call, foreign_variables, wrong_variables};

/// The messages of one locale, with those of its fallbacks where it has none of its own.
pub struct Messages {
    /// Whose messages these are.
    pub locale: Locale,
    /// What the browser loads, by island.
    pub islands: BTreeMap<String, String>,
    /// What neither the locale nor its language has.
    pub missing: Vec<Missing>,
    /// Every file of messages, for reports of mistakes.
    pub files: Arc<[MessageFile]>,
    resolved: Resolved,
    /// The parts of those that consist of texts and variables only, by the numbers of their names:
    /// made when they are used.
    plain: Vec<OnceLock<Option<Box<[Part]>>>>,
    /// What formats the others, made when one of them is used.
    bundle: OnceLock<FluentBundle<FluentResource>>,
    /// Keys that are known to be nowhere: each is reported once.
    nowhere: Mutex<BTreeSet<String>>,
    /// Why messages cannot be formatted, by key and variables.
    mistakes: Mutex<HashMap<(String, String), Diagnostic>>,
}

/// Makes the messages of every locale in `locales`, of which `written` has the positions. `asked` are
/// the keys that are known to be used. Also returns every mistake: a syntax error, a message that a
/// folder has twice, a locale without a folder of its own or of its language. Messages that a locale
/// lacks are no mistakes: see [`warnings`].
pub fn load(
    locales: &[Locale],
    files: Vec<MessageFile>,
    asked: &Asked,
    written: &Written,
) -> (Vec<Messages>, Vec<Diagnostic>) {
    let mut errors = Vec::new();
    let files: Arc<[MessageFile]> = files.into();
    let (words, wrong) = Words::read(&files);
    let wrong = wrong.iter();
    errors.extend(wrong.map(|(file, error)| syntax_error(&files[*file], error)));
    let words = Arc::new(words);
    for locale in locales {
        let own = locale.own_folders();
        if !own.iter().any(|folder| words.has(folder)) {
            let code = locale.code;
            let folder = own.last().unwrap_or(&code);
            let error = Diagnostic::error(format!("locale `{code}` has no messages")).hint(
                format!("add locales/{folder}/site.ftl, or take `{code}` out of `locales`"),
            );
            let label = format!("there is no folder locales/{folder}/");
            errors.push(written.place(code, error, &label));
        }
    }
    for folder in words.folders() {
        check_twice(folder, &words, &files, &mut errors);
    }
    let needed = Needed::new(&files, &words, asked);
    let each = locales.par_iter();
    let each = each.map(|it| Messages::of(*it, &words, &needed, &files));
    (each.collect(), errors)
}

impl Messages {
    fn of(
        locale: Locale,
        words: &Arc<Words>,
        needed: &Needed<'_>,
        files: &Arc<[MessageFile]>,
    ) -> Self {
        let folders = locale.folders();
        let resolved = Resolved::of(words, &folders);
        let missing = needed.missing(locale, &resolved);
        let nowhere = missing.iter().filter(|it| it.shown == Shown::Key);
        Self {
            locale,
            islands: resolved.islands(&folders),
            nowhere: Mutex::new(nowhere.map(|it| it.key.clone()).collect()),
            missing,
            mistakes: Mutex::default(),
            files: Arc::clone(files),
            plain: (0..words.messages()).map(|_| OnceLock::new()).collect(),
            bundle: OnceLock::new(),
            resolved,
        }
    }

    /// Fingerprint of a message's source; 0 when there is none.
    pub fn fingerprint(&self, key: &str) -> u64 {
        let number = self.resolved.message(key);
        number.map_or(0, |number| self.resolved.fingerprint(number))
    }

    /// The keys of its messages, with those of its fallbacks.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.resolved.keys()
    }

    /// The parts of a message that consists of texts and variables only. Joining them gives the same as
    /// [`format`], faster.
    ///
    /// [`format`]: Messages::format
    pub fn parts(&self, key: &str) -> Option<&[Part]> {
        let number = self.resolved.message(key)?;
        let parts = self.plain[number].get_or_init(|| plain_parts(&self.resolved.source(number)));
        parts.as_deref()
    }

    /// Formats a message. The key of one that is nowhere is reported, and is its text.
    ///
    /// # Errors
    /// It uses a variable that `args` has not; [`wrong_variables`] says which and where.
    pub fn format(&self, key: &str, args: Option<&FluentArgs<'_>>) -> Result<String, String> {
        if let Some(text) = self.parts(key).and_then(text_of) {
            return Ok(text);
        }
        let bundle = || self.bundle.get_or_init(|| self.bundle());
        let bundle = self.resolved.message(key).map(|_| bundle());
        let message = bundle.and_then(|bundle| Some((bundle, bundle.get_message(key)?.value()?)));
        let Some((bundle, pattern)) = message else {
            self.report_nowhere(key);
            return Ok(key.to_owned());
        };
        let mut wrong = Vec::new();
        let text: Cow<'_, str> = bundle.format_pattern(pattern, args, &mut wrong);
        match wrong.first() {
            Some(error) => Err(format!("message `{key}` in {}: {error}", self.locale.code)),
            None => Ok(text.into_owned()),
        }
    }

    fn bundle(&self) -> FluentBundle<FluentResource> {
        let language = self.locale.tag.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        bundle.set_use_isolating(false);
        let resource = FluentResource::try_new(self.resolved.sources());
        let resource = resource.unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
        bundle
    }

    /// Reports a key that was not known to be asked for, once.
    fn report_nowhere(&self, key: &str) {
        let mut known = self.nowhere.lock().unwrap_or_else(PoisonError::into_inner);
        if known.insert(key.to_owned()) {
            let locale = self.locale.code;
            tracing::warn!("{locale}: there is no message `{key}`; its key is shown");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    fn file(path: &str, text: &str) -> MessageFile {
        let path = Path::new("locales").join(path);
        MessageFile::new(path, text.to_owned()).expect("is in a folder")
    }

    fn all(codes: &[&str], files: &[MessageFile]) -> Vec<Messages> {
        let (all, wrong) = load_with(codes, files, &Asked::default());
        assert!(wrong.is_empty(), "{wrong:?}");
        all
    }

    fn load_with(
        codes: &[&str],
        files: &[MessageFile],
        asked: &Asked,
    ) -> (Vec<Messages>, Vec<Diagnostic>) {
        load(&locales(codes), files.to_vec(), asked, &Written::default())
    }

    fn locales(codes: &[&str]) -> Vec<Locale> {
        let each = codes.iter();
        each.map(|code| Locale::find(code).expect("known"))
            .collect()
    }

    fn lines(warnings: &[Diagnostic]) -> Vec<String> {
        let each = warnings.iter().map(ToString::to_string);
        each.map(|text| text.lines().next().unwrap_or_default().to_owned())
            .collect()
    }

    #[test]
    fn a_message_is_of_the_locale_its_language_english_or_its_key() {
        let files = [
            file("en/site.ftl", "a = en\nb = en\nc = en\n"),
            file("pt/site.ftl", "a = pt\nb = pt\n"),
            file("br/site.ftl", "a = br\n"),
            file("ja/site.ftl", "a = ja\nd = ja\n"),
        ];
        let all = all(&["ja", "br"], &files);
        let say = |nth: usize| ["a", "b", "c", "d"].map(|key| all[nth].format(key, None));
        assert_eq!(say(0), ["ja", "en", "en", "ja"].map(|text| Ok(text.into())));
        assert_eq!(say(1), ["br", "pt", "en", "d"].map(|text| Ok(text.into())));
    }

    #[test]
    fn what_is_missing_is_a_line_a_language_and_what_is_inherited_is_not() {
        let files = [
            file("en/site.ftl", "a = A\nb = B\n"),
            file("en/islands/odds.ftl", "c = C\n"),
            file("en-ZA/site.ftl", "a = Howzit\n"),
            file("ar/site.ftl", "a = ألف\n"),
        ];
        let words = Requests {
            pages: &["date-today"],
            islands: vec![("odds-live".to_owned(), "odds")],
        };
        let asked = Asked::of(&words, ["{{ t('a') ~ t('nowhere') }}"]);
        let (all, _) = load_with(&["en-ZA", "ar"], &files, &asked);
        assert_eq!(
            lines(&warnings(&all, &asked)),
            [
                "warning: en-ZA: 3 messages in no language, the key is shown",
                "warning: ar: 2 messages missing, the English text is used; 3 messages in no language, the key is shown",
            ]
        );
        let missing = |locale: usize, key: &str| {
            let it = all[locale].missing.iter().find(|it| it.key == key);
            it.map(|it| (it.file.display().to_string(), it.shown))
        };
        let is = |file: &str, shown| Some((format!("locales/{file}"), shown));
        assert_eq!(missing(0, "a"), None);
        assert_eq!(missing(0, "b"), None);
        assert_eq!(missing(0, "nowhere"), is("en/site.ftl", Shown::Key));
        assert_eq!(missing(1, "b"), is("ar/site.ftl", Shown::English));
        assert_eq!(missing(1, "c"), is("ar/islands/odds.ftl", Shown::English));
        assert_eq!(
            missing(1, "odds-live"),
            is("ar/islands/odds.ftl", Shown::Key)
        );
    }

    #[test]
    fn what_a_message_is_made_of_and_nobody_has_is_shown_as_its_key() {
        let files = [file("en/site.ftl", "a = { b } of { -brand }\n")];
        let all = all(&["en"], &files);
        assert_eq!(all[0].format("a", None).as_deref(), Ok("b of -brand"));
        let missing: Vec<_> = all[0].missing.iter().map(|it| it.key.as_str()).collect();
        assert_eq!(missing, ["-brand", "b"]);
    }

    #[test]
    fn a_locale_needs_its_folder_or_that_of_its_language() {
        let english = file("en/site.ftl", "a = A\n");
        assert_eq!(all(&["en-ZA"], std::slice::from_ref(&english)).len(), 1);
        let (_, wrong) = load_with(&["en-ZA", "br"], &[english], &Asked::default());
        let text = wrong[0].to_string();
        assert!(
            text.contains("locale `br` has no messages") && text.contains("locales/pt/site.ftl"),
            "{text}"
        );
    }

    #[test]
    fn a_key_that_nobody_was_known_to_ask_for_is_reported_once() {
        let all = all(&["en"], &[file("en/site.ftl", "a = A\n")]);
        assert_eq!(all[0].format("zzz", None).as_deref(), Ok("zzz"));
        assert!(all[0].nowhere.lock().expect("is free").contains("zzz"));
        assert_eq!(all[0].fingerprint("zzz"), 0);
    }

    #[test]
    fn a_message_that_is_there_twice_names_both_files() {
        let files = [
            file("en/site.ftl", "a = A\n-t = T\n"),
            file("en/islands/odds.ftl", "b = B\na = { a }\n-t = U\n"),
            file("ar/site.ftl", "a = A\n"),
        ];
        let (_, wrong) = load_with(&["en"], &files, &Asked::default());
        let [wrong] = &wrong[..] else {
            panic!("{wrong:?}");
        };
        let text = wrong.to_string();
        assert!(text.contains("there are two messages `a`"), "{text}");
        assert!(text.contains("locales/en/islands/odds.ftl:2:1"), "{text}");
        assert!(text.contains("also in locales/en/site.ftl"), "{text}");
    }

    #[test]
    fn a_syntax_error_names_file_and_line() {
        let files = [file("en-ZA/site.ftl", "a = A\nb = { $n\nc = C\n")];
        let (_, wrong) = load_with(&["en-ZA"], &files, &Asked::default());
        assert!(
            wrong[0].to_string().contains("locales/en-ZA/site.ftl:"),
            "{}",
            wrong[0]
        );
    }

    #[test]
    fn a_missing_variable_is_an_error() {
        let all = all(&["en-ZA"], &[file("en-ZA/site.ftl", "a = { $n }\n")]);
        assert!(all[0].format("a", None).is_err());
    }

    #[test]
    fn messages_are_made_when_they_are_used() {
        let text = "a = A\nb = { $x }\nc = { $n ->\n   *[other] o\n}\nd = { a }\n";
        let all = all(&["en"], &[file("en/site.ftl", text)]);
        let messages = &all[0];
        assert_eq!(messages.format("a", None).as_deref(), Ok("A"));
        assert_eq!(messages.parts("b").map(<[Part]>::len), Some(1));
        assert!(["c", "d"].iter().all(|key| messages.parts(key).is_none()));
        assert!(messages.bundle.get().is_none(), "nothing needed it");
        assert_eq!(messages.format("d", None).as_deref(), Ok("A"));
        assert!(messages.bundle.get().is_some());
    }

    #[test]
    fn a_message_is_the_same_with_and_without_its_bundle() {
        let text = "a = one { \"{\" } two\nb =\n    first\n      second\n\n    third\nc =   d\n";
        let all = all(&["en"], &[file("en/site.ftl", text)]);
        let bundle = all[0].bundle();
        for key in ["a", "b", "c"] {
            let message = bundle.get_message(key).expect("is there");
            let pattern = message.value().expect("has a text");
            let formatted = bundle.format_pattern(pattern, None, &mut Vec::new());
            assert_eq!(all[0].format(key, None), Ok(formatted.into_owned()));
        }
    }

    #[test]
    fn arabic_plurals_have_their_own_forms() {
        let text = "n = { $n ->\n    [zero] z\n    [one] o\n    [two] t\n    [few] f\n    [many] m\n   *[other] x\n}\n";
        let all = all(&["ar"], &[file("ar/site.ftl", text)]);
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
    fn an_island_has_the_messages_of_its_file_and_what_they_are_made_of() {
        let files = [
            file(
                "en/site.ftl",
                "-brand = Bets\nword = { -brand }!\nother = O\n",
            ),
            file("en/islands/odds.ftl", "a = A { word }\nb = B\n"),
            file("ar/site.ftl", "-brand = رهان\na = ألف { word }\n"),
        ];
        let all = all(&["en", "ar"], &files);
        let source = |nth: usize| all[nth].islands["odds"].as_str();
        assert_eq!(
            source(0),
            "a = A { word }\nb = B\nword = { -brand }!\n-brand = Bets\n"
        );
        assert_eq!(
            source(1),
            "a = ألف { word }\nb = B\nword = { -brand }!\n-brand = رهان\n"
        );
    }

    #[test]
    fn a_message_changes_with_what_it_is_made_of_in_a_fallback() {
        let print = |word: &str, brand: &str, other: &str| {
            let fallback = format!("word = {word}\n-brand = {brand}\nother = {other}\n");
            let files = [
                file("en/site.ftl", &fallback),
                file("ar/site.ftl", "a = { word }\nb = { -brand }\nc = C\n"),
            ];
            let all = all(&["en-ZA", "ar"], &files);
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
            file("en/site.ftl", "-brand = Bets\n"),
            file("ar/site.ftl", "-brand = رهان\na = { -brand }\n"),
        ];
        let all = all(&["en-ZA", "ar"], &files);
        assert_eq!(all[1].format("a", None).as_deref(), Ok("رهان"));
    }
}
