//! `banner`: one row with a title and a text that leads somewhere.

use serde::{Deserialize, Serialize};

use super::Show;
use crate::content::{self, Link, Text};
use crate::diagnostic::Diagnostic;
use crate::scope::Scope;
use crate::view::Words;

/// What a banner says.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// A few words.
    title: Text,
    /// A few more; they are cut off where the row is too short.
    text: Option<Text>,
    /// Where it leads.
    link: Link,
}

impl content::Options for Options {}

/// What its template is given.
#[derive(Clone, Debug, Serialize)]
pub struct View<'a> {
    /// A few words.
    pub title: Words<'a>,
    /// A few more.
    pub text: Option<Words<'a>>,
    /// Where it leads.
    pub href: Words<'a>,
}

impl Show for Options {
    type View<'a> = View<'a>;

    fn show<'a>(&'a self, scope: &Scope<'a>, _: &str) -> Result<Option<View<'a>>, Diagnostic> {
        Ok(Some(View {
            title: scope.written(&self.title),
            text: self.text.as_ref().map(|text| scope.written(text)),
            href: scope.link(&self.link),
        }))
    }
}
