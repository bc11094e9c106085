//! Reads the operator's catalogue in every language of the site.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};

use api::client::Unread;
use api::wire::{EventStatus, Market, Match, OutrightEvent};
use api::{Client, Error, MatchQuery};
use catalogue::locale::Locale;
use catalogue::{DAYS_BACK, Feed, LocaleFeed, Offers, PackedMarkets};
use futures::{StreamExt, stream};
use jiff::{Timestamp, ToSpan};
use project::settings::Settings;

/// Matches whose markets are fetched in parallel. The client limits the actual calls.
const AT_ONCE: usize = 64;

/// After this many failed matches the others are skipped: an operator that is down does not get a
/// thousand calls, each with retries.
const PATIENCE: usize = 32;

/// The operator's answers.
pub struct Fetched {
    /// The catalogue.
    pub feed: Feed,
    /// Matches that could not be fetched, and the first error; they keep their stored markets.
    pub failed: Option<(usize, Error)>,
}

/// What is fetched.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// The languages.
    pub locales: Vec<Locale>,
    /// When the first day of results begins.
    pub ended_from: Timestamp,
    /// The time of the fetch, as pages say it; none for that of each answer.
    pub as_of: Option<Timestamp>,
}

impl Wanted {
    /// What a site with these settings needs at a time.
    pub fn of(settings: &Settings, now: Timestamp) -> Self {
        let today = now.to_zoned(settings.zone.clone()).date();
        let first = today.saturating_sub((DAYS_BACK - 1).days());
        // The same moment all day: the operator's answer is cached by its address.
        let midnight = first.to_zoned(settings.zone.clone());
        Self {
            locales: settings.locales.clone(),
            ended_from: midnight.map_or(now, |midnight| midnight.timestamp()),
            as_of: None,
        }
    }

    /// The time that pages say of an answer that has just come.
    fn answered_at(&self) -> Timestamp {
        self.as_of.unwrap_or_else(Timestamp::now)
    }
}

/// Fetches everything. `progress` gets the number of matches whose markets are fetched, and the
/// total.
///
/// Sports, leagues and matches are required. Markets are not: a match without an answer keeps those
/// that are stored.
///
/// # Errors
/// A list cannot be read: a site without it would lose pages.
pub async fn fetch(
    client: &Client,
    wanted: &Wanted,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Result<Fetched, Error> {
    client.begin_build();
    let locales = &wanted.locales;
    let mut feeds = Vec::with_capacity(locales.len());
    let mut unread = None;
    for locale in locales {
        let (feed, matches) = catalogue(client, locale.tag, wanted.ended_from).await?;
        feeds.push(feed);
        // The first language decides which matches there are.
        unread.get_or_insert(matches);
    }
    let lists: Vec<Listed<'_>> = (feeds.iter().zip(locales))
        .map(|(feed, locale)| Listed {
            language: locale.tag,
            matches: feed.matches.iter().map(|it| (it.id, it)).collect(),
        })
        .collect();
    let ids: Vec<u64> = feeds.first().map_or_else(Vec::new, with_markets);
    let total = ids.len();
    let given_up = AtomicBool::new(false);
    let calls = ids.into_iter().map(|id| {
        let (lists, given_up) = (&lists, &given_up);
        async move {
            if given_up.load(Ordering::Relaxed) {
                return (id, None);
            }
            (id, Some(markets(client, wanted, lists, id).await))
        }
    });
    let at_once = AT_ONCE.div_ceil(locales.len().max(1));
    let mut answers = stream::iter(calls).buffer_unordered(at_once);
    let mut packed = HashMap::with_capacity(total);
    let mut unanswered = BTreeSet::new();
    let mut first = None;
    let mut failures = 0;
    while let Some((id, answer)) = answers.next().await {
        match answer {
            Some(Ok(markets)) => packed.extend(markets.map(|markets| (id, markets))),
            Some(Err(error)) => {
                failures += 1;
                given_up.fetch_or(failures >= PATIENCE, Ordering::Relaxed);
                first.get_or_insert(error);
                unanswered.insert(id);
            }
            None => {
                unanswered.insert(id);
            }
        }
        progress(packed.len() + unanswered.len(), total);
    }
    drop(answers);
    drop(lists);
    let count = unanswered.len();
    Ok(Fetched {
        feed: Feed {
            at: wanted.answered_at(),
            locales: feeds,
            packed,
            unanswered,
            offers: offers(client, locales).await,
            unread: unread.unwrap_or_default(),
        },
        failed: first.map(|error| (count, error)),
    })
}

/// What the operator has beside bets on matches; none if it does not say: the site keeps what was known.
async fn offers(client: &Client, locales: &[Locale]) -> Option<Offers> {
    match client.settings(locales.first()?.tag).await {
        Ok(settings) => Some(Offers::from(&settings)),
        Err(error) => {
            tracing::warn!("cannot read which products the operator has open: {error}");
            None
        }
    }
}

/// The lists of one language.
struct Listed<'a> {
    language: &'a str,
    matches: HashMap<u64, &'a Match>,
}

/// The markets of a match, in every language that lists it.
async fn markets(
    client: &Client,
    wanted: &Wanted,
    lists: &[Listed<'_>],
    id: u64,
) -> Result<Option<PackedMarkets>, Error> {
    let in_each = lists.iter().map(|list| async move {
        let Some(match_) = list.matches.get(&id) else {
            return Ok::<_, Error>(None);
        };
        Ok(Some((
            *match_,
            client.match_markets(list.language, id).await?.rows,
        )))
    });
    let answers = futures::future::try_join_all(in_each).await?;
    let answers: Vec<Option<(&Match, &[Market])>> = (answers.iter())
        .map(|answer| answer.as_ref().map(|(match_, all)| (*match_, &**all)))
        .collect();
    Ok(PackedMarkets::of(&answers, wanted.answered_at()))
}

async fn catalogue(
    client: &Client,
    language: &str,
    ended_from: Timestamp,
) -> Result<(LocaleFeed, Unread), Error> {
    let everything = MatchQuery::default();
    let (sports, categories, tournaments, listed, outrights) = tokio::try_join!(
        client.sports(language),
        client.categories(language),
        client.tournaments(language),
        client.matches(language, &everything),
        client.outrights(language),
    )?;
    // After the other list: a match that ends meanwhile has ended.
    let ended = MatchQuery {
        match_status: vec![EventStatus::Finished],
        start_from: Some(ended_from),
        ..MatchQuery::default()
    };
    let ended = client.matches(language, &ended).await?;
    let ids: HashSet<u64> = ended.iter().map(|it| it.id).collect();
    let mut matches = listed.rows;
    matches.retain(|it| !ids.contains(&it.id));
    matches.extend(ended.rows);
    let in_league = outrights.rows.into_iter();
    matches.extend(in_league.filter_map(OutrightEvent::into_match));
    let mut unread = listed.unread;
    unread.extend(ended.unread);
    unread.extend(outrights.unread);
    let mut unread_leagues = sports.unread;
    unread_leagues.extend(categories.unread);
    unread_leagues.extend(tournaments.unread);
    let feed = LocaleFeed {
        sports: sports.rows,
        categories: categories.rows,
        tournaments: tournaments.rows,
        unread: unread_leagues.count() > 0,
        matches,
        markets: HashMap::new(),
    };
    Ok((feed, unread))
}

/// Ids of the matches that take bets: markets of other matches are not shown.
fn with_markets(feed: &LocaleFeed) -> Vec<u64> {
    let bettable = feed.matches.iter().filter(|it| it.status.is_bettable());
    let ids: BTreeSet<u64> = bettable.map(|it| it.id).collect();
    ids.into_iter().collect()
}
