//! The format of the files in `data/`.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::calendar::{self, Calendar};
use super::squads::Squads;
use crate::languages;
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
    stages: HashMap<String, Text>,
    scorers: HashMap<String, Vec<Arc<str>>>,
    squads: Squads,
    grounds: HashMap<String, [String; 2]>,
    calendar: calendar::File,
    aliases: Aliases,
}

/// `data/aliases.toml`
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Aliases {
    side: HashMap<String, Vec<String>>,
    league: HashMap<String, Vec<String>>,
}

/// `data/sports/*.toml`
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sport {
    pub id: u64,
    pub key: String,
    #[serde(rename = "type")]
    pub kind: String,
    #[serde(default)]
    pub individual: bool,
    pub name: Text,
    pub weight: f64,
    pub unit: String,
    /// For a win and for a draw, in tables.
    pub points: Option<[u32; 2]>,
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
    /// Share of its matches that are of a knockout round.
    #[serde(default)]
    pub knockout: f64,
    /// Languages in which it comes before the other leagues of its category.
    #[serde(default)]
    pub first_in: Vec<String>,
    /// By their English names.
    #[serde(rename = "teams")]
    pub sides: Vec<String>,
    #[serde(default, rename = "stage")]
    pub stages: Vec<Stage>,
}

/// A `[[category.league.stage]]` of a sport.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stage {
    /// Of `data/stages.toml`.
    pub key: String,
    /// How many groups it is played in; each has a winner of its own.
    #[serde(default = "one_group")]
    pub groups: u8,
}

/// `data/countries.toml`
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Country {
    pub code: Option<String>,
    pub name: Text,
}

fn one() -> f64 {
    1.0
}

fn one_group() -> u8 {
    1
}

impl Sport {
    fn leagues(&self) -> impl Iterator<Item = &League> {
        self.categories
            .iter()
            .flat_map(|category| &category.leagues)
    }
}

impl Sources {
    /// Reads all files.
    pub fn read() -> Result<Self, String> {
        let sports = SPORTS
            .iter()
            .map(|(name, text)| parse(&format!("sports/{name}.toml"), text));
        let mut sources = Self {
            sports: sports.collect::<Result<_, _>>()?,
            countries: parse("countries.toml", include_str!("../../data/countries.toml"))?,
            stages: parse("stages.toml", include_str!("../../data/stages.toml"))?,
            scorers: parse("players.toml", include_str!("../../data/players.toml"))?,
            squads: parse("squads.toml", include_str!("../../data/squads.toml"))?,
            grounds: parse("stadiums.toml", include_str!("../../data/stadiums.toml"))?,
            aliases: parse("aliases.toml", include_str!("../../data/aliases.toml"))?,
            calendar: parse("calendar.toml", include_str!("../../data/calendar.toml"))?,
        };
        sources.check_languages()?;
        sources.check_calendar()?;
        sources.check_aliases()?;
        sources.translate();
        Ok(sources)
    }

    fn check_languages(&self) -> Result<(), String> {
        let sports = || self.sports.iter();
        let leagues = || sports().flat_map(|sport| sport.leagues().map(move |own| (sport, own)));
        let is_sport = |key: &str| sports().any(|sport| sport.key == key);
        let is_league =
            |key: &str| leagues().any(|(sport, own)| league_key(&sport.key, &own.slug) == key);
        let sides: BTreeSet<&String> = leagues().flat_map(|(_, own)| &own.sides).collect();
        languages::check("sport", |own| &own.sport, is_sport)?;
        languages::check(
            "country",
            |own| &own.country,
            |key| self.countries.contains_key(key),
        )?;
        languages::check("league", |own| &own.league, is_league)?;
        languages::check(
            "stage",
            |own| &own.stage,
            |key| self.stages.contains_key(key),
        )?;
        languages::check(
            "side",
            |own| &own.side,
            |name| sides.contains(&name.to_owned()),
        )?;
        let players: BTreeSet<&str> = self.scorers.values().flatten().map(|own| &**own).collect();
        languages::check("player", |own| &own.player, |name| players.contains(name))
    }

    /// Reports an entry of the calendar that belongs to no league.
    fn check_calendar(&self) -> Result<(), String> {
        let leagues = self.sports.iter().flat_map(|sport| {
            let own = sport.leagues();
            own.map(|league| league_key(&sport.key, &league.slug))
        });
        let leagues: BTreeSet<String> = leagues.collect();
        let mut entries = self.calendar.league.keys();
        match entries.find(|key| !leagues.contains(*key)) {
            Some(key) => Err(format!("calendar.toml: there is no league `{key}`")),
            None => Ok(()),
        }
    }

    /// Reports an alias of nothing.
    fn check_aliases(&self) -> Result<(), String> {
        let mut leagues = BTreeSet::new();
        let mut sides = BTreeSet::new();
        for sport in &self.sports {
            for league in sport.leagues() {
                leagues.insert(league_key(&sport.key, &league.slug));
                sides.extend(&league.sides);
            }
        }
        let mut unknown_sides = self.aliases.side.keys().filter(|own| !sides.contains(own));
        let mut unknown_leagues = self
            .aliases
            .league
            .keys()
            .filter(|own| !leagues.contains(*own));
        match unknown_sides.next().or_else(|| unknown_leagues.next()) {
            Some(key) => Err(format!("aliases.toml: nothing is called `{key}`")),
            None => Ok(()),
        }
    }

    /// What players call a side beside its name.
    pub fn aliases_of(&self, side: &str) -> Vec<String> {
        self.aliases.side.get(side).cloned().unwrap_or_default()
    }

    /// What players call a league beside its name.
    pub fn aliases_of_league(&self, sport: &str, slug: &str) -> Vec<String> {
        let own = self.aliases.league.get(&league_key(sport, slug));
        own.cloned().unwrap_or_default()
    }

    /// When a league of a sport plays.
    pub fn calendar_of(&self, sport: &Sport, league: &League) -> Result<Calendar, String> {
        self.calendar
            .calendar(&sport.key, &league.slug, &league.sides)
    }

    fn translate(&mut self) {
        for sport in &mut self.sports {
            sport.name = sport
                .name
                .clone()
                .translated(|own| own.sport.get(&sport.key));
            for league in sport.categories.iter_mut().flat_map(|own| &mut own.leagues) {
                let key = league_key(&sport.key, &league.slug);
                league.name = league.name.clone().translated(|own| own.league.get(&key));
            }
        }
        for (key, country) in &mut self.countries {
            country.name = country.name.clone().translated(|own| own.country.get(key));
        }
        for (key, name) in &mut self.stages {
            *name = name.clone().translated(|own| own.stage.get(key));
        }
    }

    /// A country or a tour by its key.
    pub fn country(&self, key: &str) -> Result<&Country, String> {
        self.countries
            .get(key)
            .ok_or_else(|| format!("countries.toml: `{key}` is missing"))
    }

    /// The name of a stage by its key.
    pub fn stage(&self, key: &str) -> Result<&Text, String> {
        self.stages
            .get(key)
            .ok_or_else(|| format!("stages.toml: `{key}` is missing"))
    }

    /// A side's name in every language: its own, or its country's, or the English one.
    pub fn name_of(&self, name: &str) -> Text {
        let mut countries = self.countries.iter();
        let country = countries.find(|(_, country)| country.name.english() == name);
        let country = country.map(|(key, _)| key);
        Text::from(name).translated(|own| {
            let of_country = || own.country.get(country?);
            own.side.get(name).or_else(of_country)
        })
    }

    /// The named players of a side, by its sport and country.
    pub fn players_of(&self, sport: &str, country: &str, name: &str) -> Vec<Arc<str>> {
        if sport != "soccer" {
            return self.squads.of(sport, name);
        }
        let own = self.scorers.get(name).cloned();
        own.unwrap_or_else(|| self.squads.made_up(country, name))
    }

    /// The stadium of a side, and its city.
    pub fn ground_of(&self, name: &str) -> Option<[String; 2]> {
        self.grounds.get(name).cloned()
    }
}

fn league_key(sport: &str, slug: &str) -> String {
    format!("{sport}/{slug}")
}

fn parse<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, String> {
    toml::from_str(text).map_err(|error| format!("{file}: {error}"))
}
