//! Rollback: the generations that are kept, and their contents.

use std::collections::{BTreeMap, BTreeSet};

use jiff::Timestamp;

use super::error::cannot;
use super::kept::{kept, kept_name};
use super::{Draft, Output};
use crate::diagnostic::Diagnostic;
use crate::state::{self, Change, ContentHash, Foreign, Generation, Key, Origin};

/// A generation that can be gone back to, or the served one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Its number.
    pub number: u64,
    /// What it was; `None` for the oldest, of which only the contents are kept.
    pub generation: Option<Generation>,
    /// Whether it is the served one.
    pub is_served: bool,
}

impl Output {
    /// The generations that are kept, the newest first.
    ///
    /// # Errors
    /// The state cannot be read.
    pub fn generations(&self) -> Result<Vec<Standing>, Diagnostic> {
        let reading = self.state.read().map_err(state::diagnose)?;
        let served = self.number()?;
        let all = kept(&reading, served)?;
        let oldest = all.first().map(|(number, _)| number - 1);
        let mut standing: Vec<Standing> = all
            .into_iter()
            .map(|(number, generation)| Standing {
                number,
                is_served: number == served,
                generation: Some(generation),
            })
            .collect();
        standing.reverse();
        standing.extend(oldest.filter(|number| *number > 0).map(|number| Standing {
            number,
            generation: None,
            is_served: false,
        }));
        Ok(standing)
    }

    /// The generation before what is served. A return to an earlier one is served as that one was: going
    /// back twice goes further back, and not forward again.
    ///
    /// # Errors
    /// The state cannot be read.
    pub fn before_served(&self) -> Result<u64, Diagnostic> {
        let reading = self.state.read().map_err(state::diagnose)?;
        let mut number = self.number()?;
        while let Some(Generation {
            origin: Origin::Rollback(to),
            ..
        }) = reading.generation(number).map_err(state::diagnose)?
        {
            number = to;
        }
        Ok(number.saturating_sub(1))
    }

    /// Serves an earlier generation again, as a new one. The next build looks again at every page that
    /// this changes.
    ///
    /// # Errors
    /// The generation is not kept, or the disk refuses.
    pub fn rollback(&self, to: u64, now: Timestamp) -> Result<(u64, usize), Diagnostic> {
        let reading = self.state.read().map_err(state::diagnose)?;
        let served = self.number()?;
        let all = kept(&reading, served)?;
        let pages = reading.page_count().map_err(state::diagnose)?;
        let foreign: Vec<Foreign> = reading
            .value(Key::Foreign)
            .map_err(state::diagnose)?
            .unwrap_or_default();
        drop(reading);
        let oldest = all.first().map_or(served, |(number, _)| number - 1).max(1);
        if to >= served || to < oldest {
            let kept = if oldest < served {
                format!("generations {oldest} to {} are kept", served - 1)
            } else {
                "no earlier generation is kept".to_owned()
            };
            return Err(Diagnostic::error(format!(
                "cannot go back to generation {to}: {served} is served, and {kept}"
            ))
            .hint("`sportsbook generations` lists them"));
        }
        let mut changes: BTreeMap<String, Change> = BTreeMap::new();
        for (_, generation) in all.into_iter().rev().take_while(|(number, _)| *number > to) {
            for change in generation.changes {
                changes
                    .entry(change.file.clone())
                    .and_modify(|later| later.is = change.was)
                    .or_insert(Change {
                        file: change.file,
                        was: change.is,
                        is: change.was,
                    });
            }
        }
        let changes: Vec<Change> = changes
            .into_values()
            .filter(|change| change.was != change.is)
            .collect();
        let files = changes.iter().map(|change| change.file.clone()).collect();
        let draft = self.draft(Some(files))?;
        for change in &changes {
            draft.restore(change)?;
        }
        let mut stand: BTreeMap<String, Option<ContentHash>> = foreign
            .into_iter()
            .map(|foreign| (foreign.file, foreign.is))
            .collect();
        stand.extend(
            changes
                .iter()
                .map(|change| (change.file.clone(), change.is)),
        );
        let foreign: Vec<Foreign> = stand
            .into_iter()
            .map(|(file, is)| Foreign { file, is })
            .collect();
        let write = self.state.write().map_err(state::diagnose)?;
        write.set(Key::Foreign, &foreign).map_err(state::diagnose)?;
        let generation = Generation {
            at: now,
            pages,
            origin: Origin::Rollback(to),
            changed: changes.len() as u64,
            changes,
        };
        let changed = generation.changes.len();
        Ok((draft.publish(write, &generation)?, changed))
    }

    /// Removes kept contents that only going back beyond a forgotten generation needed.
    pub(super) fn collect(&self, forgotten: &Generation) -> Result<(), Diagnostic> {
        let old: BTreeSet<ContentHash> = forgotten.changes.iter().filter_map(|it| it.was).collect();
        if old.is_empty() {
            return Ok(());
        }
        let reading = self.state.read().map_err(state::diagnose)?;
        let needed: BTreeSet<ContentHash> = kept(&reading, self.number()?)?
            .iter()
            .flat_map(|(_, generation)| &generation.changes)
            .filter_map(|change| change.was)
            .collect();
        let kept = self.kept();
        old.difference(&needed)
            .try_for_each(|content| kept.remove(&kept_name(*content)))
            .map_err(|error| cannot("tidy", &kept.path(""), &error))
    }
}

impl Draft<'_> {
    fn restore(&self, change: &Change) -> Result<(), Diagnostic> {
        let Some(is) = change.is else {
            return self.remove(&change.file);
        };
        let kept = self.output.kept().path(&kept_name(is));
        self.next
            .remove(&change.file)
            .and_then(|()| self.next.take(&change.file, &kept))
            .map_err(|error| cannot("restore", &kept, &error))
    }
}
