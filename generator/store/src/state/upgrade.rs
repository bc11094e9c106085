//! What becomes of the state of an older version: one that differs little is changed in place, so that its catalogue
//! and its generations stay. Every other one is left as it is, for the caller to set aside.

use std::collections::BTreeMap;
use std::ops::Bound;

use redb::{Database, ReadableDatabase, ReadableTable};
use serde::Deserialize;

use super::addresses::Book;
use super::encoding::{decode, encode};
use super::error::Result;
use super::key::Key;
use super::tables::{MATCHES, META};
use super::writing::Writing;
use catalogue::{Address, Addresses, Category, League, Leagues, Match, Owner, Slug, Sport, Text};

/// Raised when what is stored changes its shape. A state of a [`FORMER`] version is changed to this one; any other is set
/// aside, and the next build is a full one.
pub(super) const VERSION: u32 = 22;

/// Versions that can be made this one.
pub(super) const FORMER: [u32; 4] = [18, 19, 20, 21];

/// Rows that are changed together.
const CHUNK: usize = 4_096;

/// The version of a state; `None` if the database has none.
pub(super) fn version(database: &Database) -> Result<Option<u32>> {
    let transaction = database.begin_read()?;
    match transaction.open_table(META) {
        Ok(table) => {
            let value = table.get("version")?;
            Ok(value.and_then(|value| decode(value.value())))
        }
        Err(redb::TableError::TableDoesNotExist(_)) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// Makes the state of one of the [`FORMER`] versions one of this version. All of it is one change: a process that dies
/// leaves the former version.
///
/// Version 19 has a book of addresses, and matches say whether they are called off and when they were to start before.
/// In version 20, leagues have a priority in each language, and outrights have those who take part. Version 21 keeps the
/// document of the edge with the generations. In version 22, matches say what is known before them.
pub(super) fn upgrade(write: Writing, from: u32) -> Result<()> {
    write.make_tables()?;
    let leagues = if from < 20 {
        leagues_of_20(&write)?
    } else {
        Leagues::default()
    };
    matches_of_22(&write, &leagues, from)?;
    let version = encode(&VERSION);
    (write.transaction.open_table(META)?).insert("version", version.as_slice())?;
    write.commit()
}

/// Makes the leagues of version 18 or 19 those of version 20.
fn leagues_of_20(write: &Writing) -> Result<Leagues> {
    let leagues: FormerLeagues = write.value(Key::Leagues)?.unwrap_or_default();
    let leagues = Leagues::from(leagues);
    write.set(Key::Leagues, &leagues)?;
    Ok(leagues)
}

/// Makes the matches of a former version those of version 22, and gives those of version 18 their addresses.
fn matches_of_22(write: &Writing, leagues: &Leagues, from: u32) -> Result<()> {
    write.addresses(|book| {
        if from == 18 {
            give_addresses(leagues, book)?;
        }
        let mut table = write.transaction.open_table(MATCHES)?;
        let mut last = Bound::Unbounded;
        loop {
            let mut chunk = Vec::with_capacity(CHUNK);
            for row in table.range((last, Bound::Unbounded))?.take(CHUNK) {
                let (id, bytes) = row?;
                chunk.push((id.value(), match_row(bytes.value(), from)));
            }
            let Some((id, _)) = chunk.last() else {
                return Ok(());
            };
            last = Bound::Excluded(*id);
            for (id, bytes) in chunk {
                table.insert(id, bytes.as_slice())?;
                if from > 18 {
                    continue;
                }
                let match_: Option<Match> = decode(&bytes);
                let Some(match_) = match_ else {
                    continue;
                };
                if let Some(league) = leagues.leagues.get(&match_.league) {
                    let address = Address::Below(league.sport, match_.slug);
                    book.give(address, Owner::Match(id))?;
                }
            }
            book.store()?;
        }
    })?;
    Ok(())
}

/// Gives sports, leagues and categories the addresses that they have.
fn give_addresses(leagues: &Leagues, book: &mut Book<'_>) -> Result<()> {
    for sport in leagues.sports.values() {
        book.give(Address::Sport(sport.slug.clone()), Owner::Sport(sport.id))?;
    }
    for it in leagues.leagues.values() {
        let address = Address::Below(it.sport, it.slug.clone());
        book.give(address, Owner::League(it.id))?;
    }
    for it in leagues.categories.values() {
        let address = Address::Below(it.sport, it.slug.clone());
        book.give(address, Owner::Category(it.id))?;
    }
    Ok(())
}

/// Sports, categories and leagues of versions 18 and 19.
#[derive(Default, Deserialize)]
struct FormerLeagues {
    sports: BTreeMap<u64, Sport>,
    categories: BTreeMap<u64, Category>,
    leagues: BTreeMap<u64, FormerLeague>,
}

#[derive(Deserialize)]
struct FormerLeague {
    id: u64,
    sport: u64,
    category: u64,
    slug: Slug,
    sent_slug: Slug,
    name: Text,
    priority: i64,
}

impl From<FormerLeagues> for Leagues {
    fn from(former: FormerLeagues) -> Self {
        let league = |former: FormerLeague| League {
            id: former.id,
            sport: former.sport,
            category: former.category,
            slug: former.slug,
            sent_slug: former.sent_slug,
            name: former.name,
            priorities: [former.priority].into(),
        };
        let leagues = former.leagues.into_iter();
        Self {
            sports: former.sports,
            categories: former.categories,
            leagues: leagues.map(|(id, it)| (id, league(it))).collect(),
        }
    }
}

/// The row of a match with the fields of this version. That of version 18 ended with the number of times that its start
/// had changed, which a field that is empty takes the place of, and another empty one follows. Only the last byte of a
/// number is below 128. Versions 20 and 22 each add one that is empty until the operator is asked again.
fn match_row(bytes: &[u8], from: u32) -> Vec<u8> {
    let mut row = bytes.to_vec();
    if from == 18 {
        row.pop();
        while row.last().is_some_and(|byte| *byte >= 128) {
            row.pop();
        }
        row.extend([0, 0]);
    }
    if from < 20 {
        row.push(0);
    }
    row.push(0);
    row
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::Timestamp;
    use serde::Serialize;

    use catalogue::{Previews, Revision};

    #[test]
    fn the_count_at_the_end_of_a_match_is_replaced() {
        let at = Timestamp::UNIX_EPOCH;
        let revision = encode(&Revision::first(at));
        let without = &revision[..revision.len() - 1];
        for moves in [0_u32, 5, 127, 128, 300, u32::MAX] {
            let before = [without, &encode(&moves)].concat();
            let now = [without, &[0, 0, 0, 0]].concat();
            assert_eq!(match_row(&before, 18), now, "{moves}");
        }
    }

    #[test]
    fn a_match_of_the_last_version_has_nothing_known_before_it() {
        assert_eq!(match_row(&[7], 21), [7, 0]);
        assert_eq!(match_row(&[7], 19), [7, 0, 0]);
        let bytes = encode(&Previews::default());
        assert_eq!(bytes, [0]);
    }

    #[test]
    fn leagues_keep_their_one_priority() {
        #[derive(Serialize)]
        struct Stored<'a>(u64, u64, u64, &'a str, &'a str, &'a Text, i64);
        let name = Text::new("A", []);
        let none: BTreeMap<u64, Sport> = BTreeMap::new();
        let league = Stored(7, 1, 2, "a", "b", &name, -40);
        let stored = encode(&(&none, &none, BTreeMap::from([(7_u64, league)])));
        let former: FormerLeagues = decode(&stored).expect("it has this form");
        let leagues = Leagues::from(former);
        let league = &leagues.leagues[&7];
        assert_eq!((league.category, league.slug.as_str()), (2, "a"));
        assert_eq!([0, 3].map(|locale| league.priority(locale)), [-40, -40]);
    }
}
