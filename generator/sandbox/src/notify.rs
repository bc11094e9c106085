//! Notifications on their way to players, by the push events `notification` and `unread_notifications_changed`.

use api::wire::PushEvent;

use crate::channels;
use crate::operator::Operator;
use crate::players::Announcement;
use crate::players::store::Result;

impl Operator {
    /// Sends a notification to a player a number of times, and publishes each; returns how many were sent.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn notify(&self, player: u64, what: &Announcement, times: u64) -> Result<usize> {
        let sent = self
            .players
            .announce(player, what, times, self.world.clock.wall())?;
        for (code, locale) in self.audience() {
            let channel = channels::private(&code, player);
            for one in &sent {
                let notification = self.notices.wire(one, locale);
                self.outlet
                    .publish(&channel, &PushEvent::Notification { notification });
            }
        }
        self.publish_unread(player)?;
        Ok(sent.len())
    }

    /// Publishes to a player how many notifications are unread.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn publish_unread(&self, player: u64) -> Result<()> {
        let unread = self.players.unread(player)?;
        for (code, _) in self.audience() {
            self.outlet.publish(
                &channels::private(&code, player),
                &PushEvent::UnreadNotificationsChanged { unread },
            );
        }
        Ok(())
    }
}
