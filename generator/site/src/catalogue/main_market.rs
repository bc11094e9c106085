//! The market that a match shows in lists.

use std::sync::OnceLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Market, decode_markets, encode_markets};

/// A market that is bytes until it is asked for. Every match of a catalogue has one, and most builds
/// make few of the lists that show it.
#[derive(Clone, Debug)]
pub struct MainMarket {
    stored: Box<[u8]>,
    market: OnceLock<Option<Market>>,
}

impl MainMarket {
    /// Of a match that shows this one.
    pub fn new(market: &Market) -> Self {
        Self::of(encode_markets(std::slice::from_ref(market)).into())
    }

    fn of(stored: Box<[u8]>) -> Self {
        Self {
            stored,
            market: OnceLock::new(),
        }
    }

    /// The market; nothing if what was stored is damaged.
    pub fn get(&self) -> Option<&Market> {
        let market = || decode_markets(&self.stored).pop();
        self.market.get_or_init(market).as_ref()
    }
}

impl PartialEq for MainMarket {
    fn eq(&self, other: &Self) -> bool {
        self.stored == other.stored
    }
}

impl Serialize for MainMarket {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(&self.stored)
    }
}

impl<'de> Deserialize<'de> for MainMarket {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self::of(<&[u8]>::deserialize(deserializer)?.into()))
    }
}
