//! What the operator has beside bets on matches.

use serde::{Deserialize, Serialize};

/// What the operator has open, as `GET /settings` says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offers {
    /// Horse racing.
    pub racing: bool,
    /// Lotteries.
    pub lotteries: bool,
    /// Streams of matches.
    pub video: bool,
}

impl Default for Offers {
    /// All of it: an operator that does not say has what the site's settings have.
    fn default() -> Self {
        Self {
            racing: true,
            lotteries: true,
            video: true,
        }
    }
}

impl From<&api::wire::Settings> for Offers {
    fn from(sent: &api::wire::Settings) -> Self {
        Self {
            racing: sent.additional_providers.horse_racing,
            lotteries: sent.additional_providers.lotto,
            video: sent.video_settings.enabled,
        }
    }
}
