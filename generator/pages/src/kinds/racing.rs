//! `/racing`: horse racing, which the operator's racing provider shows in a page of its own. There is no
//! such page while the operator has no racing, or where the site leaves it out.

use super::composed::composed_with;
use super::definition::{Definition, Pages};
use crate::view::LaunchProps;
use catalogue::route::PageKind;

const PATH: &str = "/racing";

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: PageKind::new(35),
    name: "racing",
    template: "pages/racing.html",
    status: 200,
    indexed: true,
    pages: Pages::Optional(PATH, |features| features.has_page(PATH)),
    view: |scope, _| {
        let launch = LaunchProps {
            provider: "horse_racing",
            labels: scope.labels(),
        };
        composed_with(scope, &DEFINITION, PATH, "crumb-racing", &launch)
    },
};
