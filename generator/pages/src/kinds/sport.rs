//! `/[sport]`: the next matches of a sport, and links to all of its leagues.

use serde::Serialize;

use super::definition::{Definition, Many, Model, Naming, Pages, each};
use super::flag::flag;
use super::frame::{Place, page};
use super::links::{category_href, here, home_crumb, league_links, total};
use super::list::{OWN, kept_list, source_of};
use super::offer::{OfferBanner, banners};
use super::outrights::links;
use super::tools::Tools;
use crate::scope::Scope;
use crate::view::{LeagueLink, ListKind, ListedMatches, OddsListProps, OutrightLink, Words};
use catalogue::List;
use catalogue::input::Subject;
use catalogue::route::{PageKind, Route};
use catalogue::rules::groups::Grouping;
use diagnostic::Diagnostic;
use project::content::BannerPlace;

/// The most outrights that the page links to.
const MOST_OUTRIGHTS: u32 = 12;

const KIND: PageKind = PageKind::new(1);

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: KIND,
    name: "sport",
    template: "pages/sport.html",
    status: 200,
    indexed: true,
    composed: false,
    naming: Naming::NONE,
    pages: Pages::Many(Many {
        always: None,
        routes: |site| each(KIND, site.catalogue.sports.keys()),
        exists: |site, route| {
            let id = route.id();
            id.is_some_and(|id| site.catalogue.sports.contains_key(&id))
        },
        path: |site, route| {
            let sport = site.catalogue.sports.get(&route.id()?)?;
            Some(format!("/{}", sport.slug))
        },
        shows: |route| route.id().map(Subject::Sport),
        comes_with: |_, subject| match subject {
            Subject::Sport(id) => vec![Route::entity(KIND, id)],
            _ => Vec::new(),
        },
    }),
    view,
};

#[derive(Serialize)]
struct SportBody<'a> {
    /// The operator's number.
    id: u64,
    /// Path segment, which is also the name of its icon.
    key: &'a str,
    name: Words<'a>,
    /// Number of matches that take bets.
    count: u32,
    /// In the operator's order, each with its leagues.
    categories: Vec<CategoryLinks<'a>>,
    /// Live matches, then the next ones, by league.
    list: OddsListProps<'a>,
    /// The tools above the list.
    tools: Tools<'a>,
    /// Banners of promotions.
    promotions: Vec<OfferBanner<'a>>,
    /// Bets on whole competitions.
    outrights: Vec<OutrightLink<'a>>,
}

/// A category with its leagues, as links.
#[derive(Serialize)]
struct CategoryLinks<'a> {
    name: Words<'a>,
    href: Words<'a>,
    /// Name of its country's flag picture (`za`).
    flag: Option<&'static str>,
    /// Number of matches that take bets.
    count: u32,
    leagues: Vec<LeagueLink<'a>>,
}

fn view(scope: &Scope<'_>, route: &Route) -> Result<Model, Diagnostic> {
    let gone = || DEFINITION.gone(route);
    let id = route.id().ok_or_else(gone)?;
    let sport = scope.sport(id).ok_or_else(gone)?;
    let name = scope.text(&sport.name);
    let categories: Vec<CategoryLinks<'_>> = scope
        .list(List::Categories(sport.id))
        .into_iter()
        .filter_map(|id| scope.category(id))
        .map(|category| {
            let leagues = league_links(scope, category);
            CategoryLinks {
                name: scope.text(&category.name),
                href: category_href(scope, sport, category),
                flag: category.country.as_deref().and_then(flag),
                count: total(&leagues),
                leagues,
            }
        })
        .collect();
    let ids = scope.list(List::Sport(sport.id));
    let source = source_of(scope, ListKind::Sport, sport);
    let list = kept_list(scope, &ids, Grouping::Leagues { mixed: false }, OWN, source)?;
    let body = SportBody {
        id: sport.id,
        outrights: links(
            scope,
            &scope.list(List::OutrightsOfSport(sport.id, MOST_OUTRIGHTS)),
        ),
        key: sport.slug.as_str(),
        name: name.clone(),
        count: categories.iter().map(|category| category.count).sum(),
        categories,
        tools: Tools::of_leagues(scope, &list)
            .with_schedule(scope, Some(sport))?
            .with_listing(
                scope,
                &list,
                ListedMatches {
                    sport: Some(sport.slug.as_str()),
                    ..ListedMatches::default()
                },
            ),
        list,
        promotions: banners(scope, BannerPlace::Sport),
    };
    let place = Place {
        path: format!("/{}", sport.slug),
        sport: Some(sport.slug.as_str()),
        league: None,
        match_: None,
        breadcrumbs: vec![home_crumb(scope)?, here(name)],
    };
    Ok(Model::new(scope, &page(scope, &DEFINITION, place, body)))
}
