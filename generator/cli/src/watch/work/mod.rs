//! The work of `watch`: reconciles, applies events, builds.

mod built;
mod reconcile;
mod soft;

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use api::Client;
use catalogue::{Feed, Leagues, News};
use diagnostic::Diagnostic;
use jiff::Timestamp;
use project::Project;
use site::build::{BuildOptions, Summary};
use site::engine::Engine;
use site::ingest::Update;
use site::plan::Turn;
use store::output::Output;
use store::state::{self, Key};
use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tokio::time::Instant;

use super::ages::Ages;
use super::ask;
use super::inbox::{Inbox, Pending};
use super::problem::Cause;
use super::round::Round;
use super::saves::Saves;
use super::status::Status;
use super::warned::Warned;
use crate::args::WatchArgs;
use crate::build;
use crate::failure::Failure;
use crate::fetch::Fetched;
use crate::log;
use crate::shell;

/// The wait after a failed reconcile, doubled after each further one.
const FIRST_WAIT: Duration = Duration::from_secs(5);

/// The process at work.
pub struct Work {
    root: PathBuf,
    args: WatchArgs,
    client: Client,
    /// The project of the last build.
    good: Arc<Project>,
    /// A newer project that has not been built yet.
    newer: Option<Arc<Project>>,
    output: Arc<Output>,
    /// `None` only during a build.
    engine: Option<Engine>,
    program: u64,
    /// Waiting events.
    pub inbox: Arc<Inbox>,
    /// What is reported.
    pub status: Arc<Status>,
    /// Wakes a push that was closed for good, to try again.
    again: Arc<Notify>,
    /// What the editors save.
    pub saves: Arc<Saves>,
    round: Round,
    fetching: Option<JoinHandle<Result<Fetched, api::Error>>>,
    /// News that was applied since the running reconcile began.
    since: BTreeMap<u64, Pending>,
    next_reconcile: Instant,
    last_reconcile: Instant,
    /// Pages with outdated prices for the next build.
    turn: Turn,
    /// When to try again to build from stored data.
    next_recovery: Instant,
    /// Failed reconciles in a row.
    misses: u32,
    ages: Ages,
    /// When to look for the oldest page again.
    next_look: Instant,
    /// Warnings about the operator's answers.
    of_operator: Warned,
}

/// Parts of the process.
pub struct Parts {
    /// The client of the operator.
    pub client: Client,
    /// The project at the start.
    pub project: Project,
    /// The output folder.
    pub output: Arc<Output>,
    /// Events from the push.
    pub inbox: Arc<Inbox>,
    /// Where state is reported.
    pub status: Arc<Status>,
    /// Wakes a push that was closed for good, to try again.
    pub again: Arc<Notify>,
    /// What the editors save.
    pub saves: Arc<Saves>,
}

/// The input of a build.
enum Intake {
    Nothing,
    Whole {
        feed: Feed,
        news: Vec<News>,
        /// When the last of the news arrived.
        at: Timestamp,
    },
    Matches {
        feed: Feed,
        gone: Vec<u64>,
        news: Vec<News>,
    },
}

impl Work {
    /// The process before any call or build.
    ///
    /// # Errors
    /// The program cannot read its own file.
    pub fn new(root: &Path, args: WatchArgs, parts: Parts) -> Result<Self, Failure> {
        let Parts {
            client,
            project,
            output,
            inbox,
            status,
            again,
            saves,
        } = parts;
        let now = Instant::now();
        Ok(Self {
            root: root.to_path_buf(),
            args,
            client,
            good: Arc::new(project),
            newer: None,
            output,
            engine: Some(Engine::default()),
            program: build::program()?,
            inbox,
            status,
            again,
            saves,
            round: Round::default(),
            fetching: None,
            since: BTreeMap::new(),
            next_reconcile: now,
            last_reconcile: now,
            turn: Turn::default(),
            next_recovery: now,
            misses: 0,
            ages: Ages::default(),
            next_look: now,
            of_operator: Warned::default(),
        })
    }

    /// Starts a full reconcile; until its answer, the site is built from stored data.
    pub async fn begin(&mut self) {
        self.begin_reconcile();
        self.recover().await;
    }

    /// Builds from stored data when there is no build that events could be applied to: at the
    /// start, and after a failed build.
    async fn recover(&mut self) {
        let now = Instant::now();
        if self
            .engine
            .as_ref()
            .is_some_and(|it| it.catalogue().is_some())
            || now < self.next_recovery
        {
            return;
        }
        self.next_recovery = now + FIRST_WAIT;
        if self.has_stored_catalogue() {
            self.build_or_report(Intake::Nothing, state::Cause::Stored)
                .await;
        }
    }

    /// Applies changes of more than prices and scores: the operator is asked about these matches.
    pub async fn take_hard(&mut self) {
        let Some(catalogue) = self.engine.as_ref().and_then(Engine::catalogue) else {
            return;
        };
        let taken = self
            .inbox
            .take_of_new(|id, it| it.is_hard(catalogue.match_(id)));
        if taken.is_empty() {
            return;
        }
        let came = taken.values().map(|it| it.since).min();
        let ids = taken.keys().copied().collect();
        self.remember(taken);
        let is_shown = self.ask_for(ids, Vec::new(), state::Cause::Events).await;
        if let Some(came) = came.filter(|_| is_shown) {
            self.status.shown(came.elapsed());
        }
    }

    /// Builds from answers for some matches and from events about others. Returns whether that is
    /// on the pages.
    async fn ask_for(
        &mut self,
        mut ids: BTreeSet<u64>,
        mut news: Vec<News>,
        cause: state::Cause,
    ) -> bool {
        // Events that do not fit the catalogue lead to a call, once.
        for _ in 0..2 {
            let locales = self.project().settings.locales.clone();
            let answers = if ids.is_empty() {
                ask::Answers {
                    feed: ask::nothing(locales.len()),
                    gone: Vec::new(),
                    failed: None,
                }
            } else {
                let client = self.client.clone();
                self.asked(ask::matches(&client, &locales, ids.clone()))
                    .await
            };
            if let Some((matches, error)) = &answers.failed {
                if !self.status.is_operator_gone() {
                    tracing::warn!(
                        "matches that cannot be fetched: {}; the next reconcile fetches them: {error}",
                        matches.len()
                    );
                }
                self.reconcile_soon();
            }
            let asked: BTreeSet<u64> = match answers.feed.locales.first() {
                Some(feed) => feed.matches.iter().map(|match_| match_.id).collect(),
                None => BTreeSet::new(),
            };
            // A page is as old as the answer that it shows.
            self.turn.matches.extend(asked.iter().copied());
            self.ages.answered(answers.feed.at, asked.iter().copied());
            let intake = Intake::Matches {
                feed: answers.feed,
                gone: answers.gone,
                news: std::mem::take(&mut news),
            };
            let Some(summary) = self.build_or_report(intake, cause).await else {
                return false;
            };
            let is_known = |id: &u64| {
                let catalogue = self.engine.as_ref().and_then(Engine::catalogue);
                catalogue.is_some_and(|catalogue| catalogue.matches.contains_key(id))
            };
            // A match in an unknown league.
            if !asked.iter().all(is_known) {
                self.reconcile_soon();
            }
            ids = summary.unfit.into_iter().collect();
            if ids.is_empty() {
                break;
            }
        }
        true
    }

    /// Builds what the editors have saved. Without a catalogue it waits for the first one.
    pub async fn take_saved(&mut self) {
        let Some(project) = self.saves.take() else {
            return;
        };
        self.newer = Some(Arc::new(project));
        if self.has_catalogue() {
            // The turn belongs to the round that this may interrupt.
            let turn = std::mem::take(&mut self.turn);
            self.build_or_report(Intake::Nothing, state::Cause::Editors)
                .await;
            self.turn = turn;
        }
    }

    /// Waits for the operator. What the editors save meanwhile is built at once.
    async fn asked<T>(&mut self, asking: impl Future<Output = T>) -> T {
        let saves = self.saves.clone();
        let mut asking = pin!(asking);
        loop {
            tokio::select! {
                biased;
                () = saves.arrived() => self.take_saved().await,
                answer = &mut asking => return answer,
            }
        }
    }

    /// Whether there is a catalogue to build from, in memory or stored.
    fn has_catalogue(&self) -> bool {
        let in_memory = self.engine.as_ref().and_then(Engine::catalogue).is_some();
        in_memory || self.has_stored_catalogue()
    }

    fn has_stored_catalogue(&self) -> bool {
        let reading = self.output.state().read();
        match reading.and_then(|reading| reading.value::<Leagues>(Key::Leagues)) {
            Ok(leagues) => leagues.is_some(),
            Err(error) => {
                let error = state::diagnose(error);
                self.status.build_failed(vec![Cause::of(&error)]);
                false
            }
        }
    }

    /// Builds once. Returns the summary, unless the build failed, which is reported.
    async fn build_or_report(&mut self, intake: Intake, cause: state::Cause) -> Option<Summary> {
        match self.build(intake, cause).await {
            Ok(summary) => Some(summary),
            Err(causes) => {
                self.status.build_failed(causes);
                None
            }
        }
    }

    /// Builds once, with a newer project if there is one. If only the project before it can be built,
    /// the newer one has a mistake; if neither can, the reason lies elsewhere.
    async fn build(&mut self, intake: Intake, cause: state::Cause) -> Result<Summary, Vec<Cause>> {
        let Some(newer) = self.newer.take() else {
            return self.attempt(&intake, self.good.clone(), cause).await;
        };
        match self
            .attempt(&intake, newer.clone(), state::Cause::Editors)
            .await
        {
            Ok(summary) => {
                self.good = newer;
                self.status.project_built();
                Ok(summary)
            }
            Err(mistakes) => {
                let built = self.attempt(&intake, self.good.clone(), cause).await;
                match &built {
                    Ok(_) => self.status.project_failed(mistakes),
                    Err(_) => self.newer = Some(newer),
                }
                built
            }
        }
    }

    async fn attempt(
        &mut self,
        intake: &Intake,
        project: Arc<Project>,
        cause: state::Cause,
    ) -> Result<Summary, Vec<Cause>> {
        let begun = Instant::now();
        let before = self.output.number();
        let mut engine = self.engine.take().unwrap_or_default();
        engine.take_stale(Turn {
            ends: Some(self.saves.is_waiting()),
            ..std::mem::take(&mut self.turn)
        });
        let built = tokio::task::block_in_place(|| {
            let options = BuildOptions {
                project: &project,
                output: &self.output,
                api: Some(&self.args.api),
                now: Timestamp::now(),
                program: self.program,
                cause,
                allow_removal: false,
                verify_percent: 0.0,
                shard: None,
                progress: &|_, _| {},
            };
            engine.build(&options, intake.update())
        });
        self.engine = Some(engine);
        match built {
            Ok((summary, notes)) => {
                if self.status.has_more_uncompiled(&summary) {
                    project
                        .templates
                        .uncompiled()
                        .iter()
                        .for_each(log::diagnostic);
                }
                let took = begun.elapsed();
                self.status
                    .built(&summary, took, &project.settings, self.every());
                notes.iter().for_each(log::diagnostic);
                built::log(&summary, took, cause);
                Ok(summary)
            }
            Err(errors) => {
                self.status.attempt_failed();
                let mut causes: Vec<Cause> = (errors.iter())
                    .map(|error| Cause::of(error).command(self.way_out(error)))
                    .collect();
                if let Some(number) = build::committed(&self.output, &before) {
                    causes.push(Cause::of(
                        &Diagnostic::error(format!(
                            "generation {number} (after {cause}) is committed, but could not be finished"
                        ))
                        .hint("the next build finishes it"),
                    ));
                }
                Err(causes)
            }
        }
    }

    /// The command that builds in spite of a refused removal. `watch` must be stopped meanwhile.
    fn way_out(&self, error: &Diagnostic) -> Option<String> {
        error.is_removal.then(|| {
            let (out, root) = (self.args.out.display(), self.root.display());
            let (out, root) = (out.to_string(), root.to_string());
            let mut words = vec!["sportsbook", "build", "--allow-removal"];
            words.extend(["--api", &self.args.api, "--out", &out, "--root", &root]);
            let locales = self.args.locales.as_ref().map(|codes| codes.join(","));
            words.extend(locales.iter().flat_map(|codes| ["--locales", codes]));
            shell::line(&words)
        })
    }

    /// News that arrives during a reconcile is applied again with its answer.
    fn remember(&mut self, taken: BTreeMap<u64, Pending>) {
        if self.fetching.is_none() {
            return;
        }
        for (id, pending) in taken {
            match self.since.entry(id) {
                Entry::Vacant(empty) => {
                    empty.insert(pending);
                }
                Entry::Occupied(mut known) => known.get_mut().add(pending),
            }
        }
    }

    /// The current project.
    pub fn project(&self) -> &Project {
        self.newer.as_ref().unwrap_or(&self.good)
    }

    fn every(&self) -> Duration {
        let seconds = self
            .args
            .every
            .unwrap_or(self.project().settings.watch.reconcile_seconds.get());
        Duration::from_secs(seconds.into())
    }
}

impl Intake {
    fn update(&self) -> Update<'_> {
        match self {
            Self::Nothing => Update::Nothing,
            Self::Whole { feed, news, at } => Update::Whole {
                feed,
                news: (news, *at),
            },
            Self::Matches { feed, gone, news } => Update::Matches {
                feed,
                gone,
                news: (news, feed.at),
            },
        }
    }
}
