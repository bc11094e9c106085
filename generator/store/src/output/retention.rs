//! Which generations are kept: a pure function of their times, causes and sizes.
//!
//! `watch` makes a generation every second, so the last ten alone reach back ten seconds. Beside them
//! one a minute is kept for an hour, one an hour for a day, and every lasting one (see
//! [`Cause::is_lasting`]), as far as the size allows.

use std::collections::BTreeSet;

use crate::state::Cause;

/// Generations before the served one that are kept whatever their age.
const LAST: usize = 10;

const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;

/// How long one a minute is kept, and one an hour: a little longer than an hour and a day, so that
/// someone who goes back by just that finds one.
const BY_MINUTE: i64 = HOUR + 2 * MINUTE;
const BY_HOUR: i64 = 25 * HOUR;

/// How many times more a lasting generation is worth when there is not room for all.
const LASTING: f64 = 4.0;

/// What the decision depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Past {
    pub number: u64,
    /// When it was published, in seconds since 1970.
    pub at: i64,
    pub cause: Cause,
    /// Bytes on the disk that are kept for it and for no newer generation.
    pub bytes: u64,
}

/// The generations to drop. `all` are the kept ones, the oldest first; the last is the served one.
/// Dropping one may free less than its size, because older ones need the rest; so a caller asks again
/// until nothing is to be dropped.
///
/// The served generation and the one before it are never dropped.
pub(super) fn to_drop(all: &[Past], limit: u64) -> BTreeSet<u64> {
    let Some(served) = all.last() else {
        return BTreeSet::new();
    };
    let last = all.len().saturating_sub(LAST + 1);
    let is_wanted = |place: usize| {
        let it = &all[place];
        let age = served.at - it.at;
        let is_first_of = |length: i64| {
            let nth = |past: &Past| past.at.div_euclid(length);
            place == 0 || nth(&all[place - 1]) != nth(it)
        };
        place >= last
            || it.cause.is_lasting()
            // Minutes are thinned when they are over, all at once.
            || it.at.div_euclid(MINUTE) >= served.at.div_euclid(MINUTE) - 1
            || (age <= BY_MINUTE && is_first_of(MINUTE))
            || (age <= BY_HOUR && is_first_of(HOUR))
    };
    let mut kept: Vec<usize> = (0..all.len()).filter(|place| is_wanted(*place)).collect();
    let mut bytes: u64 = kept.iter().map(|place| all[*place].bytes).sum();
    while bytes > limit {
        let Some(nth) = least(all, &kept, last) else {
            break;
        };
        bytes -= all[kept.remove(nth)].bytes;
    }
    let kept: BTreeSet<u64> = kept.iter().map(|place| all[*place].number).collect();
    let numbers = all.iter().map(|it| it.number);
    numbers.filter(|number| !kept.contains(number)).collect()
}

/// The place among `kept` of the generation that is missed least: of those before the last ten the one
/// whose neighbours are nearest for its age, so that what remains is dense lately and sparse long ago.
/// Then the oldest of the last ten.
///
/// The oldest of all has one neighbour. Of the first day it counts as if it had another at twice its age:
/// otherwise it would always be the first to go, and the day would shrink to minutes.
fn least(all: &[Past], kept: &[usize], last: usize) -> Option<usize> {
    let served = all.last()?;
    let worth = |nth: usize| {
        let it = &all[kept[nth]];
        let age = (served.at - it.at).max(1);
        let beyond = if age <= BY_HOUR { age } else { 0 };
        let older = match nth.checked_sub(1) {
            Some(nth) => all[kept[nth]].at,
            None => it.at - beyond,
        };
        let newer = kept.get(nth + 1).map_or(it.at, |place| all[*place].at);
        let times = if it.cause.is_lasting() { LASTING } else { 1.0 };
        times * (newer - older).max(0) as f64 / age as f64
    };
    let before_last = kept.iter().take_while(|place| **place < last).count();
    let one = (0..before_last).min_by(|a, b| worth(*a).total_cmp(&worth(*b)));
    one.or((kept.len() > 2).then_some(0))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const DAY: i64 = 24 * HOUR;
    const MB: u64 = 1 << 20;

    fn past(number: u64, at: i64, cause: Cause) -> Past {
        Past {
            number,
            at,
            cause,
            bytes: MB,
        }
    }

    /// Publishes one generation after another, as the output does. Returns the kept ones.
    fn after(all: impl IntoIterator<Item = Past>, limit: u64) -> Vec<Past> {
        let mut kept: Vec<Past> = Vec::new();
        for one in all {
            kept.push(one);
            let dropped = to_drop(&kept, limit);
            kept.retain(|it| !dropped.contains(&it.number));
        }
        kept
    }

    /// The youngest kept generation of an age in seconds.
    fn back_by(kept: &[Past], age: i64) -> Option<i64> {
        let now = kept.last()?.at;
        let found = kept.iter().rev().find(|it| now - it.at >= age)?;
        Some(now - found.at)
    }

    /// What `watch` makes in this many seconds: prices each second, a reconcile every ten minutes.
    fn watched(seconds: i64) -> impl Iterator<Item = Past> {
        (0..seconds).map(|second| {
            let cause = match second % 600 {
                0 => Cause::Reconcile,
                _ => Cause::Prices,
            };
            past(1 + second.unsigned_abs(), second, cause)
        })
    }

    #[test]
    fn ten_are_kept_without_a_question() {
        let all: Vec<Past> = (1..=11).map(|n| past(n, 0, Cause::Prices)).collect();
        assert_eq!(to_drop(&all, u64::MAX), BTreeSet::new());
        assert_eq!(to_drop(&[], 0), BTreeSet::new());
    }

    #[test]
    fn two_days_of_watch_can_be_gone_back_by_a_minute_an_hour_and_a_day() {
        let kept = after(watched(2 * DAY), u64::MAX);
        for (age, most) in [
            (1, 1),
            (10, 10),
            (5 * MINUTE, 6 * MINUTE),
            (HOUR, HOUR + MINUTE),
            (3 * HOUR, 3 * HOUR + 10 * MINUTE),
            (DAY, DAY + 10 * MINUTE),
        ] {
            let found = back_by(&kept, age).expect("something of that age");
            assert!(found <= most, "{age} s ago: {found}");
        }
        // 2 minutes in full, 60 minutes, 24 hours, a reconcile every ten minutes of two days.
        assert!(kept.len() < 120 + 62 + 25 + 288, "{}", kept.len());
        let reconciles = kept.iter().filter(|it| it.cause == Cause::Reconcile);
        assert_eq!(reconciles.count(), 288);
    }

    #[test]
    fn events_are_thinned_to_one_an_hour_and_end_after_a_day() {
        let events = (0..2 * DAY).step_by(7);
        let events = events.map(|at| past(1 + at.unsigned_abs(), at, Cause::Events));
        let kept = after(events, u64::MAX);
        let older = |than: i64| kept.iter().filter(move |it| 2 * DAY - it.at > than);
        assert_eq!(older(BY_HOUR + HOUR).count(), 0);
        assert!((22..=25).contains(&older(2 * HOUR).count()));
    }

    #[test]
    fn within_a_small_size_what_remains_is_spread_over_the_time() {
        let kept = after(watched(DAY), 40 * MB);
        assert_eq!(kept.len(), 40);
        for age in [MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, 12 * HOUR] {
            let found = back_by(&kept, age).expect("something of that age");
            assert!(found <= 3 * age, "{age} s ago: {found}");
        }
    }

    #[test]
    fn an_editors_change_outlives_events_of_its_age() {
        let all = (0..6 * HOUR).map(|at| {
            let cause = match at {
                7_200 => Cause::Editors,
                _ => Cause::Events,
            };
            past(1 + at.unsigned_abs(), at, cause)
        });
        let kept = after(all, 30 * MB);
        assert!(kept.iter().any(|it| it.cause == Cause::Editors), "{kept:?}");
    }

    #[test]
    fn a_generation_larger_than_the_limit_can_be_gone_back_to() {
        let all: Vec<Past> = (1..=5).map(|n| past(n, 9, Cause::Build)).collect();
        assert_eq!(to_drop(&all, 0), BTreeSet::from([1, 2, 3]));
    }

    fn any_cause() -> impl Strategy<Value = Cause> {
        prop_oneof![
            6 => Just(Cause::Prices),
            2 => Just(Cause::Events),
            1 => Just(Cause::Editors),
            1 => Just(Cause::Reconcile),
            1 => (0..9_u64).prop_map(Cause::Rollback),
        ]
    }

    fn history() -> impl Strategy<Value = Vec<Past>> {
        // Clocks are sometimes set back.
        let step = prop_oneof![9 => 0..90_i64, 1 => 0..9_000_i64, 1 => -400..0_i64];
        let one = (step, any_cause(), 0..50 * MB);
        prop::collection::vec(one, 0..150).prop_map(|steps| {
            let mut at = 1_700_000_000;
            let numbered = (1..).zip(steps);
            let past = numbered.map(|(number, (step, cause, bytes))| {
                at += step;
                Past {
                    number,
                    at,
                    cause,
                    bytes,
                }
            });
            past.collect()
        })
    }

    proptest! {
        #[test]
        fn the_size_is_held_and_the_newest_stay(all in history(), limit in 0..900 * MB) {
            let dropped = to_drop(&all, limit);
            let kept: Vec<&Past> = all.iter().filter(|it| !dropped.contains(&it.number)).collect();
            let newest = all.len().min(2);
            prop_assert!(kept.ends_with(&all[all.len() - newest..].iter().collect::<Vec<_>>()));
            let bytes: u64 = kept.iter().map(|it| it.bytes).sum();
            prop_assert!(bytes <= limit || kept.len() <= 2, "{bytes} of {limit}");
            // Of the last ten one goes only when no other is left.
            let last = all.len().saturating_sub(LAST + 1);
            let goes = all[last..].iter().any(|it| dropped.contains(&it.number));
            prop_assert!(!goes || all[..last].iter().all(|it| dropped.contains(&it.number)));
        }

        #[test]
        fn with_room_for_all_only_old_events_go(mut all in history()) {
            // After a clock was set back, a minute may come twice, and then its first one is another.
            let mut times: Vec<i64> = all.iter().map(|it| it.at).collect();
            times.sort_unstable();
            all.iter_mut().zip(times).for_each(|(it, at)| it.at = at);
            let dropped = to_drop(&all, u64::MAX);
            for it in all.iter().filter(|it| dropped.contains(&it.number)) {
                prop_assert!(!it.cause.is_lasting());
            }
            let kept: Vec<Past> =
                all.into_iter().filter(|it| !dropped.contains(&it.number)).collect();
            prop_assert_eq!(to_drop(&kept, u64::MAX), BTreeSet::new(), "a second look keeps all");
        }
    }
}
