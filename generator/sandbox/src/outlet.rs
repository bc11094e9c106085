//! Where events are published: the sandbox's own push, or Centrifugo.

use std::collections::BTreeSet;

use serde::Serialize;

use crate::centrifugo::Centrifugo;
use crate::channels;
use crate::push::{Hub, Tokens};

/// Where events are published, and who accepts the tokens of listeners.
#[derive(Clone, Debug)]
pub enum Outlet {
    /// The sandbox's own push.
    Own(Hub),
    /// Centrifugo, whose listeners are not known here.
    Centrifugo(Centrifugo),
}

impl Outlet {
    /// Publishes to a channel.
    pub fn publish<T: Serialize>(&self, channel: &str, data: &T) {
        match self {
            Self::Own(hub) => hub.publish(channel, data),
            Self::Centrifugo(centrifugo) => centrifugo.publish(channel, data),
        }
    }

    /// Whether a channel may have listeners.
    pub fn has_listeners(&self, channel: &str) -> bool {
        match self {
            Self::Own(hub) => hub.has_listeners(channel),
            Self::Centrifugo(_) => true,
        }
    }

    /// The locales of the channels that may have listeners.
    pub fn locales(&self) -> BTreeSet<String> {
        match self {
            Self::Own(hub) => {
                hub.among_channels(|channel| channels::code_of(channel).map(str::to_owned))
            }
            Self::Centrifugo(centrifugo) => centrifugo.locales().clone(),
        }
    }

    /// Whether nobody listens.
    pub fn is_idle(&self) -> bool {
        match self {
            Self::Own(hub) => hub.is_idle(),
            Self::Centrifugo(_) => false,
        }
    }

    /// The tokens that are accepted where listeners connect.
    pub fn tokens(&self) -> &Tokens {
        match self {
            Self::Own(hub) => hub.tokens(),
            Self::Centrifugo(centrifugo) => centrifugo.tokens(),
        }
    }

    /// Closes a player's connections with a code.
    pub fn disconnect_user(&self, user: u64, code: u16, reason: &str) {
        match self {
            Self::Own(hub) => hub.disconnect_user(user, code, reason),
            Self::Centrifugo(centrifugo) => centrifugo.disconnect_user(user, code, reason),
        }
    }

    /// The sandbox's own push.
    pub fn own(&self) -> Option<&Hub> {
        match self {
            Self::Own(hub) => Some(hub),
            Self::Centrifugo(_) => None,
        }
    }
}
