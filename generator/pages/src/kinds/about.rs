//! `/about`: who runs the site: a text of the editors.

use super::composed::composed;
use super::definition::{Definition, Naming, Pages};
use catalogue::route::PageKind;

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: PageKind::new(23),
    name: "about",
    template: "pages/page.html",
    status: 200,
    indexed: true,
    composed: true,
    naming: Naming {
        crumb: "crumb-about",
        ..Naming::NONE
    },
    pages: Pages::One("/about"),
    view: |scope, _| composed(scope, &DEFINITION),
};
