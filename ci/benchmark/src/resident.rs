//! What a build costs an engine that stays: from the answer for one match to the bytes on disk.

use std::path::Path;
use std::time::{Duration, Instant};

use jiff::Timestamp;
use site::build::{BuildOptions, Summary};
use site::engine::Engine;
use site::ingest::Update;
use site::output::Output;
use site::project::Project;

use crate::catalogue::{Catalogue, told};
use crate::failure::Failure;
use crate::program::Program;

/// Names that the match gets, one after the other.
const RENAMES: usize = 9;

/// What was measured.
pub struct Measured {
    /// From an open engine that knows nothing to one that has looked at the state.
    pub start: Duration,
    /// A build of one renamed match: half of them took longer.
    pub median: Duration,
    /// The slowest of them.
    pub worst: Duration,
    /// Pages that one wrote.
    pub pages: usize,
    /// Memory of this process, beside what it had before the engine.
    pub memory_kb: u64,
}

/// Renames one match several times through one engine.
pub fn measure(catalogue: &Catalogue<'_>, program: &Program) -> Result<Measured, Failure> {
    let before = memory_kb()?;
    let project = Project::load(&program.project(), None).map_err(told)?;
    let output = Output::open(&program.out()).map_err(|error| told(vec![error]))?;
    let fingerprint = site::program::fingerprint(program.path())?;
    let mut engine = Engine::default();
    let mut build = |update: Update<'_>| -> Result<(Duration, Summary), Failure> {
        let options = BuildOptions {
            project: &project,
            output: &output,
            api: None,
            now: Timestamp::now(),
            program: fingerprint,
            allow_removal: false,
            verify_percent: 0.0,
            shard: None,
            progress: &|_, _| {},
        };
        let begun = Instant::now();
        let (summary, _) = engine.build(&options, update).map_err(told)?;
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

/// The name must stand on the match's own page.
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

/// Memory that this process holds.
fn memory_kb() -> Result<u64, Failure> {
    let status = std::fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    let kb = line.and_then(|line| line.split_whitespace().nth(1));
    Ok(kb.unwrap_or("0").parse()?)
}
