//! Publishing through the server API of Centrifugo, instead of the sandbox's own push.
//!
//! What is published waits in a queue and is delivered in order, in batches. A batch that does not
//! arrive is sent again until it does; every publication has an idempotency key, so that it arrives
//! once.

mod api;
mod batch;
mod command;
mod delivery;
mod queue;

use std::collections::BTreeSet;
use std::io;
use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;
use tokio::task::JoinHandle;

use crate::push::Tokens;
use api::Api;
use command::Command;
use delivery::deliver;
use queue::Queue;

/// Lifetime of the tokens.
const LIFETIME: Duration = Duration::from_secs(600);

/// How to reach Centrifugo.
#[derive(Clone, Debug)]
pub struct CentrifugoOptions {
    /// Its address, such as `http://127.0.0.1:8000`.
    pub url: String,
    /// Key of the server API.
    pub key: String,
    /// Secret of the tokens.
    pub secret: String,
    /// The locales in which events are published: who listens is not known here.
    pub locales: Vec<String>,
}

/// Publishes through Centrifugo. Clones share the queue.
#[derive(Clone, Debug)]
pub struct Centrifugo(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    url: String,
    tokens: Tokens,
    locales: BTreeSet<String>,
    queue: Queue,
}

impl Centrifugo {
    /// Checks the address and the key, and begins to deliver.
    ///
    /// # Errors
    /// Centrifugo does not answer, or refuses the key.
    pub async fn start(options: CentrifugoOptions) -> io::Result<(Self, JoinHandle<()>)> {
        let api = Api::new(&options.url, &options.key).map_err(io::Error::other)?;
        api.check().await.map_err(io::Error::other)?;
        let own = Self(Arc::new(Inner {
            url: api.root().to_owned(),
            tokens: Tokens::new(options.secret, LIFETIME),
            locales: options.locales.into_iter().collect(),
            queue: Queue::default(),
        }));
        let inner = own.0.clone();
        let task = tokio::spawn(async move { deliver(&api, &inner.queue).await });
        Ok((own, task))
    }

    /// Its address.
    pub fn url(&self) -> &str {
        &self.0.url
    }

    /// The locales in which events are published.
    pub fn locales(&self) -> &BTreeSet<String> {
        &self.0.locales
    }

    /// The tokens that Centrifugo accepts.
    pub fn tokens(&self) -> &Tokens {
        &self.0.tokens
    }

    /// Publishes to a channel.
    pub fn publish<T: Serialize>(&self, channel: &str, data: &T) {
        match serde_json::value::to_raw_value(data) {
            Ok(data) => self.0.queue.add(Command::Publish {
                channel: channel.to_owned(),
                data,
            }),
            Err(error) => tracing::error!("cannot serialize a publication to {channel}: {error}"),
        }
    }

    /// Closes a player's connections with a code.
    pub fn disconnect_user(&self, user: u64, code: u16, reason: &str) {
        self.0.queue.add(Command::Disconnect {
            user: user.to_string(),
            code,
            reason: reason.to_owned(),
        });
    }

    /// How many commands were not delivered yet.
    pub fn undelivered(&self) -> usize {
        self.0.queue.undelivered()
    }
}
