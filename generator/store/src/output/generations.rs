//! Going back: the generations that are kept, which of them is served, and how an earlier one is served
//! again.

use std::collections::BTreeMap;

use jiff::Timestamp;

use super::Output;
use super::draft::is_most;
use super::kept::past;
use super::names::DOCUMENT;
use crate::state::{self, Cause, Change, Foreign, Generation, Key, Reading};
use catalogue::fingerprint::ContentHash;
use diagnostic::Diagnostic;

/// A kept generation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its number.
    pub number: u64,
    /// What it is.
    pub generation: Generation,
    /// Bytes on the disk that are kept for it and for no newer generation.
    pub bytes: u64,
    /// Whether it is the served one.
    pub is_served: bool,
}

/// The served generation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Served {
    /// Its number; 0 before the first.
    pub number: u64,
    /// The generation whose files it has: another one after a rollback.
    pub files_of: u64,
}

impl Served {
    /// Whether a rollback has put it in the place of newer files, and no build since then.
    pub fn is_rolled_back(self) -> bool {
        self.files_of != self.number
    }
}

/// A rollback.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RolledBack {
    /// Number of the generation that is served now.
    pub number: u64,
    /// How many files differ from the one before.
    pub files: usize,
    /// The document of the edge.
    pub document: Returned,
}

/// What a rollback did with the document of the edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Returned {
    /// It was the same.
    Same,
    /// It is that of the earlier generation again.
    Changed,
    /// It stays: that of the earlier generation is not kept.
    Unknown,
}

impl Output {
    /// The generations that are kept, the newest first.
    ///
    /// # Errors
    /// The state cannot be read.
    pub fn generations(&self) -> Result<Vec<Listed>, Diagnostic> {
        let reading = self.state.read().map_err(state::diagnose)?;
        let served = self.number()?;
        let all = reading.generations().map_err(state::diagnose)?;
        let sizes = past(&all);
        let listed = all.into_iter().zip(sizes).rev();
        let listed = listed.map(|((number, generation), past)| Listed {
            number,
            generation,
            bytes: past.bytes,
            is_served: number == served,
        });
        Ok(listed.collect())
    }

    /// Which generation is served.
    ///
    /// # Errors
    /// The state cannot be read.
    pub fn served(&self) -> Result<Served, Diagnostic> {
        let reading = self.state.read().map_err(state::diagnose)?;
        let number = self.number()?;
        let mut files_of = number;
        while let Some(Generation {
            cause: Cause::Rollback(to),
            ..
        }) = reading.generation(files_of).map_err(state::diagnose)?
        {
            files_of = to;
        }
        Ok(Served { number, files_of })
    }

    /// The kept generation before what is served. A return to an earlier one is served as that one was:
    /// going back twice goes further back, and not forward again.
    ///
    /// # Errors
    /// No older generation is kept.
    pub fn before_served(&self) -> Result<u64, Diagnostic> {
        let files_of = self.served()?.files_of;
        self.newest(|number, _| number < files_of)?.ok_or_else(|| {
            Diagnostic::error(format!(
                "cannot go back: no generation before {files_of} is kept"
            ))
            .hint(LIST)
        })
    }

    /// The generation that was served at a time, or the newest kept one before it.
    ///
    /// # Errors
    /// It is the served one, or none of that age is kept.
    pub fn served_at(&self, time: Timestamp) -> Result<u64, Diagnostic> {
        let found = self.newest(|_, it| it.at <= time)?;
        match found {
            Some(number) if number == self.number()? => Err(Diagnostic::error(format!(
                "generation {number} was served at {time:.0}, and still is"
            ))
            .hint("name an earlier time; `sportsbook generations` lists what is kept")),
            Some(number) => Ok(number),
            None => Err(Diagnostic::error(format!(
                "no generation of {time:.0} or earlier is kept"
            ))
            .hint(LIST)),
        }
    }

    /// The newest kept generation that is so.
    fn newest(&self, is_so: impl Fn(u64, &Generation) -> bool) -> Result<Option<u64>, Diagnostic> {
        let reading = self.state.read().map_err(state::diagnose)?;
        let all = reading.generations().map_err(state::diagnose)?;
        let mut newest_first = all.into_iter().rev();
        Ok(newest_first
            .find(|(number, it)| is_so(*number, it))
            .map(|(number, _)| number))
    }

    /// Serves an earlier generation again, as a new one. The next build looks again at every page that
    /// this changes.
    ///
    /// # Errors
    /// The generation is not kept, or the disk refuses.
    pub fn rollback(&self, to: u64, now: Timestamp) -> Result<RolledBack, Diagnostic> {
        let reading = self.state.read().map_err(state::diagnose)?;
        let all = reading.generations().map_err(state::diagnose)?;
        self.check_kept(to, &all)?;
        let changes = undone(&reading, &all, to).map_err(state::diagnose)?;
        let target = reading.generation(to).map_err(state::diagnose)?;
        let foreign: Vec<Foreign> = reading
            .value(Key::Foreign)
            .map_err(state::diagnose)?
            .unwrap_or_default();
        let pages =
            usize::try_from(reading.page_count().map_err(state::diagnose)?).unwrap_or(usize::MAX);
        let document = reading.document(to).map_err(state::diagnose)?;
        drop(reading);
        let files = || changes.iter().map(|change| change.file.clone()).collect();
        let draft = self.draft((!is_most(changes.len(), pages)).then(files))?;
        // Some files that come back may still be in a folder that was replaced.
        self.backlog.finish();
        for change in &changes {
            draft.restore(change)?;
        }
        let mut files: BTreeMap<String, Option<ContentHash>> = foreign
            .into_iter()
            .map(|foreign| (foreign.file, foreign.is))
            .collect();
        let restored = changes.iter();
        files.extend(restored.map(|change| (change.file.clone(), change.is)));
        let foreign: Vec<Foreign> = files
            .into_iter()
            .map(|(file, is)| Foreign { file, is })
            .collect();
        let write = self.state.write().map_err(state::diagnose)?;
        write.set(Key::Foreign, &foreign).map_err(state::diagnose)?;
        let generation = Generation {
            at: now,
            pages: target.map_or(0, |it| it.pages),
            cause: Cause::Rollback(to),
            changed: changes.len() as u64,
            replaced: 0,
        };
        // Before the pages, as in a build: a server must allow their scripts as soon as they are served.
        let document = match document {
            Some(document) if self.document()?.as_ref() == Some(&document) => Returned::Same,
            Some(document) => {
                self.put(DOCUMENT, &document)?;
                Returned::Changed
            }
            None => Returned::Unknown,
        };
        // The limit is in the project, which may be the reason to go back; the next build holds it.
        let number = draft.publish(write, &generation, &changes, u64::MAX)?;
        Ok(RolledBack {
            number,
            files: changes.len(),
            document,
        })
    }

    fn check_kept(&self, to: u64, all: &[(u64, Generation)]) -> Result<(), Diagnostic> {
        let served = self.number()?;
        let numbers = all.iter().map(|(number, _)| *number);
        let before: Vec<u64> = numbers.filter(|number| *number < served).collect();
        if before.contains(&to) {
            return Ok(());
        }
        let kept = match before.as_slice() {
            [] => "no earlier generation is kept".to_owned(),
            [one] => format!("only generation {one} is kept"),
            [oldest, .., newest] => match before.iter().rfind(|number| **number < to) {
                Some(nearest) if to < served => {
                    format!("of its time, generation {nearest} is kept")
                }
                _ => format!("generations {oldest} to {newest} are kept"),
            },
        };
        Err(Diagnostic::error(format!(
            "cannot go back to generation {to}: {served} is served, and {kept}"
        ))
        .hint(LIST))
    }
}

const LIST: &str = "`sportsbook generations` lists them";

/// The changes that lead back from the newest generation to an earlier one.
fn undone(reading: &Reading, all: &[(u64, Generation)], to: u64) -> state::Result<Vec<Change>> {
    let later = all.iter().filter(|(number, _)| *number > to);
    let later = later.map(|(number, _)| reading.changes(*number));
    let back = |change: Change| Change {
        file: change.file,
        was: change.is,
        is: change.was,
    };
    let net = state::net(later.collect::<state::Result<Vec<_>>>()?);
    Ok(net.into_iter().map(back).collect())
}
