//! `/404`: the page for unknown paths.

use super::definition::{Definition, one};
use super::failure::failure;
use crate::route::PageKind;

const KIND: PageKind = PageKind::new(6);
const PATH: &str = "/404";

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: KIND,
    name: "not-found",
    template: "pages/not-found.html",
    status: 404,
    indexed: false,
    fixed: Some(PATH),
    routes: |_| one(KIND),
    exists: |_, _| true,
    path: |_, _| Some(PATH.to_owned()),
    shows: |_| None,
    comes_with: |_, _| Vec::new(),
    view: |scope, _| Ok(failure(scope, &DEFINITION)),
};
