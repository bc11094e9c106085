//! The state of the process, gathered from all its parts, for `/health` and `/metrics`.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use api::Client;
use api::client::{Reach, Stats};
use diagnostic::Diagnostic;
use jiff::Timestamp;
use project::settings::Settings;
use site::build::Summary;
use tokio::sync::watch::{Receiver, Sender};

use super::ages::Oldest;
use super::counts::{Calls, Counts};
use super::facts::{Facts, Limits, Progress, Publishing, Push};
use super::health::Health;
use super::problem::{Cause, Kind, Patience, Problem, Problems};

/// A single failed call is repeated; the operator counts as gone after this time.
const BLIP: Duration = Duration::from_secs(1);

/// Everything that is reported about the process.
#[derive(Debug)]
pub struct Status {
    inner: Mutex<Inner>,
    reach: Arc<Reach>,
    calls: Arc<Stats>,
    /// Address of the operator's API, for hints.
    api: String,
    began: Instant,
    saved: Sender<Saved>,
}

/// What became of the editors' saves.
#[derive(Clone, Debug, Default)]
pub struct Saved {
    /// How many are built.
    pub builds: u64,
    /// What is wrong with the newest, as it is drawn for people.
    pub mistakes: Vec<String>,
}

#[derive(Debug)]
struct Inner {
    counts: Counts,
    problems: Problems,
    /// The outage of the operator that was logged as lasting too long.
    escalated: Option<Instant>,
    push: Push,
    limits: Limits,
    generation: u64,
    built_at: Option<Timestamp>,
    reconciled_at: Option<Timestamp>,
    published: Option<(Timestamp, u64)>,
    publishing: Option<(u64, Timestamp, Arc<Progress>)>,
    waiting: Option<u64>,
    oldest: Option<Oldest>,
}

impl Status {
    /// The state of a process that has done nothing yet; `api` is the address that `client` calls.
    pub fn new(client: &Client, api: &str, settings: &Settings, every: Duration) -> Self {
        Self {
            inner: Mutex::new(Inner {
                counts: Counts::default(),
                problems: Problems::default(),
                escalated: None,
                push: Push::Connecting,
                limits: Limits::of(settings, every),
                generation: 0,
                built_at: None,
                reconciled_at: None,
                published: None,
                publishing: None,
                waiting: None,
                oldest: None,
            }),
            reach: Arc::clone(client.reach()),
            calls: Arc::clone(client.stats()),
            api: api.trim_end_matches('/').to_owned(),
            began: Instant::now(),
            saved: Sender::new(Saved::default()),
        }
    }

    /// What became of the editors' saves, now and later.
    pub fn saves(&self) -> Receiver<Saved> {
        self.saved.subscribe()
    }

    /// A build with these settings succeeded.
    pub fn built(&self, summary: &Summary, took: Duration, settings: &Settings, every: Duration) {
        let mut inner = self.lock();
        inner.counts.built(summary, took);
        inner.limits = Limits::of(settings, every);
        inner.generation = summary.generation;
        inner.built_at = Some(Timestamp::now());
        inner.problems.end(Kind::Build);
    }

    /// Whether a build has found more constructs that are not compiled than the one before it.
    pub fn has_more_uncompiled(&self, summary: &Summary) -> bool {
        summary.uncompiled > self.lock().counts.uncompiled
    }

    /// A build has failed.
    pub fn build_failed(&self, causes: Vec<Cause>) {
        self.begin(Kind::Build, Patience::None, causes);
    }

    /// One try to build was not successful, with the project's newest version or the last good one.
    pub fn attempt_failed(&self) {
        self.lock().counts.build_failed();
    }

    /// A generation is to be published next.
    pub fn publish_waits(&self, generation: u64) {
        self.lock().waiting = Some(generation);
    }

    /// A publish of this generation begins.
    pub fn publishing(&self, generation: u64) -> Arc<Progress> {
        let progress = Arc::<Progress>::default();
        let mut inner = self.lock();
        inner.waiting.take_if(|waiting| *waiting <= generation);
        inner.publishing = Some((generation, Timestamp::now(), Arc::clone(&progress)));
        progress
    }

    /// A generation is published, after this time.
    pub fn published(&self, generation: u64, took: Duration) {
        let mut inner = self.lock();
        inner.counts.published(took);
        inner.publishing = None;
        inner.published = Some((Timestamp::now(), generation));
        inner.problems.end(Kind::Publish);
    }

    /// A publish has failed.
    pub fn publish_failed(&self, cause: Cause) {
        let mut inner = self.lock();
        inner.counts.publish_failed();
        inner.publishing = None;
        drop(inner);
        self.begin(Kind::Publish, Patience::None, vec![cause]);
    }

    /// An event's changes are on the disk, this long after it arrived.
    pub fn shown(&self, took: Duration) {
        self.lock().counts.event_seconds.add(took);
    }

    /// An event arrived.
    pub fn event(&self, kind: &'static str) {
        *self.lock().counts.events.entry(kind).or_default() += 1;
    }

    /// A task beside the work died; it is started again.
    pub fn task_died(&self, name: &str, why: String) {
        let died = Diagnostic::error(format!("{name} died: {why}"))
            .hint("it is started again by itself; report this, it is a mistake of the program");
        self.begin(Kind::Task, Patience::None, vec![Cause::of(&died)]);
    }

    /// A task that died runs again, or one that never died.
    pub fn task_runs(&self, name: &str) {
        let mut inner = self.lock();
        if inner.problems.is_about(Kind::Task, name) {
            inner.problems.end(Kind::Task);
        }
    }

    /// The push is connected. Returns whether a problem is over.
    pub fn push_listens(&self) -> bool {
        let mut inner = self.lock();
        inner.push = Push::Listening;
        inner.problems.end(Kind::Push)
    }

    /// The push is disconnected, and connects again.
    pub fn push_lost(&self, why: String) {
        let mut inner = self.lock();
        inner.push = Push::Connecting;
        let lost = Diagnostic::warning(why).hint("it is connected again by itself");
        let causes = vec![Cause::of(&lost)];
        inner.problems.begin(Kind::Push, Patience::Limited, causes);
    }

    /// The push is closed for good, or refuses a channel.
    pub fn push_closed(&self, why: String) {
        let closed = Diagnostic::error(why).hint(
            "ask the operator why it refuses this listener; the site is still reconciled on \
             schedule, and each reconcile tries to connect again",
        );
        self.lock().push = Push::Closed;
        self.begin(Kind::Push, Patience::None, vec![Cause::of(&closed)]);
    }

    /// A closed push is connected again.
    pub fn push_connects(&self) {
        self.lock().push = Push::Connecting;
    }

    /// Whether the push was closed for good.
    pub fn is_push_closed(&self) -> bool {
        self.lock().push == Push::Closed
    }

    /// A full reconcile succeeded, and its changes are on the pages.
    pub fn reconciled(&self, at: Timestamp) {
        let mut inner = self.lock();
        inner.counts.reconciled();
        inner.reconciled_at = Some(at);
        inner.problems.end(Kind::Reconcile);
    }

    /// A full reconcile failed. While the operator answers nothing at all, that is the problem.
    pub fn reconcile_failed(&self, patience: Patience, causes: Vec<Cause>) {
        self.lock().counts.reconcile_failed();
        if patience == Patience::None || !self.is_operator_gone() {
            self.begin(Kind::Reconcile, patience, causes);
        }
    }

    /// The project was read, with mistakes or without.
    pub fn project_read(&self, causes: Option<Vec<Cause>>) {
        self.lock().counts.project_read(causes.is_none());
        if let Some(causes) = causes {
            self.project_failed(causes);
        }
    }

    /// The project cannot be built.
    pub fn project_failed(&self, causes: Vec<Cause>) {
        let mistakes = causes.iter().map(Cause::drawing).collect();
        self.saved.send_modify(|saved| saved.mistakes = mistakes);
        self.begin(Kind::Project, Patience::None, causes);
    }

    /// The project as it is on the disk is built.
    pub fn project_built(&self) {
        self.lock().problems.end(Kind::Project);
        self.saved.send_modify(|saved| {
            saved.builds += 1;
            saved.mistakes.clear();
        });
    }

    /// Prices of `failing` matches could not be fetched, of one because of `error`.
    pub fn prices(&self, failing: usize, error: Option<&api::Error>) {
        match (failing, error) {
            (0, _) => {
                self.lock().problems.end(Kind::Prices);
            }
            (failing, Some(error)) => {
                let cause = Diagnostic::warning(format!("matches: {failing}; {error}"));
                let cause =
                    cause.hint("the calls are repeated; ask the operator about these matches");
                let causes = vec![Cause::of(&cause)];
                self.begin(Kind::Prices, Patience::Endless, causes);
            }
            _ => {}
        }
    }

    /// The oldest prices, by the answers of the operator and by the pages that wait.
    pub fn aged(&self, oldest: Option<Oldest>, oldest_stale: Option<Timestamp>) {
        let mut inner = self.lock();
        inner.counts.oldest_stale = oldest_stale;
        inner.oldest = match (oldest, oldest_stale) {
            (Some(oldest), Some(at)) if at < oldest.at => Some(Oldest { at, file: None }),
            (None, Some(at)) => Some(Oldest { at, file: None }),
            (oldest, _) => oldest,
        };
    }

    /// Whether no call has been answered for a while.
    pub fn is_operator_gone(&self) -> bool {
        let outage = self.reach.outage();
        outage.is_some_and(|outage| outage.since.elapsed() >= BLIP)
    }

    /// Logs the outages that last too long, each once. Called once a second.
    pub fn escalate(&self) {
        let operator = self.operator();
        let mut inner = self.lock();
        let limit = inner.limits.outage;
        inner.problems.escalate(limit);
        if let Some(mut gone) = operator.filter(|gone| inner.escalated != Some(gone.since))
            && gone.is_unhealthy(limit)
        {
            inner.escalated = Some(gone.since);
            gone.escalate(limit);
        }
    }

    /// The health of the process.
    pub fn health(&self) -> Health {
        self.with_facts(Health::of)
    }

    /// All metrics in the Prometheus text form.
    pub fn metrics(&self) -> String {
        self.with_facts(super::metrics::text)
    }

    fn with_facts<T>(&self, tell: impl FnOnce(&Facts<'_>) -> T) -> T {
        let operator = self.operator();
        let inner = self.lock();
        // All other problems are causes of the missing site.
        let causes = || {
            let all = operator.iter().chain(inner.problems.all());
            all.flat_map(|problem| problem.causes.clone()).collect()
        };
        let none = (inner.generation == 0)
            .then(|| Problem::new(Kind::NoSite, Patience::None, causes(), self.began));
        let all = none.into_iter().chain(operator);
        let load = |count: &std::sync::atomic::AtomicU64| count.load(Ordering::Relaxed);
        tell(&Facts {
            problems: all.chain(inner.problems.all().cloned()).collect(),
            limits: inner.limits,
            generation: inner.generation,
            built_at: inner.built_at,
            reconciled_at: inner.reconciled_at,
            published: inner.published,
            publishing: inner
                .publishing
                .as_ref()
                .map(|(generation, since, progress)| {
                    let (done, files) = progress.get();
                    Publishing {
                        generation: *generation,
                        since: *since,
                        done,
                        files,
                    }
                }),
            waiting: inner.waiting,
            push: inner.push.name(),
            oldest: inner.oldest.as_ref().map(|oldest| oldest.at),
            oldest_page: inner.oldest.as_ref().and_then(|it| it.file.as_deref()),
            counts: &inner.counts,
            calls: Calls {
                all: load(&self.calls.requests),
                failed: load(&self.calls.failed),
            },
        })
    }

    /// The problem of an operator that does not answer.
    fn operator(&self) -> Option<Problem> {
        let outage = self.reach.outage()?;
        if outage.since.elapsed() < BLIP {
            return None;
        }
        let gone = Diagnostic::error(outage.reason).hint(
            "it is tried again by itself; see whether the operator answers from this machine",
        );
        let command = format!("curl -i {}/api/v2/sports", self.api);
        let causes = vec![Cause::of(&gone).command(Some(command))];
        let mut problem = Problem::new(Kind::Operator, Patience::Limited, causes, outage.since);
        problem.failures = outage.calls;
        Some(problem)
    }

    fn begin(&self, kind: Kind, patience: Patience, causes: Vec<Cause>) {
        self.lock().problems.begin(kind, patience, causes);
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
pub mod tests {
    use std::path::Path;

    use api::ClientOptions;

    use super::*;

    /// The state of a new process that tolerates outages of no length.
    pub fn status() -> Status {
        let api = "http://127.0.0.1:1";
        let client = Client::new(ClientOptions::new(api)).expect("a client");
        let text = "name = \"Lab\"\norigin = \"https://lab.example\"\nlocales = [\"ar\"]\nzone = \"UTC\"\n";
        let settings = Settings::parse(Path::new("site.toml"), text).expect("settings");
        let status = Status::new(&client, api, &settings, Duration::from_secs(600));
        status.lock().limits.outage = Duration::ZERO;
        status
    }

    fn causes(message: &str) -> Vec<Cause> {
        Cause::all(&[Diagnostic::error(message)])
    }

    /// A build of this generation.
    fn build(status: &Status, generation: u64, uncompiled: usize) {
        let summary = Summary {
            generation,
            uncompiled,
            ..Summary::default()
        };
        let mut inner = status.lock();
        inner.counts.built(&summary, Duration::ZERO);
        inner.generation = generation;
        inner.problems.end(Kind::Build);
    }

    #[test]
    fn health_lists_every_reason() {
        let status = status();
        assert_eq!(status.health().reasons, ["no site is built yet"]);
        build(&status, 3, 0);
        assert!(status.health().healthy);
        status.reconcile_failed(Patience::None, causes("1 of 2 matches"));
        status.push_closed("not you (3500)".to_owned());
        status.project_read(Some(causes("1 error")));
        status.prices(4, None);
        assert_eq!(status.health().reasons.len(), 3);
        // A build does not end what a reconcile was refused for.
        build(&status, 4, 0);
        assert_eq!(status.health().reasons.len(), 3);
        status.reconciled(Timestamp::UNIX_EPOCH);
        status.push_listens();
        status.project_built();
        assert!(status.health().healthy);
    }

    #[test]
    fn what_needs_somebody_is_not_replaced_by_what_passes() {
        let status = status();
        build(&status, 1, 0);
        status.push_closed("not you (3500)".to_owned());
        status.push_lost("no connection".to_owned());
        status.push_lost("no connection".to_owned());
        let health = status.health();
        let [push] = &health.problems[..] else {
            panic!("{health:?}");
        };
        assert_eq!(push.failures, 3);
        assert!(health.reasons[0].contains("not you (3500)"), "{health:?}");
    }

    #[test]
    fn an_outage_within_the_limit_is_tolerated() {
        let status = status();
        build(&status, 1, 0);
        status.lock().limits.outage = Duration::from_secs(3_600);
        status.push_lost("no connection".to_owned());
        let health = status.health();
        assert!(
            health.healthy && !health.problems[0].unhealthy,
            "{health:?}"
        );
        status.lock().limits.outage = Duration::ZERO;
        assert!(!status.health().healthy);
    }

    #[test]
    fn constructs_that_are_not_compiled_are_counted() {
        let status = status();
        build(&status, 1, 2);
        let line = "sportsbook_template_constructs_uncompiled 2";
        let text = status.metrics();
        assert!(text.lines().any(|it| it == line), "{text}");
    }

    #[test]
    fn the_oldest_page_is_one_that_waits_or_one_that_is_not_confirmed() {
        let status = status();
        let ago = |seconds| Timestamp::now() - jiff::SignedDuration::from_secs(seconds);
        let oldest = |at| {
            Some(Oldest {
                at,
                file: Some("a.html".to_owned()),
            })
        };
        status.aged(None, None);
        assert_eq!(status.health().oldest_page_seconds, None);
        status.aged(oldest(ago(90)), Some(ago(30)));
        let health = status.health();
        assert!(health.oldest_page_seconds.is_some_and(|age| age >= 90.0));
        assert_eq!(health.oldest_page.as_deref(), Some("a.html"));
        status.aged(oldest(ago(10)), Some(ago(30)));
        let health = status.health();
        assert!(
            health
                .oldest_page_seconds
                .is_some_and(|age| (30.0..90.0).contains(&age))
        );
        assert_eq!(health.oldest_page, None);
    }
}
