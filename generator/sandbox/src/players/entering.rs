//! Signing in, and unlocking an account after too many wrong passwords.

use jiff::Timestamp;

use super::guesses::Entry;
use super::store::Result;
use super::{Players, profiles};
use crate::refusal::Refusal;

impl Players {
    /// Lets a player in who knows the password, unless the address is locked.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn enter(&self, email: &str, password: &str, now: Timestamp) -> Result<Entry> {
        let lock_time = self.steering().opening.lock_time;
        // Before the lock is looked at: the answer must not come sooner.
        let known = self.with_credentials(email, password)?;
        Ok(self.guesses.judge(email, known, now, lock_time))
    }

    /// A token to unlock an account: for the mail to a player with this address, if it is locked.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn unlock_token(&self, email: &str, now: Timestamp) -> Result<Option<String>> {
        let everybody = profiles::all(&self.store.read()?)?;
        let is_known = everybody.iter().any(|one| one.has_email(email));
        Ok(is_known
            .then(|| self.guesses.unlock_token(email, now))
            .flatten())
    }

    /// Unlocks the account whose address was sent this token, which is used up.
    ///
    /// # Errors
    /// The token is unknown, used or too old.
    pub fn unlock(&self, text: &str, now: Timestamp) -> std::result::Result<(), Refusal> {
        self.guesses.unlock(text, now)
    }
}
