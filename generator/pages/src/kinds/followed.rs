//! What a player follows, on the page of favourites and in the block of them.

use crate::scope::Scope;
use crate::view::FavouritesProps;

/// The props of the island.
pub fn favourites<'a>(scope: &Scope<'a>) -> FavouritesProps<'a> {
    FavouritesProps {
        home: scope.href("/"),
        odds: scope.labels(),
        labels: scope.labels(),
    }
}
