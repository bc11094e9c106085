//! The block `sport-list`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::show::{At, Show};
use crate::scope::Scope;
use crate::view::Words;
use catalogue::List;
use diagnostic::Diagnostic;
use project::content::{self, Text};

/// Every sport, with its icon.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The heading.
    title: Option<Text>,
    /// Which sports.
    #[serde(default)]
    only: Only,
}

/// Which sports are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Only {
    /// All of them.
    #[default]
    All,
    /// Without computer games.
    Regular,
    /// Computer games.
    Cyber,
}

/// A sport.
#[derive(Clone, Debug, Serialize)]
pub struct SportView<'a> {
    /// Path segment, which is also the name of its icon.
    pub key: &'a str,
    /// Its name.
    pub name: Words<'a>,
    /// Its page.
    pub href: Words<'a>,
}

impl content::Options for Options {}

/// The view of its template.
#[derive(Clone, Debug, Serialize)]
pub struct View<'a> {
    /// The heading.
    pub title: Option<Words<'a>>,
    /// The sports.
    pub sports: Vec<SportView<'a>>,
}

impl Show for Options {
    type View<'a> = View<'a>;

    fn show<'a>(&'a self, scope: &Scope<'a>, _: &At<'_>) -> Result<Option<View<'a>>, Diagnostic> {
        let ids = scope.list(List::Sports).into_iter();
        let sports = ids.filter_map(|id| scope.sport(id));
        let sports = sports.filter(|sport| match self.only {
            Only::All => true,
            Only::Regular => !sport.cyber,
            Only::Cyber => sport.cyber,
        });
        let sports: Vec<_> = sports
            .map(|sport| SportView {
                key: sport.slug.as_str(),
                name: scope.text(&sport.name),
                href: scope.href(&format!("/{}", sport.slug)),
            })
            .collect();
        Ok((!sports.is_empty()).then(|| View {
            title: self.title.as_ref().map(|title| scope.written(title)),
            sports,
        }))
    }
}
