//! Whose markets are asked for next. The push tells prices of the market that lists show; those of
//! the others are asked for, match after match, in a round that ends before prices are too old.

use std::collections::{BTreeSet, VecDeque};
use std::time::{Duration, Instant};

use site::catalogue::Catalogue;

/// Matches that are asked for in one go at most: what cannot wait comes between two.
const CHUNK: usize = 400;

/// A round through all matches that take bets.
#[derive(Debug, Default)]
pub struct Round {
    queue: VecDeque<u64>,
    begun: Option<Instant>,
    length: usize,
    last: Option<Instant>,
}

impl Round {
    /// Matches whose turn it is, so that the round ends in time: at most `most_a_second`.
    pub fn next(
        &mut self,
        catalogue: &Catalogue,
        lasts: Duration,
        most_a_second: u32,
    ) -> BTreeSet<u64> {
        let now = Instant::now();
        let begun = match self.begun {
            Some(begun) if !self.queue.is_empty() || begun.elapsed() < lasts => begun,
            _ => self.begin(catalogue, now),
        };
        let passed = begun.elapsed().as_secs_f64() / lasts.as_secs_f64().max(1.0);
        let done = self.length - self.queue.len();
        let until_now = (self.length as f64 * passed.min(1.0)).ceil() as usize;
        let wanted = until_now.saturating_sub(done);
        let since = self.last.map_or(1.0, |last| (now - last).as_secs_f64());
        let most = (since * f64::from(most_a_second)).floor() as usize;
        if most > 0 {
            self.last = Some(now);
        }
        let count = wanted.min(most).min(CHUNK).min(self.queue.len());
        self.queue.drain(..count).collect()
    }

    fn begin(&mut self, catalogue: &Catalogue, now: Instant) -> Instant {
        let matches = catalogue.matches.values();
        let playing = matches.filter(|match_| match_.is_bettable());
        self.queue = playing.map(|match_| match_.id).collect();
        self.length = self.queue.len();
        self.begun = Some(now);
        now
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_of_nothing_asks_for_nothing() {
        let catalogue = Catalogue::new(Default::default(), Default::default());
        let mut round = Round::default();
        for _ in 0..3 {
            let next = round.next(&catalogue, Duration::from_secs(50), 200);
            assert!(next.is_empty());
        }
    }
}
