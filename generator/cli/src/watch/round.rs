//! Whose markets are asked for next. The push tells prices of the market that lists show; those of
//! the others are asked for, match after match, each again before its prices are too old.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

/// Matches that are asked for in one go at most: what cannot wait comes between two.
const CHUNK: usize = 400;

/// Between two looks at which matches take bets.
const LOOK: Duration = Duration::from_secs(5);

/// A match that was not answered for is asked for again after this.
const RETRY: Duration = Duration::from_secs(2);

/// When each match that takes bets is to be asked for. What is late comes first, the latest of all
/// before the others.
#[derive(Debug, Default)]
pub struct Round {
    due: BTreeSet<(Instant, u64)>,
    times: BTreeMap<u64, Instant>,
    looked: Option<Instant>,
    asked: Option<Instant>,
}

impl Round {
    /// Matches whose turn it is, so that each is asked for once in `lasts`: at most `most_a_second`.
    /// Every one of them is to come back in [`answered`](Self::answered) or [`again`](Self::again).
    ///
    /// `playing` gives the matches that take bets. It is called every few seconds.
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

    /// Matches were answered for.
    pub fn answered(&mut self, now: Instant, lasts: Duration, ids: impl IntoIterator<Item = u64>) {
        for id in ids {
            self.set(id, now + lasts);
        }
    }

    /// Matches were not answered for, or something else was told of them while they were asked for:
    /// which of the two is newer, nobody can say.
    pub fn again(&mut self, now: Instant, ids: impl IntoIterator<Item = u64>) {
        for id in ids {
            self.set(id, now + RETRY);
        }
    }

    /// Takes over which matches take bets. The first of them are spread over the time that they have;
    /// who comes later was just asked for, or the catalogue would not know it.
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

    /// Plays so many seconds; returns when each match was asked for, in seconds.
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
    fn every_match_is_asked_for_in_its_time() {
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
    fn one_that_was_not_answered_for_is_asked_for_again_at_once() {
        let times = play(&mut Round::default(), 0..70, 1_000, |id, second| {
            id != 500 || second > 27
        });
        assert_eq!(times[&500], [25, 27, 29]);
    }

    #[test]
    fn what_takes_no_bets_any_more_is_forgotten() {
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
