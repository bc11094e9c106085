//! Types of option values other than plain texts and numbers.

use std::borrow::Cow;
use std::ops::Range;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserialize, Deserializer};
use serde::{Serialize, Serializer};
use toml::Spanned;

use crate::mistake::Mistake;
use crate::number::Whole;
use catalogue::Slug;

/// The slug of a sport or a league: its segment in the site's paths.
#[derive(Debug)]
pub struct Segment {
    text: Box<str>,
    at: Range<usize>,
}

impl Segment {
    /// The slug.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Its position in the file.
    pub(super) fn at(&self) -> Range<usize> {
        self.at.clone()
    }
}

impl JsonSchema for Segment {
    fn schema_name() -> Cow<'static, str> {
        "Slug".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "title": "slug",
            "description": "A part of the address of a page, such as `soccer` of /soccer: letters, \
                            digits and single hyphens. One that the operator does not have is \
                            reported.",
            "type": "string",
            "pattern": "^[^\\s/_-]+(-[^\\s/_-]+)*$",
        })
    }
}

impl Serialize for Segment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text)
    }
}

impl<'de> Deserialize<'de> for Segment {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Spanned::<String>::deserialize(deserializer)?;
        let at = text.span();
        Self::parse(text.get_ref(), at).map_err(Mistake::into_error)
    }
}

impl Segment {
    /// The segment that is spelled like this, at this position of the file.
    pub(super) fn parse(text: &str, at: Range<usize>) -> Result<Self, Mistake> {
        let slug = Slug::new(text, 0);
        if slug.as_str() != text {
            let last = text
                .trim_matches('/')
                .rsplit('/')
                .next()
                .unwrap_or_default();
            let hint = match text.contains('/') {
                true => format!(
                    "write only the last part of the path, `{}`; the sport has an option of its own",
                    Slug::new(last, 0)
                ),
                false => format!(
                    "a slug is a part of a path such as /soccer: letters, digits and single hyphens; \
                     did you mean `{slug}`?"
                ),
            };
            return Err(Mistake::new(format!("`{text}` is not a slug"), hint));
        }
        Ok(Self {
            text: text.into(),
            at,
        })
    }
}

/// A sport or league that a block names.
#[derive(Clone, Copy, Debug)]
pub struct EntityName<'a> {
    /// A sport.
    pub sport: &'a Segment,
    /// A league of it; `None` for the sport itself.
    pub league: Option<&'a Segment>,
}

impl<'a> From<&'a Segment> for EntityName<'a> {
    fn from(sport: &'a Segment) -> Self {
        Self {
            sport,
            league: None,
        }
    }
}

impl EntityName<'_> {
    /// Its path without the locale's prefix.
    pub fn path(self) -> String {
        let sport = self.sport.as_str();
        match self.league {
            Some(league) => ["/", sport, "/", league.as_str()].concat(),
            None => ["/", sport].concat(),
        }
    }
}

/// A phone number, as people write it: digits and spaces, with or without a `+` before them.
#[derive(Debug)]
pub struct Phone(Box<str>);

impl Phone {
    /// As it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The address that calls it.
    pub fn href(&self) -> String {
        let digits = self.0.chars().filter(|it| !it.is_ascii_whitespace());
        ["tel:", &digits.collect::<String>()].concat()
    }
}

impl JsonSchema for Phone {
    fn schema_name() -> Cow<'static, str> {
        "Phone".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "title": "phone number",
            "description": "Digits and spaces, with or without a `+` before them.",
            "type": "string",
            "pattern": "^\\+?[0-9 ]*[0-9][0-9 ]*$",
        })
    }
}

impl Serialize for Phone {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Phone {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let number = text.strip_prefix('+').unwrap_or(&text);
        let is_number = number.chars().all(|it| it.is_ascii_digit() || it == ' ');
        match is_number && number.chars().any(|it| it.is_ascii_digit()) {
            true => Ok(Self(text.into())),
            false => Err(Mistake::new(
                format!("`{text}` is not a phone number"),
                "write digits and spaces, such as 0800 006 008 or +27 11 000 0000",
            )
            .into_error()),
        }
    }
}

/// A number from 1 to `MOST`.
pub type Count<const MOST: u32> = Whole<1, MOST>;
