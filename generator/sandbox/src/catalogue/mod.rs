//! The static part of the world: sports, categories, leagues and their sides.
//!
//! Read from `data/`, which is compiled in. Lists keep the order of the files; the rest of the
//! sandbox refers to entries by index ("place").

mod calendar;
mod data;
mod slug;
mod squads;

use std::sync::Arc;

use api::wire;

use crate::locale::{Locale, Text};
use crate::play::{Rules, Sides};
use crate::pricing;
use crate::random::{mix, unit};

pub use calendar::{Calendar, after};
pub use slug::slug;

/// The whole catalogue.
#[derive(Debug)]
pub struct Catalogue {
    /// The busiest first.
    pub sports: Vec<Sport>,
    /// By sport.
    pub categories: Vec<Category>,
    /// By category.
    pub leagues: Vec<League>,
}

/// A sport and how it is played.
#[derive(Debug)]
pub struct Sport {
    /// The operator's number.
    pub id: u64,
    /// Path segment.
    pub key: String,
    /// Regular or cyber.
    pub kind: wire::SportKind,
    /// In every language.
    pub name: Text,
    /// Whether single players compete in it, and not teams.
    pub individual: bool,
    /// Share of the world's matches, relative to the other sports.
    pub weight: f64,
    /// Unit of its totals: `goals`, `sets`, `maps`, …
    pub unit: String,
    /// Points of tables for a win and for a draw; without them, the share of matches won decides.
    pub points: Option<[u32; 2]>,
    /// Home advantage, on the scale of [`crate::play::Setup::edge`].
    pub home: f64,
    /// Seconds after its start in which a match is over in any case.
    pub longest: i64,
    /// The rules.
    pub rules: Rules,
    /// Sort key: higher comes first.
    pub priority: i64,
}

/// A country or a tour within a sport.
#[derive(Debug)]
pub struct Category {
    /// The operator's number.
    pub id: u64,
    /// Path segment.
    pub slug: String,
    /// In every language.
    pub name: Text,
    /// ISO code of its country.
    pub country: Option<String>,
    /// Place of its sport.
    pub sport: usize,
    /// Sort key: higher comes first.
    pub priority: i64,
}

/// A competition.
#[derive(Debug)]
pub struct League {
    /// The operator's number.
    pub id: u64,
    /// Path segment.
    pub slug: String,
    /// In every language.
    pub name: Text,
    /// Place of its category.
    pub category: usize,
    /// Share of its sport's matches, relative to the other leagues.
    pub weight: f64,
    /// Share of its matches that are of a knockout round: they go on after a draw.
    pub knockout: f64,
    /// Its sides, the strongest first.
    pub sides: Vec<Side>,
    /// Parts of its competition that can be won by themselves.
    pub stages: Vec<Stage>,
    /// Sort key: higher comes first.
    pub priority: i64,
    /// Languages in which it comes before the other leagues of its category.
    pub first_in: Vec<String>,
    /// What players call it beside its name.
    pub aliases: Vec<String>,
    /// When it plays.
    pub calendar: Calendar,
}

/// From this weight on, a league's matches have markets on everything.
const DEEP: f64 = 2.0;

impl League {
    /// Whether many bet on its matches.
    pub fn is_deep(&self) -> bool {
        self.weight >= DEEP
    }

    /// Whether its sides play for a place in a table: it is no cup.
    pub fn is_ranked(&self) -> bool {
        self.knockout == 0.0 && self.calendar.has_season()
    }
}

/// A stage of a competition, such as its group stage.
#[derive(Debug)]
pub struct Stage {
    /// In every language, with `{group}` for the letter of a group.
    pub name: Text,
    /// How many groups it is played in.
    pub groups: u8,
}

/// A club, a player or a team.
#[derive(Debug)]
pub struct Side {
    /// In every language.
    pub name: Text,
    /// What players call it beside its name.
    pub aliases: Vec<String>,
    /// Strength, from about -1 to about 1.
    pub strength: f64,
    /// How much is scored in its matches, from -1 to 1.
    pub openness: f64,
    /// Its scorers, the likeliest first.
    pub scorers: Vec<Arc<str>>,
    /// The stadium where it is at home, and its city, if known.
    pub ground: Option<[String; 2]>,
}

/// The priority of a league that comes first.
const FIRST: i64 = 10_000;

/// How much of the difference in strength shows in a match.
const CONTRAST: f64 = 0.55;

/// How much the sides change what is scored: in sports of many points, and in others.
const LITTLE: f64 = 0.06;
const MUCH: f64 = 0.16;
const MANY: f64 = 40.0;

impl Catalogue {
    /// Reads the compiled data.
    ///
    /// # Errors
    /// A mistake in the data, with its file.
    pub fn load() -> Result<Self, String> {
        let sources = data::Sources::read()?;
        let mut catalogue = Self {
            sports: Vec::new(),
            categories: Vec::new(),
            leagues: Vec::new(),
        };
        for sport in &sources.sports {
            catalogue.add(sport, &sources)?;
        }
        Ok(catalogue)
    }

    fn add(&mut self, sport: &data::Sport, sources: &data::Sources) -> Result<(), String> {
        let place = self.sports.len();
        self.sports.push(Sport {
            id: sport.id,
            key: sport.key.clone(),
            kind: wire::SportKind::from(sport.kind.clone()),
            name: sport.name.clone(),
            individual: sport.individual,
            weight: sport.weight,
            unit: sport.unit.clone(),
            points: sport.points,
            home: sport.home,
            longest: sport.longest * 60,
            rules: sport.rules.clone(),
            priority: 1000 - 10 * place as i64,
        });
        for (at, category) in sport.categories.iter().enumerate() {
            let country = sources.country(&category.key)?;
            let own = self.categories.len();
            self.categories.push(Category {
                id: sport.id * 1000 + at as u64 + 1,
                slug: category.key.clone(),
                name: country.name.clone(),
                country: country.code.clone(),
                sport: place,
                priority: 100 - at as i64,
            });
            for (number, league) in category.leagues.iter().enumerate() {
                let sides = league.sides.iter().enumerate();
                let stages = league.stages.iter().map(|stage| {
                    let name = sources.stage(&stage.key)?.clone();
                    let groups = stage.groups;
                    Ok(Stage { name, groups })
                });
                self.leagues.push(League {
                    id: sport.id * 100_000 + at as u64 * 100 + number as u64 + 1,
                    slug: league.slug.clone(),
                    name: league.name.clone(),
                    category: own,
                    weight: league.weight,
                    knockout: league.knockout,
                    sides: sides
                        .map(|(rank, name)| Side {
                            name: sources.name_of(name),
                            aliases: sources.aliases_of(name),
                            strength: strength(name, rank, league.sides.len()),
                            openness: 2.0 * lot(name, 2) - 1.0,
                            scorers: players_of(
                                &self.leagues,
                                sources,
                                [&sport.key, &category.key],
                                name,
                            ),
                            ground: (sport.key == "soccer")
                                .then(|| sources.ground_of(name))
                                .flatten(),
                        })
                        .collect(),
                    stages: stages.collect::<Result<_, String>>()?,
                    priority: (league.weight * 100.0) as i64 - number as i64,
                    first_in: league.first_in.clone(),
                    aliases: sources.aliases_of_league(&sport.key, &league.slug),
                    calendar: sources.calendar_of(sport, league)?,
                });
            }
        }
        Ok(())
    }

    /// The category of a league.
    pub fn category_of(&self, league: usize) -> &Category {
        &self.categories[self.leagues[league].category]
    }

    /// The sport of a league.
    pub fn sport_of(&self, league: usize) -> &Sport {
        &self.sports[self.category_of(league).sport]
    }

    /// How much stronger home is in a match of a league.
    pub fn edge(&self, league: usize, sides: Sides<usize>) -> f64 {
        let [home, away] = sides.map(|side| self.leagues[league].sides[side].strength);
        (self.sport_of(league).home + CONTRAST * (home - away)).clamp(-1.4, 1.4)
    }

    /// The rules of a match of a league: some sides score more than others, or let others score more.
    pub fn rules(&self, league: usize, sides: Sides<usize>) -> Rules {
        let open = sides.map(|side| self.leagues[league].sides[side].openness);
        let open = (open[0] + open[1]) / 2.0;
        let mut rules = self.sport_of(league).rules.clone();
        match &mut rules {
            Rules::Timed(own) if own.total > MANY => own.total *= 1.0 + LITTLE * open,
            Rules::Timed(own) => own.total *= 1.0 + MUCH * open,
            Rules::Baseball(own) => own.total *= 1.0 + MUCH * open,
            _ => {}
        }
        rules
    }

    /// A sport on the wire.
    pub fn sport(&self, place: usize, locale: Locale) -> wire::Sport {
        let sport = &self.sports[place];
        let (main, outcomes) = pricing::main_market(&sport.rules);
        let secondary = pricing::secondary_market(&sport.rules);
        wire::Sport {
            id: sport.id,
            urn_id: format!("sr:sport:{}", sport.id),
            key: sport.key.clone(),
            name: sport.name.get(locale).to_owned(),
            priority: sport.priority,
            kind: sport.kind.clone(),
            provider: provider(&sport.kind),
            main_market_id: main,
            main_market_outcomes_count: outcomes,
            secondary_market_id: secondary.map(|(id, _)| id),
            secondary_market_outcomes_count: secondary.map(|(_, outcomes)| outcomes),
        }
    }

    /// A category on the wire.
    pub fn category(&self, place: usize, locale: Locale) -> wire::Category {
        let category = &self.categories[place];
        wire::Category {
            id: category.id,
            slug: category.slug.clone(),
            name: category.name.get(locale).to_owned(),
            priority: category.priority,
            country_code: category.country.clone(),
            sport: self.sport(category.sport, locale),
        }
    }

    /// A league on the wire.
    pub fn tournament(&self, place: usize, locale: Locale) -> wire::Tournament {
        let league = &self.leagues[place];
        let is_of_players = self.sport_of(place).individual;
        wire::Tournament {
            id: league.id,
            urn_id: format!("sr:tournament:{}", league.id),
            slug: league.slug.clone(),
            name: league.name.get(locale).to_owned(),
            priority: if league.first_in.iter().any(|code| code == locale.code()) {
                FIRST
            } else {
                league.priority
            },
            kind: if is_of_players {
                wire::TournamentKind::SimpleTournament
            } else {
                wire::TournamentKind::Season
            },
            category: self.category(league.category, locale),
        }
    }
}

/// Provider of a kind of sport.
pub fn provider(kind: &wire::SportKind) -> wire::Provider {
    match kind {
        wire::SportKind::Cyber => wire::Provider::Oddin,
        _ => wire::Provider::Betradar,
    }
}

/// Strengths by rank, with noise: the order of the file is not exact.
fn strength(name: &str, rank: usize, sides: usize) -> f64 {
    let steps = sides.saturating_sub(1).max(1);
    0.8 - 1.6 * rank as f64 / steps as f64 + 0.4 * (lot(name, 1) - 0.5)
}

/// A number of a name, in `[0, 1)`.
fn lot(name: &str, salt: u64) -> f64 {
    let letters: Vec<u64> = name.bytes().map(u64::from).collect();
    unit(&[mix(&letters), salt])
}

/// The named players of a side, by the keys of its sport and category: a club has the same in every competition.
fn players_of(
    leagues: &[League],
    sources: &data::Sources,
    [sport, category]: [&str; 2],
    name: &str,
) -> Vec<Arc<str>> {
    let mut sides = leagues.iter().flat_map(|league| &league.sides);
    let same = (sport == "soccer")
        .then(|| sides.find(|side| !side.scorers.is_empty() && side.name.english() == name));
    same.flatten().map_or_else(
        || sources.players_of(sport, category, name),
        |side| side.scorers.clone(),
    )
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::locale::locale;

    #[test]
    fn the_world_is_big_enough_and_paths_are_unique() {
        let catalogue = Catalogue::load().expect("the data are valid");
        let count = |kind: wire::SportKind| {
            catalogue
                .sports
                .iter()
                .filter(|sport| sport.kind == kind)
                .count()
        };
        assert!(count(wire::SportKind::Regular) >= 14);
        assert!(count(wire::SportKind::Cyber) >= 5);
        assert_eq!(catalogue.sports[0].key, "soccer");
        let mut paths = HashSet::new();
        for category in &catalogue.categories {
            assert!(
                paths.insert((category.sport, category.slug.clone())),
                "{}",
                category.slug
            );
        }
        for league in &catalogue.leagues {
            let sport = catalogue.categories[league.category].sport;
            assert!(
                paths.insert((sport, league.slug.clone())),
                "{}",
                league.slug
            );
            assert!(league.sides.len() >= 4, "{} has too few sides", league.slug);
            assert_eq!(slug(&league.slug), league.slug);
        }
        let ids: HashSet<u64> = catalogue.leagues.iter().map(|league| league.id).collect();
        assert_eq!(ids.len(), catalogue.leagues.len());
    }

    #[test]
    fn sides_and_players_are_in_arabic_but_the_brands_of_games() {
        let catalogue = Catalogue::load().expect("the data are valid");
        let arabic = locale("ar");
        let is_arabic = |name: &str| {
            name.chars()
                .any(|own| ('\u{600}'..'\u{700}').contains(&own))
        };
        for (place, league) in catalogue.leagues.iter().enumerate() {
            let sport = catalogue.sport_of(place);
            // Teams of games are called by their brand everywhere.
            let is_brand = matches!(sport.rules, Rules::Maps(_));
            for side in &league.sides {
                let name = side.name.get(arabic);
                assert_eq!(is_arabic(name), !is_brand, "{name}");
                let players = arabic.players(&side.scorers);
                let are_known = sport.key == "soccer" && league.slug == "premier-league";
                let are_arabic = players.iter().all(|own| is_arabic(own));
                assert!(are_arabic || !are_known, "{name}: {players:?}");
            }
        }
    }

    #[test]
    fn the_sides_of_the_great_sports_are_in_every_script() {
        let catalogue = Catalogue::load().expect("the data are valid");
        for code in [
            "bg", "el", "fa", "he", "hi", "ja", "kk", "ko", "ru", "th", "uk", "ur", "zh",
        ] {
            for (place, league) in catalogue.leagues.iter().enumerate() {
                let sport = &catalogue.sport_of(place).key;
                if !["soccer", "basketball", "tennis"].contains(&sport.as_str()) {
                    continue;
                }
                for side in &league.sides {
                    let name = side.name.get(locale(code));
                    // A club that is called by its initials everywhere.
                    assert!(!name.is_ascii() || name == "CRB", "{code}: {name}");
                }
            }
        }
    }

    #[test]
    fn every_name_has_every_language() {
        let catalogue = Catalogue::load().expect("the data are valid");
        let england = catalogue.category(0, locale("ar"));
        assert_eq!(england.name, "إنجلترا");
        assert_eq!(england.sport.name, "كرة القدم");
        assert_eq!(
            catalogue.leagues[0].sides[0].name.get(locale("ja")),
            "アーセナル"
        );
        let world_cup = catalogue
            .leagues
            .iter()
            .find(|league| league.slug == "world-cup");
        let spain = &world_cup.expect("there is a world cup").sides[0];
        assert_eq!(spain.name.get(locale("br")), "Espanha");
    }
}
