//! Sessions: the cookie that identifies a player.

use serde::{Deserialize, Serialize};

use super::credentials::random;
use super::store::{Read, Result, Table};
use super::{Players, profiles};

/// Name of the cookie.
pub const COOKIE: &str = "sandbox_session";

/// By key.
const SESSIONS: Table<&str> = Table::new("sessions of players");

/// A session, which a later change of the password ends.
#[derive(Serialize, Deserialize)]
struct Session {
    player: u64,
    epoch: u32,
}

impl Players {
    /// Opens a session for a player; the key is the cookie's value.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn open_session(&self, player: u64) -> Result<String> {
        let key = random();
        let write = self.store.write()?;
        let epoch = profiles::get(&write, player)?.map_or(0, |profile| profile.epoch);
        write.put(SESSIONS, &*key, &Session { player, epoch })?;
        write.commit()?;
        Ok(key)
    }

    /// The player of a session.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn in_session(&self, key: &str) -> Result<Option<u64>> {
        let read = self.store.read()?;
        in_session(&read, key)
    }

    /// Ends a session; returns its player.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn end_session(&self, key: &str) -> Result<Option<u64>> {
        let write = self.store.write()?;
        let player = in_session(&write, key)?;
        write.remove(SESSIONS, key)?;
        write.commit()?;
        Ok(player)
    }
}

fn in_session(read: &impl Read, key: &str) -> Result<Option<u64>> {
    let Some(Session { player, epoch }) = read.get(SESSIONS, key)? else {
        return Ok(None);
    };
    let profile = profiles::get(read, player)?;
    Ok(profile.filter(|own| own.epoch == epoch).map(|own| own.id))
}
