//! Sessions: the cookie that says who somebody is.

use std::hash::{BuildHasher, RandomState};

use super::Players;

/// Name of the cookie.
pub const COOKIE: &str = "sandbox_session";

impl Players {
    /// Opens a session for a player; the key is the cookie's value.
    pub fn open_session(&self, player: u64) -> String {
        // Two random states are 128 bits that the system has drawn.
        let part = || RandomState::new().hash_one(player);
        let key = format!("{:016x}{:016x}", part(), part());
        self.lock().sessions.insert(key.clone(), player);
        key
    }

    /// The player of a session.
    pub fn in_session(&self, key: &str) -> Option<u64> {
        self.lock().sessions.get(key).copied()
    }

    /// Ends a session; returns its player.
    pub fn end_session(&self, key: &str) -> Option<u64> {
        self.lock().sessions.remove(key)
    }
}
