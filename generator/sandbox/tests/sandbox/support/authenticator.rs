//! An authenticator, and the browser before it: what they say when they are asked for a passkey, with as much wrong in it
//! as a test wants.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// A page that can have passkeys.
pub const PAGE: &str = "http://localhost:4000";

/// Somebody was there, and it was the player.
pub const SEEN: u8 = 0x05;

const CREDENTIAL: u8 = 0x40;

/// A passkey on a device.
pub struct Authenticator {
    /// Id of the credential.
    pub id: Vec<u8>,
    /// How often it has signed.
    pub counter: u32,
    /// The handle of its player.
    pub handle: Option<String>,
    /// Its make.
    pub make: [u8; 16],
    key: EcdsaKeyPair,
}

/// The answer to a call.
#[derive(Clone)]
pub struct Said {
    pub kind: &'static str,
    pub challenge: String,
    pub origin: &'static str,
    pub cross_origin: bool,
    pub domain: &'static str,
    pub flags: u8,
    pub algorithm: i32,
    /// What follows the key.
    pub after: Vec<u8>,
}

impl Said {
    /// What an honest browser says of a call with these options.
    pub fn of(options: &Value) -> Self {
        let is_new = options.get("rp").is_some();
        Self {
            kind: if is_new {
                "webauthn.create"
            } else {
                "webauthn.get"
            },
            challenge: options["challenge"].as_str().expect("a challenge").into(),
            origin: PAGE,
            cross_origin: false,
            domain: "localhost",
            flags: if is_new { SEEN | CREDENTIAL } else { SEEN },
            algorithm: -7,
            after: Vec::new(),
        }
    }

    fn client_data(&self) -> Vec<u8> {
        let data = json!({
            "type": self.kind,
            "challenge": self.challenge,
            "origin": self.origin,
            "crossOrigin": self.cross_origin,
        });
        data.to_string().into_bytes()
    }

    fn head(&self, counter: u32) -> Vec<u8> {
        let mut data = Sha256::digest(self.domain).to_vec();
        data.push(self.flags);
        data.extend(counter.to_be_bytes());
        data
    }
}

impl Authenticator {
    /// A new one, which counts from a number; 0 does not count.
    pub fn new(id: &str, counter: u32) -> Self {
        let random = SystemRandom::new();
        let kind = &ECDSA_P256_SHA256_ASN1_SIGNING;
        let pair = EcdsaKeyPair::generate_pkcs8(kind, &random).expect("a key");
        Self {
            id: id.as_bytes().to_vec(),
            counter,
            handle: None,
            make: [0; 16],
            key: EcdsaKeyPair::from_pkcs8(kind, pair.as_ref(), &random).expect("a key"),
        }
    }

    /// The id as texts carry it.
    pub fn text_id(&self) -> String {
        text(&self.id)
    }

    /// A new passkey for these options; keeps the handle.
    pub fn create(&mut self, options: &Value) -> Value {
        self.handle = options["user"]["id"].as_str().map(str::to_owned);
        self.create_as(&Said::of(options))
    }

    /// A new passkey, of which this is said.
    pub fn create_as(&self, said: &Said) -> Value {
        let mut data = said.head(self.counter);
        data.extend(self.make);
        let length = u16::try_from(self.id.len()).expect("a short id");
        data.extend(length.to_be_bytes());
        data.extend(&self.id);
        let (x, y) = self.key.public_key().as_ref()[1..].split_at(32);
        data.extend([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32]);
        data.extend(x);
        data.extend([0x22, 0x58, 32]);
        data.extend(y);
        data.extend(&said.after);
        json!({
            "id": self.text_id(),
            "rawId": self.text_id(),
            "type": "public-key",
            "response": {
                "clientDataJSON": text(&said.client_data()),
                "authenticatorData": text(&data),
                "attestationObject": "",
                "publicKeyAlgorithm": said.algorithm,
            },
        })
    }

    /// Signs for these options, and counts.
    pub fn sign(&mut self, options: &Value) -> Value {
        if self.counter > 0 {
            self.counter += 1;
        }
        self.sign_as(&Said::of(options))
    }

    /// Signs what is said.
    pub fn sign_as(&self, said: &Said) -> Value {
        let client_data = said.client_data();
        let mut data = said.head(self.counter);
        data.extend(&said.after);
        let message = [&*data, &*Sha256::digest(&client_data)].concat();
        let signature = self.key.sign(&SystemRandom::new(), &message);
        json!({
            "id": self.text_id(),
            "rawId": self.text_id(),
            "type": "public-key",
            "response": {
                "clientDataJSON": text(&client_data),
                "authenticatorData": text(&data),
                "signature": text(signature.expect("signs").as_ref()),
                "userHandle": self.handle,
            },
        })
    }
}

fn text(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}
