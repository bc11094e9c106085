//! `/`: live matches and the next ones, together with the blocks of `content/pages/home.toml`.

use serde::Serialize;

use super::definition::{Definition, Model, one};
use super::frame::{Place, page};
use super::list::{OWN, list};
use crate::blocks::{self, Blocks};
use crate::catalogue::List;
use crate::diagnostic::Diagnostic;
use crate::route::{PageKind, Route};
use crate::rules::groups::Grouping;
use crate::scope::Scope;
use crate::view::OddsListProps;

const KIND: PageKind = PageKind::new(0);
const PATH: &str = "/";

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: KIND,
    name: "home",
    template: "pages/home.html",
    status: 200,
    indexed: true,
    fixed: Some(PATH),
    routes: |_| one(KIND),
    exists: |_, _| true,
    path: |_, _| Some(PATH.to_owned()),
    shows: |_| None,
    comes_with: |_, _| Vec::new(),
    view,
};

#[derive(Serialize)]
struct HomeBody<'a> {
    /// Live matches first, then the next ones of the top leagues.
    list: OddsListProps<'a>,
    /// The editors' blocks above and below the list.
    blocks: Blocks<'a>,
}

fn view(scope: &Scope<'_>, _: &Route) -> Result<Model, Diagnostic> {
    let list = list(
        scope,
        &scope.list(List::Home),
        Grouping::Leagues { mixed: true },
        OWN,
    )?;
    let blocks = blocks::of_page(scope, DEFINITION.name)?;
    let place = Place {
        path: PATH.to_owned(),
        sport: None,
        league: None,
        breadcrumbs: Vec::new(),
    };
    let body = HomeBody { list, blocks };
    Ok(Model::new(scope, &page(scope, &DEFINITION, place, body)))
}
