//! Writes the TypeScript of the operator's messages, and the chapter about the codes of errors. Run from the project's root.

fn main() -> std::io::Result<()> {
    let path = std::path::Path::new(api::typescript::PATH);
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    std::fs::write(path, api::typescript::wire())?;
    std::fs::write(
        api::wire::errors::CHAPTER,
        api::wire::errors::chapter(api::typescript::COMMAND),
    )
}
