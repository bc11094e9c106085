//! The block `search`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::show::{At, Show};
use crate::scope::Scope;
use crate::view::Words;
use diagnostic::Diagnostic;
use project::content::{self};

/// The field with which visitors search. Without script it leads to the page of results.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

impl content::Options for Options {}

/// The view of its template.
#[derive(Clone, Debug, Serialize)]
pub struct View<'a> {
    /// The page of results.
    pub action: Words<'a>,
}

impl Show for Options {
    type View<'a> = View<'a>;

    fn show<'a>(&'a self, scope: &Scope<'a>, _: &At<'_>) -> Result<Option<View<'a>>, Diagnostic> {
        Ok(Some(View {
            action: scope.href("/search"),
        }))
    }
}
