//! What is wrong at the moment: one problem of each kind, from its first failure to its end. Each is
//! logged when it begins, when it makes the process unhealthy, and when it is over; the attempts in
//! between are logged with `-v`.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use diagnostic::Diagnostic;
use jiff::Timestamp;
use serde::Serialize;

use crate::log;

/// What can be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// No site has been built.
    NoSite,
    /// The operator answers no call.
    Operator,
    /// The push is disconnected, or closed for good.
    Push,
    /// The operator's whole catalogue cannot be read, or not be built.
    Reconcile,
    /// Prices of some matches cannot be fetched.
    Prices,
    /// A build failed.
    Build,
    /// The project has a mistake.
    Project,
    /// The site cannot be published.
    Publish,
    /// A task beside the work died.
    Task,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 9] = [
        Self::NoSite,
        Self::Operator,
        Self::Push,
        Self::Reconcile,
        Self::Prices,
        Self::Build,
        Self::Project,
        Self::Publish,
        Self::Task,
    ];

    /// Its name in `/health` and in the metrics.
    pub fn name(self) -> &'static str {
        match self {
            Self::NoSite => "no_site",
            Self::Operator => "operator",
            Self::Push => "push",
            Self::Reconcile => "reconcile",
            Self::Prices => "prices",
            Self::Build => "build",
            Self::Project => "project",
            Self::Publish => "publish",
            Self::Task => "task",
        }
    }

    /// What is wrong, in words.
    fn words(self) -> &'static str {
        match self {
            Self::NoSite => "no site is built yet",
            Self::Operator => "the operator does not answer",
            Self::Push => "the push is disconnected",
            Self::Reconcile => "the last reconcile failed; the site is kept",
            Self::Prices => {
                "prices of some matches cannot be fetched; their pages keep the old ones"
            }
            Self::Build => "the last build failed; the last good site is still served",
            Self::Project => "the project has a mistake; its last valid version stays in use",
            Self::Publish => "the site could not be published; it is tried again",
            Self::Task => "a task of this process died; it is started again",
        }
    }

    /// That it is over, in words.
    fn over(self) -> &'static str {
        match self {
            Self::NoSite => "the site is built",
            Self::Operator => "the operator answers again",
            Self::Push => "the push is connected again",
            Self::Reconcile => "the reconcile succeeded",
            Self::Prices => "the prices of all matches are fetched again",
            Self::Build => "the build succeeded again",
            Self::Project => "the project has no mistake any more",
            Self::Publish => "the site is published again",
            Self::Task => "the task runs again",
        }
    }
}

/// How long a problem is tolerated before the process is unhealthy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Patience {
    /// Not at all: somebody must act.
    None,
    /// For `watch.outage_seconds`: it may pass by itself.
    Limited,
    /// As long as it lasts: `sportsbook_oldest_page_seconds` shows what it costs.
    Endless,
}

/// Why something is wrong, and what to do about it.
#[derive(Clone, Debug, Serialize)]
pub struct Cause {
    /// What is wrong.
    pub message: String,
    /// The wrong file of the project, relative to its root.
    pub file: Option<String>,
    /// Line in the file, from 1.
    pub line: Option<usize>,
    /// Column in the line, from 1, in characters.
    pub column: Option<usize>,
    /// What to do about it.
    pub hint: Option<String>,
    /// The command that resolves it, to be copied.
    pub command: Option<String>,
    #[serde(skip)]
    diagnostic: Diagnostic,
}

/// Something that is wrong.
#[derive(Clone, Debug)]
pub struct Problem {
    /// What it is.
    pub kind: Kind,
    /// Why; at least one, but for [`Kind::NoSite`] while nothing else is wrong.
    pub causes: Vec<Cause>,
    /// When it began.
    pub since: Instant,
    /// Failed attempts since then.
    pub failures: u64,
    /// How long it is tolerated.
    pub patience: Patience,
    /// Whether the process was reported as unhealthy because of it.
    is_escalated: bool,
}

impl Cause {
    /// The cause that a diagnostic describes.
    pub fn of(diagnostic: &Diagnostic) -> Self {
        let place = diagnostic.place.as_deref();
        let position = place.map(|place| place.position());
        Self {
            message: diagnostic.message.clone(),
            file: place.map(|place| place.file.display().to_string()),
            line: position.map(|(line, _)| line),
            column: position.map(|(_, column)| column),
            hint: diagnostic.hint.clone(),
            command: None,
            diagnostic: diagnostic.clone(),
        }
    }

    /// The causes that diagnostics describe.
    pub fn all(diagnostics: &[Diagnostic]) -> Vec<Self> {
        let errors = diagnostics.iter().filter(|it| it.is_error());
        errors.map(Self::of).collect()
    }

    /// Adds the command that resolves it.
    #[must_use]
    pub fn command(mut self, command: Option<String>) -> Self {
        self.command = command;
        self
    }

    /// Place and message.
    fn reason(&self) -> String {
        match (&self.file, self.line, self.column) {
            (Some(file), Some(line), Some(column)) => {
                format!("{file}:{line}:{column}: {}", self.message)
            }
            _ => self.message.clone(),
        }
    }

    /// The cause as it is drawn for people: source and caret, hint, command.
    pub fn drawing(&self) -> String {
        match &self.command {
            None => self.diagnostic.to_string(),
            Some(command) => format!("{}\nrun: {command}", self.diagnostic),
        }
    }
}

impl Problem {
    /// A problem that begins.
    pub fn new(kind: Kind, patience: Patience, causes: Vec<Cause>, since: Instant) -> Self {
        Self {
            kind,
            causes,
            since,
            failures: 1,
            patience,
            is_escalated: patience != Patience::Limited,
        }
    }

    /// Whether the process is unhealthy because of it; `limit` is how long an outage is tolerated.
    pub fn is_unhealthy(&self, limit: Duration) -> bool {
        match self.patience {
            Patience::None => true,
            Patience::Limited => self.since.elapsed() > limit,
            Patience::Endless => false,
        }
    }

    /// One sentence: what is wrong, since when, where and why.
    pub fn reason(&self) -> String {
        let words = self.kind.words();
        let lasted = match self.patience {
            Patience::Limited => format!(" (for {} s)", self.since.elapsed().as_secs()),
            Patience::None | Patience::Endless => String::new(),
        };
        match &self.causes[..] {
            [] => words.to_owned(),
            [only] => format!("{words}{lasted}: {}", only.reason()),
            [first, more @ ..] => {
                format!(
                    "{words}{lasted}: {} (and {} more)",
                    first.reason(),
                    more.len()
                )
            }
        }
    }

    /// Logs that the process is unhealthy because of it, once.
    pub fn escalate(&mut self, limit: Duration) {
        if !self.is_escalated && self.is_unhealthy(limit) {
            self.is_escalated = true;
            tracing::error!("{}", self.reason());
        }
    }

    /// When it began.
    pub fn began(&self) -> Timestamp {
        let now = Timestamp::now();
        let lasted = jiff::SignedDuration::try_from(self.since.elapsed()).unwrap_or_default();
        now.checked_sub(lasted).unwrap_or(now)
    }

    fn log_begin(&self) {
        for cause in &self.causes {
            let mut text = format!("{}: {}", self.kind.words(), log::text(&cause.diagnostic));
            if let Some(command) = &cause.command {
                text = format!("{text}; run: {command}");
            }
            match self.patience {
                Patience::None => tracing::error!("{text}"),
                Patience::Limited | Patience::Endless => tracing::warn!("{text}"),
            }
        }
    }

    /// What distinguishes it from another problem of its kind: the counts in a message change with
    /// each attempt. An outage fails in many ways.
    fn shape(&self) -> Option<String> {
        let reasons: String = self.causes.iter().map(Cause::reason).collect();
        (self.patience == Patience::None).then(|| reasons.replace(|c: char| c.is_ascii_digit(), ""))
    }
}

/// The current problems.
#[derive(Debug, Default)]
pub struct Problems(BTreeMap<Kind, Problem>);

impl Problems {
    /// Something failed. It is logged if it is new.
    pub fn begin(&mut self, kind: Kind, patience: Patience, causes: Vec<Cause>) {
        let mut now = Problem::new(kind, patience, causes, Instant::now());
        if let Some(mut known) = self.0.remove(&kind) {
            // What needs somebody is not over because something else failed since.
            if known.patience == Patience::None && patience == Patience::Limited {
                known.failures += 1;
                self.0.insert(kind, known);
                return;
            }
            now.since = known.since;
            now.failures += known.failures;
            if known.patience == patience {
                now.is_escalated = known.is_escalated;
            }
            if known.patience == patience && known.shape() == now.shape() {
                tracing::debug!("still: {}", now.reason());
                self.0.insert(kind, now);
                return;
            }
        }
        now.log_begin();
        self.0.insert(kind, now);
    }

    /// It is over, if it was there. Returns whether it was.
    pub fn end(&mut self, kind: Kind) -> bool {
        let Some(over) = self.0.remove(&kind) else {
            return false;
        };
        tracing::info!(
            "{}, after {:.1} s",
            kind.over(),
            over.since.elapsed().as_secs_f64()
        );
        true
    }

    /// Whether a problem of a kind has a cause that begins with these words.
    pub fn is_about(&self, kind: Kind, words: &str) -> bool {
        let problem = self.0.get(&kind);
        problem.is_some_and(|it| it.causes.iter().any(|one| one.message.starts_with(words)))
    }

    /// All of them.
    pub fn all(&self) -> impl Iterator<Item = &Problem> {
        self.0.values()
    }

    /// Logs those that have lasted too long, once each.
    pub fn escalate(&mut self, limit: Duration) {
        for problem in self.0.values_mut() {
            problem.escalate(limit);
        }
    }
}
