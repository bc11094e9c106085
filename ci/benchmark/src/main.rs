//! Measures builds: full builds against a lower bound, and rebuilds against the size of the change.
//!
//! The lower bound ("floor") is a program that writes files of the same lengths with the same
//! number of threads. Output goes to a folder in memory, where there is one, so that no disk is
//! measured. Both run five times, alternately, and the medians count: a machine that is slow for a
//! while is slow for both.

mod ballast;
mod catalogue;
mod floor;
mod program;
mod resident;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Parser;

use ballast::Ballast;
use benchmark::failure::Failure;
use benchmark::scratch::scratch;
use catalogue::Sample;
use program::{Program, Ran};

/// Rounds of full build and floor, except for large catalogues.
const ROUNDS: usize = 5;

/// Rounds of short builds (one name, no change): a single one says little.
const SHORT: usize = 5;

/// Approximate size of a page, with its stored state.
const PAGE: usize = 64 << 10;

/// Builds catalogues of several sizes and prints the costs.
#[derive(Parser)]
struct Args {
    /// Pages of each catalogue
    #[arg(long, value_delimiter = ',', default_value = "10000,100000")]
    pages: Vec<usize>,

    /// The most markets of a match: fewer make smaller pages, so that more of them fit in memory
    #[arg(long, value_name = "N", default_value_t = usize::MAX, hide_default_value = true)]
    markets: usize,

    /// Pages without menus, slip and footer: a million of them fit in 24 GB of memory
    #[arg(long)]
    lean: bool,

    /// One round, and no rebuilds of most of the site
    #[arg(long)]
    large: bool,

    /// Languages, the default first [default: those of content/site.toml]
    #[arg(long, value_name = "CODES", value_delimiter = ',')]
    locales: Vec<String>,

    /// Folder to work in [default: /dev/shm, where it is there]
    #[arg(long)]
    dir: Option<PathBuf>,

    /// The program to measure
    #[arg(long, default_value = "target/dist/sportsbook")]
    program: PathBuf,
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let args = Args::parse();
    let sample = Sample::take(Path::new("."), &args.locales, args.markets).await?;
    let mut measured = Vec::new();
    for pages in args.pages {
        let dir = scratch("benchmark", args.dir.as_deref())?;
        let program = Program::new(&args.program, Path::new("."), dir.path())?;
        program.set_languages(&sample.languages())?;
        if args.lean {
            program.make_lean()?;
        }
        measured.push(measure(&sample, &program, pages, args.large)?);
    }
    if let [first, .., last] = &measured[..] {
        println!(
            "per page, {} pages take {:.2} times as long as {} (the floor {:.2} times); one name in a resident engine takes {:.2} times as long",
            last.files,
            last.per_file(last.full) / first.per_file(first.full),
            first.files,
            last.per_file(last.floor) / first.per_file(first.floor),
            last.resident.as_secs_f64() / first.resident.as_secs_f64(),
        );
    }
    Ok(())
}

/// Times of one size.
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
        "{pages} pages: a catalogue of {matches} matches in {} languages, made in {:.1} s",
        sample.languages().len(),
        begun.elapsed().as_secs_f64()
    );
    let rounds = rounds(program, pages, is_large)?;
    let full = &rounds.build;
    println!(
        "  full build      {:>9.0} ms  {:.0} pages/s, {:.1} GB in {} files, at most {} MB of memory",
        ms(full.took),
        rounds.files as f64 / full.took.as_secs_f64(),
        rounds.bytes as f64 / 1e9,
        rounds.files,
        full.peak_kb / 1000,
    );
    let parts = rounds.parts.iter().filter(|(_, count, _)| *count > 0);
    let parts = parts.map(|(name, count, bytes)| {
        let megabytes = *bytes as f64 / 1e6;
        format!("{count} {name} ({megabytes:.1} MB)")
    });
    println!("  {:<28}  {}", "", parts.collect::<Vec<_>>().join(", "));
    let [least, ratio, most] = rounds.ratios;
    println!(
        "  floor           {:>9.0} ms  the full build takes {ratio:.2} times that ({least:.2} to {most:.2})",
        ms(rounds.floor),
    );
    let print = |what: &str, all: Vec<Ran>| {
        let (count, worst) = (all.len(), all.iter().map(|ran| ran.took).max());
        let ran = median(all, |ran| ran.took);
        let worst = match worst {
            Some(worst) if count > 1 => format!(" (worst of {count}: {:.0} ms)", ms(worst)),
            _ => String::new(),
        };
        println!(
            "  {what:<16}{:>9.0} ms  {:.3} of the full build{worst}; {}",
            ms(ran.took),
            ran.took.as_secs_f64() / full.took.as_secs_f64(),
            ran.summary()
        );
    };
    let often = |change: &mut dyn FnMut(usize) -> Result<Duration, Failure>| {
        let each = (0..SHORT).map(|nth| {
            let intake = change(nth)?;
            Ok(program.build(&[])?.after(intake))
        });
        each.collect::<Result<Vec<Ran>, Failure>>()
    };
    print("nothing changed", often(&mut |_| Ok(Duration::ZERO))?);
    print("one name", often(&mut |nth| catalogue.rename(nth))?);
    let intake = catalogue.reprice()?;
    std::thread::sleep(program::FRESH);
    print("one old price", vec![program.build(&[])?.after(intake)]);
    let stays = resident::measure(&catalogue, program)?;
    println!(
        "  resident engine: one name in {:.0} ms (worst of 9: {:.0} ms; {} written), ready in {:.0} ms, {} MB",
        ms(stays.median),
        ms(stays.worst),
        stays.pages,
        ms(stays.start),
        stays.memory_kb / 1000,
    );
    let measured = Measured {
        files: rounds.files,
        full: full.took,
        floor: rounds.floor,
        resident: stays.median,
    };
    if is_large {
        return Ok(measured);
    }
    // Of many pages like the full build: it begins with free memory that is ready to use.
    let rebuild = |flags: &[&str]| {
        drop(Ballast::fill(pages * PAGE, program.dir())?);
        Ok::<_, Failure>(vec![program.build(flags)?])
    };
    program.edit("content/pages/home.toml", "en = \"", "en = \"* ")?;
    print("one content file", rebuild(&[])?);
    program.edit(
        "content/footer.toml",
        "en = \"Contact us",
        "en = \"* Contact us",
    )?;
    print("one menu entry", rebuild(&[])?);
    program.edit(
        "templates/pages/match.html",
        "{%- block main %}",
        "{%- block main %}<i></i>",
    )?;
    print("one template", rebuild(&[])?);
    program.edit(
        "locales/ja/islands/odds.ftl",
        "odds-live =",
        "odds-live = *",
    )?;
    print("one message", rebuild(&[])?);
    let languages = sample.languages();
    let (_, stay) = languages.split_last().ok_or("there are no languages")?;
    program.set_languages(stay)?;
    print("one locale less", rebuild(&["--allow-removal"])?);
    Ok(measured)
}

/// Full builds and floors.
struct Rounds {
    /// The median of the builds.
    build: Ran,
    /// The median of the floors.
    floor: Duration,
    /// Build time divided by the floor: minimum, median, maximum.
    ratios: [f64; 3],
    files: usize,
    bytes: usize,
    /// Name, number and total length of each kind of file.
    parts: [(&'static str, usize, usize); 5],
}

/// Builds everything from the stored catalogue, and writes the same files as the floor. Leaves a
/// built site.
///
/// Both begin with only the catalogue, and with free memory that is ready to use: freeing it during
/// the run would cost processor time. If it is so much that the host would take it back, it is
/// freed bit by bit.
fn rounds(program: &Program, pages: usize, is_large: bool) -> Result<Rounds, Failure> {
    let stored = program.keep_state()?;
    let ready = |bytes: usize| {
        stored.restore()?;
        let ballast = Ballast::fill(bytes, program.dir())?;
        Ok::<_, Failure>(is_large.then_some(ballast))
    };
    let mut builds = Vec::new();
    let mut floors = Vec::new();
    let mut files = Vec::new();
    for _ in 0..if is_large { 1 } else { ROUNDS } {
        let makes_room = ready(pages * PAGE)?;
        builds.push(program.build(&[])?);
        drop(makes_room);
        files = floor::files(&program.site())?;
        let _makes_room = ready(floor::bytes(&files))?;
        floors.push(floor::write(&files, program.dir())?);
    }
    stored.restore()?;
    program.build(&[])?;
    let pairs = builds.iter().zip(&floors);
    let ratios = pairs.map(|(build, floor)| build.took.as_secs_f64() / floor.as_secs_f64());
    let mut ratios: Vec<f64> = ratios.collect();
    ratios.sort_by(f64::total_cmp);
    Ok(Rounds {
        build: median(builds, |ran| ran.took),
        floor: median(floors, |took| *took),
        ratios: [0, ratios.len() / 2, ratios.len() - 1].map(|nth| ratios[nth]),
        bytes: floor::bytes(&files),
        parts: floor::parts(&files),
        files: files.len(),
    })
}

fn median<T>(mut all: Vec<T>, took: impl Fn(&T) -> Duration) -> T {
    all.sort_by_key(took);
    all.swap_remove(all.len() / 2)
}

fn ms(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1e3
}
