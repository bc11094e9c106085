//! `text`: a text in Markdown, or in HTML of which only what is harmless is kept.

use serde::{Deserialize, Serialize};

use super::{At, Show};
use crate::content::{self, Linked, Markdown, Text};
use crate::diagnostic::Diagnostic;
use crate::scope::Scope;
use crate::view::Words;

/// The options of a text: one of the two.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Markdown.
    text: Option<Markdown>,
    /// HTML (see [`crate::html`]).
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
