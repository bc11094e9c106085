//! Which pages read what: from an entity or a list to the pages that its change may reach.
//!
//! This index may name pages that do not read the input any more. What a page reads is stored in
//! its record, and the plan checks that. The state stores the index, so that a build reads only the
//! rows that it needs.

use std::collections::hash_map::Entry;
use std::collections::{BTreeSet, HashMap};

use catalogue::input::{Input, Subject};
use catalogue::route::Route;
use pages::kinds;
use store::state::{Reading, Result};

/// Pages by the parts of the catalogue that they read. All languages of a page count as one reader,
/// because they read nearly the same.
#[derive(Debug, Default)]
pub struct Readers {
    /// Rows that were read or changed; all others are in the state.
    rows: HashMap<Subject, Row>,
}

#[derive(Debug, Default)]
struct Row {
    routes: BTreeSet<Route>,
    /// Whether it differs from the state.
    is_new: bool,
}

impl Readers {
    /// Records what a page read.
    pub fn add(&mut self, stored: &Reading, route: &Route, facts: &[Input]) -> Result<()> {
        for subject in subjects(route, facts) {
            let row = self.row(stored, subject)?;
            row.is_new |= row.routes.insert(route.clone());
        }
        Ok(())
    }

    /// Removes a page that is gone in every language; `facts` is what it read. Must be called
    /// before the same build adds pages: readers of a removed entity are built again, and their new
    /// reads are added.
    pub fn remove(&mut self, stored: &Reading, route: &Route, facts: &[Input]) -> Result<()> {
        for subject in subjects(route, facts) {
            let row = self.row(stored, subject)?;
            row.is_new |= row.routes.remove(route);
        }
        let shown = kinds::shows(route);
        let mut read = facts.iter().filter_map(Subject::of);
        if let Some(subject) = shown.filter(|shown| read.any(|subject| subject == *shown)) {
            let row = self.row(stored, subject)?;
            row.is_new |= !std::mem::take(&mut row.routes).is_empty();
        }
        Ok(())
    }

    /// Pages that a change of these inputs may reach. The page that shows an entity is not among
    /// them; see [`kinds::coming_with`].
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

    /// Rows that differ from the state, to be stored.
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

/// The rows that a page is stored in. It is not stored in the row of the entity that it shows: a
/// site has as many matches as pages that show one.
fn subjects(route: &Route, facts: &[Input]) -> impl Iterator<Item = Subject> {
    let shown = kinds::shows(route);
    let mut last = None;
    let all = facts.iter().filter_map(Subject::of);
    // A page that reads one facet of an entity mostly reads several, one after another.
    all.filter(move |subject| last.replace(*subject) != Some(*subject))
        .filter(move |subject| Some(*subject) != shown)
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalogue::Facet;
    use catalogue::route::PageKind;
    use store::state::State;

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
    fn a_change_reaches_its_readers_until_they_are_removed() {
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

        // A later build reads it from the state.
        let stored = store(&state, &mut readers);
        assert_eq!(reached(&Readers::default(), &stored), stored_one);
        assert_eq!(readers.take_new().count(), 0);

        let mut readers = Readers::default();
        readers.add(&stored, &home, &facts).expect("reads");
        assert_eq!(readers.take_new().count(), 0, "it is stored already");
        readers.remove(&stored, &home, &facts).expect("reads");
        assert_eq!(reached(&readers, &stored), [].into());
        let stored = store(&state, &mut readers);
        assert_eq!(reached(&Readers::default(), &stored), [].into());
    }

    #[test]
    fn a_removed_match_has_no_readers() {
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
