//! The block `mobile-selection-bar`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::show::{At, Show};
use crate::scope::Scope;
use diagnostic::Diagnostic;
use project::content::{self};

/// A bar that opens the bet slip and shows how many selections are in it, where the slip is no
/// column. It needs script, as the slip does.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

impl content::Options for Options {}

/// The view of its template.
#[derive(Clone, Debug, Serialize)]
pub struct View {}

impl Show for Options {
    type View<'a> = View;

    fn show<'a>(&'a self, _: &Scope<'a>, _: &At<'_>) -> Result<Option<View>, Diagnostic> {
        Ok(Some(View {}))
    }
}
