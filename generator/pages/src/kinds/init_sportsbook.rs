//! `/init-sportsbook`: the first page of a host that embeds the site: a shell that search engines leave alone.

use super::composed::composed;
use super::definition::{Definition, Naming, Pages};
use catalogue::route::PageKind;

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: PageKind::new(30),
    name: "init-sportsbook",
    template: "pages/init-sportsbook.html",
    status: 200,
    indexed: false,
    composed: true,
    naming: Naming {
        crumb: "crumb-init-sportsbook",
        ..Naming::NONE
    },
    pages: Pages::One("/init-sportsbook"),
    view: |scope, _| composed(scope, &DEFINITION),
};
