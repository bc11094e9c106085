//! `/blocked`: the page for visitors from a country that the operator does not serve.

use super::definition::{Definition, Naming, Pages};
use super::failure::failure;
use catalogue::route::PageKind;

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: PageKind::new(32),
    name: "blocked",
    template: "pages/blocked.html",
    status: 403,
    indexed: false,
    composed: false,
    naming: Naming::NONE,
    pages: Pages::One("/blocked"),
    view: |scope, _| Ok(failure(scope, &DEFINITION)),
};
