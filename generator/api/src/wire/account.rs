//! The player and the session with the platform.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Body of `POST /users/sign_in` on the platform. The answer is the [`Player`] and a session cookie.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct SignIn {
    /// Who signs in.
    pub user: Credentials,
}

/// What a player signs in with.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Credentials {
    /// E-mail address.
    pub email: String,
    /// Password.
    pub password: String,
}

/// Answer of `GET /player`. 401 when nobody is signed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Player {
    /// The operator's number.
    pub id: u64,
    /// The e-mail address that signs in. A player who has this or `auth_phone_number` is signed in.
    #[serde(default)]
    pub email: Option<String>,
    /// Phone number that signs in.
    #[serde(default)]
    pub auth_phone_number: Option<String>,
    /// Phone number to reach the player.
    #[serde(default)]
    pub mobile_phone: Option<String>,
    /// First name.
    #[serde(default)]
    pub first_name: Option<String>,
    /// Last name.
    #[serde(default)]
    pub last_name: Option<String>,
    /// Name on leaderboards.
    #[serde(default)]
    pub nickname: Option<String>,
    /// The player's locale.
    pub language: String,
    /// Currency of the active account.
    pub currency: String,
    /// Fields that the operator still requires before a deposit.
    #[serde(default)]
    pub auth_fields_missed: Vec<String>,
    /// Ids of the player's status groups.
    #[serde(default)]
    pub statuses: Vec<String>,
    /// Country of residence.
    pub country: Country,
}

/// A country.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Country {
    /// Name, in the requested language.
    pub name: String,
    /// ISO 3166-1 alpha-2 in lower case.
    pub code: String,
}

/// One account of the player: `GET /player/accounts` lists them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Account {
    /// ISO 4217 or the operator's code.
    pub currency: String,
    /// In subunits.
    pub balance: i64,
    /// Whether bets are staked from it.
    pub active: bool,
}

/// A notification.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Notification {
    /// The operator's number.
    pub id: u64,
    /// Headline.
    pub title: String,
    /// Subtitle.
    #[serde(default)]
    pub caption: Option<String>,
    /// Text.
    pub body: String,
    /// Kind of the notification.
    #[serde(rename = "type")]
    pub kind: String,
    /// What it refers to.
    #[serde(default)]
    pub object_type: Option<String>,
    /// Whether the player has seen it.
    pub read: bool,
    /// When it was sent.
    pub created_at: Timestamp,
}

/// Answer of `GET /notifications/counters`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct NotificationCounters {
    /// Number of unread notifications.
    pub unread: u32,
}

/// Body of `POST /notifications/read`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ReadNotifications {
    /// Notifications to mark as read.
    pub ids: Vec<u64>,
}

/// Answer of `POST /websocket/token`: the push connection's token.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct PushToken {
    /// Token for `connect`.
    pub token: String,
}

/// Body of `POST /websocket/authorize`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct AuthorizeChannels {
    /// Channels that start with `$`.
    pub channels: Vec<String>,
}

/// One row of the answer of `POST /websocket/authorize`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ChannelToken {
    /// The channel.
    pub channel: String,
    /// Token for `subscribe`.
    pub token: String,
}
