//! Writes the TypeScript types of the islands' props, and the list of locales for their tests. Run
//! from the project's root.

use std::path::Path;
use std::{fs, io};

fn main() -> io::Result<()> {
    use catalogue::locale;
    use pages::view::typescript;
    let files = [
        (typescript::PATH, typescript::props()),
        (locale::TYPESCRIPT_PATH, locale::typescript()),
    ];
    for (path, text) in files {
        if let Some(folder) = Path::new(path).parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(path, text)?;
    }
    Ok(())
}
