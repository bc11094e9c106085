//! What a listener reports.

use crate::mend::Fault;
use crate::wire::PushEvent;

/// News from a listener.
#[derive(Debug)]
pub enum Notice {
    /// All channels are subscribed.
    Listening,
    /// The connection is lost, and why; a new one follows.
    Lost(String),
    /// Some publications of a channel were missed and cannot be recovered.
    Missed(String),
    /// The server refused a channel, and why.
    Refused(String, String),
    /// An event was published.
    Event {
        /// Index of the channel in the options.
        channel: usize,
        /// The event, mended where it had bad fields.
        event: Box<PushEvent>,
        /// These fields.
        faults: Vec<Fault>,
    },
    /// A publication that cannot be read.
    Unreadable {
        /// Why.
        why: String,
        /// The match that it is about, if that much can be read.
        match_id: Option<u64>,
    },
}

/// The server closed the connection for good.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the push was closed for good: {reason} ({code})")]
pub struct Closed {
    /// Code of the protocol.
    pub code: u16,
    /// The server's reason.
    pub reason: String,
}
