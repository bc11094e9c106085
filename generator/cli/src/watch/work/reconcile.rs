//! Full reconciles: fetched beside the loop, applied between two builds.

use std::collections::BTreeSet;
use std::time::Duration;

use jiff::Timestamp;
use site::state::Cause;
use tokio::time::Instant;

use super::{FIRST_WAIT, Intake, Work};
use crate::build;
use crate::fetch::{Fetched, fetch};

/// A match in an unknown league triggers a reconcile, but at most this often.
const EARLIEST: Duration = Duration::from_secs(30);

impl Work {
    /// When the next full reconcile is due.
    pub fn next_reconcile(&self) -> Instant {
        self.next_reconcile
    }

    /// Starts a full reconcile if it is due and none is running.
    pub fn begin_reconcile(&mut self) {
        let now = Instant::now();
        if now < self.next_reconcile {
            return;
        }
        self.next_reconcile = now + self.every();
        if self.fetching.is_some() {
            return;
        }
        if self.status.is_push_closed() {
            self.again.notify_one();
        }
        self.last_reconcile = now;
        self.since.clear();
        let client = self.client.clone();
        let locales = self.project().settings.locales.clone();
        let ask = async move { fetch(&client, &locales, &|_, _| {}).await };
        self.fetching = Some(tokio::spawn(ask));
    }

    /// Waits for the answer of the running reconcile. Safe to cancel.
    pub async fn fetched(&mut self) -> Result<Fetched, String> {
        let Some(fetching) = &mut self.fetching else {
            return std::future::pending().await;
        };
        let fetched = match fetching.await {
            Ok(Ok(fetched)) => Ok(fetched),
            Ok(Err(error)) => Err(format!("{error}; {}", error.hint())),
            Err(error) => Err(format!("the reconcile was interrupted: {error}")),
        };
        self.fetching = None;
        fetched
    }

    /// Applies the answer of a full reconcile.
    pub async fn reconcile(&mut self, fetched: Result<Fetched, String>) {
        let fetched = match fetched {
            Ok(fetched) => fetched,
            Err(why) => return self.reconcile_failed(why),
        };
        if fetched.feed.locales.len() != self.project().settings.locales.len() {
            // The languages have changed since it began.
            self.next_reconcile = Instant::now();
            return;
        }
        build::warn_unanswered(fetched.failed.as_ref());
        build::warn_notes(&self.client);
        let at = fetched.feed.at;
        // Events during the reconcile are newer than its answer: pages built from the answer alone
        // would show older prices than before, until their match is fetched again.
        let mut since = std::mem::take(&mut self.since);
        let intake = Intake::Whole {
            feed: fetched.feed,
            news: since.values().map(|it| it.news.clone()).collect(),
            at: Timestamp::now(),
        };
        match self.build(intake, Cause::Reconcile).await {
            Some(summary) => {
                self.status.reconciled(at);
                // The operator is asked about news that does not fit the answer.
                let unfit: BTreeSet<u64> = summary.unfit.into_iter().collect();
                since.retain(|id, it| it.status.is_some() || unfit.contains(id));
                self.inbox.put_back(since);
            }
            None => self.reconcile_failed("it could not be built".to_owned()),
        }
    }

    fn reconcile_failed(&mut self, why: String) {
        let misses = self.status.reconcile_failed(why.clone());
        let wait = FIRST_WAIT.saturating_mul(1 << misses.saturating_sub(1).min(16));
        let wait = wait.min(self.every());
        tracing::error!(
            "cannot reconcile with the operator; the site is kept, retrying in {} s: {why}",
            wait.as_secs()
        );
        self.next_reconcile = Instant::now() + wait;
    }

    /// Starts a full reconcile when the push has lost events.
    pub fn take_missed(&mut self) {
        if let Some(why) = self.inbox.take_missed() {
            tracing::warn!("{why}: a full reconcile follows");
            self.next_reconcile = Instant::now();
            self.begin_reconcile();
        }
    }

    /// Schedules a full reconcile soon, but not in rapid succession.
    pub(super) fn reconcile_soon(&mut self) {
        let earliest = self.last_reconcile + EARLIEST;
        self.next_reconcile = self.next_reconcile.min(earliest);
    }
}
