//! `/general-rules`: the rules of betting: a text of the editors.

use super::composed::composed;
use super::definition::{Definition, Pages};
use catalogue::route::PageKind;

const PATH: &str = "/general-rules";

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: PageKind::new(24),
    name: "general-rules",
    template: "pages/page.html",
    status: 200,
    indexed: true,
    pages: Pages::One(PATH),
    view: |scope, _| composed(scope, &DEFINITION, PATH, "crumb-general-rules"),
};
