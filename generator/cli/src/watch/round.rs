//! Whose markets are asked for next. The push tells prices of the market that lists show; those of
//! the others are asked for, match after match, in a round that takes as long as prices stay fresh.

use std::collections::{BTreeSet, VecDeque};
use std::time::{Duration, Instant};

use site::catalogue::Catalogue;

/// A round through all matches that take bets.
#[derive(Debug, Default)]
pub struct Round {
    queue: VecDeque<u64>,
    begun: Option<Instant>,
    length: usize,
    last: Option<Instant>,
}

impl Round {
    /// Matches to be asked for now: so many that the round ends in time, at most `most_a_second`.
    pub fn next(
        &mut self,
        catalogue: &Catalogue,
        lasts: Duration,
        most_a_second: u32,
    ) -> BTreeSet<u64> {
        let now = Instant::now();
        let is_over =
            self.queue.is_empty() && self.begun.is_none_or(|begun| begun.elapsed() >= lasts);
        if is_over {
            // Live matches move most, so they do not wait behind those to come.
            let (live, later): (Vec<_>, Vec<_>) = catalogue
                .matches
                .values()
                .filter(|match_| match_.is_bettable())
                .partition(|match_| match_.is_live());
            let all = live.into_iter().chain(later).map(|match_| match_.id);
            self.queue = all.collect();
            self.length = self.queue.len();
            self.begun = Some(now);
        }
        let since = self.last.map_or(Duration::from_secs(1), |last| now - last);
        self.last = Some(now);
        let share = (since.as_secs_f64() / lasts.as_secs_f64().max(1.0)).min(1.0);
        let wanted = (self.length as f64 * share).ceil();
        let most = (since.as_secs_f64().min(5.0) * f64::from(most_a_second)).floor();
        let count = (wanted.min(most) as usize).min(self.queue.len());
        self.queue.drain(..count).collect()
    }
}
