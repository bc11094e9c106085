//! `/general-rules`: the rules of betting: a text of the editors.

use super::composed::composed;
use super::definition::{Definition, Naming, Pages};
use catalogue::route::PageKind;

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: PageKind::new(24),
    name: "general-rules",
    template: "pages/page.html",
    status: 200,
    indexed: true,
    composed: true,
    naming: Naming {
        crumb: "crumb-general-rules",
        ..Naming::NONE
    },
    pages: Pages::One("/general-rules"),
    view: |scope, _| composed(scope, &DEFINITION),
};
