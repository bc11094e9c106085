//! One publish after the other: which generation is next, and when a publish is given up.

use std::convert::Infallible;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use diagnostic::Diagnostic;
use publish::Summary;
use tokio::sync::Notify;

use super::super::facts::Progress;
use super::super::problem::Cause;
use super::super::status::Status;
use crate::plural::count;

/// The pause after a publish, and after a failed one.
const PAUSE: Duration = Duration::from_secs(1);
const WAIT: Duration = Duration::from_secs(15);

/// How long a publish may make no progress. A first publish of a large site takes hours, so there is no limit
/// for a whole publish.
const DEADLINE: Duration = Duration::from_secs(300);

/// What is published.
pub trait Turn {
    /// Number of its generation.
    fn generation(&self) -> u64;
}

/// The world outside of the order of publishes.
pub trait Outside<T> {
    /// Name of the target.
    fn target(&self) -> String;

    /// Publishes a generation, and notes each file. A call that is dropped is continued by the next one.
    async fn publish(&self, turn: T, progress: &Progress) -> Result<Summary, Diagnostic>;

    /// Waits.
    async fn sleep(&self, time: Duration);

    /// A publish has failed: its generation must be offered again. Returns the cause to report.
    fn failed(&self, error: &Diagnostic) -> Cause;
}

/// The newest generation that was offered.
pub struct Slot<T> {
    newest: Mutex<Option<T>>,
    arrived: Notify,
}

impl<T> Default for Slot<T> {
    fn default() -> Self {
        Self {
            newest: Mutex::new(None),
            arrived: Notify::new(),
        }
    }
}

impl<T> Slot<T> {
    /// Offers a generation. It replaces one that still waits.
    pub fn put(&self, newest: T) {
        *self.lock() = Some(newest);
        self.arrived.notify_one();
    }

    async fn take(&self) -> T {
        loop {
            if let Some(newest) = self.lock().take() {
                return newest;
            }
            self.arrived.notified().await;
        }
    }

    fn lock(&self) -> MutexGuard<'_, Option<T>> {
        self.newest.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Publishes whatever is the newest, one after the other.
pub async fn follow<T: Turn>(
    slot: Arc<Slot<T>>,
    outside: impl Outside<T>,
    status: Arc<Status>,
) -> Infallible {
    loop {
        let turn = slot.take().await;
        let begun = Instant::now();
        let progress = status.publishing(turn.generation());
        let done = tokio::select! {
            biased;
            done = outside.publish(turn, &progress) => done,
            () = stalled(&outside, &progress) => Err(given_up(&outside.target(), &progress)),
        };
        let pause = match done {
            Ok(summary) => {
                let took = begun.elapsed();
                status.published(summary.generation, took);
                log(&summary, &outside.target(), took);
                PAUSE
            }
            Err(error) => {
                status.publish_failed(outside.failed(&error));
                WAIT
            }
        };
        outside.sleep(pause).await;
    }
}

/// Returns once nothing has happened for the length of the deadline, or up to twice that.
async fn stalled<T>(outside: &impl Outside<T>, progress: &Progress) {
    let mut before = progress.get();
    loop {
        outside.sleep(DEADLINE).await;
        let now = progress.get();
        if now == before {
            return;
        }
        before = now;
    }
}

fn given_up(target: &str, progress: &Progress) -> Diagnostic {
    let (done, total) = progress.get();
    let seconds = DEADLINE.as_secs();
    Diagnostic::error(format!(
        "nothing was written to {target} for {seconds} s, after {done} of {total} files; this publish was \
         given up"
    ))
    .hint("see whether the target answers from this machine; the next publish continues this one")
}

fn log(summary: &Summary, target: &str, took: Duration) {
    tracing::info!(
        "generation {} is published to {target} after {} ms: {} and {} uploaded, {} deleted",
        summary.generation,
        took.as_millis(),
        count(summary.pages, "page"),
        count(summary.assets, "other file"),
        summary.deleted,
    );
}

#[cfg(test)]
mod tests {
    use std::task::Poll;

    use futures::poll;
    use tokio::sync::{mpsc, oneshot};

    use super::*;

    impl Turn for u64 {
        fn generation(&self) -> u64 {
            *self
        }
    }

    /// What the loop asks for, to be answered by the test.
    enum Asked {
        Publish(u64, oneshot::Sender<Result<Summary, Diagnostic>>),
        Sleep(Duration, oneshot::Sender<()>),
        Failed(String),
    }

    struct Fake(mpsc::UnboundedSender<Asked>);

    impl Outside<u64> for Fake {
        fn target(&self) -> String {
            "s3://site".to_owned()
        }

        async fn publish(&self, turn: u64, progress: &Progress) -> Result<Summary, Diagnostic> {
            let (answer, answered) = oneshot::channel();
            progress.set(3, 9);
            let _ = self.0.send(Asked::Publish(turn, answer));
            answered.await.expect("the test answers")
        }

        async fn sleep(&self, time: Duration) {
            let (answer, answered) = oneshot::channel();
            let _ = self.0.send(Asked::Sleep(time, answer));
            // The test ends while something sleeps.
            let _ = answered.await;
        }

        fn failed(&self, error: &Diagnostic) -> Cause {
            let _ = self.0.send(Asked::Failed(error.to_string()));
            Cause::of(error)
        }
    }

    /// A loop that runs only when the test says so.
    struct Lab {
        slot: Arc<Slot<u64>>,
        status: Arc<Status>,
        asked: mpsc::UnboundedReceiver<Asked>,
        following: std::pin::Pin<Box<dyn Future<Output = Infallible>>>,
        /// The sleep that a running publish is measured by.
        deadline: Option<oneshot::Sender<()>>,
    }

    impl Lab {
        fn new() -> Self {
            let (send, asked) = mpsc::unbounded_channel();
            let slot = Arc::new(Slot::default());
            let status = Arc::new(crate::watch::status::tests::status());
            Self {
                following: Box::pin(follow(Arc::clone(&slot), Fake(send), Arc::clone(&status))),
                slot,
                status,
                asked,
                deadline: None,
            }
        }

        async fn step(&mut self) {
            let never = poll!(&mut self.following);
            assert!(matches!(never, Poll::Pending));
        }

        /// Offers a generation, as the loop of builds does; that never waits.
        async fn offer(&mut self, generation: u64) {
            self.status.publish_waits(generation);
            self.slot.put(generation);
            self.step().await;
        }

        /// The publish that has just begun.
        fn begun(&mut self) -> Option<(u64, oneshot::Sender<Result<Summary, Diagnostic>>)> {
            let Ok(Asked::Publish(generation, answer)) = self.asked.try_recv() else {
                return None;
            };
            let Ok(Asked::Sleep(DEADLINE, deadline)) = self.asked.try_recv() else {
                panic!("a publish without a deadline");
            };
            self.deadline = Some(deadline);
            Some((generation, answer))
        }

        /// Lets the pause between two publishes pass.
        async fn pause(&mut self, wanted: Duration) {
            let Ok(Asked::Sleep(time, answer)) = self.asked.try_recv() else {
                panic!("no pause");
            };
            assert_eq!(time, wanted);
            answer.send(()).expect("sleeps");
            self.step().await;
        }
    }

    fn done(generation: u64) -> Result<Summary, Diagnostic> {
        Ok(Summary {
            generation,
            ..Summary::default()
        })
    }

    #[tokio::test]
    async fn while_one_is_published_only_the_newest_waits() {
        let mut lab = Lab::new();
        lab.step().await;
        lab.offer(1).await;
        let (generation, answer) = lab.begun().expect("begins at once");
        assert_eq!(generation, 1);
        for newer in 2..=4 {
            lab.offer(newer).await;
        }
        assert!(lab.begun().is_none(), "one at a time");
        let health = lab.status.health();
        assert_eq!(health.publishing_generation, Some(1));
        assert_eq!(health.publishing_done, Some(3));
        assert_eq!(health.publishing_files, Some(9));
        assert_eq!(health.waiting_generation, Some(4));
        let metrics = lab.status.metrics();
        for line in [
            "sportsbook_publishing_generation 1",
            "sportsbook_publishing_files 9",
            "sportsbook_publishing_files_done 3",
            "sportsbook_publish_waiting_generation 4",
        ] {
            assert!(metrics.lines().any(|it| it == line), "{line}\n{metrics}");
        }
        answer.send(done(1)).expect("waits");
        lab.step().await;
        assert_eq!(lab.status.health().published_generation, Some(1));
        assert_eq!(lab.status.health().publishing_generation, None);
        lab.pause(PAUSE).await;
        let (generation, answer) = lab.begun().expect("the newest follows");
        assert_eq!(generation, 4);
        assert_eq!(lab.status.health().waiting_generation, None);
        answer.send(done(4)).expect("waits");
        lab.step().await;
        lab.pause(PAUSE).await;
        assert!(lab.begun().is_none(), "nothing is left");
    }

    #[tokio::test]
    async fn a_publish_without_progress_is_given_up_and_offered_again() {
        let mut lab = Lab::new();
        lab.offer(1).await;
        let (_, answer) = lab.begun().expect("begins");
        let deadline = lab.deadline.take().expect("has one");
        deadline.send(()).expect("sleeps");
        lab.step().await;
        // The first look saw the files that were done before it.
        while let Ok(Asked::Sleep(DEADLINE, deadline)) = lab.asked.try_recv() {
            deadline.send(()).expect("sleeps");
            lab.step().await;
        }
        assert!(answer.is_closed(), "it is dropped");
        let health = lab.status.health();
        assert_eq!(health.publishing_generation, None);
        let why = health.reasons.join("\n");
        assert!(
            why.contains("nothing was written to s3://site for 300 s"),
            "{why}"
        );
        assert!(why.contains("3 of 9 files"), "{why}");
    }

    #[tokio::test]
    async fn a_failed_publish_is_reported_and_its_generation_asked_for() {
        let mut lab = Lab::new();
        lab.offer(1).await;
        let (_, answer) = lab.begun().expect("begins");
        answer
            .send(Err(Diagnostic::error("the bucket is gone")))
            .expect("waits");
        lab.step().await;
        let Ok(Asked::Failed(why)) = lab.asked.try_recv() else {
            panic!("not reported");
        };
        assert!(why.contains("the bucket is gone"), "{why}");
        lab.pause(WAIT).await;
        assert!(lab.begun().is_none());
        lab.offer(1).await;
        assert_eq!(lab.begun().expect("is tried again").0, 1);
    }
}
