//! The project's folder: the nearest one upwards with `content/site.toml`.

use std::path::{Path, PathBuf};

use crate::failure::Failure;

const MARK: &str = "content/site.toml";

/// The project's folder: `named`, or the nearest one from the current folder upwards.
///
/// # Errors
/// The folder is not a project, or none was found.
pub fn find(named: Option<&Path>) -> Result<PathBuf, Failure> {
    if let Some(root) = named {
        return if root.join(MARK).is_file() {
            Ok(root.to_path_buf())
        } else {
            Err(
                Failure::new(format!("there is no {MARK} in {}", root.display()))
                    .hint("--root takes the folder with content/, locales/ and templates/"),
            )
        };
    }
    let here = std::env::current_dir()
        .map_err(|error| Failure::new(format!("cannot find out the current folder: {error}")))?;
    here.ancestors()
        .find(|folder| folder.join(MARK).is_file())
        .map(Path::to_path_buf)
        .ok_or_else(|| {
            Failure::new(format!(
                "there is no {MARK} in {} or above it",
                here.display()
            ))
            .hint("run the command in the project's folder, or name it with --root")
        })
}
