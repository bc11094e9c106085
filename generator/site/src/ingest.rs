//! Stores the operator's answers in the state and in the resident catalogue, and reports what has
//! changed.
//!
//! The catalogue is stored before any page is rendered, together with what has changed: if the
//! build fails after that, the next one picks the changes up.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use jiff::Timestamp;
use rayon::prelude::*;

use crate::removal;
use catalogue::input::Input;
use catalogue::{
    Catalogue, Facet, Feed, League, Leagues, Locales, Market, Match, MatchView, News, Patch,
    SentMatch, decode_markets, differing_leagues, differing_match, encode_markets, normal_leagues,
    normal_match, settle_leagues, settle_match, settle_sports,
};
use diagnostic::Diagnostic;
use pages::kinds;
use project::settings::Settings;
use store::state::{self, CatalogueTables, Key, State, Writing};

/// Number of matches that are normalised together before they are stored.
const CHUNK: usize = 1_024;

/// The input of a build.
#[derive(Clone, Copy, Debug)]
pub enum Update<'a> {
    /// The operator's whole catalogue. Everything else is removed.
    Whole {
        /// The answers.
        feed: &'a Feed,
        /// News that arrived during the requests, and when: it is newer than the answers.
        news: (&'a [News], Timestamp),
    },
    /// Some matches only; sports and leagues stay as they are.
    Matches {
        /// Matches that are new or have changed.
        feed: &'a Feed,
        /// Matches that are gone.
        gone: &'a [u64],
        /// News about matches that were not requested, and when it arrived.
        news: (&'a [News], Timestamp),
    },
    /// Nothing new: the catalogue stays as the last build left it.
    Nothing,
}

impl<'a> Update<'a> {
    /// The operator's whole catalogue, without news.
    pub fn whole(feed: &'a Feed) -> Self {
        Self::Whole {
            feed,
            news: (&[], feed.at),
        }
    }
}

/// The result of an update.
#[derive(Debug)]
pub struct Ingested {
    /// Changes that are not yet on pages, by the settings' locales; `None` for everything.
    pub dirty: Option<HashMap<Input, Locales>>,
    /// Matches whose news does not fit the known match: they must be requested from the operator.
    pub unfit: Vec<u64>,
    /// Warnings about data that does not fit.
    pub notes: Vec<Diagnostic>,
}

/// The catalogue as the last build left it, read from the state.
///
/// # Errors
/// The state cannot be read.
pub fn load(state: &State) -> Result<Catalogue, Diagnostic> {
    let read = || {
        let reading = state.read()?;
        let leagues: Option<Leagues> = reading.value(Key::Leagues)?;
        let mut catalogue = Catalogue::new(leagues.unwrap_or_default(), reading.matches()?);
        catalogue.offers = reading.value(Key::Offers)?.unwrap_or_default();
        Ok(catalogue)
    };
    read().map_err(state::diagnose)
}

/// Stores an update in the state, and applies it to the catalogue, which mirrors the state.
///
/// # Errors
/// The operator lists implausibly fewer matches than before, or the state cannot be read or
/// written. Nothing is stored then.
pub fn ingest(
    state: &State,
    catalogue: &mut Catalogue,
    update: Update<'_>,
    settings: &Settings,
    allow_removal: bool,
) -> Result<Ingested, Diagnostic> {
    let diagnose = state::diagnose;
    let reading = state.read().map_err(diagnose)?;
    let codes = settings.codes();
    let known: Option<Vec<String>> = reading.value(Key::Locales).map_err(diagnose)?;
    let before: Option<Leagues> = reading.value(Key::Leagues).map_err(diagnose)?;
    let languages: Option<Vec<String>> = reading.value(Key::Languages).map_err(diagnose)?;
    drop(reading);
    let is_whole = matches!(update, Update::Whole { .. });
    // Without a full update, texts that were stored in more languages stay as they are.
    let has_languages = !is_whole || languages.as_ref() == Some(&codes);
    if !is_whole {
        let asks_nothing = matches!(update, Update::Nothing);
        check_known(before.is_some(), languages.as_deref(), &codes, asks_nothing)?;
    }
    let before = before.unwrap_or_default();
    let mut notes = Vec::new();
    let leagues = match update {
        Update::Whole { feed, .. } => normal_leagues(&feed.locales, &mut notes),
        Update::Matches { .. } | Update::Nothing => before.clone(),
    };
    let mut intake = Intake {
        catalogue,
        leagues,
        put: BTreeMap::new(),
        removed: BTreeSet::new(),
        unsettled: BTreeSet::new(),
        changes: HashMap::new(),
        locales: codes.len(),
        is_new: false,
        unfit: Vec::new(),
        notes,
    };
    let write = state.write().map_err(diagnose)?;
    intake.take(&write, update).map_err(diagnose)?;
    if let Update::Whole { feed, .. } = update
        && !allow_removal
    {
        removal::check_matches(
            intake.removed.len(),
            feed.unread.ids.len(),
            intake.catalogue.matches.len(),
            settings,
        )?;
    }
    intake.settle(&write, &before, is_whole).map_err(diagnose)?;
    let has_leagues = intake.leagues != before;
    let offers = match update {
        Update::Whole { feed, .. } => feed.offers.unwrap_or(intake.catalogue.offers),
        Update::Matches { .. } | Update::Nothing => intake.catalogue.offers,
    };
    if offers != intake.catalogue.offers {
        write.set(Key::Offers, &offers).map_err(diagnose)?;
        intake.is_new = true;
    }
    if intake.is_new || has_leagues || !has_languages {
        let finish = || -> state::Result<()> {
            if !has_languages {
                // Pages in other languages do not show which of them these texts change.
                write.set(Key::Languages, &codes)?;
                write.unset(Key::Locales)?;
            }
            if has_leagues || is_whole {
                write.set(Key::Leagues, &intake.leagues)?;
            }
            write.add_dirty(&intake.changes)
        };
        finish().and_then(|()| write.commit()).map_err(diagnose)?;
    } else {
        drop(write);
    }
    let dirty = if has_languages && known.as_ref() == Some(&codes) {
        let reading = state.read().map_err(diagnose)?;
        Some(reading.dirty().map_err(diagnose)?)
    } else {
        None
    };
    let Intake {
        leagues,
        put,
        removed,
        unfit,
        notes,
        ..
    } = intake;
    catalogue.offers = offers;
    catalogue.patch(Patch {
        leagues: has_leagues.then_some(leagues),
        put,
        removed: removed.into_iter().collect(),
    });
    Ok(Ingested {
        dirty,
        unfit,
        notes,
    })
}

/// Without a full update, the catalogue must be known in the languages of the site. If nothing was
/// requested at all, the site may have fewer languages than before, as long as only the last ones
/// were removed.
fn check_known(
    is_known: bool,
    languages: Option<&[String]>,
    codes: &[String],
    asks_nothing: bool,
) -> Result<(), Diagnostic> {
    let what = match languages {
        Some(languages) if is_known && languages == codes => return Ok(()),
        Some(languages) if is_known && asks_nothing && languages.starts_with(codes) => {
            return Ok(());
        }
        Some(languages) if is_known => format!(
            "the stored catalogue is in other languages than the site: {} instead of {}",
            languages.join(", "),
            codes.join(", ")
        ),
        _ => "there is no stored catalogue to build from".to_owned(),
    };
    Err(Diagnostic::error(what).hint("build once without --offline"))
}

struct Intake<'a> {
    /// The stored catalogue.
    catalogue: &'a Catalogue,
    leagues: Leagues,
    /// Matches that differ from the stored ones.
    put: BTreeMap<u64, Box<Match>>,
    /// Stored matches that are gone.
    removed: BTreeSet<u64>,
    /// Matches that are new, or that need another address than they had.
    unsettled: BTreeSet<u64>,
    changes: HashMap<Input, Locales>,
    locales: usize,
    /// Whether anything differs from the stored catalogue.
    is_new: bool,
    unfit: Vec<u64>,
    notes: Vec<Diagnostic>,
}

impl Intake<'_> {
    fn take(&mut self, write: &Writing, update: Update<'_>) -> state::Result<()> {
        write.catalogue(|tables| match update {
            Update::Nothing => Ok(()),
            Update::Matches {
                feed,
                gone,
                news: (news, at),
            } => {
                self.add(tables, &feed.matches(), feed.at)?;
                self.apply(tables, news, at)?;
                gone.iter().try_for_each(|id| self.remove(tables, *id))
            }
            Update::Whole {
                feed,
                news: (news, at),
            } => {
                let listed = self.add(tables, &feed.matches(), feed.at)?;
                let stored = self.catalogue.matches.keys();
                let is_gone = |id: &&u64| !listed.contains(id) && !feed.unread.ids.contains(id);
                let gone: Vec<u64> = stored.filter(is_gone).copied().collect();
                gone.into_iter()
                    .try_for_each(|id| self.remove(tables, id))?;
                self.apply(tables, news, at)
            }
        })
    }

    /// Adds answers for whole matches. Returns the matches that could be used.
    fn add(
        &mut self,
        tables: &mut CatalogueTables<'_>,
        sent: &[SentMatch<'_>],
        at: Timestamp,
    ) -> state::Result<BTreeSet<u64>> {
        let mut taken = BTreeSet::new();
        for chunk in sent.chunks(CHUNK) {
            let stored = chunk
                .iter()
                .map(|sent| match sent.locales.first() {
                    Some(Some((match_, _))) => tables.markets(match_.id),
                    _ => Ok(None),
                })
                .collect::<state::Result<Vec<_>>>()?;
            let normal: Vec<_> = chunk
                .par_iter()
                .zip(&stored)
                .map(|(sent, stored)| {
                    let markets = || stored.as_deref().map_or_else(Vec::new, decode_markets);
                    let known = match sent.locales.first() {
                        Some(Some((match_, _))) => self.catalogue.matches.get(&match_.id),
                        _ => None,
                    };
                    let before =
                        known.map(|known| (&**known, &markets as &dyn Fn() -> Vec<Market>));
                    normal_match(sent, &self.leagues, at, before).map(|(match_, markets)| {
                        let bytes = encode_markets(&markets);
                        (match_, markets, bytes)
                    })
                })
                .collect();
            for (normal, stored) in normal.into_iter().zip(stored) {
                match normal {
                    Ok((match_, markets, bytes)) => {
                        taken.insert(match_.id);
                        self.put(tables, match_, &markets, &bytes, stored.as_deref())?;
                    }
                    Err(note) => self.notes.push(note),
                }
            }
        }
        Ok(taken)
    }

    /// Applies news to matches, if it fits what is known.
    fn apply(
        &mut self,
        tables: &mut CatalogueTables<'_>,
        news: &[News],
        at: Timestamp,
    ) -> state::Result<()> {
        for news in news {
            let id = news.match_id;
            let stored = tables.markets(id)?;
            let markets = stored.as_deref().map_or_else(Vec::new, decode_markets);
            let known = (self.put.get(&id)).or_else(|| self.catalogue.matches.get(&id));
            let known = known.filter(|_| !self.removed.contains(&id));
            match known.and_then(|known| news.applied(known, &markets, at)) {
                Some((match_, markets)) => {
                    let bytes = encode_markets(&markets);
                    self.put(tables, match_, &markets, &bytes, stored.as_deref())?;
                }
                None => self.unfit.push(id),
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
        stored: Option<&[u8]>,
    ) -> state::Result<()> {
        let id = match_.id;
        let before = (self.put.get(&id)).or_else(|| self.catalogue.matches.get(&id));
        let same_match = before.is_some_and(|before| **before == match_);
        let same_markets = stored.is_some_and(|before| before == bytes);
        if same_match && same_markets {
            return Ok(());
        }
        let sport = |leagues: &BTreeMap<u64, League>, match_: &Match| {
            Some(leagues.get(&match_.league)?.sport)
        };
        let was = before.and_then(|before| sport(&self.catalogue.leagues, before));
        let is = sport(&self.leagues.leagues, &match_);
        let keeps_path = was == is && before.is_some_and(|it| it.sent_slug == match_.sent_slug);
        if !keeps_path {
            self.unsettled.insert(id);
        }
        let markets_before = stored.map_or_else(Vec::new, decode_markets);
        let view = before.map(|match_| MatchView {
            match_,
            markets: &markets_before,
        });
        let now = MatchView {
            match_: &match_,
            markets,
        };
        let changes = differing_match(id, view, Some(now), self.locales);
        self.note(changes);
        self.is_new = true;
        if !same_markets {
            tables.put_markets(id, bytes)?;
        }
        tables.put(&match_)?;
        self.removed.remove(&id);
        self.put.insert(id, match_.into());
        Ok(())
    }

    fn remove(&mut self, tables: &mut CatalogueTables<'_>, id: u64) -> state::Result<()> {
        let put = self.put.remove(&id);
        let Some(match_) = self.catalogue.matches.get(&id).or(put.as_ref()) else {
            return Ok(());
        };
        let markets = tables.markets(id)?;
        let markets = markets.as_deref().map_or_else(Vec::new, decode_markets);
        let before = MatchView {
            match_,
            markets: &markets,
        };
        let changes = differing_match(id, Some(before), None, self.locales);
        self.note(changes);
        self.is_new = true;
        if self.catalogue.matches.contains_key(&id) {
            self.removed.insert(id);
        }
        tables.remove(id)
    }

    /// Gives an address to every entity that needs one, and records which leagues changed by that or by the
    /// update.
    fn settle(&mut self, write: &Writing, before: &Leagues, is_whole: bool) -> state::Result<()> {
        if !is_whole && self.unsettled.is_empty() {
            return Ok(());
        }
        if is_whole {
            let moved = self.in_another_sport();
            self.unsettled.extend(moved);
        }
        let (moved, has_changed) = write.addresses(|book| {
            if is_whole {
                settle_sports(&mut self.leagues, book, &kinds::reserved(), &mut self.notes)?;
            }
            let mut moved = Vec::new();
            for id in std::mem::take(&mut self.unsettled) {
                let match_ = (self.put.get(&id)).or_else(|| self.catalogue.matches.get(&id));
                let match_ = match_.filter(|_| !self.removed.contains(&id));
                let Some((match_, league)) =
                    match_.and_then(|it| Some((it, self.leagues.leagues.get(&it.league)?)))
                else {
                    continue;
                };
                let slug = settle_match(match_, league.sport, book, &mut self.notes)?;
                if slug != match_.slug {
                    moved.push(Match {
                        slug,
                        ..(**match_).clone()
                    });
                }
            }
            if is_whole {
                settle_leagues(&mut self.leagues, book, &mut self.notes)?;
            }
            Ok(moved)
        })?;
        self.is_new |= has_changed;
        let every = Locales::first(self.locales);
        write.catalogue(|tables| {
            for match_ in moved {
                self.is_new = true;
                tables.put(&match_)?;
                self.note(vec![(Facet::Match(match_.id), every)]);
                self.put.insert(match_.id, match_.into());
            }
            Ok(())
        })?;
        if is_whole {
            self.note(differing_leagues(before, &self.leagues, self.locales));
        }
        Ok(())
    }

    /// Known matches whose league is now in another sport.
    fn in_another_sport(&self) -> Vec<u64> {
        let sport = |leagues: &BTreeMap<u64, League>, id| Some(leagues.get(&id)?.sport);
        let leagues = self.leagues.leagues.keys().copied();
        let moved: BTreeSet<u64> = leagues
            .filter(|id| {
                let was = sport(&self.catalogue.leagues, *id);
                was.is_some() && was != sport(&self.leagues.leagues, *id)
            })
            .collect();
        if moved.is_empty() {
            return Vec::new();
        }
        let matches = self.catalogue.matches.values();
        let matches = matches.filter(|match_| moved.contains(&match_.league));
        matches.map(|match_| match_.id).collect()
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
