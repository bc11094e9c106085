//! The block `favorites`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::show::{At, Show};
use crate::kinds::followed::favourites;
use crate::scope::Scope;
use crate::view::FavouritesProps;
use diagnostic::Diagnostic;
use project::content::{self};

/// What the player follows, as on the page of favourites. Visitors read what favourites are.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

impl content::Options for Options {}

impl Show for Options {
    type View<'a> = FavouritesProps<'a>;

    fn show<'a>(
        &'a self,
        scope: &Scope<'a>,
        _: &At<'_>,
    ) -> Result<Option<FavouritesProps<'a>>, Diagnostic> {
        Ok(Some(favourites(scope)))
    }
}
