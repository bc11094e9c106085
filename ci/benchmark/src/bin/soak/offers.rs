//! The operator's current and past prices, as it publishes them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use api::Client;
use api::push::{Listener, Notice, PushOptions};
use api::wire::{Market, MarketStatus, PushEvent};
use tokio::task::JoinHandle;

/// Follows all prices of some matches until it is dropped.
pub struct Offers {
    known: Arc<Mutex<Known>>,
    listening: JoinHandle<()>,
}

#[derive(Default)]
struct Known {
    /// By outcome: its price, and since when.
    now: HashMap<String, (u64, Instant)>,
    /// By outcome and price: until when it was offered.
    until: HashMap<(String, u64), Instant>,
    /// Why some prices may have been missed.
    missed: Option<String>,
}

impl Offers {
    /// Fetches the prices of these matches, and follows their changes.
    pub async fn of(client: &Client, operator: &str, matches: &[u64]) -> Result<Self, api::Error> {
        let known = Arc::new(Mutex::new(Known::default()));
        let url = operator.replacen("http", "ws", 1) + "/connection/websocket";
        let channels = matches.iter().map(|id| format!("public:match:en-ZA:{id}"));
        let mut listener = Listener::new(PushOptions::new(url, channels.collect()));
        let (asks, hears) = (client.clone(), Arc::clone(&known));
        let (ready, connected) = tokio::sync::oneshot::channel();
        let mut ready = Some(ready);
        let listening = tokio::spawn(async move {
            let closed = listener
                .listen(
                    || asks.push_token(),
                    |notice| match notice {
                        Notice::Listening => {
                            // Only the first one is awaited.
                            let _ = ready.take().map(|ready| ready.send(()));
                        }
                        notice => lock(&hears).hear(notice),
                    },
                )
                .await;
            lock(&hears).missed.get_or_insert(closed.to_string());
        });
        // A push that never connects is reported at the end.
        let _ = tokio::time::timeout(Duration::from_secs(30), connected).await;
        for id in matches {
            let markets = client.match_markets("en-ZA", *id).await?;
            lock(&known).learn(*id, &markets, Instant::now());
        }
        Ok(Self { known, listening })
    }

    /// How long ago the operator offered a price; none if it never did.
    pub fn age(&self, outcome: &str, price: u64) -> Option<Duration> {
        let known = lock(&self.known);
        if known.now.get(outcome).is_some_and(|now| now.0 == price) {
            return Some(Duration::ZERO);
        }
        let until = known.until.get(&(outcome.to_owned(), price));
        until.map(Instant::elapsed)
    }

    /// The operator's price, and for how long it has been offered; none if it is not.
    pub fn now(&self, outcome: &str) -> Option<(u64, Duration)> {
        let known = lock(&self.known);
        let (price, since) = known.now.get(outcome)?;
        Some((*price, since.elapsed()))
    }

    /// Why some prices may have been missed.
    pub fn missed(&self) -> Option<String> {
        lock(&self.known).missed.clone()
    }
}

impl Drop for Offers {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

impl Known {
    fn hear(&mut self, notice: Notice) {
        match notice {
            Notice::Event { event, .. } => {
                if let PushEvent::MarketsChanged { match_id, markets } = *event {
                    self.learn(match_id, &markets, Instant::now());
                }
            }
            Notice::Missed(channel) | Notice::Refused(channel, _) => {
                self.missed.get_or_insert(channel);
            }
            Notice::Unreadable { why: reason, .. } => {
                self.missed.get_or_insert(reason);
            }
            // The listener recovers what was published in between.
            Notice::Listening | Notice::Lost(_) => {}
        }
    }

    fn learn(&mut self, match_: u64, markets: &[Market], at: Instant) {
        for market in markets {
            let specifier = market.specifier.as_deref().unwrap_or("");
            for outcome in &market.outcomes {
                let key = format!("{match_}:{}:{specifier}:{}", market.id, outcome.id);
                let price = u64::from(outcome.odds.0);
                let before = self.now.remove(&key);
                if market.status != MarketStatus::Dropped {
                    let same = before.filter(|before| before.0 == price);
                    self.now.insert(key.clone(), same.unwrap_or((price, at)));
                }
                if let Some((before, _)) = before.filter(|before| before.0 != price) {
                    self.until.insert((key.clone(), before), at);
                }
                self.until.insert((key, price), at);
            }
        }
    }
}

fn lock(known: &Mutex<Known>) -> MutexGuard<'_, Known> {
    known.lock().unwrap_or_else(PoisonError::into_inner)
}
