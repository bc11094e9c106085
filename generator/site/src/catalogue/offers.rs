//! What the operator has beside bets on matches.

use serde::{Deserialize, Serialize};

use crate::settings::Features;

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

impl Offers {
    /// The parts of the product that a site with these settings has: a site may leave out what is open, and cannot have
    /// what is closed.
    pub fn limit(self, own: Features) -> Features {
        Features {
            racing: own.racing && self.racing,
            lotteries: own.lotteries && self.lotteries,
            video: own.video && self.video,
            ..own
        }
    }
}
