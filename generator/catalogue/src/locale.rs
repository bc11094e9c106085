//! Locales: their names, text direction and path segments.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Serialize;

/// A locale that the product knows, identified by its path segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Locale {
    /// Path segment and folder in `locales/` (`br`).
    pub code: &'static str,
    /// BCP 47 tag (`pt-BR`).
    pub tag: &'static str,
    /// The name of the language in the language itself.
    pub name: &'static str,
    /// Whether it is written from right to left (ar, he, fa, ur).
    pub rtl: bool,
}

/// Every locale that a site may have. A site has those listed in `content/site.toml`.
pub const KNOWN: &[Locale] = &[
    locale("en-ZA", "en-ZA", "English (South Africa)"),
    locale("en", "en", "English"),
    locale("af", "af", "Afrikaans"),
    locale("zu", "zu", "isiZulu"),
    locale("de", "de", "Deutsch"),
    locale("fr", "fr", "Français"),
    locale("es", "es", "Español"),
    locale("it", "it", "Italiano"),
    locale("pt", "pt", "Português"),
    locale("br", "pt-BR", "Português (Brasil)"),
    locale("nl", "nl", "Nederlands"),
    locale("da", "da", "Dansk"),
    locale("nb", "nb", "Norsk bokmål"),
    locale("sv", "sv", "Svenska"),
    locale("fi", "fi", "Suomi"),
    locale("pl", "pl", "Polski"),
    locale("cs", "cs", "Čeština"),
    locale("sk", "sk", "Slovenčina"),
    locale("hu", "hu", "Magyar"),
    locale("ro", "ro", "Română"),
    locale("bg", "bg", "Български"),
    locale("el", "el", "Ελληνικά"),
    locale("tr", "tr", "Türkçe"),
    locale("ru", "ru", "Русский"),
    locale("uk", "uk", "Українська"),
    locale("kk", "kk", "Қазақша"),
    locale("sr-ME", "sr-ME", "Crnogorski"),
    rtl("ar", "ar", "العربية"),
    rtl("he", "he", "עברית"),
    rtl("fa", "fa", "فارسی"),
    rtl("ur", "ur", "اردو"),
    locale("hi", "hi", "हिन्दी"),
    locale("th", "th", "ไทย"),
    locale("vi", "vi", "Tiếng Việt"),
    locale("id", "id", "Bahasa Indonesia"),
    locale("fil", "fil", "Filipino"),
    locale("ja", "ja", "日本語"),
    locale("ko", "ko", "한국어"),
    locale("zh", "zh", "中文"),
];

/// Path of the generated list for the islands' tests, from the project's root.
pub const TYPESCRIPT_PATH: &str = "islands/src/testing/locales.gen.ts";

/// Alternative path segments for locales: alias, code.
pub const ALIASES: &[(&str, &str)] = &[
    ("no", "nb"),
    ("tl", "fil"),
    ("vn", "vi"),
    ("se", "sv"),
    ("sr", "sr-ME"),
];

const fn locale(code: &'static str, tag: &'static str, name: &'static str) -> Locale {
    Locale {
        code,
        tag,
        name,
        rtl: false,
    }
}

const fn rtl(code: &'static str, tag: &'static str, name: &'static str) -> Locale {
    Locale {
        code,
        tag,
        name,
        rtl: true,
    }
}

/// [`KNOWN`] for the islands' tests.
pub fn typescript() -> String {
    let mut text = String::from(
        "// Generated from generator/catalogue/src/locale.rs by `cargo run -p site --example types`. Do not edit.\n\nexport const KNOWN = [\n",
    );
    for Locale { code, tag, rtl, .. } in KNOWN {
        let line = format!("  {{ code: \"{code}\", tag: \"{tag}\", rtl: {rtl} }},\n");
        text.push_str(&line);
    }
    text + "] as const;\n"
}

impl JsonSchema for Locale {
    fn schema_name() -> Cow<'static, str> {
        "Locale".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let each = KNOWN.iter();
        let each = each.map(|it| json_schema!({ "const": it.code, "description": it.name }));
        json_schema!({ "title": "locale", "oneOf": each.collect::<Vec<Schema>>() })
    }
}

impl Locale {
    /// The locale with this path segment.
    pub fn find(code: &str) -> Option<Self> {
        KNOWN.iter().copied().find(|locale| locale.code == code)
    }

    /// `ltr` or `rtl`, for `<html dir>`.
    pub fn dir(&self) -> &'static str {
        if self.rtl { "rtl" } else { "ltr" }
    }

    /// The folders in `locales/` in which a message is looked up, in order: the locale's own, that
    /// of its base language, `en`.
    pub fn folders(&self) -> Vec<&'static str> {
        let mut folders = self.own_folders();
        if !folders.contains(&ENGLISH) {
            folders.push(ENGLISH);
        }
        folders
    }

    /// Its language, without script and region: `pt` of `pt-BR`.
    pub fn language(&self) -> &'static str {
        self.tag.split('-').next().unwrap_or(self.tag)
    }

    /// The [`Locale::folders`] in its language: the locale's own, which may contain only what
    /// differs there, and that of the base language.
    pub fn own_folders(&self) -> Vec<&'static str> {
        let language = self.language();
        let mut folders = vec![self.code];
        if language != self.code {
            folders.push(language);
        }
        folders
    }
}

/// The folder that is the last fallback of every locale.
pub const ENGLISH: &str = "en";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_looked_for_in_the_locale_its_language_and_english() {
        let folders = |code: &str| Locale::find(code).expect("known").folders();
        assert_eq!(folders("br"), ["br", "pt", "en"]);
        assert_eq!(folders("sr-ME"), ["sr-ME", "sr", "en"]);
        assert_eq!(folders("en-ZA"), ["en-ZA", "en"]);
        assert_eq!(folders("en"), ["en"]);
        assert_eq!(folders("ja"), ["ja", "en"]);
    }

    #[test]
    fn an_alias_refers_to_a_known_locale() {
        for (alias, code) in ALIASES {
            assert!(Locale::find(code).is_some(), "{alias}: {code} is unknown");
            assert_eq!(Locale::find(alias), None, "{alias} is a code itself");
        }
    }

    #[test]
    fn the_islands_list_is_not_stale() {
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../");
        let stored = std::fs::read_to_string(format!("{root}{TYPESCRIPT_PATH}"));
        assert!(
            stored.is_ok_and(|stored| stored == typescript()),
            "{TYPESCRIPT_PATH} is stale; run `cargo run -p site --example types` in the project's root"
        );
    }

    #[test]
    fn right_to_left_locales_are_those_of_the_spec() {
        let rtl: Vec<&str> = KNOWN.iter().filter(|l| l.rtl).map(|l| l.code).collect();
        assert_eq!(rtl, ["ar", "he", "fa", "ur"]);
    }
}
