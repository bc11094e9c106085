//! `/lotteries`: lotteries, which the operator's lottery provider shows in a page of its own. There is
//! no such page while the operator has none, or where the site leaves them out.

use super::composed::composed_with;
use super::definition::{Definition, Pages};
use crate::view::LaunchProps;
use catalogue::route::PageKind;

const PATH: &str = "/lotteries";

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: PageKind::new(36),
    name: "lotteries",
    template: "pages/lotteries.html",
    status: 200,
    indexed: true,
    pages: Pages::Optional(PATH, |features| features.has_page(PATH)),
    view: |scope, _| {
        let launch = LaunchProps {
            provider: "lotto",
            labels: scope.labels(),
        };
        composed_with(scope, &DEFINITION, PATH, "crumb-lotteries", &launch)
    },
};
