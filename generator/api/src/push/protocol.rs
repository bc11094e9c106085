//! Messages of the Centrifuge client protocol in JSON: one command, reply or push per line.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// A command to the server.
#[derive(Debug, Default, Serialize)]
pub struct Command<'a> {
    pub id: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub connect: Option<Token<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refresh: Option<Token<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub subscribe: Option<Subscribe<'a>>,
}

/// `connect` and `refresh`
#[derive(Debug, Serialize)]
pub struct Token<'a> {
    /// Empty for a visitor.
    pub token: &'a str,
}

/// `subscribe`
#[derive(Debug, Serialize)]
pub struct Subscribe<'a> {
    pub channel: &'a str,
    pub recoverable: bool,
    /// Whether to recover what was missed since the position.
    pub recover: bool,
    pub epoch: &'a str,
    pub offset: u64,
}

/// A message of the server. An empty one is a ping.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Reply {
    pub id: u32,
    pub error: Option<Refusal>,
    pub connect: Option<Connected>,
    pub refresh: Option<Connected>,
    pub subscribe: Option<Subscribed>,
    pub push: Option<Push>,
}

/// An error of a command.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Refusal {
    pub code: u32,
    pub message: String,
    pub temporary: bool,
}

impl Refusal {
    /// Whether the same command may succeed later (109: an expired token).
    pub fn is_passing(&self) -> bool {
        self.temporary || self.code < 100 || self.code == 109
    }
}

/// Result of `connect` and of `refresh`.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Connected {
    /// Whether the connection expires, in `ttl` seconds.
    pub expires: bool,
    pub ttl: u64,
    /// Seconds between two pings; 0 for none.
    pub ping: u64,
    /// Whether the server expects pongs.
    pub pong: bool,
}

/// Result of `subscribe`.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Subscribed {
    pub epoch: String,
    pub offset: u64,
    pub was_recovering: bool,
    pub recovered: bool,
    pub publications: Vec<Publication>,
}

/// A publication.
#[derive(Debug, Deserialize)]
pub struct Publication {
    pub data: Box<RawValue>,
    #[serde(default)]
    pub offset: u64,
}

/// A message that the server sends on its own.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Push {
    pub channel: String,
    #[serde(rename = "pub")]
    pub publication: Option<Publication>,
    pub unsubscribe: Option<Ended>,
    pub disconnect: Option<Ended>,
}

/// Why a connection or subscription was ended.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Ended {
    pub code: u16,
    pub reason: String,
}
