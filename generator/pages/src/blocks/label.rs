//! The block `label`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::show::{At, Show};
use crate::scope::Scope;
use crate::view::Words;
use diagnostic::Diagnostic;
use project::content::{self, Text};
use project::number::Whole;

/// A heading between blocks.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Its text.
    text: Text,
    /// Its level: 2 for a part of the page, 3 for a part of a part.
    #[serde(default = "two")]
    level: Whole<2, 3>,
}

fn two() -> Whole<2, 3> {
    Whole::new(2)
}

impl content::Options for Options {}

/// The view of its template.
#[derive(Clone, Debug, Serialize)]
pub struct View<'a> {
    /// Its text.
    pub text: Words<'a>,
    /// Its level.
    pub level: u32,
}

impl Show for Options {
    type View<'a> = View<'a>;

    fn show<'a>(&'a self, scope: &Scope<'a>, _: &At<'_>) -> Result<Option<View<'a>>, Diagnostic> {
        Ok(Some(View {
            text: scope.written(&self.text),
            level: self.level.get(),
        }))
    }
}
