//! `/results`: matches that have ended within a week, by day and sport.

use serde::Serialize;

use super::days::{Around, around};
use super::definition::{Definition, Many, Model, Naming, Pages};
use super::ended::{EndedLeague, ended};
use super::frame::{Place, page};
use super::links::{crumb, here, home_crumb};
use super::parts::Parts;
use super::series::{Leaf, RESULTS, TODAY, When, YESTERDAY};
use crate::scope::Scope;
use catalogue::List;
use catalogue::route::Route;
use diagnostic::Diagnostic;

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: RESULTS.kind,
    name: "results",
    template: "pages/results.html",
    status: 200,
    indexed: true,
    composed: false,
    naming: Naming {
        crumb: "crumb-results",
        reserved: &[TODAY, YESTERDAY],
        ..Naming::NONE
    },
    pages: Pages::Many(Many {
        always: Some("/results"),
        routes: |site| Box::new(RESULTS.routes(site).into_iter()),
        exists: |site, route| {
            let leaf = RESULTS.leaf(route);
            leaf.is_some_and(|leaf| RESULTS.exists(site, leaf))
        },
        path: |site, route| RESULTS.path_in(site, route),
        shows: |_| None,
        comes_with: |site, subject| RESULTS.comes_with(site, subject),
    }),
    view,
};

#[derive(Serialize)]
struct ResultsBody<'a> {
    /// What is around the list.
    around: Around<'a>,
    /// This part of the matches, by league.
    leagues: Vec<EndedLeague<'a>>,
    /// Links to the other parts.
    parts: Option<Parts<'a>>,
}

fn view(scope: &Scope<'_>, route: &Route) -> Result<Model, Diagnostic> {
    let gone = || DEFINITION.gone(route);
    let leaf = RESULTS.leaf(route).ok_or_else(gone)?;
    let span = RESULTS.span(scope.today(), leaf).ok_or_else(gone)?;
    let sport = leaf.sport.and_then(|id| scope.sport(id));
    let slug = sport.map(|sport| &sport.slug);
    let ids = scope.list(List::Part(span, leaf.part));
    let path = |part| RESULTS.path(slug, Leaf { part, ..leaf });
    let around = around(scope, &RESULTS, leaf, span, ids.len())?;
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
            scope.href(&RESULTS.path(None, root)),
        ),
    ];
    if let Some(name) = &around.sport {
        breadcrumbs.push(crumb(name.clone(), scope.href(&RESULTS.path(slug, today))));
    }
    breadcrumbs.push(here(around.when.clone()));
    let place = Place {
        path: path(leaf.part),
        sport: sport.map(|sport| sport.slug.as_str()),
        league: None,
        match_: None,
        breadcrumbs,
    };
    let body = ResultsBody {
        around,
        leagues: ended(scope, &ids, sport.is_none()),
        parts: Parts::of(scope, leaf.part, scope.parts(span), path),
    };
    let mut view = page(scope, &DEFINITION, place, body);
    view.page.indexed &= !ids.is_empty();
    Ok(Model::new(scope, &view))
}
