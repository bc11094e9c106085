//! `/404`: the page for unknown paths. Where the path may be that of a match, the island on it asks the
//! operator: a match that is younger than the last build has no page yet.

use serde::Serialize;

use super::definition::{Definition, Model, Naming, Pages};
use super::frame::{Place, page};
use crate::scope::Scope;
use crate::view::{CentreOfYoung, YoungMatchProps};
use catalogue::route::{PageKind, Route};
use diagnostic::Diagnostic;

const PATH: &str = "/404";

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: PageKind::new(6),
    name: "not-found",
    template: "pages/not-found.html",
    status: 404,
    indexed: false,
    composed: false,
    naming: Naming::NONE,
    pages: Pages::One(PATH),
    view,
};

#[derive(Serialize)]
struct NotFoundBody<'a> {
    /// The page's HTTP status.
    status: u16,
    /// The place of a match without a page.
    young: YoungMatchProps<'a>,
}

fn view(scope: &Scope<'_>, _: &Route) -> Result<Model, Diagnostic> {
    let body = NotFoundBody {
        status: DEFINITION.status,
        young: YoungMatchProps {
            scoreboard: scope.labels(),
            odds: scope.labels(),
            centre: CentreOfYoung {
                is_streamed: scope.features().video,
                labels: scope.labels(),
            },
            labels: scope.labels(),
        },
    };
    let place = Place {
        path: PATH.to_owned(),
        sport: None,
        league: None,
        match_: None,
        breadcrumbs: Vec::new(),
    };
    Ok(Model::new(scope, &page(scope, &DEFINITION, place, body)))
}
