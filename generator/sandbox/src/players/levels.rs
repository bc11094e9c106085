//! Points that players earn with their stakes, and the levels that these lead to.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use api::wire::{PlayerStatus, StatusGroup};

use super::profiles::Profile;
use super::store::{Read, Result};
use super::{currencies, usage};
use crate::locale::{Locale, Text};

/// Units of the first account's currency that earn a point when they are staked.
const UNITS_A_POINT: u64 = 10;

/// The ladder.
const LADDER: &str = "loyalty";

/// Its levels, each from so many points on.
const LEVELS: [(&str, u64); 3] = [("bronze", 0), ("silver", 100), ("gold", 1_000)];

/// Names of the ladder and of its levels.
static NAMES: LazyLock<BTreeMap<String, Text>> = LazyLock::new(|| {
    let all: BTreeMap<String, Text> = toml::from_str(include_str!("../../data/levels.toml"))
        .expect("levels.toml, which is compiled in, has no mistake");
    let translated = |(key, text): (String, Text)| {
        let text = text.translated(|own| own.level.get(&key));
        (key, text)
    };
    all.into_iter().map(translated).collect()
});

/// The ladder, and where a player with these points is on it.
pub fn ladder(points: u64, locale: Locale) -> StatusGroup {
    let name = |key: &str| {
        let text = NAMES.get(key);
        text.map_or_else(String::new, |text| text.get(locale).to_owned())
    };
    StatusGroup {
        id: LADDER.to_owned(),
        name: name(LADDER),
        statuses: LEVELS
            .map(|(level, min_points)| PlayerStatus {
                id: level.to_owned(),
                name: name(level),
                min_points,
            })
            .into(),
        current: Some(level_at(points).to_owned()),
    }
}

/// The level that a player has reached.
///
/// # Errors
/// The database cannot be read.
pub fn level(read: &impl Read, profile: &Profile) -> Result<&'static str> {
    Ok(level_at(earned(read, profile)?))
}

/// The points that a player has earned.
///
/// # Errors
/// The database cannot be read.
pub fn earned(read: &impl Read, profile: &Profile) -> Result<u64> {
    let staked = usage::staked(read, profile.id)?;
    let bounds = currencies::of(profile.first_currency());
    let point = bounds.map_or(u64::MAX, |bounds| bounds.subunits * UNITS_A_POINT);
    Ok(u64::try_from(staked).unwrap_or(0) / point)
}

fn level_at(points: u64) -> &'static str {
    let reached = LEVELS.iter().rev().find(|(_, from)| points >= *from);
    reached.map_or(LEVELS[0].0, |(level, _)| level)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::languages;

    #[test]
    fn levels_are_reached_by_their_points() {
        for (points, level) in [
            (0, "bronze"),
            (99, "bronze"),
            (100, "silver"),
            (999, "silver"),
            (1_000, "gold"),
            (u64::MAX, "gold"),
        ] {
            assert_eq!(level_at(points), level, "{points}");
        }
    }

    #[test]
    fn every_level_has_a_name_and_no_language_has_others() {
        for (level, _) in LEVELS {
            assert!(NAMES.contains_key(level), "{level}");
        }
        assert!(NAMES.contains_key(LADDER));
        languages::check("level", |own| &own.level, |key| NAMES.contains_key(key))
            .expect("no other key");
    }
}
