//! Sessions: the cookie that identifies a player.

use std::hash::{BuildHasher, RandomState};

use super::Players;
use super::store::{Read, Result, Table};

/// Name of the cookie.
pub const COOKIE: &str = "sandbox_session";

/// The player, by key of the session.
const SESSIONS: Table<&str> = Table::new("sessions");

impl Players {
    /// Opens a session for a player; the key is the cookie's value.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn open_session(&self, player: u64) -> Result<String> {
        // Two random states of the standard library are 128 bits from the system.
        let part = || RandomState::new().hash_one(player);
        let key = format!("{:016x}{:016x}", part(), part());
        let write = self.store.write()?;
        write.put(SESSIONS, &*key, &player)?;
        write.commit()?;
        Ok(key)
    }

    /// The player of a session.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn in_session(&self, key: &str) -> Result<Option<u64>> {
        self.store.read()?.get(SESSIONS, key)
    }

    /// Ends a session; returns its player.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn end_session(&self, key: &str) -> Result<Option<u64>> {
        let write = self.store.write()?;
        let player = write.get(SESSIONS, key)?;
        write.remove(SESSIONS, key)?;
        write.commit()?;
        Ok(player)
    }
}
