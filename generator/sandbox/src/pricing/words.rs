//! Names of markets, outcomes and groups, in every language.

use std::collections::HashMap;
use std::sync::Arc;

use api::wire::{Market, MarketGroup, Outcome};
use serde::Deserialize;

use super::line::decimal;
use super::outcomes::{OTHER_SCORE, SCORES};
use super::players::player;
use super::{Offer, contest, joint, kind};
use crate::languages;
use crate::locale::{Locale, Text};
use crate::play::Sides;

/// `data/markets.toml`
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    group: Vec<Group>,
    unit: HashMap<String, Text>,
    /// What is counted beside the score; of the same table of a language.
    counted: HashMap<String, Text>,
    outcome: HashMap<String, Text>,
    pub(super) market: Vec<Kind>,
    /// Names of periods.
    #[serde(skip)]
    pub(super) periods: HashMap<String, Text>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Group {
    key: String,
    name: Text,
}

/// A kind of market.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kind {
    /// Its number.
    pub id: u64,
    /// Its name, with placeholders.
    pub name: Text,
    /// Keys of its tabs.
    pub groups: Vec<String>,
    /// Key of `[outcome]` by outcome id; two of them with `+` or `/` between.
    #[serde(default)]
    pub outcomes: HashMap<String, String>,
}

/// The match whose markets are named.
#[derive(Clone, Copy, Debug)]
pub struct Named<'a> {
    /// The provider's name of the match.
    pub urn: &'a str,
    /// Names of home and away in the language.
    pub sides: &'a Sides<String>,
    /// Names of those who compete, of an outright.
    pub entrants: &'a [String],
    /// Names of scorers.
    pub scorers: Sides<&'a [Arc<str>]>,
    /// Unit of the sport's totals.
    pub unit: &'a str,
}

impl Words {
    /// Reads the compiled texts, without the kinds that are made of them.
    ///
    /// # Errors
    /// They contain a mistake.
    pub fn read() -> Result<Self, String> {
        let words: Self = toml::from_str(include_str!("../../data/markets.toml"))
            .map_err(|error| format!("markets.toml: {error}"))?;
        words.check_languages()?;
        Ok(words.translated())
    }

    fn check_languages(&self) -> Result<(), String> {
        let is_group = |key: &str| self.group.iter().any(|own| own.key == key);
        let is_market = |id: &str| self.market.iter().any(|own| own.id.to_string() == id);
        languages::check("group", |own| &own.group, is_group)?;
        languages::check("unit", |own| &own.unit, |key| self.unit(key).is_some())?;
        languages::check("market", |own| &own.market, is_market)?;
        languages::check(
            "outcome",
            |own| &own.outcome,
            |key| self.outcome.contains_key(key),
        )
    }

    fn translated(mut self) -> Self {
        for Group { key, name } in &mut self.group {
            *name = name.clone().translated(|own| own.group.get(key));
        }
        for Kind { id, name, .. } in &mut self.market {
            let id = id.to_string();
            *name = name.clone().translated(|own| own.market.get(&id));
        }
        for (key, text) in self.unit.iter_mut().chain(&mut self.counted) {
            *text = text.clone().translated(|own| own.unit.get(key));
        }
        for (key, text) in &mut self.outcome {
            *text = text.clone().translated(|own| own.outcome.get(key));
        }
        self
    }

    /// Every kind of market with its name, whose placeholders are not filled.
    pub fn markets(&self) -> impl Iterator<Item = (u64, &Text)> {
        self.market.iter().map(|kind| (kind.id, &kind.name))
    }

    /// A kind by its number.
    pub fn kind(&self, id: u64) -> Option<&Kind> {
        self.market.iter().find(|kind| kind.id == id)
    }

    /// The word for a unit, or for what is counted.
    pub fn unit(&self, key: &str) -> Option<&Text> {
        self.unit.get(key).or_else(|| self.counted.get(key))
    }

    /// The name of the question which side has more.
    pub fn most(&self) -> Option<&Text> {
        self.outcome.get("most")
    }

    /// What totals count.
    pub fn units(&self) -> impl Iterator<Item = &Text> {
        self.unit.values()
    }

    /// A market on the wire.
    pub fn market(&self, offer: &Offer, named: &Named, locale: Locale) -> Market {
        let place = self.market.iter().position(|kind| kind.id == offer.market);
        let kind = place.map(|place| &self.market[place]);
        Market {
            match_urn_id: named.urn.to_owned(),
            id: offer.market,
            name: kind.map_or_else(
                || offer.market.to_string(),
                |kind| self.fill(&kind.name, offer, named, locale),
            ),
            status: offer.status,
            specifier: offer.specifier(),
            outcomes: offer
                .outcomes
                .iter()
                .map(|priced| Outcome {
                    id: priced.outcome,
                    name: self.outcome(kind, priced.outcome, offer, named, locale),
                    active: priced.active,
                    odds: priced.odds,
                })
                .collect(),
            market_groups: kind
                .map(|kind| self.groups(kind, named, locale))
                .unwrap_or_default(),
            priority: place.map_or(0, |place| 10_000 - 10 * place as i64),
            most_balanced: offer.most_balanced,
            next_bet_stop: None,
            custom_bet_groups: if offer.is_joinable {
                vec![joint::GROUP.to_owned()]
            } else {
                Vec::new()
            },
        }
    }

    fn groups(&self, kind: &Kind, named: &Named, locale: Locale) -> Vec<MarketGroup> {
        // Only goals have lines of quarters.
        let is_in =
            |key: &String| kind.groups.contains(key) && (key != "asian" || named.unit == "goals");
        let own = self
            .group
            .iter()
            .enumerate()
            .filter(|(_, group)| is_in(&group.key));
        own.map(|(place, group)| MarketGroup {
            group_key: group.key.clone(),
            name: group.name.get(locale).to_owned(),
            priority: 100 - place as i64,
        })
        .collect()
    }

    fn outcome(
        &self,
        kind: Option<&Kind>,
        outcome: u64,
        offer: &Offer,
        named: &Named,
        locale: Locale,
    ) -> String {
        if (SCORES..OTHER_SCORE).contains(&outcome) {
            let score = outcome - SCORES;
            return self.score([score / 100, score % 100], locale);
        }
        if let kind::COMPETITION_WINNER | kind::COMPETITION_PLACED = offer.market {
            let name = contest::side(outcome).and_then(|side| named.entrants.get(side));
            return name.cloned().unwrap_or_else(|| outcome.to_string());
        }
        if let Some((side, place)) = player(outcome) {
            let name = named.scorers[side].get(place);
            return name.map_or_else(|| outcome.to_string(), |name| (**name).to_owned());
        }
        let Some(key) = kind.and_then(|kind| kind.outcomes.get(&outcome.to_string())) else {
            return outcome.to_string();
        };
        let text = |key: &str| {
            let text = self.outcome.get(key);
            text.map_or_else(
                || outcome.to_string(),
                |text| self.fill(text, offer, named, locale),
            )
        };
        for (between, shown) in [('+', " & "), ('/', " / ")] {
            if let Some((first, second)) = key.split_once(between) {
                return format!("{}{shown}{}", text(first), text(second));
            }
        }
        text(key)
    }

    /// The name of a period by its kind and number.
    fn period(&self, kind: &str, number: u32, locale: Locale) -> String {
        let own = self.periods.get(&format!("{kind}_{number}"));
        let text = own.or_else(|| self.periods.get(kind));
        let values = [("n", number.to_string()), ("nth", ordinal(number))];
        let values = values.each_ref().map(|(key, value)| (*key, value.as_str()));
        text.map_or_else(|| number.to_string(), |text| text.fill(locale, &values))
    }

    fn score(&self, score: Sides<u64>, locale: Locale) -> String {
        let [home, away] = score.map(|points| points.to_string());
        let places = [("home_score", home.as_str()), ("away_score", away.as_str())];
        let text = self.outcome.get("score");
        text.map_or_else(
            || places.map(|(_, points)| points).join("–"),
            |text| text.fill(locale, &places),
        )
    }

    fn fill(&self, text: &Text, offer: &Offer, named: &Named, locale: Locale) -> String {
        if !text.get(locale).contains('{') {
            return text.get(locale).to_owned();
        }
        let [home, away] = named.sides;
        let amount = offer.line.amount.map_or(0, |(_, quarters)| quarters);
        let number = offer
            .line
            .number
            .map_or(0, |(_, number)| number)
            .to_string();
        let unit = self
            .unit
            .get(named.unit)
            .map_or(named.unit, |unit| unit.get(locale));
        let nth = ordinal(offer.line.number.map_or(0, |(_, number)| number));
        let half = |number| self.period("half", number, locale);
        let period = offer
            .line
            .number
            .map_or_else(String::new, |(name, number)| {
                let name = name.trim_end_matches("nr");
                self.period(
                    if name == "inning" { "innings" } else { name },
                    number,
                    locale,
                )
            });
        let places = [
            ("period", period.as_str()),
            ("half_1", &half(1)),
            ("half_2", &half(2)),
            ("home", home.as_str()),
            ("away", away.as_str()),
            ("total", &decimal(amount)),
            ("hcp", &signed(amount)),
            ("minus_hcp", &signed(-amount)),
            ("nth", &nth),
            ("n", &number),
            ("unit", unit),
        ];
        text.fill(locale, &places)
    }
}

/// A number with its English ending.
pub fn ordinal(number: u32) -> String {
    let ending = match (number % 100, number % 10) {
        (11..=13, _) => "th",
        (_, 1) => "st",
        (_, 2) => "nd",
        (_, 3) => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}

fn signed(quarters: i32) -> String {
    let text = decimal(quarters);
    if quarters > 0 {
        format!("+{text}")
    } else {
        text
    }
}

#[cfg(test)]
mod tests {
    use super::Words;
    use crate::locale::{Locale, locale};

    #[test]
    fn a_score_has_a_dash_and_the_home_side_first_in_reading_order() {
        let words = Words::load().expect("the data are valid");
        assert_eq!(words.score([2, 1], Locale::ENGLISH), "2–1");
        assert_eq!(words.score([2, 1], locale("ar")), "\u{200F}2–1");
    }
}
