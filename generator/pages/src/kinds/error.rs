//! `/500`: the page for all failures at the edge.

use super::definition::{Definition, Naming, Pages};
use super::failure::failure;
use catalogue::route::PageKind;

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: PageKind::new(7),
    name: "error",
    template: "pages/error.html",
    status: 500,
    indexed: false,
    composed: false,
    naming: Naming::NONE,
    pages: Pages::One("/500"),
    view: |scope, _| Ok(failure(scope, &DEFINITION)),
};
