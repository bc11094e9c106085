//! What browsers and authenticators say of a passkey (Web Authentication, Level 3): read and judged, without any state.
//!
//! Keys are ES256 alone, which every platform has. The statement about the make of an authenticator is not asked for and
//! not looked at.

use api::wire::{NewPasskey, PasskeySignIn};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::signature::{ECDSA_P256_SHA256_ASN1, UnparsedPublicKey};
use serde::Deserialize;
use sha2::{Digest, Sha256};

/// Number of ES256: ECDSA with P-256 and SHA-256.
pub const ES256: i32 = -7;

/// The most bytes of a credential's id.
const ID_MAX: usize = 1_023;

/// Bytes of an authenticator's data before what it says of a new credential: the hash of the domain, flags, a counter.
const HEAD: usize = 37;

/// Flags: somebody was there; it was the player, by fingerprint, face or code; the key can be copied to other devices, and
/// has been; a new credential follows; extensions follow.
const PRESENT: u8 = 0x01;
const VERIFIED: u8 = 0x04;
const MAY_BE_COPIED: u8 = 0x08;
const IS_COPIED: u8 = 0x10;
const CREDENTIAL: u8 = 0x40;
const EXTENSIONS: u8 = 0x80;

/// A public key of ES256 as authenticators write it (CTAP2, canonical CBOR): these bytes, `x`, these, `y`.
const BEFORE_X: [u8; 10] = [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32];
const BEFORE_Y: [u8; 3] = [0x22, 0x58, 32];

/// Bytes of a coordinate.
const COORDINATE: usize = 32;

/// What was to be signed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked<'a> {
    /// The challenge.
    pub challenge: &'a str,
    /// Scheme, host and port of the page that asked.
    pub site: &'a str,
}

/// A credential that an authenticator has created.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Created {
    /// The public key: a point of P-256, not compressed.
    pub key: Vec<u8>,
    /// How often it has signed.
    pub counter: u32,
    /// The make of the authenticator (its AAGUID), in hexadecimal digits.
    pub make: String,
}

/// Why something that was created or signed is refused. Callers are not told which it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// It cannot be read.
    Unreadable,
    /// It was made for another purpose.
    Type,
    /// It answers another challenge.
    Challenge,
    /// Another page asked for it, or a page in a frame of another.
    Site,
    /// The authenticator made it for another domain.
    Domain,
    /// Nobody was there.
    Absent,
    /// It was not said who was there.
    Unverified,
    /// The flags contradict each other.
    Flags,
    /// The key is not an ES256 key.
    Key,
    /// The id is not that of the credential.
    Id,
    /// The signature does not fit.
    Signature,
}

/// What the browser says of a call.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ClientData {
    #[serde(rename = "type")]
    kind: String,
    challenge: String,
    origin: String,
    #[serde(default)]
    cross_origin: bool,
    #[serde(default)]
    top_origin: Option<String>,
}

/// The host of a site, which its passkeys belong to. None for an address of numbers: browsers make no passkeys for one.
pub fn domain_of(site: &str) -> Option<&str> {
    let (_, host) = site.split_once("://")?;
    let host = match host.rsplit_once(':') {
        Some((host, port)) if port.bytes().all(|it| it.is_ascii_digit()) => host,
        _ => host,
    };
    let is_number = host.starts_with('[') || host.parse::<std::net::Ipv4Addr>().is_ok();
    (!is_number && !host.is_empty()).then_some(host)
}

/// The challenge that an answer names.
pub fn challenge_of(client_data: &str) -> Option<String> {
    let bytes = bytes_of(client_data).ok()?;
    let data: ClientData = serde_json::from_slice(&bytes).ok()?;
    Some(data.challenge)
}

/// Judges what an authenticator has created.
///
/// # Errors
/// What is wrong with it.
pub fn created(body: &NewPasskey, asked: Asked<'_>) -> Result<Created, Flaw> {
    let NewPasskey { id, response, .. } = body;
    credential(id, &body.raw_id, &body.kind)?;
    client_data(&response.client_data, "webauthn.create", asked)?;
    let data = bytes_of(&response.authenticator_data)?;
    let (flags, counter) = head(&data, asked)?;
    if response.public_key_algorithm != ES256 {
        return Err(Flaw::Key);
    }
    if flags & CREDENTIAL == 0 {
        return Err(Flaw::Unreadable);
    }
    let (make, rest) = split(&data[HEAD..], 16)?;
    let (length, rest) = split(rest, 2)?;
    let length = usize::from(u16::from_be_bytes([length[0], length[1]]));
    let (own_id, key) = split(rest, length)?;
    if !(1..=ID_MAX).contains(&length) || bytes_of(id)? != own_id {
        return Err(Flaw::Id);
    }
    Ok(Created {
        key: point_of(key, flags & EXTENSIONS != 0)?,
        counter,
        make: make.iter().map(|byte| format!("{byte:02x}")).collect(),
    })
}

/// Judges what an authenticator has signed with the private half of a key; returns its counter.
///
/// # Errors
/// What is wrong with it.
pub fn signed(body: &PasskeySignIn, asked: Asked<'_>, key: &[u8]) -> Result<u32, Flaw> {
    let response = &body.response;
    credential(&body.id, &body.raw_id, &body.kind)?;
    let client = client_data(&response.client_data, "webauthn.get", asked)?;
    let data = bytes_of(&response.authenticator_data)?;
    let (flags, counter) = head(&data, asked)?;
    if flags & (CREDENTIAL | EXTENSIONS) == 0 && data.len() > HEAD {
        return Err(Flaw::Unreadable);
    }
    let mut message = data;
    message.extend(Sha256::digest(&client));
    let signature = bytes_of(&response.signature)?;
    UnparsedPublicKey::new(&ECDSA_P256_SHA256_ASN1, key)
        .verify(&message, &signature)
        .map_err(|_| Flaw::Signature)?;
    Ok(counter)
}

/// Bytes as texts carry them.
pub fn text_of(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// Bytes of a text.
///
/// # Errors
/// It is not a byte string.
pub fn bytes_of(text: &str) -> Result<Vec<u8>, Flaw> {
    URL_SAFE_NO_PAD.decode(text).map_err(|_| Flaw::Unreadable)
}

/// Judges what is around a response.
fn credential(id: &str, raw_id: &str, kind: &str) -> Result<(), Flaw> {
    match (id == raw_id, kind) {
        (true, "public-key") => Ok(()),
        (false, _) => Err(Flaw::Id),
        _ => Err(Flaw::Type),
    }
}

/// Judges what the browser says of the call; returns its bytes, which are signed.
fn client_data(text: &str, kind: &str, asked: Asked<'_>) -> Result<Vec<u8>, Flaw> {
    let bytes = bytes_of(text)?;
    let data: ClientData = serde_json::from_slice(&bytes).map_err(|_| Flaw::Unreadable)?;
    if data.kind != kind {
        return Err(Flaw::Type);
    }
    if data.challenge != asked.challenge {
        return Err(Flaw::Challenge);
    }
    if data.origin != asked.site || data.cross_origin || data.top_origin.is_some() {
        return Err(Flaw::Site);
    }
    Ok(bytes)
}

/// Judges the head of an authenticator's data; returns flags and counter.
fn head(data: &[u8], asked: Asked<'_>) -> Result<(u8, u32), Flaw> {
    let (domain, rest) = split(data, 32)?;
    let (flags, rest) = split(rest, 1)?;
    let (counter, _) = split(rest, 4)?;
    let own = domain_of(asked.site).ok_or(Flaw::Domain)?;
    if domain != &*Sha256::digest(own) {
        return Err(Flaw::Domain);
    }
    let flags = flags[0];
    if flags & PRESENT == 0 {
        return Err(Flaw::Absent);
    }
    if flags & VERIFIED == 0 {
        return Err(Flaw::Unverified);
    }
    if flags & IS_COPIED != 0 && flags & MAY_BE_COPIED == 0 {
        return Err(Flaw::Flags);
    }
    let counter = u32::from_be_bytes([counter[0], counter[1], counter[2], counter[3]]);
    Ok((flags, counter))
}

/// The point of a public key; only extensions may follow.
fn point_of(bytes: &[u8], has_more: bool) -> Result<Vec<u8>, Flaw> {
    let rest = bytes.strip_prefix(&BEFORE_X).ok_or(Flaw::Key)?;
    let (x, rest) = split(rest, COORDINATE)?;
    let rest = rest.strip_prefix(&BEFORE_Y).ok_or(Flaw::Key)?;
    let (y, rest) = split(rest, COORDINATE)?;
    match rest.is_empty() != has_more {
        true => Ok([&[4], x, y].concat()),
        false => Err(Flaw::Unreadable),
    }
}

fn split(bytes: &[u8], at: usize) -> Result<(&[u8], &[u8]), Flaw> {
    bytes.split_at_checked(at).ok_or(Flaw::Unreadable)
}
