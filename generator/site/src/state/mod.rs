//! The memory of the last build, in one transactional file: the catalogue, what each page was made
//! from, what every generation changed.
//!
//! A build that dies leaves the last committed state. The catalogue is committed before pages are
//! rendered, so what has changed and is not yet on pages is remembered as *dirty* until it is.

mod bundles;
mod chunks;
mod encoding;
mod error;
mod history;
mod key;
mod pages;
mod reading;
mod record;
mod sitemaps;
mod snapshot;
mod tables;
mod writing;

use std::cell::RefCell;
use std::path::Path;

use redb::{Database, Durability, ReadableDatabase};

pub use bundles::Bundles;
pub use chunks::{CHUNK, ChunkKey};
pub use error::{Error, Result, diagnose};
pub use history::net;
pub use key::Key;
pub use pages::{PageTables, take_edition};
pub use reading::Reading;
pub use record::{
    Asset, Cause, Change, ContentHash, Entry, Foreign, Generation, PageKey, PageRecord, Repair,
    Sitemap,
};
pub use sitemaps::Listed;
pub use writing::{CatalogueTables, Writing};

use encoding::{decode, encode};
use tables::{
    ASSETS, BUNDLES, CHANGES, CHUNKS, DIRTY, GENERATIONS, GLOBALS, KEPT, MARKETS, MATCHES, META,
    PAGES, READERS, REPLACED, SITEMAPS, STALE, UNNEEDED,
};

/// Raised when what is stored changes its shape: a state of another version is not read, and the
/// next build is a full one.
const VERSION: u32 = 18;

/// Memory that the database may use for itself. With sixteen times as much no build is quicker: the
/// system keeps the file in memory as well.
const CACHE_BYTES: usize = 4 << 20;

/// The state of one output folder.
pub struct State {
    database: Database,
    bundles: Bundles,
}

impl State {
    /// Opens the state in this file, or begins one. One of another version, or one that is damaged
    /// beyond repair, is replaced by an empty one: the next build is a full one.
    ///
    /// # Errors
    /// The file cannot be read or written.
    pub fn open(path: &Path) -> Result<Self> {
        match Self::try_open(path) {
            Ok(Some(state)) => Ok(state),
            Ok(None) => Self::begin(path),
            Err(Error::Io(error)) if error.kind() != std::io::ErrorKind::InvalidData => {
                Err(Error::Io(error))
            }
            Err(error @ Error::DatabaseAlreadyOpen) => Err(error),
            Err(error) => {
                tracing::warn!("the state in {} is begun anew: {error}", path.display());
                Self::begin(path)
            }
        }
    }

    fn try_open(path: &Path) -> Result<Option<Self>> {
        let database = database(path)?;
        let transaction = database.begin_read()?;
        let version = match transaction.open_table(META) {
            Ok(table) => table
                .get("version")?
                .and_then(|value| decode::<u32>(value.value())),
            Err(redb::TableError::TableDoesNotExist(_)) => None,
            Err(error) => return Err(error.into()),
        };
        if version != Some(VERSION) {
            return Ok(None);
        }
        let mut bundles = Bundles::default();
        for row in transaction.open_table(BUNDLES)?.range::<u32>(..)? {
            let (number, inputs) = row?;
            bundles.restore(number.value(), inputs.value());
        }
        drop(transaction);
        Ok(Some(Self { database, bundles }))
    }

    fn begin(path: &Path) -> Result<Self> {
        match std::fs::remove_file(path) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                return Err(Error::Io(error));
            }
            _ => {}
        }
        let state = Self {
            database: database(path)?,
            bundles: Bundles::default(),
        };
        let write = state.write()?;
        write.transaction.open_table(MATCHES)?;
        write.transaction.open_table(MARKETS)?;
        write.transaction.open_table(PAGES)?;
        write.transaction.open_table(STALE)?;
        write.transaction.open_table(READERS)?;
        write.transaction.open_table(DIRTY)?;
        write.transaction.open_table(GLOBALS)?;
        write.transaction.open_table(BUNDLES)?;
        write.transaction.open_table(ASSETS)?;
        write.transaction.open_table(CHUNKS)?;
        write.transaction.open_table(SITEMAPS)?;
        write.transaction.open_table(GENERATIONS)?;
        write.transaction.open_table(CHANGES)?;
        write.transaction.open_table(KEPT)?;
        write.transaction.open_table(UNNEEDED)?;
        write.transaction.open_table(REPLACED)?;
        write
            .transaction
            .open_table(META)?
            .insert("version", encode(&VERSION).as_slice())?;
        write.commit()?;
        Ok(state)
    }

    /// Sets of words that pages read.
    pub fn bundles(&self) -> &Bundles {
        &self.bundles
    }

    /// What is committed now. Later commits do not change it.
    pub fn read(&self) -> Result<Reading> {
        let transaction = self.database.begin_read()?;
        Ok(Reading {
            meta: transaction.open_table(META)?,
            matches: transaction.open_table(MATCHES)?,
            markets: transaction.open_table(MARKETS)?,
            pages: transaction.open_table(PAGES)?,
            stale: transaction.open_table(STALE)?,
            readers: transaction.open_table(READERS)?,
            dirty: transaction.open_table(DIRTY)?,
            globals: transaction.open_table(GLOBALS)?,
            assets: transaction.open_table(ASSETS)?,
            sitemaps: transaction.open_table(SITEMAPS)?,
            generations: transaction.open_table(GENERATIONS)?,
            changes: transaction.open_table(CHANGES)?,
            kept: transaction.open_table(KEPT)?,
            unneeded: transaction.open_table(UNNEEDED)?,
            replaced: transaction.open_table(REPLACED)?,
        })
    }

    /// Begins a change. Nothing of it is there until it is committed.
    pub fn write(&self) -> Result<Writing> {
        let mut transaction = self.database.begin_write()?;
        transaction
            .set_durability(Durability::Immediate)
            .expect("nothing was changed yet");
        Ok(Writing {
            transaction,
            chunks: RefCell::default(),
        })
    }
}

fn database(path: &Path) -> Result<Database> {
    let mut builder = Database::builder();
    builder.set_cache_size(CACHE_BYTES);
    Ok(builder.create(path)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::Input;

    #[test]
    fn what_is_committed_comes_back_and_what_is_not_does_not() {
        let dir = tempfile::tempdir().expect("temp");
        let path = dir.path().join("state.redb");
        let state = State::open(&path).expect("opens");
        let inputs = [Input::Menu, Input::Today];
        let number = state.bundles().number(&inputs);
        let write = state.write().expect("writes");
        write.save_bundles(state.bundles()).expect("saves");
        write.set(Key::Generation, &7_u64).expect("sets");
        write.commit().expect("commits");
        let abandoned = state.write().expect("writes");
        abandoned.set(Key::Generation, &8_u64).expect("sets");
        drop(abandoned);
        drop(state);
        let state = State::open(&path).expect("opens");
        let reading = state.read().expect("reads");
        assert_eq!(
            reading.value::<u64>(Key::Generation).expect("reads"),
            Some(7)
        );
        assert_eq!(*state.bundles().get(number), inputs);
    }

    #[test]
    fn what_is_not_a_state_is_begun_anew() {
        let dir = tempfile::tempdir().expect("temp");
        let path = dir.path().join("state.redb");
        std::fs::write(
            &path,
            "not a database, but long enough to be looked at".repeat(100),
        )
        .expect("writes");
        let state = State::open(&path).expect("opens");
        assert_eq!(
            state.read().expect("reads").page_count().expect("counts"),
            0
        );
    }
}
