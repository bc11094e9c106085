//! References of bets, as a bookmaker prints them: eight letters and digits that nobody confuses when one is read out. They
//! do not say how many bets there are, and each leads back to its number.

/// Without I, L, O and U.
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Digits of a reference, in two groups.
const LENGTH: u32 = 8;

/// References are numbers below this power of two.
const BITS: u32 = 5 * LENGTH;

/// Scatters the numbers over all references. It is odd, so every number has its own.
const SCATTER: u64 = 0x9e_3779_b97f;

/// Its inverse modulo a power of two: each step doubles the bits that are right.
const GATHER: u64 = {
    let mut inverse = SCATTER;
    let mut step = 0;
    while step < 6 {
        let rest = 2_u64.wrapping_sub(SCATTER.wrapping_mul(inverse));
        inverse = inverse.wrapping_mul(rest);
        step += 1;
    }
    inverse
};

/// The reference of a bet.
pub fn of(number: u64) -> String {
    let scattered = number.wrapping_mul(SCATTER);
    let digits = (0..LENGTH).rev().map(|place| {
        let digit = scattered >> (5 * place) & 31;
        char::from(DIGITS[digit as usize])
    });
    let mut text: String = digits.collect();
    text.insert(text.len() / 2, '-');
    text
}

/// The number of the bet with a reference; none for what is no reference.
pub fn number(text: &str) -> Option<u64> {
    let (first, second) = text.split_once('-')?;
    let half = LENGTH as usize / 2;
    if first.len() != half || second.len() != half {
        return None;
    }
    let mut scattered = 0_u64;
    for digit in first.bytes().chain(second.bytes()) {
        let value = DIGITS.iter().position(|known| *known == digit)?;
        scattered = scattered << 5 | value as u64;
    }
    Some(scattered.wrapping_mul(GATHER) & ((1 << BITS) - 1))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{BITS, number, of};

    proptest! {
        #[test]
        fn a_reference_leads_back_to_its_number(bet in 0..1_u64 << BITS) {
            prop_assert_eq!(number(&of(bet)), Some(bet));
        }

        #[test]
        fn what_is_no_reference_leads_nowhere(text in ".{0,12}") {
            if let Some(bet) = number(&text) {
                prop_assert_eq!(of(bet), text);
            }
        }
    }

    #[test]
    fn neighbours_have_nothing_in_common() {
        let first: Vec<String> = (1..=3).map(of).collect();
        assert_eq!(first, ["KRVQ-KEBZ", "7HQF-6WQY", "VAK6-TB3X"]);
    }
}
