//! `/limits`: the player's limits, breaks and self-exclusion. Its island asks the operator for them, so
//! search engines leave the page alone. Sites without `user_limits` have no such page.

use super::composed::composed_with;
use super::definition::{Definition, Naming, Pages};
use crate::view::LimitsProps;
use catalogue::route::PageKind;

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: PageKind::new(64),
    name: "limits",
    template: "pages/limits.html",
    status: 200,
    indexed: false,
    composed: true,
    naming: Naming {
        crumb: "crumb-limits",
        ..Naming::NONE
    },
    pages: Pages::Optional("/limits", |features| features.user_limits),
    view: |scope, _| {
        let limits = LimitsProps {
            labels: scope.labels(),
        };
        composed_with(scope, &DEFINITION, &limits)
    },
};
