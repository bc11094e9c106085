//! The lower bound of a build: writing files of the same lengths and nothing else. The bytes are
//! read from memory as large as a build's pages, not from the processor's caches.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rayon::prelude::*;

use benchmark::failure::Failure;

/// Size of the buffer that is written repeatedly, in bytes.
const SOURCE: usize = 256 << 20;

/// Every file of a site with its length.
pub fn files(site: &Path) -> Result<Vec<(PathBuf, usize)>, Failure> {
    let mut files = Vec::new();
    for entry in walkdir::WalkDir::new(site) {
        let entry = entry?;
        if entry.file_type().is_file() {
            let length = usize::try_from(entry.metadata()?.len())?;
            files.push((entry.path().strip_prefix(site)?.to_path_buf(), length));
        }
    }
    Ok(files)
}

/// The total length of these files.
pub fn bytes(files: &[(PathBuf, usize)]) -> usize {
    files.iter().map(|(_, length)| length).sum()
}

/// What the files are: name, number and total length of each part of a site.
pub fn parts(files: &[(PathBuf, usize)]) -> [(&'static str, usize, usize); 5] {
    let mut parts = [
        "pages",
        "feeds and calendars",
        "sitemaps",
        "share images",
        "others",
    ]
    .map(|name| (name, 0, 0));
    for (path, length) in files {
        let ending = path.extension().and_then(OsStr::to_str).unwrap_or_default();
        let part = match ending {
            "html" => 0,
            "rss" | "jsonfeed" | "ics" => 1,
            "xml" => 2,
            "png" => 3,
            _ => 4,
        };
        parts[part].1 += 1;
        parts[part].2 += length;
    }
    parts
}

/// Writes files of these lengths to a folder below `dir`, and removes it.
pub fn write(files: &[(PathBuf, usize)], dir: &Path) -> Result<Duration, Failure> {
    let longest = files.iter().map(|(_, length)| *length).max().unwrap_or(0);
    let bytes: Vec<u8> = (0..SOURCE + longest).map(|place| place as u8).collect();
    let root = dir.join("floor");
    let begun = Instant::now();
    files
        .par_iter()
        .enumerate()
        .try_for_each(|(index, (file, length))| {
            let path = root.join(file);
            let from = index * longest % SOURCE;
            let bytes = &bytes[from..from + length];
            fs::write(&path, bytes).or_else(|_| {
                fs::create_dir_all(path.parent().unwrap_or(&root))?;
                fs::write(&path, bytes)
            })
        })?;
    let took = begun.elapsed();
    fs::remove_dir_all(root)?;
    Ok(took)
}
