//! Tokens: JSON Web Tokens signed with HMAC-SHA256, as Centrifugo accepts them.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::Sha256;

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

/// Signs claims.
pub fn sign(secret: &[u8], claims: &Claims) -> String {
    let claims = serde_json::to_vec(claims).unwrap_or_default();
    let signed = format!("{HEADER}.{}", URL_SAFE_NO_PAD.encode(claims));
    let signature = URL_SAFE_NO_PAD.encode(mac(secret, &signed).finalize().into_bytes());
    format!("{signed}.{signature}")
}

/// The claims of a token that was signed here and has not expired.
pub fn verify(secret: &[u8], token: &str, now: i64) -> Result<Claims, Invalid> {
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
    // One block long, so that the key cannot be refused: a hash of the secret, zero-padded as in
    // HMAC.
    let mut key = [0; 64];
    key[..32].copy_from_slice(blake3::hash(secret).as_bytes());
    let mut mac = Hmac::<Sha256>::new(&key.into());
    mac.update(text.as_bytes());
    mac
}

#[cfg(test)]
mod tests {
    use super::*;

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
