//! Messages: commands of the client, replies and pushes of the server.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

/// A command. An empty one is a pong.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Command {
    /// Repeated in the reply; 0 for no reply.
    pub id: u32,
    pub connect: Option<Token>,
    pub subscribe: Option<Subscribe>,
    pub unsubscribe: Option<OfChannel>,
    pub history: Option<History>,
    pub refresh: Option<Token>,
    pub sub_refresh: Option<SubRefresh>,
    pub presence: Option<OfChannel>,
    pub presence_stats: Option<OfChannel>,
    pub rpc: Option<Rpc>,
    pub publish: Option<IgnoredAny>,
    pub send: Option<IgnoredAny>,
}

/// `connect` and `refresh`
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Token {
    /// Empty for a visitor.
    pub token: String,
}

/// `subscribe`
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Subscribe {
    pub channel: String,
    pub token: String,
    /// Whether to recover what was missed since `epoch` and `offset`.
    pub recover: bool,
    pub epoch: String,
    pub offset: u64,
    /// Whether to be told who joins and leaves.
    pub join_leave: bool,
}

/// `unsubscribe`, `presence` and `presence_stats`
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct OfChannel {
    pub channel: String,
}

/// `sub_refresh`
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct SubRefresh {
    pub channel: String,
    pub token: String,
}

/// `rpc`
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Rpc {
    pub method: String,
}

/// `history`
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct History {
    pub channel: String,
    /// The most publications; 0 for none, below 0 for all.
    pub limit: i64,
    pub since: Option<Position>,
    pub reverse: bool,
}

/// A position in a channel's history.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct Position {
    pub offset: u64,
    pub epoch: String,
}

/// A publication, serialized once for all subscribers.
#[derive(Clone, Debug, Serialize)]
pub struct Publication {
    pub data: Arc<RawValue>,
    pub offset: u64,
}

/// An error of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Error {
    pub code: u32,
    pub message: &'static str,
}

/// A reply to a command.
#[derive(Debug, Serialize)]
pub struct Reply {
    pub id: u32,
    #[serde(flatten)]
    pub result: Outcome,
}

/// The result of a command.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    Connect(Connected),
    Subscribe(Subscribed),
    Unsubscribe(Empty),
    History(Past),
    Refresh(Refreshed),
    SubRefresh(Empty),
    Presence(Present),
    PresenceStats(PresenceStats),
    Rpc(Answer),
    Error(Error),
}

/// `{}`
#[derive(Debug, Serialize)]
pub struct Empty {}

/// Result of `connect`.
#[derive(Debug, Serialize)]
pub struct Connected {
    pub client: String,
    pub version: &'static str,
    #[serde(flatten)]
    pub lifetime: Lifetime,
    /// Seconds between two pings of the server, which expects pongs.
    pub ping: u64,
    pub pong: bool,
    #[serde(flatten)]
    pub session: Option<EmulatedSession>,
}

/// How commands of a connection that only the server writes to are addressed.
#[derive(Debug, Serialize)]
pub struct EmulatedSession {
    /// Known to its client alone.
    pub session: String,
    pub node: &'static str,
}

/// Result of `refresh`.
#[derive(Debug, Serialize)]
pub struct Refreshed {
    pub client: String,
    pub version: &'static str,
    #[serde(flatten)]
    pub lifetime: Lifetime,
}

/// Whether a connection expires, and in how many seconds.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Lifetime {
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub expires: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ttl: Option<u64>,
}

/// Result of `subscribe`.
#[derive(Debug, Serialize)]
pub struct Subscribed {
    pub recoverable: bool,
    pub positioned: bool,
    pub epoch: String,
    pub offset: u64,
    pub was_recovering: bool,
    pub recovered: bool,
    pub publications: Vec<Publication>,
}

/// Result of `history`.
#[derive(Debug, Serialize)]
pub struct Past {
    pub epoch: String,
    pub offset: u64,
    pub publications: Vec<Publication>,
}

/// Result of `presence`: who is subscribed, by client.
#[derive(Debug, Serialize)]
pub struct Present {
    pub presence: HashMap<String, ClientInfo>,
}

/// Result of `presence_stats`.
#[derive(Debug, Serialize)]
pub struct PresenceStats {
    pub num_clients: usize,
    pub num_users: usize,
}

impl PresenceStats {
    /// How many are present: visitors count as one user, as in Centrifugo.
    pub fn of(present: &Present) -> Self {
        let users: HashSet<&str> = present.presence.values().map(|own| &*own.user).collect();
        Self {
            num_clients: present.presence.len(),
            num_users: users.len(),
        }
    }
}

/// Result of `rpc`.
#[derive(Debug, Serialize)]
pub struct Answer {
    pub data: Value,
}

/// Who a subscriber is.
#[derive(Clone, Debug, Serialize)]
pub struct ClientInfo {
    pub client: String,
    /// The player's id; empty for a visitor.
    pub user: String,
}

/// What the server sends on its own.
#[derive(Debug, Serialize)]
pub struct Push<'a> {
    pub push: Pushed<'a>,
}

/// A push, by its kind.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Pushed<'a> {
    Published {
        channel: &'a str,
        #[serde(rename = "pub")]
        publication: &'a Publication,
    },
    Joined {
        channel: &'a str,
        join: Who<'a>,
    },
    Left {
        channel: &'a str,
        leave: Who<'a>,
    },
    /// The end of a connection that has no close frame.
    Disconnected {
        disconnect: &'a Close,
    },
}

/// Who joined or left.
#[derive(Debug, Serialize)]
pub struct Who<'a> {
    pub info: &'a ClientInfo,
}

/// A reason to close a connection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Close {
    pub code: u16,
    /// In English.
    pub reason: String,
}

impl Close {
    /// A reason of this code.
    pub fn new(code: u16, reason: &str) -> Self {
        Self {
            code,
            reason: reason.to_owned(),
        }
    }
}

/// A message as text.
pub fn text<T: Serialize>(message: &T) -> Option<Arc<str>> {
    match serde_json::to_string(message) {
        Ok(text) => Some(text.into()),
        Err(error) => {
            tracing::error!("cannot serialize a message: {error}");
            None
        }
    }
}
