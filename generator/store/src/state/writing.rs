//! A change of the stored state: nobody sees it until it is committed.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};

use redb::{ReadableTable, Table, TableDefinition, WriteTransaction};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::bundles::Bundles;
use super::chunks::Chunks;
use super::encoding::{decode, encode};
use super::error::Result;
use super::key::Key;
use super::pages::PageTables;
use super::record::Asset;
use super::tables::{
    ADDRESSES, ASSETS, BUNDLES, CHANGES, CHUNKS, DIRTY, DOCUMENTS, FORMER, GENERATIONS, GLOBALS,
    HOLDERS, KEPT, MARKETS, MATCHES, META, PAGES, READERS, REPLACED, SITEMAPS, STALE, UNNEEDED,
};
use catalogue::input::{Input, Subject};
use catalogue::route::Route;
use catalogue::{Locales, Match};

/// A change of the state that is under way.
pub struct Writing {
    pub(super) transaction: WriteTransaction,
    /// The chunks of the sitemaps, once they were read.
    pub(super) chunks: RefCell<Option<Chunks>>,
}

impl Writing {
    /// Makes it so.
    pub fn commit(self) -> Result<()> {
        self.store_chunks()?;
        Ok(self.transaction.commit()?)
    }

    /// Makes every table that is not there.
    pub(super) fn make_tables(&self) -> Result<()> {
        let all = &self.transaction;
        all.open_table(MATCHES)?;
        all.open_table(MARKETS)?;
        all.open_table(ADDRESSES)?;
        all.open_table(HOLDERS)?;
        all.open_table(FORMER)?;
        for table in [PAGES, READERS, DIRTY, GLOBALS] {
            all.open_table(table)?;
        }
        all.open_table(STALE)?;
        all.open_table(BUNDLES)?;
        all.open_table(ASSETS)?;
        all.open_table(CHUNKS)?;
        all.open_table(SITEMAPS)?;
        all.open_table(GENERATIONS)?;
        all.open_table(DOCUMENTS)?;
        all.open_table(CHANGES)?;
        all.open_table(KEPT)?;
        all.open_table(UNNEEDED)?;
        all.open_table(REPLACED)?;
        Ok(())
    }

    /// Forgets everything but the catalogue.
    pub fn forget_site(&self) -> Result<()> {
        for table in [PAGES, READERS, DIRTY, GLOBALS] {
            self.empty(table)?;
        }
        self.empty(STALE)?;
        self.empty(ASSETS)?;
        self.empty(CHUNKS)?;
        self.empty(SITEMAPS)?;
        self.empty(GENERATIONS)?;
        self.transaction
            .open_table(DOCUMENTS)?
            .retain(|_, _| false)?;
        self.empty(CHANGES)?;
        self.empty(KEPT)?;
        self.empty(UNNEEDED)?;
        self.empty(REPLACED)?;
        for key in [
            Key::Locales,
            Key::Pages,
            Key::Chunks,
            Key::Generation,
            Key::Switching,
            Key::Repair,
            Key::Foreign,
        ] {
            self.unset(key)?;
        }
        Ok(())
    }

    /// Sets a single value.
    pub fn set(&self, key: Key, value: &impl Serialize) -> Result<()> {
        self.transaction
            .open_table(META)?
            .insert(key.name(), encode(value).as_slice())?;
        Ok(())
    }

    pub(super) fn value<T: DeserializeOwned>(&self, key: Key) -> Result<Option<T>> {
        let table = self.transaction.open_table(META)?;
        let value = table.get(key.name())?;
        Ok(value.and_then(|value| decode(value.value())))
    }

    /// Takes a single value away.
    pub fn unset(&self, key: Key) -> Result<()> {
        self.transaction.open_table(META)?.remove(key.name())?;
        Ok(())
    }

    /// Changes the stored matches: calls `change` with the tables that hold them.
    pub fn catalogue<T>(
        &self,
        change: impl FnOnce(&mut CatalogueTables<'_>) -> Result<T>,
    ) -> Result<T> {
        change(&mut CatalogueTables {
            matches: self.transaction.open_table(MATCHES)?,
            markets: self.transaction.open_table(MARKETS)?,
        })
    }

    /// Stores what has changed and is not yet on pages.
    pub fn add_dirty(&self, changes: &HashMap<Input, Locales>) -> Result<()> {
        let mut table = self.transaction.open_table(DIRTY)?;
        for (input, locales) in changes {
            let key = encode(input);
            let mut all: Locales = table
                .get(key.as_slice())?
                .and_then(|before| decode(before.value()))
                .unwrap_or_default();
            all.add(*locales);
            table.insert(key.as_slice(), encode(&all).as_slice())?;
        }
        Ok(())
    }

    /// Everything that had changed is on pages now.
    pub fn clear_dirty(&self) -> Result<()> {
        self.empty(DIRTY)?;
        Ok(())
    }

    /// Changes pages.
    pub fn pages<T>(&self, change: impl FnOnce(&mut PageTables<'_>) -> Result<T>) -> Result<T> {
        let before = self.value(Key::Pages)?.unwrap_or_default();
        let mut chunks = self.chunks()?;
        let mut tables = PageTables {
            pages: self.transaction.open_table(PAGES)?,
            stale: self.transaction.open_table(STALE)?,
            members: self.transaction.open_table(CHUNKS)?,
            chunks: &mut chunks,
            count: before,
        };
        let done = change(&mut tables)?;
        let count = tables.count;
        drop(tables);
        if count != before {
            self.set(Key::Pages, &count)?;
        }
        Ok(done)
    }

    /// Stores which pages read an entity, a list or a count.
    pub fn set_readers<'a>(
        &self,
        rows: impl IntoIterator<Item = (Subject, &'a BTreeSet<Route>)>,
    ) -> Result<()> {
        let mut table = self.transaction.open_table(READERS)?;
        for (subject, routes) in rows {
            let key = encode(&subject);
            if routes.is_empty() {
                table.remove(key.as_slice())?;
            } else {
                let mut row = Vec::new();
                routes.iter().for_each(|route| route.write(&mut row));
                table.insert(key.as_slice(), row.as_slice())?;
            }
        }
        Ok(())
    }

    /// Stores the fingerprints of inputs, in every locale.
    pub fn set_globals<'a>(
        &self,
        globals: impl IntoIterator<Item = (&'a Input, &'a Vec<u64>)>,
    ) -> Result<()> {
        let mut table = self.transaction.open_table(GLOBALS)?;
        for (input, prints) in globals {
            table.insert(encode(input).as_slice(), encode(prints).as_slice())?;
        }
        Ok(())
    }

    /// Stores bundles that are new.
    pub fn save_bundles(&self, bundles: &Bundles) -> Result<()> {
        let mut table = self.transaction.open_table(BUNDLES)?;
        for (number, inputs) in bundles.unsaved() {
            table.insert(number, encode(&inputs).as_slice())?;
        }
        Ok(())
    }

    /// Replaces what is stored about assets.
    pub fn set_assets(&self, assets: &BTreeMap<String, Asset>) -> Result<()> {
        let mut table = self.empty(ASSETS)?;
        for (path, asset) in assets {
            table.insert(path.as_str(), encode(asset).as_slice())?;
        }
        Ok(())
    }

    /// A table with nothing in it.
    pub(super) fn empty<K: redb::Key + 'static, V: redb::Value + 'static>(
        &self,
        table: TableDefinition<K, V>,
    ) -> Result<Table<'_, K, V>> {
        self.transaction.delete_table(table)?;
        Ok(self.transaction.open_table(table)?)
    }
}

/// The matches that are stored.
pub struct CatalogueTables<'a> {
    matches: Table<'a, u64, &'static [u8]>,
    markets: Table<'a, u64, &'static [u8]>,
}

impl CatalogueTables<'_> {
    /// The bytes of a match's markets, if it is stored.
    pub fn markets(&self, id: u64) -> Result<Option<Vec<u8>>> {
        Ok(self.markets.get(id)?.map(|bytes| bytes.value().to_vec()))
    }

    /// Stores a match.
    pub fn put(&mut self, match_: &Match) -> Result<()> {
        self.matches.insert(match_.id, encode(match_).as_slice())?;
        Ok(())
    }

    /// Stores the markets of a match.
    pub fn put_markets(&mut self, id: u64, markets: &[u8]) -> Result<()> {
        self.markets.insert(id, markets)?;
        Ok(())
    }

    /// Removes a match.
    pub fn remove(&mut self, id: u64) -> Result<()> {
        self.matches.remove(id)?;
        self.markets.remove(id)?;
        Ok(())
    }
}
