//! The protocol's codes: errors of commands, and close codes.
//!
//! Codes from 3500 to 3999 and from 4500 to 4999 forbid a reconnect.

use super::protocol::Error;

/// A reason to close a connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Close {
    /// Of the close frame.
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

/// Reasons of the protocol.
pub const EXPIRED: (u16, &str) = (3005, "connection expired");
pub const SLOW: (u16, &str) = (3008, "slow");
pub const NO_PONG: (u16, &str) = (3012, "no pong");
pub const INVALID_TOKEN: (u16, &str) = (3500, "invalid token");
pub const BAD_REQUEST: (u16, &str) = (3501, "bad request");
pub const STALE: (u16, &str) = (3502, "stale");

impl From<(u16, &str)> for Close {
    fn from((code, reason): (u16, &str)) -> Self {
        Self::new(code, reason)
    }
}

/// Errors of the protocol.
pub const UNKNOWN_CHANNEL: Error = Error {
    code: 102,
    message: "unknown channel",
};
pub const PERMISSION_DENIED: Error = Error {
    code: 103,
    message: "permission denied",
};
pub const ALREADY_SUBSCRIBED: Error = Error {
    code: 105,
    message: "already subscribed",
};
pub const NOT_AVAILABLE: Error = Error {
    code: 108,
    message: "not available",
};
pub const TOKEN_EXPIRED: Error = Error {
    code: 109,
    message: "token expired",
};
pub const UNRECOVERABLE_POSITION: Error = Error {
    code: 112,
    message: "unrecoverable position",
};
