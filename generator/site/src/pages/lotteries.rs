//! `/lotteries`: lotteries, which the operator's lottery provider shows in a page of its own.

use super::composed::composed;
use super::definition::{Definition, Pages};
use crate::route::PageKind;

const PATH: &str = "/lotteries";

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: PageKind::new(36),
    name: "lotteries",
    template: "pages/lotteries.html",
    status: 200,
    indexed: true,
    pages: Pages::One(PATH),
    view: |scope, _| composed(scope, &DEFINITION, PATH, "crumb-lotteries"),
};
