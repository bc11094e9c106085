//! The files to copy: they can be read, and call the program as it wants to be called.

use std::path::{Path, PathBuf};
use std::process::Command;

use yaml_rust2::{Yaml, YamlLoader};

use crate::support::{ended, sportsbook};

fn folder(name: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../deploy")
        .join(name);
    let files = std::fs::read_dir(&folder).expect("is there");
    let files: Vec<PathBuf> = files.map(|file| file.expect("lists").path()).collect();
    assert!(!files.is_empty());
    files
}

/// Runs the flags with `--help` behind them, which reads them and does nothing.
fn assert_understood(args: &[&str], file: &Path) {
    let mut args = args.to_vec();
    args.push("--help");
    let understood = ended(sportsbook(&args));
    assert_eq!(
        understood.code,
        Some(0),
        "{}: {}",
        file.display(),
        understood.stderr
    );
    let subcommand = understood.stdout.contains("sportsbook watch")
        || understood.stdout.contains("sportsbook build");
    assert!(subcommand, "{}", file.display());
}

fn containers(document: &Yaml) -> Vec<Yaml> {
    let spec = &document["spec"];
    let job = &spec["jobTemplate"]["spec"]["template"]["spec"]["containers"];
    let deployment = &spec["template"]["spec"]["containers"];
    let all = job.as_vec().or_else(|| deployment.as_vec());
    all.cloned().unwrap_or_default()
}

#[test]
fn kubernetes_reads_its_files_and_the_program_its_flags() {
    for file in folder("kubernetes") {
        let text = std::fs::read_to_string(&file).expect("reads");
        let documents = YamlLoader::load_from_str(&text).expect("YAML");
        let mut started = 0;
        for document in &documents {
            assert!(
                document["apiVersion"].as_str().is_some(),
                "{}",
                file.display()
            );
            assert!(document["kind"].as_str().is_some(), "{}", file.display());
            assert!(document["metadata"]["name"].as_str().is_some());
            for container in containers(document) {
                let args = container["args"].as_vec().expect("a list");
                let args: Vec<&str> = args.iter().filter_map(Yaml::as_str).collect();
                assert_understood(&args, &file);
                started += 1;
            }
        }
        assert_eq!(started, 1, "{}", file.display());
    }
}

#[test]
fn systemd_reads_its_files_and_the_program_its_flags() {
    for file in folder("systemd") {
        let text = std::fs::read_to_string(&file).expect("reads");
        let start = text
            .lines()
            .find_map(|line| line.strip_prefix("ExecStart="));
        if let Some(start) = start {
            let args: Vec<&str> = start.split(' ').skip(1).collect();
            assert_understood(&args, &file);
        } else {
            assert!(file.extension().is_some_and(|it| it == "timer"));
        }
        if Command::new("systemd-analyze")
            .arg("--version")
            .output()
            .is_err()
        {
            continue;
        }
        // The program and its settings are not installed here: both are put aside for the check.
        let dir = tempfile::tempdir().expect("temp");
        let text = text
            .replace("/usr/local/bin/sportsbook", "/bin/true")
            .replace("EnvironmentFile=/etc", "EnvironmentFile=-/etc");
        let copy = dir.path().join(file.file_name().expect("a name"));
        std::fs::write(&copy, text).expect("writes");
        let service = folder("systemd")
            .into_iter()
            .find(|it| it.ends_with("sportsbook-build.service"))
            .expect("is there");
        let beside = dir.path().join("sportsbook-build.service");
        if !beside.exists() {
            let text = std::fs::read_to_string(service).expect("reads");
            std::fs::write(
                &beside,
                text.replace("/usr/local/bin/sportsbook", "/bin/true"),
            )
            .expect("writes");
        }
        let checked = Command::new("systemd-analyze")
            .args(["verify", "--man=no", "--recursive-errors=no"])
            .arg(&copy)
            .output()
            .expect("runs");
        let said = String::from_utf8_lossy(&checked.stderr);
        assert!(checked.status.success(), "{}: {said}", file.display());
    }
}
