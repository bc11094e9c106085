//! The block `slider`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::items::{Card, CardView};
use super::show::{At, Show};
use crate::scope::Scope;
use crate::view::Words;
use diagnostic::Diagnostic;
use project::content::{self, Linked, Picture, Text};

/// Cards beside one another that slide under a finger.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The heading.
    title: Option<Text>,
    /// The cards, in order.
    cards: Vec<Card>,
}

impl content::Options for Options {
    fn links(&self) -> Vec<Linked<'_>> {
        self.cards.iter().map(Card::linked).collect()
    }

    fn pictures(&self) -> Vec<&Picture> {
        self.cards.iter().filter_map(Card::picture).collect()
    }
}

/// The view of its template.
#[derive(Clone, Debug, Serialize)]
pub struct View<'a> {
    /// The heading.
    pub title: Option<Words<'a>>,
    /// The cards.
    pub cards: Vec<CardView<'a>>,
}

impl Show for Options {
    type View<'a> = View<'a>;

    fn show<'a>(&'a self, scope: &Scope<'a>, _: &At<'_>) -> Result<Option<View<'a>>, Diagnostic> {
        let cards: Vec<_> = self
            .cards
            .iter()
            .filter_map(|card| card.view(scope))
            .collect();
        Ok((!cards.is_empty()).then(|| View {
            title: self.title.as_ref().map(|title| scope.written(title)),
            cards,
        }))
    }
}
