//! Passkeys: signing in without a password, and what a player can sign in with (WebAuthn).
//!
//! Options and credentials have the JSON forms of the standard (Web Authentication, Level 3, 5.1.8 to 5.1.10), so a
//! platform can use its own library and a browser its own functions. All bytes are base64url without padding.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Answer of `POST /users/sign_in/passkey/options`: what the browser asks an authenticator to sign
/// (`PublicKeyCredentialRequestOptionsJSON`). It names no credentials: whoever has a passkey of the site may choose it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PasskeyRequest {
    /// Random bytes, which are used once.
    pub challenge: String,
    /// Milliseconds until the challenge ends.
    pub timeout: u32,
    /// The domain that passkeys belong to.
    pub rp_id: String,
    /// Always `required`: fingerprint, face or code say that it is the player.
    pub user_verification: String,
}

/// Body of `POST /users/sign_in/passkey` (`AuthenticationResponseJSON`). The answer is the [`Player`](super::Player) and
/// a session cookie, as for a password.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct PasskeySignIn {
    /// Id of the credential.
    pub id: String,
    /// The same.
    #[serde(rename = "rawId")]
    pub raw_id: String,
    /// Always `public-key`.
    #[serde(rename = "type")]
    pub kind: String,
    /// What the authenticator has signed.
    pub response: PasskeyAssertion,
}

/// What an authenticator has signed, and the signature (`AuthenticatorAssertionResponseJSON`).
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PasskeyAssertion {
    /// What the browser says of the call: JSON.
    #[serde(rename = "clientDataJSON")]
    pub client_data: String,
    /// What the authenticator says of itself.
    pub authenticator_data: String,
    /// Over both.
    pub signature: String,
    /// The handle of the player, which the authenticator keeps with the passkey.
    #[serde(default)]
    pub user_handle: Option<String>,
}

/// Body of `POST /player/passkeys/options`. Without a password it is refused with `password_needed` when the player has
/// not signed in just now.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS)]
pub struct AddPasskey {
    /// The player's password.
    #[serde(default)]
    #[ts(optional)]
    pub password: Option<String>,
}

/// Answer of `POST /player/passkeys/options`: what the browser asks an authenticator to create
/// (`PublicKeyCredentialCreationOptionsJSON`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PasskeyCreation {
    /// The site.
    pub rp: PasskeySite,
    /// The player.
    pub user: PasskeyUser,
    /// Random bytes, which are used once.
    pub challenge: String,
    /// Kinds of keys that can be created.
    pub pub_key_cred_params: Vec<PasskeyAlgorithm>,
    /// Milliseconds until the challenge ends.
    pub timeout: u32,
    /// The passkeys that the player has: the same authenticator is not to create another.
    pub exclude_credentials: Vec<PasskeyReference>,
    /// What the authenticator must be able to do.
    pub authenticator_selection: PasskeySelection,
    /// Always `none`: nothing is asked about the make of the authenticator.
    pub attestation: String,
}

/// A site that passkeys belong to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PasskeySite {
    /// Its domain.
    pub id: String,
    /// Its name.
    pub name: String,
}

/// The owner of a passkey, as authenticators show and keep them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PasskeyUser {
    /// The player's handle: random bytes that say nothing of the player.
    pub id: String,
    /// E-mail address.
    pub name: String,
    /// First and last name.
    pub display_name: String,
}

/// A kind of key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PasskeyAlgorithm {
    /// Always `public-key`.
    #[serde(rename = "type")]
    pub kind: String,
    /// Number of the algorithm (IANA COSE Algorithms).
    pub alg: i32,
}

/// A passkey by its id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PasskeyReference {
    /// Always `public-key`.
    #[serde(rename = "type")]
    pub kind: String,
    /// Id of the credential.
    pub id: String,
}

/// What an authenticator must be able to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PasskeySelection {
    /// Always `required`: the passkey is found without an e-mail address.
    pub resident_key: String,
    /// The same for older browsers.
    pub require_resident_key: bool,
    /// Always `required`: fingerprint, face or code say that it is the player.
    pub user_verification: String,
}

/// Body of `POST /player/passkeys` (`RegistrationResponseJSON`). The answer is all passkeys of the player.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct NewPasskey {
    /// Id of the credential.
    pub id: String,
    /// The same.
    #[serde(rename = "rawId")]
    pub raw_id: String,
    /// Always `public-key`.
    #[serde(rename = "type")]
    pub kind: String,
    /// What the authenticator has created.
    pub response: PasskeyAttestation,
}

/// What an authenticator has created (`AuthenticatorAttestationResponseJSON`).
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PasskeyAttestation {
    /// What the browser says of the call: JSON.
    #[serde(rename = "clientDataJSON")]
    pub client_data: String,
    /// What the authenticator says of itself, with the id and the public key.
    pub authenticator_data: String,
    /// The same, with a statement about the make of the authenticator.
    pub attestation_object: String,
    /// Number of the key's algorithm.
    pub public_key_algorithm: i32,
}

/// A row of the answer of `GET /player/passkeys`: a passkey of the player, the oldest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Passkey {
    /// Id of the credential: `DELETE /player/passkeys/{id}` removes it.
    pub id: String,
    /// Where it is kept, such as `iCloud Keychain`, if that is known.
    #[serde(default)]
    pub name: Option<String>,
    /// When it was added.
    pub added_at: Timestamp,
    /// When somebody signed in with it last.
    #[serde(default)]
    pub used_at: Option<Timestamp>,
}
