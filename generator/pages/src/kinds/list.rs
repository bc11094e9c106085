//! Lists of matches: rows, groups and headings.

use std::borrow::Cow;

use jiff::Timestamp;

use super::flag::flag;
use super::kit::kit;
use crate::scope::Scope;
use crate::view::{
    ClockProps, EventRowProps, GameProps, ListKind, ListSource, MarketProps, MatchRef,
    OddsGroupProps, OddsListProps, OutcomeProps, PeriodProps, RedsProps, RowLogos, ScoreProps,
    Words,
};
use catalogue::rules::groups::{self, Grouping};
use catalogue::rules::market as rules;
use catalogue::rules::phase::{form, pause};
use catalogue::{Called, Market, Match, MatchScore, Sport};
use diagnostic::Diagnostic;

/// Width and height of a logo in a row, in pixels.
const LOGO: u32 = 16;

/// Id of the main list of a page.
pub const OWN: &str = "odds";

/// Makes the props of a list of matches; `id` is unique within the page.
pub fn list<'a>(
    scope: &Scope<'a>,
    ids: &[u64],
    grouping: Grouping,
    id: impl Into<Cow<'a, str>>,
) -> Result<OddsListProps<'a>, Diagnostic> {
    let mut groups: Vec<OddsGroupProps<'a>> = Vec::new();
    let mut latest: Option<Timestamp> = None;
    let mut said = None;
    for match_ in ids.iter().filter_map(|id| scope.match_(*id)) {
        let Some(mut row) = row(scope, match_) else {
            continue;
        };
        if row.market.is_some() || row.second.is_some() {
            latest = latest.max(Some(match_.main_priced.at));
        }
        let day = || scope.date(match_.start);
        let key = groups::key(grouping, match_.is_live(), match_.league, day);
        let is_first = groups.last().is_none_or(|group| group.key != key);
        if match_.has_start() && groups::shows_day(grouping, match_.is_live()) {
            let date = scope.date(match_.start);
            let above = said.filter(|_| !is_first);
            if date != above.unwrap_or_else(|| scope.today()) {
                row.day = Some(day_title(scope, match_)?);
            }
            said = Some(date);
        } else if is_first {
            said = None;
        }
        match groups.last_mut().filter(|_| !is_first) {
            Some(group) => group.rows.push(row),
            None => groups.push(group(scope, match_, grouping, key, row)?),
        }
    }
    let mut above = 0;
    for group in &mut groups {
        group.head = head(&group.rows);
        group.second_head = second_head(&group.rows);
        group.above = above;
        above += u32::try_from(group.rows.len()).unwrap_or(u32::MAX);
    }
    Ok(OddsListProps {
        id: id.into(),
        as_of: scope.soft(latest).map(|at| scope.moment(at)),
        groups,
        source: None,
        labels: scope.labels(),
    })
}

/// Leaves out the days of rows, on a page of one day.
pub fn without_days(list: &mut OddsListProps<'_>) {
    for group in &mut list.groups {
        group.rows.iter_mut().for_each(|row| row.day = None);
    }
}

/// The same list, kept by the browser while the page is open: these are the matches that belong in it.
/// `ids` must be what the rules of [`ListKind`] choose.
pub fn kept_list<'a>(
    scope: &Scope<'a>,
    ids: &[u64],
    grouping: Grouping,
    id: impl Into<Cow<'a, str>>,
    source: ListSource<'a>,
) -> Result<OddsListProps<'a>, Diagnostic> {
    Ok(OddsListProps {
        source: Some(source),
        ..list(scope, ids, grouping, id)?
    })
}

/// The matches of this kind, of a category or league or of all, as many as the settings say.
pub fn source<'a>(scope: &Scope<'_>, kind: ListKind, id: Option<u64>) -> ListSource<'a> {
    ListSource {
        kind,
        id,
        sport: None,
        // The others have no limit; what is not read does not renew a page.
        limit: match kind {
            ListKind::Live | ListKind::League => 0,
            _ => scope.list_limit(),
        },
        most: None,
    }
}

/// The matches of this kind of a sport, as many as the settings say.
pub fn source_of<'a>(scope: &Scope<'_>, kind: ListKind, sport: &'a Sport) -> ListSource<'a> {
    ListSource {
        sport: Some(sport.slug.as_str()),
        ..source(scope, kind, Some(sport.id))
    }
}

/// What the core and the slip need of a match.
pub fn match_ref<'a>(scope: &Scope<'a>, match_: &'a Match) -> Option<MatchRef<'a>> {
    let league = scope.league(match_.league)?;
    let sport = scope.sport(league.sport)?;
    Some(MatchRef {
        id: match_.id,
        urn: &match_.urn,
        slug: match_.slug.as_str(),
        sport: sport.slug.as_str(),
        league: scope.text(&league.name),
        home: scope.home(match_),
        away: scope.away(match_),
        status: match_.status.number(),
        provider: &match_.provider,
    })
}

/// Score and clock as props.
pub fn score<'a>(scope: &Scope<'a>, score: &'a MatchScore) -> ScoreProps<'a> {
    let wire = &score.wire;
    let periods: Vec<PeriodProps<'a>> = wire
        .period_scores
        .iter()
        .zip(&score.periods)
        .map(|(period, name)| PeriodProps {
            kind: &period.kind,
            number: period.number,
            name: scope.text(name),
            home: period.home,
            away: period.away,
        })
        .collect();
    let [home, away] = score.reds;
    ScoreProps {
        form: form(wire),
        home: wire.total_score.home,
        away: wire.total_score.away,
        reds: (home + away > 0).then_some(RedsProps { home, away }),
        period: periods.last().map(|period| period.name.clone()),
        pause: pause(score.stage.as_deref(), wire.period_scores.last()),
        periods,
        game: wire.game_score.as_ref().map(|game| GameProps {
            home: &game.home,
            away: &game.away,
        }),
        server: wire.current_server.as_ref().map(|side| side.as_str()),
        clock: wire.clock.map(|clock| ClockProps {
            seconds: clock.remaining_time.unwrap_or(clock.match_time),
            stoppage: clock.stoppage_time,
            countdown: clock.remaining_time.is_some(),
            stopped: clock.stopped,
        }),
    }
}

/// The main market of a match as props, as lists show it: with short texts on its buttons, in the order of
/// the columns.
fn main_market<'a>(scope: &Scope<'a>, match_: &Match, main: &'a Market) -> MarketProps<'a> {
    let outcomes: Vec<(u64, &str)> = (main.outcomes.iter())
        .map(|outcome| (outcome.id, outcome.name.get(0)))
        .collect();
    let shorts = rules::short_names(&outcomes, match_.home.get(0), match_.away.get(0));
    let mut props = market(scope, main);
    let shown = props.outcomes.iter_mut().zip(&main.outcomes);
    for ((props, outcome), short) in shown.zip(&shorts) {
        let short = short.filter(|short| outcome.name.same() != Some(short));
        props.short = short.map(Words::from);
    }
    let mut columns: Vec<_> = props.outcomes.into_iter().zip(shorts).collect();
    columns.sort_by_key(|(_, short)| rules::column(*short));
    props.outcomes = columns.into_iter().map(|(outcome, _)| outcome).collect();
    props
}

/// A market as props.
pub fn market<'a>(scope: &Scope<'a>, market: &'a Market) -> MarketProps<'a> {
    let outcomes = market.outcomes.iter().map(|outcome| OutcomeProps {
        id: outcome.id,
        name: scope.text(&outcome.name),
        short: None,
        odds: scope.soft(outcome.odds),
        active: scope.soft(outcome.active),
    });
    MarketProps {
        id: market.id,
        specifier: &market.specifier,
        name: scope.text(&market.name),
        group: market.groups.first().map_or("", |group| &group.key),
        line: (market.line.same() != Some("")).then(|| scope.text(&market.line)),
        status: scope.soft(market.status.number()),
        outcomes: outcomes.collect(),
    }
}

fn row<'a>(scope: &Scope<'a>, match_: &'a Match) -> Option<EventRowProps<'a>> {
    let reference = match_ref(scope, match_)?;
    let league = scope.league(match_.league)?;
    let [main, second] = scope.listed_markets(match_.id);
    let main = main.filter(|market| rules::is_listed(market.outcomes.len()));
    let second = second.filter(|second| {
        let is_main =
            main.is_some_and(|main| main.id == second.id && main.specifier == second.specifier);
        rules::is_listed_second(second.outcomes.len()) && !is_main
    });
    let [home, away] = [0, 1].map(|place| logo(scope, match_, place));
    Some(EventRowProps {
        href: scope.href(&scope.match_path(match_, league.sport)?),
        match_: reference,
        logos: (home.is_some() || away.is_some()).then_some(RowLogos { home, away }),
        kits: [&match_.home, &match_.away].map(|name| kit(scope, name)),
        start: scope.time(match_.start),
        day: None,
        called: match_.called.map(Called::as_str),
        score: if groups::shows_score(match_.status) {
            scope.score(match_.id).map(|found| score(scope, found))
        } else {
            None
        },
        market: main.map(|main| main_market(scope, match_, main)),
        second: second.map(|found| market(scope, found)),
        more: scope.cards(match_.id),
        video: match_.has_video && scope.features().video,
    })
}

fn logo(scope: &Scope<'_>, match_: &Match, place: usize) -> Option<String> {
    scope.logo(match_.logos[place].as_deref()?, LOGO)
}

fn group<'a>(
    scope: &Scope<'a>,
    match_: &'a Match,
    grouping: Grouping,
    key: String,
    row: EventRowProps<'a>,
) -> Result<OddsGroupProps<'a>, Diagnostic> {
    let mut group = OddsGroupProps {
        key,
        title: Words::from(""),
        context: None,
        href: None,
        flag: None,
        sport_icon: None,
        head: Vec::new(),
        second_head: None,
        above: 0,
        rows: vec![row],
    };
    match grouping {
        Grouping::Days => group.title = day_title(scope, match_)?,
        Grouping::Leagues { mixed } => {
            if let Some(league) = scope.league(match_.league) {
                let category = scope.category(league.category);
                group.title = scope.text(&league.name);
                group.context = category.map(|category| scope.text(&category.name));
                group.href = scope.league_path(league).map(|path| scope.href(&path));
                group.flag = category.and_then(|category| flag(category.country.as_deref()?));
                group.sport_icon = mixed.then(|| group.rows[0].match_.sport);
            }
        }
    }
    Ok(group)
}

fn day_title<'a>(scope: &Scope<'a>, match_: &Match) -> Result<Words<'a>, Diagnostic> {
    if match_.is_live() {
        return scope.message("live-now");
    }
    let (date, today) = (scope.date(match_.start), scope.today());
    let with_day = |key| {
        scope.message_with(key, |locale, word| {
            format!("{word} · {}", scope.day_in(locale, date))
        })
    };
    if date == today {
        with_day("day-today")
    } else if Some(date) == today.tomorrow().ok() {
        with_day("day-tomorrow")
    } else {
        Ok(scope.day_text(date))
    }
}

fn head<'a>(rows: &[EventRowProps<'a>]) -> Vec<Words<'a>> {
    // The first of those with the most outcomes: one of another may be missing.
    let markets = rows.iter().filter_map(|row| row.market.as_ref()).rev();
    let market = markets.max_by_key(|market| market.outcomes.len());
    let outcomes = market.map_or(&[][..], |market| &market.outcomes);
    (outcomes.iter())
        .map(|outcome| outcome.short.as_ref().unwrap_or(&outcome.name).clone())
        .collect()
}

fn second_head<'a>(rows: &[EventRowProps<'a>]) -> Option<Words<'a>> {
    let second = rows.iter().find_map(|row| row.second.as_ref());
    second.map(|market| market.name.clone())
}
