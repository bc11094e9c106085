//! The addresses that entities have and had. What is stored here is never removed: an address is not given twice.

use std::collections::BTreeMap;

use redb::{ReadableTable, Table};

use super::error::{Error, Result};
use super::reading::Reading;
use super::tables::{ADDRESSES, FORMER, HOLDERS};
use super::writing::Writing;
use catalogue::{Address, Addresses, Owner, Slug};

/// An owner as the tables have it.
type Row = (u8, u64);

impl Reading {
    /// Addresses that entities had before the ones that they have now.
    pub fn former_addresses(&self) -> Result<Vec<(Address, Owner)>> {
        rows(&self.former)
    }

    /// Whether no build has given an address yet.
    pub fn has_no_addresses(&self) -> Result<bool> {
        Ok(self.addresses.first()?.is_none())
    }

    /// Every address with its owner. An entity's current one comes after its earlier ones, and sports come before
    /// everything else.
    pub fn addresses(&self) -> Result<Vec<(Address, Owner)>> {
        let mut all = rows(&self.addresses)?;
        let mut current = BTreeMap::new();
        for row in self.holders.range::<Row>(..)? {
            let (owner, key) = row?;
            if let (Some(owner), Some(address)) = (owner_of(owner.value()), parse(key.value())) {
                current.insert(owner, address);
            }
        }
        all.sort_by_cached_key(|(address, owner)| {
            (*owner, current.get(owner) == Some(address), address.clone())
        });
        Ok(all)
    }

    /// The address that an entity has, or had when it was last listed.
    pub fn address_of(&self, owner: Owner) -> Result<Option<Address>> {
        let key = self.holders.get(row_of(owner))?;
        Ok(key.and_then(|key| parse(key.value())))
    }
}

impl Writing {
    /// Gives addresses: calls `change` with the book of them. Also returns whether anything in it changed.
    pub fn addresses<T>(
        &self,
        change: impl FnOnce(&mut Book<'_>) -> Result<T>,
    ) -> Result<(T, bool)> {
        let mut book = Book {
            owners: self.transaction.open_table(ADDRESSES)?,
            holders: self.transaction.open_table(HOLDERS)?,
            former: self.transaction.open_table(FORMER)?,
            given: BTreeMap::new(),
        };
        let done = change(&mut book)?;
        let has_changed = book.store()?;
        Ok((done, has_changed))
    }
}

/// The book of addresses, while it changes.
pub struct Book<'a> {
    owners: Table<'a, &'static str, Row>,
    holders: Table<'a, Row, &'static str>,
    former: Table<'a, &'static str, Row>,
    /// Not stored yet. They are stored in the order of the table, which is much faster for a whole catalogue.
    given: BTreeMap<String, Owner>,
}

impl Addresses for Book<'_> {
    type Error = Error;

    fn owner(&self, address: &Address) -> Result<Option<Owner>> {
        let key = key_of(address);
        if let Some(owner) = self.given.get(&key) {
            return Ok(Some(*owner));
        }
        let row = self.owners.get(key.as_str())?;
        Ok(row.and_then(|row| owner_of(row.value())))
    }

    fn give(&mut self, address: Address, owner: Owner) -> Result<()> {
        self.given.insert(key_of(&address), owner);
        Ok(())
    }
}

impl Book<'_> {
    /// Gives addresses in this order: of an entity's, the last is its current one.
    pub fn take(&mut self, all: impl IntoIterator<Item = (Address, Owner)>) -> Result<()> {
        for (address, owner) in all {
            self.give(address, owner)?;
            self.store()?;
        }
        Ok(())
    }

    /// Stores what was given so far: what is given next to the same entity takes its place.
    pub fn store(&mut self) -> Result<bool> {
        let mut has_changed = false;
        for (key, owner) in std::mem::take(&mut self.given) {
            let row = row_of(owner);
            let before = self.holders.get(row)?.map(|key| key.value().to_owned());
            if before.as_ref() == Some(&key) {
                continue;
            }
            has_changed = true;
            self.owners.insert(key.as_str(), row)?;
            self.former.remove(key.as_str())?;
            self.holders.insert(row, key.as_str())?;
            if let Some(before) = before {
                self.former.insert(before.as_str(), row)?;
            }
        }
        Ok(has_changed)
    }
}

fn rows(table: &impl ReadableTable<&'static str, Row>) -> Result<Vec<(Address, Owner)>> {
    let mut all = Vec::new();
    for row in table.range::<&str>(..)? {
        let (key, owner) = row?;
        all.extend(parse(key.value()).zip(owner_of(owner.value())));
    }
    Ok(all)
}

/// `soccer` for a sport, `1/premier-league` below sport 1. No slug has a slash.
fn key_of(address: &Address) -> String {
    match address {
        Address::Sport(slug) => slug.to_string(),
        Address::Below(sport, slug) => format!("{sport}/{slug}"),
    }
}

fn parse(key: &str) -> Option<Address> {
    match key.split_once('/') {
        None => Some(Address::Sport(Slug::stored(key)?)),
        Some((sport, slug)) => Some(Address::Below(sport.parse().ok()?, Slug::stored(slug)?)),
    }
}

fn row_of(owner: Owner) -> Row {
    match owner {
        Owner::Sport(id) => (0, id),
        Owner::Category(id) => (1, id),
        Owner::League(id) => (2, id),
        Owner::Match(id) => (3, id),
    }
}

fn owner_of((kind, id): Row) -> Option<Owner> {
    Some(match kind {
        0 => Owner::Sport(id),
        1 => Owner::Category(id),
        2 => Owner::League(id),
        3 => Owner::Match(id),
        _ => return None,
    })
}
