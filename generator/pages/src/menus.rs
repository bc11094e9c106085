//! The menu of every page in one locale: sports, leagues, and the editors' menus, each entry with its
//! label and its target. Entries that lead to nothing now (a league that is over, a promotion that is
//! not on) are left out.

use serde::Serialize;

use crate::kinds::flag::flag;
use crate::view::{
    HeaderView, LeagueLink, MenuItem, MenuSection, MenusView, SideGroup, SportLink, Words,
};
use catalogue::{Catalogue, List};
use diagnostic::Diagnostic;
use project::Project;
use project::content::{
    Button, Content, EntityName, Entry, Is, Link, MenuList, Menus, Offer, Target,
};
use project::link::in_language;
use project::settings::Features;

/// The page that opens an account.
const SIGN_UP: &str = "/users/sign-up";

/// The menu of a locale: its fingerprint is one input of every page.
#[derive(Clone, Debug, Serialize)]
pub struct Menu<'a> {
    /// The sports.
    pub sports: Vec<SportLink<'a>>,
    /// The leagues that the operator puts first.
    pub leagues: Vec<LeagueLink<'a>>,
    /// The editors' menus.
    pub menus: MenusView<'a>,
}

/// What the menu of a locale is made from.
pub struct Sources<'s> {
    /// Content and words.
    pub project: &'s Project,
    /// Sports and leagues.
    pub catalogue: &'s Catalogue,
    /// The promotions that are on, with their slugs.
    pub promotions: &'s [(&'s str, &'s Offer)],
    /// The parts of the product that the site has.
    pub features: &'s Features,
    /// The page where players pay in.
    pub deposit: &'s str,
    /// What paths begin with in the locale.
    pub prefix: &'s str,
    /// Index of the locale.
    pub locale: usize,
}

/// Makes the menu of a locale.
///
/// # Errors
/// A message of an entry needs a variable.
pub fn menu<'a>(sources: &Sources<'a>) -> Result<Menu<'a>, Diagnostic> {
    let Sources {
        catalogue,
        prefix,
        locale,
        ..
    } = *sources;
    let sports = catalogue.list(List::Sports, locale).into_iter().map(|id| {
        let sport = &catalogue.sports[&id];
        SportLink {
            key: sport.slug.as_str(),
            name: sport.name.get(locale),
            href: format!("{prefix}/{}", sport.slug),
            cyber: sport.cyber,
        }
    });
    let leagues = catalogue
        .list(List::TopLeagues, locale)
        .into_iter()
        .map(|id| {
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
    Ok(Menu {
        sports: sports.collect(),
        leagues: leagues.collect(),
        menus: menus(sources)?,
    })
}

/// Makes the editors' menus of a locale.
///
/// # Errors
/// A message of an entry needs a variable.
fn menus<'s>(sources: &Sources<'s>) -> Result<MenusView<'s>, Diagnostic> {
    let Some(menus) = sources.project.content.menus() else {
        return Ok(MenusView::default());
    };
    Ok(MenusView {
        header: header(sources, &menus.header)?,
        side: side(sources, menus)?,
        tabbar: each(&menus.tabbar, |entry| item(sources, entry))?,
        right: sections(sources, &menus.right_sidebar.iter().collect::<Vec<_>>())?,
    })
}

fn each<'e, T>(
    entries: &'e [Entry],
    make: impl Fn(&'e Entry) -> Result<Option<T>, Diagnostic>,
) -> Result<Vec<T>, Diagnostic> {
    entries
        .iter()
        .filter_map(|it| make(it).transpose())
        .collect()
}

fn header<'s>(sources: &Sources<'s>, entries: &'s [Entry]) -> Result<HeaderView<'s>, Diagnostic> {
    let has = |button: Button| {
        entries
            .iter()
            .any(|it| matches!(it.is, Is::Button(one) if one == button))
    };
    let link = |button: Button| {
        let is_it = |entry: &&Entry| matches!(entry.is, Is::Button(one) if one == button);
        let link = entries.iter().find(is_it);
        Ok(link
            .map(|entry| item(sources, entry))
            .transpose()?
            .flatten())
    };
    Ok(HeaderView {
        links: each(entries, |entry| match entry.is {
            Is::Link(_) => item(sources, entry),
            _ => Ok(None),
        })?,
        sports_menu: has(Button::SportsMenu),
        sign_in: has(Button::SignIn),
        my_bets: has(Button::MyBets),
        bet_slip: has(Button::BetSlip),
        sign_up: link(Button::SignUp)?,
        deposit: link(Button::Deposit)?,
    })
}

/// The left column and the side menu as one: what both have is drawn once.
fn side<'s>(sources: &Sources<'s>, menus: &'s Menus) -> Result<Vec<SideGroup<'s>>, Diagnostic> {
    let column: Vec<&Entry> = menus.left_sidebar.iter().collect();
    let sheet: Vec<&Entry> = menus.side_menu.iter().collect();
    let mut parts: Vec<(&'static str, Vec<&Entry>)> = Vec::new();
    let mut add = |place: &'static str, entry| match parts.last_mut() {
        Some((last, entries)) if *last == place => entries.push(entry),
        _ => parts.push((place, vec![entry])),
    };
    let (mut of_column, mut of_sheet) = (&column[..], &sheet[..]);
    for (one, other) in common(&column, &sheet) {
        let (before, rest) = of_column.split_at(of_column.len() + one - column.len());
        before.iter().for_each(|it| add("column", *it));
        of_column = &rest[1..];
        let (before, rest) = of_sheet.split_at(of_sheet.len() + other - sheet.len());
        before.iter().for_each(|it| add("sheet", *it));
        of_sheet = &rest[1..];
        add("both", column[one]);
    }
    of_column.iter().for_each(|it| add("column", *it));
    of_sheet.iter().for_each(|it| add("sheet", *it));
    let groups = parts.into_iter().map(|(place, entries)| {
        Ok(SideGroup {
            place,
            sections: sections(sources, &entries)?,
        })
    });
    groups.collect()
}

/// The longest common subsequence of two menus: pairs of places.
fn common(one: &[&Entry], other: &[&Entry]) -> Vec<(usize, usize)> {
    let mut lengths = vec![vec![0; other.len() + 1]; one.len() + 1];
    for (at, entry) in one.iter().enumerate().rev() {
        for (to, its) in other.iter().enumerate().rev() {
            lengths[at][to] = match is_same(entry, its) {
                true => lengths[at + 1][to + 1] + 1,
                false => lengths[at + 1][to].max(lengths[at][to + 1]),
            };
        }
    }
    let (mut at, mut to) = (0, 0);
    let mut pairs = Vec::new();
    while at < one.len() && to < other.len() {
        if is_same(one[at], other[to]) {
            pairs.push((at, to));
            (at, to) = (at + 1, to + 1);
        } else if lengths[at + 1][to] >= lengths[at][to + 1] {
            at += 1;
        } else {
            to += 1;
        }
    }
    pairs
}

fn is_same(one: &Entry, other: &Entry) -> bool {
    let is_same = match (&one.is, &other.is) {
        (Is::Link(one), Is::Link(other)) => one.as_str() == other.as_str(),
        (Is::Button(one), Is::Button(other)) => one == other,
        (Is::List(one), Is::List(other)) => one == other,
        _ => false,
    };
    is_same && one.label == other.label && one.icon == other.icon
}

/// Entries of a column: links that follow one another are one list.
fn sections<'s>(
    sources: &Sources<'s>,
    entries: &[&'s Entry],
) -> Result<Vec<MenuSection<'s>>, Diagnostic> {
    let mut sections: Vec<MenuSection<'_>> = Vec::new();
    for entry in entries {
        if let Is::List(list) = entry.is {
            let title = entry.label.as_ref();
            sections.push(MenuSection {
                list: Some(list),
                title: title.map(|it| it.get(sources.locale)),
                items: match list {
                    MenuList::Promotions => promotions(sources),
                    _ => Vec::new(),
                },
            });
            continue;
        }
        let Some(item) = item(sources, entry)? else {
            continue;
        };
        match sections.last_mut() {
            Some(last) if last.list.is_none() => last.items.push(item),
            _ => sections.push(MenuSection {
                list: None,
                title: None,
                items: vec![item],
            }),
        }
    }
    // A list of promotions when none is on.
    sections.retain(|it| it.list != Some(MenuList::Promotions) || !it.items.is_empty());
    Ok(sections)
}

fn promotions<'s>(sources: &Sources<'s>) -> Vec<MenuItem<'s>> {
    let items = sources.promotions.iter().map(|(slug, offer)| MenuItem {
        button: None,
        path: None,
        label: offer.promotion.title.get(sources.locale).into(),
        href: format!("{}/promotions/{slug}", sources.prefix),
        icon: None,
    });
    items.collect()
}

/// An entry that is a link or a button; `None` if it leads to nothing now.
fn item<'s>(sources: &Sources<'s>, entry: &'s Entry) -> Result<Option<MenuItem<'s>>, Diagnostic> {
    let Sources {
        project,
        deposit,
        prefix,
        locale,
        ..
    } = *sources;
    let own = entry.label.as_ref().map(|it| it.get(locale).to_owned());
    let label = |key: &str| match &own {
        Some(own) => Ok(own.clone()),
        None => project.message(locale, key),
    };
    Ok(match &entry.is {
        Is::Link(link) => {
            let Some(name) = name(sources, link)? else {
                return Ok(None);
            };
            let (path, href) = match link.target() {
                Target::Address(address) => (None, address.to_owned()),
                _ => (Some(link.as_str()), in_language(prefix, link.as_str())),
            };
            Some(MenuItem {
                button: None,
                path,
                label: own.unwrap_or(name),
                href,
                icon: entry.icon,
            })
        }
        Is::Button(button) => {
            let (key, href) = match button {
                // The header draws it itself.
                Button::SignIn => return Ok(None),
                Button::SignUp => ("crumb-sign-up", SIGN_UP),
                Button::Deposit => ("nav-deposit", deposit),
                Button::SportsMenu => ("nav-menu", ""),
                Button::MyBets => ("tab-bets", ""),
                Button::BetSlip => ("tab-slip", ""),
            };
            Some(MenuItem {
                button: Some(*button),
                path: None,
                label: label(key)?,
                href: match button {
                    Button::SignUp => in_language(prefix, href),
                    _ => href.to_owned(),
                },
                icon: entry.icon,
            })
        }
        Is::List(_) => None,
    })
}

/// The name of what a link leads to; `None` if it is not there now.
fn name(sources: &Sources<'_>, link: &Link) -> Result<Option<String>, Diagnostic> {
    let Sources {
        project,
        catalogue,
        promotions,
        features,
        locale,
        ..
    } = *sources;
    Ok(match link.target() {
        Target::Address(address) => Some(address.to_owned()),
        Target::Entity(name) => entity_name(catalogue, name, locale),
        Target::Promotion(slug) => {
            let on = promotions.iter().find(|(other, _)| *other == slug);
            on.map(|(_, offer)| offer.promotion.title.get(locale).to_owned())
        }
        Target::Path(path) => match project.content.product_page(path) {
            Some(page) if !(page.is_wanted)(features) => None,
            Some(page) if !page.crumb.is_empty() => Some(project.message(locale, page.crumb)?),
            _ => Some(
                title(&project.content, path, locale)
                    .unwrap_or(path)
                    .to_owned(),
            ),
        },
    })
}

fn entity_name(catalogue: &Catalogue, name: EntityName<'_>, locale: usize) -> Option<String> {
    let sport = catalogue.sport_of_slug(name.sport.as_str())?;
    let name = match name.league {
        Some(league) => &catalogue.league_of_slug(sport.id, league.as_str())?.name,
        None => &sport.name,
    };
    Some(name.get(locale).to_owned())
}

/// The title of a page that editors have added.
fn title<'c>(content: &'c Content, path: &str, locale: usize) -> Option<&'c str> {
    let page = content.page(path.trim_start_matches('/'))?;
    Some(page.head.title.as_ref()?.get(locale))
}
