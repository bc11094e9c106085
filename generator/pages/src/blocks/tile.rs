//! The block `tile`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::items::{Card, CardView};
use super::show::{At, Show};
use crate::scope::Scope;
use diagnostic::Diagnostic;
use project::content::{self, Linked, Picture};

/// One card with a picture, a title and a text, which is a link.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The card.
    card: Card,
}

impl content::Options for Options {
    fn links(&self) -> Vec<Linked<'_>> {
        vec![self.card.linked()]
    }

    fn pictures(&self) -> Vec<&Picture> {
        self.card.picture().into_iter().collect()
    }
}

/// The view of its template.
#[derive(Clone, Debug, Serialize)]
pub struct View<'a> {
    /// The card.
    pub card: CardView<'a>,
}

impl Show for Options {
    type View<'a> = View<'a>;

    fn show<'a>(&'a self, scope: &Scope<'a>, _: &At<'_>) -> Result<Option<View<'a>>, Diagnostic> {
        Ok(self.card.view(scope).map(|card| View { card }))
    }
}
