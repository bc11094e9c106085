//! Challenges that authenticators are asked to sign: random, for one purpose and one page, used once, and soon over. They
//! are in memory alone: after a restart an attempt on its way is begun again.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use jiff::{SignedDuration, Timestamp};

use super::credentials::random_bytes;
use super::webauthn::text_of;

/// How long a challenge can be used.
pub const LIFETIME: SignedDuration = SignedDuration::from_mins(5);

/// How many are kept. When there are more, the one that ends first is forgotten.
const KEPT: usize = 10_000;

/// What a challenge is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Signing in.
    SignIn,
    /// Adding a passkey of this player.
    Add(u64),
}

/// The challenges that have not been used.
#[derive(Debug, Default)]
pub struct Challenges(Mutex<HashMap<String, Challenge>>);

#[derive(Debug)]
struct Challenge {
    purpose: Purpose,
    site: String,
    until: Timestamp,
}

impl Challenges {
    /// A new challenge for a page of a site.
    pub fn issue(&self, purpose: Purpose, site: &str, now: Timestamp) -> String {
        let text = text_of(&random_bytes::<32>());
        let challenge = Challenge {
            purpose,
            site: site.to_owned(),
            until: now.saturating_add(LIFETIME).unwrap_or(Timestamp::MAX),
        };
        let mut all = self.all();
        if all.len() >= KEPT {
            all.retain(|_, own| now < own.until);
        }
        if all.len() >= KEPT {
            let first = all.iter().min_by_key(|(_, own)| own.until);
            if let Some(text) = first.map(|(text, _)| text.clone()) {
                all.remove(&text);
            }
        }
        all.insert(text.clone(), challenge);
        text
    }

    /// Uses a challenge up, whatever for; returns the site that it was for. None if it is unknown, used, for another
    /// purpose, or too old.
    pub fn take(&self, text: &str, purpose: Purpose, now: Timestamp) -> Option<String> {
        let own = self.all().remove(text)?;
        (own.purpose == purpose && now < own.until).then_some(own.site)
    }

    /// Forgets all.
    pub fn clear(&self) {
        self.all().clear();
    }

    fn all(&self) -> MutexGuard<'_, HashMap<String, Challenge>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SITE: &str = "http://localhost:4000";

    #[test]
    fn a_challenge_is_used_once_for_its_purpose_and_in_time() {
        let challenges = Challenges::default();
        let now = Timestamp::UNIX_EPOCH;
        let issue = |purpose| challenges.issue(purpose, SITE, now);
        let one = issue(Purpose::SignIn);
        assert_ne!(one, issue(Purpose::SignIn));
        assert_eq!(one.len(), 43, "256 bits: {one}");
        let taken = challenges.take(&one, Purpose::SignIn, now);
        assert_eq!(taken.as_deref(), Some(SITE));
        assert_eq!(challenges.take(&one, Purpose::SignIn, now), None);
        assert_eq!(challenges.take("made up", Purpose::SignIn, now), None);
        let late = issue(Purpose::SignIn);
        assert_eq!(
            challenges.take(&late, Purpose::SignIn, now + LIFETIME),
            None
        );
        let other = issue(Purpose::Add(1));
        assert_eq!(challenges.take(&other, Purpose::Add(2), now), None);
        assert_eq!(challenges.take(&other, Purpose::Add(1), now), None, "used");
    }

    #[test]
    fn too_many_push_out_the_oldest() {
        let challenges = Challenges::default();
        let start = Timestamp::UNIX_EPOCH;
        let first = challenges.issue(Purpose::SignIn, SITE, start);
        let second = challenges.issue(Purpose::SignIn, SITE, start + SignedDuration::from_secs(1));
        let now = start + SignedDuration::from_secs(2);
        for _ in 0..KEPT - 1 {
            challenges.issue(Purpose::SignIn, SITE, now);
        }
        assert_eq!(challenges.take(&first, Purpose::SignIn, now), None);
        assert!(challenges.take(&second, Purpose::SignIn, now).is_some());
    }
}
