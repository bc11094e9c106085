//! Props of the `notifications` island: the list of notifications on a page of editors.

use serde::Serialize;
use ts_rs::TS;

use crate::view::Words;

/// The list of notifications.
#[derive(Clone, Debug, Serialize, TS)]
pub struct NotificationsProps<'a> {
    /// Its words.
    pub labels: NotificationsLabels<Words<'a>>,
}

island! {
    /// Words of the list of notifications before a player is known, in the page's language.
    NotificationsLabels of "notifications", keys "notifications", props [NotificationsProps],
    {
        /// "Notifications"
        title,
        /// "News about your bets, bonuses and deposits will be here."
        none_text,
    }
}
