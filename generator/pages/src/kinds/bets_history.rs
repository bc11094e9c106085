//! `/bets-history`: where the player's bets are. They are in the bet slip, so the page is a shell that leads
//! there, and search engines leave it alone. Sites without `my_bets` have no such page.

use super::composed::composed;
use super::definition::{Definition, Naming, Pages};
use catalogue::route::PageKind;

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: PageKind::new(29),
    name: "bets-history",
    template: "pages/bets-history.html",
    status: 200,
    indexed: false,
    composed: true,
    naming: Naming {
        crumb: "crumb-bets-history",
        links: &["bets_history"],
        ..Naming::NONE
    },
    pages: Pages::Optional("/bets-history", |features| features.my_bets),
    view: |scope, _| composed(scope, &DEFINITION),
};
