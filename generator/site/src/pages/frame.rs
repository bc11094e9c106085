//! What stands around every page.

use serde::Serialize;

use super::flag::flag;
use crate::catalogue::List;
use crate::route::{PageKind, Route};
use crate::scope::Scope;
use crate::site::Site;
use crate::view::{
    Alternate, Crumb, Frame, IslandConfig, LanguageLink, LeagueLink, LocaleView, PageHead,
    PageView, SportLink,
};

/// The menu of a locale, the same on every page but for what is marked current.
#[derive(Clone, Debug, Serialize)]
pub struct Menu {
    sports: Vec<(u64, SportLink)>,
    leagues: Vec<(u64, LeagueLink)>,
}

/// Makes the menu of a locale. Its fingerprint is one input of every page.
pub fn menu(site: &Site<'_>, locale: usize) -> Menu {
    let catalogue = site.catalogue;
    let prefix = site.prefix(locale);
    let sports = catalogue.list(List::Sports).into_iter().map(|id| {
        let sport = &catalogue.sports[&id];
        let link = SportLink {
            key: sport.slug.to_string(),
            name: sport.name.get(locale).to_owned(),
            href: format!("{prefix}/{}", sport.slug),
            cyber: sport.cyber,
            current: false,
        };
        (id, link)
    });
    let leagues = catalogue.list(List::TopLeagues).into_iter().map(|id| {
        let league = &catalogue.leagues[&id];
        let category = &catalogue.categories[&league.category];
        let link = LeagueLink {
            name: league.name.get(locale).to_owned(),
            category: category.name.get(locale).to_owned(),
            href: format!(
                "{prefix}/{}/{}",
                catalogue.sports[&league.sport].slug, league.slug
            ),
            flag: category.country.as_deref().and_then(flag),
            count: None,
            current: false,
        };
        (id, link)
    });
    Menu {
        sports: sports.collect(),
        leagues: leagues.collect(),
    }
}

/// Where a page stands.
pub struct Place {
    /// Path without the locale's prefix.
    pub path: String,
    /// The sport that it belongs to.
    pub sport: Option<u64>,
    /// The league that it shows.
    pub league: Option<u64>,
    /// From the home page to this one.
    pub breadcrumbs: Vec<Crumb>,
}

/// Puts a body into the frame.
pub fn page<B: Serialize>(scope: &Scope<'_>, route: Route, place: Place, body: B) -> PageView<B> {
    let settings = scope.settings();
    let locale = scope.locale();
    let served_as_error = matches!(route.kind, PageKind::NotFound | PageKind::Error);
    let absolute =
        |index: usize| format!("{}{}", settings.origin, scope.href_in(index, &place.path));
    let own = settings
        .locales
        .iter()
        .position(|other| *other == locale)
        .unwrap_or(0);
    let alternates = if served_as_error {
        Vec::new()
    } else {
        let each = settings.locales.iter().enumerate();
        each.map(|(index, other)| Alternate {
            hreflang: other.tag.to_owned(),
            href: absolute(index),
        })
        .chain([Alternate {
            hreflang: "x-default".to_owned(),
            href: absolute(0),
        }])
        .collect()
    };
    let menu = scope.menu();
    let sports = menu.sports.iter().map(|(id, link)| SportLink {
        current: place.sport == Some(*id),
        ..link.clone()
    });
    let leagues = menu.leagues.iter().map(|(id, link)| LeagueLink {
        current: place.league == Some(*id),
        ..link.clone()
    });
    let languages = settings
        .locales
        .iter()
        .enumerate()
        .map(|(index, other)| LanguageLink {
            code: other.code.to_owned(),
            tag: other.tag.to_owned(),
            name: other.name.to_owned(),
            href: scope.href_in(index, if served_as_error { "/" } else { &place.path }),
            current: index == own,
        });
    let endpoints = scope.endpoints();
    let prefix = scope.href("/");
    PageView {
        page: PageHead {
            kind: route.kind.name(),
            path: scope.href(&place.path),
            canonical: (!served_as_error).then(|| absolute(own)),
            alternates,
            indexed: settings.indexed && !served_as_error,
            breadcrumbs: place.breadcrumbs,
        },
        frame: Frame {
            site_name: settings.name.clone(),
            origin: settings.origin.clone(),
            locale: LocaleView {
                code: locale.code.to_owned(),
                tag: locale.tag.to_owned(),
                dir: locale.dir(),
                name: locale.name.to_owned(),
            },
            home: scope.href("/"),
            live: scope.href("/live"),
            sports: sports.collect(),
            top_leagues: leagues.collect(),
            languages: languages.collect(),
            config: IslandConfig {
                locale: locale.code.to_owned(),
                tag: locale.tag.to_owned(),
                prefix: prefix.trim_end_matches('/').to_owned(),
                api: endpoints.api.clone(),
                push: endpoints.push.clone(),
                messages: scope.client_messages(),
                zone: settings.zone_name.clone(),
            },
        },
        body,
    }
}
