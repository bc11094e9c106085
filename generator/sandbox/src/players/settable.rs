//! What players can set, by their country: which limits, over which periods, with which choices, under which name.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use api::wire::{LimitBasis, LimitKind, LimitPeriod};
use serde::Deserialize;

use super::countries::HOME;
use crate::locale::{Locale, Text};

/// `data/limits.toml`
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    name: BTreeMap<String, Text>,
    country: BTreeMap<String, Vec<Settable>>,
}

static FILE: LazyLock<File> = LazyLock::new(|| {
    let mut file: File = toml::from_str(include_str!("../../data/limits.toml"))
        .expect("limits.toml, which is compiled in, has no mistake");
    for (key, text) in &mut file.name {
        *text = text.clone().translated(|own| own.limit.get(key));
    }
    file
});

/// Limits of one kind that can be set.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settable {
    /// The kind.
    #[serde(rename = "type")]
    pub kind: LimitKind,
    /// What the limits count over, one each; empty for one that applies each time.
    #[serde(default)]
    pub periods: Vec<LimitPeriod>,
    /// What can be set of a time; empty for amounts.
    #[serde(default)]
    pub choices: Vec<i64>,
    /// How deposits are counted.
    pub basis: Option<LimitBasis>,
    /// Its value until the player has chosen one.
    first: Option<i64>,
    /// Key of its name, where the country has one.
    name: Option<String>,
}

/// What the players of a country can set, in the order of the list; a country without an entry has what the operator's own has.
pub fn of(country: &str) -> &'static [Settable] {
    let known = FILE.country.get(country);
    known
        .or_else(|| FILE.country.get(HOME))
        .map_or(&[], Vec::as_slice)
}

/// Seconds between the reality checks of a player who has not chosen; none where there are none.
pub fn first_check(country: &str) -> Option<i64> {
    let kind = LimitKind::RealityCheck;
    of(country).iter().find(|one| one.kind == kind)?.first
}

/// Whether withdrawals count against the deposits of a country's players.
pub fn is_net(country: &str) -> bool {
    let net = Some(LimitBasis::Net);
    of(country).iter().any(|one| one.basis == net)
}

impl Settable {
    /// The period of each limit; none where one applies each time.
    pub fn periods(&self) -> impl Iterator<Item = Option<&LimitPeriod>> {
        let once = self.periods.is_empty().then_some(None);
        once.into_iter().chain(self.periods.iter().map(Some))
    }

    /// The country's own name of the limit; none where it has no other than everywhere.
    pub fn name(&self, locale: Locale) -> Option<String> {
        let text = FILE.name.get(self.name.as_ref()?)?;
        Some(text.get(locale).to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::languages;

    #[test]
    fn the_data_are_complete_and_all_words_known() {
        let file = &*FILE;
        for home in ["za", "gb", "ie"] {
            assert!(file.country.contains_key(home), "{home}");
        }
        for (country, all) in &file.country {
            for one in all {
                let said = format!("{country}: {one:?}");
                assert!(!matches!(one.kind, LimitKind::Unknown(_)), "{said}");
                assert!(
                    one.periods
                        .iter()
                        .all(|own| !matches!(own, LimitPeriod::Unknown(_)))
                );
                let is_deposit = one.kind == LimitKind::Deposit;
                assert_eq!(one.basis.is_some(), is_deposit, "{said}");
                assert!(!matches!(one.basis, Some(LimitBasis::Unknown(_))), "{said}");
                assert!(one.choices.is_sorted(), "{said}");
                assert!(
                    one.first.is_none_or(|first| one.choices.contains(&first)),
                    "{said}"
                );
                let name = one.name.as_ref();
                assert!(name.is_none_or(|key| file.name.contains_key(key)), "{said}");
            }
            assert!(first_check(country).is_some(), "{country}");
        }
        languages::check("limit", |own| &own.limit, |key| file.name.contains_key(key))
            .expect("no other key");
    }

    #[test]
    fn every_name_is_said_in_every_language() {
        for own in languages::all() {
            for key in FILE.name.keys() {
                assert!(own.tables.limit.contains_key(key), "{}: {key}", own.code);
            }
        }
    }

    #[test]
    fn only_a_gross_limit_is_called_a_deposit_limit() {
        let deposits = |country| {
            let of_deposits = of(country)
                .iter()
                .filter(|one| one.kind == LimitKind::Deposit);
            of_deposits.map(|one| (one.basis.clone(), one.name(Locale::ENGLISH)))
        };
        let name = || Some("Deposit limit".to_owned());
        let british: Vec<_> = deposits("gb").collect();
        assert_eq!(british, [(Some(LimitBasis::Gross), name())]);
        for country in FILE.country.keys() {
            for (basis, called) in deposits(country) {
                assert!(
                    called != name() || basis == Some(LimitBasis::Gross),
                    "{country}"
                );
            }
        }
        assert!(is_net("ie") && !is_net("gb") && !is_net("za"));
    }

    #[test]
    fn elsewhere_limits_are_those_of_home() {
        let kinds = |country| of(country).iter().map(|one| &one.kind).collect::<Vec<_>>();
        assert_eq!(kinds("de"), kinds(HOME));
        assert_ne!(kinds("gb"), kinds(HOME));
        assert_eq!(
            [first_check("de"), first_check("gb")],
            [Some(3_600), Some(1_800)]
        );
    }
}
