//! The block `brand-logo`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::show::{At, Show};
use crate::scope::Scope;
use crate::view::Words;
use diagnostic::Diagnostic;
use project::assets::Logo;
use project::content::{self};

/// The site's name or picture, which leads to the home page.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

impl content::Options for Options {}

/// The view of its template.
#[derive(Clone, Debug, Serialize)]
pub struct View<'a> {
    /// The site's name.
    pub name: &'a str,
    /// Its picture.
    pub logo: Option<&'a Logo>,
    /// The home page.
    pub href: Words<'a>,
}

impl Show for Options {
    type View<'a> = View<'a>;

    fn show<'a>(&'a self, scope: &Scope<'a>, _: &At<'_>) -> Result<Option<View<'a>>, Diagnostic> {
        let (name, logo) = scope.brand();
        Ok(Some(View {
            name,
            logo,
            href: scope.href("/"),
        }))
    }
}
