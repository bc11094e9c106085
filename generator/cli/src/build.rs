//! `sportsbook build`: fetches the catalogue and writes the site.

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use api::client::{ErrorKind, Note, NoteKind};
use api::{Client, ClientOptions};
use catalogue::Feed;
use diagnostic::Diagnostic;
use jiff::Timestamp;
use project::Project;
use project::settings::Settings;
use site::build::{BuildOptions, Summary};
use site::engine::Engine;
use site::ingest::Update;
use store::output::Output;
use store::state::Cause;

use crate::addresses;
use crate::args::BuildArgs;
use crate::check;
use crate::existing;
use crate::failure::Failure;
use crate::fetch::{Fetched, Wanted, fetch};
use crate::folder;
use crate::plural;
use crate::progress::Progress;
use crate::storage::Store;

pub use crate::report::{count, warn};

/// Builds the site once and prints a summary.
///
/// # Errors
/// The project, the operator or the disk; the last good site stays served.
pub async fn run(root: &Path, args: BuildArgs) -> Result<(), Failure> {
    Store::refuse(&args.part.store, "--shard, --snapshot and --to")?;
    let begun = Instant::now();
    let (summary, kept_answers) = build(root, &args).await?;
    print!("{}", table(&summary.kinds));
    println!(
        "{}",
        sentence(
            &summary,
            &args.out,
            begun.elapsed().as_secs_f64(),
            kept_answers
        )
    );
    std::mem::forget(summary);
    Ok(())
}

async fn build(root: &Path, args: &BuildArgs) -> Result<(Summary, u64), Failure> {
    let begun = Instant::now();
    let out = folder::of_build(root, &args.out)?;
    let client = (!args.offline)
        .then(|| client(&args.api, &out, args.timeout))
        .transpose()?;
    let output = Output::open(&out).map_err(|error| failed(&[error], &out))?;
    let (project, engine) = rayon::join(
        || project(root, args.locales.as_deref(), &out),
        || Engine::open(&output),
    );
    let project = project?;
    admit(&project, args.strict)?;
    tracing::debug!(
        ms = begun.elapsed().as_millis(),
        "project and last build read"
    );
    let mut engine = engine.map_err(|error| failed(&[error], &out))?;
    let addresses = args.addresses.as_ref().map(|file| root.join(file));
    if let Some(file) = &addresses {
        addresses::take(&output, file).map_err(|errors| failed(&errors, &out))?;
    }
    let before = output.number();
    let now = args.now.unwrap_or_else(Timestamp::now);
    let (feed, kept_answers) = match &client {
        None => (None, 0),
        Some(client) => {
            let wanted = Wanted {
                as_of: args.now,
                ..Wanted::of(&project.settings, now)
            };
            let asked = ask(client, &wanted).await;
            let (feed, kept) = asked.map_err(|error| unreached(&error, &out))?;
            let calls = client.stats().requests.load(Ordering::Relaxed);
            let matches = feed.locales.first().map_or(0, |first| first.matches.len());
            tracing::debug!(
                matches,
                calls,
                ms = begun.elapsed().as_millis(),
                "catalogue fetched"
            );
            (Some(feed), kept)
        }
    };
    let update = feed.as_ref().map_or(Update::Nothing, Update::whole);
    let rendering = Mutex::new(Progress::new("pages"));
    let options = BuildOptions {
        project: &project,
        output: &output,
        api: (!args.offline).then_some(args.api.as_str()),
        now,
        program: program()?,
        cause: Cause::Build,
        allow_removal: args.allow_removal,
        verify_percent: args.verify,
        shard: None,
        progress: &|done, total| {
            if let Ok(progress) = rendering.lock() {
                progress.set(done, total);
            }
        },
    };
    let built = engine.build(&options, update);
    let uncompiled = project.templates.uncompiled();
    // The process ends with this build: to free what it was made from would only take time.
    std::mem::forget(engine);
    std::mem::forget(project);
    let (summary, notes) = built.map_err(|errors| match committed(&output, &before) {
        Some(number) => unfinished(&errors, number),
        None => failed(&errors, &out),
    })?;
    if let Ok(progress) = rendering.lock() {
        progress.clear();
    }
    if let Some(file) = &addresses {
        addresses::keep(&output, file)?;
    }
    tracing::debug!("{}", looked_at(&summary));
    tracing::debug!(
        ms = begun.elapsed().as_millis(),
        "generation {} built",
        summary.generation
    );
    warn(&notes);
    warn(&uncompiled);
    Ok((summary, kept_answers))
}

/// The variable with the header `Authorization` of every call to the operator. Unlike an address, no page shows it.
const AUTHORIZATION: &str = "SPORTSBOOK_API_AUTHORIZATION";

/// A client of the operator that caches its answers beside the site. `timeout` limits an answer, in
/// seconds.
///
/// # Errors
/// The address is not a URL, or the folder cannot be created.
pub fn client(api: &str, out: &Path, timeout: Option<u32>) -> Result<Client, Failure> {
    let mut options = ClientOptions::new(api);
    if let Ok(text) = std::env::var(AUTHORIZATION) {
        let authorized = options.authorize(&text);
        authorized
            .map_err(|why| Failure::usage(format!("${AUTHORIZATION} is not a header: {why}")))?;
    }
    options.cache = Some(out.join("cache"));
    if let Some(seconds) = timeout {
        options.timeout = Duration::from_secs(seconds.into());
    }
    Client::new(options).map_err(|error| match error.kind {
        ErrorKind::Address(_) => misused(&error),
        _ => unreached(&error, out),
    })
}

/// Checks an address of the operator's API, before anything is done for it.
///
/// # Errors
/// It is not one, or it has credentials.
pub fn check_address(api: &str) -> Result<(), Failure> {
    let checked = Client::new(ClientOptions::new(api));
    checked.map(drop).map_err(|error| misused(&error))
}

fn misused(error: &api::Error) -> Failure {
    Failure::usage(error.to_string()).hint(error.hint())
}

/// Reads the project; `only` are the languages of the command line.
///
/// # Errors
/// Mistakes in the project. A language in `only` that the site does not have is wrong usage.
pub fn project(root: &Path, only: Option<&[String]>, out: &Path) -> Result<Project, Failure> {
    pages::load_project(root, only).map_err(|errors| {
        let known = Settings::load(root).map(|settings| settings.codes());
        match (only, known) {
            (Some(only), Ok(known)) if !only.iter().all(|code| known.contains(code)) => {
                warn(&errors);
                Failure::usage("--locales names a language that the site does not have")
            }
            _ => failed(&errors, out),
        }
    })
}

/// Prints the warnings of a project.
///
/// # Errors
/// `is_strict` is set, and `check --strict` would fail.
pub fn admit(project: &Project, is_strict: bool) -> Result<(), Failure> {
    if is_strict {
        return check::strictly(project);
    }
    warn(&project.warnings);
    Ok(())
}

/// Fetches everything from the operator. Also returns how many answers had not changed.
async fn ask(client: &Client, wanted: &Wanted) -> Result<(Feed, u64), api::Error> {
    let fetching = Progress::new("markets");
    let Fetched { feed, failed } =
        fetch(client, wanted, &|done, total| fetching.set(done, total)).await?;
    fetching.clear();
    warn(unanswered(failed.as_ref()).as_slice());
    warn(&odd_answers(client));
    let kept = &client.stats().not_modified;
    Ok((feed, kept.load(Ordering::Relaxed)))
}

/// The warning about matches that keep their stored markets.
fn unanswered(failed: Option<&(usize, api::Error)>) -> Option<Diagnostic> {
    let (matches, error) = failed?;
    let warning = Diagnostic::warning(format!(
        "cannot read the markets of {matches} matches, which keep their stored ones: {error}"
    ));
    Some(warning.hint(error.hint()))
}

/// Warnings about unexpected values and rows in the operator's answers.
pub fn odd_answers(client: &Client) -> Vec<Diagnostic> {
    client.notes().iter().map(odd).collect()
}

fn odd(note: &Note) -> Diagnostic {
    let became = match note.kind {
        NoteKind::Unknown => {
            "the operator sent a value that this version does not know; it was kept"
        }
        NoteKind::Mended => "the operator sent a field that cannot be read",
        NoteKind::LeftOut => "the operator sent a row that cannot be read; it was left out",
        NoteKind::Moved => {
            "a list of the operator changed while it was read, or its total is wrong"
        }
    };
    let times = match note.count {
        1 => "seen once".to_owned(),
        count => format!("seen {count} times, first"),
    };
    Diagnostic::warning(format!("{became}: {}", note.what))
        .hint(format!("{times} in {}", note.place))
}

/// Fingerprint of the running program: another version may write other pages.
///
/// # Errors
/// The program cannot be read.
pub fn program() -> Result<u64, Failure> {
    std::env::current_exe()
        .and_then(|path| site::program::fingerprint(&path))
        .map_err(|error| {
            Failure::new(format!(
                "cannot read this program's file to fingerprint its version: {error}"
            ))
        })
}

/// How many pages the build looked at, and why.
pub fn looked_at(summary: &Summary) -> String {
    let pages: usize = summary.reasons.values().sum();
    let reasons = summary.reasons.iter();
    let reasons: Vec<String> = reasons
        .map(|(reason, count)| format!("{reason} {count}"))
        .collect();
    let reasons = if reasons.is_empty() {
        "none".to_owned()
    } else {
        reasons.join(", ")
    };
    format!("pages looked at: {pages}; pages by reason: {reasons}")
}

fn sentence(summary: &Summary, out: &Path, seconds: f64, kept_answers: u64) -> String {
    let mut parts = vec![format!("{} written", summary.written.len())];
    parts.push(format!("{} kept", summary.kept + summary.unchanged.len()));
    if summary.stale > 0 {
        parts.push(format!(
            "{} kept with prices that are still fresh",
            summary.stale
        ));
    }
    if !summary.removed.is_empty() {
        parts.push(format!("{} removed", summary.removed.len()));
    }
    if summary.assets > 0 {
        let assets = plural::count(summary.assets, "asset");
        parts.push(format!("{assets} written"));
    }
    if summary.sitemaps > 0 {
        let sitemaps = plural::count(summary.sitemaps, "sitemap");
        parts.push(format!("{sitemaps} written"));
    }
    if summary.by_engine > 0 {
        parts.push(format!(
            "{} of them slowly, by Minijinja (see the warnings)",
            summary.by_engine
        ));
    }
    if summary.verified > 0 {
        parts.push(format!("{} of them verified", summary.verified));
    }
    let answers = if kept_answers > 0 {
        format!(", {kept_answers} of the operator's answers had not changed")
    } else {
        String::new()
    };
    let site: PathBuf = out.join("site");
    format!(
        "built {} in {seconds:.1} s: {}{answers}; generation {} in {}",
        plural::count(summary.pages, "page"),
        parts.join(", "),
        summary.generation,
        site.display()
    )
}

/// The kinds of pages, each with how many there are in a language; kinds without a page are left out.
fn table(kinds: &[(&str, usize)]) -> String {
    let shown = kinds.iter().filter(|(_, count)| *count > 0);
    let width = shown.clone().map(|(name, _)| name.len()).max().unwrap_or(0);
    let rows = shown.map(|(name, count)| format!("  {name:<width$}  {count:>9}\n"));
    let rows: String = rows.collect();
    match rows.is_empty() {
        true => rows,
        false => format!("pages in each language:\n{rows}"),
    }
}

/// Prints errors; the hint says whether a site is still served from `out`.
pub fn failed(errors: &[Diagnostic], out: &Path) -> Failure {
    warn(errors);
    Failure::new(format!("nothing was published: {}", count(errors))).hint(still_served(out))
}

/// The generation that a failed build has committed; `before` is the one before it.
pub fn committed(output: &Output, before: &Result<u64, Diagnostic>) -> Option<u64> {
    let number = output.number().ok()?;
    (number > *before.as_ref().ok()?).then_some(number)
}

/// The failure of a build whose generation is committed but not switched to.
fn unfinished(errors: &[Diagnostic], number: u64) -> Failure {
    warn(errors);
    Failure::new(format!(
        "generation {number} is committed, but could not be finished: {}",
        count(errors)
    ))
    .hint("the next build finishes it; until then that generation or the one before it is served")
}

fn unreached(error: &api::Error, out: &Path) -> Failure {
    Failure::new(format!("nothing was published: {error}")).hint(format!(
        "{}; {}",
        error.hint(),
        still_served(out)
    ))
}

fn still_served(out: &Path) -> &'static str {
    if existing::has_site(out) {
        "the last good site is still served"
    } else {
        "no site was built here before"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_names_every_number() {
        let summary = Summary {
            pages: 12,
            written: vec!["a.html".to_owned()],
            kept: 9,
            stale: 2,
            removed: vec!["b.html".to_owned()],
            sitemaps: 3,
            generation: 7,
            ..Summary::default()
        };
        assert_eq!(
            sentence(&summary, Path::new("dist"), 0.25, 3),
            "built 12 pages in 0.2 s: 1 written, 9 kept, 2 kept with prices that are still fresh, 1 removed, 3 sitemaps written, 3 of the operator's answers had not changed; generation 7 in dist/site"
        );
    }

    #[test]
    fn the_table_names_every_kind_with_pages() {
        let kinds = [("home", 1), ("promotion", 0), ("match", 1_200)];
        assert_eq!(
            table(&kinds),
            "pages in each language:\n  home           1\n  match       1200\n"
        );
        assert_eq!(table(&[]), "");
    }

    #[test]
    fn a_failed_build_may_have_committed_its_generation() {
        let dir = tempfile::tempdir().expect("temp");
        let output = Output::open(dir.path()).expect("opens");
        let before = output.number();
        assert_eq!(committed(&output, &before), None);
        let write = output.state().write().expect("writes");
        write
            .set(store::state::Key::Generation, &7_u64)
            .expect("writes");
        write.commit().expect("commits");
        assert_eq!(committed(&output, &before), Some(7));
        assert_eq!(committed(&output, &output.number()), None);
        let message = unfinished(&[Diagnostic::error("the disk refuses")], 7).to_string();
        assert!(message.contains("generation 7 is committed"), "{message}");
        assert!(!message.contains("nothing was published"), "{message}");
    }

    #[test]
    fn a_note_says_how_it_was_handled() {
        let note = |kind, count| Note {
            kind,
            what: "12 rows are missing".to_owned(),
            place: "/api/v2/matches".to_owned(),
            count,
        };
        let moved = odd(&note(NoteKind::Moved, 1)).to_string();
        assert!(moved.contains("changed while it was read"), "{moved}");
        assert!(moved.contains("seen once in /api/v2/matches"), "{moved}");
        let left = odd(&note(NoteKind::LeftOut, 3)).to_string();
        assert!(left.contains("was left out: 12 rows"), "{left}");
        assert!(left.contains("seen 3 times, first in"), "{left}");
    }
}
