//! Renames matches at the operator, one by one, and waits until the name is on the disk.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use api::{Client, MatchQuery};

use benchmark::failure::Failure;

/// Limit for a new name while nothing else happens: for the median; twice that for the slowest.
const LIMIT: Duration = Duration::from_millis(300);

/// Number of renamed matches.
const MATCHES: usize = 20;

/// When to give up.
const NEVER: Duration = Duration::from_secs(60);

/// Matches to rename.
pub struct Names {
    http: reqwest::Client,
    control: String,
    matches: Vec<(u64, PathBuf)>,
    given: usize,
    alone: Vec<Duration>,
    in_play: Vec<Duration>,
}

impl Names {
    /// Selects matches that have not begun.
    pub async fn new(client: &Client, operator: &str, site: &Path) -> Result<Self, Failure> {
        let matches = client.matches("en-ZA", &MatchQuery::default()).await?;
        let to_come = matches.iter().rev().filter_map(|match_| {
            let sport = &match_.tournament.category.sport.key;
            let page = site.join(sport).join(format!("{}.html", match_.slug));
            let waits = match_.statistics.is_none() && page.is_file();
            waits.then_some((match_.id, page))
        });
        let matches: Vec<_> = to_come.take(MATCHES).collect();
        if matches.is_empty() {
            return Err("every match has begun".into());
        }
        Ok(Self {
            http: reqwest::Client::new(),
            control: format!("{operator}/sandbox/control"),
            matches,
            given: 0,
            alone: Vec::new(),
            in_play: Vec::new(),
        })
    }

    /// Stops the operator's clock, renames each match, and lets the clock run again.
    pub async fn alone(&mut self) -> Result<(), Failure> {
        self.call("clock", r#"{"stop":true}"#.to_owned()).await?;
        tokio::time::sleep(Duration::from_secs(3)).await;
        for _ in 0..self.matches.len() {
            let took = self.rename().await?;
            self.alone.push(took);
        }
        self.call("clock", r#"{"stop":false}"#.to_owned()).await
    }

    /// Renames the next match while all matches are played.
    pub async fn in_play(&mut self) -> Result<(), Failure> {
        let took = self.rename().await?;
        self.in_play.push(took);
        Ok(())
    }

    /// Prints the times; returns the exceeded limits.
    pub fn report(mut self) -> Vec<String> {
        let mut broken = Vec::new();
        for (times, when) in [
            (&mut self.alone, "while nothing else happens"),
            (&mut self.in_play, "while all matches are played"),
        ] {
            times.sort();
            let (Some(median), Some(worst)) = (times.get(times.len() / 2), times.last()) else {
                continue;
            };
            println!(
                "names {when}: on the disk after {} ms (worst of {}: {} ms), from the change at the operator",
                median.as_millis(),
                times.len(),
                worst.as_millis(),
            );
        }
        let median = self
            .alone
            .get(self.alone.len() / 2)
            .copied()
            .unwrap_or(NEVER);
        let worst = self.alone.last().copied().unwrap_or(NEVER);
        if median > LIMIT || worst > LIMIT * 2 {
            broken.push("a name takes too long".to_owned());
        }
        broken
    }

    /// Renames a match; returns the time until the name is on its page.
    async fn rename(&mut self) -> Result<Duration, Failure> {
        let (id, page) = &self.matches[self.given % self.matches.len()];
        let name = format!("Renamed {} times", self.given);
        self.given += 1;
        let begun = Instant::now();
        let body = format!(r#"{{"match_id":{id},"home":"{name}"}}"#);
        self.call("match", body).await?;
        loop {
            // A page is replaced atomically: it is never absent.
            if std::fs::read_to_string(page)?.contains(&name) {
                return Ok(begun.elapsed());
            }
            if begun.elapsed() > NEVER {
                return Err(format!("{name} is not on {}", page.display()).into());
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }

    async fn call(&self, what: &str, body: String) -> Result<(), Failure> {
        let call = self.http.post(format!("{}/{what}", self.control));
        let call = call.header("content-type", "application/json").body(body);
        call.send().await?.error_for_status()?;
        Ok(())
    }
}
