//! Favourites: matches, leagues, sports and teams that a player follows.

use std::collections::HashSet;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::Players;
use super::store::{Read, Result, Table, Writing};

/// Ids by player, the newest first, one table for each kind.
type Ids = Table<u64>;

const MATCHES: Ids = Table::new("favourite matches");
const LEAGUES: Ids = Table::new("favourite leagues");
const SPORTS: Ids = Table::new("favourite sports");
const TEAMS: Ids = Table::new("favourite teams");

/// What can be followed; its word is the type in paths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FavouriteKind {
    /// Matches and outrights.
    Matches,
    /// Leagues.
    Tournaments,
    /// Sports.
    Sports,
    /// Teams and single players.
    Competitors,
}

/// What decides whether a player follows a match: the match itself, its league, and its sides. A sport is
/// followed for its page: its matches would be nearly all of a list.
#[derive(Debug, Default)]
pub struct Followed {
    /// Ids of matches.
    pub matches: HashSet<u64>,
    /// Ids of leagues.
    pub leagues: HashSet<u64>,
    /// Ids of teams.
    pub teams: HashSet<u64>,
}

impl Players {
    /// Ids that a player follows, the newest first.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn favourites(&self, player: u64, kind: FavouriteKind) -> Result<Vec<u64>> {
        ids(&self.store.read()?, player, kind)
    }

    /// What decides which matches a player follows.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn followed(&self, player: u64) -> Result<Followed> {
        let read = self.store.read()?;
        let set = |kind| ids(&read, player, kind).map(HashSet::from_iter);
        Ok(Followed {
            matches: set(FavouriteKind::Matches)?,
            leagues: set(FavouriteKind::Tournaments)?,
            teams: set(FavouriteKind::Competitors)?,
        })
    }

    /// Follows something from now on. Nothing changes if the player already does.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn follow(&self, player: u64, kind: FavouriteKind, id: u64) -> Result<()> {
        self.change(player, kind, |ids| {
            if !ids.contains(&id) {
                ids.insert(0, id);
            }
        })
    }

    /// Follows something no more.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn unfollow(&self, player: u64, kind: FavouriteKind, id: u64) -> Result<()> {
        self.change(player, kind, |ids| ids.retain(|own| *own != id))
    }

    fn change(
        &self,
        player: u64,
        kind: FavouriteKind,
        change: impl FnOnce(&mut Vec<u64>),
    ) -> Result<()> {
        let write: Writing = self.store.write()?;
        let mut ids = ids(&write, player, kind)?;
        change(&mut ids);
        write.put(kind.table(), player, &ids)?;
        write.commit()
    }
}

impl FavouriteKind {
    fn table(self) -> Ids {
        match self {
            Self::Matches => MATCHES,
            Self::Tournaments => LEAGUES,
            Self::Sports => SPORTS,
            Self::Competitors => TEAMS,
        }
    }
}

impl FromStr for FavouriteKind {
    type Err = ();

    fn from_str(word: &str) -> std::result::Result<Self, ()> {
        match word {
            "matches" => Ok(Self::Matches),
            "tournaments" => Ok(Self::Tournaments),
            "sports" => Ok(Self::Sports),
            "competitors" => Ok(Self::Competitors),
            _ => Err(()),
        }
    }
}

fn ids(read: &impl Read, player: u64, kind: FavouriteKind) -> Result<Vec<u64>> {
    Ok(read.get(kind.table(), player)?.unwrap_or_default())
}
