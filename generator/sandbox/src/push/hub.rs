//! The hub: what the rest of the sandbox and the sessions do with connections and channels.
//!
//! One lock, never held across an await. A connection has a queue of bounded length; if the client
//! does not read it, the connection is closed as too slow, so that no other one waits.

use std::collections::BTreeSet;
use std::hash::{BuildHasher, RandomState};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde::Serialize;
use tokio::sync::{mpsc, oneshot};

use super::protocol::{Close, Outcome, Push, Pushed, Reply, text};
use super::state::{Connection, End, Faults, State};
use super::timing::Timing;
use super::token::Tokens;

/// The most messages in a connection's queue.
const QUEUE: usize = 512;

/// The most commands that wait for their turn when each comes in a call of its own.
const INBOX: usize = 64;

/// Frames that are not of the protocol: not JSON, cut off, and of another kind.
const GARBAGE: [&str; 3] = [
    "<html>502 Bad Gateway</html>",
    "{\"push\":{\"channel\":\"publ",
    "[17,null,\"\"]",
];

/// The push server. Clones share the hub.
#[derive(Clone, Debug)]
pub struct Hub(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    tokens: Tokens,
    timing: Timing,
    /// Identifies the histories of this process: those of another one cannot be recovered here.
    epoch: String,
    state: Mutex<State>,
}

/// A new connection, as its session sees it.
pub struct Opened {
    /// Its number.
    pub number: u64,
    /// The outgoing messages.
    pub queue: mpsc::Receiver<Arc<str>>,
    /// Commands that come in calls of their own.
    pub inbox: mpsc::Receiver<String>,
    /// Intervals and timeouts.
    pub timing: Timing,
    /// Resolves when the server ends it.
    pub end: oneshot::Receiver<End>,
}

impl Hub {
    /// A hub whose tokens are signed with this secret.
    pub fn new(secret: impl Into<Vec<u8>>) -> Self {
        Self::with_timing(secret, Timing::default())
    }

    /// A hub with other intervals and timeouts.
    pub fn with_timing(secret: impl Into<Vec<u8>>, timing: Timing) -> Self {
        Self(Arc::new(Inner {
            tokens: Tokens::new(secret, timing.token),
            timing,
            epoch: format!("{:08x}", RandomState::new().hash_one(0) >> 32),
            state: Mutex::default(),
        }))
    }

    /// Publishes to all subscribers, and stores the publication for recovery.
    pub fn publish<T: Serialize>(&self, channel: &str, data: &T) {
        let now = Instant::now();
        let mut state = self.lock();
        let Some(own) = state.channels.get_mut(channel) else {
            return;
        };
        let data = match serde_json::value::to_raw_value(data) {
            Ok(data) => data,
            Err(error) => {
                tracing::error!("cannot serialize a publication to {channel}: {error}");
                return;
            }
        };
        let publication = own.add(data.into(), now);
        let subscribers: Vec<u64> = own.subscribers.iter().copied().collect();
        if let Some(text) = text(&Push {
            push: Pushed::Published {
                channel,
                publication: &publication,
            },
        }) {
            for number in subscribers {
                state.send(number, text.clone());
            }
        }
    }

    /// Whether a channel has subscribers, or had some recently that may return.
    pub fn has_listeners(&self, channel: &str) -> bool {
        self.lock().channels.contains_key(channel)
    }

    /// What `pick` finds in the names of channels that have subscribers, or had some recently.
    pub fn among_channels<T: Ord>(&self, pick: impl Fn(&str) -> Option<T>) -> BTreeSet<T> {
        let state = self.lock();
        state
            .channels
            .keys()
            .filter_map(|name| pick(name))
            .collect()
    }

    /// Whether no channel has subscribers, or had some recently.
    pub fn is_idle(&self) -> bool {
        self.lock().channels.is_empty()
    }

    /// The tokens that it accepts.
    pub fn tokens(&self) -> &Tokens {
        &self.0.tokens
    }

    /// Cuts every connection without a close frame.
    pub fn drop_connections(&self) {
        self.lock().end_all(|_| true, &End::Cut);
    }

    /// Closes every connection with a code.
    pub fn disconnect_all(&self, code: u16, reason: &str) {
        self.lock()
            .end_all(|_| true, &End::Close(Close::new(code, reason)));
    }

    /// Closes a player's connections with a code.
    pub fn disconnect_user(&self, user: u64, code: u16, reason: &str) {
        let user = user.to_string();
        let is_theirs = |connection: &Connection| connection.user.as_deref() == Some(&user);
        self.lock()
            .end_all(is_theirs, &End::Close(Close::new(code, reason)));
    }

    /// Refuses websockets, as a proxy does that does not know them, or accepts them again.
    pub fn accept_websockets(&self, accept: bool) {
        self.lock().faults.no_websocket = !accept;
    }

    /// Whether websockets are accepted.
    pub fn accepts_websockets(&self) -> bool {
        !self.lock().faults.no_websocket
    }

    /// Keeps everything from the connections that are open now, and leaves them open.
    pub fn silence(&self) {
        for connection in self.lock().connections.values_mut() {
            connection.is_silent = true;
        }
    }

    /// Cuts the connections that were silenced.
    pub fn drop_silent(&self) {
        self.lock()
            .end_all(|connection| connection.is_silent, &End::Cut);
    }

    pub(super) fn is_silent(&self, number: u64) -> bool {
        let state = self.lock();
        let connection = state.connections.get(&number);
        connection.is_some_and(|connection| connection.is_silent)
    }

    /// Sends every connection frames that are not of the protocol.
    pub fn send_garbage(&self) {
        let mut state = self.lock();
        let numbers: Vec<u64> = state.connections.keys().copied().collect();
        for (number, frame) in numbers
            .into_iter()
            .flat_map(|number| GARBAGE.map(|frame| (number, frame)))
        {
            state.send(number, frame.into());
        }
    }

    /// Sets the interval of pings of later connections; none for the usual one.
    pub fn set_ping(&self, interval: Option<Duration>) {
        self.lock().faults.ping = interval;
    }

    /// Ends all faults.
    pub fn end_faults(&self) {
        self.drop_silent();
        self.lock().faults = Faults::default();
        self.0.tokens.set_lifetime(None);
    }

    pub(super) fn open(&self) -> Opened {
        let (sender, queue) = mpsc::channel(QUEUE);
        let (commands, inbox) = mpsc::channel(INBOX);
        let (ender, end) = oneshot::channel();
        let mut state = self.lock();
        state.opened += 1;
        let number = state.opened;
        let connection = Connection {
            queue: sender,
            inbox: commands,
            end: Some(ender),
            user: None,
            session: None,
            is_silent: false,
        };
        state.connections.insert(number, connection);
        let mut timing = self.0.timing;
        timing.ping = state.faults.ping.unwrap_or(timing.ping);
        Opened {
            number,
            queue,
            inbox,
            timing,
            end,
        }
    }

    /// The name under which commands for a connection come in calls of their own. It cannot be
    /// guessed.
    pub(super) fn begin_emulation(&self, number: u64) -> String {
        let [one, other] = [0, 1].map(|_| RandomState::new().hash_one(number));
        let session = format!("{one:016x}{other:016x}");
        let mut state = self.lock();
        if let Some(connection) = state.connections.get_mut(&number) {
            connection.session = Some(session.clone());
            state.sessions.insert(session.clone(), number);
        }
        session
    }

    /// Hands commands to the session of this name; returns whether it takes them.
    pub(super) fn emulate(&self, session: &str, commands: String) -> bool {
        let state = self.lock();
        let number = state.sessions.get(session);
        let connection = number.and_then(|number| state.connections.get(number));
        connection.is_some_and(|connection| connection.inbox.try_send(commands).is_ok())
    }

    pub(super) fn close(&self, number: u64) {
        let now = Instant::now();
        let mut state = self.lock();
        let info = state.info(number);
        let connection = state.connections.remove(&number);
        if let Some(session) = connection.and_then(|own| own.session) {
            state.sessions.remove(&session);
        }
        let channels = state.channels.iter_mut();
        let left: Vec<String> = channels
            .filter_map(|(name, own)| own.leave(number, now).then(|| name.clone()))
            .collect();
        for channel in left {
            state.tell_left(&channel, &info);
        }
    }

    pub(super) fn set_user(&self, number: u64, user: &str) {
        if let Some(connection) = self.lock().connections.get_mut(&number) {
            connection.user = Some(user.to_owned());
        }
    }

    pub(super) fn reply(&self, number: u64, id: u32, result: Outcome) {
        if let Some(text) = text(&Reply { id, result }) {
            self.lock().send(number, text);
        }
    }

    pub(super) fn epoch(&self) -> &str {
        &self.0.epoch
    }

    pub(super) fn lock(&self) -> MutexGuard<'_, State> {
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
