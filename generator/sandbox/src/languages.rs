//! The files of `data/languages/`: names and sentences in a language beside English. A new file is a new
//! language; what it leaves out is in English.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use serde::Deserialize;

/// Code of the locale and text of its file.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

static LANGUAGES: LazyLock<Result<Vec<Language>, String>> =
    LazyLock::new(|| FILES.iter().map(|(code, text)| read(code, text)).collect());

/// A language beside English.
#[derive(Debug)]
pub struct Language {
    /// The locale's path segment, which is the name of its file.
    pub code: &'static str,
    /// Its texts.
    pub tables: Tables,
}

/// Texts by key.
pub type Table = BTreeMap<String, Arc<str>>;

/// The file of a language. Each key is one of the English data.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Tables {
    /// Languages of `Accept-Language` that it answers, beside its own code.
    pub accepts: Vec<String>,
    /// By key of the sport.
    pub sport: Table,
    /// By key of the country or tour.
    pub country: Table,
    /// By key of the sport and slug: `soccer/world-cup`.
    pub league: Table,
    /// Stages of competitions, by key.
    pub stage: Table,
    /// By English name. A national team without an entry has the name of its country.
    pub side: Table,
    /// Players of teams, by English name. Those of a team without an entry for each of them are all in English.
    pub player: Table,
    /// By kind of period, with a number for a name of its own: `half_1`.
    pub period: Table,
    /// What happens in matches, by kind.
    pub event: Table,
    /// Figures of statistics, by key.
    pub fact: Table,
    /// Tabs of markets, by key.
    pub group: Table,
    /// What totals count, by key.
    pub unit: Table,
    /// By number of the market.
    pub market: Table,
    /// By key of the outcome.
    pub outcome: Table,
    /// Refusals, by code.
    pub error: Table,
    /// Subjects of mails, by kind.
    pub mail: Table,
    /// Levels of loyalty, by key.
    pub level: Table,
    /// Names of limits that some countries have, by key.
    pub limit: Table,
    /// Words of notifications, by kind and part: `bet_title`.
    pub notification: Table,
    /// Words of the payment widget, by key.
    pub payment: Table,
    /// By key of the campaign.
    pub bonus_name: Table,
    /// By key of the campaign.
    pub bonus_description: Table,
    /// By key of the campaign.
    pub bonus_terms: Table,
}

/// Every language beside English, by code. None where a file has a mistake: see [`check`].
pub fn all() -> &'static [Language] {
    LANGUAGES.as_deref().unwrap_or_default()
}

/// Reports a file with a mistake, and a key that the English data do not have.
///
/// # Errors
/// The mistake, with its file, table and key.
pub fn check(
    table: &str,
    pick: impl Fn(&Tables) -> &Table,
    is_known: impl Fn(&str) -> bool,
) -> Result<(), String> {
    let languages = LANGUAGES.as_ref().map_err(Clone::clone)?;
    languages
        .iter()
        .try_for_each(|own| check_table(own, table, pick(&own.tables), &is_known))
}

fn check_table(
    Language { code, .. }: &Language,
    name: &str,
    table: &Table,
    is_known: &impl Fn(&str) -> bool,
) -> Result<(), String> {
    match table.keys().find(|key| !is_known(key)) {
        Some(key) => Err(format!(
            "languages/{code}.toml: `{key}` in [{name}] is not in the English data; correct the key, or remove it"
        )),
        None => Ok(()),
    }
}

fn read(code: &'static str, text: &str) -> Result<Language, String> {
    let tables = toml::from_str(text).map_err(|error| format!("languages/{code}.toml: {error}"))?;
    Ok(Language { code, tables })
}

#[cfg(test)]
mod tests {
    use super::{Language, check_table, read};

    #[test]
    fn an_empty_file_is_a_language() {
        let language = read("fr", "").expect("a language");
        assert!(language.tables.accepts.is_empty() && language.tables.sport.is_empty());
    }

    #[test]
    fn a_mistake_names_its_file_and_key() {
        let wrong = |text| read("fr", text).expect_err("a mistake");
        let table = wrong("[sprot]\nsoccer = \"Football\"\n");
        assert!(table.starts_with("languages/fr.toml: "), "{table}");
        assert!(
            table.contains("line 1") && table.contains("sprot"),
            "{table}"
        );
        let value = wrong("[sport]\nsoccer = 1\n");
        assert!(value.contains("line 2"), "{value}");
        let own: Language = read("fr", "[sport]\nsocer = \"Football\"\n").expect("a language");
        let key = check_table(&own, "sport", &own.tables.sport, &|key| key == "soccer");
        assert_eq!(
            key.expect_err("a mistake"),
            "languages/fr.toml: `socer` in [sport] is not in the English data; correct the key, or remove it"
        );
    }
}
