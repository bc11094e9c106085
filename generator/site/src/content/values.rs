//! Types of option values other than plain texts and numbers.

use std::ops::Range;

use serde::de::{Deserialize, Deserializer};
use serde::{Serialize, Serializer};
use toml::Spanned;

use crate::catalogue::Slug;
use crate::link;
use crate::mistake::Mistake;

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

impl Serialize for Segment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text)
    }
}

impl<'de> Deserialize<'de> for Segment {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Spanned::<String>::deserialize(deserializer)?;
        let at = text.span();
        let text = text.into_inner();
        let slug = Slug::new(&text, 0);
        if slug.as_str() != text {
            let hint = format!(
                "a slug is a part of a path such as /soccer: letters, digits and single hyphens; \
                 did you mean `{slug}`?"
            );
            return Err(Mistake::new(format!("`{text}` is not a slug"), hint).into_error());
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

/// The target of a link: a path of this site (`/live`), or an address elsewhere.
#[derive(Debug, Serialize)]
#[serde(transparent)]
pub struct Link(Box<str>);

impl Link {
    /// The path or the address.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl<'de> Deserialize<'de> for Link {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let link = String::deserialize(deserializer)?;
        match link::check(&link) {
            Ok(()) => Ok(Self(link.into())),
            Err(refusal) => Err(Mistake::from(refusal).into_error()),
        }
    }
}

/// A number from 1 to `MOST`.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(transparent)]
pub struct Count<const MOST: u32>(u32);

impl<const MOST: u32> Count<MOST> {
    /// This number, or the nearest one that is allowed.
    pub const fn new(count: u32) -> Self {
        Self(if count == 0 {
            1
        } else if count > MOST {
            MOST
        } else {
            count
        })
    }

    /// The number.
    pub const fn get(self) -> u32 {
        self.0
    }
}

impl<'de, const MOST: u32> Deserialize<'de> for Count<MOST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let count = i64::deserialize(deserializer)?;
        match u32::try_from(count) {
            Ok(count) if (1..=MOST).contains(&count) => Ok(Self(count)),
            _ => Err(Mistake::new(
                format!("{count} is not between 1 and {MOST}"),
                format!("write a number from 1 to {MOST}"),
            )
            .into_error()),
        }
    }
}
