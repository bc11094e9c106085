//! The hub: connections and channels.
//!
//! One lock, never held across an await. A connection has a queue of bounded length; if the client
//! does not read it, the connection is closed as too slow, so that no other one waits.

use std::collections::{BTreeSet, HashMap};
use std::hash::{BuildHasher, RandomState};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde::Serialize;
use tokio::sync::{mpsc, oneshot};

use super::channel::Channel;
use super::codes::{self, Close};
use super::protocol::{
    Error, History, Outcome, Past, Publication, Published, Push, Reply, Subscribe, Subscribed,
};
use super::token::{self, Claims, Invalid};

/// The most messages in a connection's queue.
const QUEUE: usize = 512;

/// Intervals and timeouts.
#[derive(Clone, Copy, Debug)]
pub struct Timing {
    /// Between two pings.
    pub ping: Duration,
    /// From a ping to its pong.
    pub pong: Duration,
    /// From the opening of a connection to its first command.
    pub stale: Duration,
    /// Lifetime of a token, and with it of a player's connection.
    pub token: Duration,
    /// From the expiry of a connection's token to its close, unless it is renewed.
    pub grace: Duration,
}

impl Default for Timing {
    fn default() -> Self {
        Self {
            ping: Duration::from_secs(25),
            pong: Duration::from_secs(10),
            stale: Duration::from_secs(15),
            token: Duration::from_secs(600),
            grace: Duration::from_secs(25),
        }
    }
}

/// The push server. Clones share the hub.
#[derive(Clone, Debug)]
pub struct Hub(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    secret: Vec<u8>,
    timing: Timing,
    /// Identifies the histories of this process: those of another one cannot be recovered here.
    epoch: String,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    connections: HashMap<u64, Connection>,
    channels: HashMap<String, Channel>,
    opened: u64,
    swept: Option<Instant>,
}

#[derive(Debug)]
struct Connection {
    queue: mpsc::Sender<Arc<str>>,
    /// Taken by the code that ends the connection.
    end: Option<oneshot::Sender<End>>,
    user: Option<String>,
}

/// How the server ends a connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// With a close frame.
    Close(Close),
    /// Without a close frame, as when a cable is cut.
    Cut,
}

/// A new connection, as its session sees it.
pub struct Opened {
    /// Its number.
    pub number: u64,
    /// The outgoing messages.
    pub queue: mpsc::Receiver<Arc<str>>,
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
            secret: secret.into(),
            timing,
            epoch: format!("{:08x}", RandomState::new().hash_one(0) >> 32),
            state: Mutex::default(),
        }))
    }

    /// The intervals and timeouts.
    pub fn timing(&self) -> Timing {
        self.0.timing
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
            push: Published {
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

    /// A connection token, for a player or for a visitor.
    pub fn connection_token(&self, user: Option<u64>) -> String {
        self.sign(user, None)
    }

    /// A token for a player's private channel.
    pub fn subscription_token(&self, user: Option<u64>, channel: &str) -> String {
        self.sign(user, Some(channel))
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

    fn sign(&self, user: Option<u64>, channel: Option<&str>) -> String {
        let claims = Claims {
            sub: user.map(|user| user.to_string()).unwrap_or_default(),
            exp: seconds() + self.0.timing.token.as_secs().cast_signed(),
            channel: channel.map(str::to_owned),
        };
        token::sign(&self.0.secret, &claims)
    }

    /// Claims of a connection token.
    pub(super) fn verify_connection(&self, text: &str) -> Result<Claims, Invalid> {
        let claims = token::verify(&self.0.secret, text, seconds())?;
        if claims.channel.is_some() {
            Err(Invalid::Forged)
        } else {
            Ok(claims)
        }
    }

    /// Seconds until claims expire.
    pub(super) fn ttl(claims: &Claims) -> u64 {
        u64::try_from(claims.exp - seconds()).unwrap_or(0).max(1)
    }

    pub(super) fn open(&self) -> Opened {
        let (sender, queue) = mpsc::channel(QUEUE);
        let (ender, end) = oneshot::channel();
        let mut state = self.lock();
        state.opened += 1;
        let number = state.opened;
        let connection = Connection {
            queue: sender,
            end: Some(ender),
            user: None,
        };
        state.connections.insert(number, connection);
        Opened { number, queue, end }
    }

    pub(super) fn close(&self, number: u64) {
        let now = Instant::now();
        let mut state = self.lock();
        state.connections.remove(&number);
        for channel in state.channels.values_mut() {
            if channel.subscribers.remove(&number) {
                channel.touch(now);
            }
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

    /// Subscribes a connection. The reply and later publications are queued in order.
    pub(super) fn subscribe(&self, number: u64, user: &str, id: u32, wanted: &Subscribe) {
        let now = Instant::now();
        let permission = self.permission(user, wanted);
        let mut state = self.lock();
        state.sweep(now);
        let result = permission.and_then(|()| {
            let own = state
                .channels
                .entry(wanted.channel.clone())
                .or_insert_with(|| Channel::new(now));
            if !own.subscribers.insert(number) {
                return Err(codes::ALREADY_SUBSCRIBED);
            }
            let missed: Option<Vec<Publication>> = if wanted.recover && wanted.epoch == self.0.epoch
            {
                own.since(wanted.offset, now)
            } else {
                None
            };
            Ok(Subscribed {
                recoverable: true,
                positioned: true,
                epoch: self.0.epoch.clone(),
                offset: own.offset(),
                was_recovering: wanted.recover,
                recovered: missed.is_some(),
                publications: missed.unwrap_or_default(),
            })
        });
        let result = result.map_or_else(Outcome::Error, Outcome::Subscribe);
        if let Some(text) = text(&Reply { id, result }) {
            state.send(number, text);
        }
    }

    pub(super) fn unsubscribe(&self, number: u64, channel: &str) {
        let now = Instant::now();
        if let Some(own) = self.lock().channels.get_mut(channel)
            && own.subscribers.remove(&number)
        {
            own.touch(now);
        }
    }

    /// The publications of a channel that the connection subscribes to.
    pub(super) fn history(&self, number: u64, wanted: &History) -> Result<Past, Error> {
        let mut state = self.lock();
        let own = state.channels.get_mut(&wanted.channel);
        let own = own
            .filter(|own| own.subscribers.contains(&number))
            .ok_or(codes::PERMISSION_DENIED)?;
        if wanted
            .since
            .as_ref()
            .is_some_and(|since| since.epoch != self.0.epoch)
        {
            return Err(codes::UNRECOVERABLE_POSITION);
        }
        // Below 0 means all of it, 0 only the position.
        let limit = usize::try_from(wanted.limit).ok();
        let publications =
            own.history(wanted.since.as_ref(), limit, wanted.reverse, Instant::now());
        Ok(Past {
            epoch: self.0.epoch.clone(),
            offset: own.offset(),
            publications,
        })
    }

    fn permission(&self, user: &str, wanted: &Subscribe) -> Result<(), Error> {
        let channel = &wanted.channel;
        if channel.starts_with("public:") {
            return Ok(());
        }
        if !channel.starts_with('$') {
            return Err(codes::UNKNOWN_CHANNEL);
        }
        match token::verify(&self.0.secret, &wanted.token, seconds()) {
            Ok(claims) if claims.channel.as_ref() == Some(channel) && claims.sub == user => Ok(()),
            Err(Invalid::Expired) => Err(codes::TOKEN_EXPIRED),
            _ => Err(codes::PERMISSION_DENIED),
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Queues a message; closes a connection whose queue is full.
    fn send(&mut self, number: u64, text: Arc<str>) {
        let Some(connection) = self.connections.get_mut(&number) else {
            return;
        };
        if connection.queue.try_send(text).is_err() {
            connection.finish(End::Close(codes::SLOW.into()));
        }
    }

    fn end_all(&mut self, which: impl Fn(&Connection) -> bool, end: &End) {
        for connection in self
            .connections
            .values_mut()
            .filter(|connection| which(connection))
        {
            connection.finish(end.clone());
        }
    }

    /// Removes channels that nobody can return to; checks at intervals.
    fn sweep(&mut self, now: Instant) {
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

fn text<T: Serialize>(message: &T) -> Option<Arc<str>> {
    match serde_json::to_string(message) {
        Ok(text) => Some(text.into()),
        Err(error) => {
            tracing::error!("cannot serialize a message: {error}");
            None
        }
    }
}

fn seconds() -> i64 {
    jiff::Timestamp::now().as_second()
}
