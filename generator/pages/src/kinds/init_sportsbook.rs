//! `/init-sportsbook`: the first page of a host that embeds the site: a shell that search engines leave alone.

use super::composed::composed;
use super::definition::{Definition, Pages};
use catalogue::route::PageKind;

const PATH: &str = "/init-sportsbook";

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: PageKind::new(30),
    name: "init-sportsbook",
    template: "pages/init-sportsbook.html",
    status: 200,
    indexed: false,
    pages: Pages::One(PATH),
    view: |scope, _| composed(scope, &DEFINITION, PATH, "crumb-init-sportsbook"),
};
