//! What a build costs: full builds against a floor, and rebuilds against what changed.
//!
//! The floor is a program that writes the same files, each as long as it is, with the same number of
//! threads. Output goes to a folder in memory where there is one, so that no disk is measured. Both are
//! done three times, and the median counts.

mod ballast;
mod catalogue;
mod floor;
mod program;
mod resident;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Parser;

use ballast::Ballast;
use catalogue::Sample;
use program::{Program, Ran};

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// How often a full build and the floor are done.
const RUNS: usize = 3;

/// About what a page takes, with what is stored of it.
const PAGE: usize = 64 << 10;

/// Builds catalogues of several sizes, and prints what that costs.
#[derive(Parser)]
struct Args {
    /// Pages of each catalogue
    #[arg(long, value_delimiter = ',', default_value = "10000,100000")]
    pages: Vec<usize>,

    /// Markets of a match at most: fewer make smaller pages, so that more of them fit in memory
    #[arg(long, value_name = "N", default_value_t = usize::MAX, hide_default_value = true)]
    markets: usize,

    /// Pages without menus, slip and footer: a million of them fit in 24 GB of memory
    #[arg(long)]
    lean: bool,

    /// Without the rebuilds of most of the site, and without the site when the floor takes its room
    #[arg(long)]
    large: bool,

    /// Folder to work in [default: /dev/shm, where it is there]
    #[arg(long)]
    dir: Option<PathBuf>,

    /// The program that is measured
    #[arg(long, default_value = "target/release/sportsbook")]
    program: PathBuf,
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let args = Args::parse();
    let base = args.dir.clone().unwrap_or_else(|| {
        let memory = PathBuf::from("/dev/shm");
        if memory.is_dir() {
            memory
        } else {
            std::env::temp_dir()
        }
    });
    let sample = Sample::take(Path::new("."), args.markets).await?;
    let mut measured = Vec::new();
    for pages in args.pages {
        let dir = tempfile::Builder::new()
            .prefix("sportsbook-benchmark-")
            .tempdir_in(&base)?;
        let program = Program::new(&args.program, Path::new("."), dir.path())?;
        if args.lean {
            program.make_lean()?;
        }
        measured.push(measure(&sample, &program, pages, args.large)?);
    }
    if let [first, .., last] = &measured[..] {
        println!(
            "of {} pages, one takes {:.2} times one of {}, in the floor {:.2} times; a name in an engine that stays {:.2} times",
            last.files,
            last.per_file(last.full) / first.per_file(first.full),
            first.files,
            last.per_file(last.floor) / first.per_file(first.floor),
            last.resident.as_secs_f64() / first.resident.as_secs_f64(),
        );
    }
    Ok(())
}

/// What a full build of one size took.
struct Measured {
    files: usize,
    full: Duration,
    floor: Duration,
    resident: Duration,
}

impl Measured {
    fn per_file(&self, took: Duration) -> f64 {
        took.as_secs_f64() / self.files as f64
    }
}

/// Measures one size.
fn measure(
    sample: &Sample,
    program: &Program,
    pages: usize,
    is_large: bool,
) -> Result<Measured, Failure> {
    let begun = Instant::now();
    let mut catalogue = sample.catalogue(program, pages)?;
    let matches = catalogue.matches();
    println!(
        "{pages} pages: a catalogue of {matches} matches, made in {:.1} s",
        begun.elapsed().as_secs_f64()
    );
    let full = full(program, pages, is_large)?;
    let (files, bytes) = floor::files(&program.site())?;
    println!(
        "  full build      {:>9.0} ms  {:.0} pages/s, {:.1} GB in {} files, at most {} MB of memory",
        ms(full.took),
        files.len() as f64 / full.took.as_secs_f64(),
        bytes as f64 / 1e9,
        files.len(),
        full.peak_kb / 1000,
    );
    let tell = |what: &str, ran: &Ran, intake: Duration| {
        let took = ran.took + intake;
        println!(
            "  {what:<16}{:>9.0} ms  {:.2} % of the full build; {}",
            ms(took),
            100.0 * took.as_secs_f64() / full.took.as_secs_f64(),
            ran.says()
        );
    };
    tell("nothing changed", &program.build(&[])?, Duration::ZERO);
    let intake = catalogue.rename()?;
    tell("one name", &program.build(&[])?, intake);
    let intake = catalogue.reprice()?;
    std::thread::sleep(program::FRESH);
    tell("one old price", &program.build(&[])?, intake);
    let stays = resident::measure(&catalogue, program)?;
    println!(
        "  an engine that stays: one name in {:.0} ms (worst of 9: {:.0} ms; {} written), ready in {:.0} ms, {} MB",
        ms(stays.median),
        ms(stays.worst),
        stays.pages,
        ms(stays.start),
        stays.memory_kb / 1000,
    );
    if is_large {
        std::fs::remove_dir_all(program.out())?;
    }
    let floor = floor(&files, bytes, program, is_large)?;
    println!(
        "  floor           {:>9.0} ms  the full build takes {:.2} times that",
        ms(floor),
        full.took.as_secs_f64() / floor.as_secs_f64()
    );
    let measured = Measured {
        files: files.len(),
        full: full.took,
        floor,
        resident: stays.median,
    };
    if is_large {
        return Ok(measured);
    }
    program.edit(
        "templates/pages/match.html",
        "{%- block main %}",
        "{%- block main %}<i></i>",
    )?;
    tell("one template", &program.build(&[])?, Duration::ZERO);
    program.edit("locales/ja/odds.ftl", "odds-live =", "odds-live = *")?;
    tell("one message", &program.build(&[])?, Duration::ZERO);
    program.edit("content/site.toml", r#", "ja"]"#, "]")?;
    let ran = program.build(&["--allow-removal"])?;
    tell("one locale less", &ran, Duration::ZERO);
    Ok(measured)
}

/// Builds everything from the stored catalogue: the median of several builds, or one large one.
///
/// The memory that it will fill is free and warm when it begins: to free it beside the build would be
/// work for the build's processors. So much that it would go back to the host meanwhile is freed bit
/// by bit nevertheless.
fn full(program: &Program, pages: usize, is_large: bool) -> Result<Ran, Failure> {
    let ready = || Ballast::fill(pages * PAGE, program.dir());
    if is_large {
        let _makes_room = ready()?;
        return program.build(&[]);
    }
    let stored = program.keep_state()?;
    let mut all = Vec::new();
    for _ in 0..RUNS {
        stored.restore()?;
        drop(ready()?);
        all.push(program.build(&[])?);
    }
    Ok(median(all, |ran| ran.took))
}

/// The floor under the same circumstances.
fn floor(
    files: &[(PathBuf, usize)],
    bytes: usize,
    program: &Program,
    is_large: bool,
) -> Result<Duration, Failure> {
    let mut all = Vec::new();
    for _ in 0..RUNS {
        let ballast = Ballast::fill(bytes, program.dir())?;
        let _makes_room = is_large.then_some(ballast);
        all.push(floor::write(files, program.dir())?);
    }
    Ok(median(all, |took| *took))
}

fn median<T>(mut all: Vec<T>, took: impl Fn(&T) -> Duration) -> T {
    all.sort_by_key(took);
    all.swap_remove(all.len() / 2)
}

fn ms(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1e3
}
