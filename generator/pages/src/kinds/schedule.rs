//! `/schedule`: matches that take bets, by day and sport.

use serde::Serialize;

use super::days::{Around, around};
use super::definition::{Definition, Many, Model, Naming, Pages};
use super::frame::{Place, page};
use super::links::{crumb, here, home_crumb};
use super::list::{OWN, list, without_days};
use super::parts::Parts;
use super::series::{Leaf, SCHEDULE, SOON, TODAY, TOMORROW, When};
use super::tools::Tools;
use crate::scope::Scope;
use crate::view::{ListedMatches, OddsListProps};
use catalogue::List;
use catalogue::route::Route;
use catalogue::rules::groups::Grouping;
use diagnostic::Diagnostic;

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: SCHEDULE.kind,
    name: "schedule",
    template: "pages/schedule.html",
    status: 200,
    indexed: true,
    composed: false,
    naming: Naming {
        crumb: "crumb-schedule",
        reserved: &[TODAY, TOMORROW, SOON],
        ..Naming::NONE
    },
    pages: Pages::Many(Many {
        always: Some("/schedule"),
        routes: |site| Box::new(SCHEDULE.routes(site).into_iter()),
        exists: |site, route| {
            let leaf = SCHEDULE.leaf(route);
            leaf.is_some_and(|leaf| SCHEDULE.exists(site, leaf))
        },
        path: |site, route| SCHEDULE.path_in(site, route),
        shows: |_| None,
        comes_with: |site, subject| SCHEDULE.comes_with(site, subject),
    }),
    view,
};

#[derive(Serialize)]
struct ScheduleBody<'a> {
    /// What is around the list.
    around: Around<'a>,
    /// This part of the matches, by league.
    list: OddsListProps<'a>,
    /// The tools above the list.
    tools: Tools<'a>,
    /// Links to the other parts.
    parts: Option<Parts<'a>>,
}

fn view(scope: &Scope<'_>, route: &Route) -> Result<Model, Diagnostic> {
    let gone = || DEFINITION.gone(route);
    let leaf = SCHEDULE.leaf(route).ok_or_else(gone)?;
    let span = SCHEDULE.span(scope.today(), leaf).ok_or_else(gone)?;
    let sport = leaf.sport.and_then(|id| scope.sport(id));
    let slug = sport.map(|sport| &sport.slug);
    let ids = scope.list(List::Part(span, leaf.part));
    let mixed = sport.is_none();
    let mut list = list(scope, &ids, Grouping::Leagues { mixed }, OWN)?;
    if leaf.when != When::Soon {
        without_days(&mut list);
    }
    let path = |part| SCHEDULE.path(slug, Leaf { part, ..leaf });
    let around = around(scope, &SCHEDULE, leaf, span, ids.len())?;
    let today = Leaf {
        when: When::Today,
        part: 1,
        ..leaf
    };
    let root = Leaf {
        sport: None,
        ..today
    };
    let mut breadcrumbs = vec![
        home_crumb(scope)?,
        crumb(
            scope.message(DEFINITION.naming.crumb)?,
            scope.href(&SCHEDULE.path(None, root)),
        ),
    ];
    if let Some(name) = &around.sport {
        breadcrumbs.push(crumb(name.clone(), scope.href(&SCHEDULE.path(slug, today))));
    }
    breadcrumbs.push(here(around.when.clone()));
    let place = Place {
        path: path(leaf.part),
        sport: sport.map(|sport| sport.slug.as_str()),
        league: None,
        match_: None,
        breadcrumbs,
    };
    let date = SCHEDULE.date(scope.today(), leaf.when);
    let listed = ListedMatches {
        sport: sport.map(|sport| sport.slug.as_str()),
        time: Some(date.map_or("3h".into(), |date| date.to_string().into())),
        ..ListedMatches::default()
    };
    let body = ScheduleBody {
        around,
        tools: Tools::without_links(&list).with_listing(scope, &list, listed),
        list,
        parts: Parts::of(scope, leaf.part, scope.parts(span), path),
    };
    let mut view = page(scope, &DEFINITION, place, body);
    view.page.indexed &= !ids.is_empty();
    Ok(Model::new(scope, &view))
}
