//! The limits that players have set: stored, lowered at once, raised after the operator's delay.

use api::wire::{LimitKind, LimitPeriod, PendingLimit};
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use super::store::{Read, Result, Table, Writing};
use super::{profiles, settable};

/// By player: all that were ever set.
const OWN: Table<u64> = Table::new("own-limits");

/// A limit of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Own {
    /// Its kind.
    pub kind: LimitKind,
    /// What it counts over.
    pub period: Option<LimitPeriod>,
    /// Its value; none when it was removed.
    pub value: Option<i64>,
    /// A change that waits.
    pub pending: Option<PendingLimit>,
    /// Until when it lasts: for a time-out and a self-exclusion.
    pub until: Option<Timestamp>,
}

/// A player's limits as they are at a moment: changes that have waited long enough apply.
///
/// # Errors
/// The database cannot be read.
pub fn of(read: &impl Read, player: u64, now: Timestamp) -> Result<Vec<Own>> {
    let stored: Option<Vec<Own>> = read.get(OWN, player)?;
    let mut all = stored.unwrap_or_default();
    if !all.iter().any(|own| own.kind == LimitKind::RealityCheck) {
        let mut usual = Own::none(LimitKind::RealityCheck, None);
        let profile = profiles::get(read, player)?;
        usual.value = profile.and_then(|own| settable::first_check(own.country_code()));
        all.push(usual);
    }
    for own in &mut all {
        own.settle(now);
    }
    Ok(all)
}

/// The value of a limit; none where none is set.
pub fn value(all: &[Own], kind: &LimitKind, period: Option<&LimitPeriod>) -> Option<i64> {
    let own = all.iter().find(|own| own.is(kind, period))?;
    own.value
}

/// Until when a player may not play at the own request; none if there is no such time.
pub fn excluded_until(all: &[Own], now: Timestamp) -> Option<Timestamp> {
    let until = all.iter().filter_map(|own| own.until);
    until.filter(|until| now < *until).max()
}

/// Changes a limit of a player.
///
/// # Errors
/// The database cannot be written.
pub fn change(
    write: &Writing,
    player: u64,
    (kind, period): (&LimitKind, Option<&LimitPeriod>),
    now: Timestamp,
    change: impl FnOnce(&mut Own),
) -> Result<()> {
    let mut all = of(write, player, now)?;
    if !all.iter().any(|own| own.is(kind, period)) {
        all.push(Own::none(kind.clone(), period.cloned()));
    }
    if let Some(own) = all.iter_mut().find(|own| own.is(kind, period)) {
        change(own);
    }
    write.put(OWN, player, &all)
}

impl Own {
    fn none(kind: LimitKind, period: Option<LimitPeriod>) -> Self {
        Self {
            kind,
            period,
            value: None,
            pending: None,
            until: None,
        }
    }

    /// Whether it is the limit of this kind and period.
    pub fn is(&self, kind: &LimitKind, period: Option<&LimitPeriod>) -> bool {
        self.kind == *kind && self.period.as_ref() == period
    }

    /// Sets another value: at once if it protects at least as much, else after the delay. A change
    /// that waits gives way to this one.
    pub fn set(&mut self, value: Option<i64>, now: Timestamp, delay: SignedDuration) {
        let most = |value: Option<i64>| value.unwrap_or(i64::MAX);
        self.pending = None;
        if most(value) <= most(self.value) {
            self.value = value;
        } else {
            let from = now.saturating_add(delay).unwrap_or(Timestamp::MAX);
            self.pending = Some(PendingLimit { value, from });
            self.settle(now);
        }
    }

    /// Lasts until a moment, or longer if it already does.
    pub fn extend(&mut self, until: Timestamp) {
        self.until = self.until.max(Some(until));
    }

    fn settle(&mut self, now: Timestamp) {
        if let Some(pending) = self.pending.take_if(|pending| now >= pending.from) {
            self.value = pending.value;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn less_applies_at_once_and_more_after_the_delay() {
        let delay = SignedDuration::from_secs(100);
        let at = |second| Timestamp::from_second(second).expect("a time");
        let mut own = Own::none(LimitKind::Wager, Some(LimitPeriod::Day));
        own.set(Some(500), at(0), delay);
        assert_eq!((own.value, own.pending), (Some(500), None));
        own.set(Some(900), at(0), delay);
        let waits = PendingLimit {
            value: Some(900),
            from: at(100),
        };
        assert_eq!((own.value, own.pending), (Some(500), Some(waits)));
        // Asked for again, it waits anew.
        own.set(None, at(50), delay);
        own.settle(at(149));
        assert_eq!(own.value, Some(500));
        own.settle(at(150));
        assert_eq!((own.value, own.pending), (None, None));
        own.set(Some(1), at(150), delay);
        own.set(Some(2), at(150), delay);
        own.set(Some(1), at(151), delay);
        own.settle(at(400));
        assert_eq!(own.value, Some(1), "the same value drops what waits");
    }
}
