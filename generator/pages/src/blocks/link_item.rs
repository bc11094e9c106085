//! The block `link-item`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::items::{Item, ItemView, items};
use super::show::{At, Show};
use crate::scope::Scope;
use diagnostic::Diagnostic;
use project::content::{self, Linked};

/// A row with a label, which is a link: to a promotion, an event, a league or any other page.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The row.
    item: Item,
}

impl content::Options for Options {
    fn links(&self) -> Vec<Linked<'_>> {
        vec![self.item.linked()]
    }
}

/// The view of its template.
#[derive(Clone, Debug, Serialize)]
pub struct View<'a> {
    /// The link.
    pub item: ItemView<'a>,
}

impl Show for Options {
    type View<'a> = View<'a>;

    fn show<'a>(&'a self, scope: &Scope<'a>, at: &At<'_>) -> Result<Option<View<'a>>, Diagnostic> {
        let item = items(scope, std::slice::from_ref(&self.item), at.path).pop();
        Ok(item.map(|item| View { item }))
    }
}
