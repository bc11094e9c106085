//! `sportsbook build`: fetches the catalogue and writes the site.

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use api::client::{ErrorKind, Note, NoteKind};
use api::{Client, ClientOptions};
use jiff::Timestamp;
use site::build::{BuildOptions, Summary};
use site::catalogue::Feed;
use site::diagnostic::Diagnostic;
use site::engine::Engine;
use site::ingest::Update;
use site::locale::Locale;
use site::output::Output;
use site::project::Project;
use site::settings::Settings;

use crate::args::BuildArgs;
use crate::failure::Failure;
use crate::fetch::{Fetched, fetch};
use crate::progress::Progress;
use crate::standing;
use crate::store::Store;

/// Builds the site once and prints what happened.
///
/// # Errors
/// The project, the operator or the disk; the last good site stands then.
pub async fn run(root: &Path, args: BuildArgs) -> Result<(), Failure> {
    Store::refuse(&args.part.store, "--shard, --snapshot and --to")?;
    let begun = Instant::now();
    let (summary, kept_answers) = build(root, &args).await?;
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
    let out = root.join(&args.out);
    let client = (!args.offline)
        .then(|| client(&args.api, &out, args.timeout))
        .transpose()?;
    let output = Output::open(&out).map_err(|error| refused(&[error], &out))?;
    let (project, engine) = rayon::join(
        || project(root, args.locales.as_deref(), &out),
        || Engine::open(&output),
    );
    let project = project?;
    tell(&project.warnings);
    let mut engine = engine.map_err(|error| refused(&[error], &out))?;
    let before = output.number();
    let (feed, kept_answers) = match &client {
        None => (None, 0),
        Some(client) => {
            let asked = ask(client, &project.settings.locales).await;
            let (feed, kept) = asked.map_err(|error| unreached(&error, &out))?;
            (Some(feed), kept)
        }
    };
    let update = feed.as_ref().map_or(Update::Nothing, Update::whole);
    let rendering = Mutex::new(Progress::new("pages"));
    let options = BuildOptions {
        project: &project,
        output: &output,
        api: (!args.offline).then_some(args.api.as_str()),
        now: Timestamp::now(),
        program: program()?,
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
    // The process ends with this build: to free what it was made from would only take time.
    std::mem::forget(engine);
    std::mem::forget(project);
    let (summary, notes) = built.map_err(|errors| match decided(&output, &before) {
        Some(number) => unfinished(&errors, number),
        None => refused(&errors, &out),
    })?;
    if let Ok(progress) = rendering.lock() {
        progress.clear();
    }
    tell(&notes);
    Ok((summary, kept_answers))
}

/// A client of the operator, that keeps its answers beside the site. An answer may take so many
/// seconds, if that is said.
///
/// # Errors
/// The address is not a URL, or the folder cannot be made.
pub fn client(api: &str, out: &Path, timeout: Option<u32>) -> Result<Client, Failure> {
    let mut options = ClientOptions::new(api);
    options.cache = Some(out.join("cache"));
    if let Some(seconds) = timeout {
        options.timeout = Duration::from_secs(seconds.into());
    }
    Client::new(options).map_err(|error| match error.kind {
        ErrorKind::Address(_) => Failure::usage(error.to_string()).hint(error.hint()),
        _ => unreached(&error, out),
    })
}

/// Reads the project; `only` are the languages that the command names.
///
/// # Errors
/// Its mistakes; or it does not speak one of `only`, which is a wrong use of the command.
pub fn project(root: &Path, only: Option<&[String]>, out: &Path) -> Result<Project, Failure> {
    Project::load(root, only).map_err(|errors| {
        let spoken = Settings::load(root).map(|settings| settings.codes());
        match (only, spoken) {
            (Some(only), Ok(spoken)) if !only.iter().all(|code| spoken.contains(code)) => {
                tell(&errors);
                Failure::usage("--locales names a language that the site does not speak")
            }
            _ => refused(&errors, out),
        }
    })
}

/// Asks the operator for everything. Returns it, and how many of its answers had not changed.
async fn ask(client: &Client, locales: &[Locale]) -> Result<(Feed, u64), api::Error> {
    let fetching = Progress::new("markets");
    let Fetched { feed, failed } =
        fetch(client, locales, &|done, total| fetching.set(done, total)).await?;
    fetching.clear();
    tell_unanswered(failed.as_ref());
    tell_notes(client);
    let kept = &client.stats().not_modified;
    Ok((feed, kept.load(std::sync::atomic::Ordering::Relaxed)))
}

/// Says how many matches keep the markets that they had, and why.
pub fn tell_unanswered(failed: Option<&(usize, api::Error)>) {
    if let Some((matches, error)) = failed {
        tell(&[Diagnostic::warning(format!(
            "the markets of {matches} matches could not be read; they stay as they were: {error}"
        ))
        .hint(error.hint())]);
    }
}

/// Says what was odd about the operator's answers so far.
pub fn tell_notes(client: &Client) {
    for note in client.notes() {
        tell(&[odd(&note)]);
    }
}

fn odd(note: &Note) -> Diagnostic {
    let became = match note.kind {
        NoteKind::Unknown => "the operator sent what this version does not know, and it was kept",
        NoteKind::LeftOut => "the operator sent what cannot be read, and it was left out",
        NoteKind::Moved => "a list of the operator changed while it was read, or is miscounted",
    };
    let times = match note.count {
        1 => "seen once".to_owned(),
        count => format!("seen {count} times, first"),
    };
    Diagnostic::warning(format!("{became}: {}", note.what))
        .hint(format!("{times} in {}", note.place))
}

/// Fingerprint of the program that runs: another one may write other pages.
///
/// # Errors
/// The program cannot be read.
pub fn program() -> Result<u64, Failure> {
    std::env::current_exe()
        .and_then(|path| site::program::fingerprint(&path))
        .map_err(|error| {
            Failure::new(format!(
                "cannot read this program to tell its version: {error}"
            ))
        })
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
        parts.push(format!("{} assets written", summary.assets));
    }
    if summary.by_engine > 0 {
        parts.push(format!(
            "{} of them slowly, see -v for what their templates use",
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
        "built {} pages in {seconds:.1} s: {}{answers}; generation {} in {}",
        summary.pages,
        parts.join(", "),
        summary.generation,
        site.display()
    )
}

/// Prints what a command has to say beside its result.
pub fn tell(diagnostics: &[Diagnostic]) {
    for diagnostic in diagnostics {
        eprintln!("{diagnostic}\n");
    }
}

/// Tells mistakes, and whether a site stands in `out` all the same.
pub fn refused(errors: &[Diagnostic], out: &Path) -> Failure {
    tell(errors);
    Failure::new(format!("nothing was published: {}", count(errors))).hint(stands(out))
}

/// The generation that a build has decided upon though it failed; `before` was there before it.
pub fn decided(output: &Output, before: &Result<u64, Diagnostic>) -> Option<u64> {
    let number = output.number().ok()?;
    (number > *before.as_ref().ok()?).then_some(number)
}

/// Tells why a generation that is decided could not be finished.
fn unfinished(errors: &[Diagnostic], number: u64) -> Failure {
    tell(errors);
    Failure::new(format!(
        "generation {number} is decided, but could not be finished: {}",
        count(errors)
    ))
    .hint("the next build finishes it; until then it or the generation before it is served")
}

fn count(errors: &[Diagnostic]) -> String {
    match errors.len() {
        1 => "1 error".to_owned(),
        many => format!("{many} errors"),
    }
}

fn unreached(error: &api::Error, out: &Path) -> Failure {
    Failure::new(format!("nothing was published: {error}")).hint(format!(
        "{}; {}",
        error.hint(),
        stands(out)
    ))
}

fn stands(out: &Path) -> &'static str {
    if standing::has_site(out) {
        "the last good site is still served"
    } else {
        "no site was built here before"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sentence_says_what_an_editor_wants_to_know() {
        let summary = Summary {
            pages: 12,
            written: vec!["a.html".to_owned()],
            kept: 9,
            stale: 2,
            removed: vec!["b.html".to_owned()],
            generation: 7,
            ..Summary::default()
        };
        assert_eq!(
            sentence(&summary, Path::new("dist"), 0.25, 3),
            "built 12 pages in 0.2 s: 1 written, 9 kept, 2 kept with prices that are still fresh, 1 removed, 3 of the operator's answers had not changed; generation 7 in dist/site"
        );
    }

    #[test]
    fn a_build_that_failed_may_have_decided_all_the_same() {
        let dir = tempfile::tempdir().expect("temp");
        let output = Output::open(dir.path()).expect("opens");
        let before = output.number();
        assert_eq!(decided(&output, &before), None);
        let write = output.state().write().expect("writes");
        write
            .set(site::state::Key::Generation, &7_u64)
            .expect("writes");
        write.commit().expect("commits");
        assert_eq!(decided(&output, &before), Some(7));
        assert_eq!(decided(&output, &output.number()), None);
        let told = unfinished(&[Diagnostic::error("the disk refuses")], 7).to_string();
        assert!(told.contains("generation 7 is decided"), "{told}");
        assert!(!told.contains("nothing was published"), "{told}");
    }

    #[test]
    fn what_was_odd_says_what_became_of_it() {
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
