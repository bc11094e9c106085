//! `/500`: the page for all failures at the edge.

use super::definition::{Definition, Pages};
use super::failure::failure;
use crate::route::PageKind;

const PATH: &str = "/500";

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: PageKind::new(7),
    name: "error",
    template: "pages/error.html",
    status: 500,
    indexed: false,
    pages: Pages::One(PATH),
    view: |scope, _| Ok(failure(scope, &DEFINITION)),
};
