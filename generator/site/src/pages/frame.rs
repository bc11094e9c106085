//! What stands around every page.

use serde::Serialize;

use super::definition::Definition;
use super::flag::flag;
use crate::assets::{BEFORE_PAINT, CORE, messages_name};
use crate::catalogue::{Catalogue, List};
use crate::scope::Scope;
use crate::site::Site;
use crate::view::{
    AlertsProps, Alternate, BetSlipProps, Crumb, Frame, FrameIslands, Integrity, IslandConfig,
    LanguageLink, LeagueLink, LocaleView, PageHead, PageView, SessionProps, SiteFeatures,
    SportLink, Words,
};

/// The menu of a locale: its fingerprint is one input of every page.
#[derive(Clone, Debug, Serialize)]
pub struct Menu<'a> {
    sports: Vec<SportLink<'a>>,
    leagues: Vec<LeagueLink<'a>>,
}

/// Makes the menu of a locale.
pub fn menu<'a>(catalogue: &'a Catalogue, locale: usize, prefix: &str) -> Menu<'a> {
    let sports = catalogue.list(List::Sports).into_iter().map(|id| {
        let sport = &catalogue.sports[&id];
        SportLink {
            key: sport.slug.as_str(),
            name: sport.name.get(locale),
            href: format!("{prefix}/{}", sport.slug),
            cyber: sport.cyber,
        }
    });
    let leagues = catalogue.list(List::TopLeagues).into_iter().map(|id| {
        let league = &catalogue.leagues[&id];
        let category = &catalogue.categories[&league.category];
        LeagueLink {
            id,
            name: Words::from(league.name.get(locale)),
            category: Words::from(category.name.get(locale)),
            href: Words::Same(
                format!(
                    "{prefix}/{}/{}",
                    catalogue.sports[&league.sport].slug, league.slug
                )
                .into(),
            ),
            flag: category.country.as_deref().and_then(flag),
            count: None,
        }
    });
    Menu {
        sports: sports.collect(),
        leagues: leagues.collect(),
    }
}

/// Makes the frame of a locale.
pub fn frame<'s>(site: &'s Site<'_>, locale: usize) -> Frame<'s> {
    let settings = &site.project.settings;
    let its = &settings.locales[locale];
    let prefix = site.prefix(locale);
    let menu = site.menu(locale);
    let home = if prefix.is_empty() { "/" } else { prefix };
    let features = SiteFeatures {
        my_bets: settings.features.my_bets,
        shared_bets: settings.features.shared_bets,
    };
    Frame {
        site_name: &settings.name,
        origin: &settings.origin,
        locale: LocaleView {
            code: its.code,
            tag: its.tag,
            dir: its.dir(),
            name: its.name,
        },
        home: home.to_owned(),
        live: format!("{prefix}/live"),
        sports: menu.sports.clone(),
        top_leagues: menu.leagues.clone(),
        integrity: Integrity {
            before_paint: site.project.assets.integrity(BEFORE_PAINT),
            core: site.project.assets.integrity(CORE),
        },
        config: IslandConfig {
            locale: its.code,
            tag: its.tag,
            prefix: prefix.to_owned(),
            api: &site.endpoints.api,
            push: &site.endpoints.push,
            messages: site
                .project
                .assets
                .url(&messages_name(*its))
                .unwrap_or_default(),
            zone: &settings.zone_name,
            features,
        },
        islands: FrameIslands {
            alerts: AlertsProps {
                labels: site.labels_in(locale),
            },
            bet_slip: BetSlipProps {
                features,
                labels: site.labels_in(locale),
            },
            session: SessionProps {
                labels: site.labels_in(locale),
            },
        },
    }
}

/// Where a page is in the site.
pub struct Place<'a> {
    /// Path without the locale's prefix.
    pub path: String,
    /// Key of the sport that it belongs to.
    pub sport: Option<&'a str>,
    /// The league that it shows.
    pub league: Option<u64>,
    /// From the home page to this one.
    pub breadcrumbs: Vec<Crumb<'a>>,
}

/// Puts a body into the frame.
pub fn page<'a, B: Serialize>(
    scope: &Scope<'a>,
    definition: &Definition,
    place: Place<'a>,
    body: B,
) -> PageView<'a, B> {
    scope.frame();
    let (origin, locales) = (scope.origin(), scope.languages());
    let served_as_error = definition.is_error();
    let absolute = |index: usize| {
        let href = scope.href_in(index, &place.path);
        [origin, href.as_str()].concat()
    };
    let alternates = if served_as_error {
        Vec::new()
    } else {
        let each = locales.iter().enumerate();
        each.map(|(index, other)| Alternate {
            hreflang: other.tag,
            href: absolute(index),
        })
        .chain([Alternate {
            hreflang: "x-default",
            href: absolute(0),
        }])
        .collect()
    };
    let languages = locales
        .iter()
        .enumerate()
        .map(|(index, other)| LanguageLink {
            code: other.code,
            tag: other.tag,
            name: other.name,
            href: scope.href_in(index, if served_as_error { "/" } else { &place.path }),
            current: scope.each(|locale| locale == index),
        });
    PageView {
        page: PageHead {
            kind: definition.name,
            path: scope.href(&place.path),
            canonical: (!served_as_error).then(|| scope.words(absolute)),
            alternates,
            indexed: scope.is_indexed() && definition.indexed,
            languages: languages.collect(),
            breadcrumbs: place.breadcrumbs,
            sport: place.sport,
            league: place.league,
        },
        body,
    }
}
