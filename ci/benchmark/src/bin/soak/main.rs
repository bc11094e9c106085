//! Tests `watch` from outside while the sandbox plays all its matches: how long a renamed match
//! takes to the disk, how old prices get there, whether pages are rewritten without a change,
//! whether memory stays flat. Fails when one of these limits is exceeded.

mod looks;
mod names;
mod offers;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use api::{Client, ClientOptions};
use clap::Parser;

use benchmark::failure::Failure;
use benchmark::process::{memory_kb, start};
use benchmark::scratch::scratch;
use looks::{LOOK, Soak};
use names::Names;

/// Seconds between two reconciles, so that both halves of the run have some: they need the most
/// memory.
const RECONCILE: &str = "120";

/// Runs `watch` for some minutes and checks what is on the disk.
#[derive(Parser)]
struct Args {
    /// Duration of the run
    #[arg(long, default_value_t = 10.0)]
    minutes: f64,

    /// Matches of the sandbox
    #[arg(long, default_value_t = 10_000)]
    matches: usize,

    /// Matches whose prices are compared
    #[arg(long, default_value_t = 150)]
    sample: usize,

    /// Folder to work in [default: /dev/shm, where it is there]
    #[arg(long)]
    dir: Option<PathBuf>,

    /// The program
    #[arg(long, default_value = "target/dist/sportsbook")]
    program: PathBuf,
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let args = Args::parse();
    let dir = scratch("soak", args.dir.as_deref())?;
    let (_sandbox, operator) = start(
        &args.program,
        &[
            "sandbox",
            "--port",
            "0",
            "--control",
            "--matches",
            &args.matches.to_string(),
        ],
        dir.path(),
    )?;
    let out = dir.path().join("dist");
    let out_text = out.display().to_string();
    let (watch, address) = start(
        &args.program,
        &[
            "watch", "--port", "0", "--api", &operator, "--out", &out_text, "--every", RECONCILE,
        ],
        dir.path(),
    )?;
    api::tls::use_ring();
    let http = reqwest::Client::new();
    let begun = Instant::now();
    while !is_healthy(&http, &address).await {
        if begun.elapsed() > Duration::from_secs(600) {
            return Err("the site was not built within ten minutes".into());
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    println!("built after {:.0} s", begun.elapsed().as_secs_f64());
    let mut options = ClientOptions::new(&operator);
    options.retries = 0;
    let client = Client::new(options)?;
    let mut names = Names::new(&client, &operator, &out.join("site")).await?;
    names.alone().await?;
    println!("checking for {} min", args.minutes);
    let mut soak = Soak::new(&client, &operator, &out.join("site"), args.sample).await?;
    let lasts = Duration::from_secs_f64(args.minutes * 60.0);
    let begun = Instant::now();
    while begun.elapsed() < lasts {
        let next = Instant::now() + LOOK;
        soak.look()?;
        names.in_play().await?;
        let kb = memory_kb(watch.0.id())?;
        soak.memory
            .push((begun.elapsed().as_secs_f64() / lasts.as_secs_f64(), kb));
        tokio::time::sleep(next.saturating_duration_since(Instant::now())).await;
    }
    let metrics = http
        .get(format!("{address}/metrics"))
        .send()
        .await?
        .text()
        .await?;
    let mut broken = names.report();
    broken.extend(soak.report(&metrics, watch.0.id()));
    if broken.is_empty() {
        println!("no limit was exceeded");
        return Ok(());
    }
    Err(format!(
        "{}; the site and the logs of both processes are kept in {}",
        broken.join("; "),
        dir.keep().display()
    )
    .into())
}

async fn is_healthy(http: &reqwest::Client, address: &str) -> bool {
    let answer = http.get(format!("{address}/health")).send().await;
    answer.is_ok_and(|answer| answer.status().is_success())
}
