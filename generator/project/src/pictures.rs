//! The pictures that content shows, as assets.

use std::fs;
use std::path::Path;

use crate::assets::Assets;
use crate::content::Content;
use diagnostic::{Diagnostic, likely};

/// Adds the files of all pictures. Returns an error for each that cannot be read.
pub fn hang(root: &Path, content: &Content, assets: &mut Assets) -> Vec<Diagnostic> {
    let mut wrong = Vec::new();
    for (file, picture) in content.pictures() {
        let Some(name) = picture.src.file() else {
            continue;
        };
        let path = root.join("content").join(name);
        match fs::read(&path) {
            Ok(bytes) => assets.add_file(&picture.src.asset(), bytes),
            Err(error) => {
                let message = format!("cannot read the picture content/{name}: {error}");
                let place = picture.src.at();
                let missing = Diagnostic::error(message).at(&file.path, &file.text, place, "");
                wrong.push(missing.hint(hint(&path, name)));
            }
        }
    }
    wrong
}

fn hint(path: &Path, name: &str) -> String {
    let beside = path.parent().and_then(|folder| fs::read_dir(folder).ok());
    let names = beside.into_iter().flatten().flatten();
    let names: Vec<String> = names
        .filter_map(|entry| entry.file_name().into_string().ok())
        .collect();
    let file = name.rsplit('/').next().unwrap_or(name);
    match likely(file, names.iter().map(String::as_str)) {
        Some(likely) => format!("did you mean `{likely}`?"),
        None => "put the file there; paths of pictures begin below content/".to_owned(),
    }
}
