//! The phone number that a player signs in with.

use api::wire::SendCode;

use super::*;

#[test]
fn a_number_signs_in_before_it_is_verified_only_where_a_test_wants_that() {
    let lab = Lab::new();
    let number = "+27821234567";
    let body = SendCode {
        number: number.to_owned(),
        country: "za".to_owned(),
    };
    let signs_in_with = || {
        let player = lab.players.player(PLAYER).expect("reads").expect("exists");
        player.auth_phone_number
    };
    lab.players.steering().opening.unverified_numbers = true;
    assert_eq!(signs_in_with(), None, "there is none");
    let (phone, code) = lab
        .players
        .send_code(PLAYER, &body, now())
        .expect("sends a code");
    assert!(!phone.verified);
    assert_eq!(signs_in_with().as_deref(), Some(number));
    lab.players.steering().opening.unverified_numbers = false;
    assert_eq!(signs_in_with(), None);
    let phone = lab
        .players
        .verify_phone(PLAYER, &code, now())
        .expect("verifies");
    assert!(phone.verified);
    assert_eq!(signs_in_with().as_deref(), Some(number));
}
