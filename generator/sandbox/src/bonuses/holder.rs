//! The player who holds bonuses.

use api::wire::Player;

/// A player, as far as bonuses need it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holder {
    /// The player.
    pub player: u64,
    /// Currency of the player's account.
    pub currency: String,
    /// The player's country, in lower case.
    pub country: String,
}

impl From<Player> for Holder {
    fn from(player: Player) -> Self {
        Self {
            player: player.id,
            currency: player.currency,
            country: player.country.code,
        }
    }
}
