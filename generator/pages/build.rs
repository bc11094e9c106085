//! Lists the files of `src/view/islands/`, so that a new file there is a new island.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let [root, out] = ["CARGO_MANIFEST_DIR", "OUT_DIR"]
        .map(|name| PathBuf::from(env::var_os(name).expect("cargo sets it")));
    let folder = root.join("src/view/islands");
    println!("cargo::rerun-if-changed={}", folder.display());
    let files = fs::read_dir(&folder)?.map(|entry| Ok(entry?.path()));
    let mut files: Vec<PathBuf> = files.collect::<io::Result<_>>()?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "rs"));
    files.retain(|file| file.file_stem().is_some_and(|name| name != "mod"));
    files.sort();
    let modules: String = files.iter().map(|file| module(file)).collect();
    let list: String = files.iter().map(|file| row(&name_of(file))).collect();
    fs::write(
        out.join("islands.rs"),
        format!("{modules}\nislands! {{\n{list}}}\n"),
    )
}

/// The module of an island.
fn module(file: &Path) -> String {
    format!("#[path = {file:?}]\npub mod {};\n", name_of(file))
}

/// Its line in the list: the module, and the struct of its words.
fn row(module: &str) -> String {
    let words = module.split('_').map(capitalized);
    format!("    {module}: {}Labels,\n", words.collect::<String>())
}

fn name_of(file: &Path) -> String {
    let name = file.file_stem().expect("has a name");
    name.to_string_lossy().into_owned()
}

fn capitalized(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_uppercase() + rest
}
