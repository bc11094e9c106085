//! The events that no build has applied yet, merged by match.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use api::wire::{EventStatus, Market, PushEvent};
use catalogue::{Match, News, NewsMarkets};
use tokio::sync::Notify;

/// The listener puts events in; builds take them out.
#[derive(Debug, Default)]
pub struct Inbox {
    waiting: Mutex<Waiting>,
    changed: Notify,
}

/// The waiting events.
#[derive(Debug, Default)]
pub struct Waiting {
    /// By match id.
    pub matches: BTreeMap<u64, Pending>,
    /// Matches with news since the last check.
    unseen: BTreeSet<u64>,
    /// Why a full reconcile is needed, if it is.
    pub missed: Option<String>,
}

/// News about one match.
#[derive(Clone, Debug)]
pub struct Pending {
    /// When the first of it arrived.
    pub since: Instant,
    /// A state that was published on its own.
    pub status: Option<EventStatus>,
    /// Whether some of it could not be read.
    is_unclear: bool,
    /// Everything else.
    pub news: News,
}

impl Inbox {
    /// Adds an event. `locale` is the index of its channel's language.
    pub fn add(&self, event: PushEvent, locale: usize, locales: usize) {
        let mut waiting = self.lock();
        match event {
            PushEvent::MatchChanged { match_ } => {
                let pending = waiting.of(match_.id, locales);
                if locale == 0 {
                    pending.add_markets(match_.main_market.clone());
                    pending.add_markets(match_.secondary_market.clone());
                }
                pending.news.sent[locale] = Some(*match_);
            }
            // Prices are the same in every language.
            PushEvent::MarketsChanged { match_id, markets } if locale == 0 => {
                waiting.of(match_id, locales).add_markets(markets);
            }
            PushEvent::MatchStatusChanged { match_id, status } => {
                waiting.of(match_id, locales).status = Some(status);
            }
            _ => return,
        }
        drop(waiting);
        self.changed.notify_one();
    }

    /// Records that something about a match was published that cannot be read: it must be fetched.
    pub fn ask(&self, id: u64, locales: usize) {
        self.lock().of(id, locales).is_unclear = true;
        self.changed.notify_one();
    }

    /// Records that events were missed: only a full reconcile can tell which.
    pub fn miss(&self, why: String) {
        self.lock().missed.get_or_insert(why);
        self.changed.notify_one();
    }

    /// Puts taken news back, below what has arrived since.
    pub fn put_back(&self, matches: BTreeMap<u64, Pending>) {
        if matches.is_empty() {
            return;
        }
        let mut waiting = self.lock();
        for (id, pending) in matches {
            waiting.unseen.insert(id);
            match waiting.matches.entry(id) {
                Entry::Vacant(empty) => {
                    empty.insert(pending);
                }
                Entry::Occupied(mut entry) => {
                    let later = entry.insert(pending);
                    entry.get_mut().add(later);
                }
            }
        }
        drop(waiting);
        self.changed.notify_one();
    }

    /// Takes the matches that `wanted` picks, among those with news since the last check.
    pub fn take_of_new(
        &self,
        mut wanted: impl FnMut(u64, &Pending) -> bool,
    ) -> BTreeMap<u64, Pending> {
        let mut waiting = self.lock();
        let unseen = std::mem::take(&mut waiting.unseen);
        let mut is_wanted = |id: &u64| waiting.matches.get(id).is_some_and(|it| wanted(*id, it));
        let wanted: Vec<u64> = unseen.into_iter().filter(|id| is_wanted(id)).collect();
        let taken = wanted
            .into_iter()
            .filter_map(|id| waiting.matches.remove_entry(&id));
        taken.collect()
    }

    /// Takes everything.
    pub fn take_all(&self) -> BTreeMap<u64, Pending> {
        let mut waiting = self.lock();
        waiting.unseen.clear();
        std::mem::take(&mut waiting.matches)
    }

    /// Which of these matches have waiting news.
    pub fn among(&self, ids: &[u64]) -> Vec<u64> {
        let waiting = self.lock();
        let is_waiting = |id: &&u64| waiting.matches.contains_key(id);
        ids.iter().filter(is_waiting).copied().collect()
    }

    /// Why a full reconcile is needed; cleared by the call.
    pub fn take_missed(&self) -> Option<String> {
        self.lock().missed.take()
    }

    /// Waits until something arrives.
    pub async fn changed(&self) {
        self.changed.notified().await;
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Waiting {
    fn of(&mut self, id: u64, locales: usize) -> &mut Pending {
        self.unseen.insert(id);
        let new = || Pending::new(News::new(id, locales));
        self.matches.entry(id).or_insert_with(new)
    }
}

impl Pending {
    /// News that arrives now.
    pub fn new(news: News) -> Self {
        Self {
            since: Instant::now(),
            status: None,
            is_unclear: false,
            news,
        }
    }

    /// Merges later news.
    pub fn add(&mut self, later: Self) {
        self.status = later.status.or(self.status.take());
        self.is_unclear |= later.is_unclear;
        for (own, sent) in self.news.sent.iter_mut().zip(later.news.sent) {
            *own = sent.or(own.take());
        }
        match later.news.markets {
            NewsMarkets::Changed(markets) => self.add_markets(markets),
            all @ NewsMarkets::All(_) => self.news.markets = all,
        }
    }

    /// Whether the operator must be asked about the match: it is new, or more than prices and
    /// scores have changed.
    pub fn is_hard(&self, known: Option<&Match>) -> bool {
        known.is_none_or(|known| {
            self.is_unclear
                || self.news.is_hard(known)
                || self.status.is_some_and(|status| status != known.status)
        })
    }

    fn add_markets(&mut self, markets: impl IntoIterator<Item = Market>) {
        let (NewsMarkets::Changed(known) | NewsMarkets::All(known)) = &mut self.news.markets;
        for market in markets {
            known.retain(|old| (old.id, &old.specifier) != (market.id, &market.specifier));
            known.push(market);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn changed(market: u64, odds: u32) -> PushEvent {
        let market = json!({
            "id": market, "match_urn_id": "sr:match:1", "name": "Winner", "status": 1,
            "specifier": null, "market_groups": [], "priority": 1,
            "outcomes": [{ "id": 1, "name": "1", "active": true, "odds": odds }],
        });
        let event = json!({ "match_id": 7, "markets": [market] });
        let event = json!({ "event_name": "markets_changed", "message": event });
        serde_json::from_value(event).expect("an event")
    }

    fn prices(pending: &Pending) -> Vec<(u64, u32)> {
        let (NewsMarkets::Changed(markets) | NewsMarkets::All(markets)) = &pending.news.markets;
        let mut prices: Vec<_> = markets
            .iter()
            .map(|market| (market.id, market.outcomes[0].odds.0))
            .collect();
        prices.sort_unstable();
        prices
    }

    #[test]
    fn news_that_is_put_back_is_older_than_what_arrived_since() {
        let inbox = Inbox::default();
        inbox.add(changed(1, 1500), 0, 1);
        inbox.add(changed(2, 1600), 0, 1);
        let taken = inbox.take_all();
        inbox.add(changed(2, 1700), 0, 1);
        assert_eq!(inbox.among(&[6, 7]), [7]);
        inbox.put_back(taken);
        assert_eq!(prices(&inbox.take_all()[&7]), [(1, 1500), (2, 1700)]);
    }

    #[test]
    fn an_event_that_cannot_be_read_asks_for_its_match() {
        let inbox = Inbox::default();
        inbox.ask(7, 1);
        inbox.add(changed(1, 1500), 0, 1);
        let mut later = Pending::new(News::new(7, 1));
        later.add(inbox.take_all().remove(&7).expect("it is there"));
        assert!(later.is_unclear);
    }

    #[test]
    fn later_news_changes_single_markets() {
        let inbox = Inbox::default();
        inbox.add(changed(1, 1500), 0, 1);
        inbox.add(changed(2, 1600), 0, 1);
        let mut polled = inbox.take_all().remove(&7).expect("it is there");
        let NewsMarkets::Changed(markets) = polled.news.markets else {
            unreachable!("nothing else was published");
        };
        polled.news.markets = NewsMarkets::All(markets);
        inbox.add(changed(2, 1700), 0, 1);
        polled.add(inbox.take_all().remove(&7).expect("it is there"));
        assert_eq!(prices(&polled), [(1, 1500), (2, 1700)]);
        assert!(matches!(polled.news.markets, NewsMarkets::All(_)));
    }
}
