//! The cost of a build in a resident engine: from the answer for one match to the bytes on disk.

use std::path::Path;
use std::time::{Duration, Instant};

use jiff::Timestamp;
use site::build::{BuildOptions, Summary};
use site::engine::Engine;
use site::ingest::Update;
use store::output::Output;
use store::state::Cause;

use crate::catalogue::{Catalogue, failure};
use crate::program::Program;
use benchmark::failure::Failure;

/// Names of the match, one after the other.
const RENAMES: usize = 9;

/// The measured values.
pub struct Measured {
    /// From opening the engine to the end of its first look at the state.
    pub start: Duration,
    /// The median build of one renamed match.
    pub median: Duration,
    /// The slowest one.
    pub worst: Duration,
    /// Pages written by one build.
    pub pages: usize,
    /// Memory of this process beyond what it had before the engine.
    pub memory_kb: u64,
}

/// Renames one match several times in one engine.
pub fn measure(catalogue: &Catalogue<'_>, program: &Program) -> Result<Measured, Failure> {
    let before = memory_kb()?;
    let project = pages::load_project(program.project(), None).map_err(failure)?;
    let output = Output::open(&program.out()).map_err(|error| failure(vec![error]))?;
    let fingerprint = site::program::fingerprint(program.path())?;
    let mut engine = Engine::default();
    let mut build = |update: Update<'_>| -> Result<(Duration, Summary), Failure> {
        let options = BuildOptions {
            project: &project,
            output: &output,
            api: None,
            now: Timestamp::now(),
            program: fingerprint,
            cause: Cause::Build,
            allow_removal: false,
            verify_percent: 0.0,
            shard: None,
            progress: &|_, _| {},
        };
        let begun = Instant::now();
        let (summary, _) = engine.build(&options, update).map_err(failure)?;
        Ok((begun.elapsed(), summary))
    };
    let (start, _) = build(Update::Nothing)?;
    let mut took = Vec::new();
    let mut pages = 0;
    for number in 0..RENAMES {
        let feed = catalogue.renamed(&format!(" {number}"));
        let update = Update::Matches {
            feed: &feed,
            gone: &[],
            news: (&[], feed.at),
        };
        let (build, summary) = build(update)?;
        pages = summary.written.len();
        check(&program.site(), &summary, &format!(" {number}"))?;
        took.push(build);
    }
    took.sort();
    Ok(Measured {
        start,
        median: took[RENAMES / 2],
        worst: took[RENAMES - 1],
        pages,
        memory_kb: memory_kb()?.saturating_sub(before),
    })
}

/// Checks that the match's own page contains the name.
fn check(site: &Path, summary: &Summary, name: &str) -> Result<(), Failure> {
    for file in &summary.written {
        if !std::fs::read_to_string(site.join(file))?.contains(name) {
            return Err(format!("{file} was written without the new name").into());
        }
    }
    if summary.written.is_empty() {
        return Err("the new name reached no page".into());
    }
    Ok(())
}

/// Resident memory of this process.
fn memory_kb() -> Result<u64, Failure> {
    let status = std::fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    let kb = line.and_then(|line| line.split_whitespace().nth(1));
    Ok(kb.unwrap_or("0").parse()?)
}
