//! Reads the operator's catalogue in every language of the site: the one edge that takes input
//! from the network.

use std::collections::{BTreeSet, HashMap};

use api::wire::{Market, Match};
use api::{Client, Error, MatchQuery};
use futures::{StreamExt, stream};
use jiff::Timestamp;
use site::catalogue::{Feed, LocaleFeed};
use site::locale::Locale;

/// Matches whose markets are asked for at once. The client bounds the calls that really run.
const AT_ONCE: usize = 64;

/// So many calls may fail before those that are left are not made: an operator that is down is not
/// asked a thousand times, each with its retries.
const PATIENCE: usize = 64;

/// What the operator answered, and what it did not.
pub struct Fetched {
    /// The answers.
    pub feed: Feed,
    /// Calls that failed, and the first error; the matches that they were for keep what they had.
    pub failed: Option<(usize, Error)>,
}

/// Reads everything. `progress` is told how many matches have their markets, of how many.
///
/// Without sports, leagues or matches there is nothing to build from. Without the markets of some
/// matches there is: these are as they were when the operator last answered.
///
/// # Errors
/// A list cannot be read: without it the pages would lose what they have.
pub async fn fetch(
    client: &Client,
    locales: &[Locale],
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Result<Fetched, Error> {
    let mut feeds = Vec::with_capacity(locales.len());
    for locale in locales {
        feeds.push(catalogue(client, locale.tag).await?);
    }
    let total = feeds.iter().map(|feed| with_markets(feed).count()).sum();
    let mut done = 0;
    let mut failures = Failures::default();
    for (feed, locale) in feeds.iter_mut().zip(locales) {
        let ids: Vec<u64> = with_markets(feed).map(|match_| match_.id).collect();
        let mut all: HashMap<u64, Vec<Market>> = HashMap::with_capacity(ids.len());
        let mut ids = ids.into_iter();
        while !ids.as_slice().is_empty() && !failures.are_too_many() {
            let batch: Vec<u64> = ids.by_ref().take(PATIENCE).collect();
            let calls = batch
                .into_iter()
                .map(|id| async move { (id, client.match_markets(locale.tag, id).await) });
            let mut answers = stream::iter(calls).buffer_unordered(AT_ONCE);
            while let Some((id, answer)) = answers.next().await {
                match answer {
                    Ok(markets) => {
                        all.insert(id, markets);
                    }
                    Err(error) => failures.add(id, error),
                }
                done += 1;
                progress(done, total);
            }
        }
        failures.unanswered.extend(ids);
        feed.markets = all;
    }
    let count = failures.unanswered.len();
    Ok(Fetched {
        feed: Feed {
            at: Timestamp::now(),
            locales: feeds,
            unanswered: failures.unanswered,
        },
        failed: failures.first.map(|error| (count, error)),
    })
}

#[derive(Default)]
struct Failures {
    unanswered: BTreeSet<u64>,
    first: Option<Error>,
    count: usize,
}

impl Failures {
    fn add(&mut self, match_: u64, error: Error) {
        self.unanswered.insert(match_);
        self.first.get_or_insert(error);
        self.count += 1;
    }

    fn are_too_many(&self) -> bool {
        self.count >= PATIENCE
    }
}

async fn catalogue(client: &Client, language: &str) -> Result<LocaleFeed, Error> {
    let everything = MatchQuery::default();
    let (sports, categories, tournaments, matches) = tokio::try_join!(
        client.sports(language),
        client.categories(language),
        client.tournaments(language),
        client.matches(language, &everything),
    )?;
    Ok(LocaleFeed {
        sports,
        categories,
        tournaments,
        matches,
        markets: HashMap::new(),
    })
}

/// Matches that take bets: the markets of others are not shown.
fn with_markets(feed: &LocaleFeed) -> impl Iterator<Item = &Match> {
    feed.matches
        .iter()
        .filter(|match_| match_.status.is_bettable())
}
