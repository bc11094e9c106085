//! Prices and scores: applied from the push, polled where the push has none, and rendered within
//! the freshness limit.

use std::collections::BTreeMap;
use std::time::Duration;

use catalogue::{News, NewsMarkets};
use jiff::{SignedDuration, Timestamp};
use site::engine::Engine;
use store::state::Cause;
use tokio::time::Instant;

use super::Work;
use crate::log;
use crate::watch::inbox::Pending;
use crate::watch::{SOFT, ask};

/// The most pages with outdated prices in one build: events are built between two builds.
const CHUNK: usize = 1_000;

/// Interval at which the oldest page is looked for, among all matches that take bets.
const LOOK: Duration = Duration::from_secs(3);

impl Work {
    /// Applies prices and scores, polls those without push, and builds pages that are due. Returns
    /// whether more are due than one build takes.
    pub async fn take_soft(&mut self) -> bool {
        self.recover().await;
        let Some(catalogue) = self.engine.as_ref().and_then(Engine::catalogue) else {
            return false;
        };
        let settings = &self.project().settings;
        let fresh = Duration::from_secs(settings.prices.fresh_seconds.get().into());
        let most = settings.watch.asks_per_second.get();
        let locale = settings.locales[0];
        let locales = settings.locales.len();
        let taken = self.inbox.take_all();
        let matches = &catalogue.matches;
        let (hard, soft): (BTreeMap<_, _>, BTreeMap<_, _>) = taken
            .into_iter()
            .partition(|(id, it)| it.is_hard(catalogue.match_(*id)));
        let lasts = fresh * 5 / 6;
        let playing = || {
            matches
                .values()
                .filter(|it| it.is_bettable())
                .map(|it| it.id)
        };
        let ids = self
            .round
            .next(Instant::now().into_std(), lasts, most, playing);
        let ahead = self.ahead(fresh);
        if ids.is_empty()
            && soft.is_empty()
            && hard.is_empty()
            && ahead == 0
            && self.newer.is_none()
        {
            return false;
        }
        let client = self.client.clone();
        let markets = self.asked(ask::markets(&client, locale, ids)).await;
        // A page is as old as the answer that it shows.
        self.turn.matches = markets.answered.keys().copied().collect();
        let now = Instant::now().into_std();
        self.round
            .answered(now, lasts, self.turn.matches.iter().copied());
        self.round.again(now, self.inbox.among(&self.turn.matches));
        let answered = self.turn.matches.iter().copied();
        self.ages.answered(Timestamp::now(), answered);
        self.prices_failed(&markets.failed, markets.error.as_ref());
        self.round.again(now, markets.failed);
        self.remember(soft.clone());
        self.remember(hard.clone());
        let mut news: BTreeMap<u64, News> =
            soft.into_iter().map(|(id, it)| (id, it.news)).collect();
        let polled = markets.answered.into_iter().map(|(id, markets)| {
            let markets = NewsMarkets::All(markets);
            (
                id,
                Pending::new(News {
                    markets,
                    ..News::new(id, locales)
                }),
            )
        });
        let polled: BTreeMap<u64, Pending> = polled.collect();
        if self.fetching.is_some() {
            self.remember(polled.clone());
        }
        for (id, it) in polled {
            news.entry(id)
                .or_insert_with(|| News::new(id, locales))
                .markets = it.news.markets;
        }
        let news = news.into_values().collect();
        self.turn.oldest = ahead.min(CHUNK);
        let came = hard.values().map(|it| it.since).min();
        let hard = hard.into_keys().collect();
        let is_shown = self.ask_for(hard, news, Cause::Prices).await;
        if let Some(came) = came.filter(|_| is_shown) {
            self.status.shown(came.elapsed());
        }
        ahead > CHUNK
    }

    /// Reports matches without an answer about their prices; `error` is that of one of them. While the
    /// operator answers nothing at all, that is the problem.
    pub(super) fn prices_failed(&mut self, failed: &[u64], error: Option<&api::Error>) {
        if !self.status.is_operator_gone() {
            self.ages.failed(failed);
            self.status.prices(self.ages.failing(), error);
        }
    }

    /// Reports how old the oldest prices on the pages are, every few seconds.
    pub fn look_at_ages(&mut self) {
        let now = Instant::now();
        if now < self.next_look {
            return;
        }
        self.next_look = now + LOOK;
        let Some(engine) = &self.engine else { return };
        let Some(catalogue) = engine.catalogue() else {
            return;
        };
        let matches = catalogue.matches.values().filter(|it| it.is_bettable());
        let reading = self.output.state().read();
        let oldest = reading.and_then(|it| self.ages.oldest(matches.map(|it| it.id), &it));
        match oldest {
            Ok(oldest) => self.status.aged(oldest, engine.oldest_stale()),
            Err(error) => log::diagnostic(&store::state::diagnose(error)),
        }
    }

    /// How many pages with outdated prices to build now, beside those of polled matches. Pages that
    /// were built together become due together, so pages past most of the limit are spread over the
    /// time that is left for the oldest of them.
    fn ahead(&self, fresh: Duration) -> usize {
        let Some(engine) = &self.engine else {
            return 0;
        };
        let now = Timestamp::now();
        let waited = engine
            .oldest_stale()
            .map_or(0.0, |made| now.duration_since(made).as_secs_f64());
        let most = i64::from(self.project().settings.prices.fresh_seconds.get()) * 1_000 * 5 / 6;
        let at = now.checked_sub(SignedDuration::from_millis(most));
        let waiting = at.map_or(0, |at| engine.stale_since(at));
        let left = (fresh.as_secs_f64() - waited) / SOFT.as_secs_f64() - 2.0;
        (waiting as f64 / left.max(1.0)).ceil() as usize
    }
}
