//! The market that a match shows in lists.

use std::sync::OnceLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::market::Market;
use super::stored::{decode_markets, encode_markets};

/// A market that is kept as bytes until it is read. Every match of a catalogue has one, and most
/// builds render few of the lists that show it.
#[derive(Clone, Debug)]
pub struct MainMarket {
    stored: Box<[u8]>,
    market: OnceLock<Option<Box<Market>>>,
}

impl MainMarket {
    /// Encodes a market.
    pub fn new(market: &Market) -> Self {
        Self::of(encode_markets(std::slice::from_ref(market)).into())
    }

    fn of(stored: Box<[u8]>) -> Self {
        Self {
            stored,
            market: OnceLock::new(),
        }
    }

    /// The market; `None` if the stored bytes are damaged.
    pub fn get(&self) -> Option<&Market> {
        let market = || decode_markets(&self.stored).pop().map(Box::new);
        self.market.get_or_init(market).as_deref()
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

#[cfg(test)]
mod tests {
    use api::wire::MarketStatus;

    use super::*;
    use crate::Text;

    #[test]
    fn a_main_market_survives_storing() {
        let market = Market {
            id: 1,
            specifier: String::new(),
            name: Text::new("1x2", [Some("引")]),
            line: Text::new("", []),
            status: MarketStatus::Allowed,
            groups: [].into(),
            priority: 3,
            balanced: true,
            joins: false,
            outcomes: Vec::new(),
        };
        let main = MainMarket::new(&market);
        let bytes = postcard::to_stdvec(&main).expect("bytes");
        let read: MainMarket = postcard::from_bytes(&bytes).expect("a market");
        assert_eq!(read, main);
        assert_eq!(read.get(), Some(&market));
        let damaged = postcard::to_stdvec(&[0xff_u8; 9].to_vec()).expect("bytes");
        let read: MainMarket = postcard::from_bytes(&damaged).expect("some bytes");
        assert_eq!(read.get(), None);
    }
}
