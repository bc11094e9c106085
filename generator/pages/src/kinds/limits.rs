//! `/limits`: the player's limits, breaks and self-exclusion. Its island asks the operator for them, so
//! search engines leave the page alone. Sites without `user_limits` have no such page.

use super::composed::composed_with;
use super::definition::{Definition, Pages};
use crate::view::LimitsProps;
use catalogue::route::PageKind;

const PATH: &str = "/limits";

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: PageKind::new(64),
    name: "limits",
    template: "pages/limits.html",
    status: 200,
    indexed: false,
    pages: Pages::Optional(PATH, |features| features.has_page(PATH)),
    view: |scope, _| {
        let limits = LimitsProps {
            labels: scope.labels(),
        };
        composed_with(scope, &DEFINITION, PATH, "crumb-limits", &limits)
    },
};
