//! The database: transactional, in a file or in memory.
//!
//! Every change of a player's data is one write transaction, and there is only one at a time: what
//! a change has read is still true when it is committed. An uncommitted change has no effect.

use std::fmt;
use std::path::Path;

use jiff::Timestamp;
use redb::backends::InMemoryBackend;
use redb::{
    Database, Key, ReadTransaction, ReadableDatabase, ReadableTable, TableDefinition, TableError,
    WriteTransaction,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// A table whose values are JSON.
pub type Table<K> = TableDefinition<'static, K, &'static [u8]>;

/// Name of the file in the data folder.
const FILE: &str = "sandbox.redb";

/// Cache size of the database.
const CACHE_BYTES: usize = 16 << 20;

/// The world that the data belong to. Kept by a reset.
const WORLD: Table<&str> = Table::new("world");

/// Identifies a world: the data are valid only for the same one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WorldIdentity {
    /// Its seed.
    pub seed: u64,
    /// Number of matches.
    pub matches: usize,
    /// When it began: its fixtures are relative to that.
    pub began: Timestamp,
}

/// The database.
pub struct Store(Database);

/// A read transaction.
pub struct Reading(ReadTransaction);

/// A write transaction, which has no effect until it is committed.
pub struct Writing(WriteTransaction);

/// Why an operation failed.
#[derive(Debug, PartialEq, Eq)]
pub enum Failure {
    /// The database cannot be read or written, or is damaged.
    Database(String),
    /// The balance of an account is too low.
    Short,
}

/// A result of the database.
pub type Result<T> = std::result::Result<T, Failure>;

impl Store {
    /// A database in memory.
    ///
    /// # Errors
    /// There is not enough memory.
    pub fn in_memory() -> Result<Self> {
        let builder = Database::builder();
        Ok(Self(builder.create_with_backend(InMemoryBackend::new())?))
    }

    /// The database in a folder, which is created if necessary.
    ///
    /// # Errors
    /// The folder cannot be written, or another sandbox uses it.
    pub fn in_folder(folder: &Path) -> Result<Self> {
        let named = |error: &dyn fmt::Display| {
            Failure::Database(format!(
                "cannot store players in {}: {error}",
                folder.display()
            ))
        };
        std::fs::create_dir_all(folder).map_err(|error| named(&error))?;
        let mut builder = Database::builder();
        builder.set_cache_size(CACHE_BYTES);
        match builder.create(folder.join(FILE)) {
            Ok(database) => Ok(Self(database)),
            Err(redb::DatabaseError::DatabaseAlreadyOpen) => Err(named(
                &"another sandbox uses it; stop that one or name another folder",
            )),
            Err(error) => Err(named(&error)),
        }
    }

    /// The world that the data belong to: this one, unless there are data already.
    ///
    /// # Errors
    /// The data belong to a world with another seed or size.
    pub fn world(&self, wanted: WorldIdentity) -> Result<WorldIdentity> {
        let write = self.write()?;
        let Some(kept) = write.get::<_, WorldIdentity>(WORLD, "world")? else {
            write.put(WORLD, "world", &wanted)?;
            write.commit()?;
            return Ok(wanted);
        };
        if (kept.seed, kept.matches) != (wanted.seed, wanted.matches) {
            return Err(Failure::Database(format!(
                "the stored players have bet on the world of seed {} with {} matches, not on \
                 that of seed {} with {}; name that world, or another folder",
                kept.seed, kept.matches, wanted.seed, wanted.matches
            )));
        }
        Ok(kept)
    }

    /// Begins reading the last commit. Later commits do not affect it.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn read(&self) -> Result<Reading> {
        Ok(Reading(self.0.begin_read()?))
    }

    /// Begins a change, after the current one has ended.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn write(&self) -> Result<Writing> {
        Ok(Writing(self.0.begin_write()?))
    }
}

impl fmt::Debug for Store {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("Store")
    }
}

/// Reading, inside and outside of a change.
pub trait Read {
    /// The value of a key.
    ///
    /// # Errors
    /// The database cannot be read.
    fn get<K: Key + 'static, T: DeserializeOwned>(
        &self,
        table: Table<K>,
        key: K::SelfType<'_>,
    ) -> Result<Option<T>>;

    /// All values from one key to another, in the order of the keys.
    ///
    /// # Errors
    /// The database cannot be read.
    fn values<'k, K: Key + 'static, T: DeserializeOwned>(
        &self,
        table: Table<K>,
        from: K::SelfType<'k>,
        to: K::SelfType<'k>,
    ) -> Result<Vec<T>>;
}

impl Read for Reading {
    fn get<K: Key + 'static, T: DeserializeOwned>(
        &self,
        table: Table<K>,
        key: K::SelfType<'_>,
    ) -> Result<Option<T>> {
        match self.0.open_table(table) {
            Ok(table) => get(&table, key),
            Err(TableError::TableDoesNotExist(_)) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    fn values<'k, K: Key + 'static, T: DeserializeOwned>(
        &self,
        table: Table<K>,
        from: K::SelfType<'k>,
        to: K::SelfType<'k>,
    ) -> Result<Vec<T>> {
        match self.0.open_table(table) {
            Ok(table) => values(&table, from, to),
            Err(TableError::TableDoesNotExist(_)) => Ok(Vec::new()),
            Err(error) => Err(error.into()),
        }
    }
}

impl Read for Writing {
    fn get<K: Key + 'static, T: DeserializeOwned>(
        &self,
        table: Table<K>,
        key: K::SelfType<'_>,
    ) -> Result<Option<T>> {
        get(&self.0.open_table(table)?, key)
    }

    fn values<'k, K: Key + 'static, T: DeserializeOwned>(
        &self,
        table: Table<K>,
        from: K::SelfType<'k>,
        to: K::SelfType<'k>,
    ) -> Result<Vec<T>> {
        values(&self.0.open_table(table)?, from, to)
    }
}

impl Writing {
    /// Sets the value of a key.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn put<K: Key + 'static, T: Serialize>(
        &self,
        table: Table<K>,
        key: K::SelfType<'_>,
        value: &T,
    ) -> Result<()> {
        let bytes = serde_json::to_vec(value)
            .map_err(|error| Failure::Database(format!("{}: {error}", table_name(&table))))?;
        self.0.open_table(table)?.insert(key, bytes.as_slice())?;
        Ok(())
    }

    /// Removes a key; returns whether it existed.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn remove<K: Key + 'static>(&self, table: Table<K>, key: K::SelfType<'_>) -> Result<bool> {
        Ok(self.0.open_table(table)?.remove(key)?.is_some())
    }

    /// Removes everything except the identity of the world.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn clear(&self) -> Result<()> {
        use redb::TableHandle;
        let tables: Vec<_> = self.0.list_tables()?.collect();
        for table in tables {
            if table.name() != WORLD.name() {
                self.0.delete_table(table)?;
            }
        }
        Ok(())
    }

    /// Commits the change.
    ///
    /// # Errors
    /// The database cannot be written; nothing has changed.
    pub fn commit(self) -> Result<()> {
        Ok(self.0.commit()?)
    }
}

fn get<K: Key + 'static, T: DeserializeOwned>(
    table: &impl ReadableTable<K, &'static [u8]>,
    key: K::SelfType<'_>,
) -> Result<Option<T>> {
    let value = table.get(key)?;
    value.map(|value| decode(value.value())).transpose()
}

fn values<'k, K: Key + 'static, T: DeserializeOwned>(
    table: &impl ReadableTable<K, &'static [u8]>,
    from: K::SelfType<'k>,
    to: K::SelfType<'k>,
) -> Result<Vec<T>> {
    let rows = table.range::<K::SelfType<'k>>(from..=to)?;
    rows.map(|row| decode(row?.1.value())).collect()
}

fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Result<T> {
    serde_json::from_slice(bytes)
        .map_err(|error| Failure::Database(format!("a stored value cannot be read: {error}")))
}

fn table_name<K: Key + 'static>(table: &Table<K>) -> String {
    use redb::TableHandle;
    table.name().to_owned()
}

impl fmt::Display for Failure {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Database(what) => to.write_str(what),
            Self::Short => to.write_str("the balance of an account is too low"),
        }
    }
}

impl std::error::Error for Failure {}

/// All error types of the database, one for each of its operations.
macro_rules! failures {
    ($($error:ty),+) => {
        $(impl From<$error> for Failure {
            fn from(error: $error) -> Self {
                Self::Database(error.to_string())
            }
        })+
    };
}

failures!(
    redb::DatabaseError,
    redb::TransactionError,
    TableError,
    redb::StorageError,
    redb::CommitError
);

#[cfg(test)]
mod tests {
    use super::*;

    const NUMBERS: Table<u64> = Table::new("numbers");

    #[test]
    fn a_change_takes_effect_when_it_is_committed() {
        let store = Store::in_memory().expect("opens");
        let abandoned = store.write().expect("writes");
        abandoned.put(NUMBERS, 1, &"one").expect("puts");
        drop(abandoned);
        let value = |key| {
            let reading = store.read().expect("reads");
            reading.get::<_, String>(NUMBERS, key).expect("reads")
        };
        assert_eq!(value(1), None);
        let write = store.write().expect("writes");
        write.put(NUMBERS, 1, &"one").expect("puts");
        write.put(NUMBERS, 2, &"two").expect("puts");
        write.put(NUMBERS, 7, &"seven").expect("puts");
        assert!(write.remove(NUMBERS, 7).expect("removes"));
        write.commit().expect("commits");
        assert_eq!(value(1).as_deref(), Some("one"));
        let all: Vec<String> = store
            .read()
            .and_then(|reading| reading.values(NUMBERS, 0, u64::MAX))
            .expect("reads");
        assert_eq!(all, ["one", "two"]);
        let write = store.write().expect("writes");
        write.clear().expect("clears");
        write.commit().expect("commits");
        assert_eq!(value(1), None);
    }

    #[test]
    fn data_of_another_world_are_refused() {
        let folder = tempfile::tempdir().expect("temp");
        let world = |seed, began| WorldIdentity {
            seed,
            matches: 60,
            began: Timestamp::from_second(began).expect("a time"),
        };
        let store = Store::in_folder(folder.path()).expect("opens");
        assert_eq!(store.world(world(7, 0)).expect("begins"), world(7, 0));
        assert_eq!(store.world(world(7, 900)).expect("goes on"), world(7, 0));
        let other = store.world(world(8, 0)).expect_err("is another one");
        assert!(other.to_string().contains("seed 7"), "{other}");
        let second = Store::in_folder(folder.path()).expect_err("is taken");
        assert!(
            second.to_string().contains("another sandbox uses it"),
            "{second}"
        );
    }
}
