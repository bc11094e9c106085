//! The sections of the settings that pages read.

use serde::{Deserialize, Serialize};

/// A part of the settings that pages read. Sections are compared by value: comments, white space
/// and settings that no page reads (such as the intervals of `watch`) make no page dirty. The
/// number of leagues in the menu is not a section, because pages read that list itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Section {
    /// `name`
    Name,
    /// `origin`
    Origin,
    /// `locales` and `locale_in_url`
    Locales,
    /// `zone`
    Zone,
    /// `indexed` and `never_indexed`
    Indexed,
    /// `[api]`, and the address at which the build reaches the operator if `[api]` has none.
    Api,
    /// `[features]`
    Features,
    /// `[account]`
    Account,
    /// `[slip]`
    Slip,
    /// `[feeds]`
    Feeds,
    /// `[images]`
    Images,
    /// The most matches of a list
    ListLimit,
    /// `[push_notifications]`
    PushNotifications,
}

impl Section {
    /// Every section.
    pub const ALL: [Self; 13] = [
        Self::Name,
        Self::Origin,
        Self::Locales,
        Self::Zone,
        Self::Indexed,
        Self::Api,
        Self::Features,
        Self::Account,
        Self::Slip,
        Self::Feeds,
        Self::Images,
        Self::ListLimit,
        Self::PushNotifications,
    ];

    /// The sections that the frame of every page reads.
    pub const OF_FRAME: [Self; 9] = [
        Self::Name,
        Self::Origin,
        Self::Locales,
        Self::Zone,
        Self::Api,
        Self::Features,
        Self::Account,
        Self::Slip,
        Self::PushNotifications,
    ];

    /// Its name, for people.
    pub fn words(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Origin => "origin",
            Self::Locales => "locales",
            Self::Zone => "zone",
            Self::Indexed => "indexed",
            Self::Api => "where the browser reaches the operator",
            Self::Features => "features",
            Self::Account => "account",
            Self::Slip => "slip",
            Self::Feeds => "feeds",
            Self::Images => "images",
            Self::ListLimit => "limit of lists",
            Self::PushNotifications => "push notifications",
        }
    }
}
