//! Passwords and the tokens in mails, none of which is stored: only what they hash to.
//!
//! The players of a sandbox are made up, so a fast hash with a salt does. A real operator needs a slow one.

use api::wire::ErrorCode;
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use crate::refusal::Refusal;

/// The fewest characters of a password.
pub const PASSWORD_MIN: usize = 8;

/// The most characters of a password.
const PASSWORD_MAX: usize = 1_024;

/// The most bytes of an e-mail address.
const EMAIL_MAX: usize = 254;

/// Passwords that are guessed first. `password` is that of the default players, who did not choose it.
const COMMON: &str = include_str!("../../data/common-passwords.txt");

#[cfg(test)]
std::thread_local! {
    /// How often this thread has hashed a password or a token.
    pub static HASHED: std::cell::Cell<u32> = const { std::cell::Cell::new(0) };
}

/// A stored password.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secret {
    salt: String,
    hash: String,
}

/// A token that was sent, which works once and until a time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Token {
    hash: String,
    until: Timestamp,
}

impl Secret {
    /// The stored form of a password.
    pub fn of(password: &str) -> Self {
        let salt = random();
        let hash = hash(&salt, password);
        Self { salt, hash }
    }

    /// Whether it is the hash of a password.
    pub fn fits(&self, password: &str) -> bool {
        is_same(&self.hash, &hash(&self.salt, password))
    }
}

impl Token {
    /// A new token and its stored form.
    pub fn issue(now: Timestamp, lifetime: SignedDuration) -> (String, Self) {
        let text = random();
        let token = Self::of(&text, now, lifetime);
        (text, token)
    }

    /// A new code of some digits, for a person to type, and its stored form.
    pub fn code(digits: u32, now: Timestamp, lifetime: SignedDuration) -> (String, Self) {
        let width = usize::try_from(digits).unwrap_or_default();
        let number = u64::from_be_bytes(random_bytes()) % 10_u64.pow(digits);
        let text = format!("{number:0width$}");
        let token = Self::of(&text, now, lifetime);
        (text, token)
    }

    fn of(text: &str, now: Timestamp, lifetime: SignedDuration) -> Self {
        Self {
            hash: hash("token", text),
            until: now.saturating_add(lifetime).unwrap_or(Timestamp::MAX),
        }
    }

    /// Whether it is the hash of a text.
    pub fn fits(&self, text: &str) -> bool {
        is_same(&self.hash, &hash("token", text))
    }

    /// Whether its time is over.
    pub fn is_over(&self, now: Timestamp) -> bool {
        now >= self.until
    }
}

/// 128 bits of the system, as text.
pub fn random() -> String {
    format!("{:032x}", u128::from_be_bytes(random_bytes()))
}

/// Random bytes that nobody can predict.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has random bytes");
    bytes
}

/// Checks a new password: long enough, and none that is guessed first. Nothing is asked of its characters.
///
/// # Errors
/// The refusal.
pub fn check_password(password: &str, email: &str) -> Result<(), Refusal> {
    if password.chars().count() < PASSWORD_MIN {
        return Err(Refusal::about(
            ErrorCode::PasswordTooShort,
            PASSWORD_MIN.to_string(),
        ));
    }
    if password.chars().count() > PASSWORD_MAX {
        return Err(Refusal::about(
            ErrorCode::PasswordTooLong,
            PASSWORD_MAX.to_string(),
        ));
    }
    let plain = password.trim().to_lowercase();
    let is_one = |text: &str| text.chars().all(|letter| text.starts_with(letter));
    let is_guessed = COMMON.lines().any(|own| own == plain)
        || is_one(&plain)
        || plain == email.to_lowercase()
        || email.to_lowercase().split('@').next() == Some(&*plain);
    match is_guessed {
        true => Err(Refusal::new(ErrorCode::PasswordCommon)),
        false => Ok(()),
    }
}

/// An address as it is stored: without spaces around it. One `@`, a name before it, a domain with a dot behind.
///
/// # Errors
/// The text is not an address.
pub fn check_email(text: &str) -> Result<String, Refusal> {
    let text = text.trim();
    let is_plain = |part: &str| {
        !part.is_empty() && !part.chars().any(|it| it.is_whitespace() || it.is_control())
    };
    let is_address = text.len() <= EMAIL_MAX
        && text.split_once('@').is_some_and(|(name, domain)| {
            is_plain(name)
                && is_plain(domain)
                && !domain.contains('@')
                && domain.contains('.')
                && domain.split('.').all(|label| !label.is_empty())
        });
    match is_address {
        true => Ok(text.to_owned()),
        false => Err(Refusal::new(ErrorCode::EmailInvalid)),
    }
}

fn hash(salt: &str, text: &str) -> String {
    #[cfg(test)]
    HASHED.set(HASHED.get() + 1);
    let mut hasher = blake3::Hasher::new();
    hasher
        .update(salt.as_bytes())
        .update(&[0])
        .update(text.as_bytes());
    hasher.finalize().to_hex().to_string()
}

/// Compares in a time that does not depend on where they differ.
fn is_same(one: &str, other: &str) -> bool {
    let pairs = one.bytes().zip(other.bytes());
    one.len() == other.len() && pairs.fold(0, |differing, (a, b)| differing | (a ^ b)) == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_fits_itself_alone_and_is_not_stored() {
        let one = Secret::of("correct horse");
        assert!(one.fits("correct horse") && !one.fits("correct horse "));
        assert_ne!(one, Secret::of("correct horse"), "salted");
        assert!(!format!("{one:?}").contains("horse"));
    }

    #[test]
    fn a_token_ends() {
        let now = Timestamp::UNIX_EPOCH;
        let (text, token) = Token::issue(now, SignedDuration::from_secs(60));
        assert!(token.fits(&text) && !token.fits("other"));
        assert!(!token.is_over(now));
        assert!(token.is_over(now + SignedDuration::from_secs(60)));
        let (code, token) = Token::code(6, now, SignedDuration::from_secs(60));
        assert!(code.len() == 6 && code.parse::<u32>().is_ok(), "{code}");
        assert!(token.fits(&code));
    }

    #[test]
    fn passwords_are_judged_by_length_and_by_how_soon_they_are_guessed() {
        for (password, refused) in [
            ("short", true),
            ("12345678", true),
            ("Password1", true),
            ("aaaaaaaaaa", true),
            ("thandi.n", true),
            ("ThAndi.n@example.com", true),
            ("lowercase letters only", false),
            ("пароль для ставок", false),
            ("🏉🏉🏏🏏⚽⚽🎾🎾", false),
            (&"long ".repeat(300), true),
        ] {
            let found = check_password(password, "thandi.n@example.com");
            assert_eq!(found.is_err(), refused, "{password}");
        }
    }

    #[test]
    fn addresses_are_checked_loosely() {
        for (text, is_address) in [
            (" a@b.example ", true),
            ("o'neil+bets@mail.co.za", true),
            ("почта@пример.рф", true),
            ("", false),
            ("a@b", false),
            ("a@@b.example", false),
            ("@b.example", false),
            ("a b@c.example", false),
            ("a@.example", false),
            ("a\u{0}@b.example", false),
        ] {
            assert_eq!(check_email(text).is_ok(), is_address, "{text:?}");
        }
        assert!(check_email(&format!("{}@b.example", "a".repeat(300))).is_err());
    }
}
