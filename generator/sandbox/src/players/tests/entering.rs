//! Signing in: the work for an unknown address is that for a known one.

use super::*;
use crate::players::credentials::HASHED;

#[test]
fn as_much_is_hashed_for_an_unknown_address() {
    let lab = Lab::new();
    let hashed = |email: &str, password: &str| {
        let before = HASHED.get();
        let entry = lab.players.enter(email, password, Timestamp::now());
        (entry.expect("enters"), HASHED.get() - before)
    };
    let wrong = (Entry::Wrong, 1);
    assert_eq!(
        hashed("player@example.com", "password"),
        (Entry::Player(PLAYER), 1)
    );
    assert_eq!(hashed("player@example.com", "wrong"), wrong);
    assert_eq!(hashed("nobody@example.com", "wrong"), wrong);
    assert_eq!(hashed("nobody@example.com", "password"), wrong);
    assert_eq!(hashed("", ""), wrong);
    for email in ["player@example.com", "nobody@example.com"] {
        for _ in 0..5 {
            hashed(email, "wrong");
        }
        let (entry, count) = hashed(email, "wrong");
        assert!(
            matches!(entry, Entry::Locked { now: false, .. }),
            "{entry:?}"
        );
        assert_eq!(count, 1, "a lock answers no sooner");
    }
}

#[test]
fn a_new_password_by_mail_unlocks_the_address() {
    let lab = Lab::new();
    let now = Timestamp::now();
    let email = "player@example.com";
    let enter = |password| lab.players.enter(email, password, now).expect("enters");
    for _ in 0..5 {
        enter("wrong");
    }
    assert!(matches!(enter("password"), Entry::Locked { .. }));
    let token = lab.players.reset_token(email, now).expect("writes");
    let id = lab
        .players
        .change_password(&token.expect("a token"), "Another1 password", now, now)
        .expect("changes");
    assert_eq!(id, PLAYER);
    assert!(matches!(enter("password"), Entry::Wrong));
    assert_eq!(enter("Another1 password"), Entry::Player(PLAYER));
}
