//! `sportsbook watch`: keeps the site at what the operator says, for as long as it runs.
//!
//! One loop decides what is done next, and does one thing after the other: a build that is running
//! is never overtaken, and what the push tells meanwhile gathers in the inbox. Only the full
//! reconcile asks beside it, as that takes long; what was told since it began is taken in with the
//! answer and over it, so that no page is built from an old answer against newer news.

mod ask;
mod edge;
mod files;
mod inbox;
mod listen;
mod prometheus;
mod round;
mod server;
mod status;
mod work;

use std::convert::Infallible;
use std::net::Ipv4Addr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use publish::Target;
use site::output::Output;
use site::site::Endpoints;
use tokio::sync::Notify;
use tokio::time::{Instant, sleep_until};

use crate::args::WatchArgs;
use crate::build;
use crate::failure::Failure;
use crate::stop;
use crate::store::Store;
use edge::Edge;
use files::Files;
use inbox::Inbox;
use listen::Listening;
use status::Status;
use work::{Parts, Work};

/// Events of one change come in several languages: so long is waited for the others.
const GATHER: Duration = Duration::from_millis(20);

/// Prices and scores are taken in this often.
const SOFT: Duration = Duration::from_secs(1);

/// Watches until it is told to stop, which is a good end.
///
/// # Errors
/// It cannot begin: the project has a mistake, another process has the folder, the port is taken.
pub async fn run(root: &Path, args: WatchArgs) -> Result<(), Failure> {
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
    let out = root.join(&args.out);
    let client = build::client(&args.api, &out, None)?;
    let project = build::project(root, args.locales.as_deref(), &out)?;
    build::tell(&project.warnings);
    let output = Arc::new(Output::open(&out).map_err(|error| build::refused(&[error], &out))?);
    let files = Files::watch(root)?;
    let status = Arc::new(Status::default());
    let host = args.host.unwrap_or(Ipv4Addr::LOCALHOST);
    let address = server::start(host, args.port, &status, &output).await?;
    let asks = format!("http://{address}");
    let who = format!("`sportsbook watch` on {asks}");
    let instead = format!(
        "{asks}/why/ar/soccer and {asks}/generations answer while it runs; stop it for what changes \
         the site"
    );
    output.tell_holder(&who, &instead)?;
    println!("{asks}");
    let mut edge = match target {
        None => None,
        Some((target, store)) => {
            let (output, status) = (Arc::clone(&output), Arc::clone(&status));
            Some(Edge::new(target, store, &out, output, status)?)
        }
    };
    let inbox = Arc::new(Inbox::default());
    let again = Arc::new(Notify::new());
    let listening = Listening {
        url: Endpoints::new(&project.settings, &args.api).push,
        locales: project.settings.locales.clone(),
        client: client.clone(),
        inbox: inbox.clone(),
        status: status.clone(),
        again: again.clone(),
    };
    let listener = tokio::spawn(listening.run());
    let parts = Parts {
        client,
        project,
        output,
        inbox,
        status,
        again,
    };
    let mut work = Work::new(root, args, parts)?;
    let ended = follow(&mut work, &files, edge.as_mut()).await;
    listener.abort();
    ended
}

/// Does what is to be done until the process is told to stop. A build is done in one piece: it is
/// only between its parts that the process listens to that. A publish that is left half done is
/// finished by the next.
async fn follow(work: &mut Work, files: &Files, edge: Option<&mut Edge>) -> Result<(), Failure> {
    tokio::select! {
        never = decide(work, files, edge) => match never {},
        () = stop::told() => Ok(()),
    }
}

async fn decide(work: &mut Work, files: &Files, mut edge: Option<&mut Edge>) -> Infallible {
    let inbox = work.inbox.clone();
    let mut next_soft = Instant::now();
    work.begin().await;
    loop {
        let wake = next_soft.min(work.next_reconcile());
        tokio::select! {
            biased;
            fetched = work.fetched() => work.reconcile(fetched).await,
            () = files.changed() => work.reload().await,
            () = sleep_until(wake) => {
                work.begin_reconcile();
                if Instant::now() >= next_soft {
                    let has_more = work.take_soft().await;
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
            edge.follow(&work.project().settings).await;
        }
    }
}
