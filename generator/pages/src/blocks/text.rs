//! The block `text`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::show::{At, Show};
use crate::scope::Scope;
use crate::view::Words;
use diagnostic::Diagnostic;
use project::content::{self, Linked, Markdown, Text};

/// A text in Markdown, or in HTML of which only what is harmless is kept.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The text, in Markdown. Write this or `html`.
    text: Option<Markdown>,
    /// The text, in HTML: only elements and attributes that are harmless are kept.
    #[schemars(extend("contentMediaType" = "text/html"))]
    html: Option<Text>,
}

impl content::Options for Options {
    fn links(&self) -> Vec<Linked<'_>> {
        self.text.iter().flat_map(Markdown::linked).collect()
    }
}

/// The view of its template.
#[derive(Clone, Debug, Serialize)]
pub struct View<'a> {
    /// Markdown.
    pub text: Option<Words<'a>>,
    /// HTML.
    pub html: Option<Words<'a>>,
    /// The prefix of links to paths of this site.
    pub root: Words<'a>,
}

impl Show for Options {
    type View<'a> = View<'a>;

    fn show<'a>(&'a self, scope: &Scope<'a>, _: &At<'_>) -> Result<Option<View<'a>>, Diagnostic> {
        Ok(Some(View {
            text: self.text.as_ref().map(|text| scope.written(text.source())),
            html: self.html.as_ref().map(|html| scope.written(html)),
            root: scope.root(),
        }))
    }
}
