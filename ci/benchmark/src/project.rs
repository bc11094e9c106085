//! A copy of the project, which a measurement may edit.

use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::Failure;

/// What a build needs of a project.
const PARTS: [&str; 4] = ["content", "locales", "templates", "islands/build"];

/// A copy of a project.
pub struct Project {
    root: PathBuf,
}

impl Project {
    /// Copies a project into a new folder.
    pub fn copy(project: &Path, root: PathBuf) -> Result<Self, Failure> {
        for part in PARTS {
            copy(&project.join(part), &root.join(part))?;
        }
        Ok(Self { root })
    }

    /// The copy's folder.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Text of a file.
    pub fn read(&self, file: &str) -> Result<String, Failure> {
        Ok(fs::read_to_string(self.root.join(file))?)
    }

    /// Replaces text in a file; the text must be there.
    pub fn edit(&self, file: &str, from: &str, to: &str) -> Result<(), Failure> {
        let text = self.read(file)?;
        if !text.contains(from) {
            return Err(format!("{file} has no `{from}`").into());
        }
        self.write(file, &text.replacen(from, to, 1))
    }

    /// Writes a file.
    pub fn write(&self, file: &str, text: &str) -> Result<(), Failure> {
        Ok(fs::write(self.root.join(file), text)?)
    }
}

fn copy(from: &Path, to: &Path) -> Result<(), Failure> {
    for entry in walkdir::WalkDir::new(from) {
        let entry = entry?;
        let path = to.join(entry.path().strip_prefix(from)?);
        if entry.file_type().is_dir() {
            fs::create_dir_all(path)?;
        } else {
            fs::copy(entry.path(), path)?;
        }
    }
    Ok(())
}
