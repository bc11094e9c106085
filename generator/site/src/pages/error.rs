//! `/500`: the page for all failures at the edge.

use super::definition::{Definition, one};
use super::failure::failure;
use crate::route::PageKind;

const KIND: PageKind = PageKind::new(7);
const PATH: &str = "/500";

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: KIND,
    name: "error",
    template: "pages/error.html",
    status: 500,
    indexed: false,
    fixed: Some(PATH),
    routes: |_| one(KIND),
    exists: |_, _| true,
    path: |_, _| Some(PATH.to_owned()),
    shows: |_| None,
    comes_with: |_, _| Vec::new(),
    view: |scope, _| Ok(failure(scope, &DEFINITION)),
};
