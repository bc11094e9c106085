//! Links that several kinds of blocks show.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::scope::Scope;
use crate::view::{PictureView, Words};
use project::content::{Icon, Link, Linked, Picture, Text};

/// A link with a label.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// Its label.
    label: Text,
    /// Its target.
    link: Link,
    /// Its icon.
    icon: Option<Icon>,
}

impl Item {
    /// Its link.
    pub fn linked(&self) -> Linked<'_> {
        self.link.linked()
    }
}

/// A link, for a template.
#[derive(Clone, Debug, Serialize)]
pub struct ItemView<'a> {
    /// Its label.
    pub label: Words<'a>,
    /// Its target.
    pub href: Words<'a>,
    /// Its icon.
    pub icon: Option<Icon>,
    /// Whether it leads to the page that shows it.
    pub current: bool,
}

/// The links that lead somewhere now. `path` is that of the page that shows them.
pub fn items<'a>(scope: &Scope<'a>, items: &'a [Item], path: &str) -> Vec<ItemView<'a>> {
    let shown = items.iter().filter_map(|item| {
        Some(ItemView {
            label: scope.written(&item.label),
            href: scope.link(&item.link)?,
            icon: item.icon,
            current: item.link.as_str() == path,
        })
    });
    shown.collect()
}

/// A card with a picture, a title and a text, which is a link.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// The title: a few words.
    title: Text,
    /// A second text.
    text: Option<Text>,
    /// The target of the link.
    link: Link,
    /// The picture above the title.
    image: Option<Picture>,
}

impl Card {
    /// Its link.
    pub fn linked(&self) -> Linked<'_> {
        self.link.linked()
    }

    /// Its picture.
    pub fn picture(&self) -> Option<&Picture> {
        self.image.as_ref()
    }

    /// Its view; `None` if it leads nowhere now.
    pub fn view<'a>(&'a self, scope: &Scope<'a>) -> Option<CardView<'a>> {
        Some(CardView {
            title: scope.written(&self.title),
            text: self.text.as_ref().map(|text| scope.written(text)),
            href: scope.link(&self.link)?,
            image: self
                .image
                .as_ref()
                .and_then(|it| PictureView::of(scope, it)),
        })
    }
}

/// A card, for a template.
#[derive(Clone, Debug, Serialize)]
pub struct CardView<'a> {
    /// The title.
    pub title: Words<'a>,
    /// The second text.
    pub text: Option<Words<'a>>,
    /// The target of the link.
    pub href: Words<'a>,
    /// The picture.
    pub image: Option<PictureView<'a>>,
}
