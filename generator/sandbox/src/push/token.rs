//! Tokens: JSON Web Tokens signed with HMAC-SHA256, as Centrifugo accepts them.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// `{"alg":"HS256","typ":"JWT"}`
const HEADER: &str = "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9";

/// The claims of a token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claims {
    /// The player's id as text; empty for a visitor.
    pub sub: String,
    /// Expiry, in seconds since 1970.
    pub exp: i64,
    /// The channel that it allows; none in a connection token.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub channel: Option<String>,
}

/// Why a token is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Invalid {
    /// It was not signed here, or has invalid claims.
    Forged,
    /// It has expired.
    Expired,
}

/// Signs and verifies the tokens of listeners.
#[derive(Clone, Debug)]
pub struct Tokens {
    secret: Vec<u8>,
    lifetime: Duration,
    /// Another lifetime in seconds, for tests; none is 0.
    other: Arc<AtomicU64>,
}

impl Tokens {
    /// Tokens that are signed with this secret, and their lifetime.
    pub fn new(secret: impl Into<Vec<u8>>, lifetime: Duration) -> Self {
        Self {
            secret: secret.into(),
            lifetime,
            other: Arc::default(),
        }
    }

    /// Sets the lifetime of later tokens; none for the usual one.
    pub fn set_lifetime(&self, other: Option<Duration>) {
        let seconds = other.map_or(0, |it| it.as_secs());
        self.other.store(seconds, Ordering::Relaxed);
    }

    fn lifetime(&self) -> Duration {
        match self.other.load(Ordering::Relaxed) {
            0 => self.lifetime,
            seconds => Duration::from_secs(seconds),
        }
    }

    /// A token of a connection, for a player or for a visitor.
    pub fn of_connection(&self, user: Option<u64>) -> String {
        self.sign(user, None)
    }

    /// A token of a channel.
    pub fn of_channel(&self, user: Option<u64>, channel: &str) -> String {
        self.sign(user, Some(channel))
    }

    /// The claims of a token.
    pub fn verify(&self, token: &str) -> Result<Claims, Invalid> {
        verify(&self.secret, token, seconds())
    }

    /// The claims of a token of a connection.
    pub fn verify_connection(&self, token: &str) -> Result<Claims, Invalid> {
        let claims = self.verify(token)?;
        if claims.channel.is_some() {
            Err(Invalid::Forged)
        } else {
            Ok(claims)
        }
    }

    fn sign(&self, user: Option<u64>, channel: Option<&str>) -> String {
        let claims = Claims {
            sub: user.map(|user| user.to_string()).unwrap_or_default(),
            exp: seconds() + self.lifetime().as_secs().cast_signed(),
            channel: channel.map(str::to_owned),
        };
        sign(&self.secret, &claims)
    }
}

impl Claims {
    /// Seconds until they expire, at least one.
    pub fn ttl(&self) -> u64 {
        u64::try_from(self.exp - seconds()).unwrap_or(0).max(1)
    }
}

fn seconds() -> i64 {
    jiff::Timestamp::now().as_second()
}

/// Signs claims.
fn sign(secret: &[u8], claims: &Claims) -> String {
    let claims = serde_json::to_vec(claims).unwrap_or_default();
    let signed = format!("{HEADER}.{}", URL_SAFE_NO_PAD.encode(claims));
    let signature = URL_SAFE_NO_PAD.encode(mac(secret, &signed).finalize().into_bytes());
    format!("{signed}.{signature}")
}

/// The claims of a token that was signed here and has not expired.
fn verify(secret: &[u8], token: &str, now: i64) -> Result<Claims, Invalid> {
    let (signed, signature) = token.rsplit_once('.').ok_or(Invalid::Forged)?;
    let signature = URL_SAFE_NO_PAD
        .decode(signature)
        .map_err(|_| Invalid::Forged)?;
    mac(secret, signed)
        .verify_slice(&signature)
        .map_err(|_| Invalid::Forged)?;
    let claims = signed
        .strip_prefix(HEADER)
        .and_then(|rest| rest.strip_prefix('.'));
    let claims = URL_SAFE_NO_PAD
        .decode(claims.ok_or(Invalid::Forged)?)
        .map_err(|_| Invalid::Forged)?;
    let claims: Claims = serde_json::from_slice(&claims).map_err(|_| Invalid::Forged)?;
    if claims.exp <= now {
        Err(Invalid::Expired)
    } else {
        Ok(claims)
    }
}

fn mac(secret: &[u8], text: &str) -> Hmac<Sha256> {
    // HMAC's own rule for keys: a longer one than a block is hashed, a shorter one is padded.
    let mut key = [0; 64];
    if secret.len() > key.len() {
        key[..32].copy_from_slice(&Sha256::digest(secret));
    } else {
        key[..secret.len()].copy_from_slice(secret);
    }
    let mut mac = Hmac::<Sha256>::new(&key.into());
    mac.update(text.as_bytes());
    mac
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_signed_as_others_sign_them() {
        // The example of jwt.io, whose secret is shorter than a block, and one with a longer secret
        // (Node: `createHmac("sha256", "k".repeat(100)).update("text")`).
        let text = "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ";
        let signed =
            |secret: &[u8], text| URL_SAFE_NO_PAD.encode(mac(secret, text).finalize().into_bytes());
        assert_eq!(
            signed(b"your-256-bit-secret", text),
            "SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c"
        );
        assert_eq!(
            signed(&[b'k'; 100], "text"),
            "WWSlxYtzaACReo6FzwOJLpq4qZehUXWx2HYRliSptpk"
        );
    }

    #[test]
    fn a_token_is_valid_until_its_expiry_and_for_its_secret_only() {
        let claims = Claims {
            sub: "7".into(),
            exp: 100,
            channel: Some("$private:x".into()),
        };
        let token = sign(b"secret", &claims);
        assert_eq!(verify(b"secret", &token, 99), Ok(claims));
        assert_eq!(verify(b"secret", &token, 100), Err(Invalid::Expired));
        assert_eq!(verify(b"other", &token, 99), Err(Invalid::Forged));
        for forged in ["", ".", "a.b.c", &token[1..], &token[..token.len() - 2]] {
            assert_eq!(
                verify(b"secret", forged, 99),
                Err(Invalid::Forged),
                "{forged}"
            );
        }
    }
}
