//! The protocol's codes: errors of commands, and close codes.
//!
//! Codes from 3500 to 3999 and from 4500 to 4999 forbid a reconnect.

use super::protocol::{Close, Error};

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
pub const METHOD_NOT_FOUND: Error = Error {
    code: 104,
    message: "method not found",
};
pub const ALREADY_SUBSCRIBED: Error = Error {
    code: 105,
    message: "already subscribed",
};
pub const TOKEN_EXPIRED: Error = Error {
    code: 109,
    message: "token expired",
};
pub const UNRECOVERABLE_POSITION: Error = Error {
    code: 112,
    message: "unrecoverable position",
};
