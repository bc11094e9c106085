//! Messages: commands of the client, replies and pushes of the server.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// A command. An empty one is a pong.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Command {
    /// Repeated in the reply; 0 for no reply.
    pub id: u32,
    pub connect: Option<Token>,
    pub subscribe: Option<Subscribe>,
    pub unsubscribe: Option<Unsubscribe>,
    pub history: Option<History>,
    pub refresh: Option<Token>,
    /// Commands that this server does not support.
    pub publish: Option<Box<RawValue>>,
    pub presence: Option<Box<RawValue>>,
    pub presence_stats: Option<Box<RawValue>>,
    pub rpc: Option<Box<RawValue>>,
    pub sub_refresh: Option<Box<RawValue>>,
}

impl Command {
    /// Whether it is a known command that is not supported.
    pub fn is_not_served(&self) -> bool {
        self.publish.is_some()
            || self.presence.is_some()
            || self.presence_stats.is_some()
            || self.rpc.is_some()
            || self.sub_refresh.is_some()
    }
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
}

/// `unsubscribe`
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Unsubscribe {
    pub channel: String,
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

/// A publication on its way to a subscriber.
#[derive(Debug, Serialize)]
pub struct Push<'a> {
    pub push: Published<'a>,
}

/// A publication with its channel.
#[derive(Debug, Serialize)]
pub struct Published<'a> {
    pub channel: &'a str,
    #[serde(rename = "pub")]
    pub publication: &'a Publication,
}
