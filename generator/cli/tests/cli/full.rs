//! Builds that run out of disk space at any point: the site is kept and the error is reported.

use std::fs;
use std::process::Command;

use crate::build::{OFFLINE, Project, pages};

const PROGRAM: &str = env!("CARGO_BIN_EXE_sportsbook");

/// Whether this user may mount a small file system.
fn may_mount() -> bool {
    let tried = Command::new("unshare")
        .args(["-Urm", "mount", "-t", "tmpfs", "tmpfs", "/mnt"])
        .status();
    tried.is_ok_and(|status| status.success())
}

/// Builds on a disk with the site and this much room. For each amount: the build's output, its exit
/// code, what was served then, and the result of a later build with enough room. After some fixed
/// amounts it searches for the smallest that suffices, so that the last ones fall just short.
const SCRIPT: &str = r#"
set -eu
mkdir disk rooms
try() {
    room=$1
    mkdir rooms/$room
    mount -t tmpfs -o size=$(($(du -sk dist | cut -f1) * 3 + 16384))k tmpfs disk
    cp -a dist/. disk/
    dd if=/dev/zero of=disk/filler bs=64k 2>/dev/null || true
    truncate -s -${room}K disk/filler
    code=0
    "$program" build --offline --out disk 2> rooms/$room/error || code=$?
    echo $code > rooms/$room/code
    cp -a disk/site rooms/$room/after
    rm disk/filler
    "$program" build --offline --out disk
    cp -a disk/site rooms/$room/done
    umount disk
}
program=$1
enough=16384
for room in 0 64 256 1024; do
    try $room
    if [ $code = 0 ]; then enough=$room; break; fi
    short=$room
done
while [ $((enough - short)) -gt 16 ]; do
    try $(((short + enough) / 8 * 4))
    if [ $code = 0 ]; then enough=$room; else short=$room; fi
done
"#;

#[test]
fn a_full_disk_is_reported_and_the_site_is_kept() {
    if !cfg!(target_os = "linux") || !may_mount() {
        // Without a small file system no disk can be filled; a limit on the file size does the
        // same.
        return;
    }
    let project = Project::new();
    let small = project.served();
    project.large();
    let script = ["-Urm", "sh", "-c", SCRIPT, "sh", PROGRAM];
    let mut command = Command::new("unshare");
    command.args(script).current_dir(project.root());
    let output = command.output().expect("runs");
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{message}");
    project.must(&OFFLINE);
    let large = project.served();
    let mut errors = Vec::new();
    for room in fs::read_dir(project.root().join("rooms")).expect("lists") {
        let room = room.expect("lists").path();
        let read = |name: &str| fs::read_to_string(room.join(name)).expect("reads");
        let (error, after) = (read("error"), pages(&room.join("after")));
        let case = format!("{} KiB: {error}", room.display());
        assert!(pages(&room.join("done")) == large, "{case}");
        if read("code").trim() == "0" {
            assert!(after == large, "{case}");
            continue;
        }
        assert_eq!(read("code").trim(), "1", "{case}");
        assert!(error.contains("the disk is full"), "{case}");
        assert!(
            error.contains("the last good site is still served"),
            "{case}"
        );
        let errors_shown = error.lines().filter(|line| line.starts_with("error: "));
        assert_eq!(
            errors_shown.count(),
            2,
            "reported once, and summarized: {case}"
        );
        // Once it is committed, the new site is served now or by the next build.
        let is_decided = error.contains("is decided all the same");
        assert!(after == small || (is_decided && after == large), "{case}");
        errors.push(error);
    }
    let failing_in = |what: &str| errors.iter().filter(|error| error.contains(what)).count();
    assert!(errors.len() >= 4, "{errors:?}");
    assert!(
        failing_in("cannot write ") > 0,
        "no build failed while it wrote files: {errors:?}"
    );
    let state = failing_in("cannot use the generator's state");
    assert!(state > 0, "no build failed in the state: {errors:?}");
}

#[test]
fn a_file_size_limit_is_reported_and_the_site_is_kept() {
    let project = Project::new();
    let small = project.served();
    project.large();
    let script = r#"ulimit -f 8; trap '' XFSZ; exec "$1" build --offline"#;
    let output = Command::new("sh")
        .args(["-c", script, "sh", PROGRAM])
        .current_dir(project.root())
        .output()
        .expect("runs");
    assert_eq!(output.status.code(), Some(1));
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(error.contains("File too large"), "{error}");
    assert!(
        error.contains("the last good site is still served"),
        "{error}"
    );
    assert_eq!(project.served(), small);
    project.must(&OFFLINE);
}
