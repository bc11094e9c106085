//! The least that a build could take: the same files, as long as they are, and nothing else.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rayon::prelude::*;

use crate::Failure;

/// Every file of a site with its length, and the sum of these.
pub fn files(site: &Path) -> Result<(Vec<(PathBuf, usize)>, usize), Failure> {
    let mut files = Vec::new();
    for entry in walkdir::WalkDir::new(site) {
        let entry = entry?;
        if entry.file_type().is_file() {
            let length = usize::try_from(entry.metadata()?.len())?;
            files.push((entry.path().strip_prefix(site)?.to_path_buf(), length));
        }
    }
    let bytes = files.iter().map(|(_, length)| length).sum();
    Ok((files, bytes))
}

/// Writes files of these lengths into a folder below `dir`, which is removed again.
pub fn write(files: &[(PathBuf, usize)], dir: &Path) -> Result<Duration, Failure> {
    let longest = files.iter().map(|(_, length)| *length).max().unwrap_or(0);
    let bytes = vec![b'x'; longest];
    let root = dir.join("floor");
    let begun = Instant::now();
    files.par_iter().try_for_each(|(file, length)| {
        let path = root.join(file);
        fs::write(&path, &bytes[..*length]).or_else(|_| {
            fs::create_dir_all(path.parent().unwrap_or(&root))?;
            fs::write(&path, &bytes[..*length])
        })
    })?;
    let took = begun.elapsed();
    fs::remove_dir_all(root)?;
    Ok(took)
}
