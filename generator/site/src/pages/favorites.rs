//! `/favorites`: the player's favourites. They are the player's own, so the page is a shell that says where
//! they will be, and search engines leave it alone.

use super::composed::composed;
use super::definition::{Definition, Pages};
use crate::route::PageKind;

const PATH: &str = "/favorites";

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: PageKind::new(28),
    name: "favorites",
    template: "pages/favorites.html",
    status: 200,
    indexed: false,
    pages: Pages::One(PATH),
    view: |scope, _| composed(scope, &DEFINITION, PATH, "crumb-favorites"),
};
