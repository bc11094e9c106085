//! `/[sport]/[category]`: the leagues of a country or tour, and their next matches.

use serde::Serialize;

use super::definition::{Definition, Many, Model, Naming, Pages, below_sport, each};
use super::flag::flag;
use super::frame::{Place, page};
use super::links::{crumb, here, home_crumb, league_links, sport_href, total};
use super::list::{OWN, kept_list, source};
use super::tools::Tools;
use crate::scope::Scope;
use crate::view::{ListKind, ListedMatches, OddsListProps, Words};
use catalogue::List;
use catalogue::input::Subject;
use catalogue::route::{PageKind, Route};
use catalogue::rules::groups::Grouping;
use diagnostic::Diagnostic;

const KIND: PageKind = PageKind::new(2);

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: KIND,
    name: "category",
    template: "pages/category.html",
    status: 200,
    indexed: true,
    composed: false,
    naming: Naming::NONE,
    pages: Pages::Many(Many {
        always: None,
        routes: |site| each(KIND, site.catalogue.categories.keys()),
        exists: |site, route| {
            let id = route.id();
            id.is_some_and(|id| site.catalogue.categories.contains_key(&id))
        },
        path: |site, route| {
            let category = site.catalogue.categories.get(&route.id()?)?;
            below_sport(site.catalogue, category.sport, &category.slug)
        },
        shows: |route| route.id().map(Subject::Category),
        comes_with: |_, subject| match subject {
            Subject::Category(id) => vec![Route::entity(KIND, id)],
            _ => Vec::new(),
        },
    }),
    view,
};

#[derive(Serialize)]
struct CategoryBody<'a> {
    name: Words<'a>,
    /// Its sport's name.
    sport: Words<'a>,
    /// Name of its country's flag picture (`za`).
    flag: Option<&'static str>,
    /// Number of matches that take bets.
    count: u32,
    /// Live matches, then the next ones, by league.
    list: OddsListProps<'a>,
    /// The tools above the list: links to all of its leagues.
    tools: Tools<'a>,
}

fn view(scope: &Scope<'_>, route: &Route) -> Result<Model, Diagnostic> {
    let gone = || DEFINITION.gone(route);
    let id = route.id().ok_or_else(gone)?;
    let category = scope.category(id).ok_or_else(gone)?;
    let sport = scope.sport(category.sport).ok_or_else(gone)?;
    let [name, sport_name] = [&category.name, &sport.name].map(|text| scope.text(text));
    let leagues = league_links(scope, category);
    let ids = scope.list(List::Category(category.id));
    let source = source(scope, ListKind::Category, Some(category.id));
    let list = kept_list(scope, &ids, Grouping::Leagues { mixed: false }, OWN, source)?;
    let body = CategoryBody {
        name: name.clone(),
        sport: sport_name.clone(),
        flag: category.country.as_deref().and_then(flag),
        count: total(&leagues),
        tools: Tools::of_category(scope, &leagues, &list)
            .with_today(scope, sport)?
            .with_listing(
                scope,
                &list,
                ListedMatches {
                    sport: Some(sport.slug.as_str()),
                    category: Some(category.id),
                    ..ListedMatches::default()
                },
            ),
        list,
    };
    let place = Place {
        path: sport.path_of(&category.slug),
        sport: Some(sport.slug.as_str()),
        league: None,
        match_: None,
        breadcrumbs: vec![
            home_crumb(scope)?,
            crumb(sport_name, sport_href(scope, sport)),
            here(name),
        ],
    };
    Ok(Model::new(scope, &page(scope, &DEFINITION, place, body)))
}
