//! `sportsbook watch`: follows the operator and keeps the site current.
//!
//! One loop decides what is next and does one thing at a time: a running build is never overtaken,
//! and events meanwhile wait in the inbox. Three things happen beside it. A generation is published
//! while later ones are built. The full reconcile fetches in parallel, because it takes long; events
//! since its start are applied together with the answer and take precedence, so no page is built from
//! an old answer instead of newer news. And what editors save is read at once. It is built before
//! anything else: the loop does not wait for the operator meanwhile, and a build leaves pages for
//! later that could stay as they are.

mod ages;
mod ask;
mod counts;
mod edge;
mod facts;
mod files;
mod health;
mod inbox;
mod listen;
mod metrics;
mod problem;
mod prometheus;
mod round;
mod saves;
mod server;
mod status;
mod tasks;
mod warned;
mod work;

use std::convert::Infallible;
use std::net::Ipv4Addr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use project::endpoints::Endpoints;
use publish::Target;
use store::output::Output;
use tokio::sync::Notify;
use tokio::sync::watch::Receiver;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep_until};

use self::edge::Edge;
pub use self::files::Files;
pub use self::status::Saved;
use crate::addresses;
use crate::args::WatchArgs;
use crate::build;
use crate::failure::Failure;
use crate::folder;
use crate::stop;
use crate::storage::Store;
use inbox::Inbox;
use listen::Listening;
use saves::{Reader, Saves};
use status::Status;
use warned::Warned;
use work::{Parts, Work};

/// How long to wait for the same change in other languages.
const GATHER: Duration = Duration::from_millis(20);

/// Interval at which prices and scores are applied.
const SOFT: Duration = Duration::from_secs(1);

/// Watches until the process gets a signal, which is a success.
///
/// # Errors
/// See [`Watch::begin`].
pub async fn run(root: &Path, args: WatchArgs) -> Result<(), Failure> {
    let api = args.api.clone();
    let mut watch = Watch::begin(root, args, Islands::Kept).await?;
    println!("{}", watch.asks);
    tracing::info!(
        "sportsbook {} follows {api}; {} says what is wrong",
        env!("CARGO_PKG_VERSION"),
        watch.asks
    );
    watch.follow().await;
    tracing::info!("stopped by a signal");
    Ok(())
}

/// What happens when the islands' sources change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Islands {
    /// It is reported. A production process starts no other programs.
    Kept,
    /// They are built.
    Built,
}

/// An operator that is listened to, and a site that follows it.
pub struct Watch {
    /// Where metrics and health are answered.
    asks: String,
    work: Work,
    edge: Option<Edge>,
    listener: JoinHandle<()>,
    escalating: JoinHandle<Infallible>,
    reader: JoinHandle<()>,
}

impl Watch {
    /// Listens to the operator; nothing is built yet.
    ///
    /// # Errors
    /// The project has a mistake, another process uses the folder, the port is taken.
    pub async fn begin(root: &Path, args: WatchArgs, islands: Islands) -> Result<Self, Failure> {
        let target = match &args.publish {
            None => {
                Store::refuse(&args.store, "--publish TARGET")?;
                None
            }
            Some(target) => {
                let target = Target::parse(target, root).map_err(Failure::misused)?;
                let store = Store::new(&args.store, &target)?;
                Some((target, store))
            }
        };
        let out = folder::of_build(root, &args.out)?;
        let client = build::client(&args.api, &out, None)?;
        let project = build::project(root, args.locales.as_deref(), &out)?;
        let output = Arc::new(Output::open(&out).map_err(|error| build::failed(&[error], &out))?);
        if let Some(file) = &args.addresses {
            let taken = addresses::take(&output, &root.join(file));
            taken.map_err(|errors| build::failed(&errors, &out))?;
        }
        let files = Files::watch(root)?;
        let every = args
            .every
            .unwrap_or(project.settings.watch.reconcile_seconds.get());
        let every = Duration::from_secs(every.into());
        let status = Status::new(&client, &args.api, &project.settings, every);
        let status = Arc::new(status);
        let host = args.host.unwrap_or(Ipv4Addr::LOCALHOST);
        let address =
            server::start(host, args.port, args.host_name.clone(), &status, &output).await?;
        let asks = format!("http://{address}");
        let does = format!("`sportsbook watch` on {asks} is writing to");
        let instead = format!(
            "while it runs, use {asks}/why/ar/soccer and {asks}/generations; stop it for commands that \
             change the site"
        );
        output.tell_holder(&does, &instead)?;
        let edge = match target {
            None => None,
            Some(publishes) => {
                let (output, status) = (Arc::clone(&output), Arc::clone(&status));
                Some(Edge::new(publishes, root, &out, output, status)?)
            }
        };
        let inbox = Arc::new(Inbox::default());
        let again = Arc::new(Notify::new());
        let listening = Listening {
            url: Endpoints::new(&project.settings, &args.api)
                .websocket()
                .to_owned(),
            locales: project.settings.locales.clone(),
            client: client.clone(),
            inbox: inbox.clone(),
            status: status.clone(),
            again: again.clone(),
        };
        let escalating = tokio::spawn(escalate(Arc::clone(&status)));
        let saves = Arc::new(Saves::default());
        let mut warned = Warned::default();
        warned.log(&project.warnings);
        let reader = Reader {
            root: root.to_path_buf(),
            only: args.locales.clone(),
            codes: project.settings.codes(),
            builds_islands: islands == Islands::Built,
            status: status.clone(),
            saves: saves.clone(),
            warned,
        };
        let parts = Parts {
            client,
            project,
            output,
            inbox,
            status,
            again,
            saves,
        };
        Ok(Self {
            asks,
            work: Work::new(root, args, parts)?,
            edge,
            listener: tokio::spawn(listening.run()),
            escalating,
            reader: tokio::spawn(reader.run(files)),
        })
    }

    /// What became of the editors' saves, now and later.
    pub fn saves(&self) -> Receiver<Saved> {
        self.work.status.saves()
    }

    /// Works until the process gets a signal. A build is never interrupted: signals are checked between
    /// its steps. An interrupted publish is finished by the next one.
    pub async fn follow(&mut self) {
        tokio::select! {
            never = decide(&mut self.work, self.edge.as_mut()) => match never {},
            () = stop::signalled() => {}
        }
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.listener.abort();
        self.escalating.abort();
        self.reader.abort();
    }
}

/// Reports outages that last too long, beside the work: a call may take longer than the limit.
async fn escalate(status: Arc<Status>) -> Infallible {
    loop {
        tasks::guarded("the clock of outages", &status, each_second(&status)).await;
    }
}

async fn each_second(status: &Status) {
    let mut ticks = tokio::time::interval(Duration::from_secs(1));
    loop {
        ticks.tick().await;
        status.escalate();
    }
}

async fn decide(work: &mut Work, mut edge: Option<&mut Edge>) -> Infallible {
    let (inbox, saves) = (work.inbox.clone(), work.saves.clone());
    let mut next_soft = Instant::now();
    work.begin().await;
    loop {
        let wake = next_soft.min(work.next_reconcile());
        tokio::select! {
            biased;
            () = saves.arrived() => work.take_saved().await,
            fetched = work.fetched() => work.reconcile(fetched).await,
            () = sleep_until(wake) => {
                work.begin_reconcile();
                if Instant::now() >= next_soft {
                    let has_more = work.take_soft().await;
                    work.look_at_ages();
                    next_soft = Instant::now() + if has_more { GATHER } else { SOFT };
                }
            }
            () = inbox.changed() => {
                tokio::time::sleep(GATHER).await;
                work.take_missed();
                work.take_hard().await;
            }
        }
        if let Some(edge) = &mut edge {
            edge.offer(&work.project().settings);
        }
    }
}
