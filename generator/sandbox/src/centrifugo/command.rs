//! Commands to Centrifugo.

use serde_json::value::RawValue;

/// A command of the server API.
#[derive(Debug)]
pub enum Command {
    /// A publication.
    Publish {
        channel: String,
        data: Box<RawValue>,
    },
    /// The end of a user's connections.
    Disconnect {
        user: String,
        code: u16,
        reason: String,
    },
}

impl Command {
    /// Commands with the same subject are delivered in order.
    pub fn subject(&self) -> &str {
        match self {
            Self::Publish { channel, .. } => channel,
            Self::Disconnect { user, .. } => user,
        }
    }

    /// About how many bytes it has.
    pub fn size(&self) -> usize {
        match self {
            Self::Publish { channel, data } => channel.len() + data.get().len(),
            Self::Disconnect { user, reason, .. } => user.len() + reason.len(),
        }
    }
}

/// A command on its way.
#[derive(Debug)]
pub struct Item {
    pub command: Command,
    /// Identifies the publication: Centrifugo publishes those with the same key once.
    pub key: String,
}
