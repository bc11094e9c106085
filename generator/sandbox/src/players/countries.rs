//! Countries that players can live in.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::locale::Text;

/// Code of the operator's country, in which players live where it is neither asked nor known.
pub const HOME: &str = "za";

/// A country as the sandbox's data have it; other fields are for the catalogue.
#[derive(Debug, Deserialize)]
struct Place {
    code: Option<String>,
    name: Text,
}

/// The countries, by code.
pub static COUNTRIES: LazyLock<Vec<(String, Text)>> = LazyLock::new(|| {
    let all: BTreeMap<String, Place> = toml::from_str(include_str!("../../data/countries.toml"))
        .expect("countries.toml, which is compiled in, has no mistake");
    let mut countries: Vec<_> = all
        .into_iter()
        .filter_map(|(key, Place { code, name })| {
            let code = code.filter(|code| code.len() == 2)?;
            Some((code, name.translated(|own| own.country.get(&key))))
        })
        .collect();
    countries.sort_by(|(one, _), (other, _)| one.cmp(other));
    countries.dedup_by(|(one, _), (other, _)| one == other);
    countries
});
