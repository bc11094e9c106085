//! `/about`: who runs the site: a text of the editors.

use super::composed::composed;
use super::definition::{Definition, Pages};
use catalogue::route::PageKind;

const PATH: &str = "/about";

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: PageKind::new(23),
    name: "about",
    template: "pages/page.html",
    status: 200,
    indexed: true,
    pages: Pages::One(PATH),
    view: |scope, _| composed(scope, &DEFINITION, PATH, "crumb-about"),
};
