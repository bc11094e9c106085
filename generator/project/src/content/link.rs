//! The target of a link, as editors write it: a path of this site or an address, or a table that
//! names what it leads to.
//!
//! ```toml
//! link = "/live"
//! link = { league = "soccer/premier-league" }
//! link = { promotion = "combo-boost" }
//! ```
//!
//! A target that a table names is checked: a page or a promotion that does not exist is an error. A
//! sport or a league is the operator's and may end, so it is a warning, and the link is not shown.

use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde::{Serialize, Serializer};
use toml::Spanned;

use super::product;
use super::values::{EntityName, Segment};
use crate::link;
use crate::mistake::Mistake;
use diagnostic::likely;

/// What a table may name.
pub struct NamedTarget {
    /// Its key.
    pub key: &'static str,
    /// Its meaning.
    pub about: &'static str,
    example: &'static str,
    pattern: &'static str,
}

/// Every target that a table may name.
const NAMED: [NamedTarget; 6] = [
    NamedTarget {
        key: "page",
        about: "A page, by its key or the name of its file.",
        example: "in_play",
        pattern: "^[^/]+$",
    },
    NamedTarget {
        key: "sport",
        about: "The page of a sport.",
        example: "soccer",
        pattern: "^[^/]+$",
    },
    NamedTarget {
        key: "league",
        about: "The page of a league.",
        example: "soccer/premier-league",
        pattern: "^[^/]+/[^/]+$",
    },
    NamedTarget {
        key: "match",
        about: "The page of a match.",
        example: "soccer/arsenal-chelsea",
        pattern: "^[^/]+/[^/]+$",
    },
    NamedTarget {
        key: "promotion",
        about: "A promotion, by the name of its file.",
        example: "combo-boost",
        pattern: "^[^/]+$",
    },
    NamedTarget {
        key: "href",
        about: "A path of this site, or an address elsewhere.",
        example: "https://www.example.com/",
        pattern: ".",
    },
];

/// Keys of a table that names a target.
const KEYS: [&str; 6] = {
    let mut keys = [""; 6];
    let mut nth = 0;
    while nth < keys.len() {
        keys[nth] = NAMED[nth].key;
        nth += 1;
    }
    keys
};

/// The target of a link.
#[derive(Debug)]
pub struct Link {
    to: To,
    /// The path without the locale's prefix, or the address.
    written: Box<str>,
    at: Range<usize>,
}

#[derive(Debug)]
enum To {
    Address,
    Path,
    Page(Box<str>),
    Sport(Segment),
    League(Segment, Segment),
    Promotion(Box<str>),
}

/// Where a link leads.
#[derive(Clone, Copy, Debug)]
pub enum Target<'a> {
    /// An address elsewhere; it is left as it is.
    Address(&'a str),
    /// A path of this site, without the locale's prefix.
    Path(&'a str),
    /// A sport or a league.
    Entity(EntityName<'a>),
    /// A promotion, by its slug.
    Promotion(&'a str),
}

/// A link in a record: where it leads, and the position of it or of the text that contains it.
#[derive(Clone, Debug)]
pub struct Linked<'a> {
    /// The path or the address.
    pub target: &'a str,
    /// What the file names; a plain path or address names nothing.
    pub named: Option<Named<'a>>,
    /// Its position in the file.
    pub at: Range<usize>,
}

/// What a link names.
#[derive(Clone, Copy, Debug)]
pub enum Named<'a> {
    /// A page, by its key.
    Page(&'a str),
    /// A sport or a league.
    Entity(EntityName<'a>),
    /// A promotion, by its slug.
    Promotion(&'a str),
}

impl Link {
    /// The link to what is named under a key: `page`, `sport`, `league`, `match`, `promotion` or
    /// `href`.
    pub(super) fn to(key: &str, value: Spanned<String>) -> Result<Self, Mistake> {
        let at = value.span();
        let (to, written) = target(key, value.into_inner(), at.clone())?;
        Ok(Self {
            to,
            written: written.into(),
            at,
        })
    }

    /// The path without the locale's prefix, or the address.
    pub fn as_str(&self) -> &str {
        &self.written
    }

    /// Where it leads.
    pub fn target(&self) -> Target<'_> {
        match &self.to {
            To::Address => Target::Address(&self.written),
            To::Path | To::Page(_) => Target::Path(&self.written),
            To::Sport(sport) => Target::Entity(EntityName {
                sport,
                league: None,
            }),
            To::League(sport, league) => Target::Entity(EntityName {
                sport,
                league: Some(league),
            }),
            To::Promotion(slug) => Target::Promotion(slug),
        }
    }

    /// The link with its position in the file.
    pub fn linked(&self) -> Linked<'_> {
        let named = match (&self.to, self.target()) {
            (To::Page(key), _) => Some(Named::Page(key)),
            (_, Target::Entity(name)) => Some(Named::Entity(name)),
            (_, Target::Promotion(slug)) => Some(Named::Promotion(slug)),
            _ => None,
        };
        Linked {
            target: &self.written,
            named,
            at: self.at.clone(),
        }
    }
}

/// The path of a promotion.
pub fn promotion_path(slug: &str) -> String {
    ["/promotions/", slug].concat()
}

impl Serialize for Link {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Whether a page checks that the target exists is part of the value.
        let is_named = matches!(self.to, To::Sport(_) | To::League(..) | To::Promotion(_));
        serializer.serialize_str(&[if is_named { "named " } else { "" }, &self.written].concat())
    }
}

/// What a table may name, each with the schema of its value.
pub fn targets() -> impl Iterator<Item = (&'static NamedTarget, Schema)> {
    NAMED.iter().map(|target| {
        let words = format!("{} Such as `{}`.", target.about, target.example);
        let value = json_schema!({
            "description": words,
            "type": "string",
            "pattern": target.pattern,
        });
        (target, value)
    })
}

impl JsonSchema for Link {
    fn schema_name() -> Cow<'static, str> {
        "Link".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let plain = json_schema!({
            "description": "A path of this site, such as /live, or an address elsewhere.",
            "type": "string",
            "pattern": ".",
        });
        let named = targets().map(|(target, value)| {
            json_schema!({
                "description": target.about,
                "type": "object",
                "properties": { target.key: value },
                "required": [target.key],
                "additionalProperties": false,
            })
        });
        let either: Vec<Schema> = [plain].into_iter().chain(named).collect();
        json_schema!({
            "title": "link",
            "description": "Where it leads: a path or an address, or a table that names the target, such as \
                            { page = \"in_play\" }. A named target that does not exist is reported.",
            "anyOf": either,
        })
    }
}

impl<'de> Deserialize<'de> for Link {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let given = Spanned::<Given>::deserialize(deserializer)?;
        let at = given.span();
        let (key, value) = match given.into_inner() {
            Given::Plain(target) => ("href", Spanned::new(at.clone(), target)),
            Given::Named(key, value) => (key, value),
        };
        Self::to(key, value).map_err(Mistake::into_error)
    }
}

fn target(key: &str, value: String, at: Range<usize>) -> Result<(To, String), Mistake> {
    let slug = |text: &str| Segment::parse(text, at.clone());
    Ok(match key {
        "page" => {
            let path = product::path_of(&value);
            (To::Page(value.into()), path)
        }
        "promotion" => {
            let path = promotion_path(&value);
            (To::Promotion(value.into()), path)
        }
        "sport" => {
            let sport = slug(&value)?;
            (To::Sport(sport), ["/", &value].concat())
        }
        "league" | "match" => {
            let Some((sport, rest)) = value.split_once('/') else {
                return Err(Mistake::new(
                    format!("`{value}` does not name the sport of the {key}"),
                    format!("write `sport/{value}`, as in the address of its page"),
                ));
            };
            let path = ["/", &value].concat();
            match (key, slug(sport)?, slug(rest)?) {
                ("league", sport, league) => (To::League(sport, league), path),
                _ => (To::Path, path),
            }
        }
        _ => {
            link::check(&value)?;
            match link::is_path(&value) {
                true => (To::Path, value),
                false => (To::Address, value),
            }
        }
    })
}

/// A link as it is written in the file.
enum Given {
    Plain(String),
    Named(&'static str, Spanned<String>),
}

impl<'de> Deserialize<'de> for Given {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Links;

        impl<'de> Visitor<'de> for Links {
            type Value = Given;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a path, an address, or a table such as { page = \"live\" }")
            }

            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Given, E> {
                Ok(Given::Plain(text.to_owned()))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Given, A::Error> {
                let mut found = None;
                while let Some(key) = map.next_key::<String>()? {
                    let Some(known) = KEYS.into_iter().find(|it| *it == key) else {
                        let hint = match likely(&key, KEYS) {
                            Some(likely) => format!("did you mean `{likely}`?"),
                            None => format!("name one of: {}", KEYS.join(", ")),
                        };
                        let wrong = Mistake::new(format!("unknown target `{key}`"), hint);
                        return Err(wrong.in_part(&key).into_error());
                    };
                    let value = map.next_value::<Spanned<String>>()?;
                    if found.replace(Given::Named(known, value)).is_some() {
                        let wrong =
                            Mistake::new("a link with two targets", "name only one of them");
                        return Err(wrong.in_part(known).into_error());
                    }
                }
                found.ok_or_else(|| {
                    let hint = format!("name one of: {}", KEYS.join(", "));
                    Mistake::new("a link without a target", hint).into_error()
                })
            }
        }

        deserializer.deserialize_any(Links)
    }
}
