//! The deployment files are valid, and use the program's flags correctly.

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

/// Runs the flags with `--help`, which parses them and does nothing else.
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
    let is_subcommand = ["watch", "build", "publish", "nginx"]
        .iter()
        .any(|name| understood.stdout.contains(&format!("sportsbook {name}")));
    assert!(is_subcommand, "{}", file.display());
}

/// The pods of a Deployment, a Job or a CronJob.
fn pod(document: &Yaml) -> Option<&Yaml> {
    let spec = &document["spec"];
    let of_each = &spec["jobTemplate"]["spec"]["template"]["spec"];
    let own = &spec["template"]["spec"];
    [of_each, own].into_iter().find(|pod| !pod.is_badvalue())
}

/// The label `app` of the pods of a document.
fn label(document: &Yaml) -> Option<&str> {
    let spec = &document["spec"];
    let of_each = &spec["jobTemplate"]["spec"]["template"];
    let template = [of_each, &spec["template"]];
    template
        .into_iter()
        .find_map(|it| it["metadata"]["labels"]["app"].as_str())
}

/// The labels `app` that a network policy is for.
fn selected(policy: &Yaml) -> Vec<String> {
    let expressions = policy["spec"]["podSelector"]["matchExpressions"].as_vec();
    let values = expressions.into_iter().flatten();
    let values = values.filter_map(|it| it["values"].as_vec()).flatten();
    values.filter_map(Yaml::as_str).map(str::to_owned).collect()
}

#[test]
fn kubernetes_files_and_their_flags_are_valid() {
    let mut started = Vec::new();
    let mut claims = Vec::new();
    let mut claimed = Vec::new();
    let mut labels = Vec::new();
    let mut policed = Vec::new();
    for file in folder("kubernetes") {
        let name = file.file_name().expect("a name").to_string_lossy();
        let text = std::fs::read_to_string(&file).expect("reads");
        for document in YamlLoader::load_from_str(&text).expect("YAML") {
            let metadata = &document["metadata"];
            assert!(document["apiVersion"].as_str().is_some(), "{name}");
            assert!(
                metadata["name"]
                    .as_str()
                    .or(metadata["generateName"].as_str())
                    .is_some(),
                "{name}"
            );
            if document["kind"].as_str() == Some("PersistentVolumeClaim") {
                claims.extend(metadata["name"].as_str().map(str::to_owned));
            }
            if document["kind"].as_str() == Some("NetworkPolicy") {
                policed.extend(selected(&document));
            }
            let Some(pod) = pod(&document) else { continue };
            labels.extend(label(&document).map(str::to_owned));
            assert_eq!(
                pod["securityContext"]["runAsNonRoot"].as_bool(),
                Some(true),
                "{name}"
            );
            let volumes = pod["volumes"].as_vec().into_iter().flatten();
            claimed.extend(volumes.filter_map(|volume| {
                let claim = &volume["persistentVolumeClaim"]["claimName"];
                claim.as_str().map(str::to_owned)
            }));
            let lists = [&pod["initContainers"], &pod["containers"]];
            for container in lists.into_iter().filter_map(Yaml::as_vec).flatten() {
                // A tag can be moved to another image.
                let image = container["image"].as_str().expect("an image");
                assert!(image.contains("@sha256:"), "{name}: {image}");
                let context = &container["securityContext"];
                assert_eq!(
                    context["readOnlyRootFilesystem"].as_bool(),
                    Some(true),
                    "{name}"
                );
                let args = container["args"].as_vec().expect("a list");
                let args: Vec<String> = args
                    .iter()
                    .filter_map(Yaml::as_str)
                    .map(|arg| arg.replace("$(JOB_COMPLETION_INDEX)", "0"))
                    .collect();
                let args: Vec<&str> = args.iter().map(String::as_str).collect();
                assert_understood(&args, &file);
                started.push(format!(
                    "{name} {}",
                    container["name"].as_str().expect("a name")
                ));
            }
        }
    }
    started.sort();
    assert_eq!(
        started,
        [
            "build.yaml build",
            "build.yaml publish",
            "shards.yaml shard",
            "watch.yaml watch"
        ]
    );
    assert_eq!(claims.len(), 1);
    labels.sort();
    policed.sort();
    assert_eq!(policed, labels, "each pod has a network policy");
    assert!(
        claimed.iter().all(|claim| claims.contains(claim)),
        "{claimed:?}"
    );
}

#[test]
fn systemd_files_and_their_flags_are_valid() {
    // The programs and their settings are not installed here: both are removed for the check. The
    // files name each other.
    let copies = tempfile::tempdir().expect("temp");
    for file in folder("systemd") {
        let text = std::fs::read_to_string(&file).expect("reads");
        let text = text
            .replace("/usr/local/bin/sportsbook", "/bin/true")
            .replace("/usr/sbin/nginx", "/bin/true")
            .replace("EnvironmentFile=/etc", "EnvironmentFile=-/etc");
        let copy = copies.path().join(file.file_name().expect("a name"));
        std::fs::write(&copy, text).expect("writes");
    }
    for file in folder("systemd") {
        let text = std::fs::read_to_string(&file).expect("reads");
        let starts = text
            .lines()
            .filter_map(|line| line.strip_prefix("ExecStart=/usr/local/bin/sportsbook "));
        let starts: Vec<&str> = starts.collect();
        for start in &starts {
            let users = std::fs::read_to_string(&folder("sysusers.d")[0]).expect("reads");
            let user = text.lines().find_map(|line| line.strip_prefix("User="));
            let user = user.expect("a user");
            // Only root may change the configuration of nginx.
            let is_known = if start.starts_with("nginx ") {
                user == "root"
            } else {
                users.contains(&format!("u {user} "))
            };
            assert!(is_known, "{}", file.display());
            let args: Vec<&str> = start.split(' ').collect();
            assert_understood(&args, &file);
        }
        let starts_nothing = |it: &std::ffi::OsStr| it == "timer" || it == "path";
        assert_eq!(
            starts.is_empty(),
            file.extension().is_some_and(starts_nothing)
        );
        if Command::new("systemd-analyze")
            .arg("--version")
            .output()
            .is_err()
        {
            continue;
        }
        let copy = copies.path().join(file.file_name().expect("a name"));
        let checked = Command::new("systemd-analyze")
            .args(["verify", "--man=no", "--recursive-errors=no"])
            .arg(&copy)
            .output()
            .expect("runs");
        let message = String::from_utf8_lossy(&checked.stderr);
        assert!(checked.status.success(), "{}: {message}", file.display());
    }
}
