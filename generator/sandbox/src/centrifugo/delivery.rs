//! Delivers what waits.

use std::collections::HashSet;
use std::hash::{BuildHasher, RandomState};
use std::time::Duration;

use tokio::time::{Instant, sleep};

use super::api::{Api, ApiError, Problem};
use super::batch::{Keys, remainder};
use super::command::Item;
use super::queue::Queue;

/// The shortest and the longest wait before a batch is sent again.
const WAITS: (Duration, Duration) = (Duration::from_millis(100), Duration::from_secs(5));

/// How often a failure that lasts is reported.
const REPORT_EVERY: Duration = Duration::from_secs(30);

/// Delivers the commands of a queue in order, for ever.
pub async fn deliver(api: &Api, queue: &Queue) {
    let process = format!("{:016x}", RandomState::new().hash_one(0));
    let mut keys = Keys::new(process);
    let mut trouble = Trouble::default();
    // The most commands in a batch; smaller when Centrifugo finds them too large.
    let mut most = usize::MAX;
    loop {
        let commands = queue.take().await.into_iter();
        let mut items: Vec<Item> = commands
            .map(|command| Item {
                command,
                key: keys.next(),
            })
            .collect();
        while !items.is_empty() {
            let rest = items.split_off(items.len().min(most));
            let (mut again, has_failed) = match api.send(&items).await {
                Ok(replies) => {
                    let (again, refused) = remainder(items, replies, &mut keys);
                    for (item, error) in refused {
                        trouble.refused(api.root(), &item, &error);
                    }
                    let has_failed = !again.is_empty();
                    if has_failed {
                        let why = "an internal error of the server API".to_owned();
                        trouble.failed(&Problem::Fails(api.root().to_owned(), why), queue);
                    }
                    (again, has_failed)
                }
                Err(problem @ Problem::TooLarge(_)) => {
                    if items.len() == 1 {
                        let size = items[0].command.size();
                        tracing::error!(
                            "lost a publication of {size} bytes to {}: {problem}",
                            items[0].command.subject()
                        );
                        items.clear();
                    } else {
                        most = items.len() / 2;
                    }
                    (items, false)
                }
                Err(problem) => {
                    trouble.failed(&problem, queue);
                    (items, true)
                }
            };
            again.extend(rest);
            items = again;
            queue.remain(items.len());
            if has_failed {
                sleep(trouble.wait()).await;
            } else {
                trouble.over(queue);
            }
        }
    }
}

/// What does not work, and what was said about it.
#[derive(Debug, Default)]
struct Trouble {
    /// Failures in a row.
    failures: u32,
    began: Option<Instant>,
    said: Option<Instant>,
    /// The namespaces and codes of refusals that were reported.
    refusals: HashSet<(String, u32)>,
}

impl Trouble {
    fn failed(&mut self, problem: &Problem, queue: &Queue) {
        let now = Instant::now();
        self.failures += 1;
        self.began.get_or_insert(now);
        if self
            .said
            .is_none_or(|said| now.duration_since(said) >= REPORT_EVERY)
        {
            self.said = Some(now);
            let waiting = queue.undelivered();
            tracing::error!("{problem} ({waiting} publications wait and are sent again)");
        }
    }

    fn over(&mut self, queue: &Queue) {
        if let Some(began) = self.began.take() {
            let seconds = began.elapsed().as_secs();
            let waiting = queue.undelivered();
            tracing::info!(
                "Centrifugo takes publications again after {seconds} s ({waiting} wait)"
            );
        }
        (self.failures, self.said) = (0, None);
    }

    fn wait(&self) -> Duration {
        let doubled = WAITS.0.saturating_mul(1 << self.failures.min(10));
        doubled.min(WAITS.1)
    }

    /// Reports a command that Centrifugo refuses for good: the first one of its kind.
    fn refused(&mut self, root: &str, item: &Item, error: &ApiError) {
        let subject = item.command.subject();
        let namespace = subject.split(':').next().unwrap_or(subject);
        if !self.refusals.insert((namespace.to_owned(), error.code)) {
            return;
        }
        let ApiError { code, message } = error;
        let hint = match code {
            // 102: unknown channel.
            102 => {
                "add the namespaces \"public\" and \"private\" to channel.namespaces of its configuration"
            }
            _ => "see its log",
        };
        tracing::error!(
            "Centrifugo at {root} refuses {subject}: {message} ({code}); such publications are lost: {hint}"
        );
    }
}
