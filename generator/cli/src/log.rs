//! Logs to stderr.
//!
//! The levels mean the same everywhere. Error: somebody must act. Warning: the program goes on
//! without what is missing. Info: what has changed. Debug: the steps of it.

use std::fmt;
use std::fs;
use std::io::IsTerminal;
use std::os::unix::fs::MetadataExt;
use std::sync::atomic::{AtomicBool, Ordering};

use diagnostic::{Diagnostic, Severity};
use jiff::Timestamp;
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::format::Writer;
use tracing_subscriber::fmt::time::FormatTime;
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields};
use tracing_subscriber::registry::LookupSpan;

use crate::args::LogForm;
use crate::failure::Failure;

/// Whether diagnostics are drawn with their source, as people read them on a terminal.
static DRAWS: AtomicBool = AtomicBool::new(false);

/// Whether a machine reads stderr: every line must be a log line.
static IS_FOR_MACHINES: AtomicBool = AtomicBool::new(false);

/// Starts the logs. `RUST_LOG` overrides `-v`. A process that runs for weeks (`is_daemon`) is followed
/// through its log, so it logs what changes, with times.
///
/// # Errors
/// `RUST_LOG` is invalid.
pub fn start(form: LogForm, verbose: u8, is_daemon: bool) -> Result<(), Failure> {
    let filter = match std::env::var("RUST_LOG") {
        Ok(wanted) if !wanted.is_empty() => EnvFilter::try_new(&wanted).map_err(|error| {
            Failure::usage(format!("RUST_LOG={wanted} is invalid: {error}"))
                .hint("use a level (info) or levels by module (api=debug,sandbox=info)")
        })?,
        _ => EnvFilter::new(level(verbose, is_daemon)),
    };
    let is_terminal = std::io::stderr().is_terminal();
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(is_terminal);
    let is_journal = is_journal();
    match form {
        LogForm::Json => log.json().flatten_event(true).with_timer(Utc).init(),
        LogForm::Text if is_journal => log.without_time().map_event_format(Prioritised).init(),
        LogForm::Text if is_daemon => log.with_timer(Utc).init(),
        LogForm::Text => log.without_time().init(),
    }
    DRAWS.store(is_terminal && form == LogForm::Text, Ordering::Relaxed);
    IS_FOR_MACHINES.store(is_journal || form == LogForm::Json, Ordering::Relaxed);
    Ok(())
}

/// The crates of the program whose debug lines are the steps of a build or a publish.
const OWN: [&str; 7] = [
    "catalogue",
    "pages",
    "project",
    "publish",
    "site",
    "sportsbook",
    "store",
];

/// The crates whose debug lines are calls, one by one.
const CALLS: [&str; 2] = ["api", "sandbox"];

fn level(verbose: u8, is_daemon: bool) -> String {
    let (others, own, calls) = match (verbose, is_daemon) {
        (0, false) => return "warn".to_owned(),
        (0, true) => ("warn", "info", "info"),
        (1, _) => ("warn", "debug", "info"),
        _ => ("info,tower_http=debug", "debug", "debug"),
    };
    let own = OWN.iter().map(|name| format!(",{name}={own}"));
    let calls = CALLS.iter().map(|name| format!(",{name}={calls}"));
    let levels: String = own.chain(calls).collect();
    format!("{others}{levels}")
}

/// Whether a machine reads stderr: every line must be a log line.
pub fn is_for_machines() -> bool {
    IS_FOR_MACHINES.load(Ordering::Relaxed)
}

/// Reports why the command failed.
pub fn failure(failure: &Failure) {
    if is_for_machines() {
        tracing::error!("{}", failure.line());
    } else {
        eprintln!("{failure}");
    }
}

/// Logs a diagnostic.
pub fn diagnostic(diagnostic: &Diagnostic) {
    let text = text(diagnostic);
    match diagnostic.severity {
        Severity::Error => tracing::error!("{text}"),
        Severity::Warning => tracing::warn!("{text}"),
    }
}

/// A diagnostic in a log line: drawn on a terminal, on one line elsewhere.
pub fn text(diagnostic: &Diagnostic) -> String {
    if DRAWS.load(Ordering::Relaxed) {
        diagnostic.to_string()
    } else {
        diagnostic.line()
    }
}

/// Times of log lines: RFC 3339, in UTC, to the millisecond.
struct Utc;

impl FormatTime for Utc {
    fn format_time(&self, writer: &mut Writer<'_>) -> fmt::Result {
        write!(writer, "{:.3}", Timestamp::now())
    }
}

/// Whether stderr is the journal of systemd, which has times of its own and a priority per line.
fn is_journal() -> bool {
    let stream = std::env::var("JOURNAL_STREAM").unwrap_or_default();
    fs::metadata("/dev/stderr")
        .is_ok_and(|stderr| stream == format!("{}:{}", stderr.dev(), stderr.ino()))
}

/// Lines that begin with their priority, as `journalctl -p err` selects them (sd-daemon(3)).
struct Prioritised<F>(F);

impl<S, N, F> FormatEvent<S, N> for Prioritised<F>
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    N: for<'a> FormatFields<'a> + 'static,
    F: FormatEvent<S, N>,
{
    fn format_event(
        &self,
        context: &FmtContext<'_, S, N>,
        mut writer: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        let priority = match *event.metadata().level() {
            Level::ERROR => 3,
            Level::WARN => 4,
            Level::INFO => 6,
            _ => 7,
        };
        write!(writer, "<{priority}>")?;
        self.0.format_event(context, writer, event)
    }
}
