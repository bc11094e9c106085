//! What carries a connection's messages.

use std::future::Future;

use tokio::sync::mpsc;

use super::state::End;

/// A transport of messages.
pub trait Wire: Send {
    /// Called once at the beginning: the source of commands that come in calls of their own. Returns
    /// whether they do; a transport with a way back leaves it.
    fn begin(&mut self, inbox: mpsc::Receiver<String>) -> bool;

    /// Sends a message.
    fn send(&mut self, text: &str) -> impl Future<Output = Result<(), Gone>> + Send;

    /// The next commands. Can be dropped without a loss.
    fn receive(&mut self) -> impl Future<Output = Incoming> + Send;

    /// Ends the connection.
    fn finish(self, end: End) -> impl Future<Output = ()> + Send;
}

/// The client is gone.
#[derive(Debug)]
pub struct Gone;

/// What arrives from a client.
#[derive(Debug)]
pub enum Incoming {
    /// Commands, one per line.
    Commands(String),
    /// Something else than text.
    Unreadable,
    /// The client is gone.
    Gone,
}
