//! The block `submenu`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::items::{Item, ItemView, items};
use super::{At, Show};
use crate::scope::Scope;
use crate::view::Words;
use diagnostic::Diagnostic;
use project::content::{self, Linked, Text};

/// Links beside one another, such as the pages of one subject.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The heading.
    title: Option<Text>,
    /// The links, in order.
    items: Vec<Item>,
}

impl content::Options for Options {
    fn links(&self) -> Vec<Linked<'_>> {
        self.items.iter().map(Item::linked).collect()
    }
}

/// The view of its template.
#[derive(Clone, Debug, Serialize)]
pub struct View<'a> {
    /// The heading.
    pub title: Option<Words<'a>>,
    /// The links.
    pub items: Vec<ItemView<'a>>,
}

impl Show for Options {
    type View<'a> = View<'a>;

    fn show<'a>(&'a self, scope: &Scope<'a>, at: &At<'_>) -> Result<Option<View<'a>>, Diagnostic> {
        let items = items(scope, &self.items, at.path);
        Ok((!items.is_empty()).then(|| View {
            title: self.title.as_ref().map(|title| scope.written(title)),
            items,
        }))
    }
}
