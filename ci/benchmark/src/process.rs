//! The processes under test.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::failure::Failure;

/// A process that is stopped when this is dropped.
pub struct Running(pub Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts a command; returns it with the address that it prints.
pub fn start(program: &Path, args: &[&str], dir: &Path) -> Result<(Running, String), Failure> {
    let name = args[0];
    let log = File::create(dir.join(format!("{name}.log")))?;
    let mut child = Command::new(program)
        .args(args)
        .stdout(Stdio::piped())
        .stderr(log)
        .spawn()
        .map_err(|error| format!("{}: {error}", program.display()))?;
    let out = child.stdout.take().ok_or("no output")?;
    let running = Running(child);
    let mut lines = BufReader::new(out).lines();
    let address = lines.find_map(|line| line.ok().filter(|line| line.starts_with("http")));
    let address = address.ok_or_else(|| {
        let log = fs::read_to_string(dir.join(format!("{name}.log"))).unwrap_or_default();
        format!("`{name}` did not start: {log}")
    })?;
    Ok((running, address))
}

/// Resident memory of a process.
pub fn memory_kb(process: u32) -> Result<u64, Failure> {
    let status = fs::read_to_string(format!("/proc/{process}/status"))
        .map_err(|_| "`watch` has ended before its time")?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    let kb = line.and_then(|line| line.split_whitespace().nth(1));
    Ok(kb.unwrap_or("0").parse()?)
}
