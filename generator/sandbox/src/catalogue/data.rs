//! The format of the files in `data/`.

use std::collections::HashMap;
use std::sync::Arc;

use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::locale::Text;
use crate::play::Rules;

/// The files of all sports, the busiest first.
const SPORTS: &[(&str, &str)] = &[
    ("soccer", include_str!("../../data/sports/soccer.toml")),
    ("tennis", include_str!("../../data/sports/tennis.toml")),
    (
        "basketball",
        include_str!("../../data/sports/basketball.toml"),
    ),
    ("cricket", include_str!("../../data/sports/cricket.toml")),
    ("rugby", include_str!("../../data/sports/rugby.toml")),
    (
        "ice-hockey",
        include_str!("../../data/sports/ice-hockey.toml"),
    ),
    (
        "table-tennis",
        include_str!("../../data/sports/table-tennis.toml"),
    ),
    (
        "volleyball",
        include_str!("../../data/sports/volleyball.toml"),
    ),
    ("baseball", include_str!("../../data/sports/baseball.toml")),
    (
        "american-football",
        include_str!("../../data/sports/american-football.toml"),
    ),
    ("handball", include_str!("../../data/sports/handball.toml")),
    ("darts", include_str!("../../data/sports/darts.toml")),
    (
        "badminton",
        include_str!("../../data/sports/badminton.toml"),
    ),
    ("futsal", include_str!("../../data/sports/futsal.toml")),
    ("snooker", include_str!("../../data/sports/snooker.toml")),
    ("mma", include_str!("../../data/sports/mma.toml")),
    ("boxing", include_str!("../../data/sports/boxing.toml")),
    ("cs2", include_str!("../../data/sports/cs2.toml")),
    ("lol", include_str!("../../data/sports/lol.toml")),
    ("dota2", include_str!("../../data/sports/dota2.toml")),
    ("e-soccer", include_str!("../../data/sports/e-soccer.toml")),
    ("valorant", include_str!("../../data/sports/valorant.toml")),
    (
        "e-basketball",
        include_str!("../../data/sports/e-basketball.toml"),
    ),
];

/// All files.
pub struct Sources {
    /// In the order of [`SPORTS`].
    pub sports: Vec<Sport>,
    countries: HashMap<String, Country>,
    names: HashMap<String, OtherScripts>,
    scorers: HashMap<String, Vec<Arc<str>>>,
}

/// `data/sports/*.toml`
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sport {
    pub id: u64,
    pub key: String,
    #[serde(rename = "type")]
    pub kind: String,
    pub name: Text,
    pub weight: f64,
    pub unit: String,
    pub home: f64,
    /// In minutes.
    pub longest: i64,
    pub rules: Rules,
    #[serde(rename = "category")]
    pub categories: Vec<Category>,
}

/// A `[[category]]` of a sport.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Category {
    /// Of `data/countries.toml`.
    pub key: String,
    #[serde(rename = "league")]
    pub leagues: Vec<League>,
}

/// A `[[category.league]]` of a sport.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct League {
    pub slug: String,
    pub name: Text,
    #[serde(default = "one")]
    pub weight: f64,
    /// By their English names.
    #[serde(rename = "teams")]
    pub sides: Vec<String>,
}

/// `data/countries.toml`
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Country {
    pub code: Option<String>,
    en: Arc<str>,
    #[serde(rename = "pt-BR")]
    pt: Option<Arc<str>>,
    ar: Option<Arc<str>>,
    ja: Option<Arc<str>>,
}

/// `data/names.toml`
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OtherScripts {
    ar: Option<Arc<str>>,
    ja: Option<Arc<str>>,
}

fn one() -> f64 {
    1.0
}

impl Country {
    /// In every language.
    pub fn name(&self) -> Text {
        Text::Each {
            en: self.en.clone(),
            pt: self.pt.clone(),
            ar: self.ar.clone(),
            ja: self.ja.clone(),
        }
    }
}

impl Sources {
    /// Reads all files.
    pub fn read() -> Result<Self, String> {
        let sports = SPORTS
            .iter()
            .map(|(name, text)| parse(&format!("sports/{name}.toml"), text));
        Ok(Self {
            sports: sports.collect::<Result<_, _>>()?,
            countries: parse("countries.toml", include_str!("../../data/countries.toml"))?,
            names: parse("names.toml", include_str!("../../data/names.toml"))?,
            scorers: parse("players.toml", include_str!("../../data/players.toml"))?,
        })
    }

    /// A country or a tour by its key.
    pub fn country(&self, key: &str) -> Result<&Country, String> {
        self.countries
            .get(key)
            .ok_or_else(|| format!("countries.toml: `{key}` is missing"))
    }

    /// A side's name in every language: its own, its country's, or one for all.
    pub fn name_of(&self, name: &str) -> Text {
        if let Some(scripts) = self.names.get(name) {
            return Text::Each {
                en: name.into(),
                pt: None,
                ar: scripts.ar.clone(),
                ja: scripts.ja.clone(),
            };
        }
        let country = self.countries.values().find(|country| &*country.en == name);
        country.map_or_else(|| Text::from(name), Country::name)
    }

    /// The scorers of a side.
    pub fn scorers_of(&self, name: &str) -> Vec<Arc<str>> {
        self.scorers.get(name).cloned().unwrap_or_default()
    }
}

fn parse<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, String> {
    toml::from_str(text).map_err(|error| format!("{file}: {error}"))
}
