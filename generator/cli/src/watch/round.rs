//! Decides which match's markets are fetched next. The push publishes prices of the market shown in
//! lists; other markets are polled, match by match, each before its prices are too old.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

/// The most matches of one batch: urgent work runs between two batches.
const CHUNK: usize = 400;

/// Interval at which the list of matches is refreshed.
const LOOK: Duration = Duration::from_secs(5);

/// When a match without an answer is fetched again.
const RETRY: Duration = Duration::from_secs(2);

/// When each match that takes bets is due. Late ones come first, the latest of all at the front.
#[derive(Debug, Default)]
pub struct Round {
    due: BTreeSet<(Instant, u64)>,
    times: BTreeMap<u64, Instant>,
    looked: Option<Instant>,
    asked: Option<Instant>,
}

impl Round {
    /// Matches that are due, so that each is fetched once per `lasts`: at most `most_a_second`.
    /// Each of them must be reported to [`answered`](Self::answered) or [`again`](Self::again).
    ///
    /// `playing` returns the matches that take bets. It is called every few seconds.
    pub fn next<I: Iterator<Item = u64>>(
        &mut self,
        now: Instant,
        lasts: Duration,
        most_a_second: u32,
        playing: impl FnOnce() -> I,
    ) -> BTreeSet<u64> {
        if self.looked.is_none_or(|at| now - at >= LOOK) {
            self.look(now, lasts, &playing().collect());
        }
        let since = self.asked.map_or(1.0, |at| (now - at).as_secs_f64());
        let most = (since * f64::from(most_a_second)).floor() as usize;
        if most > 0 {
            self.asked = Some(now);
        }
        let mut ids = BTreeSet::new();
        while ids.len() < most.min(CHUNK) {
            match self.due.first() {
                Some(&(at, id)) if at <= now => {
                    self.drop(id);
                    ids.insert(id);
                }
                _ => break,
            }
        }
        ids
    }

    /// Matches with an answer.
    pub fn answered(&mut self, now: Instant, lasts: Duration, ids: impl IntoIterator<Item = u64>) {
        for id in ids {
            self.set(id, now + lasts);
        }
    }

    /// Matches without an answer, or with an event during the call, when it is unknown which of the
    /// two is newer.
    pub fn again(&mut self, now: Instant, ids: impl IntoIterator<Item = u64>) {
        for id in ids {
            self.set(id, now + RETRY);
        }
    }

    /// Updates the matches that take bets. The first ones are spread over the whole interval; later
    /// ones were just fetched, otherwise the catalogue would not know them.
    fn look(&mut self, now: Instant, lasts: Duration, playing: &BTreeSet<u64>) {
        let is_first = self.looked.replace(now).is_none();
        let ended: Vec<u64> = self.times.keys().copied().collect();
        for id in ended.into_iter().filter(|id| !playing.contains(id)) {
            self.drop(id);
        }
        let count = u32::try_from(playing.len()).unwrap_or(u32::MAX).max(1);
        for (place, &id) in (0u32..).zip(playing) {
            if !self.times.contains_key(&id) {
                let wait = match is_first {
                    true => lasts.mul_f64(f64::from(place) / f64::from(count)),
                    false => lasts.saturating_sub(LOOK),
                };
                self.set(id, now + wait);
            }
        }
    }

    fn set(&mut self, id: u64, at: Instant) {
        self.drop(id);
        self.due.insert((at, id));
        self.times.insert(id, at);
    }

    fn drop(&mut self, id: u64) {
        if let Some(at) = self.times.remove(&id) {
            self.due.remove(&(at, id));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LASTS: Duration = Duration::from_secs(50);

    /// Simulates this many seconds; returns when each match was fetched, in seconds.
    fn play(
        round: &mut Round,
        seconds: std::ops::Range<u64>,
        matches: u64,
        answers: impl Fn(u64, u64) -> bool,
    ) -> BTreeMap<u64, Vec<u64>> {
        let mut times: BTreeMap<u64, Vec<u64>> = BTreeMap::new();
        let start = Instant::now();
        for second in seconds {
            let now = start + Duration::from_secs(second);
            let ids = round.next(now, LASTS, 250, || 1..=matches);
            assert!(ids.len() <= 250);
            for id in ids {
                times.entry(id).or_default().push(second);
                match answers(id, second) {
                    true => round.answered(now, LASTS, [id]),
                    false => round.again(now, [id]),
                }
            }
        }
        times
    }

    #[test]
    fn every_match_is_fetched_in_time() {
        let times = play(&mut Round::default(), 0..300, 10_000, |_, _| true);
        assert_eq!(times.len(), 10_000);
        for (id, times) in times {
            assert!(times[0] <= 50, "{id} first at {}", times[0]);
            let waits = times.windows(2).map(|two| two[1] - two[0]);
            assert!(
                waits.max().is_some_and(|wait| wait <= 52),
                "{id}: {times:?}"
            );
        }
    }

    #[test]
    fn a_match_without_an_answer_is_fetched_again_soon() {
        let times = play(&mut Round::default(), 0..70, 1_000, |id, second| {
            id != 500 || second > 27
        });
        assert_eq!(times[&500], [25, 27, 29]);
    }

    #[test]
    fn matches_that_take_no_bets_are_dropped() {
        let mut round = Round::default();
        play(&mut round, 0..1, 10, |_, _| true);
        let later = Instant::now() + Duration::from_secs(60);
        assert_eq!(
            round.next(later, LASTS, 250, || 1..=3),
            BTreeSet::from([1, 2, 3])
        );
        assert!(round.times.is_empty());
    }
}
