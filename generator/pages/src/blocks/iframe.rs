//! The block `iframe`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::show::{At, Show};
use crate::scope::Scope;
use crate::view::Words;
use diagnostic::Diagnostic;
use project::content::{self, Count, Link, Linked, Text};

/// A page of another site in a frame of its own, which cannot reach this page. The security
/// settings name the sites that may be framed.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The address of the page in the frame.
    src: Link,
    /// What it shows, in words.
    title: Text,
    /// Its height in pixels.
    #[serde(default = "tall")]
    height: Count<4000>,
}

fn tall() -> Count<4000> {
    Count::new(480)
}

impl content::Options for Options {
    fn framed(&self) -> Vec<Linked<'_>> {
        vec![self.src.linked()]
    }
}

/// The view of its template.
#[derive(Clone, Debug, Serialize)]
pub struct View<'a> {
    /// Its address.
    pub src: Words<'a>,
    /// What it shows.
    pub title: Words<'a>,
    /// Its height in pixels.
    pub height: u32,
}

impl Show for Options {
    type View<'a> = View<'a>;

    fn show<'a>(&'a self, scope: &Scope<'a>, _: &At<'_>) -> Result<Option<View<'a>>, Diagnostic> {
        Ok(scope.link(&self.src).map(|src| View {
            src,
            title: scope.written(&self.title),
            height: self.height.get(),
        }))
    }
}
