//! Which pages read what: from an entity, a list or a record of the content to the pages that a change of it may reach.
//!
//! This is a guide, not the judgement: it may name a page that does not read the input any more.
//! What a page reads stands in its record, and the plan looks there. The state keeps the guide, so
//! that a build reads the rows that it needs and no others.

use std::collections::hash_map::Entry;
use std::collections::{BTreeSet, HashMap};

use crate::input::{Input, Subject};
use crate::route::{PageKind, Route};
use crate::state::{Reading, Result};

/// Pages by what they read of the catalogue and of the content. All languages of a page count as one reader: they
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
    pub fn add(&mut self, stored: &Reading, route: Route, facts: &[Input]) -> Result<()> {
        for subject in subjects(route, facts) {
            let row = self.row(stored, subject)?;
            row.is_new |= row.routes.insert(route);
        }
        Ok(())
    }

    /// Forgets a page that there is no more, in any language; `facts` is what it read. To be told
    /// before what the same build adds: who read an entity that went was built again, and says anew
    /// what it reads.
    pub fn remove(&mut self, stored: &Reading, route: Route, facts: &[Input]) -> Result<()> {
        for subject in subjects(route, facts) {
            let row = self.row(stored, subject)?;
            row.is_new |= row.routes.remove(&route);
        }
        let own = facts.iter().filter_map(Subject::of);
        for subject in own.filter(|subject| own_page(subject) == Some(route)) {
            let row = self.row(stored, subject)?;
            row.is_new |= !std::mem::take(&mut row.routes).is_empty();
        }
        Ok(())
    }

    /// Pages that a change of these inputs may reach, and those of entities that came or went.
    pub fn reached<'a>(
        &self,
        stored: &Reading,
        inputs: impl IntoIterator<Item = &'a Input>,
    ) -> Result<BTreeSet<Route>> {
        let mut reached = BTreeSet::new();
        for subject in inputs.into_iter().filter_map(Subject::of) {
            reached.extend(own_page(&subject));
            match self.rows.get(&subject) {
                Some(row) => reached.extend(&row.routes),
                None => reached.extend(stored.readers(&subject)?),
            }
        }
        Ok(reached)
    }

    /// Rows that the state does not have as they are; it is about to get them.
    pub fn take_new(&mut self) -> impl Iterator<Item = (Subject, &BTreeSet<Route>)> {
        let new = |(subject, row): (&Subject, &mut Row)| {
            std::mem::take(&mut row.is_new).then(|| subject.clone())
        };
        let new: Vec<Subject> = self.rows.iter_mut().filter_map(new).collect();
        new.into_iter().map(|subject| {
            let routes = &self.rows[&subject].routes;
            (subject, routes)
        })
    }

    fn row(&mut self, stored: &Reading, subject: Subject) -> Result<&mut Row> {
        Ok(match self.rows.entry(subject) {
            Entry::Occupied(row) => row.into_mut(),
            Entry::Vacant(empty) => {
                let routes = stored.readers(empty.key())?.into_iter().collect();
                empty.insert(Row {
                    routes,
                    is_new: false,
                })
            }
        })
    }
}

/// What a page's row stands under. A match's own page is known without saying, and there are as many
/// as matches.
fn subjects(route: Route, facts: &[Input]) -> impl Iterator<Item = Subject> {
    let mut last = None;
    let all = facts.iter().filter_map(Subject::of);
    // A page that reads one facet of an entity mostly reads them all, one after the other.
    all.filter(move |subject| {
        let is_another = last.as_ref() != Some(subject);
        if is_another {
            last = Some(subject.clone());
        }
        is_another
    })
    .filter(move |subject| own_page(subject) != Some(route))
}

/// The page that shows the entity: it may be about to come, so it counts as reached whether it has
/// read the entity or not.
fn own_page(subject: &Subject) -> Option<Route> {
    let (kind, id) = match *subject {
        Subject::Sport(id) => (PageKind::Sport, id),
        Subject::Category(id) => (PageKind::Category, id),
        Subject::League(id) => (PageKind::League, id),
        Subject::Match(id) => (PageKind::Match, id),
        Subject::List(_) | Subject::Count(_) | Subject::Path(_) | Subject::Content(_) => {
            return None;
        }
    };
    Some(Route { kind, id })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::Facet;
    use crate::state::State;

    fn page(kind: PageKind, id: u64) -> Route {
        Route { kind, id }
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
        let home = Route::plain(PageKind::Home);
        let own = page(PageKind::Match, 7);
        let price = Input::Facet(Facet::MainPrices(7));
        let name = Input::Facet(Facet::Match(7));
        let facts = [name.clone(), price.clone()];
        readers.add(&stored, home, &facts).expect("reads");
        readers.add(&stored, own, &facts).expect("reads");
        let both: BTreeSet<Route> = [home, own].into();
        let reached =
            |readers: &Readers, stored: &Reading| readers.reached(stored, [&price]).expect("reads");
        assert_eq!(reached(&readers, &stored), both);

        // Whoever comes later finds it in the state.
        let stored = store(&state, &mut readers);
        assert_eq!(reached(&Readers::default(), &stored), both);
        assert_eq!(readers.take_new().count(), 0);

        let mut readers = Readers::default();
        readers.add(&stored, home, &facts).expect("reads");
        assert_eq!(readers.take_new().count(), 0, "it is there already");
        readers.remove(&stored, home, &facts).expect("reads");
        assert_eq!(reached(&readers, &stored), [own].into());
        let stored = store(&state, &mut readers);
        assert_eq!(reached(&Readers::default(), &stored), [own].into());
    }

    #[test]
    fn nobody_reads_a_match_that_is_gone() {
        let dir = tempfile::tempdir().expect("temp");
        let state = State::open(&dir.path().join("state.redb")).expect("opens");
        let stored = state.read().expect("reads");
        let mut readers = Readers::default();
        let facts = [Input::Facet(Facet::Match(7))];
        let home = Route::plain(PageKind::Home);
        readers.add(&stored, home, &facts).expect("reads");
        let own = page(PageKind::Match, 7);
        readers.remove(&stored, own, &facts).expect("reads");
        assert_eq!(
            readers.reached(&stored, &facts).expect("reads"),
            [own].into()
        );
    }

    #[test]
    fn the_page_of_an_entity_that_is_new_is_reached() {
        let dir = tempfile::tempdir().expect("temp");
        let state = State::open(&dir.path().join("state.redb")).expect("opens");
        let stored = state.read().expect("reads");
        let league = Input::Facet(Facet::League(3));
        let reached = Readers::default().reached(&stored, [&league]);
        assert_eq!(reached.expect("reads"), [page(PageKind::League, 3)].into());
    }
}
