//! Takes what the operator answered into the state, and says what that changes.
//!
//! The catalogue is stored before any page is rendered, and with it what has changed: a build that
//! fails after that leaves the change to the next one.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use jiff::Timestamp;
use rayon::prelude::*;

use crate::catalogue::{
    Catalogue, Facet, Feed, Leagues, Locales, Market, Match, MatchView, SentMatch,
    differing_leagues, differing_match, normal_leagues, normal_match, settle_slugs,
};
use crate::diagnostic::Diagnostic;
use crate::input::Input;
use crate::settings::Settings;
use crate::state::{self, CatalogueTables, Key, State, Writing, decode_markets, encode_markets};

/// Matches that are normalised at once before they are stored.
const AT_ONCE: usize = 1_024;

/// What a build is made of.
#[derive(Clone, Copy, Debug)]
pub enum Update<'a> {
    /// Everything that the operator has. What is not in it is gone.
    Whole(&'a Feed),
    /// Some matches alone; sports and leagues are as they were.
    Matches {
        /// Those that are new or have changed.
        feed: &'a Feed,
        /// Those that are gone.
        gone: &'a [u64],
    },
    /// Nothing new: the catalogue is as the last build left it.
    Nothing,
}

/// A catalogue that is stored.
pub struct Ingested {
    /// The snapshot.
    pub catalogue: Catalogue,
    /// What is not yet on pages, by the settings' locales; `None` for everything.
    pub dirty: Option<HashMap<Input, Locales>>,
    /// What does not fit.
    pub notes: Vec<Diagnostic>,
}

/// Takes an update in.
///
/// # Errors
/// The operator lists so much less than before that it is not believed, or the state cannot be read
/// or written. Nothing is taken in then.
pub fn ingest(
    state: &State,
    update: Update<'_>,
    settings: &Settings,
    allow_removal: bool,
) -> Result<Ingested, Diagnostic> {
    let told = state::told;
    let reading = state.read().map_err(told)?;
    let codes: Vec<String> = settings
        .locales
        .iter()
        .map(|it| it.code.to_owned())
        .collect();
    let known: Option<Vec<String>> = reading.value(Key::Locales).map_err(told)?;
    let before: Option<Leagues> = reading.value(Key::Leagues).map_err(told)?;
    if before.is_none() && !matches!(update, Update::Whole(_)) {
        return Err(
            Diagnostic::error("there is no answer of the operator to build from")
                .hint("build once without --offline"),
        );
    }
    let before = before.unwrap_or_default();
    let mut notes = Vec::new();
    let leagues = match update {
        Update::Whole(feed) => normal_leagues(&feed.locales, settings, &mut notes),
        Update::Matches { .. } | Update::Nothing => before.clone(),
    };
    let matches = match update {
        Update::Whole(_) => BTreeMap::new(),
        Update::Matches { .. } | Update::Nothing => reading.matches().map_err(told)?,
    };
    drop(reading);
    let mut intake = Intake {
        leagues,
        matches,
        changes: HashMap::new(),
        locales: codes.len(),
        is_new: false,
        stored: 0,
        removed: 0,
        notes,
    };
    let write = state.write().map_err(told)?;
    intake.take(&write, update).map_err(told)?;
    if !allow_removal {
        intake.check_removals(settings)?;
    }
    intake.settle(&write, &before).map_err(told)?;
    if intake.is_new || intake.leagues != before {
        let finish = || -> state::Result<()> {
            write.set(Key::Leagues, &intake.leagues)?;
            write.add_dirty(&intake.changes)
        };
        finish().and_then(|()| write.commit()).map_err(told)?;
    } else {
        drop(write);
    }
    let reading = state.read().map_err(told)?;
    let dirty = if known.as_ref() == Some(&codes) {
        Some(reading.dirty().map_err(told)?)
    } else {
        None
    };
    let catalogue = Catalogue::new(intake.leagues, intake.matches, Box::new(reading), settings);
    Ok(Ingested {
        catalogue,
        dirty,
        notes: intake.notes,
    })
}

struct Intake {
    leagues: Leagues,
    matches: BTreeMap<u64, Match>,
    changes: HashMap<Input, Locales>,
    locales: usize,
    /// Whether anything differs from what is stored.
    is_new: bool,
    /// Matches that were stored before, and those of them that the operator lists no more.
    stored: usize,
    removed: usize,
    notes: Vec<Diagnostic>,
}

impl Intake {
    fn take(&mut self, write: &Writing, update: Update<'_>) -> state::Result<()> {
        write.catalogue(|tables| match update {
            Update::Nothing => Ok(()),
            Update::Matches { feed, gone } => {
                self.add(tables, &feed.matches(), feed.at)?;
                gone.iter().try_for_each(|id| {
                    self.matches.remove(id);
                    self.remove(tables, *id)
                })
            }
            Update::Whole(feed) => {
                let mut stored: BTreeSet<u64> = tables.ids()?.into_iter().collect();
                self.add(tables, &feed.matches(), feed.at)?;
                self.stored = stored.len();
                for id in self.matches.keys() {
                    stored.remove(id);
                }
                self.removed = stored.len();
                stored
                    .into_iter()
                    .try_for_each(|id| self.remove(tables, id))
            }
        })
    }

    /// An operator that suddenly lists a tenth of its matches has a fault: its answer must not
    /// empty the site.
    fn check_removals(&self, settings: &Settings) -> Result<(), Diagnostic> {
        let Self {
            removed, stored, ..
        } = self;
        let limit = settings.removal_percent;
        if settings.allows_removal(*removed as u64, *stored as u64) {
            return Ok(());
        }
        Err(Diagnostic::error(format!(
            "the operator lists {removed} of {stored} matches no more, and content/site.toml allows {limit} %"
        ))
        .hint("if it really has so much less, build with --allow-removal"))
    }

    fn add(
        &mut self,
        tables: &mut CatalogueTables<'_>,
        sent: &[SentMatch<'_>],
        at: Timestamp,
    ) -> state::Result<()> {
        for chunk in sent.chunks(AT_ONCE) {
            let stored = chunk
                .iter()
                .map(|sent| match sent.locales.first() {
                    Some(Some((match_, _))) => tables.get(match_.id),
                    _ => Ok(None),
                })
                .collect::<state::Result<Vec<_>>>()?;
            let normal: Vec<_> = chunk
                .par_iter()
                .zip(&stored)
                .map(|(sent, stored)| {
                    let markets = || match stored {
                        Some((_, bytes)) => decode_markets(bytes),
                        None => Vec::new(),
                    };
                    let before = stored
                        .as_ref()
                        .map(|(match_, _)| (match_, &markets as &dyn Fn() -> Vec<Market>));
                    normal_match(sent, &self.leagues, at, before).map(|(match_, markets)| {
                        let bytes = encode_markets(&markets);
                        (match_, markets, bytes)
                    })
                })
                .collect();
            for (normal, stored) in normal.into_iter().zip(stored) {
                match normal {
                    Ok((match_, markets, bytes)) => {
                        self.put(tables, match_, &markets, &bytes, stored)?;
                    }
                    Err(note) => self.notes.push(note),
                }
            }
        }
        Ok(())
    }

    fn put(
        &mut self,
        tables: &mut CatalogueTables<'_>,
        match_: Match,
        markets: &[Market],
        bytes: &[u8],
        stored: Option<(Match, Vec<u8>)>,
    ) -> state::Result<()> {
        let same_match = stored.as_ref().is_some_and(|(before, _)| *before == match_);
        let same_markets = stored.as_ref().is_some_and(|(_, before)| before == bytes);
        if !same_match || !same_markets {
            let before = stored.map(|(match_, bytes)| (match_, decode_markets(&bytes)));
            let before = before
                .as_ref()
                .map(|(match_, markets)| MatchView { match_, markets });
            let now = MatchView {
                match_: &match_,
                markets,
            };
            self.note(differing_match(match_.id, before, Some(now), self.locales));
            self.is_new = true;
            if !same_markets {
                tables.put_markets(match_.id, bytes)?;
            }
            tables.put(&match_)?;
        }
        self.matches.insert(match_.id, match_);
        Ok(())
    }

    fn remove(&mut self, tables: &mut CatalogueTables<'_>, id: u64) -> state::Result<()> {
        if let Some((match_, bytes)) = tables.get(id)? {
            let markets = decode_markets(&bytes);
            let before = MatchView {
                match_: &match_,
                markets: &markets,
            };
            self.note(differing_match(id, Some(before), None, self.locales));
            self.is_new = true;
            tables.remove(id)?;
        }
        Ok(())
    }

    /// Gives every entity a path of its own, and says which leagues that and the update changed.
    fn settle(&mut self, write: &Writing, before: &Leagues) -> state::Result<()> {
        let moved = settle_slugs(&mut self.leagues, &mut self.matches, &mut self.notes);
        let every = Locales::first(self.locales);
        write.catalogue(|tables| {
            for id in moved {
                self.is_new = true;
                tables.put(&self.matches[&id])?;
                self.note(vec![(Facet::Match(id), every)]);
            }
            Ok(())
        })?;
        self.note(differing_leagues(before, &self.leagues, self.locales));
        Ok(())
    }

    fn note(&mut self, changes: Vec<(Facet, Locales)>) {
        for (facet, locales) in changes {
            self.changes
                .entry(Input::Facet(facet))
                .or_default()
                .add(locales);
        }
    }
}
