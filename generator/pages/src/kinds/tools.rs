//! The tools above the list of a page: links to parts of the list or to pages near it, the control that
//! sorts and filters it, and the names of the two markets that a phone switches between.
//!
//! A link leads to a page or a heading that exists, so it works without script. The control needs script.

use serde::Serialize;

use super::league_results;
use super::series::{Leaf, SCHEDULE, When};
use crate::scope::Scope;
use crate::view::{
    LeagueLink, ListedMatches, ListingProps, OddsGroupProps, OddsListProps, OutrightLink, Words,
};
use catalogue::Sport;
use diagnostic::Diagnostic;

/// The fewest links of which a page shows any: one alone leads nowhere new.
const FEWEST: usize = 2;

/// Id of the links to outrights on the pages of sports and leagues (`templates/pages/`).
const OUTRIGHTS: &str = "outrights";

/// Id of the links to calendars on the pages of leagues.
const CALENDARS: &str = "calendars";

/// The tools above a list.
#[derive(Clone, Debug, Serialize)]
pub struct Tools<'a> {
    /// The page of live matches, if it is among the links.
    pub live: Option<Words<'a>>,
    /// The schedule: the next three hours, today and tomorrow; or the results of a league.
    pub times: Vec<Tool<'a>>,
    /// The other links, in the order of the list.
    pub links: Vec<Tool<'a>>,
    /// Names of the list's first and second market, if it has both.
    pub markets: Option<[Words<'a>; 2]>,
    /// The control that sorts and filters the list.
    pub listing: Option<ListingProps<'a>>,
    /// Buttons for how its rows are shown.
    pub rows: Option<RowTools>,
}

/// Buttons for how the rows of a list are shown.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct RowTools {
    /// Whether one leaves only matches with a stream.
    pub video: bool,
}

/// One link.
#[derive(Clone, Debug, Serialize)]
pub struct Tool<'a> {
    /// A page, or a heading of this page.
    pub href: Words<'a>,
    /// Its text.
    pub name: Words<'a>,
    /// Name of a country's flag picture (`za`).
    pub flag: Option<&'static str>,
    /// Key of a sport's icon.
    pub sport: Option<&'a str>,
    /// Number of matches that the link leads to.
    pub count: Option<u32>,
    /// What is counted, if the browser keeps the number: the key of a group of the list, or `sport` and the
    /// key of a sport.
    pub counts: Option<String>,
}

impl<'a> Tools<'a> {
    /// The live page, and the leagues of a list.
    pub fn of_leagues(scope: &Scope<'a>, list: &OddsListProps<'a>) -> Self {
        let links = list.groups.iter().filter_map(|group| {
            Some(Tool {
                href: group.href.clone()?,
                name: group.title.clone(),
                flag: group.flag,
                sport: None,
                count: None,
                counts: None,
            })
        });
        let live = Some(scope.href("/live"));
        Self::new(list, live, links.collect())
    }

    /// The live page, and all leagues of a category.
    pub fn of_category(
        scope: &Scope<'a>,
        leagues: &[LeagueLink<'a>],
        list: &OddsListProps<'a>,
    ) -> Self {
        let links = leagues.iter().map(|league| Tool {
            href: league.href.clone(),
            name: league.name.clone(),
            flag: None,
            sport: None,
            count: league.count,
            counts: None,
        });
        let live = Some(scope.href("/live"));
        Self::new(list, live, links.collect())
    }

    /// The days of a league's list.
    pub fn of_days(list: &OddsListProps<'a>) -> Self {
        let groups = list.groups.iter().enumerate();
        let links = groups.map(|(nth, group)| Tool {
            href: heading(list, nth),
            name: group.title.clone(),
            flag: None,
            sport: None,
            count: Some(matches_of([group])),
            counts: Some(group.key.clone()),
        });
        Self::new(list, None, links.collect())
    }

    /// The sports of a list that mixes them.
    pub fn of_sports(scope: &Scope<'a>, list: &OddsListProps<'a>) -> Self {
        let same = |one: &OddsGroupProps<'_>, other: &OddsGroupProps<'_>| {
            one.sport_icon == other.sport_icon
        };
        let mut nth = 0;
        let mut links = Vec::new();
        for groups in list.groups.chunk_by(same) {
            let sport = groups[0]
                .sport_icon
                .and_then(|key| scope.sport_of_slug(key));
            links.extend(sport.map(|sport| Tool {
                href: heading(list, nth),
                name: scope.text(&sport.name),
                flag: None,
                sport: groups[0].sport_icon,
                count: Some(matches_of(groups)),
                counts: groups[0].sport_icon.map(|key| format!("sport {key}")),
            }));
            nth += groups.len();
        }
        Self::new(list, None, links)
    }

    /// No links.
    pub fn without_links(list: &OddsListProps<'a>) -> Self {
        Self::new(list, None, Vec::new())
    }

    /// The control that sorts and filters several lists of a page, alone.
    pub fn of_lists<'l>(
        scope: &Scope<'a>,
        mut lists: impl Iterator<Item = &'l OddsListProps<'a>>,
        of: ListedMatches<'a>,
    ) -> Self
    where
        'a: 'l,
    {
        let has_matches = lists.any(|list| !list.groups.is_empty());
        Self {
            live: None,
            times: Vec::new(),
            links: Vec::new(),
            markets: None,
            listing: has_matches.then(|| listing(scope, of)),
            rows: None,
        }
    }

    /// Adds the control that sorts and filters the list, if it has any match.
    #[must_use]
    pub fn with_listing(
        mut self,
        scope: &Scope<'a>,
        list: &OddsListProps<'a>,
        of: ListedMatches<'a>,
    ) -> Self {
        self.listing = (!list.groups.is_empty()).then(|| listing(scope, of));
        self
    }

    /// Adds buttons for how the rows are shown, if the list has parts to link to.
    #[must_use]
    pub fn with_rows(mut self, scope: &Scope<'a>) -> Self {
        self.rows = (!self.links.is_empty()).then(|| RowTools {
            video: scope.features().video,
        });
        self
    }

    /// Adds links to what of the schedule of a sport, or of all sports, has matches: the next three
    /// hours, today and tomorrow. The page is made again whenever their number changes.
    ///
    /// # Errors
    /// A message needs a variable.
    pub fn with_schedule(
        mut self,
        scope: &Scope<'a>,
        sport: Option<&Sport>,
    ) -> Result<Self, Diagnostic> {
        for when in [When::Soon, When::Today, When::Near] {
            let leaf = leaf(sport, when);
            let span = SCHEDULE.span(scope.today(), leaf);
            let count = span.map_or(0, |span| scope.size(span));
            if count > 0 {
                let link = schedule_link(scope, sport, leaf)?;
                self.times.push(Tool {
                    count: Some(count),
                    ..link
                });
            }
        }
        Ok(self)
    }

    /// Adds a link to the schedule of a sport for today, without a number: it is on pages that a match
    /// of another league must not change.
    ///
    /// # Errors
    /// A message needs a variable.
    pub fn with_today(mut self, scope: &Scope<'a>, sport: &Sport) -> Result<Self, Diagnostic> {
        let today = leaf(Some(sport), When::Today);
        self.times.push(schedule_link(scope, Some(sport), today)?);
        Ok(self)
    }

    /// Adds a link to a league's results, if it has any.
    ///
    /// # Errors
    /// A message needs a variable.
    pub fn with_results(
        mut self,
        scope: &Scope<'a>,
        league: u64,
        path: &str,
    ) -> Result<Self, Diagnostic> {
        if let Some((href, count)) = league_results::link(scope, league, path) {
            self.times.push(Tool {
                href,
                name: scope.message("crumb-results")?,
                flag: None,
                sport: None,
                count: Some(count),
                counts: None,
            });
        }
        Ok(self)
    }

    /// Adds a link to the bets on a whole competition: to the only one, or to their links below the list.
    ///
    /// # Errors
    /// A message needs a variable.
    pub fn with_outrights(
        mut self,
        scope: &Scope<'a>,
        outrights: &[OutrightLink<'a>],
    ) -> Result<Self, Diagnostic> {
        let href = match outrights {
            [] => return Ok(self),
            [only] => only.href.clone(),
            _ => Words::Same(["#", OUTRIGHTS, "-title"].concat().into()),
        };
        self.times.push(Tool {
            href,
            name: scope.message("outrights")?,
            flag: None,
            sport: None,
            count: None,
            counts: None,
        });
        Ok(self)
    }

    /// Adds a link to the calendars of a league, which are below the list, after all others.
    ///
    /// # Errors
    /// A message needs a variable.
    pub fn with_calendars(mut self, scope: &Scope<'a>, has_any: bool) -> Result<Self, Diagnostic> {
        if has_any {
            self.links.push(Tool {
                href: Words::Same(["#", CALENDARS, "-title"].concat().into()),
                name: scope.message("calendar-add")?,
                flag: None,
                sport: None,
                count: None,
                counts: None,
            });
        }
        Ok(self)
    }

    fn new(list: &OddsListProps<'a>, live: Option<Words<'a>>, links: Vec<Tool<'a>>) -> Self {
        let mut rows = list.groups.iter().flat_map(|group| &group.rows);
        let markets = rows.find_map(|row| {
            let (market, second) = (row.market.as_ref()?, row.second.as_ref()?);
            Some([market.name.clone(), second.name.clone()])
        });
        let is_useful = links.len() + usize::from(live.is_some()) >= FEWEST;
        Self {
            live,
            times: Vec::new(),
            links: if is_useful { links } else { Vec::new() },
            markets,
            listing: None,
            rows: None,
        }
    }
}

fn listing<'a>(scope: &Scope<'a>, of: ListedMatches<'a>) -> ListingProps<'a> {
    ListingProps {
        of,
        labels: scope.labels(),
    }
}

fn leaf(sport: Option<&Sport>, when: When) -> Leaf {
    Leaf {
        sport: sport.map(|sport| sport.id),
        when,
        part: 1,
    }
}

fn schedule_link<'a>(
    scope: &Scope<'a>,
    sport: Option<&Sport>,
    leaf: Leaf,
) -> Result<Tool<'a>, Diagnostic> {
    Ok(Tool {
        href: scope.href(&SCHEDULE.path(sport.map(|sport| &sport.slug), leaf)),
        name: SCHEDULE.name(scope, leaf.when)?,
        flag: None,
        sport: None,
        count: None,
        counts: None,
    })
}

/// The heading of a group. The template and the island give it this id.
fn heading<'a>(list: &OddsListProps<'_>, nth: usize) -> Words<'a> {
    Words::Same(format!("#{}-{nth}", list.id).into())
}

fn matches_of<'g, 'a: 'g>(groups: impl IntoIterator<Item = &'g OddsGroupProps<'a>>) -> u32 {
    let rows: usize = groups.into_iter().map(|group| group.rows.len()).sum();
    u32::try_from(rows).unwrap_or(u32::MAX)
}
