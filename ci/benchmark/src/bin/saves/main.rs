//! Measures how long what an editor saves takes to the served page, while `watch` follows an operator
//! whose matches are all played: a word, which is on every page of one language, and a template, which
//! is on every page. Prints the medians beside the time of a full build of the same catalogue.

mod saved;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use benchmark::failure::Failure;
use benchmark::process::{Running, start};
use benchmark::project::Project;
use benchmark::scratch::scratch;
use clap::Parser;

use saved::{Edit, TEMPLATE, WORD};

/// Full builds after the saves.
const BUILDS: usize = 5;

/// Saves editors' files under `watch`, and prints how long they take.
#[derive(Parser)]
struct Args {
    /// Saves of each kind
    #[arg(long, default_value_t = 10)]
    saves: usize,

    /// Matches of the sandbox; 500 make about 2,740 pages
    #[arg(long, default_value_t = 500)]
    matches: usize,

    /// Seconds of play before the first save: prices have reached the limit of their age by then
    #[arg(long, default_value_t = 75)]
    warm: u64,

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
    let dir = scratch("saves", args.dir.as_deref())?;
    let project = Project::copy(Path::new("."), dir.path().join("project"))?;
    let matches = args.matches.to_string();
    let (_sandbox, operator) = start(
        &args.program,
        &["sandbox", "--port", "0", "--matches", &matches],
        dir.path(),
    )?;
    let out = dir.path().join("dist");
    let watch = watch(&args.program, &project, &operator, &out).await?;
    let site = out.join("site");
    println!(
        "{} pages of {matches} matches; in play for {} s before the first save",
        pages(&site),
        args.warm
    );
    tokio::time::sleep(Duration::from_secs(args.warm)).await;
    let mut taken = Vec::new();
    for nth in 0..args.saves {
        for edit in [&WORD, &TEMPLATE] {
            // At another moment of the rounds of prices each time.
            tokio::time::sleep(Duration::from_millis(2_000 + 370 * nth as u64)).await;
            taken.push((edit, saved::save(edit, &project, &site, nth).await?));
        }
    }
    drop(watch);
    let full = full_builds(&args.program, project.root(), &out)?;
    let of = |edit: &Edit| {
        let all = taken.iter().filter(|(one, _)| one.name == edit.name);
        all.map(|(_, took)| *took).collect::<Vec<Duration>>()
    };
    let (full, spread) = median(full);
    println!("a full build  {spread}");
    for edit in [&WORD, &TEMPLATE] {
        let (median, spread) = median(of(edit));
        println!(
            "{:<14}{spread}, {:.2} of the full build",
            edit.name,
            median.as_secs_f64() / full.as_secs_f64()
        );
    }
    Ok(())
}

/// Starts `watch`, and waits until the site is built.
async fn watch(
    program: &Path,
    project: &Project,
    operator: &str,
    out: &Path,
) -> Result<Running, Failure> {
    let root = project.root().display().to_string();
    let out = out.display().to_string();
    let args = [
        "watch", "--root", &root, "--port", "0", "--api", operator, "--out", &out,
    ];
    let (watch, address) = start(program, &args, project.root())?;
    api::tls::use_ring();
    let http = reqwest::Client::new();
    let begun = Instant::now();
    loop {
        let health = http.get(format!("{address}/health")).send().await;
        if health.is_ok_and(|health| health.status().is_success()) {
            return Ok(watch);
        }
        if begun.elapsed() > Duration::from_secs(600) {
            return Err("the site was not built within ten minutes".into());
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

/// Builds everything from the stored catalogue, several times.
fn full_builds(program: &Path, root: &Path, out: &Path) -> Result<Vec<Duration>, Failure> {
    let each = (0..BUILDS).map(|_| {
        // Without the site, its build is forgotten; the catalogue stays.
        for folder in ["site", "state/next", "state/kept"] {
            let folder = out.join(folder);
            if folder.is_dir() {
                fs::remove_dir_all(folder)?;
            }
        }
        let begun = Instant::now();
        let built = Command::new(program)
            .args(["build", "--offline", "--root"])
            .arg(root)
            .arg("--out")
            .arg(out)
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .output()?;
        let took = begun.elapsed();
        if !built.status.success() {
            return Err(String::from_utf8_lossy(&built.stderr).into_owned().into());
        }
        Ok(took)
    });
    each.collect()
}

fn pages(site: &Path) -> usize {
    let files = walkdir::WalkDir::new(site).into_iter().flatten();
    let pages = files.filter(|file| file.path().extension().is_some_and(|it| it == "html"));
    pages.count()
}

/// The median, and in words also the least and the most.
fn median(mut all: Vec<Duration>) -> (Duration, String) {
    all.sort();
    let (middle, least, most) = match &all[..] {
        [] => Default::default(),
        [least, ..] => (all[all.len() / 2], *least, all[all.len() - 1]),
    };
    let words = format!(
        "{:>6.0} ms, the median of {} ({:.0} to {:.0})",
        ms(middle),
        all.len(),
        ms(least),
        ms(most)
    );
    (middle, words)
}

fn ms(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1e3
}
