//! The block `language`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::show::{At, Show};
use crate::scope::Scope;
use crate::view::{LanguageLink, Words};
use diagnostic::Diagnostic;
use project::content::{self, Text};

/// This page in the other languages.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The heading.
    title: Option<Text>,
}

impl content::Options for Options {}

/// The view of its template.
#[derive(Clone, Debug, Serialize)]
pub struct View<'a> {
    /// The heading.
    pub title: Option<Words<'a>>,
    /// The languages.
    pub languages: Vec<LanguageLink<'a>>,
}

impl Show for Options {
    type View<'a> = View<'a>;

    fn show<'a>(&'a self, scope: &Scope<'a>, at: &At<'_>) -> Result<Option<View<'a>>, Diagnostic> {
        let each = scope.languages().iter().enumerate();
        let languages = each.map(|(index, other)| LanguageLink {
            code: other.code,
            tag: other.tag,
            name: other.name,
            href: scope.href_in(index, at.path),
            current: scope.each(|locale| locale == index),
        });
        Ok(Some(View {
            title: self.title.as_ref().map(|title| scope.written(title)),
            languages: languages.collect(),
        }))
    }
}
