//! Players of teams: those that are written down, and names that are made up where none are.

use std::collections::HashMap;
use std::sync::Arc;

use serde::Deserialize;

use crate::random::{Rng, mix};

/// Names of players of other countries.
const ANYWHERE: &str = "world";

/// Named players of a team.
const NAMED: usize = 6;

/// `data/squads.toml`
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Squads {
    basketball: HashMap<String, Vec<Arc<str>>>,
    cricket: HashMap<String, Vec<Arc<str>>>,
    rugby: HashMap<String, Vec<Arc<str>>>,
    /// By country.
    names: HashMap<String, Names>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Names {
    given: Vec<String>,
    family: Vec<String>,
}

impl Squads {
    /// The players of a team of a sport beside soccer.
    pub fn of(&self, sport: &str, team: &str) -> Vec<Arc<str>> {
        let teams = match sport {
            "basketball" => &self.basketball,
            "cricket" => &self.cricket,
            "rugby" => &self.rugby,
            _ => return Vec::new(),
        };
        teams.get(team).cloned().unwrap_or_default()
    }

    /// Names that are made up, always the same for a club. A national team has those of its country.
    pub fn made_up(&self, country: &str, club: &str) -> Vec<Arc<str>> {
        let nation = club.to_lowercase().replace(' ', "-");
        let names = [nation.as_str(), country, ANYWHERE];
        let Some(names) = names.into_iter().find_map(|key| self.names.get(key)) else {
            return Vec::new();
        };
        let letters: Vec<u64> = club.bytes().map(u64::from).collect();
        let rng = &mut Rng::new(&[mix(&letters)]);
        let mut pick = |from: &[String]| {
            let mut left: Vec<usize> = (0..from.len()).collect();
            let picked = (0..NAMED.min(from.len())).map(|_| {
                let place = rng.next() as usize % left.len();
                left.swap_remove(place)
            });
            picked.collect::<Vec<_>>()
        };
        let (given, family) = (pick(&names.given), pick(&names.family));
        let players = given.into_iter().zip(family);
        let players = players
            .map(|(given, family)| format!("{} {}", names.given[given], names.family[family]));
        players.map(Arc::from).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::Squads;

    #[test]
    fn a_club_always_has_the_same_players_and_no_two_are_called_the_same() {
        let squads: Squads =
            toml::from_str(include_str!("../../data/squads.toml")).expect("the data are valid");
        let one = squads.made_up("england", "Millwall");
        assert_eq!(one, squads.made_up("england", "Millwall"));
        assert_ne!(one, squads.made_up("england", "Watford"));
        assert_eq!(one.len(), 6);
        assert!((1..6).all(|place| !one[..place].contains(&one[place])));
        assert_eq!(squads.made_up("nowhere", "Millwall").len(), 6);
        assert_eq!(squads.of("basketball", "Boston Celtics").len(), 5);
    }
}
