//! Full reconciles: fetched beside the loop, applied between two builds.

use std::collections::BTreeSet;
use std::time::Duration;

use diagnostic::Diagnostic;
use jiff::Timestamp;
use store::state;
use tokio::time::Instant;

use super::{FIRST_WAIT, Intake, Work};
use crate::addresses;
use crate::build;
use crate::fetch::{Fetched, Wanted, fetch};
use crate::watch::problem::{Cause, Patience};

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
        let wanted = Wanted::of(&self.project().settings, Timestamp::now());
        let ask = async move { fetch(&client, &wanted, &|_, _| {}).await };
        self.fetching = Some(tokio::spawn(ask));
    }

    /// Waits for the answer of the running reconcile. Safe to cancel.
    pub async fn fetched(&mut self) -> Result<Fetched, Diagnostic> {
        let Some(fetching) = &mut self.fetching else {
            return std::future::pending().await;
        };
        let fetched = match fetching.await {
            Ok(Ok(fetched)) => Ok(fetched),
            Ok(Err(error)) => Err(Diagnostic::error(error.to_string()).hint(error.hint())),
            Err(error) => Err(Diagnostic::error(format!(
                "the reconcile was interrupted: {error}"
            ))),
        };
        self.fetching = None;
        fetched
    }

    /// Applies the answer of a full reconcile.
    pub async fn reconcile(&mut self, fetched: Result<Fetched, Diagnostic>) {
        let fetched = match fetched {
            Ok(fetched) => fetched,
            Err(error) => {
                return self.reconcile_failed(Patience::Limited, vec![Cause::of(&error)]);
            }
        };
        if fetched.feed.locales.len() != self.project().settings.locales.len() {
            // The languages have changed since it began.
            self.next_reconcile = Instant::now();
            return;
        }
        self.of_operator.log(&build::odd_answers(&self.client));
        let at = fetched.feed.at;
        self.take_ages(&fetched);
        // Events during the reconcile are newer than its answer: pages built from the answer alone
        // would show older prices than before, until their match is fetched again.
        let mut since = std::mem::take(&mut self.since);
        let intake = Intake::Whole {
            feed: fetched.feed,
            news: since.values().map(|it| it.news.clone()).collect(),
            at: Timestamp::now(),
        };
        match self.build(intake, state::Cause::Reconcile).await {
            Ok(summary) => {
                self.status.reconciled(at);
                self.keep_addresses();
                self.misses = 0;
                // The operator is asked about news that does not fit the answer.
                let unfit: BTreeSet<u64> = summary.unfit.into_iter().collect();
                since.retain(|id, it| it.status.is_some() || unfit.contains(id));
                self.inbox.put_back(since);
            }
            Err(causes) => self.reconcile_failed(Patience::None, causes),
        }
    }

    /// Writes the file of `--addresses`.
    fn keep_addresses(&self) {
        let file = self
            .args
            .addresses
            .as_ref()
            .map(|file| self.root.join(file));
        if let Some(error) = file.and_then(|file| addresses::keep(&self.output, &file).err()) {
            tracing::error!("{error}");
        }
    }

    /// Records which matches the operator has answered about.
    fn take_ages(&mut self, fetched: &Fetched) {
        let Fetched { feed, failed } = fetched;
        let listed = feed.locales.first().map_or(&[][..], |first| &first.matches);
        let listed = listed.iter().map(|it| it.id);
        let answered = listed.filter(|id| !feed.unanswered.contains(id));
        self.ages.answered(feed.at, answered);
        let unanswered: Vec<u64> = feed.unanswered.iter().copied().collect();
        let error = failed.as_ref().map(|(_, error)| error);
        self.prices_failed(&unanswered, error);
    }

    fn reconcile_failed(&mut self, patience: Patience, causes: Vec<Cause>) {
        self.status.reconcile_failed(patience, causes);
        self.misses += 1;
        let wait = FIRST_WAIT.saturating_mul(1 << self.misses.saturating_sub(1).min(16));
        let wait = wait.min(self.every());
        tracing::debug!("the next reconcile is in {} s", wait.as_secs());
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
