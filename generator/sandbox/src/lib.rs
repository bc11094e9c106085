//! A stand-in for the operator: REST, platform and push over a simulated world.
//!
//! One process, one seed: the same seed plays the same matches. [`start`] runs it; what it answers
//! is documented on its page `/sandbox`.

mod catalogue;
mod channels;
mod custom;
mod locale;
mod operator;
mod play;
mod players;
mod pricing;
pub mod push;
mod random;
mod refusal;
mod rest;
mod world;

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use operator::Operator;
use refusal::Refusals;
use world::World;

/// Seconds of the clock are looked at this often.
const TICK: Duration = Duration::from_secs(1);

/// How a sandbox is started.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Port on 127.0.0.1; 0 takes a free one.
    pub port: u16,
    /// The same seed makes the same world.
    pub seed: u64,
    /// How many matches there are.
    pub matches: usize,
    /// Whether the control API is open.
    pub control: bool,
}

/// A sandbox that runs until this is dropped.
#[derive(Debug)]
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    tasks: [JoinHandle<()>; 2],
}

impl Drop for Running {
    fn drop(&mut self) {
        for task in &self.tasks {
            task.abort();
        }
    }
}

/// Starts a sandbox.
///
/// # Errors
/// The port is taken.
pub async fn start(options: Options) -> io::Result<Running> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, options.port)).await?;
    let address = listener.local_addr()?;
    let world =
        World::new(options.seed, options.matches, Timestamp::now()).map_err(io::Error::other)?;
    let refusals = Refusals::load().map_err(io::Error::other)?;
    let hub = push::Hub::new(format!("sandbox {}", options.seed));
    let operator = Arc::new(Operator::new(world, refusals, hub));
    let router = rest::router(operator.clone(), options.control);
    let serving = tokio::spawn(async move {
        if let Err(error) = axum::serve(listener, router).await {
            tracing::error!("the sandbox stopped: {error}");
        }
    });
    Ok(Running {
        address,
        tasks: [serving, tokio::spawn(tick(operator))],
    })
}

/// Looks what has changed, every second. A look that takes longer than that delays the next.
async fn tick(operator: Arc<Operator>) {
    let mut interval = tokio::time::interval(TICK);
    interval.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        interval.tick().await;
        let operator = operator.clone();
        if let Err(error) = tokio::task::spawn_blocking(move || operator.tick()).await {
            tracing::error!("a tick of the sandbox failed: {error}");
        }
    }
}
