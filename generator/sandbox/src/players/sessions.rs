//! Sessions: the cookie that identifies a player.

use api::wire::LimitKind;
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use super::credentials::random;
use super::store::{Read, Result, Table};
use super::{Players, own_limits, profiles};

/// Name of the cookie.
pub const COOKIE: &str = "sandbox_session";

/// How long after signing in, or after the last right password, a session is fresh.
const FRESH: SignedDuration = SignedDuration::from_mins(10);

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
    /// When the player last gave the password in it, by the same clock.
    #[serde(default)]
    proved_at: Option<Timestamp>,
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
            proved_at: None,
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

    /// Whether a session is over because it has lasted as long as its player allows.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn is_outlasted(&self, key: &str, now: Timestamp) -> Result<bool> {
        let read = self.store.read()?;
        let session = of_key(&read, key)?;
        session.map_or(Ok(false), |session| is_over(&read, &session, now))
    }

    /// Whether the player of a session has signed in or given the password just now.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn is_fresh(&self, key: &str, now: Timestamp) -> Result<bool> {
        let session: Option<Session> = self.store.read()?.get(SESSIONS, key)?;
        let last = session.and_then(|own| own.proved_at.or(own.opened_at));
        Ok(last.is_some_and(|last| now < last + FRESH))
    }

    /// Notes that the player of a session has given the password.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn prove(&self, key: &str, now: Timestamp) -> Result<()> {
        let write = self.store.write()?;
        if let Some(mut session) = write.get::<_, Session>(SESSIONS, key)? {
            session.proved_at = Some(now);
            write.put(SESSIONS, key, &session)?;
            write.commit()?;
        }
        Ok(())
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
    let Some(session) = of_key(read, key)? else {
        return Ok(None);
    };
    let is_over = is_over(read, &session, now)?;
    Ok((!is_over).then_some(session.player))
}

/// The session with a key, unless it ended with the epoch of its player.
fn of_key(read: &impl Read, key: &str) -> Result<Option<Session>> {
    let Some(session) = read.get::<_, Session>(SESSIONS, key)? else {
        return Ok(None);
    };
    let profile = profiles::get(read, session.player)?;
    let is_known = profile.is_some_and(|own| own.epoch == session.epoch);
    Ok(is_known.then_some(session))
}

fn is_over(read: &impl Read, session: &Session, now: Timestamp) -> Result<bool> {
    let own = own_limits::of(read, session.player, now)?;
    let most = own_limits::value(&own, &LimitKind::Session, None);
    let opened = session.opened_at.unwrap_or(now);
    Ok(most.is_some_and(|most| now >= opened + SignedDuration::from_secs(most)))
}
