//! Whole numbers in the editors' files, each with its range.

use std::borrow::Cow;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{self, Deserialize, Deserializer, Unexpected, Visitor};
use serde::{Serialize, Serializer};

/// A whole number from `LEAST` to `MOST`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Whole<const LEAST: u32, const MOST: u32 = { u32::MAX }>(u32);

impl<const LEAST: u32, const MOST: u32> Whole<LEAST, MOST> {
    /// This number, or the nearest one in the range.
    pub const fn new(number: u32) -> Self {
        Self(if number < LEAST {
            LEAST
        } else if number > MOST {
            MOST
        } else {
            number
        })
    }

    /// The number.
    pub const fn get(self) -> u32 {
        self.0
    }
}

impl<const LEAST: u32, const MOST: u32> JsonSchema for Whole<LEAST, MOST> {
    fn schema_name() -> Cow<'static, str> {
        format!("Whole{LEAST}To{MOST}").into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        match MOST {
            u32::MAX => json_schema!({ "type": "integer", "minimum": LEAST }),
            _ => json_schema!({ "type": "integer", "minimum": LEAST, "maximum": MOST }),
        }
    }
}

impl<const LEAST: u32, const MOST: u32> Serialize for Whole<LEAST, MOST> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(self.0)
    }
}

impl<'de, const LEAST: u32, const MOST: u32> Deserialize<'de> for Whole<LEAST, MOST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Range<const LEAST: u32, const MOST: u32>;

        impl<const LEAST: u32, const MOST: u32> Visitor<'_> for Range<LEAST, MOST> {
            type Value = Whole<LEAST, MOST>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match MOST {
                    u32::MAX => write!(f, "a whole number, {LEAST} or more"),
                    _ => write!(f, "a whole number, {LEAST} to {MOST}"),
                }
            }

            fn visit_i64<E: de::Error>(self, number: i64) -> Result<Self::Value, E> {
                let found = u32::try_from(number).ok();
                let found = found.filter(|number| (LEAST..=MOST).contains(number));
                let wrong = || E::invalid_value(Unexpected::Signed(number), &self);
                found.map(Whole).ok_or_else(wrong)
            }
        }

        deserializer.deserialize_any(Range::<LEAST, MOST>)
    }
}
