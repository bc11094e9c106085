//! Wrong passwords. After a few of them an address is locked, whether it has an account or not, so that the answer does
//! not say which. The same for wrong passkeys, by their ids.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use api::wire::ErrorCode;
use jiff::{SignedDuration, Timestamp};

use super::credentials::Token;
use crate::refusal::Refusal;

/// How many wrong passwords lock an address.
const MOST: u32 = 5;

/// How many addresses are remembered. When there are more, those that are not locked are forgotten.
const KEPT: usize = 10_000;

/// What became of an attempt to sign in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// The player with these credentials.
    Player(u64),
    /// They are wrong.
    Wrong,
    /// The address is locked; `now` by this attempt.
    Locked {
        /// Whether it was this attempt.
        now: bool,
        /// How long the lock still lasts.
        seconds: u64,
    },
}

/// The wrong passwords of each address since its last right one.
#[derive(Debug, Default)]
pub struct Guesses(Mutex<HashMap<String, Guess>>);

#[derive(Debug, Default)]
struct Guess {
    wrong: u32,
    locked_until: Option<Timestamp>,
    unlock: Option<Token>,
}

impl Guesses {
    /// A token to unlock an address, if it is locked.
    pub fn unlock_token(&self, email: &str, now: Timestamp) -> Option<String> {
        let mut guesses = self.all();
        let guess = guesses.get_mut(&key(email));
        guess.filter(|own| own.is_locked(now)).map(|own| {
            let left = own.locked_until.map(|until| until.duration_since(now));
            let (text, token) = Token::issue(now, left.unwrap_or_default());
            own.unlock = Some(token);
            text
        })
    }

    /// Unlocks the address that was sent this token, which is used up.
    ///
    /// # Errors
    /// The token is unknown, used or too old.
    pub fn unlock(&self, text: &str, now: Timestamp) -> Result<(), Refusal> {
        let mut guesses = self.all();
        let found = guesses
            .iter()
            .find(|(_, own)| own.unlock.as_ref().is_some_and(|token| token.fits(text)))
            .map(|(address, own)| (address.clone(), own.is_locked(now)));
        let (address, is_locked) = found.ok_or_else(|| Refusal::new(ErrorCode::TokenInvalid))?;
        guesses.remove(&address);
        match is_locked {
            true => Ok(()),
            false => Err(Refusal::new(ErrorCode::TokenExpired)),
        }
    }

    /// Forgets what was guessed about an address: a mail to it has set a new password.
    pub fn forget(&self, email: &str) {
        self.all().remove(&key(email));
    }

    /// For how many more seconds an address is locked, if it is.
    pub fn locked_for(&self, email: &str, now: Timestamp) -> Option<u64> {
        let guesses = self.all();
        let own = guesses.get(&key(email)).filter(|own| own.is_locked(now));
        own.map(|own| own.seconds_left(now))
    }

    /// Forgets all.
    pub fn clear(&self) {
        self.all().clear();
    }

    /// Judges an attempt; `known` is the player with these credentials.
    pub fn judge(
        &self,
        email: &str,
        known: Option<u64>,
        now: Timestamp,
        lock_time: SignedDuration,
    ) -> Entry {
        let mut guesses = self.all();
        let key = key(email);
        let own = guesses.get(&key).filter(|own| own.is_locked(now));
        if let Some(own) = own {
            return own.locked(now, false);
        }
        if let Some(id) = known {
            guesses.remove(&key);
            return Entry::Player(id);
        }
        if guesses.len() >= KEPT {
            guesses.retain(|_, own| own.is_locked(now));
        }
        let own = guesses.entry(key).or_default();
        if own.locked_until.take().is_some() {
            own.wrong = 0;
        }
        own.wrong += 1;
        if own.wrong < MOST {
            return Entry::Wrong;
        }
        own.locked_until = now.saturating_add(lock_time).ok();
        own.locked(now, true)
    }

    fn all(&self) -> MutexGuard<'_, HashMap<String, Guess>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Guess {
    fn is_locked(&self, now: Timestamp) -> bool {
        self.locked_until.is_some_and(|until| now < until)
    }

    /// How long the lock still lasts.
    fn seconds_left(&self, now: Timestamp) -> u64 {
        let left = self.locked_until.map(|until| until.duration_since(now));
        left.unwrap_or_default().as_secs_f64().max(0.0).ceil() as u64
    }

    fn locked(&self, now: Timestamp, by_this: bool) -> Entry {
        Entry::Locked {
            now: by_this,
            seconds: self.seconds_left(now),
        }
    }
}

fn key(email: &str) -> String {
    email.trim().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: SignedDuration = SignedDuration::from_hours(1);

    fn locked(now: bool, seconds: u64) -> Entry {
        Entry::Locked { now, seconds }
    }

    #[test]
    fn a_few_wrong_passwords_lock_an_address_for_a_time() {
        let guesses = Guesses::default();
        let start = Timestamp::UNIX_EPOCH;
        let judge = |known, now| guesses.judge("a@b.example", known, now, HOUR);
        for _ in 1..MOST {
            assert_eq!(judge(None, start), Entry::Wrong);
        }
        assert_eq!(judge(None, start), locked(true, 3_600));
        assert_eq!(judge(Some(1), start), locked(false, 3_600));
        let soon = start + SignedDuration::from_millis(3_599_500);
        assert_eq!(judge(Some(1), soon), locked(false, 1), "rounded up");
        let other = guesses.judge("c@d.example", None, start, HOUR);
        assert_eq!(other, Entry::Wrong, "another address");
        let later = start + HOUR;
        assert_eq!(judge(None, later), Entry::Wrong, "counted anew");
        assert_eq!(judge(Some(1), later), Entry::Player(1));
    }

    #[test]
    fn a_right_password_ends_the_count() {
        let guesses = Guesses::default();
        let now = Timestamp::UNIX_EPOCH;
        for _ in 0..3 {
            for _ in 1..MOST {
                assert_eq!(guesses.judge("A@b.example", None, now, HOUR), Entry::Wrong);
            }
            let entered = guesses.judge(" a@B.example", Some(7), now, HOUR);
            assert_eq!(entered, Entry::Player(7), "in any case of letters");
        }
    }

    #[test]
    fn only_locks_are_remembered_when_there_are_too_many() {
        let guesses = Guesses::default();
        let now = Timestamp::UNIX_EPOCH;
        for _ in 0..MOST {
            guesses.judge("locked@b.example", None, now, HOUR);
        }
        for nth in 0..KEPT {
            guesses.judge(&format!("{nth}@b.example"), None, now, HOUR);
        }
        assert!(guesses.all().len() <= KEPT);
        let entered = guesses.judge("locked@b.example", Some(1), now, HOUR);
        assert_eq!(entered, locked(false, 3_600));
    }
}
