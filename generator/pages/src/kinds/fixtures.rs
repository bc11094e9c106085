//! What the feeds and calendars of a league have in common: its matches, and the links to them.

use serde::Serialize;

use super::definition::Model;
use crate::feeds::{self, CALENDAR, CALENDAR_TYPE, Calendar, Event, EventState, Feed, Item};
use crate::scope::Scope;
use crate::view::{FeedLink, Words};
use catalogue::{Called, League, List, Match, Revision, Side, Slug, Text, side_key};
use diagnostic::Diagnostic;
use project::settings::Format;

/// Most matches of a calendar: the last ones by start. Leagues of virtual sports play every few minutes.
const MOST: usize = 1_000;

/// Most matches of a feed: the next ones.
const MOST_NEXT: usize = 100;

/// Links to the calendars of a league.
#[derive(Clone, Debug, Serialize)]
pub struct CalendarLinks<'a> {
    /// The league's own.
    all: Option<Words<'a>>,
    /// Those of its sides.
    sides: Vec<SideLink<'a>>,
}

#[derive(Clone, Debug, Serialize)]
struct SideLink<'a> {
    name: Words<'a>,
    href: Words<'a>,
}

/// Path of a league's feed, by that of the league.
pub fn feed_path(league: &str, format: Format) -> String {
    [league, ".", format.name()].concat()
}

/// Path of a league's calendar, by that of the league.
pub fn calendar_path(league: &str) -> String {
    [league, ".", CALENDAR].concat()
}

/// Path of the calendar of a side, by that of the league.
pub fn side_path(league: &str, side: &Slug) -> String {
    [league, "/", side.as_str(), ".", CALENDAR].concat()
}

/// Links to the calendars of a league at a path; none if the site has none, or the league no match.
pub fn calendars<'a>(scope: &Scope<'a>, league: u64, path: &str) -> Option<CalendarLinks<'a>> {
    let feeds = scope.feeds();
    let has_matches = feeds.calendars && !scope.list(List::Fixtures(league)).is_empty();
    let sides = if feeds.side_calendars {
        scope.sides(league)
    } else {
        Vec::new()
    };
    let sides = sides.into_iter().map(|(name, slug)| SideLink {
        name: scope.text(name),
        href: scope.href(&side_path(path, &slug)),
    });
    let links = CalendarLinks {
        all: has_matches.then(|| scope.href(&calendar_path(path))),
        sides: sides.collect(),
    };
    (links.all.is_some() || !links.sides.is_empty()).then_some(links)
}

/// Links to feeds for the head of a page; `feed` is their path without its ending, `title` their name.
pub fn feed_links<'a>(scope: &Scope<'a>, feed: &str, title: &Words<'a>) -> Vec<FeedLink<'a>> {
    let formats = Format::ALL.into_iter();
    let formats = formats.filter(|format| scope.feeds().has(*format));
    let links = formats.map(|format| FeedLink {
        media_type: format.media_type(),
        title: title.clone(),
        href: scope.href(&feed_path(feed, format)),
    });
    links.collect()
}

/// The link to a calendar for the head of a page.
pub fn calendar_link<'a>(links: &CalendarLinks<'a>, title: &Words<'a>) -> Option<FeedLink<'a>> {
    Some(FeedLink {
        media_type: CALENDAR_TYPE,
        title: title.clone(),
        href: links.all.clone()?,
    })
}

/// The feed of a league's next matches.
///
/// # Errors
/// A message needs a variable.
pub fn feed(
    scope: &Scope<'_>,
    league: &League,
    format: Format,
) -> Result<Option<Model>, Diagnostic> {
    let Some(path) = scope.league_path(league) else {
        return Ok(None);
    };
    let title = feed_title(scope, league)?;
    let ids = scope.list(List::League(league.id));
    let matches: Vec<Shown<'_>> = (ids.iter().take(MOST_NEXT))
        .filter_map(|id| Shown::of(scope, *id, league))
        .collect();
    let starts = matches.iter().map(|shown| scope.moment(shown.match_.start));
    let starts: Vec<Words<'_>> = starts.map(|start| start.text).collect();
    let about = about(scope, league);
    let texts = scope.each_in(|nth, locale| {
        let items = matches.iter().zip(&starts).map(|(shown, start)| Item {
            id: uid(scope, shown.match_),
            title: shown.sides(nth),
            text: match &shown.match_.venue {
                Some(venue) => format!("{} · {venue}", start.get(nth)),
                None => start.get(nth).to_owned(),
            },
            url: scope.url_in(locale, &shown.path),
            image: None,
            published: shown.revision.map(|it| it.seen),
            modified: shown.revision.map(|it| it.at),
        });
        feeds::write(
            format,
            &Feed {
                title: title.get(nth).to_owned(),
                about: about.get(nth).to_owned(),
                language: scope.languages()[locale].tag,
                page: scope.url_in(locale, &path),
                url: scope.url_in(locale, &feed_path(&path, format)),
                items: items.collect(),
            },
        )
    });
    Ok(Some(Model::document(texts)))
}

/// The name of a league's feed.
///
/// # Errors
/// A message needs a variable.
pub fn feed_title<'a>(scope: &Scope<'a>, league: &'a League) -> Result<Words<'a>, Diagnostic> {
    scope.message_with("feed-fixtures", |locale, word| {
        format!("{} · {word}", league.name.get(locale))
    })
}

/// The calendar of a league, or of one of its sides.
pub fn calendar(scope: &Scope<'_>, league: &League, side: Option<&Slug>) -> Option<Model> {
    let path = scope.league_path(league)?;
    let list = match side {
        Some(side) => List::Side(league.id, side_key(side)),
        None => List::Fixtures(league.id),
    };
    let ids = scope.list(list);
    let last = &ids[ids.len().saturating_sub(MOST)..];
    let matches: Vec<Shown<'_>> = (last.iter())
        .filter_map(|id| Shown::of(scope, *id, league))
        .collect();
    let league_name = scope.text(&league.name);
    let name = match side {
        Some(side) => {
            let name = matches.iter().find_map(|shown| shown.name_of(side))?;
            let name = scope.text(name);
            scope.each_in(|nth, _| format!("{} · {}", name.get(nth), league_name.get(nth)))
        }
        None => scope.each_in(|nth, _| league_name.get(nth).to_owned()),
    };
    let own = match side {
        Some(side) => side_path(&path, side),
        None => calendar_path(&path),
    };
    let about = about(scope, league);
    let texts = scope.each_in(|nth, locale| {
        let events = matches.iter().filter_map(|shown| {
            let revision = shown.revision?;
            Some(Event {
                uid: uid(scope, shown.match_),
                stamp: revision.at,
                status: match shown.match_.called {
                    Some(Called::Off) => EventState::Cancelled,
                    Some(Called::Postponed) => EventState::Tentative,
                    _ => EventState::Confirmed,
                },
                start: shown.match_.start,
                summary: shown.sides(nth),
                description: about.get(nth).to_owned(),
                location: shown.match_.venue.as_deref().map(str::to_owned),
                url: scope.url_in(locale, &shown.path),
            })
        });
        let calendar = Calendar {
            site: scope.site_name().to_owned(),
            name: name.0[nth].clone(),
            url: scope.url_in(locale, &own),
            events: events.collect(),
        };
        calendar.write()
    });
    Some(Model::document(texts))
}

/// A match of a feed or a calendar.
struct Shown<'a> {
    match_: &'a Match,
    revision: Option<Revision>,
    path: String,
    home: Words<'a>,
    away: Words<'a>,
}

impl<'a> Shown<'a> {
    fn of(scope: &Scope<'a>, id: u64, league: &League) -> Option<Self> {
        let match_ = scope.match_(id)?;
        Some(Self {
            match_,
            revision: scope.revision(id),
            path: scope.match_path(match_, league.sport)?,
            home: scope.home(match_),
            away: scope.away(match_),
        })
    }

    fn sides(&self, nth: usize) -> String {
        format!("{} – {}", self.home.get(nth), self.away.get(nth))
    }

    /// The name of a side that plays.
    fn name_of(&self, slug: &Slug) -> Option<&'a Text> {
        let sides = [Side::Home, Side::Away].into_iter();
        let mut its = sides.filter(|side| side.slug(self.match_).as_ref() == Some(slug));
        Some(its.next()?.name(self.match_))
    }
}

/// League, category and sport.
fn about<'a>(scope: &Scope<'a>, league: &'a League) -> Words<'a> {
    let category = scope.category(league.category);
    let sport = scope.sport(league.sport);
    let names = [
        Some(&league.name),
        category.map(|it| &it.name),
        sport.map(|it| &it.name),
    ];
    scope.words(|locale| {
        let names = names.iter().flatten().map(|name| name.get(locale));
        names.collect::<Vec<_>>().join(" · ")
    })
}

/// What identifies a match for ever: its number at the operator, on this site.
fn uid(scope: &Scope<'_>, match_: &Match) -> String {
    let origin = scope.origin();
    let host = origin.split_once("://").map_or(origin, |(_, host)| host);
    format!("match-{}@{host}", match_.id)
}
