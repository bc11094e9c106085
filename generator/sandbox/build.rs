//! Lists the files of `data/languages/`, so that a new file there is a new language.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let [root, out] = ["CARGO_MANIFEST_DIR", "OUT_DIR"]
        .map(|name| PathBuf::from(env::var_os(name).expect("cargo sets it")));
    let folder = root.join("data/languages");
    println!("cargo::rerun-if-changed={}", folder.display());
    let files = fs::read_dir(&folder)?.map(|entry| Ok(entry?.path()));
    let mut files: Vec<PathBuf> = files.collect::<io::Result<_>>()?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "toml"));
    files.sort();
    let entries = files.iter().map(|file| entry(file));
    let list = format!("&[\n{}]\n", entries.collect::<String>());
    fs::write(out.join("languages.rs"), list)
}

/// A language's code, and its file as part of the program.
fn entry(file: &Path) -> String {
    let code = file.file_stem().expect("has a name").to_string_lossy();
    format!("    ({code:?}, include_str!({file:?})),\n")
}
