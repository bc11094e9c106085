//! Fetches single matches from the operator: whole, or only their markets.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use api::client::Unread;
use api::wire::{Market, Match};
use api::{Client, Error};
use catalogue::locale::Locale;
use catalogue::{Feed, LocaleFeed};
use futures::{StreamExt, stream};
use jiff::Timestamp;

/// Matches that are fetched in parallel. The client limits the actual calls.
const AT_ONCE: usize = 32;

/// The operator's answers for some matches.
pub struct Answers {
    /// Matches that exist.
    pub feed: Feed,
    /// Matches that no longer exist.
    pub gone: Vec<u64>,
    /// Matches without an answer, and the first error.
    pub failed: Option<(Vec<u64>, Error)>,
}

/// A match and its markets in every language; none if it does not exist.
type Whole = Vec<(Option<Match>, Vec<Market>)>;

/// Fetches whole matches, in every language.
pub async fn matches(client: &Client, locales: &[Locale], ids: BTreeSet<u64>) -> Answers {
    let calls = ids
        .into_iter()
        .map(|id| async move { (id, whole(client, locales, id).await) });
    let mut answers = stream::iter(calls).buffer_unordered(AT_ONCE);
    let mut feeds = vec![LocaleFeed::default(); locales.len()];
    let mut gone = Vec::new();
    let mut failed: Option<(Vec<u64>, Error)> = None;
    while let Some((id, answer)) = answers.next().await {
        match answer {
            Ok(answer) if answer.first().is_none_or(|(match_, _)| match_.is_none()) => {
                gone.push(id);
            }
            Ok(answer) => {
                for (feed, (match_, markets)) in feeds.iter_mut().zip(answer) {
                    feed.matches.extend(match_);
                    feed.markets.insert(id, markets);
                }
            }
            Err(error) => failed.get_or_insert_with(|| (Vec::new(), error)).0.push(id),
        }
    }
    Answers {
        feed: Feed {
            at: Timestamp::now(),
            locales: feeds,
            packed: HashMap::new(),
            unanswered: BTreeSet::new(),
            offers: None,
            unread: Unread::default(),
        },
        gone,
        failed,
    }
}

/// Fetches the markets of matches in one language: prices are the same in all.
pub async fn markets(client: &Client, locale: Locale, ids: BTreeSet<u64>) -> Markets {
    let calls = ids
        .into_iter()
        .map(|id| async move { (id, client.match_markets(locale.tag, id).await) });
    let mut answers = stream::iter(calls).buffer_unordered(AT_ONCE);
    let mut all = Markets::default();
    while let Some((id, answer)) = answers.next().await {
        match answer {
            Ok(markets) => {
                all.answered.insert(id, markets.rows);
            }
            Err(error) => {
                all.failed.push(id);
                all.error.get_or_insert(error);
            }
        }
    }
    all
}

/// Markets of matches.
#[derive(Default)]
pub struct Markets {
    /// By match.
    pub answered: BTreeMap<u64, Vec<Market>>,
    /// Matches without an answer, and the first error.
    pub failed: Vec<u64>,
    /// See `failed`.
    pub error: Option<Error>,
}

async fn whole(client: &Client, locales: &[Locale], id: u64) -> Result<Whole, Error> {
    let in_each = locales.iter().map(|locale| async move {
        let (match_, markets) = tokio::try_join!(client.match_by_id(locale.tag, id), async {
            client.match_markets(locale.tag, id).await
        })?;
        // The markets of a match that takes no bets are not shown.
        let takes_bets = match_.as_ref().is_some_and(|it| it.status.is_bettable());
        let markets = if takes_bets { markets.rows } else { Vec::new() };
        Ok::<_, Error>((match_, markets))
    });
    futures::future::try_join_all(in_each).await
}

/// An empty feed.
pub fn nothing(locales: usize) -> Feed {
    Feed {
        at: Timestamp::now(),
        locales: vec![
            LocaleFeed {
                markets: HashMap::new(),
                ..LocaleFeed::default()
            };
            locales
        ],
        packed: HashMap::new(),
        unanswered: BTreeSet::new(),
        offers: None,
        unread: Unread::default(),
    }
}
