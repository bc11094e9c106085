//! `/bets-history`: the statement of the player's bets, and the way to the slip, where each can be acted on. Its island asks
//! the operator for them, so search engines leave the page alone. Sites without `my_bets` have no such page.

use super::composed::composed_with;
use super::definition::{Definition, Naming, Pages};
use crate::view::StatementProps;
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
    view: |scope, _| {
        let statement = StatementProps {
            labels: scope.labels(),
        };
        composed_with(scope, &DEFINITION, &statement)
    },
};
