//! Connections and channels of the hub, under its lock.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot};

use super::channel::Channel;
use super::codes;
use super::protocol::{ClientInfo, Close, Push, Pushed, Who, text};

/// Connections, channels, and the faults that tests requested.
#[derive(Debug, Default)]
pub struct State {
    pub connections: HashMap<u64, Connection>,
    pub channels: HashMap<String, Channel>,
    /// Numbers of the connections whose commands come in calls of their own, by session.
    pub sessions: HashMap<String, u64>,
    /// How many connections there were.
    pub opened: u64,
    pub faults: Faults,
    swept: Option<Instant>,
}

/// Faults of the push.
#[derive(Debug, Default)]
pub struct Faults {
    /// Whether websockets are refused.
    pub no_websocket: bool,
    /// Another interval of pings, of later connections.
    pub ping: Option<Duration>,
}

/// A connection.
#[derive(Debug)]
pub struct Connection {
    pub queue: mpsc::Sender<Arc<str>>,
    /// Commands that come in calls of their own.
    pub inbox: mpsc::Sender<String>,
    /// Taken by the code that ends the connection.
    pub end: Option<oneshot::Sender<End>>,
    /// The player, once connected: empty for a visitor.
    pub user: Option<String>,
    /// Under this name its commands come in calls of their own.
    pub session: Option<String>,
    /// Whether a fault keeps everything from it.
    pub is_silent: bool,
}

/// How the server ends a connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// With a code.
    Close(Close),
    /// Without a word, as when a cable is cut.
    Cut,
}

impl State {
    /// Queues a message; closes a connection whose queue is full.
    pub fn send(&mut self, number: u64, text: Arc<str>) {
        let Some(connection) = self.connections.get_mut(&number) else {
            return;
        };
        if !connection.is_silent && connection.queue.try_send(text).is_err() {
            connection.finish(End::Close(codes::SLOW.into()));
        }
    }

    /// Ends some connections.
    pub fn end_all(&mut self, which: impl Fn(&Connection) -> bool, end: &End) {
        for connection in self
            .connections
            .values_mut()
            .filter(|connection| which(connection))
        {
            connection.finish(end.clone());
        }
    }

    /// Who a connection is to others.
    pub fn info(&self, number: u64) -> ClientInfo {
        let user = self.connections.get(&number);
        ClientInfo {
            client: client(number),
            user: user
                .and_then(|connection| connection.user.clone())
                .unwrap_or_default(),
        }
    }

    /// Tells those who want to know that somebody joined a channel.
    pub fn tell_joined(&mut self, channel: &str, info: &ClientInfo) {
        let join = Who { info };
        self.tell(channel, Pushed::Joined { channel, join });
    }

    /// Tells those who want to know that somebody left a channel.
    pub fn tell_left(&mut self, channel: &str, info: &ClientInfo) {
        let leave = Who { info };
        self.tell(channel, Pushed::Left { channel, leave });
    }

    fn tell(&mut self, channel: &str, push: Pushed<'_>) {
        let watchers: Vec<u64> = match self.channels.get(channel) {
            Some(own) => own.watchers.iter().copied().collect(),
            None => return,
        };
        if watchers.is_empty() {
            return;
        }
        if let Some(text) = text(&Push { push }) {
            for number in watchers {
                self.send(number, text.clone());
            }
        }
    }

    /// Removes channels that nobody can return to; checks at intervals.
    pub fn sweep(&mut self, now: Instant) {
        const EVERY: Duration = Duration::from_secs(60);
        if self
            .swept
            .is_none_or(|swept| now.duration_since(swept) > EVERY)
        {
            self.swept = Some(now);
            self.channels
                .retain(|_, channel| !channel.is_forgotten(now));
        }
    }
}

impl Connection {
    fn finish(&mut self, end: End) {
        if let Some(ender) = self.end.take() {
            // If the session has already ended by itself, nothing receives this.
            drop(ender.send(end));
        }
    }
}

/// A connection's name.
pub fn client(number: u64) -> String {
    format!("sandbox-{number}")
}
