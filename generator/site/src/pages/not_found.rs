//! `/404`: the page for unknown paths.

use super::definition::{Definition, Pages};
use super::failure::failure;
use crate::route::PageKind;

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: PageKind::new(6),
    name: "not-found",
    template: "pages/not-found.html",
    status: 404,
    indexed: false,
    pages: Pages::One("/404"),
    view: |scope, _| Ok(failure(scope, &DEFINITION)),
};
