//! A picture that content shows: a file below `content/`, or an address.

use std::borrow::Cow;
use std::ops::Range;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserialize, Deserializer};
use serde::{Serialize, Serializer};
use toml::Spanned;

use super::text::Text;
use super::values::Count;
use crate::mistake::Mistake;

/// Endings of files that browsers show as a picture.
const ENDINGS: [&str; 6] = ["svg", "png", "jpg", "jpeg", "webp", "avif"];

/// A picture with its size, so that the page keeps its room before it is there.
#[derive(Debug, serde::Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
#[schemars(title = "picture")]
pub struct Picture {
    /// The file or the address.
    pub src: Source,
    /// Its width in pixels.
    pub width: Count<4096>,
    /// Its height in pixels.
    pub height: Count<4096>,
    /// What it shows, in words; absent if it only decorates.
    pub alt: Option<Text>,
    /// Whether there is another one for the light theme: for an address, with `images.light_suffix` of
    /// the settings at the end of its name.
    #[serde(default)]
    pub light: bool,
    /// The same for phones, with `images.mobile_suffix`.
    #[serde(default)]
    pub mobile: bool,
}

/// Where a picture is.
#[derive(Debug)]
pub struct Source {
    text: Box<str>,
    at: Range<usize>,
}

impl Source {
    /// Its address, if it is not a file of the project.
    pub fn address(&self) -> Option<&str> {
        self.text.starts_with("https://").then_some(&*self.text)
    }

    /// The path of its file below `content/`.
    pub fn file(&self) -> Option<&str> {
        match self.address() {
            Some(_) => None,
            None => Some(&self.text),
        }
    }

    /// The logical name of its asset.
    pub fn asset(&self) -> String {
        ["content/", &self.text].concat()
    }

    /// Its position in the file that names it.
    pub fn at(&self) -> Range<usize> {
        self.at.clone()
    }
}

impl JsonSchema for Source {
    fn schema_name() -> Cow<'static, str> {
        "Source".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let endings = ENDINGS.join("|");
        json_schema!({
            "title": "picture file",
            "description": "A file below content/, such as images/welcome.svg, or an address with https:.",
            "type": "string",
            "pattern": format!("^https://|^[^.:/\\\\][^:\\\\]*\\.({endings})$"),
        })
    }
}

impl Serialize for Source {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text)
    }
}

impl<'de> Deserialize<'de> for Source {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Spanned::<String>::deserialize(deserializer)?;
        let at = text.span();
        let text = text.into_inner();
        if !text.starts_with("https://") {
            check(&text).map_err(Mistake::into_error)?;
        }
        Ok(Self {
            text: text.into(),
            at,
        })
    }
}

fn check(text: &str) -> Result<(), Mistake> {
    let is_plain = |part: &str| !part.is_empty() && !part.starts_with('.');
    if text.contains(':') || text.contains('\\') || !text.split('/').all(is_plain) {
        return Err(Mistake::new(
            format!("`{text}` is neither a file nor a safe address"),
            "write a path below content/, such as images/welcome.svg, or an address with https:",
        ));
    }
    let ending = text.rsplit('.').next().unwrap_or_default();
    if !ENDINGS.contains(&ending) {
        return Err(Mistake::new(
            format!("`{text}` is not a picture"),
            format!("the name ends with one of: {}", ENDINGS.join(", ")),
        ));
    }
    Ok(())
}
