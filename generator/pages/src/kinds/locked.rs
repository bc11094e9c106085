//! `/locked`: the page for visitors without the key of a site that is not open yet.

use super::definition::{Definition, Naming, Pages};
use super::failure::failure;
use catalogue::route::PageKind;

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: PageKind::new(33),
    name: "locked",
    template: "pages/locked.html",
    status: 403,
    indexed: false,
    composed: false,
    naming: Naming::NONE,
    pages: Pages::One("/locked"),
    view: |scope, _| Ok(failure(scope, &DEFINITION)),
};
