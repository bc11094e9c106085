//! Which pages read what: from an entity or a list to the pages that a change of it may reach.
//!
//! This is a guide, not the judgement: it may name a page that does not read the input any more.
//! What a page reads stands in its record, and the plan looks there. The state keeps the guide, so
//! that a build reads the rows that it needs and no others.

use std::collections::hash_map::Entry;
use std::collections::{BTreeSet, HashMap};

use crate::input::{Input, Subject};
use crate::pages;
use crate::route::Route;
use crate::state::{Reading, Result};

/// Pages by what they read of the catalogue. All languages of a page count as one reader: they
/// read the same things, give or take a name.
#[derive(Debug, Default)]
pub struct Readers {
    /// Rows that were looked at; the others stand in the state.
    rows: HashMap<Subject, Row>,
}

#[derive(Debug, Default)]
struct Row {
    routes: BTreeSet<Route>,
    /// Whether it is another than the state has.
    is_new: bool,
}

impl Readers {
    /// Remembers what a page read.
    pub fn add(&mut self, stored: &Reading, route: &Route, facts: &[Input]) -> Result<()> {
        for subject in subjects(route, facts) {
            let row = self.row(stored, subject)?;
            row.is_new |= row.routes.insert(route.clone());
        }
        Ok(())
    }

    /// Forgets a page that is gone in every language; `facts` is what it read. Must come before what
    /// the same build adds: the readers of an entity that went are built again, and their new reads
    /// are added.
    pub fn remove(&mut self, stored: &Reading, route: &Route, facts: &[Input]) -> Result<()> {
        for subject in subjects(route, facts) {
            let row = self.row(stored, subject)?;
            row.is_new |= row.routes.remove(route);
        }
        let shown = pages::shows(route);
        let mut read = facts.iter().filter_map(Subject::of);
        if let Some(subject) = shown.filter(|shown| read.any(|subject| subject == *shown)) {
            let row = self.row(stored, subject)?;
            row.is_new |= !std::mem::take(&mut row.routes).is_empty();
        }
        Ok(())
    }

    /// Pages that a change of these inputs may reach. The page that shows an entity is not among
    /// them: [`pages::coming_with`] names it.
    pub fn reached<'a>(
        &self,
        stored: &Reading,
        inputs: impl IntoIterator<Item = &'a Input>,
    ) -> Result<BTreeSet<Route>> {
        let mut reached = BTreeSet::new();
        for subject in inputs.into_iter().filter_map(Subject::of) {
            match self.rows.get(&subject) {
                Some(row) => reached.extend(row.routes.iter().cloned()),
                None => reached.extend(stored.readers(subject)?),
            }
        }
        Ok(reached)
    }

    /// Rows that the state does not have as they are; it is about to get them.
    pub fn take_new(&mut self) -> impl Iterator<Item = (Subject, &BTreeSet<Route>)> {
        let new = |(subject, row): (&Subject, &mut Row)| {
            std::mem::take(&mut row.is_new).then_some(*subject)
        };
        let new: Vec<Subject> = self.rows.iter_mut().filter_map(new).collect();
        new.into_iter()
            .map(|subject| (subject, &self.rows[&subject].routes))
    }

    fn row(&mut self, stored: &Reading, subject: Subject) -> Result<&mut Row> {
        Ok(match self.rows.entry(subject) {
            Entry::Occupied(row) => row.into_mut(),
            Entry::Vacant(empty) => empty.insert(Row {
                routes: stored.readers(subject)?.into_iter().collect(),
                is_new: false,
            }),
        })
    }
}

/// The rows that a page is stored in. The entity that it shows has none for it: a site has as many
/// matches as pages that show one.
fn subjects(route: &Route, facts: &[Input]) -> impl Iterator<Item = Subject> {
    let shown = pages::shows(route);
    let mut last = None;
    let all = facts.iter().filter_map(Subject::of);
    // A page that reads one facet of an entity mostly reads them all, one after the other.
    all.filter(move |subject| last.replace(*subject) != Some(*subject))
        .filter(move |subject| Some(*subject) != shown)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::Facet;
    use crate::route::PageKind;
    use crate::state::State;

    fn home() -> Route {
        Route::only(PageKind::new(0))
    }

    fn of_match(id: u64) -> Route {
        Route::entity(PageKind::new(4), id)
    }

    fn store(state: &State, readers: &mut Readers) -> Reading {
        let write = state.write().expect("writes");
        write.set_readers(readers.take_new()).expect("writes");
        write.commit().expect("commits");
        state.read().expect("reads")
    }

    #[test]
    fn a_change_reaches_who_read_it_until_they_go() {
        let dir = tempfile::tempdir().expect("temp");
        let state = State::open(&dir.path().join("state.redb")).expect("opens");
        let stored = state.read().expect("reads");
        let mut readers = Readers::default();
        let (home, own) = (home(), of_match(7));
        let price = Input::Facet(Facet::MainPrices(7));
        let name = Input::Facet(Facet::Match(7));
        let facts = [name.clone(), price.clone()];
        readers.add(&stored, &home, &facts).expect("reads");
        readers.add(&stored, &own, &facts).expect("reads");
        // The match's own page is known without being stored.
        let stored_one: BTreeSet<Route> = [home.clone()].into();
        let reached =
            |readers: &Readers, stored: &Reading| readers.reached(stored, [&price]).expect("reads");
        assert_eq!(reached(&readers, &stored), stored_one);

        // Whoever comes later finds it in the state.
        let stored = store(&state, &mut readers);
        assert_eq!(reached(&Readers::default(), &stored), stored_one);
        assert_eq!(readers.take_new().count(), 0);

        let mut readers = Readers::default();
        readers.add(&stored, &home, &facts).expect("reads");
        assert_eq!(readers.take_new().count(), 0, "it is there already");
        readers.remove(&stored, &home, &facts).expect("reads");
        assert_eq!(reached(&readers, &stored), [].into());
        let stored = store(&state, &mut readers);
        assert_eq!(reached(&Readers::default(), &stored), [].into());
    }

    #[test]
    fn nobody_reads_a_match_that_is_gone() {
        let dir = tempfile::tempdir().expect("temp");
        let state = State::open(&dir.path().join("state.redb")).expect("opens");
        let stored = state.read().expect("reads");
        let mut readers = Readers::default();
        let facts = [Input::Facet(Facet::Match(7))];
        readers.add(&stored, &home(), &facts).expect("reads");
        readers
            .remove(&stored, &of_match(7), &facts)
            .expect("reads");
        assert_eq!(readers.reached(&stored, &facts).expect("reads"), [].into());
    }
}
