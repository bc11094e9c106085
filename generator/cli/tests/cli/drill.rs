//! The drill of `generator/deploy/README.md`, command by command, in a shell.
//!
//! A comment below a command is text that its output contains; if that is an error, the command fails.

use std::fs;
use std::io::Write;
use std::net::TcpListener;
use std::os::unix::fs::symlink;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use jiff::SignedDuration;

use crate::build::Project;
use crate::rollback::{age_all_but_the_newest, set};
use crate::support::becomes;

/// A command of the drill, and what its output contains.
#[derive(Debug, Default)]
struct Step {
    command: String,
    expected: Vec<String>,
}

/// The steps of the README: the lines of its shell blocks below the heading.
fn steps() -> Vec<Step> {
    let readme = Path::new(env!("CARGO_MANIFEST_DIR")).join("../deploy/README.md");
    let readme = fs::read_to_string(readme).expect("reads");
    let (_, drill) = readme.split_once("\n## Drill").expect("has a drill");
    let drill = drill.split("\n## ").next().expect("a section");
    let mut steps: Vec<Step> = Vec::new();
    for block in drill.split("```sh\n").skip(1) {
        let (block, _) = block.split_once("```").expect("a block ends");
        for line in block.lines() {
            match line.strip_prefix("# ") {
                Some(text) => {
                    let step = steps.last_mut().expect("a command is above it");
                    step.expected.push(text.to_owned());
                }
                None => steps.push(Step {
                    command: line.to_owned(),
                    ..Step::default()
                }),
            }
        }
    }
    steps
}

/// A shell that runs one command after another, in the folder of a project.
struct Shell {
    child: Child,
    folder: PathBuf,
    count: usize,
}

impl Shell {
    fn start(project: &Path, ports: [u16; 2]) -> Self {
        let folder = project.join("drill");
        fs::create_dir(&folder).expect("makes");
        symlink(env!("CARGO_BIN_EXE_sportsbook"), folder.join("sportsbook")).expect("links");
        let path = std::env::var("PATH").expect("has one");
        let child = Command::new("sh")
            .env("PATH", format!("{}:{path}", folder.display()))
            .env("OPERATOR_PORT", ports[0].to_string())
            .env("WATCH_PORT", ports[1].to_string())
            .env_remove("RUST_LOG")
            .current_dir(project)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .process_group(0)
            .spawn()
            .expect("a shell starts");
        Self {
            child,
            folder,
            count: 0,
        }
    }

    /// Runs a command. Returns its status and its output.
    fn run(&mut self, command: &str) -> (i32, String) {
        self.count += 1;
        let [output, status] =
            ["output", "status"].map(|name| self.folder.join(format!("{name}-{}", self.count)));
        let input = self.child.stdin.as_mut().expect("piped");
        let (to, next) = (output.display(), self.folder.join("next"));
        let (next, done) = (next.display(), status.display());
        writeln!(
            input,
            "{{ {command}\n}} > {to} 2>&1\necho $? > {next} && mv {next} {done}"
        )
        .expect("the shell reads");
        assert!(becomes(|| status.exists()), "`{command}` does not end");
        let code = fs::read_to_string(&status).expect("reads");
        let code = code.trim().parse().expect("a number");
        (code, fs::read_to_string(&output).expect("reads"))
    }
}

impl Drop for Shell {
    fn drop(&mut self) {
        // With what it left in the background.
        let group = format!("-{}", self.child.id());
        let _ = Command::new("kill").args(["--", &group]).status();
        let _ = self.child.wait();
    }
}

/// Two ports that were free a moment ago.
fn ports() -> [u16; 2] {
    let bind = |_| TcpListener::bind("127.0.0.1:0").expect("binds");
    let bound = [0, 1].map(bind);
    bound.map(|it| it.local_addr().expect("is bound").port())
}

#[test]
fn the_drill_of_the_readme_works() {
    let project = Project::new();
    set(&project, "_percent = 100", "_percent = 50");
    // The drill begins without a site.
    fs::remove_dir_all(project.root().join("dist")).expect("removes");
    let mut shell = Shell::start(project.root(), ports());
    let steps = steps();
    let has = |text: &str| steps.iter().any(|step| step.command.contains(text));
    for part in [
        "/health",
        "/metrics",
        "--allow-removal",
        "rollback --before 1h",
    ] {
        assert!(has(part), "no step has {part}");
    }
    for Step { command, expected } in steps {
        if command.contains("--before 1h") {
            let out = project.root().join("dist");
            age_all_but_the_newest(&out, SignedDuration::from_hours(2));
        }
        let fails = expected.iter().any(|text| text.starts_with("error: "));
        let mut said = String::new();
        let mut is_as_said = || {
            let (code, output) = shell.run(&command);
            said = format!("{code}:\n{output}");
            let is_so = expected.iter().all(|text| output.contains(text));
            // `wait` returns the status of a process that was stopped.
            is_so && ((code != 0) == fails || command.starts_with("kill "))
        };
        // Only what a running process reports takes its time.
        let is_so = is_as_said() || command.starts_with("curl ") && becomes(is_as_said);
        assert!(is_so, "`{command}`, not {expected:?}: {said}");
    }
}
