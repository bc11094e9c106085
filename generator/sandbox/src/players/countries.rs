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

/// Countries around the operator's, which play in no league of the sandbox. Pages name them in their own language.
const NEIGHBOURS: [(&str, &str); 14] = [
    ("ao", "Angola"),
    ("bw", "Botswana"),
    ("cd", "DR Congo"),
    ("ke", "Kenya"),
    ("ls", "Lesotho"),
    ("mg", "Madagascar"),
    ("mu", "Mauritius"),
    ("mw", "Malawi"),
    ("mz", "Mozambique"),
    ("na", "Namibia"),
    ("sz", "Eswatini"),
    ("tz", "Tanzania"),
    ("ug", "Uganda"),
    ("zm", "Zambia"),
];

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
        .chain(NEIGHBOURS.map(|(code, name)| (code.to_owned(), name.into())))
        .collect();
    countries.sort_by(|(one, _), (other, _)| one.cmp(other));
    countries.dedup_by(|(one, _), (other, _)| one == other);
    countries
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_may_live_beside_the_operators_country() {
        for code in [HOME, "bw", "ls", "mz", "na", "sz", "zw"] {
            let named = COUNTRIES.iter().filter(|(own, _)| own == code);
            assert_eq!(named.count(), 1, "{code}");
        }
    }
}
