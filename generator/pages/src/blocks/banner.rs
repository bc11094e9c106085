//! The block `banner`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::show::{At, Show};
use crate::scope::Scope;
use crate::view::Words;
use diagnostic::Diagnostic;
use project::content::{self, Link, Linked, Text};

/// One row with a title and a text, which is a link.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The title: a few words.
    title: Text,
    /// A second text; it is cut off if the row is too short.
    text: Option<Text>,
    /// The target of the link.
    link: Link,
}

impl content::Options for Options {
    fn links(&self) -> Vec<Linked<'_>> {
        vec![self.link.linked()]
    }
}

/// The view of its template.
#[derive(Clone, Debug, Serialize)]
pub struct View<'a> {
    /// The title.
    pub title: Words<'a>,
    /// The second text.
    pub text: Option<Words<'a>>,
    /// The target of the link.
    pub href: Words<'a>,
}

impl Show for Options {
    type View<'a> = View<'a>;

    fn show<'a>(&'a self, scope: &Scope<'a>, _: &At<'_>) -> Result<Option<View<'a>>, Diagnostic> {
        let Some(href) = scope.link(&self.link) else {
            return Ok(None);
        };
        Ok(Some(View {
            title: scope.written(&self.title),
            text: self.text.as_ref().map(|text| scope.written(text)),
            href,
        }))
    }
}
