//! Builds the islands for `demo` when they are stale.

use std::path::Path;
use std::process::Stdio;
use std::time::SystemTime;

use project::built_islands::BuiltIslands;
use tokio::process::Command;

use crate::failure::Failure;

/// The oldest Node.js that the islands' build supports.
const NODE: u32 = 20;

/// Installs packages and builds the islands if they are missing or older than their sources.
///
/// # Errors
/// Node.js is missing or too old, or one of its commands failed.
pub async fn build_if_stale(root: &Path) -> Result<(), Failure> {
    if !is_stale(root) {
        return Ok(());
    }
    let folder = root.join("islands");
    check_node().await?;
    let installed = modified(&folder.join("node_modules/.package-lock.json"));
    if installed.is_none() || installed < modified(&folder.join("package-lock.json")) {
        println!("installing the islands' packages (npm ci in islands/)");
        npm(&folder, &["ci", "--no-audit", "--no-fund"]).await?;
    }
    println!("building the islands (npm run build in islands/)");
    npm(&folder, &["run", "--silent", "build"]).await
}

/// Whether the islands are not built, or older than their sources.
fn is_stale(root: &Path) -> bool {
    match BuiltIslands::open(root) {
        Ok(built) => !built.names_sources() || !built.changed(root).is_empty(),
        Err(_) => true,
    }
}

async fn check_node() -> Result<(), Failure> {
    let needs = format!("install Node.js {NODE} or newer, with npm");
    let output = Command::new("node")
        .arg("--version")
        .output()
        .await
        .map_err(|error| Failure::new(format!("cannot run node: {error}")).hint(needs.clone()))?;
    let version = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    let major: Option<u32> = version
        .trim_start_matches('v')
        .split('.')
        .next()
        .and_then(|major| major.parse().ok());
    match major {
        Some(major) if major >= NODE => Ok(()),
        _ => Err(Failure::new(format!("node is `{version}`, which is too old")).hint(needs)),
    }
}

async fn npm(folder: &Path, args: &[&str]) -> Result<(), Failure> {
    let output = Command::new("npm")
        .args(args)
        .current_dir(folder)
        .stdin(Stdio::null())
        .output()
        .await
        .map_err(|error| {
            Failure::new(format!("cannot run npm: {error}")).hint("install Node.js with npm")
        })?;
    if output.status.success() {
        return Ok(());
    }
    eprintln!(
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    Err(Failure::new(format!(
        "`npm {}` failed in {} ({})",
        args.join(" "),
        folder.display(),
        output.status
    ))
    .hint("see its output above"))
}

fn modified(path: &Path) -> Option<SystemTime> {
    path.metadata()
        .and_then(|metadata| metadata.modified())
        .ok()
}
