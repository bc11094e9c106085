//! A route as bytes: its key in the state's tables, and the input of its assignment to a shard.
//!
//! The number of the kind, the number of parts, then each part after a byte with its type. Numbers
//! are big-endian without leading zeros, with their length in the type byte, so pages of a kind are
//! stored together in the order of their entities. The encoding is self-delimiting, so more bytes
//! may follow. Any change of it requires a new version of the state.

use jiff::civil::Date;

use super::{Form, PageKind, Part, Route};
use crate::Slug;

/// The type of a part, in the upper half of its first byte.
const ENTITY: u8 = 0x10;
const SLUG: u8 = 0x20;
const DATE: u8 = 0x30;
const NUMBER: u8 = 0x40;

impl Route {
    /// Encodes the route.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(11);
        self.write(&mut bytes);
        bytes
    }

    /// Appends the encoded route.
    pub fn write(&self, bytes: &mut Vec<u8>) {
        bytes.push(self.kind().code());
        match &self.0 {
            Form::Only(_) => bytes.push(0),
            Form::Entity(_, id) => {
                bytes.push(1);
                write_number(ENTITY, *id, bytes);
            }
            Form::Parts(_, parts) => {
                bytes.push(u8::try_from(parts.len()).expect("a path has few segments"));
                for part in &**parts {
                    write_part(part, bytes);
                }
            }
        }
    }

    /// Decodes the route at the start of these bytes, and returns the rest; `None` if the bytes are
    /// not a route.
    pub fn read(bytes: &[u8]) -> Option<(Self, &[u8])> {
        let (&[code, count], mut rest) = bytes.split_first_chunk()?;
        let kind = PageKind::new(code);
        let mut parts = Vec::new();
        for nth in 0..count {
            let (part, after) = read_part(rest)?;
            rest = after;
            match part {
                // Most routes: no list is allocated for them.
                Part::Entity(id) if nth == 0 && count == 1 => {
                    return Some((Self::entity(kind, id), rest));
                }
                part => parts.push(part),
            }
        }
        Some((Self::with(kind, parts), rest))
    }

    /// Decodes consecutive routes, up to the first byte that begins none.
    pub fn read_all(mut bytes: &[u8]) -> Vec<Self> {
        let mut all = Vec::new();
        while let Some((route, rest)) = Self::read(bytes) {
            all.push(route);
            bytes = rest;
        }
        all
    }
}

fn write_part(part: &Part, bytes: &mut Vec<u8>) {
    match part {
        Part::Entity(id) => write_number(ENTITY, *id, bytes),
        Part::Number(number) => write_number(NUMBER, u64::from(*number), bytes),
        Part::Slug(slug) => {
            let text = slug.as_str().as_bytes();
            let length = u8::try_from(text.len()).expect("a slug has at most 120 bytes");
            bytes.extend([SLUG, length]);
            bytes.extend(text);
        }
        Part::Date(date) => {
            bytes.push(DATE);
            bytes.extend(date.year().to_be_bytes());
            bytes.extend([date.month().unsigned_abs(), date.day().unsigned_abs()]);
        }
    }
}

fn read_part(bytes: &[u8]) -> Option<(Part, &[u8])> {
    let (first, rest) = bytes.split_first()?;
    let low = first & 0x0f;
    match first & 0xf0 {
        ENTITY => {
            let (id, rest) = read_number(low, rest)?;
            Some((Part::Entity(id), rest))
        }
        NUMBER => {
            let (number, rest) = read_number(low, rest)?;
            Some((Part::Number(number.try_into().ok()?), rest))
        }
        SLUG => {
            let (length, rest) = rest.split_first()?;
            let (text, rest) = rest.split_at_checked(usize::from(*length))?;
            let slug = Slug::parse(std::str::from_utf8(text).ok()?)?;
            Some((Part::Slug(slug), rest))
        }
        DATE => {
            let (&[high, low, month, day], rest) = rest.split_first_chunk()?;
            let year = i16::from_be_bytes([high, low]);
            let date = Date::new(year, month.try_into().ok()?, day.try_into().ok()?);
            Some((Part::Date(date.ok()?), rest))
        }
        _ => None,
    }
}

fn write_number(is: u8, number: u64, bytes: &mut Vec<u8>) {
    let all = number.to_be_bytes();
    let zeros = number.leading_zeros() as usize / 8;
    let length = u8::try_from(all.len() - zeros).expect("at most 8");
    bytes.push(is | length);
    bytes.extend(&all[zeros..]);
}

fn read_number(length: u8, bytes: &[u8]) -> Option<(u64, &[u8])> {
    let (digits, rest) = bytes.split_at_checked(usize::from(length))?;
    let mut all = [0; 8];
    let zeros = all.len().checked_sub(digits.len())?;
    all[zeros..].copy_from_slice(digits);
    Some((u64::from_be_bytes(all), rest))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn slug() -> impl Strategy<Value = Slug> {
        "\\PC{0,160}".prop_map(|text| Slug::new(&text, 7))
    }

    fn date() -> impl Strategy<Value = Date> {
        (-9999_i16..=9999, 1_i8..=12, 1_i8..=28).prop_map(|(y, m, d)| Date::constant(y, m, d))
    }

    fn part() -> impl Strategy<Value = Part> {
        prop_oneof![
            any::<u64>().prop_map(Part::Entity),
            (0..1000_u64).prop_map(Part::Entity),
            slug().prop_map(Part::Slug),
            date().prop_map(Part::Date),
            any::<u32>().prop_map(Part::Number),
        ]
    }

    fn route() -> impl Strategy<Value = Route> {
        let parts = prop::collection::vec(part(), 0..5);
        (any::<u8>(), parts).prop_map(|(kind, parts)| Route::with(PageKind::new(kind), parts))
    }

    proptest! {
        #[test]
        fn a_route_survives_encoding(route in route(), after in any::<Vec<u8>>()) {
            let mut bytes = route.to_bytes();
            bytes.extend(&after);
            prop_assert_eq!(Route::read(&bytes), Some((route, &after[..])));
        }

        #[test]
        fn consecutive_routes_are_decoded(routes in prop::collection::vec(route(), 0..6)) {
            let bytes: Vec<u8> = routes.iter().flat_map(Route::to_bytes).collect();
            prop_assert_eq!(Route::read_all(&bytes), routes);
        }

        #[test]
        fn different_routes_have_different_bytes(one in route(), other in route()) {
            prop_assert_eq!(one == other, one.to_bytes() == other.to_bytes());
        }

        #[test]
        fn entities_are_ordered_by_number(one in any::<u64>(), other in any::<u64>()) {
            let bytes = |id| Route::entity(PageKind::new(3), id).to_bytes();
            prop_assert_eq!(bytes(one).cmp(&bytes(other)), one.cmp(&other));
        }

        #[test]
        fn any_bytes_are_decoded_without_a_panic(bytes in any::<Vec<u8>>()) {
            if let Some((route, rest)) = Route::read(&bytes) {
                prop_assert!(rest.len() < bytes.len());
                let again = route.to_bytes();
                prop_assert_eq!(Route::read(&again), Some((route, &[][..])));
            }
        }
    }

    /// The encoding in a release: changing it requires a new version of the state.
    #[test]
    fn the_encoding_is_fixed() {
        let kind = PageKind::new(3);
        let welcome = Slug::parse("welcome").expect("a slug");
        let cases: [(Vec<Part>, &[u8]); 6] = [
            (vec![], b"\x03\x00"),
            (vec![Part::Entity(0)], b"\x03\x01\x10"),
            (vec![Part::Entity(300)], b"\x03\x01\x12\x01\x2c"),
            (vec![Part::Slug(welcome)], b"\x03\x01\x20\x07welcome"),
            (
                vec![Part::Date(Date::constant(2026, 11, 24))],
                b"\x03\x01\x30\x07\xea\x0b\x18",
            ),
            (
                vec![Part::Entity(17), Part::Number(2)],
                b"\x03\x02\x11\x11\x41\x02",
            ),
        ];
        for (parts, bytes) in cases {
            assert_eq!(Route::with(kind, parts).to_bytes(), bytes);
        }
    }
}
