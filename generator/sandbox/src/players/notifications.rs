//! Notifications to players: what was sent, and what has been read. Their words are those of the
//! kind, in the caller's language (`crate::notices`), unless a test sends its own.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::store::{Read, Result, Table, Writing};
use super::{Players, profiles};

/// By player and number.
const NOTIFICATIONS: Table<(u64, u64)> = Table::new("notifications");

/// How many a player keeps: the oldest make room.
const KEPT: usize = 1_000;

/// What a notification says: it has a type and an object on the wire.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NotificationKind {
    /// A bet was decided.
    Bet,
    /// A bonus was issued.
    Bonus,
    /// Money arrived.
    Deposit,
    /// Money that was paid in did not arrive.
    DepositFailed,
    /// A limit of the player's own is another one.
    Limit,
    /// Anything else.
    #[default]
    News,
}

/// A notification to be sent; without words, it has those of its kind.
#[derive(Clone, Debug, Default)]
pub struct Announcement {
    /// What it is about.
    pub kind: NotificationKind,
    /// Its headline.
    pub title: Option<String>,
    /// Its text.
    pub body: Option<String>,
    /// The amount of a payment, which the words of its kind name.
    pub amount: Option<String>,
}

/// A notification that was sent.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct StoredNotification {
    /// Unique among those of the player, from 1.
    pub number: u64,
    /// What it is about.
    pub kind: NotificationKind,
    /// Its own headline.
    pub title: Option<String>,
    /// Its own text.
    pub body: Option<String>,
    /// The amount of a payment, which the words of its kind name.
    pub amount: Option<String>,
    /// Whether the player has read it.
    pub read: bool,
    /// When it was sent.
    pub at: Timestamp,
}

impl NotificationKind {
    /// The type on the wire, and what its words begin with in `data/notifications.toml`.
    pub fn word(self) -> &'static str {
        match self {
            Self::Bet => "bet",
            Self::Bonus => "bonus",
            Self::Deposit => "deposit",
            Self::DepositFailed => "deposit_failed",
            Self::Limit => "limit",
            Self::News => "news",
        }
    }

    /// What it refers to, on the wire (`object_type`); none for news.
    pub fn object(self) -> Option<&'static str> {
        match self {
            Self::News => None,
            Self::DepositFailed => Some("deposit"),
            other => Some(other.word()),
        }
    }
}

impl Players {
    /// Notifications of a player, the newest first.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn notifications(&self, player: u64) -> Result<Vec<StoredNotification>> {
        let mut all = of_player(&self.store.read()?, player)?;
        all.reverse();
        Ok(all)
    }

    /// Number of a player's notifications that were not read.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn unread(&self, player: u64) -> Result<u32> {
        let all = of_player(&self.store.read()?, player)?;
        let count = all.iter().filter(|one| !one.read).count();
        Ok(u32::try_from(count).unwrap_or(u32::MAX))
    }

    /// Sends the same notification a number of times; returns what was sent, the oldest first. None for an
    /// unknown player.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn announce(
        &self,
        player: u64,
        what: &Announcement,
        times: u64,
        at: Timestamp,
    ) -> Result<Vec<StoredNotification>> {
        let write = self.store.write()?;
        if profiles::get(&write, player)?.is_none() {
            return Ok(Vec::new());
        }
        let before = of_player(&write, player)?;
        let last = before.last().map_or(0, |one| one.number);
        let sent: Vec<StoredNotification> = (last + 1..=last + times)
            .map(|number| StoredNotification {
                number,
                kind: what.kind,
                title: what.title.clone(),
                body: what.body.clone(),
                amount: what.amount.clone(),
                read: false,
                at,
            })
            .collect();
        for one in &sent {
            write.put(NOTIFICATIONS, (player, one.number), one)?;
        }
        let beyond = (before.len() + sent.len()).saturating_sub(KEPT);
        for one in before.iter().chain(&sent).take(beyond) {
            write.remove(NOTIFICATIONS, (player, one.number))?;
        }
        write.commit()?;
        Ok(sent)
    }

    /// Marks notifications of a player as read: those with these numbers, or all. Unknown numbers are ignored.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn mark_read(&self, player: u64, numbers: Option<&[u64]>) -> Result<()> {
        let write: Writing = self.store.write()?;
        for one in of_player(&write, player)? {
            let is_meant = numbers.is_none_or(|numbers| numbers.contains(&one.number));
            if is_meant && !one.read {
                let read = StoredNotification { read: true, ..one };
                write.put(NOTIFICATIONS, (player, read.number), &read)?;
            }
        }
        write.commit()
    }
}

/// Of a player, the oldest first.
fn of_player(read: &impl Read, player: u64) -> Result<Vec<StoredNotification>> {
    read.values(NOTIFICATIONS, (player, 0), (player, u64::MAX))
}
