//! The block `modal`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::show::{At, Show};
use crate::scope::Scope;
use crate::view::Words;
use diagnostic::Diagnostic;
use project::content::{self, Linked, Markdown, Text};

/// A button that opens a text over the page, without script.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The label of the button.
    label: Text,
    /// The heading above the text.
    title: Text,
    /// The text, in Markdown.
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
    /// The label of the button.
    pub label: Words<'a>,
    /// The heading.
    pub title: Words<'a>,
    /// Markdown.
    pub text: Words<'a>,
    /// The prefix of links to paths of this site.
    pub root: Words<'a>,
}

impl Show for Options {
    type View<'a> = View<'a>;

    fn show<'a>(&'a self, scope: &Scope<'a>, _: &At<'_>) -> Result<Option<View<'a>>, Diagnostic> {
        Ok(Some(View {
            label: scope.written(&self.label),
            title: scope.written(&self.title),
            text: scope.written(self.text.source()),
            root: scope.root(),
        }))
    }
}
