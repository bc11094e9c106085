//! The memory of the last build, in one transactional file: the catalogue, what each page was made
//! from, what every generation changed.
//!
//! A build that dies leaves the last committed state. The catalogue is committed before pages are
//! rendered, so what has changed and is not yet on pages is remembered as *dirty* until it is.

mod addresses;
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
mod upgrade;
mod writing;

use std::cell::RefCell;
use std::path::Path;

use redb::{Database, Durability, ReadableDatabase};

pub use addresses::Book;
pub use bundles::Bundles;
pub use chunks::{CHUNK, ChunkKey};
pub use error::{Error, Result, diagnose};
pub use history::net;
pub use key::Key;
pub use pages::{PageTables, take_edition};
pub use reading::Reading;
pub use record::{
    Asset, Cause, Change, Entry, Foreign, Generation, PageKey, PageRecord, Repair, Sitemap,
};
pub use sitemaps::Listed;
pub use writing::{CatalogueTables, Writing};

use encoding::encode;
use tables::{
    ADDRESSES, ASSETS, BUNDLES, CHANGES, DIRTY, DOCUMENTS, FORMER, GENERATIONS, GLOBALS, HOLDERS,
    KEPT, MARKETS, MATCHES, META, PAGES, READERS, REPLACED, SITEMAPS, STALE, UNNEEDED,
};
use upgrade::VERSION;

/// Memory that the database may use for itself. With sixteen times as much no build is quicker: the
/// system keeps the file in memory as well.
const CACHE_BYTES: usize = 4 << 20;

/// The state of one output folder.
pub struct State {
    database: Database,
    bundles: Bundles,
}

/// What a file is.
pub enum Opened {
    /// A state of this version.
    State(Box<State>),
    /// Nothing that this version reads: a state of another version, or, without one, a damaged file. It is unchanged.
    Other(Option<u32>),
}

impl State {
    /// Opens the state in this file, or begins one. What is in the file is replaced if this version cannot read it.
    ///
    /// # Errors
    /// The file cannot be read or written.
    pub fn open(path: &Path) -> Result<Self> {
        match Self::look(path)? {
            Opened::State(state) => Ok(*state),
            Opened::Other(_) => Self::begin(path),
        }
    }

    /// Opens the state in this file, or begins one where there is no file. A state of the version before becomes one of
    /// this version.
    ///
    /// # Errors
    /// The file cannot be read or written.
    pub fn look(path: &Path) -> Result<Opened> {
        if !path.exists() {
            return Ok(Opened::State(Box::new(Self::begin(path)?)));
        }
        match Self::try_open(path) {
            Err(Error::Io(error)) if error.kind() != std::io::ErrorKind::InvalidData => {
                Err(Error::Io(error))
            }
            Err(error @ Error::DatabaseAlreadyOpen) => Err(error),
            Err(error) => {
                tracing::debug!("{} cannot be read: {error}", path.display());
                Ok(Opened::Other(None))
            }
            opened => opened,
        }
    }

    fn try_open(path: &Path) -> Result<Opened> {
        let mut state = Self {
            database: database(path)?,
            bundles: Bundles::default(),
        };
        match upgrade::version(&state.database)? {
            Some(VERSION) => {}
            Some(former) if upgrade::FORMER.contains(&former) => {
                upgrade::upgrade(state.write()?, former)?;
                tracing::info!("the state in {} is of this version now", path.display());
            }
            other => return Ok(Opened::Other(other)),
        }
        let transaction = state.database.begin_read()?;
        for row in transaction.open_table(BUNDLES)?.range::<u32>(..)? {
            let (number, inputs) = row?;
            state.bundles.restore(number.value(), inputs.value());
        }
        drop(transaction);
        Ok(Opened::State(Box::new(state)))
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
        write.make_tables()?;
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
            documents: transaction.open_table(DOCUMENTS)?,
            changes: transaction.open_table(CHANGES)?,
            kept: transaction.open_table(KEPT)?,
            unneeded: transaction.open_table(UNNEEDED)?,
            replaced: transaction.open_table(REPLACED)?,
            addresses: transaction.open_table(ADDRESSES)?,
            holders: transaction.open_table(HOLDERS)?,
            former: transaction.open_table(FORMER)?,
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
    use catalogue::input::Input;

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
    fn a_state_of_the_version_before_stays() {
        let dir = tempfile::tempdir().expect("temp");
        let path = dir.path().join("state.redb");
        let state = State::open(&path).expect("opens");
        let write = state.write().expect("writes");
        write.set(Key::Generation, &7_u64).expect("sets");
        for table in [ADDRESSES, FORMER] {
            write.transaction.delete_table(table).expect("deletes");
        }
        write.transaction.delete_table(HOLDERS).expect("deletes");
        let version = encode(&18_u32);
        let mut meta = write.transaction.open_table(META).expect("opens");
        meta.insert("version", version.as_slice()).expect("sets");
        drop(meta);
        write.commit().expect("commits");
        drop(state);
        let state = State::open(&path).expect("opens");
        let reading = state.read().expect("reads");
        assert_eq!(
            reading.value::<u64>(Key::Generation).expect("reads"),
            Some(7)
        );
        assert!(reading.has_no_addresses().expect("reads"));
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
