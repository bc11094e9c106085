//! The right to write to a target: one publisher at a time.
//!
//! A publisher records in the root that it has begun, and increments a counter there while it runs.
//! Each of these changes is conditional, so two publishers cannot both succeed. A publisher that
//! finds another run in the root watches the counter: if it moves, the other one is alive and this
//! one gives up; if it does not move for long enough, the other one has died. Clocks of different
//! machines are never compared.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use diagnostic::Diagnostic;
use object_store::UpdateVersion;
use tokio::sync::{Mutex, Notify};
use tokio::time::{Instant, sleep};

use crate::root::{InFlight, Publisher, Root};
use crate::target::{Swap, Target};

/// How often a running publisher increments its counter.
const BEAT: Duration = Duration::from_secs(5);

/// How long the counter must not move before a publisher counts as dead.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// A publisher that could not reach the target for this long stops writing until it can: another
/// one may have taken over by then.
const HELD_FOR: Duration = Duration::from_secs(15);

/// How often the counter of another publisher is read.
const POLL: Duration = Duration::from_millis(500);

/// The root of a target before a run.
pub struct FoundRoot {
    /// The root.
    pub root: Root,
    /// Its version; `None` when there is no root yet.
    pub version: Option<UpdateVersion>,
}

/// Reads the root. If another publisher's run is in it, waits until it is clear whether that
/// publisher is alive.
///
/// # Errors
/// The other publisher is alive.
pub async fn look(
    target: &Target,
    publisher: &Publisher,
    patience: Duration,
) -> Result<FoundRoot, Diagnostic> {
    let first = read(target).await?;
    let Some(other) = foreign_run(&first, publisher) else {
        return Ok(first);
    };
    tracing::info!(
        "{} began to publish at {}; checking whether it is still alive",
        other.by,
        other.began
    );
    let until = Instant::now() + patience;
    while Instant::now() < until {
        sleep(POLL.min(patience)).await;
        let now = read(target).await?;
        if now.version != first.version {
            return Err(lost_to(&now.root, target));
        }
    }
    tracing::warn!(
        "{} has shown no activity for {} s; this publish finishes its generation {}",
        other.by,
        patience.as_secs(),
        other.generation
    );
    Ok(first)
}

/// The run of another publisher in the root.
fn foreign_run<'a>(found: &'a FoundRoot, publisher: &Publisher) -> Option<&'a InFlight> {
    let run = found.root.in_flight.as_ref()?;
    (run.publisher != publisher.identity).then_some(run)
}

async fn read(target: &Target) -> Result<FoundRoot, Diagnostic> {
    Ok(match target.read_root(Root::NAME).await? {
        None => FoundRoot {
            root: Root::new(),
            version: None,
        },
        Some((bytes, version)) => FoundRoot {
            root: Root::parse(&bytes, &target.name())?,
            version: Some(version),
        },
    })
}

/// The right to write, while this process has it.
pub struct Claim<'a> {
    target: &'a Target,
    /// The identity of the publishers that share it.
    shared_by: Option<String>,
    held: Mutex<Held>,
    is_lost: AtomicBool,
    done: Notify,
    begun: Instant,
    /// Milliseconds from `begun` to the last successful change.
    alive: AtomicU64,
}

struct Held {
    root: Root,
    version: UpdateVersion,
}

impl<'a> Claim<'a> {
    /// Records in the root that a run has begun.
    ///
    /// # Errors
    /// Another publisher was faster, or the target cannot be written.
    pub async fn take(
        target: &'a Target,
        found: FoundRoot,
        run: InFlight,
    ) -> Result<Self, Diagnostic> {
        match Self::begin(target, found, run).await? {
            Ok(held) => Ok(Self::new(target, None, held)),
            Err(now) => Err(lost_to(&now.root, target)),
        }
    }

    /// [`Claim::take`] for shards: one of them begins the run, the others join it. `run` is called
    /// in the one that begins it. `None` when the shards have already published.
    ///
    /// # Errors
    /// Another publisher is at work, or the target cannot be written.
    pub async fn share(
        target: &'a Target,
        publisher: &Publisher,
        patience: Duration,
        run: impl AsyncFn(&Root) -> Result<InFlight, Diagnostic>,
    ) -> Result<Option<Self>, Diagnostic> {
        loop {
            let found = look(target, publisher, patience).await?;
            if found.root.is_done_by(&publisher.identity) {
                return Ok(None);
            }
            let held = match found.version {
                Some(version) if found.root.is_claimed_by(&publisher.identity) => Held {
                    root: found.root,
                    version,
                },
                _ => {
                    let run = run(&found.root).await?;
                    match Self::begin(target, found, run).await? {
                        Ok(held) => held,
                        // Another shard was faster, or another publisher is at work.
                        Err(_) => continue,
                    }
                }
            };
            let identity = Some(publisher.identity.clone());
            return Ok(Some(Self::new(target, identity, held)));
        }
    }

    async fn begin(
        target: &Target,
        found: FoundRoot,
        run: InFlight,
    ) -> Result<Result<Held, Box<FoundRoot>>, Diagnostic> {
        let mut root = found.root;
        root.in_flight = Some(run);
        let version = match swap(target, found.version.as_ref(), &root).await? {
            Swapped::Done(version) => version,
            Swapped::Refused(now) => return Ok(Err(now)),
        };
        if found.version.is_none() {
            target.check_conditions(Root::NAME).await?;
        }
        Ok(Ok(Held { root, version }))
    }

    fn new(target: &'a Target, shared_by: Option<String>, held: Held) -> Self {
        Self {
            target,
            shared_by,
            held: Mutex::new(held),
            is_lost: AtomicBool::new(false),
            done: Notify::new(),
            begun: Instant::now(),
            alive: 0.into(),
        }
    }

    /// Changes the root. Shards that share the claim change it one after the other; after one of
    /// them has ended the run, this does nothing.
    ///
    /// # Errors
    /// Another publisher has taken over, or the target cannot be written.
    pub async fn change(&self, change: impl Fn(&mut Root)) -> Result<(), Diagnostic> {
        let mut held = self.held.lock().await;
        self.change_held(&mut held, change).await
    }

    async fn change_held(
        &self,
        held: &mut Held,
        change: impl Fn(&mut Root),
    ) -> Result<(), Diagnostic> {
        loop {
            let mut root = held.root.clone();
            change(&mut root);
            let now = match swap(self.target, Some(&held.version), &root).await? {
                Swapped::Done(version) => {
                    *held = Held { root, version };
                    self.alive.store(self.since_begun(), Ordering::Relaxed);
                    return Ok(());
                }
                Swapped::Refused(now) => now,
            };
            let run = |root: &Root| root.in_flight.as_ref().map(|run| run.run.clone());
            let is_ours = self.shared_by.as_ref().is_some_and(|identity| {
                run(&now.root) == run(&held.root) || now.root.is_done_by(identity)
            });
            match now.version {
                Some(version) if is_ours => {
                    let root = now.root;
                    *held = Held { root, version };
                }
                _ => return Err(lost_to(&now.root, self.target)),
            }
            if held.root.in_flight.is_none() {
                return Ok(());
            }
        }
    }

    /// Increments the counter that others watch, while the run is in the root.
    async fn beat(&self) -> Result<(), Diagnostic> {
        let mut held = self.held.lock().await;
        if held.root.in_flight.is_none() {
            return Ok(());
        }
        self.change_held(&mut held, |root| {
            if let Some(run) = &mut root.in_flight {
                run.beat += 1;
            }
        })
        .await
    }

    /// The current root.
    pub async fn root(&self) -> Root {
        self.held.lock().await.root.clone()
    }

    /// Runs work and increments the counter meanwhile.
    ///
    /// # Errors
    /// Those of the work, or the claim is lost.
    pub async fn while_held<T>(
        &self,
        work: impl Future<Output = Result<T, Diagnostic>>,
    ) -> Result<T, Diagnostic> {
        let work = async {
            let done = work.await;
            self.done.notify_one();
            done
        };
        let (done, kept) = futures::join!(work, self.keep());
        kept.and(done)
    }

    async fn keep(&self) -> Result<(), Diagnostic> {
        loop {
            tokio::select! {
                () = self.done.notified() => return Ok(()),
                () = sleep(BEAT) => {}
            }
            if let Err(error) = self.beat().await {
                self.is_lost.store(true, Ordering::Relaxed);
                return Err(error);
            }
        }
    }

    /// Called before each write: waits while the target is unreachable.
    ///
    /// # Errors
    /// Another publisher has taken over.
    pub async fn check(&self) -> Result<(), Diagnostic> {
        loop {
            if self.is_lost.load(Ordering::Relaxed) {
                return Err(Diagnostic::error("another publisher has taken over"));
            }
            let alive = self.alive.load(Ordering::Relaxed);
            let held_for = u64::try_from(HELD_FOR.as_millis()).unwrap_or(u64::MAX);
            if self.since_begun() - alive < held_for {
                return Ok(());
            }
            sleep(POLL).await;
        }
    }

    fn since_begun(&self) -> u64 {
        u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX)
    }
}

/// The result of a change of the root.
enum Swapped {
    /// The root is changed and has this version.
    Done(UpdateVersion),
    /// Another publisher has changed it to this.
    Refused(Box<FoundRoot>),
}

/// Changes the root. If the answer was lost, the root is read again to see whether the change
/// succeeded: no two roots are equal.
async fn swap(
    target: &Target,
    from: Option<&UpdateVersion>,
    root: &Root,
) -> Result<Swapped, Diagnostic> {
    let failed = match target.swap_root(Root::NAME, from, root.to_bytes()).await {
        Ok(Swap::Done(version)) => return Ok(Swapped::Done(version)),
        Ok(Swap::Refused) => None,
        Err(error) => Some(error),
    };
    let now = match (read(target).await, failed) {
        (Ok(now), None) => now,
        (Ok(now), Some(_)) if now.root == *root => now,
        (_, Some(error)) | (Err(error), None) => return Err(error),
    };
    Ok(match now.version {
        Some(version) if now.root == *root => Swapped::Done(version),
        version => Swapped::Refused(Box::new(FoundRoot {
            root: now.root,
            version,
        })),
    })
}

/// Names the publisher that was faster.
fn lost_to(root: &Root, target: &Target) -> Diagnostic {
    let name = target.name();
    match (&root.in_flight, &root.applied) {
        (Some(run), _) => Diagnostic::error(format!(
            "{} is publishing generation {} to {name} since {:.0}",
            run.by, run.generation, run.began
        ))
        .hint(
            "this publish has written no files; wait until the other is done, and let only one \
             output folder publish to a target",
        ),
        (None, Some(applied)) => Diagnostic::error(format!(
            "{} has just published generation {} to {name}, at {:.0}",
            applied.by, applied.generation, applied.at
        ))
        .hint("publish again to replace it with this site"),
        (None, None) => Diagnostic::error(format!("{name} was emptied during this publish"))
            .hint("publish again"),
    }
}
