//! The block `profile`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::show::{At, Show};
use crate::scope::Scope;
use crate::view::ProfileProps;
use diagnostic::Diagnostic;
use project::content::{self};

/// Who the player is, how far they have come, and what is in their accounts. Visitors are asked to sign in.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

impl content::Options for Options {}

impl Show for Options {
    type View<'a> = ProfileProps<'a>;

    fn show<'a>(
        &'a self,
        scope: &Scope<'a>,
        _: &At<'_>,
    ) -> Result<Option<ProfileProps<'a>>, Diagnostic> {
        Ok(Some(ProfileProps {
            labels: scope.labels(),
        }))
    }
}
