//! What a player has earned by staking.

use api::wire::{CompPoints, StatusGroup};

use super::store::Result;
use super::{Players, levels, profiles};
use crate::locale::Locale;

impl Players {
    /// A player's points.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn points(&self, id: u64) -> Result<CompPoints> {
        let read = self.store.read()?;
        let profile = profiles::get(&read, id)?;
        let points = profile.map_or(Ok(0), |profile| levels::earned(&read, &profile))?;
        Ok(CompPoints {
            points,
            earned_points: points,
        })
    }

    /// The ladders, and where the player is on them.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn status_groups(&self, id: u64, locale: Locale) -> Result<Vec<StatusGroup>> {
        let points = self.points(id)?.earned_points;
        Ok(vec![levels::ladder(points, locale)])
    }
}
