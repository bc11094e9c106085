//! What can be followed: matches, leagues, sports, and the sides of leagues, with their names and paths.

use api::wire::Favourite;

use super::World;
use crate::locale::Locale;
use crate::play::Sides;
use crate::players::{FavouriteKind, Followed};

/// Ids of the sides of a league follow that of the league times this.
const SIDES: u64 = 1_000;

impl World {
    /// Ids of the two sides of a match. A side of two leagues has one in each.
    pub fn side_ids(&self, place: usize) -> Sides<u64> {
        let league = self.league(place).id;
        self.fixture(place)
            .sides
            .map(|side| league * SIDES + u64::from(side))
    }

    /// Something that can be followed; none if it does not exist.
    pub fn favourite(&self, kind: FavouriteKind, id: u64, locale: Locale) -> Option<Favourite> {
        match kind {
            FavouriteKind::Matches => self.favourite_match(id, locale),
            FavouriteKind::Tournaments => {
                let leagues = &self.catalogue.leagues;
                let league = leagues.iter().position(|own| own.id == id)?;
                Some(Favourite {
                    id,
                    name: leagues[league].name.get(locale).to_owned(),
                    sport_key: self.catalogue.sport_of(league).key.clone(),
                    slug: Some(leagues[league].slug.clone()),
                })
            }
            FavouriteKind::Sports => {
                let sport = self.catalogue.sports.iter().find(|own| own.id == id)?;
                Some(Favourite {
                    id,
                    name: sport.name.get(locale).to_owned(),
                    sport_key: sport.key.clone(),
                    slug: None,
                })
            }
            FavouriteKind::Competitors => self.favourite_team(id, locale),
        }
    }

    /// Whether a player follows a match, its league or one of its sides.
    pub fn is_followed(&self, place: usize, followed: &Followed) -> bool {
        followed.matches.contains(&self.id(place))
            || followed.leagues.contains(&self.league(place).id)
            || self
                .side_ids(place)
                .iter()
                .any(|side| !self.is_outright(place) && followed.teams.contains(side))
    }

    fn favourite_match(&self, id: u64, locale: Locale) -> Option<Favourite> {
        let place = self.place(id)?;
        let [home, away] = self.names(place, &self.standing(place), locale);
        let name = if away.is_empty() {
            home
        } else {
            format!("{home} – {away}")
        };
        Some(Favourite {
            id,
            name,
            sport_key: self.sport(place).key.clone(),
            slug: Some(self.slug(place)),
        })
    }

    fn favourite_team(&self, id: u64, locale: Locale) -> Option<Favourite> {
        let leagues = &self.catalogue.leagues;
        let league = leagues.iter().position(|own| own.id == id / SIDES)?;
        let side = usize::try_from(id % SIDES).ok()?;
        let name = leagues[league].sides.get(side)?.name.get(locale);
        let plays = |place: &&usize| {
            self.side_ids(**place).contains(&id) && self.status(**place).is_bettable()
        };
        let next = self.order().iter().filter(plays);
        let next = next.min_by_key(|place| self.starts_at(**place));
        Some(Favourite {
            id,
            name: name.to_owned(),
            sport_key: self.catalogue.sport_of(league).key.clone(),
            slug: next.map(|place| self.slug(*place)),
        })
    }

    fn status(&self, place: usize) -> api::wire::EventStatus {
        self.standing(place).status
    }
}
