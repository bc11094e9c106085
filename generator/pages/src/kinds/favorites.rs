//! `/favorites`: what the player follows. It is the player's own, so the page says what it is until the browser
//! has asked, and search engines leave it alone.

use super::composed::composed_with;
use super::definition::{Definition, Naming, Pages};
use super::followed::favourites;
use catalogue::route::PageKind;

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: PageKind::new(28),
    name: "favorites",
    template: "pages/favorites.html",
    status: 200,
    indexed: false,
    composed: true,
    naming: Naming {
        crumb: "crumb-favorites",
        ..Naming::NONE
    },
    pages: Pages::One("/favorites"),
    view: |scope, _| {
        let favourites = favourites(scope);
        composed_with(scope, &DEFINITION, &favourites)
    },
};
