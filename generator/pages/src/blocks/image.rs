//! The block `image`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::show::{At, Show};
use crate::scope::Scope;
use crate::view::{PictureView, Words};
use diagnostic::Diagnostic;
use project::content::{self, Link, Linked, Picture, Text};

/// A picture, which may be a link.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The picture.
    image: Picture,
    /// The target of the link.
    link: Option<Link>,
    /// A line of text below it.
    caption: Option<Text>,
}

impl content::Options for Options {
    fn links(&self) -> Vec<Linked<'_>> {
        self.link.iter().map(Link::linked).collect()
    }

    fn pictures(&self) -> Vec<&Picture> {
        vec![&self.image]
    }
}

/// The view of its template.
#[derive(Clone, Debug, Serialize)]
pub struct View<'a> {
    /// The picture.
    pub image: PictureView<'a>,
    /// The target of the link.
    pub href: Option<Words<'a>>,
    /// The line of text below it.
    pub caption: Option<Words<'a>>,
}

impl Show for Options {
    type View<'a> = View<'a>;

    fn show<'a>(&'a self, scope: &Scope<'a>, _: &At<'_>) -> Result<Option<View<'a>>, Diagnostic> {
        let Some(image) = PictureView::of(scope, &self.image) else {
            return Ok(None);
        };
        Ok(Some(View {
            image,
            href: self.link.as_ref().and_then(|link| scope.link(link)),
            caption: self.caption.as_ref().map(|text| scope.written(text)),
        }))
    }
}
