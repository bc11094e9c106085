//! Props of the `search` island: the button in the header, and the field on the page of search.

use serde::Serialize;
use ts_rs::TS;

use crate::view::Words;

/// A form that submits to the page of search where there is no script: the button (`search`), or the
/// field (`search-page`).
#[derive(Clone, Debug, Serialize, TS)]
pub struct SearchProps<'a> {
    /// Path of the page of search.
    pub action: Words<'a>,
    /// The words of the form.
    pub labels: SearchLabels<Words<'a>>,
}

island! {
    /// Words of the search, in the page's language.
    SearchLabels of "search", keys "search", props [SearchProps],
    {
        /// "Search"
        open,
        /// "Match, league or market" (in the empty field)
        hint,
    }
}
