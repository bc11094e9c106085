//! Writes the TypeScript of the islands' props. Run from the project's root.

fn main() -> std::io::Result<()> {
    let path = std::path::Path::new(site::view::typescript::PATH);
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    std::fs::write(path, site::view::typescript::props())
}
