//! `/live`: every live match.

use serde::Serialize;

use super::definition::{Definition, Model, Naming, Pages};
use super::frame::{Place, page};
use super::links::{here, home_crumb};
use super::list::{OWN, kept_list, source};
use super::tools::Tools;
use crate::scope::Scope;
use crate::view::{ListKind, ListedMatches, OddsListProps};
use catalogue::List;
use catalogue::route::{PageKind, Route};
use catalogue::rules::groups::Grouping;
use diagnostic::Diagnostic;

const PATH: &str = "/live";

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: PageKind::new(5),
    name: "live",
    template: "pages/live.html",
    status: 200,
    indexed: true,
    composed: false,
    naming: Naming {
        crumb: "crumb-live",
        links: &["in_play"],
        ..Naming::NONE
    },
    pages: Pages::One(PATH),
    view,
};

#[derive(Serialize)]
struct LiveBody<'a> {
    /// Number of live matches.
    count: u32,
    /// Every live match, by sport and league.
    list: OddsListProps<'a>,
    /// The tools above the list.
    tools: Tools<'a>,
}

fn view(scope: &Scope<'_>, _: &Route) -> Result<Model, Diagnostic> {
    let ids = scope.list(List::Live);
    let source = source(scope, ListKind::Live, None);
    let list = kept_list(scope, &ids, Grouping::Leagues { mixed: true }, OWN, source)?;
    let place = Place {
        path: PATH.to_owned(),
        sport: None,
        league: None,
        match_: None,
        breadcrumbs: vec![
            home_crumb(scope)?,
            here(scope.message(DEFINITION.naming.crumb)?),
        ],
    };
    let count = u32::try_from(ids.len()).unwrap_or(u32::MAX);
    let body = LiveBody {
        count,
        tools: Tools::of_sports(scope, &list)
            .with_rows(scope)
            .with_listing(
                scope,
                &list,
                ListedMatches {
                    live: true,
                    ..ListedMatches::default()
                },
            ),
        list,
    };
    Ok(Model::new(scope, &page(scope, &DEFINITION, place, body)))
}
