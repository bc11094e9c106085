//! Checks the pages on disk every few seconds against the operator's prices.

use std::collections::{BTreeMap, HashMap};
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};

use api::{Client, MatchQuery};

use crate::offers::Offers;
use benchmark::failure::Failure;
use benchmark::process::memory_kb;

/// Interval of the checks.
pub const LOOK: Duration = Duration::from_secs(5);

/// Tolerance beyond the freshness limit: one check, the operator's answer, one build.
const SLACK: Duration = Duration::from_secs(15);

/// Factor by which memory may grow from the first half, once warm, to the second.
const GROWTH: f64 = 1.25;

/// Share of the run after which the process counts as warm.
const WARM: f64 = 0.3;

/// A file at its last check.
struct Seen {
    changed: SystemTime,
    print: u64,
}

/// All results so far.
pub struct Soak {
    site: PathBuf,
    begun: Instant,
    /// Pages of the compared matches, by id.
    pages: BTreeMap<u64, PathBuf>,
    offers: Offers,
    /// By outcome and price: since when it is on a page, and when it was last seen there.
    standing: HashMap<(String, u64), (Instant, Instant)>,
    compared: u64,
    oldest: (Duration, String),
    ages: Vec<f64>,
    files: HashMap<PathBuf, Seen>,
    rewritten: u64,
    equal: Vec<String>,
    /// Share of the run, and the memory of `watch` in kilobytes.
    pub memory: Vec<(f64, u64)>,
}

impl Soak {
    /// Selects this many matches that take bets.
    pub async fn new(
        client: &Client,
        operator: &str,
        site: &Path,
        sample: usize,
    ) -> Result<Self, Failure> {
        let matches = client.matches("en-ZA", &MatchQuery::default()).await?;
        let playing = matches.iter().filter(|it| it.status.is_bettable());
        let all: Vec<_> = playing.collect();
        let step = (all.len() / sample.max(1)).max(1);
        let pages = all.iter().step_by(step).filter_map(|match_| {
            let sport = &match_.tournament.category.sport.key;
            let page = site.join(sport).join(format!("{}.html", match_.slug));
            page.is_file().then_some((match_.id, page))
        });
        let pages: BTreeMap<u64, PathBuf> = pages.collect();
        if pages.is_empty() {
            return Err("no match page is at its expected path".into());
        }
        let sampled: Vec<u64> = pages.keys().copied().collect();
        Ok(Self {
            site: site.to_path_buf(),
            begun: Instant::now(),
            pages,
            offers: Offers::of(client, operator, &sampled).await?,
            standing: HashMap::new(),
            compared: 0,
            oldest: (Duration::ZERO, String::new()),
            ages: Vec::new(),
            files: HashMap::new(),
            rewritten: 0,
            equal: Vec::new(),
            memory: Vec::new(),
        })
    }

    /// Compares the prices on the pages.
    pub fn look(&mut self) -> Result<(), Failure> {
        let mut lists = vec![self.site.join("index.html"), self.site.join("live.html")];
        lists.extend(self.pages.values().cloned());
        for page in lists {
            self.compare(&page)?;
        }
        self.rewrites()
    }

    /// How long ago the operator offered each price of a page.
    fn compare(&mut self, page: &Path) -> Result<(), Failure> {
        // A match that ends loses its page only when the operator no longer lists it.
        let Ok(html) = std::fs::read_to_string(page) else {
            return Ok(());
        };
        let mut worst = Duration::ZERO;
        for (key, odds) in prices(&html) {
            let id = key.split(':').next().and_then(|id| id.parse().ok());
            if !id.is_some_and(|id: u64| self.pages.contains_key(&id)) {
                continue;
            }
            let price = (key.to_owned(), odds);
            let now = Instant::now();
            let seen = self.standing.entry(price.clone()).or_insert((now, now));
            if now - seen.1 > LOOK * 3 {
                *seen = (now, now);
            }
            seen.1 = now;
            // The operator's REST API shows a price before the push publishes it. One that was
            // offered before would count as old until then.
            if now - seen.0 < LOOK / 2 {
                continue;
            }
            // A price that was gone before the listener connected is as old as on the page.
            let had = self.offers.age(&price.0, price.1);
            let age = had.unwrap_or_else(|| seen.0.elapsed());
            self.compared += 1;
            worst = worst.max(age);
            if age > self.oldest.0 {
                let at = self.begun.elapsed().as_secs();
                let offered = match self.offers.now(key) {
                    Some((price, since)) => format!("{price} for {} s", since.as_secs()),
                    None => "not offered".to_owned(),
                };
                let what = format!(
                    "{key} at {odds} in {}, {at} s after the start, on the page for {} s; the operator's is {offered}",
                    page.display(),
                    seen.0.elapsed().as_secs(),
                );
                self.oldest = (age, what);
            }
        }
        self.ages.push(worst.as_secs_f64());
        Ok(())
    }

    /// A page that was written since the last check must have changed.
    fn rewrites(&mut self) -> Result<(), Failure> {
        for page in self.pages.values() {
            // Read from the same open file: a new one may replace it in between.
            let Ok(mut file) = File::open(page) else {
                continue;
            };
            let changed = file.metadata()?.modified()?;
            let before = self.files.get(page);
            if before.is_some_and(|before| before.changed == changed) {
                continue;
            }
            let mut bytes = Vec::new();
            file.read_to_end(&mut bytes)?;
            let print = catalogue::fingerprint::of_bytes(&bytes);
            if let Some(before) = before {
                self.rewritten += 1;
                if before.print == print {
                    let apart = changed.duration_since(before.changed).unwrap_or_default();
                    let at = self.begun.elapsed().as_secs();
                    self.equal.push(format!(
                        "{}, {} ms after its last write, seen {at} s after the start",
                        page.display(),
                        apart.as_millis(),
                    ));
                }
            }
            self.files.insert(page.clone(), Seen { changed, print });
        }
        Ok(())
    }

    /// Prints each figure; returns the exceeded limits.
    pub fn report(mut self, metrics: &str, process: u32) -> Vec<String> {
        let metric = |name: &str| -> f64 {
            let line = metrics.lines().find_map(|line| line.strip_prefix(name));
            line.and_then(|value| value.trim().parse().ok())
                .unwrap_or(0.0)
        };
        let limit = Duration::from_secs_f64(metric("sportsbook_fresh_seconds "));
        self.ages.sort_by(f64::total_cmp);
        let share = |part: f64| {
            let at = (self.ages.len() as f64 * part) as usize;
            self.ages
                .get(at.min(self.ages.len().saturating_sub(1)))
                .copied()
                .unwrap_or(0.0)
        };
        println!(
            "prices: {} compared on {} pages; the oldest price of a page: median {:.0} s, 99 in 100 up to {:.0} s, worst {:.0} s, limit {} s and {} s of slack",
            self.compared,
            self.pages.len() + 2,
            share(0.5),
            share(0.99),
            self.oldest.0.as_secs_f64(),
            limit.as_secs(),
            SLACK.as_secs(),
        );
        println!(
            "pages: {} rewrites seen, {} of them without a change",
            self.rewritten,
            self.equal.len()
        );
        let part = |from: f64, to: f64| {
            let part = self.memory.iter().filter(|(at, _)| (from..to).contains(at));
            part.map(|(_, kb)| *kb).max().unwrap_or(0) as f64 / 1000.0
        };
        let middle = WARM + (1.0 - WARM) / 2.0;
        let (first, second) = (part(WARM, middle), part(middle, f64::INFINITY));
        println!(
            "memory: at most {first:.0} MB in the first half once warm, {second:.0} MB in the second"
        );
        let count = metric("sportsbook_event_to_disk_seconds_count ");
        println!(
            "builds: {} published, {} failed, {} pages written; {count} urgent events, on the disk after {:.0} ms on average",
            metric("sportsbook_builds_total{result=\"published\"} "),
            metric("sportsbook_builds_total{result=\"failed\"} "),
            metric("sportsbook_pages_written_total "),
            1000.0 * metric("sportsbook_event_to_disk_seconds_sum ") / count.max(1.0),
        );
        let mut broken = Vec::new();
        if self.oldest.0 > limit + SLACK {
            broken.push(format!("a price is too old: {}", self.oldest.1));
        }
        if let Some(page) = self.equal.first() {
            broken.push(format!("a page was rewritten without a change: {page}"));
        }
        if second > first * GROWTH {
            broken.push("memory grows".to_owned());
        }
        if metric("sportsbook_builds_total{result=\"failed\"} ") > 0.0 {
            broken.push("a build failed".to_owned());
        }
        if let Some(why) = self.offers.missed() {
            broken.push(format!("some prices of the operator were missed: {why}"));
        }
        if self.compared == 0 || self.rewritten == 0 || memory_kb(process).is_err() {
            broken.push("nothing was compared".to_owned());
        }
        broken
    }
}

/// The prices of a page, by outcome.
fn prices(html: &str) -> impl Iterator<Item = (&str, u64)> {
    html.split("data-outcome=\"").skip(1).filter_map(|rest| {
        let (key, rest) = rest.split_once('"')?;
        let odds = rest.strip_prefix(" data-odds=\"")?.split('"').next()?;
        Some((key, odds.parse().ok()?))
    })
}
