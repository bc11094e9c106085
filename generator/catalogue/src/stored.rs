//! The markets of a match as bytes. Names and tabs repeat among them, in every language: each is
//! stored once, and is shared in memory after reading.

use std::borrow::Cow;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Arc;

use api::wire::{MarketStatus, Odds};
use serde::{Deserialize, Serialize};

use super::market::{Group, Market, Outcome};
use super::text::Text;

/// The markets, and the parts that they share and refer to by index.
#[derive(Serialize, Deserialize)]
struct Stored<'a> {
    /// All names, concatenated.
    #[serde(borrow)]
    names: Cow<'a, str>,
    /// Where each of them ends.
    ends: Vec<u32>,
    tabs: Vec<Arc<[Group]>>,
    markets: Vec<StoredMarket<'a>>,
    /// The outcomes of all markets, in order.
    outcomes: Vec<StoredOutcome>,
}

#[derive(Serialize, Deserialize)]
struct StoredMarket<'a> {
    id: u64,
    specifier: &'a str,
    name: u32,
    line: u32,
    status: MarketStatus,
    tabs: u32,
    priority: i64,
    balanced: bool,
    joins: bool,
    /// Number of its outcomes.
    outcomes: u32,
}

#[derive(Serialize, Deserialize)]
struct StoredOutcome {
    id: u64,
    name: u32,
    odds: Odds,
    active: bool,
}

/// Encodes a match's markets.
pub fn encode_markets(markets: &[Market]) -> Vec<u8> {
    let mut names = Table::default();
    let mut tabs = Table::default();
    let mut outcomes = Vec::new();
    let markets = markets.iter().map(|market| {
        outcomes.extend(market.outcomes.iter().map(|outcome| StoredOutcome {
            id: outcome.id,
            name: names.number(&outcome.name),
            odds: outcome.odds,
            active: outcome.active,
        }));
        StoredMarket {
            id: market.id,
            specifier: &market.specifier,
            name: names.number(&market.name),
            line: names.number(&market.line),
            status: market.status,
            tabs: tabs.number(&market.groups),
            priority: market.priority,
            balanced: market.balanced,
            joins: market.joins,
            outcomes: small(market.outcomes.len()),
        }
    });
    let markets = markets.collect();
    let all: Vec<&str> = names.all.into_iter().map(Text::stored).collect();
    let ends = all.iter().scan(0, |end, name| {
        *end += name.len();
        Some(small(*end))
    });
    let stored = Stored {
        names: all.concat().into(),
        ends: ends.collect(),
        tabs: tabs.all.into_iter().cloned().collect(),
        markets,
        outcomes,
    };
    postcard::to_stdvec(&stored).expect("markets have only parts of known length")
}

/// Decodes markets; empty if the bytes are damaged.
pub fn decode_markets(bytes: &[u8]) -> Vec<Market> {
    let stored = postcard::from_bytes::<Stored>(bytes).ok();
    stored.and_then(decoded).unwrap_or_default()
}

fn decoded(stored: Stored<'_>) -> Option<Vec<Market>> {
    let names = Text::all_of(&stored.names, &stored.ends)?;
    let name = |number: u32| names.get(number as usize).cloned();
    let mut rest = stored.outcomes.as_slice();
    // An iterator of options has no size hint: collecting it would reallocate repeatedly.
    let mut markets = Vec::with_capacity(stored.markets.len());
    for market in stored.markets {
        let own;
        (own, rest) = rest.split_at_checked(market.outcomes as usize)?;
        let mut outcomes = Vec::with_capacity(own.len());
        for outcome in own {
            outcomes.push(Outcome {
                id: outcome.id,
                name: name(outcome.name)?,
                odds: outcome.odds,
                active: outcome.active,
            });
        }
        markets.push(Market {
            id: market.id,
            specifier: market.specifier.to_owned(),
            name: name(market.name)?,
            line: name(market.line)?,
            status: market.status,
            groups: stored.tabs.get(market.tabs as usize)?.clone(),
            priority: market.priority,
            balanced: market.balanced,
            joins: market.joins,
            outcomes,
        });
    }
    Some(markets)
}

/// Values by index, each stored once.
struct Table<'a, T> {
    all: Vec<&'a T>,
    numbers: HashMap<&'a T, u32>,
}

impl<T> Default for Table<'_, T> {
    fn default() -> Self {
        Self {
            all: Vec::new(),
            numbers: HashMap::new(),
        }
    }
}

impl<'a, T: Eq + Hash> Table<'a, T> {
    fn number(&mut self, value: &'a T) -> u32 {
        *self.numbers.entry(value).or_insert_with(|| {
            self.all.push(value);
            small(self.all.len() - 1)
        })
    }
}

fn small(number: usize) -> u32 {
    u32::try_from(number).expect("a match has less than 4 billion outcomes")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn market(id: u64, name: &Text, groups: &Arc<[Group]>) -> Market {
        Market {
            id,
            specifier: format!("total={id}.5"),
            name: name.clone(),
            line: Text::new(&format!("{id}.5"), [Some("")]),
            status: MarketStatus::Allowed,
            groups: groups.clone(),
            priority: -7,
            balanced: id == 1,
            joins: id == 2,
            outcomes: vec![
                Outcome {
                    id: 12,
                    name: name.clone(),
                    odds: Odds(1_850),
                    active: true,
                };
                id as usize
            ],
        }
    }

    #[test]
    fn markets_survive_storing_and_share_their_names() {
        let name = Text::new("Total", [Some("引")]);
        let group = Group {
            key: "totals".to_owned(),
            name: Text::new("Totals", []),
            priority: 3,
        };
        let groups: Arc<[Group]> = [group].into();
        let markets: Vec<Market> = (0..4).map(|id| market(id, &name, &groups)).collect();
        let bytes = encode_markets(&markets);
        let read = decode_markets(&bytes);
        assert_eq!(read, markets);
        assert!(Arc::ptr_eq(&read[0].groups, &read[3].groups));
        let alone = encode_markets(&markets[..1]).len();
        assert!(bytes.len() < 3 * alone, "{} {alone}", bytes.len());
        assert_eq!(decode_markets(&bytes[..bytes.len() - 1]), []);
        assert_eq!(encode_markets(&read), bytes);
    }
}
