//! What the push has told and no build has taken in yet, by match: later news replaces earlier news.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use api::wire::{EventStatus, Market, PushEvent};
use site::catalogue::{Match, News, NewsMarkets};
use tokio::sync::Notify;

/// Where the push puts what it tells, and builds take it from.
#[derive(Debug, Default)]
pub struct Inbox {
    waiting: Mutex<Waiting>,
    changed: Notify,
}

/// What waits.
#[derive(Debug, Default)]
pub struct Waiting {
    /// By the number of the match.
    pub matches: BTreeMap<u64, Pending>,
    /// Those of them that nobody has looked at since their last news.
    unseen: BTreeSet<u64>,
    /// Why everything must be asked for, if it must.
    pub missed: Option<String>,
}

/// News of one match.
#[derive(Clone, Debug)]
pub struct Pending {
    /// When the first of it came.
    pub since: Instant,
    /// A state that was told on its own.
    pub status: Option<EventStatus>,
    /// The rest.
    pub news: News,
}

impl Inbox {
    /// Takes an event in. `locale` is the index of its channel's language.
    pub fn add(&self, event: PushEvent, locale: usize, locales: usize) {
        let mut waiting = self.lock();
        match event {
            PushEvent::MatchChanged { match_ } => {
                let pending = waiting.of(match_.id, locales);
                if locale == 0 {
                    pending.add_markets(match_.main_market.clone());
                }
                pending.news.told[locale] = Some(*match_);
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

    /// Remembers that something was missed: only the whole catalogue can tell what.
    pub fn miss(&self, why: String) {
        self.lock().missed.get_or_insert(why);
        self.changed.notify_one();
    }

    /// Puts back what was taken, unless there is later news.
    pub fn put_back(&self, matches: BTreeMap<u64, Pending>) {
        if matches.is_empty() {
            return;
        }
        let mut waiting = self.lock();
        for (id, pending) in matches {
            waiting.unseen.insert(id);
            waiting.matches.entry(id).or_insert(pending);
        }
        drop(waiting);
        self.changed.notify_one();
    }

    /// Takes those of the matches with news since the last look that `wanted` picks.
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

    /// Why everything must be asked for, once.
    pub fn take_missed(&self) -> Option<String> {
        self.lock().missed.take()
    }

    /// Waits until something comes.
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
        self.matches.entry(id).or_insert_with(|| Pending {
            since: Instant::now(),
            status: None,
            news: News::new(id, locales),
        })
    }
}

impl Pending {
    /// Whether only the operator can say what the match is now: it is new, or more than prices and
    /// scores have changed.
    pub fn is_hard(&self, known: Option<&Match>) -> bool {
        known.is_none_or(|known| {
            self.news.is_hard(known) || self.status.is_some_and(|status| status != known.status)
        })
    }

    fn add_markets(&mut self, markets: impl IntoIterator<Item = Market>) {
        let NewsMarkets::Changed(known) = &mut self.news.markets else {
            return;
        };
        for market in markets {
            known.retain(|old| (old.id, &old.specifier) != (market.id, &market.specifier));
            known.push(market);
        }
    }
}
