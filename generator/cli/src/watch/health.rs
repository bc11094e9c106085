//! The answer of `/health`: for machines in JSON, and as text for people.

use std::fmt::Write as _;

use jiff::{Timestamp, Unit};
use serde::Serialize;

use super::facts::Facts;
use super::problem::{Cause, Kind, Problem};

/// The health of the process. The names of its fields do not change.
#[derive(Debug, Serialize)]
pub struct Health {
    /// Whether nobody must act: `reasons` is empty.
    pub healthy: bool,
    /// Why it is unhealthy, a sentence for each problem that is not tolerated.
    pub reasons: Vec<String>,
    /// Everything that is wrong, tolerated or not.
    pub problems: Vec<Shown>,
    /// Number of the served generation; 0 before the first.
    pub generation: u64,
    /// When the last build succeeded, with or without changes.
    pub built_at: Option<Timestamp>,
    /// When the last full reconcile succeeded.
    pub reconciled_at: Option<Timestamp>,
    /// When the last publish succeeded.
    pub published_at: Option<Timestamp>,
    /// The generation at the target; absent before the first publish.
    pub published_generation: Option<u64>,
    /// The generation that is being published.
    pub publishing_generation: Option<u64>,
    /// When that publish began.
    pub publishing_since: Option<Timestamp>,
    /// Files of it that are done.
    pub publishing_done: Option<usize>,
    /// All files of it; 0 until they are known.
    pub publishing_files: Option<usize>,
    /// The generation that is published next.
    pub waiting_generation: Option<u64>,
    /// `listening`, `connecting` or `closed`.
    pub push: &'static str,
    /// Seconds since the operator last confirmed the prices of the page where that was longest ago,
    /// also of a match that the operator no longer lists; absent while no page has prices.
    pub oldest_page_seconds: Option<f64>,
    /// File of that page; absent when it is unknown.
    pub oldest_page: Option<String>,
    /// Limit of the age of prices, in seconds: `prices.fresh_seconds`.
    pub fresh_seconds: u64,
    /// How long an outage is tolerated, in seconds: `watch.outage_seconds`.
    pub outage_seconds: u64,
}

/// A problem as `/health` shows it.
#[derive(Debug, Serialize)]
pub struct Shown {
    /// What is wrong: `no_site`, `operator`, `push`, `reconcile`, `prices`, `build`, `project`,
    /// `publish` or `task`.
    pub kind: Kind,
    /// Whether the process is unhealthy because of it; otherwise it is tolerated for now.
    pub unhealthy: bool,
    /// When it began.
    pub since: Timestamp,
    /// For how many seconds it has lasted.
    pub seconds: f64,
    /// Failed attempts since then.
    pub failures: u64,
    /// Why, and what to do: at most [`CAUSES`].
    pub causes: Vec<Cause>,
    /// The sentence of `reasons`.
    #[serde(skip)]
    reason: String,
}

/// The most causes of a problem that are shown.
const CAUSES: usize = 20;

impl Health {
    /// The health that these facts mean.
    pub fn of(facts: &Facts<'_>) -> Self {
        let shown = |problem: &Problem| Shown {
            kind: problem.kind,
            unhealthy: problem.is_unhealthy(facts.limits.outage),
            since: rounded(problem.began()),
            seconds: tenths(problem.since.elapsed().as_secs_f64()),
            failures: problem.failures,
            causes: problem.causes.iter().take(CAUSES).cloned().collect(),
            reason: problem.reason(),
        };
        let problems: Vec<Shown> = facts.problems.iter().map(shown).collect();
        let unhealthy = problems.iter().filter(|problem| problem.unhealthy);
        let reasons: Vec<String> = unhealthy.map(|problem| problem.reason.clone()).collect();
        Self {
            healthy: reasons.is_empty(),
            reasons,
            problems,
            generation: facts.generation,
            built_at: facts.built_at.map(rounded),
            reconciled_at: facts.reconciled_at.map(rounded),
            published_at: facts.published.map(|(at, _)| rounded(at)),
            published_generation: facts.published.map(|(_, generation)| generation),
            publishing_generation: facts.publishing.map(|it| it.generation),
            publishing_since: facts.publishing.map(|it| rounded(it.since)),
            publishing_done: facts.publishing.map(|it| it.done),
            publishing_files: facts.publishing.map(|it| it.files),
            waiting_generation: facts.waiting,
            push: facts.push,
            oldest_page_seconds: facts.oldest_page_seconds().map(tenths),
            oldest_page: facts.oldest_page.map(str::to_owned),
            fresh_seconds: facts.limits.fresh.as_secs(),
            outage_seconds: facts.limits.outage.as_secs(),
        }
    }

    /// The same for people: what is wrong first, each with its place and the way out.
    pub fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = self.write(&mut text);
        text
    }

    fn write(&self, text: &mut String) -> std::fmt::Result {
        writeln!(
            text,
            "{}",
            if self.healthy { "healthy" } else { "unhealthy" }
        )?;
        for problem in &self.problems {
            let mark = if problem.unhealthy {
                ""
            } else {
                " (tolerated for now)"
            };
            let (seconds, failures) = (problem.seconds, problem.failures);
            writeln!(text, "\n{}{mark}", problem.reason)?;
            writeln!(text, "for {seconds} s, failed attempts: {failures}")?;
            for cause in &problem.causes {
                for line in cause.drawing().lines() {
                    writeln!(text, "  {line}")?;
                }
            }
        }
        let at = |time: Option<Timestamp>| time.map_or("never".to_owned(), |it| it.to_string());
        writeln!(text, "\nserved      generation {}", self.generation)?;
        writeln!(text, "built       {}", at(self.built_at))?;
        writeln!(text, "reconciled  {}", at(self.reconciled_at))?;
        if let Some(generation) = self.published_generation {
            let at = at(self.published_at);
            writeln!(text, "published   {at}, generation {generation}")?;
        }
        if let (Some(generation), Some(done), Some(files)) = (
            self.publishing_generation,
            self.publishing_done,
            self.publishing_files,
        ) {
            let since = at(self.publishing_since);
            writeln!(
                text,
                "publishing  generation {generation} since {since}: {done} of {files} files"
            )?;
        }
        if let Some(generation) = self.waiting_generation {
            writeln!(
                text,
                "waiting     generation {generation}, to be published next"
            )?;
        }
        writeln!(text, "push        {}", self.push)?;
        if let Some(seconds) = self.oldest_page_seconds {
            let page = self.oldest_page.as_deref().unwrap_or("a page");
            let limit = self.fresh_seconds;
            writeln!(
                text,
                "oldest page {page}: prices of {seconds} s ago (limit {limit} s)"
            )?;
        }
        Ok(())
    }
}

/// To a tenth of a second.
fn tenths(seconds: f64) -> f64 {
    (seconds * 10.0).round() / 10.0
}

/// To a millisecond.
fn rounded(at: Timestamp) -> Timestamp {
    at.round(Unit::Millisecond).unwrap_or(at)
}
