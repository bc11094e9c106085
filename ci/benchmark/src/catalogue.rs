//! Catalogues of any size: real matches of a sandbox, repeated with ids, paths, names and prices of
//! their own.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::{Duration, Instant};

use api::wire::{EventStatus, Market, Match, Odds, Tournament};
use api::{Client, ClientOptions, MatchQuery};
use catalogue::{Feed, LocaleFeed};
use jiff::Timestamp;
use project::settings::Settings;
use site::ingest::{self, Update, ingest};
use store::output::Output;

use crate::program::Program;
use benchmark::failure::Failure;

/// Matches of the sandbox that are repeated.
const SAMPLE: usize = 400;

/// Id of the first copy.
const FIRST_ID: u64 = 10_000_000;

/// After this many matches the leagues are new ones: larger catalogues have more leagues, not
/// longer ones, and no more live matches.
const PER_ROUND: usize = 25_000;

/// Distance between the ids of the leagues of two rounds.
const LEAGUES: u64 = 1_000_000_000;

/// Matches that are stored in one batch.
const AT_ONCE: usize = 5_000;

/// Names of the copies: each copy has another pair, in every language.
const SIDES: [&str; 16] = [
    "Albion",
    "Athletic",
    "Borough",
    "City",
    "County",
    "Dynamo",
    "Forest",
    "Hotspur",
    "Orient",
    "Rangers",
    "Rovers",
    "Sparta",
    "Town",
    "United",
    "Villa",
    "Wanderers",
];

/// A sandbox's answers.
pub struct Sample {
    feed: Feed,
    settings: Settings,
}

impl Sample {
    /// Fetches everything from a sandbox, in these languages, or without any in those of the project;
    /// keeps this many markets per match.
    pub async fn take(
        project: &Path,
        languages: &[String],
        markets: usize,
    ) -> Result<Self, Failure> {
        let languages = (!languages.is_empty()).then_some(languages);
        let project = pages::load_project(project, languages).map_err(failure)?;
        let options = sandbox::Options {
            port: 0,
            seed: 1,
            matches: SAMPLE,
            speed: 1,
            at: None,
            stopped: false,
            control: false,
            data: None,
            centrifugo: None,
        };
        let running = sandbox::start(options).await?;
        let client = Client::new(ClientOptions::new(format!("http://{}", running.address)))?;
        let mut locales = Vec::new();
        for locale in &project.settings.locales {
            let matches = client.matches(locale.tag, &MatchQuery::default()).await?;
            let mut feed = LocaleFeed {
                sports: client.sports(locale.tag).await?.rows,
                categories: client.categories(locale.tag).await?.rows,
                tournaments: client.tournaments(locale.tag).await?.rows,
                ..LocaleFeed::default()
            };
            for match_ in matches
                .rows
                .into_iter()
                .filter(|it| it.status.is_bettable())
            {
                let mut its = client.match_markets(locale.tag, match_.id).await?.rows;
                its.truncate(markets);
                feed.markets.insert(match_.id, its);
                feed.matches.push(match_);
            }
            locales.push(feed);
        }
        // A match that ended between the calls for two languages is missing in the later ones.
        let first: Vec<u64> = locales[0].matches.iter().map(|match_| match_.id).collect();
        for feed in &mut locales[1..] {
            feed.matches.retain(|match_| first.contains(&match_.id));
        }
        Ok(Self {
            feed: Feed {
                at: Timestamp::now(),
                locales,
                packed: Default::default(),
                unanswered: BTreeSet::new(),
                offers: None,
                unread: Default::default(),
            },
            settings: project.settings,
        })
    }

    /// Codes of the languages, the default first.
    pub fn languages(&self) -> Vec<&'static str> {
        let locales = self.settings.locales.iter();
        locales.map(|locale| locale.code).collect()
    }

    /// Stores a catalogue for about this many pages.
    pub fn catalogue(&self, program: &Program, pages: usize) -> Result<Catalogue<'_>, Failure> {
        let first = &self.feed.locales[0];
        let fixed = 4 + first.sports.len() + first.categories.len() + first.tournaments.len();
        let matches = (pages / self.settings.locales.len()).saturating_sub(fixed);
        let rounds = matches.div_ceil(PER_ROUND).max(1);
        let leagues_of = |feed: &LocaleFeed| {
            let leagues = (0..rounds).flat_map(|round| {
                let leagues = feed.tournaments.iter();
                leagues.map(move |league| league_of(league, round))
            });
            leagues.collect()
        };
        let output = Output::open(&program.out()).map_err(|error| failure(vec![error]))?;
        let resident = ingest::load(output.state()).map_err(|error| failure(vec![error]))?;
        let mut catalogue = Filling {
            sample: self,
            output: &output,
            resident,
        };
        let leagues = Feed {
            at: self.feed.at,
            packed: Default::default(),
            unanswered: BTreeSet::new(),
            offers: None,
            unread: Default::default(),
            locales: self
                .feed
                .locales
                .iter()
                .map(|feed| LocaleFeed {
                    sports: feed.sports.clone(),
                    categories: feed.categories.clone(),
                    tournaments: leagues_of(feed),
                    ..LocaleFeed::default()
                })
                .collect(),
        };
        catalogue.store(Update::whole(&leagues))?;
        for from in (0..matches).step_by(AT_ONCE) {
            let feed = self.copies(from..matches.min(from + AT_ONCE));
            catalogue.store(Update::Matches {
                feed: &feed,
                gone: &[],
                news: (&[], feed.at),
            })?;
        }
        Ok(Catalogue {
            sample: self,
            out: program.out(),
            matches,
        })
    }

    fn copies(&self, numbers: std::ops::Range<usize>) -> Feed {
        let first = &self.feed.locales[0].matches;
        let all: Vec<u64> = first.iter().map(|match_| match_.id).collect();
        let waits = |match_: &&Match| match_.status == EventStatus::Prematch;
        let prematch: Vec<u64> = first.iter().filter(waits).map(|match_| match_.id).collect();
        let of = |feed: &LocaleFeed| {
            let mut copies = LocaleFeed::default();
            for number in numbers.clone() {
                let of = if number < PER_ROUND { &all } else { &prematch };
                let original = of[number % of.len()];
                let Some(match_) = feed.matches.iter().find(|match_| match_.id == original) else {
                    continue;
                };
                let copy = copy(match_, number);
                if let Some(markets) = feed.markets.get(&original) {
                    copies.markets.insert(copy.id, reprice(markets, number));
                }
                copies.matches.push(copy);
            }
            copies
        };
        Feed {
            at: self.feed.at,
            packed: Default::default(),
            unanswered: BTreeSet::new(),
            offers: None,
            unread: Default::default(),
            locales: self.feed.locales.iter().map(of).collect(),
        }
    }
}

/// A stored catalogue.
pub struct Catalogue<'a> {
    sample: &'a Sample,
    out: std::path::PathBuf,
    matches: usize,
}

impl Catalogue<'_> {
    /// Number of matches.
    pub fn matches(&self) -> usize {
        self.matches
    }

    /// Renames a side of one match, to another name for each number. Returns how long it took to
    /// store.
    pub fn rename(&mut self, number: usize) -> Result<Duration, Failure> {
        let name = format!(" FC {number}");
        self.change(|match_, _| match_.competitors.home.name.push_str(&name))
    }

    /// Changes a price of one match.
    pub fn reprice(&mut self) -> Result<Duration, Failure> {
        self.change(|match_, markets| {
            match_.competitors.home.name.push_str(" FC");
            for market in markets {
                market.outcomes[0].odds = Odds(7_777);
            }
        })
    }

    /// One match with a new name, as the operator would send it.
    pub fn renamed(&self, name: &str) -> Feed {
        self.changed(|match_, _| match_.competitors.home.name.push_str(name))
    }

    fn change(&mut self, change: impl Fn(&mut Match, &mut [Market])) -> Result<Duration, Failure> {
        let feed = self.changed(change);
        let output = Output::open(&self.out).map_err(|error| failure(vec![error]))?;
        let resident = ingest::load(output.state()).map_err(|error| failure(vec![error]))?;
        let mut filling = Filling {
            sample: self.sample,
            output: &output,
            resident,
        };
        let begun = Instant::now();
        filling.store(Update::Matches {
            feed: &feed,
            gone: &[],
            news: (&[], feed.at),
        })?;
        Ok(begun.elapsed())
    }

    fn changed(&self, change: impl Fn(&mut Match, &mut [Market])) -> Feed {
        let number = self.matches / 2;
        let mut feed = self.sample.copies(number..number + 1);
        for feed in &mut feed.locales {
            for match_ in &mut feed.matches {
                let markets = feed.markets.get_mut(&match_.id);
                change(match_, markets.map_or(&mut [], Vec::as_mut_slice));
            }
        }
        feed
    }
}

/// Stores a catalogue in batches.
struct Filling<'a> {
    sample: &'a Sample,
    output: &'a Output,
    resident: catalogue::Catalogue,
}

impl Filling<'_> {
    fn store(&mut self, update: Update<'_>) -> Result<(), Failure> {
        let settings = &self.sample.settings;
        ingest(
            self.output.state(),
            &mut self.resident,
            update,
            settings,
            true,
        )
        .map_err(|error| failure(vec![error]))?;
        Ok(())
    }
}

fn copy(match_: &Match, number: usize) -> Match {
    let mut copy = match_.clone();
    copy.id = FIRST_ID + number as u64;
    copy.urn_id = format!("{}{number}", match_.urn_id);
    copy.slug = format!("{}-{number}", match_.slug);
    copy.tournament = league_of(&match_.tournament, number / PER_ROUND);
    let side = |place: usize| SIDES[place % SIDES.len()];
    copy.competitors.home.name = format!("{} {}", match_.competitors.home.name, side(number));
    copy.competitors.away.name = format!("{} {}", match_.competitors.away.name, side(number / 16));
    if let Some(main) = &mut copy.main_market {
        *main = reprice(std::slice::from_ref(main), number).remove(0);
    }
    copy
}

/// The league that replaces another one in a later round.
fn league_of(league: &Tournament, round: usize) -> Tournament {
    let mut copy = league.clone();
    if round > 0 {
        copy.id += round as u64 * LEAGUES;
        copy.slug = format!("{}-{round}", league.slug);
        copy.name = format!("{} {round}", league.name);
    }
    copy
}

/// Different prices for every copy, the same in every language.
fn reprice(markets: &[Market], number: usize) -> Vec<Market> {
    let mut markets = markets.to_vec();
    for market in &mut markets {
        for outcome in &mut market.outcomes {
            let step = (number as u64 * 31 + market.id * 7 + outcome.id) % 97;
            outcome.odds = Odds(outcome.odds.0 + u32::try_from(step).unwrap_or(0) * 10);
        }
    }
    markets
}

pub fn failure(errors: Vec<diagnostic::Diagnostic>) -> Failure {
    errors
        .iter()
        .map(|error| format!("{error}\n"))
        .collect::<String>()
        .into()
}
