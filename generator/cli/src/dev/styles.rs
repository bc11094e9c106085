//! Stylesheets ahead of the build.
//!
//! A program of the islands' build stays in memory and bundles the page's stylesheet again when one of its
//! files is saved. The operator's colours, which the generator appends, are kept from the served one.

use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::SystemTime;

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use diagnostic::Diagnostic;
use serde::Deserialize;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};
use tokio::sync::watch::{Receiver, Sender};

use crate::failure::Failure;
use crate::watch::Files;

/// The program, below the project's folder. A project without it has stylesheets of its own, which are
/// built with the islands.
const PROGRAM: &str = "islands/style-server.mjs";

const SOURCES: [&str; 3] = [
    "templates/styles",
    "templates/styles/blocks",
    "templates/icons",
];

/// The newest stylesheet.
#[derive(Clone, Default)]
pub struct Sheet {
    /// How often it was bundled; 0: never, the site's own is the newest.
    pub version: u64,
    /// Its text.
    pub css: String,
    /// Why the last save could not be bundled.
    pub mistake: Option<String>,
}

/// The program, and the stylesheets that it bundles.
pub struct Styles {
    root: PathBuf,
    out: PathBuf,
    bundler: Option<Bundler>,
    files: Files,
    newest: Sender<Sheet>,
}

struct Bundler {
    _child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

/// An answer of the program.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Bundled {
    css: Option<String>,
    error: Option<String>,
}

/// The newest stylesheet, as a file.
pub async fn sheet(State(newest): State<Receiver<Sheet>>) -> impl IntoResponse {
    let headers = [
        (header::CONTENT_TYPE, "text/css; charset=utf-8"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    (headers, newest.borrow().css.clone())
}

impl Styles {
    /// Starts the program and watches the stylesheets; `out` is the site's output folder.
    ///
    /// # Errors
    /// Node.js cannot be run, or the system refuses to watch.
    pub fn start(root: &Path, out: &Path) -> Result<Self, Failure> {
        let program = root.join(PROGRAM);
        Ok(Self {
            root: root.to_path_buf(),
            out: out.to_path_buf(),
            bundler: program
                .is_file()
                .then(|| Bundler::start(&program))
                .transpose()?,
            files: Files::watch(root)?,
            newest: Sender::new(Sheet::default()),
        })
    }

    /// The newest stylesheet, now and later.
    pub fn newest(&self) -> Receiver<Sheet> {
        self.newest.subscribe()
    }

    /// Bundles after each save, as long as the process runs.
    pub async fn follow(mut self) -> Infallible {
        let mut saved = touched(&self.root);
        loop {
            self.files.changed().await;
            let now = touched(&self.root);
            let Some(bundler) = self.bundler.as_mut().filter(|_| now != saved) else {
                continue;
            };
            saved = now;
            match bundler.bundle().await {
                Ok(css) => {
                    let css = css + &added(&self.root, &self.out).unwrap_or_default();
                    self.newest.send_modify(|sheet| {
                        *sheet = Sheet {
                            version: sheet.version + 1,
                            css,
                            mistake: None,
                        };
                    });
                }
                Err(mistake) => self
                    .newest
                    .send_modify(|sheet| sheet.mistake = Some(mistake.to_string())),
            }
        }
    }
}

impl Bundler {
    fn start(program: &Path) -> Result<Self, Failure> {
        let failed = |why: String| {
            Failure::new(format!("cannot run node {}: {why}", program.display()))
                .hint("install Node.js; it bundles the stylesheets")
        };
        let mut child = Command::new("node")
            .arg(program)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .map_err(|error| failed(error.to_string()))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(failed("it has no input and output".to_owned()));
        };
        Ok(Self {
            _child: child,
            input,
            output: BufReader::new(output).lines(),
        })
    }

    /// Bundles what is on the disk now.
    async fn bundle(&mut self) -> Result<String, Diagnostic> {
        let ended = |why: String| {
            Diagnostic::error(format!("the stylesheets cannot be bundled: {why}"))
                .hint("see the output of the program above; restart `sportsbook dev`")
        };
        let sent = self.input.write_all(b"bundle\n").await;
        sent.map_err(|error| ended(error.to_string()))?;
        let line = self.output.next_line().await;
        let line = line.map_err(|error| ended(error.to_string()))?;
        let line = line.ok_or_else(|| ended("its program has ended".to_owned()))?;
        let answer: Bundled =
            serde_json::from_str(&line).map_err(|error| ended(error.to_string()))?;
        match (answer.css, answer.error) {
            (Some(css), None) => Ok(css),
            (_, error) => Err(Diagnostic::error(error.unwrap_or_default())
                .hint("the page keeps its last style until this is mended")),
        }
    }
}

/// When the newest source was changed, and how many there are.
fn touched(root: &Path) -> (Option<SystemTime>, usize) {
    let folders = SOURCES.map(|folder| root.join(folder));
    let files: Vec<_> = folders
        .iter()
        .filter_map(|folder| folder.read_dir().ok())
        .flatten()
        .filter_map(|entry| entry.ok()?.metadata().ok()?.modified().ok())
        .collect();
    (files.iter().max().copied(), files.len())
}

/// What the generator has appended to the stylesheet: the colours of `[brand]`.
fn added(root: &Path, out: &Path) -> Option<String> {
    let home = std::fs::read_to_string(out.join("site/index.html")).ok()?;
    let (_, rest) = home.split_once("<link rel=\"stylesheet\" href=\"/")?;
    let (served, _) = rest.split_once('"')?;
    let served = std::fs::read_to_string(out.join("site").join(served)).ok()?;
    let build = root.join("islands/build");
    let manifest = std::fs::read_to_string(build.join("manifest.json")).ok()?;
    let manifest: serde_json::Value = serde_json::from_str(&manifest).ok()?;
    let built = std::fs::read_to_string(build.join(manifest["style.css"].as_str()?)).ok()?;
    Some(served.strip_prefix(&built)?.to_owned())
}
