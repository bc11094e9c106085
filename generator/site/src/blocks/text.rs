//! `text`: a text in Markdown.

use serde::{Deserialize, Serialize};

use super::Show;
use crate::content::{self, Linked, Markdown};
use crate::diagnostic::Diagnostic;
use crate::scope::Scope;
use crate::view::Words;

/// The options of a text.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Markdown.
    text: Markdown,
}

impl content::Options for Options {
    fn links(&self) -> Vec<Linked<'_>> {
        self.text.linked().collect()
    }
}

/// The view of its template.
#[derive(Clone, Debug, Serialize)]
pub struct View<'a> {
    /// Markdown.
    pub text: Words<'a>,
    /// The prefix of links to paths of this site.
    pub root: Words<'a>,
}

impl Show for Options {
    type View<'a> = View<'a>;

    fn show<'a>(&'a self, scope: &Scope<'a>, _: &str) -> Result<Option<View<'a>>, Diagnostic> {
        Ok(Some(View {
            text: scope.written(self.text.source()),
            root: scope.root(),
        }))
    }
}
