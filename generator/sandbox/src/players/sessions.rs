//! Sessions: the cookie that identifies a player.

use api::wire::LimitKind;
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use super::credentials::random;
use super::store::{Read, Result, Table};
use super::{Players, own_limits, profiles};

/// Name of the cookie.
pub const COOKIE: &str = "sandbox_session";

/// By key.
const SESSIONS: Table<&str> = Table::new("sessions of players");

/// A session, which ends with the epoch of its player, and after the time that the player allows.
#[derive(Serialize, Deserialize)]
struct Session {
    player: u64,
    epoch: u32,
    /// By the clock of the world; none in data of older versions.
    #[serde(default)]
    opened_at: Option<Timestamp>,
}

impl Players {
    /// Opens a session for a player; the key is the cookie's value.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn open_session(&self, player: u64, now: Timestamp) -> Result<String> {
        let key = random();
        let write = self.store.write()?;
        let epoch = profiles::get(&write, player)?.map_or(0, |profile| profile.epoch);
        let opened_at = Some(now);
        let session = Session {
            player,
            epoch,
            opened_at,
        };
        write.put(SESSIONS, &*key, &session)?;
        write.commit()?;
        Ok(key)
    }

    /// The player of a session.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn in_session(&self, key: &str, now: Timestamp) -> Result<Option<u64>> {
        let read = self.store.read()?;
        in_session(&read, key, now)
    }

    /// Ends a session; returns its player.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn end_session(&self, key: &str, now: Timestamp) -> Result<Option<u64>> {
        let write = self.store.write()?;
        let player = in_session(&write, key, now)?;
        write.remove(SESSIONS, key)?;
        write.commit()?;
        Ok(player)
    }
}

fn in_session(read: &impl Read, key: &str, now: Timestamp) -> Result<Option<u64>> {
    let Some(session) = read.get::<_, Session>(SESSIONS, key)? else {
        return Ok(None);
    };
    let profile = profiles::get(read, session.player)?;
    if profile.is_none_or(|own| own.epoch != session.epoch) {
        return Ok(None);
    }
    let own = own_limits::of(read, session.player, now)?;
    let most = own_limits::value(&own, &LimitKind::Session, None);
    let opened = session.opened_at.unwrap_or(now);
    let is_over = most.is_some_and(|most| now >= opened + SignedDuration::from_secs(most));
    Ok((!is_over).then_some(session.player))
}
