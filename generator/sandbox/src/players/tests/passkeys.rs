//! Passkeys: what is accepted, and each way in which something is refused.

use std::iter::once;

use api::wire::{ErrorCode, NewPasskey, PasskeySignIn};
use serde_json::{Value, json};

use super::authenticator::{Authenticator, PAGE, SEEN, Said};
use super::*;
use crate::players::challenges::LIFETIME;
use crate::players::webauthn::{self, Asked, Flaw, domain_of};

type Answer<T> = std::result::Result<T, Refusal>;

const MINUTE: SignedDuration = SignedDuration::from_mins(1);

impl Lab {
    fn creation(&self, player: u64, now: Timestamp) -> Value {
        let options = self.players.passkey_creation(player, PAGE, now);
        json!(options.expect("options"))
    }

    fn request(&self, now: Timestamp) -> Value {
        json!(self.players.passkey_request(PAGE, now).expect("options"))
    }

    fn add(&self, player: u64, body: Value, now: Timestamp) -> Answer<usize> {
        let body: NewPasskey = serde_json::from_value(body).expect("a body");
        let all = self.players.add_passkey(player, &body, now)?;
        Ok(all.len())
    }

    fn enter_with(&self, body: Value, now: Timestamp) -> Answer<u64> {
        let body: PasskeySignIn = serde_json::from_value(body).expect("a body");
        self.players.enter_by_passkey(&body, now)
    }

    /// A passkey of a player.
    fn passkey(&self, player: u64, id: &str, now: Timestamp) -> Authenticator {
        let mut own = Authenticator::new(id, 1);
        let made = own.create(&self.creation(player, now));
        self.add(player, made, now).expect("is added");
        own
    }
}

fn refused(code: ErrorCode) -> Answer<u64> {
    Err(Refusal::new(code))
}

#[test]
fn a_passkey_signs_its_player_in() {
    let lab = Lab::new();
    let now = Timestamp::now();
    let options = lab.creation(PLAYER, now);
    assert_eq!(options["rp"]["id"], "localhost");
    assert_eq!(options["user"]["name"], "player@example.com");
    assert_eq!(options["authenticatorSelection"]["residentKey"], "required");
    assert_eq!(
        options["pubKeyCredParams"],
        json!([{ "type": "public-key", "alg": -7 }])
    );
    let mut own = Authenticator::new("one", 1);
    own.make = *b"\xba\xda\x55\x66\xa7\xaa\x40\x1f\xbd\x96\x45\x61\x9a\x55\x12\x0d";
    assert_eq!(lab.add(PLAYER, own.create(&options), now), Ok(1));
    for minutes in 1..3 {
        let now = now + MINUTE * minutes;
        let options = lab.request(now);
        assert_eq!(options["rpId"], "localhost");
        assert_eq!(options["userVerification"], "required");
        assert_eq!(lab.enter_with(own.sign(&options), now), Ok(PLAYER));
        let all = lab.players.passkeys(PLAYER).expect("reads");
        assert_eq!(all[0].name.as_deref(), Some("1Password"));
        assert_eq!(all[0].used_at, Some(now));
    }
    assert!(lab.players.passkeys(VIP).expect("reads").is_empty());
}

#[test]
fn what_says_something_else_than_was_asked_is_refused() {
    let own = Authenticator::new("one", 1);
    let asked = Asked {
        challenge: "right",
        site: PAGE,
    };
    let key = key_of(&own);
    type Spoil = fn(&mut Said);
    let spoils: [(Spoil, Flaw); 8] = [
        (|it| it.kind = "payment.get", Flaw::Type),
        (|it| it.challenge = "other".into(), Flaw::Challenge),
        (|it| it.origin = "http://localhost:4001", Flaw::Site),
        (|it| it.origin = "https://elsewhere.example", Flaw::Site),
        (|it| it.cross_origin = true, Flaw::Site),
        (|it| it.domain = "elsewhere.example", Flaw::Domain),
        (|it| it.flags &= !0x01, Flaw::Absent),
        (|it| it.flags &= !0x04, Flaw::Unverified),
    ];
    let more: [(Spoil, Flaw); 2] = [
        (|it| it.flags |= 0x10, Flaw::Flags),
        (|it| it.after = vec![0], Flaw::Unreadable),
    ];
    let said = |options: Value, spoil: Spoil| {
        let mut said = Said::of(&options);
        spoil(&mut said);
        said
    };
    for (spoil, flaw) in spoils.into_iter().chain(more) {
        let said = said(json!({ "challenge": "right" }), spoil);
        let body = serde_json::from_value(own.sign_as(&said)).expect("a body");
        assert_eq!(webauthn::signed(&body, asked, &key), Err(flaw));
    }
    let only_new: [(Spoil, Flaw); 3] = [
        (|it| it.algorithm = -257, Flaw::Key),
        (|it| it.flags &= !0x40, Flaw::Unreadable),
        (|it| it.flags |= 0x80, Flaw::Unreadable),
    ];
    for (spoil, flaw) in spoils.into_iter().chain(more).chain(only_new) {
        let said = said(json!({ "challenge": "right", "rp": {} }), spoil);
        let body = serde_json::from_value(own.create_as(&said)).expect("a body");
        assert_eq!(webauthn::created(&body, asked), Err(flaw));
    }
}

#[test]
fn what_is_spoiled_on_its_way_is_refused() {
    let own = Authenticator::new("one", 1);
    let asked = Asked {
        challenge: "right",
        site: PAGE,
    };
    let right = own.sign_as(&Said::of(&json!({ "challenge": "right" })));
    let judge = |body: &Value, key: &[u8]| {
        let body = serde_json::from_value(body.clone()).expect("a body");
        webauthn::signed(&body, asked, key)
    };
    assert_eq!(judge(&right, &key_of(&own)), Ok(1));
    let other = key_of(&Authenticator::new("one", 1));
    assert_eq!(judge(&right, &other), Err(Flaw::Signature));
    assert_eq!(judge(&right, &[4; 65]), Err(Flaw::Signature), "no point");
    for (place, text, flaw) in [
        ("/response/signature", "AAAA", Flaw::Signature),
        ("/response/signature", "not base64url!", Flaw::Unreadable),
        ("/response/authenticatorData", "AAAA", Flaw::Unreadable),
        ("/response/clientDataJSON", "AAAA", Flaw::Unreadable),
        ("/rawId", "b3RoZXI", Flaw::Id),
        ("/type", "password", Flaw::Type),
    ] {
        let mut body = right.clone();
        *body.pointer_mut(place).expect("a place") = json!(text);
        assert_eq!(judge(&body, &key_of(&own)), Err(flaw), "{place}");
    }
    let mut made = own.create_as(&Said::of(&json!({ "challenge": "right", "rp": {} })));
    made["id"] = json!("b3RoZXI");
    made["rawId"] = json!("b3RoZXI");
    let body = serde_json::from_value(made).expect("a body");
    assert_eq!(webauthn::created(&body, asked), Err(Flaw::Id));
}

#[test]
fn a_challenge_is_for_one_purpose_one_player_and_one_use() {
    let lab = Lab::new();
    let now = Timestamp::now();
    let expired = || Refusal::new(ErrorCode::PasskeyExpired);
    let mut own = lab.passkey(PLAYER, "one", now);
    let options = lab.request(now);
    let signed = own.sign(&options);
    assert_eq!(
        lab.enter_with(signed.clone(), now + LIFETIME),
        Err(expired())
    );
    assert_eq!(
        lab.enter_with(signed, now),
        Err(expired()),
        "used by the first attempt"
    );
    let signed = own.sign(&lab.creation(PLAYER, now));
    assert_eq!(lab.enter_with(signed, now), Err(expired()), "for adding");
    let made_up = own.sign(&json!({ "challenge": "made up" }));
    assert_eq!(lab.enter_with(made_up, now), Err(expired()));
    let made = Authenticator::new("two", 0).create(&lab.creation(VIP, now));
    assert_eq!(
        lab.add(PLAYER, made.clone(), now),
        Err(expired()),
        "another player's"
    );
    assert_eq!(lab.add(VIP, made, now), Err(expired()));
    let entered = lab.enter_with(own.sign(&lab.request(now)), now);
    assert_eq!(entered, Ok(PLAYER));
}

#[test]
fn an_unknown_passkey_is_answered_as_a_wrong_one() {
    let lab = Lab::new();
    let now = Timestamp::now();
    let wrong = || refused(ErrorCode::PasskeyWrong);
    let mut own = lab.passkey(PLAYER, "one", now);
    let other = lab.passkey(VIP, "two", now);
    let mut unknown = Authenticator::new("three", 1);
    unknown.handle.clone_from(&own.handle);
    assert_eq!(
        lab.enter_with(unknown.sign(&lab.request(now)), now),
        wrong()
    );
    let mut forged = Authenticator::new("one", 100);
    forged.handle.clone_from(&own.handle);
    assert_eq!(lab.enter_with(forged.sign(&lab.request(now)), now), wrong());
    for handle in [None, other.handle.clone()] {
        let mut body = own.sign(&lab.request(now));
        body["response"]["userHandle"] = json!(handle);
        assert_eq!(lab.enter_with(body, now), wrong(), "the handle of another");
    }
    let mut said = Said::of(&lab.request(now));
    said.flags = SEEN & !0x04;
    assert_eq!(lab.enter_with(own.sign_as(&said), now), wrong());
    let entered = lab.enter_with(own.sign(&lab.request(now)), now);
    assert_eq!(entered, Ok(PLAYER));
}

#[test]
fn a_counter_that_does_not_grow_is_that_of_a_copy() {
    let lab = Lab::new();
    let now = Timestamp::now();
    let mut own = lab.passkey(PLAYER, "one", now);
    for (counter, is_in) in [(7, true), (7, false), (6, false), (0, false), (8, true)] {
        own.counter = counter;
        let said = Said::of(&lab.request(now));
        let entered = lab.enter_with(own.sign_as(&said), now);
        assert_eq!(entered.is_ok(), is_in, "{counter}");
    }
    let mut silent = Authenticator::new("two", 0);
    let made = silent.create(&lab.creation(PLAYER, now));
    lab.add(PLAYER, made, now).expect("is added");
    for _ in 0..2 {
        let entered = lab.enter_with(silent.sign(&lab.request(now)), now);
        assert_eq!(entered, Ok(PLAYER), "does not count");
    }
}

#[test]
fn guesses_at_a_passkey_are_throttled() {
    let lab = Lab::new();
    let now = Timestamp::now();
    let own = lab.passkey(PLAYER, "one", now);
    for id in ["one", "unknown"] {
        let mut forged = Authenticator::new(id, 100);
        forged.handle.clone_from(&own.handle);
        let codes = (0..6).map(|_| lab.enter_with(forged.sign(&lab.request(now)), now));
        let wrong = std::iter::repeat_n(refused(ErrorCode::PasskeyWrong), 4);
        let throttled = || Err(Refusal::new(ErrorCode::PasskeyThrottled).retry_after(3_600));
        let wanted: Vec<_> = wrong
            .chain(once(throttled()))
            .chain(once(throttled()))
            .collect();
        assert_eq!(codes.collect::<Vec<_>>(), wanted, "{id}");
    }
    let mut other = lab.passkey(PLAYER, "two", now);
    let entered = lab.enter_with(other.sign(&lab.request(now)), now);
    assert_eq!(entered, Ok(PLAYER), "another of the same player");
}

#[test]
fn a_locked_account_cannot_be_entered() {
    let lab = Lab::new();
    let now = Timestamp::now();
    let mut own = lab.passkey(PLAYER, "one", now);
    for _ in 0..5 {
        let entry = lab.players.enter("player@example.com", "wrong", now);
        entry.expect("enters");
    }
    let locked = Err(Refusal::new(ErrorCode::Locked).retry_after(3_600));
    assert_eq!(lab.enter_with(own.sign(&lab.request(now)), now), locked);
    let later = now + SignedDuration::from_hours(1);
    let entered = lab.enter_with(own.sign(&lab.request(later)), later);
    assert_eq!(entered, Ok(PLAYER));
}

#[test]
fn a_passkey_belongs_to_one_player_who_has_a_few() {
    let lab = Lab::new();
    let now = Timestamp::now();
    let mut own = lab.passkey(PLAYER, "one", now);
    let unfit = Err(Refusal::new(ErrorCode::PasskeyUnfit));
    for player in [PLAYER, VIP] {
        let made = own.create(&lab.creation(player, now));
        assert_eq!(lab.add(player, made, now), unfit);
    }
    let mut waiting = Authenticator::new("late", 0);
    let made = waiting.create(&lab.creation(PLAYER, now));
    for nth in 2..=10 {
        lab.passkey(PLAYER, &format!("{nth}"), now + MINUTE * nth);
    }
    let full = Refusal::about(ErrorCode::PasskeyLimit, "10");
    assert_eq!(lab.add(PLAYER, made, now), Err(full.clone()));
    let options = lab.players.passkey_creation(PLAYER, PAGE, now);
    assert_eq!(options.expect_err("too many"), full);
    let all = lab.players.passkeys(PLAYER).expect("reads");
    assert_eq!(
        (all.len(), &all[0].id),
        (10, &own.text_id()),
        "the oldest first"
    );
    lab.passkey(VIP, "of another", now);
}

#[test]
fn a_removed_passkey_is_unknown() {
    let lab = Lab::new();
    let now = Timestamp::now();
    let mut own = lab.passkey(PLAYER, "one", now);
    let handle = own.handle.clone();
    let missing = Refusal::new(ErrorCode::NotFound);
    let remove = |player| lab.players.remove_passkey(player, &own.text_id());
    assert_eq!(remove(VIP), Err(missing.clone()), "another player's");
    assert_eq!(remove(PLAYER), Ok(Vec::new()));
    assert_eq!(remove(PLAYER), Err(missing));
    let entered = lab.enter_with(own.sign(&lab.request(now)), now);
    assert_eq!(entered, refused(ErrorCode::PasskeyWrong));
    let again = lab.passkey(PLAYER, "two", now);
    assert_eq!(again.handle, handle, "the same player for devices");
}

#[test]
fn passkeys_survive_a_restart_and_challenges_do_not() {
    let folder = tempfile::tempdir().expect("temp");
    let now = Timestamp::now();
    let store = || Store::in_folder(folder.path()).expect("opens");
    let lab = Lab::over(store());
    let mut own = lab.passkey(PLAYER, "one", now);
    let before = lab.request(now);
    drop(lab);
    let lab = Lab::over(store());
    let entered = lab.enter_with(own.sign(&before), now);
    assert_eq!(entered, refused(ErrorCode::PasskeyExpired));
    let entered = lab.enter_with(own.sign(&lab.request(now)), now);
    assert_eq!(entered, Ok(PLAYER));
}

#[test]
fn only_a_site_with_a_name_can_have_passkeys() {
    let lab = Lab::new();
    let now = Timestamp::now();
    for (site, domain) in [
        ("http://localhost:4000", Some("localhost")),
        ("https://bets.example", Some("bets.example")),
        ("http://127.0.0.1:4000", None),
        ("http://[::1]:4000", None),
        ("http://[::1]", None),
        ("http://", None),
        ("localhost", None),
    ] {
        assert_eq!(domain_of(site), domain, "{site}");
        let [request, creation] = [
            lab.players.passkey_request(site, now).is_ok(),
            lab.players.passkey_creation(PLAYER, site, now).is_ok(),
        ];
        assert_eq!([request, creation], [domain.is_some(); 2], "{site}");
    }
}

/// The public key of an authenticator, as it says itself.
fn key_of(own: &Authenticator) -> Vec<u8> {
    let said = Said::of(&json!({ "challenge": "right", "rp": {} }));
    let body = serde_json::from_value(own.create_as(&said)).expect("a body");
    let asked = Asked {
        challenge: "right",
        site: PAGE,
    };
    webauthn::created(&body, asked).expect("is right").key
}
