//! The block `clock`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::show::{At, Show};
use crate::scope::Scope;
use diagnostic::Diagnostic;
use project::content::{self};

/// The time in the zone of the site, with its name. It needs script: a time that stands still would
/// be wrong.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

impl content::Options for Options {}

/// The view of its template.
#[derive(Clone, Debug, Serialize)]
pub struct View<'a> {
    /// IANA name of the zone.
    pub zone: &'a str,
}

impl Show for Options {
    type View<'a> = View<'a>;

    fn show<'a>(&'a self, scope: &Scope<'a>, _: &At<'_>) -> Result<Option<View<'a>>, Diagnostic> {
        let zone = scope.zone_name();
        Ok(Some(View { zone }))
    }
}
