//! Reads a table of a content file as a typed value with texts in every language.

use std::collections::BTreeSet;
use std::ops::Range;

use serde::Serialize;
use serde::de::DeserializeOwned;
use toml::de::DeTable;

use super::text::in_languages;
use crate::reader::Reader;
use catalogue::locale::Locale;
use templates::Tree;

/// The value of a table, and its fingerprint in each language of the site; `None` if the table lacks
/// something that is required. Every mistake is reported, and every text that a language lacks.
pub(super) fn typed<'f, T: DeserializeOwned + Serialize>(
    reader: &mut Reader<'f>,
    table: DeTable<'f>,
    at: Range<usize>,
    locales: &[Locale],
) -> Option<(T, Vec<u64>)> {
    let (value, untranslated) = in_languages(locales, || reader.options::<T>(table, at));
    let value = value?;
    // A text is read once more for each mistake beside it.
    let mut reported = BTreeSet::new();
    for missing in untranslated {
        if reported.insert((missing.at.start, missing.used)) {
            let languages = missing.languages.join(", ");
            reader.warning(
                format!(
                    "no text in {languages}; the one in {} is used",
                    missing.used
                ),
                missing.at,
                &format!("add `{} = \"…\"` to this table", missing.languages[0]),
            );
        }
    }
    let prints = prints(&value, locales.len());
    Some((value, prints))
}

/// Fingerprint of a value in each language. Only what differs between languages makes the
/// fingerprints differ.
fn prints(value: &impl Serialize, languages: usize) -> Vec<u64> {
    let tree = Tree::in_languages(value, languages);
    tree.expect("content is structs, lists, texts and whole numbers, as views are")
        .fingerprints()
}
