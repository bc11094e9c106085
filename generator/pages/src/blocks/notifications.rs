//! The block `notifications`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::show::{At, Show};
use crate::scope::Scope;
use crate::view::NotificationsProps;
use diagnostic::Diagnostic;
use project::content::{self};

/// What the operator has sent the player. Visitors read what will be there.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

impl content::Options for Options {}

impl Show for Options {
    type View<'a> = NotificationsProps<'a>;

    fn show<'a>(
        &'a self,
        scope: &Scope<'a>,
        _: &At<'_>,
    ) -> Result<Option<NotificationsProps<'a>>, Diagnostic> {
        Ok(Some(NotificationsProps {
            labels: scope.labels(),
        }))
    }
}
