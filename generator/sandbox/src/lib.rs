//! A stand-in for the operator: REST, platform and push over a simulated world.
//!
//! One process, one seed: the same seed plays the same matches. [`start`] runs it; its page
//! `/sandbox` documents the API.

mod bonuses;
mod catalogue;
mod centrifugo;
mod changes;
mod channels;
mod custom;
mod desk;
mod faults;
mod fold;
mod languages;
mod last_offers;
mod locale;
mod notices;
mod notify;
mod offered;
mod operator;
mod outbox;
mod outlet;
mod payments;
mod play;
mod players;
mod pricing;
pub mod push;
mod random;
mod refusal;
mod rest;
mod search;
mod shares;
mod world;

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use jiff::Timestamp;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

pub use centrifugo::CentrifugoOptions;

use bonuses::Campaigns;
use centrifugo::Centrifugo;
use notices::Notices;
use operator::Operator;
use outbox::Outbox;
use outlet::Outlet;
use payments::PaymentWords;
use players::Players;
use players::store::{Store, WorldIdentity};
use refusal::Refusals;
use world::{Beginning, World};

/// How often due work on bets is done: a second is long for a player who waits for a bet.
const DUE: Duration = Duration::from_millis(100);

/// Options of a sandbox.
#[derive(Clone, Debug)]
pub struct Options {
    /// Port on 127.0.0.1; 0 takes a free one.
    pub port: u16,
    /// The same seed makes the same world.
    pub seed: u64,
    /// Number of matches.
    pub matches: usize,
    /// Seconds of its clock per real second, from 1 to 1000.
    pub speed: u32,
    /// The time at which its clock begins; now if it is not set.
    pub at: Option<Timestamp>,
    /// Whether its clock begins stopped: nothing happens until the control API advances it.
    pub stopped: bool,
    /// Whether the control API is enabled.
    pub control: bool,
    /// Folder for players, bets and balances; in memory without one.
    pub data: Option<PathBuf>,
    /// Publishes through Centrifugo instead of the sandbox's own push.
    pub centrifugo: Option<CentrifugoOptions>,
}

/// A sandbox that runs until this is dropped.
#[derive(Debug)]
pub struct Running {
    /// Its address.
    pub address: SocketAddr,
    tasks: Vec<JoinHandle<()>>,
    outlet: Outlet,
}

impl Drop for Running {
    fn drop(&mut self) {
        for task in &self.tasks {
            task.abort();
        }
        if let Outlet::Centrifugo(centrifugo) = &self.outlet {
            let lost = centrifugo.undelivered();
            if lost > 0 {
                tracing::warn!("the sandbox ends: {lost} publications did not reach Centrifugo");
            }
        }
    }
}

/// Starts a sandbox.
///
/// # Errors
/// The port is taken, the folder belongs to another sandbox or another world, or Centrifugo does not
/// answer.
pub async fn start(options: Options) -> io::Result<Running> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, options.port)).await?;
    let address = listener.local_addr()?;
    let store = match &options.data {
        Some(folder) => Store::in_folder(folder),
        None => Store::in_memory(),
    };
    let store = store.map_err(io::Error::other)?;
    let identity = WorldIdentity {
        seed: options.seed,
        matches: options.matches,
        began: options.at.unwrap_or_else(Timestamp::now),
    };
    // Stored bets refer to matches of the world that began then.
    let identity = store.world(identity).map_err(io::Error::other)?;
    let beginning = Beginning {
        at: options.at,
        speed: options.speed,
        is_stopped: options.stopped,
    };
    let world = World::beginning(identity.seed, identity.matches, identity.began, beginning);
    let world = world.map_err(io::Error::other)?;
    let campaigns = Campaigns::load(world.clock.origin()).map_err(io::Error::other)?;
    let players = Players::new(store, campaigns).map_err(io::Error::other)?;
    let refusals = Refusals::load().map_err(io::Error::other)?;
    let outbox = Outbox::load().map_err(io::Error::other)?;
    let notices = Notices::load().map_err(io::Error::other)?;
    let words = PaymentWords::load().map_err(io::Error::other)?;
    let mut tasks = Vec::new();
    let outlet = match options.centrifugo {
        Some(wanted) => {
            let (centrifugo, delivery) = Centrifugo::start(wanted).await?;
            tasks.push(delivery);
            Outlet::Centrifugo(centrifugo)
        }
        None => Outlet::Own(push::Hub::new(format!("sandbox {}", options.seed))),
    };
    let operator = Operator::new(
        world,
        players,
        refusals,
        outbox,
        notices,
        words,
        outlet.clone(),
    );
    let operator = Arc::new(operator);
    let router = rest::router(operator.clone(), options.control);
    tasks.push(tokio::spawn(async move {
        if let Err(error) = axum::serve(push::at_once(listener), router).await {
            tracing::error!("the sandbox stopped: {error}");
        }
    }));
    tasks.push(tokio::spawn(every(
        Operator::until_tick,
        operator.clone(),
        Operator::tick_by_itself,
    )));
    tasks.push(tokio::spawn(every(
        |_| DUE,
        operator,
        Operator::continue_by_itself,
    )));
    Ok(Running {
        address,
        tasks,
        outlet,
    })
}

/// Repeats a task at an interval.
async fn every(time: fn(&Operator) -> Duration, operator: Arc<Operator>, what: fn(&Operator)) {
    loop {
        let began = Instant::now();
        let own = operator.clone();
        if let Err(error) = tokio::task::spawn_blocking(move || what(&own)).await {
            tracing::error!("a tick of the sandbox failed: {error}");
        }
        let time = time(&operator);
        // One that takes longer than its interval leaves others a tenth of it.
        let rest = time.saturating_sub(began.elapsed()).max(time / 10);
        tokio::time::sleep(rest).await;
    }
}
