//! Converts sports, categories, leagues and matches from the wire format to the snapshot.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use api::client::Unread;
use api::mend;
use api::text::line;
use api::wire;
use jiff::Timestamp;

use super::called::Called;
use super::facts::prices;
use super::normal_markets::{Other, main_market, normal_markets, secondary_market};
use super::previews::Previews;
use super::stored::{decode_markets, encode_markets};
use super::{
    Category, League, Leagues, MainMarket, Market, Match, MatchScore, Offers, Outright, Priced,
    Revision, Slug, Sport, Text,
};
use crate::rules::cards;
use diagnostic::Diagnostic;

/// The operator's answers in one language.
#[derive(Clone, Debug, Default)]
pub struct LocaleFeed {
    /// Every sport.
    pub sports: Vec<wire::Sport>,
    /// Every category.
    pub categories: Vec<wire::Category>,
    /// Every tournament.
    pub tournaments: Vec<wire::Tournament>,
    /// Whether a sport, a category or a tournament could not be read: then those in the matches count, too.
    pub unread: bool,
    /// Every match, including finished ones while the operator lists them.
    pub matches: Vec<wire::Match>,
    /// Every market, by match.
    pub markets: HashMap<u64, Vec<wire::Market>>,
}

/// The operator's answers.
#[derive(Clone, Debug)]
pub struct Feed {
    /// When the answers were complete.
    pub at: Timestamp,
    /// By the settings' locales. The first determines which entities exist; the others only add
    /// names.
    pub locales: Vec<LocaleFeed>,
    /// Markets that were packed as soon as they arrived, by match, instead of those in `locales`:
    /// the unpacked answers for a whole catalogue would not fit in memory.
    pub packed: HashMap<u64, PackedMarkets>,
    /// Matches whose markets could not be fetched: they keep the markets that they had.
    pub unanswered: BTreeSet<u64>,
    /// What the operator has beside bets on matches; what was known stays if it was not asked or did not say.
    pub offers: Option<Offers>,
    /// Matches that are listed and could not be read: they stay as they are.
    pub unread: Unread,
}

/// The markets of a match in every language, in compact form.
#[derive(Clone, Debug)]
pub struct PackedMarkets {
    /// When they were answered.
    at: Timestamp,
    bytes: Box<[u8]>,
}

impl PackedMarkets {
    /// Packs the answers for a match, by the settings' locales; `None` for a locale that does not
    /// have the match. Returns `None` if the default language does not have it.
    pub fn of(answers: &[Option<(&wire::Match, &[wire::Market])>], at: Timestamp) -> Option<Self> {
        let (default, others) = answers.split_first()?;
        let markets = normal_markets(default.as_ref()?.1, others);
        Some(Self {
            at,
            bytes: encode_markets(&markets).into(),
        })
    }
}

/// One match as the operator sent it, by the settings' locales. The first determines which markets
/// exist; the others only add names.
#[derive(Clone, Debug)]
pub struct SentMatch<'a> {
    /// Whether its markets could not be fetched.
    pub is_unanswered: bool,
    /// Its markets, if they are not in `locales`.
    pub packed: Option<&'a PackedMarkets>,
    /// The match with its markets; `None` where a language does not have it.
    pub locales: Vec<Option<(&'a wire::Match, &'a [wire::Market])>>,
}

impl Feed {
    /// Every match of the first language, with its names in the others. If a match was sent twice,
    /// the last one counts.
    pub fn matches(&self) -> Vec<SentMatch<'_>> {
        let mut all: BTreeMap<u64, SentMatch<'_>> = BTreeMap::new();
        for (index, feed) in self.locales.iter().enumerate() {
            for match_ in &feed.matches {
                if index == 0 {
                    all.entry(match_.id).or_insert_with(|| SentMatch {
                        is_unanswered: self.unanswered.contains(&match_.id),
                        packed: self.packed.get(&match_.id),
                        locales: vec![None; self.locales.len()],
                    });
                }
                if let Some(sent) = all.get_mut(&match_.id) {
                    let markets = feed.markets.get(&match_.id).map_or(&[][..], Vec::as_slice);
                    sent.locales[index] = Some((match_, markets));
                }
            }
        }
        all.into_values().collect()
    }
}

/// Normalises sports, categories and leagues. Their slugs are as they were sent. An entity that does not fit, such as a tournament of
/// an unknown sport, is reported and left out.
///
/// If a row of these lists could not be read, what the matches say of their leagues counts as well: a bad
/// field must not take all matches of a league.
pub fn normal_leagues(feeds: &[LocaleFeed], notes: &mut Vec<Diagnostic>) -> Leagues {
    let mut all = Leagues::default();
    let Some((default, others)) = feeds.split_first() else {
        return all;
    };
    let names: Vec<LocaleNames<'_>> = others.iter().map(LocaleNames::new).collect();
    let of_matches: Vec<&wire::Tournament> = match default.unread {
        true => (default.matches.iter().map(|it| &it.tournament))
            .filter(|it| it.category.sport.id != 0)
            .collect(),
        false => Vec::new(),
    };
    add_sports(&mut all, default, &of_matches, &names);
    add_leagues(&mut all, default, &of_matches, &names, notes);
    all
}

fn add_sports(
    all: &mut Leagues,
    feed: &LocaleFeed,
    of_matches: &[&wire::Tournament],
    names: &[LocaleNames<'_>],
) {
    let nested = of_matches.iter().map(|league| &league.category.sport);
    for sport in feed.sports.iter().chain(nested) {
        if all.sports.contains_key(&sport.id) {
            continue;
        }
        let slug = Slug::new(&sport.key, sport.id);
        let name = name(&sport.name, names, |feed| &feed.sports, sport.id);
        all.sports.insert(
            sport.id,
            Sport {
                id: sport.id,
                slug,
                name,
                cyber: sport.kind == wire::SportKind::Cyber,
                priority: sport.priority,
                main_market: sport.main_market_id,
                secondary_market: sport.secondary_market_id,
            },
        );
    }
}

fn add_leagues(
    all: &mut Leagues,
    feed: &LocaleFeed,
    of_matches: &[&wire::Tournament],
    names: &[LocaleNames<'_>],
    notes: &mut Vec<Diagnostic>,
) {
    let tournaments = || feed.tournaments.iter().chain(of_matches.iter().copied());
    let of_tournaments = tournaments().map(|tournament| &tournament.category);
    for category in feed.categories.iter().chain(of_tournaments) {
        if all.categories.contains_key(&category.id) || !all.sports.contains_key(&category.sport.id)
        {
            continue;
        }
        let slug = Slug::new(&category.slug, category.id);
        all.categories.insert(
            category.id,
            Category {
                id: category.id,
                sport: category.sport.id,
                sent_slug: slug.clone(),
                slug,
                name: name(&category.name, names, |feed| &feed.categories, category.id),
                priority: category.priority,
                country: category.country_code.clone(),
            },
        );
    }
    for tournament in tournaments() {
        let Some(category) = all.categories.get(&tournament.category.id) else {
            notes.push(Diagnostic::warning(format!(
                "tournament {} (`{}`) belongs to sport {}, which does not exist; it is left out",
                tournament.id, tournament.name, tournament.category.sport.id
            )));
            continue;
        };
        let slug = Slug::new(&tournament.slug, tournament.id);
        all.leagues.entry(tournament.id).or_insert_with(|| League {
            id: tournament.id,
            sport: category.sport,
            category: category.id,
            sent_slug: slug.clone(),
            slug,
            name: name(
                &tournament.name,
                names,
                |feed| &feed.tournaments,
                tournament.id,
            ),
            priorities: priorities(tournament, names),
        });
    }
}

/// Normalises one match. `before` is the match of the last build: it has the time at which prices
/// last changed, the previous path, and the previous markets, which are kept if they are unknown
/// now.
///
/// # Errors
/// The default language does not have the match, or its league is unknown: the match is left out.
pub fn normal_match(
    sent: &SentMatch<'_>,
    leagues: &Leagues,
    at: Timestamp,
    before: Option<(&Match, &dyn Fn() -> Vec<Market>)>,
) -> Result<(Match, Vec<Market>), Diagnostic> {
    let Some((Some((default, default_markets)), others)) = sent.locales.split_first() else {
        return Err(Diagnostic::warning(
            "a match without an answer in the default language is left out",
        ));
    };
    let league = leagues.leagues.get(&default.tournament.id);
    let Some(sport) = league.and_then(|league| leagues.sports.get(&league.sport)) else {
        return Err(Diagnostic::warning(format!(
            "match {} belongs to tournament {}, which does not exist; it is left out",
            default.id, default.tournament.id
        )));
    };
    let text = |get: fn(&wire::Match) -> &str| {
        let other = others
            .iter()
            .map(|other| other.map(|(match_, _)| get(match_)));
        Text::new(get(default), other)
    };
    let kept = before.filter(|_| sent.is_unanswered);
    let markets = match (kept, sent.packed) {
        (Some((_, markets)), _) => markets(),
        (None, Some(packed)) => decode_markets(&packed.bytes),
        (None, None) => normal_markets(default_markets, others),
    };
    let answered = at;
    let at = sent.packed.map_or(at, |packed| packed.at);
    let before = before.map(|(match_, _)| match_);
    let (main, secondary) = match kept {
        Some((match_, _)) => (match_.main().cloned(), match_.secondary().cloned()),
        None => (
            main_market(default, sport, &markets, others),
            secondary_market(default, sport, &markets, others),
        ),
    };
    let since = |print: u64, before: Option<Priced>| match before {
        Some(before) if before.print == print => before,
        _ => Priced { print, at },
    };
    let sent_slug = Slug::new(&default.slug, default.id);
    let mut match_ = Match {
        id: default.id,
        urn: default.urn_id.as_str().into(),
        is_outright: is_outright(&default.kind),
        league: default.tournament.id,
        slug: before
            .filter(|before| before.sent_slug == sent_slug)
            .map_or_else(|| sent_slug.clone(), |before| before.slug.clone()),
        sent_slug,
        home: text(|match_| &match_.competitors.home.name),
        away: text(|match_| &match_.competitors.away.name),
        teams: [default.competitors.home.id, default.competitors.away.id],
        logos: [
            default.competitors.home.logo.as_deref().map(Box::from),
            default.competitors.away.logo.as_deref().map(Box::from),
        ],
        venue: venue(default),
        status: default.status,
        start: known_start(default.start_time),
        provider: default.provider.as_str().into(),
        has_statistics: default.is_provider_stats_available,
        has_video: default.has_video,
        score: default.statistics.as_ref().map(|wire| {
            let periods = periods(wire, others);
            Box::new(MatchScore::new(wire, periods, default.stage.as_deref()))
        }),
        cards: u32::try_from(cards::count(&markets)).unwrap_or(u32::MAX),
        priced: since(prices(&markets), before.map(|before| before.priced)),
        main_priced: since(
            prices(main.iter().chain(&secondary)),
            before.map(|before| before.main_priced),
        ),
        main: main.as_ref().map(MainMarket::new),
        secondary: secondary.as_ref().map(MainMarket::new),
        revision: Revision::first(answered),
        called: None,
        outright: outright(default, others),
        previews: Previews::of(&default.previews),
    };
    if !match_.is_outright {
        let dated = before.filter(|_| mend::is_known(match_.start));
        let earlier = dated.and_then(|before| Revision::previous(before, match_.start));
        match_.called = Called::of(default, earlier, match_.cards > 0, answered);
    }
    if let Some(before) = before {
        match_.revision = Revision::after(before, &match_, answered);
    }
    Ok((match_, markets))
}

/// Whether an event is won by one of many. One of an unknown kind counts as a match, as one without a kind does.
fn is_outright(kind: &wire::TournamentKind) -> bool {
    use wire::TournamentKind::{Match, Season, SimpleTournament, Stage, Unknown};
    match kind {
        Stage | Season | SimpleTournament => true,
        Match | Unknown(_) => false,
    }
}

/// A start as it was sent; a time that no match can have is the one unknown time.
pub(super) fn known_start(sent: Timestamp) -> Timestamp {
    if mend::is_known(sent) {
        return sent;
    }
    mend::unknown_time()
}

fn venue(sent: &wire::Match) -> Option<Box<str>> {
    let parts: Vec<&str> = [&sent.stadium, &sent.city]
        .into_iter()
        .flatten()
        .map(String::as_str)
        .collect();
    (!parts.is_empty()).then(|| line(&parts.join(", ")).into())
}

/// What only an outright has.
fn outright(sent: &wire::Match, others: &[Other<'_>]) -> Option<Box<Outright>> {
    let ends = sent.end_date.filter(|at| mend::is_known(*at));
    if ends.is_none() && sent.entrants.is_empty() {
        return None;
    }
    let entrants = sent.entrants.iter().enumerate();
    let entrants = entrants.map(|(nth, entrant)| {
        let names = others.iter().map(|other| {
            let all = &other.as_ref()?.0.entrants;
            // Without numbers, the same place of a list that is as long; another order would still be the same names.
            let same = match entrant.id {
                Some(_) => all.iter().find(|own| own.id == entrant.id),
                None => all.get(nth).filter(|_| all.len() == sent.entrants.len()),
            };
            Some(same?.name.as_str())
        });
        Text::new(&entrant.name, names.collect::<Vec<_>>())
    });
    Some(Box::new(Outright {
        ends,
        entrants: entrants.collect(),
    }))
}

fn periods(statistics: &wire::Statistics, others: &[Other<'_>]) -> Vec<Text> {
    statistics
        .period_scores
        .iter()
        .map(|period| {
            let names = others.iter().map(|other| {
                let scores = &other.as_ref()?.0.statistics.as_ref()?.period_scores;
                let same = scores
                    .iter()
                    .find(|score| score.period_key == period.period_key)?;
                Some(same.period_name.as_str())
            });
            Text::new(&period.period_name, names.collect::<Vec<_>>())
        })
        .collect()
}

/// The priority of a league in each language: one where all agree.
fn priorities(default: &wire::Tournament, others: &[LocaleNames<'_>]) -> Box<[i64]> {
    let others = others.iter().map(|other| {
        let own = other.priorities.get(&default.id);
        own.copied().unwrap_or(default.priority)
    });
    let all: Vec<i64> = std::iter::once(default.priority).chain(others).collect();
    let agree = all.iter().all(|priority| *priority == default.priority);
    let count = if agree { 1 } else { all.len() };
    all[..count].into()
}

/// Names of sports, categories and leagues, and priorities of leagues, in a language other than the default.
struct LocaleNames<'a> {
    sports: HashMap<u64, &'a str>,
    categories: HashMap<u64, &'a str>,
    tournaments: HashMap<u64, &'a str>,
    /// Priorities of leagues.
    priorities: HashMap<u64, i64>,
}

impl<'a> LocaleNames<'a> {
    fn new(feed: &'a LocaleFeed) -> Self {
        let categories = feed
            .tournaments
            .iter()
            .map(|tournament| &tournament.category)
            .chain(&feed.categories);
        Self {
            sports: feed
                .sports
                .iter()
                .map(|s| (s.id, s.name.as_str()))
                .collect(),
            categories: categories.map(|c| (c.id, c.name.as_str())).collect(),
            tournaments: feed
                .tournaments
                .iter()
                .map(|t| (t.id, t.name.as_str()))
                .collect(),
            priorities: (feed.tournaments.iter())
                .map(|t| (t.id, t.priority))
                .collect(),
        }
    }
}

fn name<'a>(
    default: &str,
    others: &[LocaleNames<'a>],
    of: impl for<'b> Fn(&'b LocaleNames<'a>) -> &'b HashMap<u64, &'a str>,
    id: u64,
) -> Text {
    let others: Vec<Option<&str>> = others
        .iter()
        .map(|other| of(other).get(&id).copied())
        .collect();
    Text::new(default, others)
}
