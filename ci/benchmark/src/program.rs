//! The program to measure, on a copy of the project.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use benchmark::failure::Failure;
use benchmark::project::Project;

/// Freshness limit of prices in the copy.
pub const FRESH: Duration = Duration::from_secs(1);

/// Interval of the checks of a build's memory. Not shorter, because each check costs processor
/// time.
const PACE: Duration = Duration::from_millis(20);

/// A build as measured from outside.
pub struct Ran {
    /// From start to end of the process.
    pub took: Duration,
    /// Peak memory.
    pub peak_kb: u64,
    out: String,
}

impl Ran {
    /// The same build after a preparation that took this long.
    pub fn after(mut self, before: Duration) -> Self {
        self.took += before;
        self
    }

    /// The program's summary.
    pub fn summary(&self) -> &str {
        let words = self.out.split("s: ").nth(1).unwrap_or(&self.out);
        words.split(';').next().unwrap_or(words).trim()
    }
}

/// The program and its working folder.
pub struct Program {
    path: PathBuf,
    project: Project,
    dir: PathBuf,
}

impl Program {
    /// Copies the project into `dir`.
    pub fn new(path: &Path, project: &Path, dir: &Path) -> Result<Self, Failure> {
        let path = path.canonicalize().map_err(|error| {
            format!("{}: {error}; build it with `bash ci/bench`", path.display())
        })?;
        let program = Self {
            path,
            project: Project::copy(project, dir.join("project"))?,
            dir: dir.to_path_buf(),
        };
        let seconds = FRESH.as_secs();
        program.edit(
            "content/site.toml",
            "fresh_seconds = 60",
            &format!("fresh_seconds = {seconds}"),
        )?;
        // The catalogue comes from no operator, so nothing else names the addresses.
        program.edit(
            "content/site.toml",
            "\n[api]\n",
            "\n[api]\npublic = \"http://127.0.0.1:1\"\npush = \"ws://127.0.0.1:1/push\"\n",
        )?;
        Ok(program)
    }

    /// The program itself.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The working folder.
    pub fn dir(&self) -> &Path {
        &self.dir
    }

    /// The project's copy.
    pub fn project(&self) -> &Path {
        self.project.root()
    }

    /// The output folder.
    pub fn out(&self) -> PathBuf {
        self.dir.join("dist")
    }

    /// The folder that a CDN serves.
    pub fn site(&self) -> PathBuf {
        self.out().join("site")
    }

    /// Saves the state, before anything is built.
    pub fn keep_state(&self) -> Result<Stored<'_>, Failure> {
        let copy = self.dir.join("state.redb");
        fs::copy(self.state(), &copy)?;
        Ok(Stored {
            program: self,
            copy,
        })
    }

    fn state(&self) -> PathBuf {
        self.out().join("state/state.redb")
    }

    /// Replaces text in a file of the project; the text must be there.
    pub fn edit(&self, file: &str, from: &str, to: &str) -> Result<(), Failure> {
        self.project.edit(file, from, to)
    }

    /// Makes these the languages of the settings.
    pub fn set_languages<S: AsRef<str>>(&self, codes: &[S]) -> Result<(), Failure> {
        let file = "content/site.toml";
        let text = self.project.read(file)?;
        let begins = text.find("\nlocales = [");
        let ends =
            begins.and_then(|begins| text[begins..].find(']').map(|end| begins..begins + end));
        let list = ends.ok_or("content/site.toml has no `locales`")?;
        let codes: Vec<String> = codes
            .iter()
            .map(|it| format!("{:?}", it.as_ref()))
            .collect();
        let now = format!("\nlocales = [{}", codes.join(", "));
        self.edit(file, &text[list], &now)
    }

    /// Removes menus, slip and footer from the layout of every page.
    pub fn make_lean(&self) -> Result<(), Failure> {
        const FRAME: [(&str, &str); 5] = [
            ("{%- block sports_row %}", "{%- endblock %}"),
            ("{%- block side %}", "{%- endblock %}"),
            ("{%- block slip %}", "{%- endblock %}"),
            ("{%- block foot %}", "{%- endblock %}"),
            ("{%- block tabbar %}", "{%- endblock %}"),
        ];
        let layout = "templates/layout.html";
        let mut text = self.project.read(layout)?;
        for (begins, ends) in FRAME {
            let from = text
                .find(begins)
                .ok_or(format!("no `{begins}` in the layout"))?;
            let until = text[from..]
                .find(ends)
                .ok_or(format!("no `{ends}` after `{begins}`"))?;
            text.replace_range(from..from + until + ends.len(), "");
        }
        self.project.write(layout, &text)
    }

    /// Builds from the stored catalogue, in a separate process.
    pub fn build(&self, flags: &[&str]) -> Result<Ran, Failure> {
        let begun = Instant::now();
        let child = Command::new(&self.path)
            .arg("--root")
            .arg(self.project())
            .args(["build", "--offline", "--out"])
            .arg(self.out())
            .args(flags)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let process = child.id();
        let is_over = AtomicBool::new(false);
        let (output, took, peak_kb) = thread::scope(|threads| {
            let looking = threads.spawn(|| {
                let mut peak_kb = 0;
                while !is_over.load(Ordering::Relaxed) {
                    peak_kb = peak_kb.max(high_water(process).unwrap_or(0));
                    thread::park_timeout(PACE);
                }
                peak_kb
            });
            let output = child.wait_with_output();
            let took = begun.elapsed();
            is_over.store(true, Ordering::Relaxed);
            looking.thread().unpark();
            (output, took, looking.join())
        });
        let (output, peak_kb) = (
            output?,
            peak_kb.map_err(|_| "its memory could not be measured")?,
        );
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).into_owned().into());
        }
        Ok(Ran {
            took,
            peak_kb,
            out: String::from_utf8(output.stdout)?,
        })
    }
}

/// The state before any build.
pub struct Stored<'a> {
    program: &'a Program,
    copy: PathBuf,
}

impl Stored<'_> {
    /// Removes everything that was built since.
    pub fn restore(&self) -> Result<(), Failure> {
        let state = self.program.state();
        fs::remove_dir_all(self.program.out())?;
        fs::create_dir_all(state.parent().ok_or("the state has no parent folder")?)?;
        fs::copy(&self.copy, state)?;
        Ok(())
    }
}

impl Drop for Stored<'_> {
    fn drop(&mut self) {
        // A file that cannot be removed goes with its folder.
        let _ = fs::remove_file(&self.copy);
    }
}

/// Peak memory of a process, where the system reports it.
fn high_water(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}
