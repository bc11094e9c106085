//! What schedule and results have in common: a page for each day, of all sports and of each, in as
//! many parts as its list needs.
//!
//! | path | page |
//! |---|---|
//! | `/schedule` | today, all sports |
//! | `/schedule/soccer` | today, one sport |
//! | `/schedule/tomorrow`, `/schedule/soccer/tomorrow` | another day: a word, or a date |
//! | `/schedule/soccer/tomorrow/2` | the second part of its list |
//! | `/schedule/today/2`, `/schedule/soccer/today/2` | the second part of today |
//!
//! The pages of all sports, and those of today, always exist. The others exist while they have a match.

use jiff::civil::Date;
use jiff::{Span as Days, ToSpan};

use crate::scope::Scope;
use crate::site::Site;
use crate::view::Words;
use catalogue::input::Subject;
use catalogue::route::{PageKind, Part, Route};
use catalogue::{DAYS_AHEAD, DAYS_BACK, Slug, Span};
use diagnostic::Diagnostic;

/// The last segment of today's paths, where one is needed.
pub const TODAY: &str = "today";

/// The path segment of the day after today.
pub const TOMORROW: &str = "tomorrow";

/// The path segment of the day before today.
pub const YESTERDAY: &str = "yesterday";

/// The path segment of matches that start within three hours.
pub const SOON: &str = "next-3-hours";

/// Schedule or results.
pub struct Series {
    /// Their kind.
    pub kind: PageKind,
    /// First path segment.
    pub root: &'static str,
    /// Path segment of the day beside today, and the message with its name.
    pub near: (&'static str, &'static str),
    /// Days from one to the next: 1, or -1 for results.
    pub step: i64,
    /// How many days there are, with today.
    pub days: i64,
    /// Whether there is a page of the next three hours.
    pub has_soon: bool,
    /// The matches of a day.
    pub span: fn(Date, Option<u64>) -> Span,
}

/// Matches that take bets, from today on.
pub static SCHEDULE: Series = Series {
    kind: PageKind::new(20),
    root: "schedule",
    near: (TOMORROW, "day-tomorrow"),
    step: 1,
    days: DAYS_AHEAD,
    has_soon: true,
    span: Span::Day,
};

/// Matches that have ended, from today back.
pub static RESULTS: Series = Series {
    kind: PageKind::new(21),
    root: "results",
    near: (YESTERDAY, "day-yesterday"),
    step: -1,
    days: DAYS_BACK,
    has_soon: false,
    span: Span::Ended,
};

/// Which matches a page shows, apart from their sport.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// Within three hours.
    Soon,
    /// Today.
    Today,
    /// Tomorrow or yesterday.
    Near,
    /// Another day.
    On(Date),
}

/// One page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaf {
    /// Its sport; none for all.
    pub sport: Option<u64>,
    /// Its matches.
    pub when: When,
    /// The part of the list, from 1.
    pub part: u32,
}

impl Series {
    /// Every day there is a page of, in order.
    pub fn whens(&self, today: Date) -> Vec<When> {
        let soon = self.has_soon.then_some(When::Soon);
        let days = (0..self.days).filter_map(|nth| match nth {
            0 => Some(When::Today),
            1 => Some(When::Near),
            nth => Some(When::On(self.day(today, nth)?)),
        });
        soon.into_iter().chain(days).collect()
    }

    /// The date of a page; none for the next three hours.
    pub fn date(&self, today: Date, when: When) -> Option<Date> {
        match when {
            When::Soon => None,
            When::Today => Some(today),
            When::Near => self.day(today, 1),
            When::On(date) => Some(date),
        }
    }

    fn day(&self, today: Date, nth: i64) -> Option<Date> {
        let away: Days = (nth * self.step).days();
        today.checked_add(away).ok()
    }

    /// The matches of a page; none if its day is not among those that have pages.
    pub fn span(&self, today: Date, leaf: Leaf) -> Option<Span> {
        match leaf.when {
            When::Soon => self.has_soon.then_some(Span::Soon(leaf.sport)),
            when => {
                let is_known = !matches!(when, When::On(_)) || self.whens(today).contains(&when);
                let date = self.date(today, when).filter(|_| is_known)?;
                Some((self.span)(date, leaf.sport))
            }
        }
    }

    /// The page of a route.
    pub fn leaf(&self, route: &Route) -> Option<Leaf> {
        let when = match (route.slug().map(Slug::as_str), route.date()) {
            (Some(SOON), _) => When::Soon,
            (Some(word), _) if word == self.near.0 => When::Near,
            (Some(_), _) => return None,
            (None, Some(date)) => When::On(date),
            (None, None) => When::Today,
        };
        Some(Leaf {
            sport: route.id(),
            when,
            part: route.number().unwrap_or(1),
        })
    }

    /// The route of a page.
    pub fn route(&self, leaf: Leaf) -> Route {
        let word = |word| Slug::parse(word).map(Part::Slug);
        let when = match leaf.when {
            When::Today => None,
            When::Soon => word(SOON),
            When::Near => word(self.near.0),
            When::On(date) => Some(Part::Date(date)),
        };
        let sport = leaf.sport.map(Part::Entity);
        let part = (leaf.part > 1).then_some(Part::Number(leaf.part));
        let parts = sport.into_iter().chain(when).chain(part);
        Route::with(self.kind, parts.collect::<Vec<_>>())
    }

    /// Path of a page without the locale's prefix; `sport` is the path segment of its sport.
    pub fn path(&self, sport: Option<&Slug>, leaf: Leaf) -> String {
        let mut path = format!("/{}", self.root);
        let mut add = |segment: &str| path.extend(["/", segment]);
        sport.into_iter().for_each(|sport| add(sport.as_str()));
        match leaf.when {
            When::Today if leaf.part > 1 => add(TODAY),
            When::Today => {}
            When::Soon => add(SOON),
            When::Near => add(self.near.0),
            When::On(date) => add(&date.to_string()),
        }
        if leaf.part > 1 {
            add(&leaf.part.to_string());
        }
        path
    }

    /// Path of a page that exists.
    pub fn path_in(&self, site: &Site<'_>, route: &Route) -> Option<String> {
        let leaf = self.leaf(route).filter(|leaf| self.exists(site, *leaf))?;
        let sport = match leaf.sport {
            Some(id) => Some(&site.catalogue.sports.get(&id)?.slug),
            None => None,
        };
        Some(self.path(sport, leaf))
    }

    /// Whether there is such a page.
    pub fn exists(&self, site: &Site<'_>, leaf: Leaf) -> bool {
        let sports = &site.catalogue.sports;
        let Some(span) = self.span(site.today(), leaf) else {
            return false;
        };
        let always = leaf.sport.is_none() || leaf.when == When::Today;
        leaf.sport.is_none_or(|id| sports.contains_key(&id))
            && match leaf.part {
                0 => false,
                1 if always => true,
                part => part <= site.catalogue.size(span).pages,
            }
    }

    /// Every page there is.
    pub fn routes(&self, site: &Site<'_>) -> Vec<Route> {
        let sports = site.catalogue.sports.keys().copied().map(Some);
        let sports = [None].into_iter().chain(sports);
        sports
            .flat_map(|sport| self.routes_of(site, sport))
            .collect()
    }

    fn routes_of(&self, site: &Site<'_>, sport: Option<u64>) -> Vec<Route> {
        let whens = self.whens(site.today()).into_iter();
        whens
            .flat_map(|when| self.routes_on(site, sport, when))
            .collect()
    }

    /// Every part of a day.
    fn routes_on(&self, site: &Site<'_>, sport: Option<u64>, when: When) -> Vec<Route> {
        let leaf = |part| Leaf { sport, when, part };
        let span = self.span(site.today(), leaf(1));
        let parts = span.map_or(0, |span| site.catalogue.size(span).pages);
        (1..=parts.max(1))
            .map(leaf)
            .filter(|leaf| self.exists(site, *leaf))
            .map(|leaf| self.route(leaf))
            .collect()
    }

    /// Pages that may come or go with a list or a sport.
    pub fn comes_with(&self, site: &Site<'_>, subject: Subject) -> Vec<Route> {
        match subject {
            Subject::Sport(id) => self.routes_of(site, Some(id)),
            Subject::Size(span) => {
                let sport = match span {
                    Span::Soon(sport) | Span::Day(_, sport) | Span::Ended(_, sport) => sport,
                    Span::EndedIn(_) => return Vec::new(),
                };
                let whens = self.whens(site.today()).into_iter();
                let leaf = |when| Leaf {
                    sport,
                    when,
                    part: 1,
                };
                let mut same =
                    whens.filter(|when| self.span(site.today(), leaf(*when)) == Some(span));
                let when = same.next();
                when.map_or_else(Vec::new, |when| self.routes_on(site, sport, when))
            }
            _ => Vec::new(),
        }
    }

    /// The name of a day: a word, or the date.
    ///
    /// # Errors
    /// Its message needs a variable.
    pub fn name<'a>(&self, scope: &Scope<'a>, when: When) -> Result<Words<'a>, Diagnostic> {
        match when {
            When::Soon => scope.message("next-hours"),
            When::Today => scope.message("day-today"),
            When::Near => scope.message(self.near.1),
            When::On(date) => Ok(scope.day_text(date)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TODAY: Date = Date::constant(2026, 11, 21);

    #[test]
    fn a_page_has_one_route_and_one_path() {
        let soccer = Slug::parse("soccer").expect("a slug");
        let on = When::On(Date::constant(2026, 11, 23));
        let cases = [
            (None, When::Today, 1, "/schedule"),
            (None, When::Today, 2, "/schedule/today/2"),
            (None, When::Soon, 1, "/schedule/next-3-hours"),
            (Some(1), When::Today, 1, "/schedule/soccer"),
            (Some(1), When::Near, 3, "/schedule/soccer/tomorrow/3"),
            (Some(1), on, 1, "/schedule/soccer/2026-11-23"),
        ];
        for (sport, when, part, path) in cases {
            let leaf = Leaf { sport, when, part };
            let series = &SCHEDULE;
            assert_eq!(series.leaf(&series.route(leaf)), Some(leaf));
            assert_eq!(series.path(sport.map(|_| &soccer), leaf), path);
        }
    }

    #[test]
    fn a_schedule_has_eight_days_and_results_have_seven() {
        let last = |series: &Series| series.whens(TODAY).last().copied();
        let on = |day| Some(When::On(Date::constant(2026, 11, day)));
        assert_eq!(last(&SCHEDULE), on(28));
        assert_eq!(last(&RESULTS), on(15));
        let leaf = |day| Leaf {
            sport: None,
            when: When::On(Date::constant(2026, 11, day)),
            part: 1,
        };
        assert_eq!(SCHEDULE.span(TODAY, leaf(29)), None);
        assert_eq!(SCHEDULE.span(TODAY, leaf(22)), None, "that is tomorrow");
    }
}
