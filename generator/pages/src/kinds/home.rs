//! `/`: live matches and the next ones, together with the blocks of `content/pages/home.toml`.

use serde::Serialize;

use super::definition::{Definition, Model, Naming, Pages};
use super::frame::{Place, page};
use super::list::{OWN, kept_list, source};
use super::offer::{OfferBanner, banners};
use super::tools::Tools;
use crate::blocks::{self, Blocks};
use crate::scope::Scope;
use crate::view::{ListKind, ListedMatches, OddsListProps};
use catalogue::List;
use catalogue::route::{PageKind, Route};
use catalogue::rules::groups::Grouping;
use diagnostic::Diagnostic;
use project::content::BannerPlace;

const PATH: &str = "/";

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: PageKind::new(0),
    name: "home",
    template: "pages/home.html",
    status: 200,
    indexed: true,
    composed: true,
    naming: Naming {
        crumb: "crumb-sports",
        links: &["sports", "home"],
        ..Naming::NONE
    },
    pages: Pages::One(PATH),
    view,
};

#[derive(Serialize)]
struct HomeBody<'a> {
    /// Live matches first, then the next ones of the top leagues.
    list: OddsListProps<'a>,
    /// The tools above the list.
    tools: Tools<'a>,
    /// The editors' blocks above and below the list.
    blocks: Blocks<'a>,
    /// Banners of promotions.
    promotions: Vec<OfferBanner<'a>>,
}

fn view(scope: &Scope<'_>, _: &Route) -> Result<Model, Diagnostic> {
    let source = source(scope, ListKind::Home, None);
    let list = kept_list(
        scope,
        &scope.list(List::Home),
        Grouping::Leagues { mixed: true },
        OWN,
        source,
    )?;
    let blocks = blocks::of_page(scope, DEFINITION.name, PATH)?;
    let place = Place {
        path: PATH.to_owned(),
        sport: None,
        league: None,
        match_: None,
        breadcrumbs: Vec::new(),
    };
    let body = HomeBody {
        tools: Tools::of_leagues(scope, &list)
            .with_schedule(scope, None)?
            .with_listing(scope, &list, ListedMatches::default()),
        list,
        blocks,
        promotions: banners(scope, BannerPlace::Home),
    };
    let unlisted = body.blocks.unlisted;
    let mut view = page(scope, &DEFINITION, place, body);
    view.page.indexed &= !unlisted;
    Ok(Model::new(scope, &view))
}
