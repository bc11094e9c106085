//! Lists of matches: rows, their groups and their words.

use jiff::Timestamp;

use super::flag::flag;
use crate::catalogue::{Market, Match, MatchScore};
use crate::diagnostic::Diagnostic;
use crate::scope::Scope;
use crate::view::{
    ClockProps, EventRowProps, GameProps, MarketProps, MatchRef, OddsGroupProps, OddsLabels,
    OddsListProps, OutcomeProps, PeriodProps, ScoreProps,
};

/// How a list is divided.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Grouping {
    /// By league, live matches before those to come.
    Leagues {
        /// Whether sports are mixed, so that each heading needs its sport's icon.
        mixed: bool,
    },
    /// By day: the list of one league.
    Days,
}

/// Makes the props of a list of matches.
pub fn list(
    scope: &Scope<'_>,
    ids: &[u64],
    grouping: Grouping,
) -> Result<OddsListProps, Diagnostic> {
    let mut groups: Vec<OddsGroupProps> = Vec::new();
    let mut latest: Option<Timestamp> = None;
    for match_ in ids.iter().filter_map(|id| scope.match_(*id)) {
        let Some(row) = row(scope, match_, grouping) else {
            continue;
        };
        if row.market.is_some() {
            latest = latest.max(Some(match_.main_priced.at));
        }
        let key = group_key(scope, match_, grouping);
        match groups.last_mut() {
            Some(group) if group.key == key => group.rows.push(row),
            _ => groups.push(group(scope, match_, grouping, key, row)?),
        }
    }
    for group in &mut groups {
        group.head = head(&group.rows);
    }
    Ok(OddsListProps {
        id: "odds".to_owned(),
        as_of: latest.map(|at| scope.moment(at)),
        groups,
        labels: labels(scope)?,
    })
}

/// The words of the odds island.
pub fn labels(scope: &Scope<'_>) -> Result<OddsLabels, Diagnostic> {
    let word = |name: &str| scope.message(&format!("odds-{name}"));
    Ok(OddsLabels {
        live: word("live")?,
        suspended: word("suspended")?,
        gone: word("gone")?,
        closed: word("closed")?,
        as_of: word("as-of")?,
        all_lines: word("all-lines")?,
        more: word("more")?,
        all_markets: word("all-markets")?,
        search: word("search")?,
        no_prices: word("no-prices")?,
        up: word("up")?,
        down: word("down")?,
        finished: word("finished")?,
    })
}

/// What the core and the slip need of a match.
pub fn match_ref(scope: &Scope<'_>, match_: &Match) -> Option<MatchRef> {
    let league = scope.league(match_.league)?;
    let sport = scope.sport(league.sport)?;
    let text = |text: &crate::catalogue::Text| text.get(scope.locale_index()).to_owned();
    Some(MatchRef {
        id: match_.id,
        urn: match_.urn.clone(),
        slug: match_.slug.to_string(),
        sport: sport.slug.to_string(),
        league: text(&league.name),
        home: text(&match_.home),
        away: text(&match_.away),
        status: match_.status.number(),
        provider: match_.provider.clone(),
    })
}

/// Score and clock as props.
pub fn score(scope: &Scope<'_>, score: &MatchScore) -> ScoreProps {
    let wire = &score.wire;
    let periods: Vec<PeriodProps> = wire
        .period_scores
        .iter()
        .zip(&score.periods)
        .map(|(period, name)| PeriodProps {
            number: period.number,
            name: name.get(scope.locale_index()).to_owned(),
            home: period.home,
            away: period.away,
        })
        .collect();
    ScoreProps {
        home: wire.total_score.home,
        away: wire.total_score.away,
        period: periods.last().map(|period| period.name.clone()),
        periods,
        game: wire.game_score.as_ref().map(|game| GameProps {
            home: game.home.clone(),
            away: game.away.clone(),
        }),
        server: wire
            .current_server
            .as_ref()
            .map(|side| side.as_str().to_owned()),
        clock: wire.clock.map(|clock| ClockProps {
            seconds: clock.remaining_time.unwrap_or(clock.match_time),
            countdown: clock.remaining_time.is_some(),
            stopped: clock.stopped,
        }),
    }
}

/// A market as props. `short` gives the text on a button by place, where names are too long.
pub fn market(scope: &Scope<'_>, market: &Market, short: &[&str]) -> MarketProps {
    let locale = scope.locale_index();
    let outcomes = market.outcomes.iter().map(|outcome| &outcome.name);
    let names: Vec<&str> = std::iter::once(&market.name)
        .chain(outcomes)
        .map(|name| name.get(locale))
        .collect();
    MarketProps {
        id: market.id,
        specifier: market.specifier.clone(),
        name: market.name.get(locale).to_owned(),
        group: market
            .groups
            .first()
            .map(|group| group.key.clone())
            .unwrap_or_default(),
        line: line(&market.specifier, &names),
        status: market.status.number(),
        outcomes: market
            .outcomes
            .iter()
            .enumerate()
            .map(|(place, outcome)| {
                let name = outcome.name.get(locale).to_owned();
                OutcomeProps {
                    id: outcome.id,
                    short: short
                        .get(place)
                        .map_or_else(|| name.clone(), |short| (*short).to_owned()),
                    name,
                    odds: outcome.odds,
                    active: outcome.active,
                }
            })
            .collect(),
    }
}

/// A specifier's values, as they are shown: `total=2.5` is `2.5`. Those that a name of the market or
/// of an outcome tells already are left out.
fn line(specifier: &str, names: &[&str]) -> Option<String> {
    let values: Vec<&str> = specifier
        .split('|')
        .filter_map(|pair| pair.split_once('='))
        .map(|(_, value)| value)
        .filter(|value| !names.iter().any(|name| name.contains(value)))
        .collect();
    (!values.is_empty()).then(|| values.join(" · "))
}

fn row(scope: &Scope<'_>, match_: &Match, grouping: Grouping) -> Option<EventRowProps> {
    let reference = match_ref(scope, match_)?;
    let league = scope.league(match_.league)?;
    let main = scope
        .main_market(match_.id)
        .filter(|market| (2..=3).contains(&market.outcomes.len()));
    let shorts: &[&str] = match main.map(|market| market.outcomes.len()) {
        Some(3) => &["1", "X", "2"],
        _ => &["1", "2"],
    };
    let available = scope.available(match_.id);
    Some(EventRowProps {
        href: scope.href(&scope.match_path(match_, league.sport)?),
        match_: reference,
        start: scope.time(match_.start),
        day: (grouping != Grouping::Days && !match_.is_live())
            .then(|| scope.day_text(scope.date(match_.start))),
        score: if match_.is_live() {
            scope.score(match_.id).map(|found| score(scope, found))
        } else {
            None
        },
        market: main.map(|found| market(scope, found, shorts)),
        more: available.saturating_sub(u32::from(main.is_some())),
    })
}

fn group_key(scope: &Scope<'_>, match_: &Match, grouping: Grouping) -> String {
    let live = if match_.is_live() { "live" } else { "next" };
    match grouping {
        Grouping::Leagues { .. } => format!("{live}-{}", match_.league),
        Grouping::Days if match_.is_live() => live.to_owned(),
        Grouping::Days => scope.date(match_.start).to_string(),
    }
}

fn group(
    scope: &Scope<'_>,
    match_: &Match,
    grouping: Grouping,
    key: String,
    row: EventRowProps,
) -> Result<OddsGroupProps, Diagnostic> {
    let mut group = OddsGroupProps {
        key,
        title: String::new(),
        context: None,
        href: None,
        flag: None,
        sport_icon: None,
        head: Vec::new(),
        rows: vec![row],
    };
    match grouping {
        Grouping::Days => group.title = day_title(scope, match_)?,
        Grouping::Leagues { mixed } => {
            if let Some(league) = scope.league(match_.league) {
                let category = scope.category(league.category);
                let locale = scope.locale_index();
                group.title = league.name.get(locale).to_owned();
                group.context = category.map(|category| category.name.get(locale).to_owned());
                group.href = scope.league_path(league).map(|path| scope.href(&path));
                group.flag = category.and_then(|category| flag(category.country.as_deref()?));
                group.sport_icon = mixed.then(|| group.rows[0].match_.sport.clone());
            }
        }
    }
    Ok(group)
}

fn day_title(scope: &Scope<'_>, match_: &Match) -> Result<String, Diagnostic> {
    if match_.is_live() {
        return scope.message("live-now");
    }
    let (date, today) = (scope.date(match_.start), scope.today());
    let text = scope.day_text(date);
    if date == today {
        Ok(format!("{} · {text}", scope.message("day-today")?))
    } else if Some(date) == today.tomorrow().ok() {
        Ok(format!("{} · {text}", scope.message("day-tomorrow")?))
    } else {
        Ok(text)
    }
}

fn head(rows: &[EventRowProps]) -> Vec<String> {
    rows.iter()
        .find_map(|row| row.market.as_ref())
        .map(|market| {
            market
                .outcomes
                .iter()
                .map(|outcome| outcome.short.clone())
                .collect()
        })
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::line;

    #[test]
    fn a_line_is_what_a_visitor_calls_it() {
        assert_eq!(
            line("total=2.5", &["Over", "Under"]).as_deref(),
            Some("2.5")
        );
        assert_eq!(
            line("setnr=2|total=9.5", &["Total games"]).as_deref(),
            Some("2 · 9.5")
        );
        assert_eq!(
            line("setnr=2|total=9.5", &["Set 2: games"]).as_deref(),
            Some("9.5")
        );
        assert_eq!(line("total=2.5", &["Total", "Over 2.5"]), None);
        assert_eq!(line("", &[]), None);
    }
}
