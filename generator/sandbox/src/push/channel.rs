//! A channel: its subscribers and its recent publications.

use std::collections::{HashSet, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::value::RawValue;

use super::protocol::{Position, Publication};

/// How many publications are stored, and for how long.
const KEPT: usize = 100;
const KEPT_FOR: Duration = Duration::from_secs(300);

/// A channel that has, or recently had, subscribers.
#[derive(Debug)]
pub struct Channel {
    /// Ids of the connections.
    pub subscribers: HashSet<u64>,
    /// Those that hear who joins and leaves.
    pub watchers: HashSet<u64>,
    /// Offset of the last publication.
    offset: u64,
    past: VecDeque<(Instant, Publication)>,
    /// When it was last used.
    used: Instant,
}

impl Channel {
    /// A channel without a history.
    pub fn new(now: Instant) -> Self {
        Self {
            subscribers: HashSet::new(),
            watchers: HashSet::new(),
            offset: 0,
            past: VecDeque::new(),
            used: now,
        }
    }

    /// Position of the last publication.
    pub fn offset(&self) -> u64 {
        self.offset
    }

    /// Adds a publication.
    pub fn add(&mut self, data: Arc<RawValue>, now: Instant) -> Publication {
        self.offset += 1;
        let publication = Publication {
            data,
            offset: self.offset,
        };
        self.forget(now);
        if self.past.len() == KEPT {
            self.past.pop_front();
        }
        self.past.push_back((now, publication.clone()));
        publication
    }

    /// The publications after a position; none when some of them have expired.
    pub fn since(&mut self, offset: u64, now: Instant) -> Option<Vec<Publication>> {
        self.forget(now);
        let missed = self.offset.checked_sub(offset)?;
        let missed = usize::try_from(missed)
            .ok()
            .filter(|missed| *missed <= self.past.len())?;
        Some(
            self.past
                .iter()
                .skip(self.past.len() - missed)
                .map(|(_, one)| one.clone())
                .collect(),
        )
    }

    /// The stored publications, from a position on (or all), the oldest first unless reversed.
    pub fn history(
        &mut self,
        since: Option<&Position>,
        limit: Option<usize>,
        reverse: bool,
        now: Instant,
    ) -> Vec<Publication> {
        self.forget(now);
        let wanted = |one: &&Publication| {
            since.is_none_or(|since| {
                if reverse {
                    one.offset < since.offset
                } else {
                    one.offset > since.offset
                }
            })
        };
        let past = self.past.iter().map(|(_, one)| one);
        let limit = limit.unwrap_or(usize::MAX);
        if reverse {
            past.rev().filter(wanted).take(limit).cloned().collect()
        } else {
            past.filter(wanted).take(limit).cloned().collect()
        }
    }

    /// Removes a subscriber; returns whether it was one.
    pub fn leave(&mut self, number: u64, now: Instant) -> bool {
        self.watchers.remove(&number);
        let was_here = self.subscribers.remove(&number);
        if was_here {
            self.used = now;
        }
        was_here
    }

    /// Whether it has no subscribers and nothing that could be recovered.
    pub fn is_forgotten(&self, now: Instant) -> bool {
        self.subscribers.is_empty() && now.duration_since(self.used) > KEPT_FOR
    }

    fn forget(&mut self, now: Instant) {
        while self
            .past
            .front()
            .is_some_and(|(at, _)| now.duration_since(*at) > KEPT_FOR)
        {
            self.past.pop_front();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn raw(text: &str) -> Arc<RawValue> {
        RawValue::from_string(text.to_owned())
            .expect("it is JSON")
            .into()
    }

    #[test]
    fn missed_publications_are_recovered_in_order_until_they_expire() {
        let now = Instant::now();
        let mut channel = Channel::new(now);
        for number in 1..=5 {
            channel.add(raw(&number.to_string()), now);
        }
        let texts = |missed: Option<Vec<Publication>>| {
            missed.map(|missed| {
                missed
                    .iter()
                    .map(|one| one.data.get().to_owned())
                    .collect::<Vec<_>>()
            })
        };
        assert_eq!(
            texts(channel.since(3, now)),
            Some(vec!["4".into(), "5".into()])
        );
        assert_eq!(texts(channel.since(5, now)), Some(vec![]));
        assert_eq!(
            texts(channel.since(6, now)),
            None,
            "a position that was never reached"
        );
        for number in 6..=200 {
            channel.add(raw(&number.to_string()), now);
        }
        assert_eq!(texts(channel.since(99, now)), None);
        assert_eq!(
            channel.since(100, now).map(|missed| missed.len()),
            Some(100)
        );
        let later = now + KEPT_FOR + Duration::from_secs(1);
        assert_eq!(texts(channel.since(100, later)), None);
        assert!(channel.is_forgotten(later));
    }

    #[test]
    fn history_is_read_from_either_end() {
        let now = Instant::now();
        let mut channel = Channel::new(now);
        for number in 1..=5 {
            channel.add(raw(&number.to_string()), now);
        }
        let since = Position {
            offset: 2,
            epoch: String::new(),
        };
        let offsets =
            |past: Vec<Publication>| past.iter().map(|one| one.offset).collect::<Vec<_>>();
        assert_eq!(offsets(channel.history(None, Some(2), false, now)), [1, 2]);
        assert_eq!(offsets(channel.history(None, Some(2), true, now)), [5, 4]);
        assert_eq!(
            offsets(channel.history(Some(&since), None, false, now)),
            [3, 4, 5]
        );
        assert_eq!(offsets(channel.history(Some(&since), None, true, now)), [1]);
    }
}
