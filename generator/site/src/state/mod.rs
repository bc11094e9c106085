//! The memory of the last build, in one transactional file: the catalogue, what each page was made
//! from, what every generation changed.
//!
//! A build that dies leaves the last committed state. The catalogue is committed before pages are
//! rendered, so what has changed and is not yet on pages is remembered as *dirty* until it is.

mod record;

use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use jiff::Timestamp;
use redb::{
    Database, Durability, ReadOnlyTable, ReadableDatabase, ReadableTable, ReadableTableMetadata,
    TableDefinition, WriteTransaction,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

pub use record::{Change, ContentHash, Foreign, Generation, Origin, PageKey, PageRecord, Repair};

use crate::catalogue::{Leagues, Locales, Market, MarketSource, Match};
use crate::diagnostic::Diagnostic;
use crate::input::Input;
use crate::route::{PageKind, Route};

/// Raised when what is stored changes its shape: a state of another version is not read, and the
/// next build is a full one.
const VERSION: u32 = 2;

/// Memory that the database may use for itself.
const CACHE_BYTES: usize = 64 << 20;

const META: TableDefinition<&str, &[u8]> = TableDefinition::new("meta");
const MATCHES: TableDefinition<u64, &[u8]> = TableDefinition::new("matches");
const MARKETS: TableDefinition<u64, &[u8]> = TableDefinition::new("markets");
const PAGES: TableDefinition<&[u8], &[u8]> = TableDefinition::new("pages");
const STALE: TableDefinition<&[u8], ()> = TableDefinition::new("stale");
const DIRTY: TableDefinition<&[u8], &[u8]> = TableDefinition::new("dirty");
const GLOBALS: TableDefinition<&[u8], &[u8]> = TableDefinition::new("globals");
const BUNDLES: TableDefinition<u32, &[u8]> = TableDefinition::new("bundles");
const ASSETS: TableDefinition<&str, &[u8]> = TableDefinition::new("assets");
const GENERATIONS: TableDefinition<u64, &[u8]> = TableDefinition::new("generations");

/// What is known under one name in the table of single values.
#[derive(Clone, Copy, Debug)]
pub enum Key {
    /// Codes of the locales, in order: what a set of locales counts by.
    Locales,
    /// Root of the operator's API that the last build was given.
    Api,
    /// Sports, categories, leagues.
    Leagues,
    /// Number of the served generation.
    Generation,
    /// Inode of the folder that is to be served; present while it is being switched.
    Switching,
    /// What must be done to the second folder.
    Repair,
    /// Files that a rollback put there.
    Foreign,
}

impl Key {
    fn name(self) -> &'static str {
        match self {
            Self::Locales => "locales",
            Self::Api => "api",
            Self::Leagues => "leagues",
            Self::Generation => "generation",
            Self::Switching => "switching",
            Self::Repair => "repair",
            Self::Foreign => "foreign",
        }
    }
}

/// What went wrong with the database.
pub type Error = redb::Error;
/// A result of the database.
pub type Result<T> = std::result::Result<T, Error>;

/// The state of one output folder.
pub struct State {
    database: Database,
    bundles: Bundles,
}

impl State {
    /// Opens the state in this file, or begins one. One of another version, or one that is damaged
    /// beyond repair, is put aside and begun anew: the next build is a full one.
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
            bundles.restore(number.value(), decode(inputs.value()).unwrap_or_default());
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
        write.transaction.open_table(DIRTY)?;
        write.transaction.open_table(GLOBALS)?;
        write.transaction.open_table(BUNDLES)?;
        write.transaction.open_table(ASSETS)?;
        write.transaction.open_table(GENERATIONS)?;
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
            dirty: transaction.open_table(DIRTY)?,
            globals: transaction.open_table(GLOBALS)?,
            assets: transaction.open_table(ASSETS)?,
            generations: transaction.open_table(GENERATIONS)?,
        })
    }

    /// Begins a change. Nothing of it is there until it is committed.
    pub fn write(&self) -> Result<Writing> {
        let mut transaction = self.database.begin_write()?;
        transaction
            .set_durability(Durability::Immediate)
            .expect("nothing was changed yet");
        Ok(Writing { transaction })
    }
}

fn database(path: &Path) -> Result<Database> {
    let mut builder = Database::builder();
    builder.set_cache_size(CACHE_BYTES);
    Ok(builder.create(path)?)
}

/// A state that does not change.
pub struct Reading {
    meta: ReadOnlyTable<&'static str, &'static [u8]>,
    matches: ReadOnlyTable<u64, &'static [u8]>,
    markets: ReadOnlyTable<u64, &'static [u8]>,
    pages: ReadOnlyTable<&'static [u8], &'static [u8]>,
    stale: ReadOnlyTable<&'static [u8], ()>,
    dirty: ReadOnlyTable<&'static [u8], &'static [u8]>,
    globals: ReadOnlyTable<&'static [u8], &'static [u8]>,
    assets: ReadOnlyTable<&'static str, &'static [u8]>,
    generations: ReadOnlyTable<u64, &'static [u8]>,
}

impl Reading {
    /// A single value.
    pub fn value<T: DeserializeOwned>(&self, key: Key) -> Result<Option<T>> {
        Ok(self
            .meta
            .get(key.name())?
            .and_then(|value| decode(value.value())))
    }

    /// Every match.
    pub fn matches(&self) -> Result<BTreeMap<u64, Match>> {
        let mut all = BTreeMap::new();
        for row in self.matches.range::<u64>(..)? {
            let (id, match_) = row?;
            if let Some(match_) = decode(match_.value()) {
                all.insert(id.value(), match_);
            }
        }
        Ok(all)
    }

    /// How many pages stand.
    pub fn page_count(&self) -> Result<u64> {
        Ok(self.pages.len()?)
    }

    /// One page.
    pub fn page(&self, key: &PageKey) -> Result<Option<PageRecord>> {
        Ok(self
            .pages
            .get(page_key(key).as_slice())?
            .and_then(|record| decode(record.value())))
    }

    /// Tells `each` every page, in the order of their keys.
    pub fn pages(&self, mut each: impl FnMut(PageKey, PageRecord)) -> Result<()> {
        for row in self.pages.range::<&[u8]>(..)? {
            let (key, record) = row?;
            if let (Some(key), Some(record)) = (parse_page_key(key.value()), decode(record.value()))
            {
                each(key, record);
            }
        }
        Ok(())
    }

    /// Pages whose prices or scores are not the latest.
    pub fn stale(&self) -> Result<HashSet<PageKey>> {
        let mut all = HashSet::new();
        for row in self.stale.range::<&[u8]>(..)? {
            all.extend(parse_page_key(row?.0.value()));
        }
        Ok(all)
    }

    /// What has changed in the catalogue and is not yet on pages.
    pub fn dirty(&self) -> Result<HashMap<Input, Locales>> {
        let mut all = HashMap::new();
        for row in self.dirty.range::<&[u8]>(..)? {
            let (input, locales) = row?;
            if let (Some(input), Some(locales)) = (decode(input.value()), decode(locales.value())) {
                all.insert(input, locales);
            }
        }
        Ok(all)
    }

    /// Inputs that are not parts of an entity, with what each was in every locale.
    pub fn globals(&self) -> Result<Vec<(Input, Vec<u64>)>> {
        let mut all = Vec::new();
        for row in self.globals.range::<&[u8]>(..)? {
            let (input, prints) = row?;
            if let (Some(input), Some(prints)) = (decode(input.value()), decode(prints.value())) {
                all.push((input, prints));
            }
        }
        Ok(all)
    }

    /// Every asset that stands.
    pub fn assets(&self) -> Result<BTreeMap<String, Asset>> {
        let mut all = BTreeMap::new();
        for row in self.assets.range::<&str>(..)? {
            let (path, asset) = row?;
            if let Some(asset) = decode(asset.value()) {
                all.insert(path.value().to_owned(), asset);
            }
        }
        Ok(all)
    }

    /// One generation, if it is kept.
    pub fn generation(&self, number: u64) -> Result<Option<Generation>> {
        let stored = self.generations.get(number)?;
        Ok(stored.and_then(|generation| decode(generation.value())))
    }

    /// Generations that are kept, the oldest first.
    pub fn generations(&self) -> Result<Vec<(u64, Generation)>> {
        let mut all = Vec::new();
        for row in self.generations.range::<u64>(..)? {
            let (number, generation) = row?;
            if let Some(generation) = decode(generation.value()) {
                all.push((number.value(), generation));
            }
        }
        Ok(all)
    }
}

impl MarketSource for Reading {
    fn markets(&self, match_: u64) -> Arc<[Market]> {
        match self.markets.get(match_) {
            Ok(Some(bytes)) => decode::<Vec<Market>>(bytes.value())
                .unwrap_or_default()
                .into(),
            Ok(None) => Arc::default(),
            Err(error) => {
                tracing::error!("the markets of match {match_} cannot be read: {error}");
                Arc::default()
            }
        }
    }
}

/// An asset that stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
pub struct Asset {
    /// Its content.
    pub content: ContentHash,
    /// Since when no page names it; pages in caches may still ask for it.
    #[serde(with = "jiff::fmt::serde::timestamp::nanosecond::optional")]
    pub unnamed_since: Option<Timestamp>,
}

/// A change of the state that is under way.
pub struct Writing {
    transaction: WriteTransaction,
}

impl Writing {
    /// Makes it so.
    pub fn commit(self) -> Result<()> {
        Ok(self.transaction.commit()?)
    }

    /// Forgets everything but the catalogue.
    pub fn forget_site(&self) -> Result<()> {
        for table in [PAGES, DIRTY, GLOBALS] {
            self.transaction.delete_table(table)?;
            self.transaction.open_table(table)?;
        }
        self.transaction.delete_table(STALE)?;
        self.transaction.open_table(STALE)?;
        self.transaction.delete_table(ASSETS)?;
        self.transaction.open_table(ASSETS)?;
        self.transaction.delete_table(GENERATIONS)?;
        self.transaction.open_table(GENERATIONS)?;
        for key in [
            Key::Locales,
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

    /// Takes a single value away.
    pub fn unset(&self, key: Key) -> Result<()> {
        self.transaction.open_table(META)?.remove(key.name())?;
        Ok(())
    }

    /// Takes matches in: `put` and `remove` are told to the function that it is given.
    pub fn catalogue<T>(
        &self,
        change: impl FnOnce(&mut CatalogueTables<'_>) -> Result<T>,
    ) -> Result<T> {
        change(&mut CatalogueTables {
            matches: self.transaction.open_table(MATCHES)?,
            markets: self.transaction.open_table(MARKETS)?,
        })
    }

    /// Remembers what has changed and is not yet on pages.
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
        self.transaction.delete_table(DIRTY)?;
        self.transaction.open_table(DIRTY)?;
        Ok(())
    }

    /// Changes pages.
    pub fn pages<T>(&self, change: impl FnOnce(&mut PageTables<'_>) -> Result<T>) -> Result<T> {
        change(&mut PageTables {
            pages: self.transaction.open_table(PAGES)?,
            stale: self.transaction.open_table(STALE)?,
        })
    }

    /// Remembers what inputs are now, in every locale; `None` forgets one.
    pub fn set_globals(
        &self,
        globals: impl IntoIterator<Item = (Input, Option<Vec<u64>>)>,
    ) -> Result<()> {
        let mut table = self.transaction.open_table(GLOBALS)?;
        for (input, prints) in globals {
            let key = encode(&input);
            match prints {
                Some(prints) => table.insert(key.as_slice(), encode(&prints).as_slice())?,
                None => table.remove(key.as_slice())?,
            };
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

    /// Replaces what is known of assets.
    pub fn set_assets(&self, assets: &BTreeMap<String, Asset>) -> Result<()> {
        self.transaction.delete_table(ASSETS)?;
        let mut table = self.transaction.open_table(ASSETS)?;
        for (path, asset) in assets {
            table.insert(path.as_str(), encode(asset).as_slice())?;
        }
        Ok(())
    }

    /// Adds a generation.
    pub fn add_generation(&self, number: u64, generation: &Generation) -> Result<()> {
        self.transaction
            .open_table(GENERATIONS)?
            .insert(number, encode(generation).as_slice())?;
        Ok(())
    }

    /// Forgets a generation.
    pub fn forget_generation(&self, number: u64) -> Result<()> {
        self.transaction.open_table(GENERATIONS)?.remove(number)?;
        Ok(())
    }
}

/// The matches that are stored.
pub struct CatalogueTables<'a> {
    matches: redb::Table<'a, u64, &'static [u8]>,
    markets: redb::Table<'a, u64, &'static [u8]>,
}

impl CatalogueTables<'_> {
    /// A match as it is stored, and the bytes of its markets.
    pub fn get(&self, id: u64) -> Result<Option<(Match, Vec<u8>)>> {
        let Some(match_) = self
            .matches
            .get(id)?
            .and_then(|bytes| decode(bytes.value()))
        else {
            return Ok(None);
        };
        let markets = self.markets.get(id)?.map(|bytes| bytes.value().to_vec());
        Ok(Some((match_, markets.unwrap_or_default())))
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

    /// Numbers of all that are stored.
    pub fn ids(&self) -> Result<Vec<u64>> {
        self.matches
            .range::<u64>(..)?
            .map(|row| Ok(row?.0.value()))
            .collect()
    }
}

/// The bytes of a match's markets, as they are stored.
pub fn encode_markets(markets: &[Market]) -> Vec<u8> {
    encode(&markets)
}

/// Markets from their bytes.
pub fn decode_markets(bytes: &[u8]) -> Vec<Market> {
    decode(bytes).unwrap_or_default()
}

/// The pages that are stored.
pub struct PageTables<'a> {
    pages: redb::Table<'a, &'static [u8], &'static [u8]>,
    stale: redb::Table<'a, &'static [u8], ()>,
}

impl PageTables<'_> {
    /// Stores a page; it is not stale any more.
    pub fn put(&mut self, key: &PageKey, record: &PageRecord) -> Result<()> {
        let key = page_key(key);
        self.pages
            .insert(key.as_slice(), encode(record).as_slice())?;
        self.stale.remove(key.as_slice())?;
        Ok(())
    }

    /// Marks a page as one whose prices or scores are not the latest.
    pub fn mark_stale(&mut self, key: &PageKey) -> Result<()> {
        self.stale.insert(page_key(key).as_slice(), ())?;
        Ok(())
    }

    /// Removes a page.
    pub fn remove(&mut self, key: &PageKey) -> Result<()> {
        let key = page_key(key);
        self.pages.remove(key.as_slice())?;
        self.stale.remove(key.as_slice())?;
        Ok(())
    }
}

/// Sets of words that pages read, each stored once: there are few, and every page of a kind reads
/// almost the same ones.
#[derive(Default)]
pub struct Bundles {
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    numbers: HashMap<Arc<[Input]>, u32>,
    all: Vec<Arc<[Input]>>,
    saved: usize,
}

impl Bundles {
    /// The number of a set, given in order.
    pub fn number(&self, inputs: &[Input]) -> u32 {
        let mut inner = self.lock();
        if let Some(number) = inner.numbers.get(inputs) {
            return *number;
        }
        let number = u32::try_from(inner.all.len()).expect("fewer than 4 billion sets of words");
        let inputs: Arc<[Input]> = inputs.into();
        inner.numbers.insert(Arc::clone(&inputs), number);
        inner.all.push(inputs);
        number
    }

    /// A set by its number; an empty one if there is none.
    pub fn get(&self, number: u32) -> Arc<[Input]> {
        self.lock()
            .all
            .get(number as usize)
            .cloned()
            .unwrap_or_default()
    }

    /// Every set, by its number.
    pub fn all(&self) -> Vec<Arc<[Input]>> {
        self.lock().all.clone()
    }

    fn restore(&mut self, number: u32, inputs: Vec<Input>) {
        let inputs: Arc<[Input]> = inputs.into();
        let mut inner = self.lock();
        inner.numbers.insert(Arc::clone(&inputs), number);
        inner.all.push(inputs);
        inner.saved = inner.all.len();
    }

    fn unsaved(&self) -> Vec<(u32, Arc<[Input]>)> {
        let mut inner = self.lock();
        let from = inner.saved;
        inner.saved = inner.all.len();
        let new = inner.all.iter().enumerate().skip(from);
        new.map(|(number, inputs)| {
            let number = u32::try_from(number).expect("fewer than 4 billion sets of words");
            (number, Arc::clone(inputs))
        })
        .collect()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Tells a mistake of the database as one of the build.
pub fn told(error: Error) -> Diagnostic {
    let diagnostic = Diagnostic::error(format!("cannot use the generator's state: {error}"));
    match &error {
        Error::Io(io) if io.kind() == std::io::ErrorKind::StorageFull => {
            diagnostic.hint("the disk is full; the last good site is still served")
        }
        _ => diagnostic.hint(
            "the last good site is still served; without state/ the next build is a full one",
        ),
    }
}

fn encode(value: &impl Serialize) -> Vec<u8> {
    postcard::to_stdvec(value).expect("nothing that is stored has a part that cannot be written")
}

fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}

/// Kind, number and locale, in this order: pages of a kind lie together.
fn page_key(key: &PageKey) -> Vec<u8> {
    let mut bytes = vec![key.route.kind.code()];
    bytes.extend(key.route.id.to_be_bytes());
    bytes.extend(key.locale.as_bytes());
    bytes
}

fn parse_page_key(bytes: &[u8]) -> Option<PageKey> {
    let (kind, rest) = bytes.split_first()?;
    let (id, locale) = rest.split_first_chunk::<8>()?;
    Some(PageKey {
        route: Route {
            kind: PageKind::from_code(*kind)?,
            id: u64::from_be_bytes(*id),
        },
        locale: std::str::from_utf8(locale).ok()?.to_owned(),
    })
}

/// Sports, categories and leagues as they are stored.
pub fn stored_leagues(reading: &Reading) -> Result<Leagues> {
    Ok(reading.value(Key::Leagues)?.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_committed_comes_back_and_what_is_not_does_not() {
        let dir = tempfile::tempdir().expect("temp");
        let path = dir.path().join("state.redb");
        let state = State::open(&path).expect("opens");
        let number = state.bundles().number(&[Input::Menu, Input::Settings]);
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
        assert_eq!(*state.bundles().get(number), [Input::Menu, Input::Settings]);
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

    #[test]
    fn a_page_has_one_key() {
        let key = PageKey {
            route: Route {
                kind: PageKind::Match,
                id: 1 << 40,
            },
            locale: "sr-ME".to_owned(),
        };
        assert_eq!(parse_page_key(&page_key(&key)), Some(key));
    }
}
