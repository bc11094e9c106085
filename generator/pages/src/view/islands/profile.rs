//! Props of the `profile` island: the player's profile on a page of editors.

use serde::Serialize;
use ts_rs::TS;

use crate::view::Words;

/// The profile.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ProfileProps<'a> {
    /// Its words.
    pub labels: ProfileLabels<Words<'a>>,
}

island! {
    /// Words of the profile before a player is known, in the page's language.
    ProfileLabels of "profile", keys "profile", props [ProfileProps],
    {
        /// "Sign in to see your level, points and balances."
        text,
        /// "Sign in"
        sign_in,
    }
}
