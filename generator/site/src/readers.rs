//! Which pages read what: from an input to the pages that a change of it may reach.
//!
//! This is a guide, not the judgement: it may name a page that does not read the input any more.
//! What a page reads stands in its record, and the plan looks there.

use std::collections::{BTreeSet, HashMap};

use crate::catalogue::{Facet, List, Locales};
use crate::input::Input;
use crate::route::{PageKind, Route};

/// Pages by what they read of the catalogue. All languages of a page count as one reader: they
/// read the same things, give or take a name.
#[derive(Debug, Default)]
pub struct Readers {
    numbers: HashMap<Route, u32>,
    pages: Vec<Standing>,
    free: Vec<u32>,
    by_subject: HashMap<Subject, BTreeSet<u32>>,
}

#[derive(Debug)]
struct Standing {
    route: Route,
    /// Languages that the page stands in.
    locales: Locales,
}

/// What facets are of. A page that reads one facet of an entity mostly reads them all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Subject {
    Sport(u64),
    Category(u64),
    League(u64),
    Match(u64),
    List(List),
    Count(u64),
}

impl Subject {
    fn of(input: &Input) -> Option<Self> {
        match input {
            Input::Facet(facet) => Some(match facet {
                Facet::Sport(id) => Self::Sport(*id),
                Facet::Category(id) => Self::Category(*id),
                Facet::League(id) => Self::League(*id),
                Facet::Match(id)
                | Facet::MainMarket(id)
                | Facet::Markets(id)
                | Facet::MainPrices(id)
                | Facet::Prices(id)
                | Facet::Score(id) => Self::Match(*id),
            }),
            Input::List(list) => Some(Self::List(*list)),
            Input::Count(league) => Some(Self::Count(*league)),
            Input::Program
            | Input::Settings
            | Input::Menu
            | Input::Today
            | Input::Message(_)
            | Input::Template(_)
            | Input::Asset(_) => None,
        }
    }

    /// The page that shows the entity: it may be about to come, so it counts as reached whether it
    /// has read the entity or not.
    fn own_page(self) -> Option<Route> {
        let (kind, id) = match self {
            Self::Sport(id) => (PageKind::Sport, id),
            Self::Category(id) => (PageKind::Category, id),
            Self::League(id) => (PageKind::League, id),
            Self::Match(id) => (PageKind::Match, id),
            Self::List(_) | Self::Count(_) => return None,
        };
        Some(Route { kind, id })
    }
}

impl Readers {
    /// Remembers what a page read in a language.
    pub fn add(&mut self, route: Route, locale: usize, facts: &[Input]) {
        let number = self.number(route);
        self.pages[number as usize]
            .locales
            .add([locale].into_iter().collect());
        let mut last = None;
        for subject in facts.iter().filter_map(Subject::of) {
            // A match's own page is known without saying, and there are as many as matches.
            if last != Some(subject) && subject.own_page() != Some(route) {
                self.by_subject.entry(subject).or_default().insert(number);
            }
            last = Some(subject);
        }
    }

    /// Forgets a page in a language; `facts` is what it read. To be told before what the same build
    /// adds: who read an entity that went was built again, and says anew what it reads.
    pub fn remove(&mut self, route: Route, locale: usize, facts: &[Input]) {
        let Some(number) = self.numbers.get(&route).copied() else {
            return;
        };
        let locales = &mut self.pages[number as usize].locales;
        locales.remove(locale);
        if !locales.is_empty() {
            return;
        }
        self.numbers.remove(&route);
        self.free.push(number);
        for subject in facts.iter().filter_map(Subject::of) {
            if subject.own_page() == Some(route) {
                self.by_subject.remove(&subject);
            } else if let Some(readers) = self.by_subject.get_mut(&subject) {
                readers.remove(&number);
                if readers.is_empty() {
                    self.by_subject.remove(&subject);
                }
            }
        }
    }

    /// Pages that a change of these inputs may reach, and those of entities that came or went.
    pub fn reached<'a>(&self, inputs: impl IntoIterator<Item = &'a Input>) -> BTreeSet<Route> {
        let mut reached = BTreeSet::new();
        for subject in inputs.into_iter().filter_map(Subject::of) {
            reached.extend(subject.own_page());
            let readers = self.by_subject.get(&subject).into_iter().flatten();
            reached.extend(readers.map(|number| self.pages[*number as usize].route));
        }
        reached
    }

    fn number(&mut self, route: Route) -> u32 {
        if let Some(number) = self.numbers.get(&route) {
            return *number;
        }
        let standing = Standing {
            route,
            locales: Locales::default(),
        };
        let number = if let Some(number) = self.free.pop() {
            self.pages[number as usize] = standing;
            number
        } else {
            self.pages.push(standing);
            u32::try_from(self.pages.len() - 1).expect("fewer than 4 billion pages")
        };
        self.numbers.insert(route, number);
        number
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(kind: PageKind, id: u64) -> Route {
        Route { kind, id }
    }

    #[test]
    fn a_change_reaches_who_read_it_until_they_go() {
        let mut readers = Readers::default();
        let home = Route::plain(PageKind::Home);
        let price = Input::Facet(Facet::MainPrices(7));
        let name = Input::Facet(Facet::Match(7));
        for locale in 0..2 {
            readers.add(home, locale, &[name.clone(), price.clone()]);
            readers.add(
                page(PageKind::Match, 7),
                locale,
                std::slice::from_ref(&name),
            );
        }
        let both: BTreeSet<Route> = [home, page(PageKind::Match, 7)].into();
        assert_eq!(readers.reached([&price]), both);
        readers.remove(home, 0, &[name.clone(), price.clone()]);
        readers.add(home, 1, &[name.clone(), price.clone()]);
        assert_eq!(readers.reached([&name]), both, "one language is left");
        readers.remove(home, 1, &[name.clone(), price]);
        assert_eq!(readers.reached([&name]), [page(PageKind::Match, 7)].into());
    }

    #[test]
    fn the_page_of_an_entity_that_is_new_is_reached() {
        let readers = Readers::default();
        let league = Input::Facet(Facet::League(3));
        assert_eq!(
            readers.reached([&league]),
            [page(PageKind::League, 3)].into()
        );
    }
}
