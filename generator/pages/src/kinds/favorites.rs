//! `/favorites`: what the player follows. It is the player's own, so the page says what it is until the browser
//! has asked, and search engines leave it alone.

use super::composed::composed_with;
use super::definition::{Definition, Pages};
use super::followed::favourites;
use catalogue::route::PageKind;

const PATH: &str = "/favorites";

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: PageKind::new(28),
    name: "favorites",
    template: "pages/favorites.html",
    status: 200,
    indexed: false,
    pages: Pages::One(PATH),
    view: |scope, _| {
        let favourites = favourites(scope);
        composed_with(scope, &DEFINITION, PATH, "crumb-favorites", &favourites)
    },
};
