//! The block `button`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::show::{At, Show};
use crate::scope::Scope;
use crate::view::Words;
use diagnostic::Diagnostic;
use project::content::{self, Link, Linked, Text};

/// A link that looks like a button.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Its label.
    label: Text,
    /// Its target.
    link: Link,
    /// Whether it is plain: for what matters less than another button of the page.
    #[serde(default)]
    plain: bool,
}

impl content::Options for Options {
    fn links(&self) -> Vec<Linked<'_>> {
        vec![self.link.linked()]
    }
}

/// The view of its template.
#[derive(Clone, Debug, Serialize)]
pub struct View<'a> {
    /// Its label.
    pub label: Words<'a>,
    /// Its target.
    pub href: Words<'a>,
    /// Whether it is plain.
    pub plain: bool,
}

impl Show for Options {
    type View<'a> = View<'a>;

    fn show<'a>(&'a self, scope: &Scope<'a>, _: &At<'_>) -> Result<Option<View<'a>>, Diagnostic> {
        Ok(scope.link(&self.link).map(|href| View {
            label: scope.written(&self.label),
            href,
            plain: self.plain,
        }))
    }
}
