//! Props of the `limits` island: the page where a player sets limits.

use serde::Serialize;
use ts_rs::TS;

use crate::view::Words;

/// The page of limits before the player is known.
#[derive(Clone, Debug, Serialize, TS)]
pub struct LimitsProps<'a> {
    /// The words of the place.
    pub labels: LimitsLabels<Words<'a>>,
}

island! {
    /// Words of the page of limits, in the page's language.
    LimitsLabels of "limits", keys "limits", props [LimitsProps],
    {
        /// "Sign in to see and set your limits."
        text,
        /// "Sign in"
        sign_in,
    }
}
