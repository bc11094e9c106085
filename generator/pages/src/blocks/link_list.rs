//! The blocks that are a list of links: `side-menu`, `speed-dial` and `submenu`. They differ in their look,
//! which is their template's.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::items::{Item, ItemView, items};
use super::show::{At, Show};
use crate::scope::Scope;
use crate::view::Words;
use diagnostic::Diagnostic;
use project::content::{self, Linked, Text};

/// The view of their templates.
#[derive(Clone, Debug, Serialize)]
pub struct View<'a> {
    /// The heading.
    pub title: Option<Words<'a>>,
    /// The links.
    pub items: Vec<ItemView<'a>>,
}

/// Defines the options of each kind: the same ones, with words of their own for editors.
macro_rules! looks {
    ($($(#[$about:meta])+ $kind:ident)+) => {$(
        $(#[$about])+
        #[derive(Debug, Deserialize, JsonSchema, Serialize)]
        #[serde(deny_unknown_fields)]
        pub struct $kind {
            /// The heading.
            title: Option<Text>,
            /// The links, in order.
            items: Vec<Item>,
        }

        impl content::Options for $kind {
            fn links(&self) -> Vec<Linked<'_>> {
                self.items.iter().map(Item::linked).collect()
            }
        }

        impl Show for $kind {
            type View<'a> = View<'a>;

            fn show<'a>(
                &'a self,
                scope: &Scope<'a>,
                at: &At<'_>,
            ) -> Result<Option<View<'a>>, Diagnostic> {
                let items = items(scope, &self.items, at.path);
                Ok((!items.is_empty()).then(|| View {
                    title: self.title.as_ref().map(|title| scope.written(title)),
                    items,
                }))
            }
        }
    )+};
}

looks! {
    /// A menu in the content: links below one another.
    SideMenu
    /// Large buttons with an icon, each a link: what visitors need most.
    SpeedDial
    /// Links beside one another, such as the pages of one subject.
    Submenu
}
