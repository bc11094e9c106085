//! The right to write to a target, one publisher at a time.
//!
//! A publisher says in the root that it has begun, and raises a number there while it lives. Each
//! of these changes is conditional, so two publishers cannot both succeed. Whoever finds another
//! one there watches the number: if it moves, the other lives, and this one gives up; if it stands
//! still for long enough, the other has died. Nobody's clock is compared with anybody else's.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use object_store::UpdateVersion;
use site::diagnostic::Diagnostic;
use tokio::sync::{Mutex, Notify};
use tokio::time::{Instant, sleep};

use crate::root::{InFlight, Publisher, Root};
use crate::target::{Swap, Target};

/// How often a publisher shows that it lives.
const BEAT: Duration = Duration::from_secs(5);

/// How long a publisher that gives no sign is waited for.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// A publisher that has not got through to the target for this long writes nothing more until it
/// has: by then another may have given it up for dead.
const HELD_FOR: Duration = Duration::from_secs(15);

/// How often a publisher that is waited for is looked at.
const GLANCE: Duration = Duration::from_millis(500);

/// What stands at the target before a run.
pub struct Standing {
    /// The root.
    pub root: Root,
    /// Its version; `None` when there is none yet.
    pub version: Option<UpdateVersion>,
}

/// Reads the root. Where another publisher is at work, waits until it is clear whether it lives.
///
/// # Errors
/// It lives.
pub async fn look(
    target: &Target,
    publisher: &Publisher,
    patience: Duration,
) -> Result<Standing, Diagnostic> {
    let first = read(target).await?;
    let Some(other) = others(&first, publisher) else {
        return Ok(first);
    };
    tracing::info!(
        "{} began to publish at {}; looking whether it lives",
        other.by,
        other.began
    );
    let until = Instant::now() + patience;
    while Instant::now() < until {
        sleep(GLANCE.min(patience)).await;
        let now = read(target).await?;
        if now.version != first.version {
            return Err(lost_to(&now.root, target));
        }
    }
    tracing::warn!(
        "{} has given no sign for {} s; its run of generation {} is finished by this one",
        other.by,
        patience.as_secs(),
        other.generation
    );
    Ok(first)
}

/// The run of another publisher that is in flight.
fn others<'a>(standing: &'a Standing, publisher: &Publisher) -> Option<&'a InFlight> {
    let run = standing.root.in_flight.as_ref()?;
    (run.publisher != publisher.identity).then_some(run)
}

async fn read(target: &Target) -> Result<Standing, Diagnostic> {
    Ok(match target.read_root(Root::NAME).await? {
        None => Standing {
            root: Root::new(),
            version: None,
        },
        Some((bytes, version)) => Standing {
            root: Root::parse(&bytes, &target.name())?,
            version: Some(version),
        },
    })
}

/// The right to write, while it is held.
pub struct Claim<'a> {
    target: &'a Target,
    /// The identity of those that hold it together.
    shared_by: Option<String>,
    held: Mutex<Held>,
    is_lost: AtomicBool,
    done: Notify,
    begun: Instant,
    /// Milliseconds from `begun` to the last change that went through.
    alive: AtomicU64,
}

struct Held {
    root: Root,
    version: UpdateVersion,
}

impl<'a> Claim<'a> {
    /// Says in the root that a run has begun.
    ///
    /// # Errors
    /// Another publisher was quicker, or the target cannot be written.
    pub async fn take(
        target: &'a Target,
        standing: Standing,
        run: InFlight,
    ) -> Result<Self, Diagnostic> {
        match Self::begin(target, standing, run).await? {
            Ok(held) => Ok(Self::new(target, None, held)),
            Err(now) => Err(lost_to(&now.root, target)),
        }
    }

    /// As [`Claim::take`], for shards: one of them begins the run, the others join it. `run` is asked
    /// for when this is the one. `None` when they have published already.
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
            let standing = look(target, publisher, patience).await?;
            if standing.root.is_done_by(&publisher.identity) {
                return Ok(None);
            }
            let held = match standing.version {
                Some(version) if standing.root.is_claimed_by(&publisher.identity) => Held {
                    root: standing.root,
                    version,
                },
                _ => {
                    let run = run(&standing.root).await?;
                    match Self::begin(target, standing, run).await? {
                        Ok(held) => held,
                        // Another shard was quicker, or somebody else is at work.
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
        standing: Standing,
        run: InFlight,
    ) -> Result<Result<Held, Box<Standing>>, Diagnostic> {
        let mut root = standing.root;
        root.in_flight = Some(run);
        let version = match swap(target, standing.version.as_ref(), &root).await? {
            Swapped::Done(version) => version,
            Swapped::Refused(now) => return Ok(Err(now)),
        };
        if standing.version.is_none() {
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

    /// Changes the root. Shards that hold the claim together change it one after the other; once
    /// one of them has ended the run, there is nothing to change any more.
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

    /// Raises the number that others watch, while the run is in flight.
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

    /// The root as it stands.
    pub async fn root(&self) -> Root {
        self.held.lock().await.root.clone()
    }

    /// Does work, and shows all the while that the publisher lives.
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

    /// Called before each write: waits while the target is out of reach.
    ///
    /// # Errors
    /// The right to write is lost.
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
            sleep(GLANCE).await;
        }
    }

    fn since_begun(&self) -> u64 {
        u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX)
    }
}

/// What came of a change of the root.
enum Swapped {
    /// It is so, with this version.
    Done(UpdateVersion),
    /// Somebody else has changed it to this.
    Refused(Box<Standing>),
}

/// Changes the root. An answer that was lost on its way is told by looking what stands: no two
/// roots are alike.
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
        version => Swapped::Refused(Box::new(Standing {
            root: now.root,
            version,
        })),
    })
}

/// Says who was quicker.
fn lost_to(root: &Root, target: &Target) -> Diagnostic {
    let name = target.name();
    match (&root.in_flight, &root.applied) {
        (Some(run), _) => Diagnostic::error(format!(
            "{} is publishing generation {} to {name} since {:.0}",
            run.by, run.generation, run.began
        ))
        .hint(
            "nothing of this publish was left there; wait until the other is done, and let one \
             output folder alone publish to a target",
        ),
        (None, Some(applied)) => Diagnostic::error(format!(
            "{} has just published generation {} to {name}, at {:.0}",
            applied.by, applied.generation, applied.at
        ))
        .hint("publish again if this site is to stand there instead"),
        (None, None) => Diagnostic::error(format!("somebody has emptied {name} meanwhile"))
            .hint("publish again"),
    }
}
