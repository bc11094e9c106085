//! Props of the `statement` island: the player's bets of a period.

use serde::Serialize;
use ts_rs::TS;

use crate::view::Words;

/// The statement before the player is known.
#[derive(Clone, Debug, Serialize, TS)]
pub struct StatementProps<'a> {
    /// Its words.
    pub labels: StatementLabels<Words<'a>>,
}

island! {
    /// Words of the statement before a player is known, in the page's language.
    StatementLabels of "my-bets", keys "bets", props [StatementProps],
    {
        /// "Statement"
        statement,
        /// "Sign in to see your bets."
        sign_in,
    }
}
