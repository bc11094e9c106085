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
