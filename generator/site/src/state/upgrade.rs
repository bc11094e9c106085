//! What becomes of the state of an older version: one that differs little is changed in place, so that its catalogue
//! and its generations stay. Every other one is left as it is, for the caller to set aside.

use std::ops::Bound;

use redb::{Database, ReadableDatabase, ReadableTable};

use super::encoding::{decode, encode};
use super::error::Result;
use super::key::Key;
use super::tables::{MATCHES, META};
use super::writing::Writing;
use crate::catalogue::{Address, Addresses, Leagues, Match, Owner};

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

/// Version 19 has a book of addresses, and matches say whether they are called off and when they were to start
/// before. All of it is one change: a process that dies leaves version 18.
pub(super) fn from_18(write: Writing) -> Result<()> {
    write.make_tables()?;
    let leagues: Leagues = write.value(Key::Leagues)?.unwrap_or_default();
    write.addresses(|book| {
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
        let mut table = write.transaction.open_table(MATCHES)?;
        let mut last = Bound::Unbounded;
        loop {
            let mut chunk = Vec::with_capacity(CHUNK);
            for row in table.range((last, Bound::Unbounded))?.take(CHUNK) {
                let (id, bytes) = row?;
                chunk.push((id.value(), match_of_18(bytes.value())));
            }
            let Some((id, _)) = chunk.last() else {
                return Ok(());
            };
            last = Bound::Excluded(*id);
            for (id, bytes) in chunk {
                table.insert(id, bytes.as_slice())?;
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
    let version = encode(&19_u32);
    (write.transaction.open_table(META)?).insert("version", version.as_slice())?;
    write.commit()
}

/// The row of a match with the fields of version 19: it ended with the number of times that its start had changed, which
/// a field that is empty takes the place of, and another empty one follows. Only the last byte of a number is below 128.
fn match_of_18(bytes: &[u8]) -> Vec<u8> {
    let mut row = bytes.to_vec();
    row.pop();
    while row.last().is_some_and(|byte| *byte >= 128) {
        row.pop();
    }
    row.extend([0, 0]);
    row
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::Revision;
    use jiff::Timestamp;

    #[test]
    fn the_count_at_the_end_of_a_match_is_replaced() {
        let at = Timestamp::UNIX_EPOCH;
        let revision = encode(&Revision::first(at));
        let without = &revision[..revision.len() - 1];
        for moves in [0_u32, 5, 127, 128, 300, u32::MAX] {
            let before = [without, &encode(&moves)].concat();
            assert_eq!(match_of_18(&before), [without, &[0, 0]].concat(), "{moves}");
        }
    }
}
