//! Props of the `favourites` island: the page of what a player follows.

use serde::Serialize;
use ts_rs::TS;

use super::odds::OddsLabels;
use crate::view::Words;

/// The page of favourites, or the block of them.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FavouritesProps<'a> {
    /// Where sports and leagues are found.
    pub home: Words<'a>,
    /// The words of its list of matches.
    pub odds: OddsLabels<Words<'a>>,
    /// Its own words.
    pub labels: FavouritesLabels<Words<'a>>,
}

island! {
    /// Words of the page of favourites, in the page's language.
    FavouritesLabels of "favourites", keys "favourites", props [FavouritesProps],
    {
        /// "Mark matches, leagues, sports and teams with a star, and find them here."
        text,
        /// "See all sports"
        browse,
    }
}
