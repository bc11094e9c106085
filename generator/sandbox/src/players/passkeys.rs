//! Passkeys of players: adding, listing and removing them, and signing in with one.

use api::wire::{
    ErrorCode, NewPasskey, Passkey, PasskeyAlgorithm, PasskeyCreation, PasskeyReference,
    PasskeyRequest, PasskeySelection, PasskeySignIn, PasskeySite, PasskeyUser,
};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::challenges::{LIFETIME, Purpose};
use super::credentials::random_bytes;
use super::guesses::Entry;
use super::store::{Read, Result, Table, Writing};
use super::webauthn::{self, Asked, ES256, Flaw, domain_of, text_of};
use super::{Players, profiles};
use crate::refusal::Refusal;

/// By the credential's id.
const PASSKEYS: Table<&str> = Table::new("passkeys");

/// The handle of each player who has added a passkey. It stays when the last one is removed: a new one then replaces
/// that on its device.
const HANDLES: Table<u64> = Table::new("handles of players");

/// How many passkeys a player can have.
const MOST: usize = 10;

/// The name of the site on the player's devices.
const NAME: &str = "Sandbox";

/// A public key of nobody, with which an unknown credential is judged: the base point of P-256.
const NOBODY: &str =
    "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU";

/// Where passkeys are kept, by the make that an authenticator says (AAGUID).
const KEEPERS: [(&str, &str); 13] = [
    (
        "ea9b8d664d011d213ce4b6b48cb575d4",
        "Google Password Manager",
    ),
    ("adce000235bcc60a648b0b25f1f05503", "Chrome"),
    ("fbfc3007154e4ecc8c0b6e020557d7bd", "iCloud Keychain"),
    ("dd4ec289e01d41c9bb8970fa845d4bf2", "iCloud Keychain"),
    ("08987058cadc4b81b6e130de50dcbe96", "Windows Hello"),
    ("9ddd1817af5a4672a2b93e3dd95000a9", "Windows Hello"),
    ("6028b017b1d44c02b4b3afcdafc96bb2", "Windows Hello"),
    ("53414d53554e47000000000000000000", "Samsung Pass"),
    ("bada5566a7aa401fbd9645619a55120d", "1Password"),
    ("d548826e79b4db40a3d811116f7e8349", "Bitwarden"),
    ("531126d6e717415c93203d9aa6981239", "Dashlane"),
    ("b84e404815dc4dd08640f4f60813c8af", "NordPass"),
    ("50726f746f6e5061737350726f746f6e", "Proton Pass"),
];

type Answer<T> = std::result::Result<T, Refusal>;

/// A passkey.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct StoredPasskey {
    id: String,
    player: u64,
    key: String,
    counter: u32,
    name: Option<String>,
    added_at: Timestamp,
    used_at: Option<Timestamp>,
}

impl Players {
    /// What an authenticator is asked to sign, so that a visitor of a site signs in.
    ///
    /// # Errors
    /// The site can have no passkeys.
    pub fn passkey_request(&self, site: &str, now: Timestamp) -> Answer<PasskeyRequest> {
        let domain = checked_domain(site)?;
        Ok(PasskeyRequest {
            challenge: self.challenges.issue(Purpose::SignIn, site, now),
            timeout: timeout(),
            rp_id: domain.to_owned(),
            user_verification: "required".to_owned(),
        })
    }

    /// Lets a player in whose passkey has signed the challenge, unless the address is locked. The answer is the same for
    /// an unknown passkey and for a wrong one, and needs as much work.
    ///
    /// # Errors
    /// The challenge is over; the passkey is wrong, or was too often; or the address is locked.
    pub fn enter_by_passkey(&self, body: &PasskeySignIn, now: Timestamp) -> Answer<u64> {
        let (challenge, site) =
            self.take_challenge(&body.response.client_data, Purpose::SignIn, now)?;
        let asked = Asked {
            challenge: &challenge,
            site: &site,
        };
        let lock_time = self.steering().opening.lock_time;
        let write = self.store.write()?;
        let known = self.judge_passkey(&write, body, asked)?;
        let id = known.as_ref().map(|passkey| passkey.player);
        match self.passkey_guesses.judge(&body.id, id, now, lock_time) {
            Entry::Player(_) => {}
            Entry::Wrong => return Err(Refusal::new(ErrorCode::PasskeyWrong)),
            Entry::Locked { seconds, .. } => {
                return Err(Refusal::new(ErrorCode::PasskeyThrottled).retry_after(seconds));
            }
        }
        let mut passkey = known.ok_or_else(|| Refusal::new(ErrorCode::PasskeyWrong))?;
        let profile = profiles::signed(&write, passkey.player)?;
        // Only the owner of the passkey may learn this.
        if let Some(seconds) = self.guesses.locked_for(&profile.email, now) {
            return Err(Refusal::new(ErrorCode::Locked).retry_after(seconds));
        }
        passkey.used_at = Some(now);
        write.put(PASSKEYS, &*passkey.id, &passkey)?;
        write.commit()?;
        Ok(passkey.player)
    }

    /// What an authenticator is asked to create for a player of a site.
    ///
    /// # Errors
    /// The site can have no passkeys, or the player has enough.
    pub fn passkey_creation(&self, id: u64, site: &str, now: Timestamp) -> Answer<PasskeyCreation> {
        let domain = checked_domain(site)?.to_owned();
        let write = self.store.write()?;
        let profile = profiles::signed(&write, id)?;
        let own = of_player(&write, id)?;
        check_number(&own)?;
        let handle = handle_of(&write, id)?;
        write.commit()?;
        let public_key = "public-key".to_owned();
        let wire = profile.wire();
        let names = [wire.first_name, wire.last_name].map(Option::unwrap_or_default);
        let exclude = own.into_iter().map(|passkey| PasskeyReference {
            kind: public_key.clone(),
            id: passkey.id,
        });
        Ok(PasskeyCreation {
            rp: PasskeySite {
                id: domain,
                name: NAME.to_owned(),
            },
            user: PasskeyUser {
                id: handle,
                display_name: names.join(" ").trim().to_owned(),
                name: profile.email,
            },
            challenge: self.challenges.issue(Purpose::Add(id), site, now),
            exclude_credentials: exclude.collect(),
            pub_key_cred_params: vec![PasskeyAlgorithm {
                kind: public_key,
                alg: ES256,
            }],
            timeout: timeout(),
            authenticator_selection: PasskeySelection {
                resident_key: "required".to_owned(),
                require_resident_key: true,
                user_verification: "required".to_owned(),
            },
            attestation: "none".to_owned(),
        })
    }

    /// Adds the passkey that an authenticator has created for a player.
    ///
    /// # Errors
    /// The challenge is over, the passkey cannot be used or is known, or the player has enough.
    pub fn add_passkey(&self, id: u64, body: &NewPasskey, now: Timestamp) -> Answer<Vec<Passkey>> {
        let client_data = &body.response.client_data;
        let (challenge, site) = self.take_challenge(client_data, Purpose::Add(id), now)?;
        let asked = Asked {
            challenge: &challenge,
            site: &site,
        };
        let unfit = |flaw: Flaw| {
            tracing::debug!("a new passkey was refused: {flaw:?}");
            Refusal::new(ErrorCode::PasskeyUnfit)
        };
        let created = webauthn::created(body, asked).map_err(unfit)?;
        let write = self.store.write()?;
        check_number(&of_player(&write, id)?)?;
        // One passkey belongs to one player.
        if write
            .get::<_, StoredPasskey>(PASSKEYS, &*body.id)?
            .is_some()
        {
            return Err(unfit(Flaw::Id));
        }
        let keeper = KEEPERS.iter().find(|(make, _)| *make == created.make);
        let passkey = StoredPasskey {
            id: body.id.clone(),
            player: id,
            key: text_of(&created.key),
            counter: created.counter,
            name: keeper.map(|(_, name)| (*name).to_owned()),
            added_at: now,
            used_at: None,
        };
        write.put(PASSKEYS, &*passkey.id, &passkey)?;
        write.commit()?;
        Ok(self.passkeys(id)?)
    }

    /// The passkeys of a player, the oldest first.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn passkeys(&self, id: u64) -> Result<Vec<Passkey>> {
        let own = of_player(&self.store.read()?, id)?;
        Ok(own.into_iter().map(StoredPasskey::wire).collect())
    }

    /// Removes a passkey of a player.
    ///
    /// # Errors
    /// The player has no such passkey.
    pub fn remove_passkey(&self, id: u64, passkey: &str) -> Answer<Vec<Passkey>> {
        let write = self.store.write()?;
        let found: Option<StoredPasskey> = write.get(PASSKEYS, passkey)?;
        if found.is_none_or(|found| found.player != id) {
            return Err(Refusal::new(ErrorCode::NotFound));
        }
        write.remove(PASSKEYS, passkey)?;
        write.commit()?;
        Ok(self.passkeys(id)?)
    }

    /// The challenge that an answer names, which is used up, and the site that it was for.
    fn take_challenge(
        &self,
        client_data: &str,
        purpose: Purpose,
        now: Timestamp,
    ) -> Answer<(String, String)> {
        let over = || Refusal::new(ErrorCode::PasskeyExpired);
        let challenge = webauthn::challenge_of(client_data).ok_or_else(over)?;
        let site = self.challenges.take(&challenge, purpose, now);
        Ok((challenge, site.ok_or_else(over)?))
    }

    /// The passkey that has signed, with its new counter; none if anything is wrong with it.
    fn judge_passkey(
        &self,
        read: &impl Read,
        body: &PasskeySignIn,
        asked: Asked<'_>,
    ) -> Result<Option<StoredPasskey>> {
        let found: Option<StoredPasskey> = read.get(PASSKEYS, &*body.id)?;
        let key = found.as_ref().map_or(NOBODY, |passkey| &passkey.key);
        let key = webauthn::bytes_of(key).unwrap_or_default();
        let signed = webauthn::signed(body, asked, &key);
        let Some(mut passkey) = found else {
            return Ok(None);
        };
        let counter = match signed {
            Ok(counter) => counter,
            Err(flaw) => {
                tracing::debug!("a passkey was refused: {flaw:?}");
                return Ok(None);
            }
        };
        let handle: Option<String> = read.get(HANDLES, passkey.player)?;
        if handle.is_none() || handle != body.response.user_handle {
            return Ok(None);
        }
        // A counter that does not grow belongs to a copy. Most passkeys do not count: they stay at zero.
        if (counter, passkey.counter) != (0, 0) && counter <= passkey.counter {
            tracing::warn!("a passkey of player {} may be a copy", passkey.player);
            return Ok(None);
        }
        passkey.counter = counter;
        Ok(Some(passkey))
    }
}

impl StoredPasskey {
    fn wire(self) -> Passkey {
        Passkey {
            id: self.id,
            name: self.name,
            added_at: self.added_at,
            used_at: self.used_at,
        }
    }
}

/// The passkeys of a player, the oldest first.
fn of_player(read: &impl Read, player: u64) -> Result<Vec<StoredPasskey>> {
    // Ids have letters and digits of base64url, all of which come before `~`.
    let mut own: Vec<StoredPasskey> = read.values(PASSKEYS, "", "~")?;
    own.retain(|passkey| passkey.player == player);
    own.sort_by_key(|passkey| passkey.added_at);
    Ok(own)
}

/// The handle of a player, which is made with the first passkey.
fn handle_of(write: &Writing, player: u64) -> Result<String> {
    if let Some(handle) = write.get(HANDLES, player)? {
        return Ok(handle);
    }
    let handle = text_of(&random_bytes::<32>());
    write.put(HANDLES, player, &handle)?;
    Ok(handle)
}

fn check_number(own: &[StoredPasskey]) -> Answer<()> {
    match own.len() < MOST {
        true => Ok(()),
        false => Err(Refusal::about(ErrorCode::PasskeyLimit, MOST.to_string())),
    }
}

/// The domain of a site that can have passkeys.
fn checked_domain(site: &str) -> Answer<&str> {
    domain_of(site).ok_or_else(|| Refusal::about(ErrorCode::InvalidParameter, "Origin"))
}

/// How long a challenge can be used, in milliseconds.
fn timeout() -> u32 {
    u32::try_from(LIFETIME.as_millis()).unwrap_or(u32::MAX)
}
