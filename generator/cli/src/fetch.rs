//! Reads the operator's catalogue in every language of the site: the one edge that takes input
//! from the network.

use std::collections::HashMap;

use api::wire::{Market, Match};
use api::{Client, Error, MatchQuery};
use futures::{StreamExt, TryStreamExt, stream};
use jiff::Timestamp;
use site::catalogue::{Feed, LocaleFeed};
use site::locale::Locale;

/// Matches whose markets are asked for at once. The client bounds the calls that really run.
const AT_ONCE: usize = 64;

/// Reads everything. `progress` is told how many matches have their markets, of how many.
///
/// # Errors
/// A call failed for good: without it the pages would lose what they have.
pub async fn fetch(
    client: &Client,
    locales: &[Locale],
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Result<Feed, Error> {
    let mut feeds = Vec::with_capacity(locales.len());
    for locale in locales {
        feeds.push(catalogue(client, locale.tag).await?);
    }
    let total = feeds.iter().map(|feed| with_markets(feed).count()).sum();
    let mut done = 0;
    for (feed, locale) in feeds.iter_mut().zip(locales) {
        let ids: Vec<u64> = with_markets(feed).map(|match_| match_.id).collect();
        let mut all: HashMap<u64, Vec<Market>> = HashMap::with_capacity(ids.len());
        let calls = ids.into_iter().map(|id| async move {
            client
                .match_markets(locale.tag, id)
                .await
                .map(|markets| (id, markets))
        });
        let mut answers = stream::iter(calls).buffer_unordered(AT_ONCE);
        while let Some((id, markets)) = answers.try_next().await? {
            all.insert(id, markets);
            done += 1;
            progress(done, total);
        }
        drop(answers);
        feed.markets = all;
    }
    Ok(Feed {
        at: Timestamp::now(),
        locales: feeds,
    })
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
