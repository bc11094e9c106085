//! Names of the files and folders beside the site.

use catalogue::fingerprint::ContentHash;

/// The file beside the site that says what a server in front of it must do. It is kept with each generation.
pub const DOCUMENT: &str = "headers.json";

/// Name of a content in the folder of kept ones.
pub(super) fn kept_name(content: ContentHash) -> String {
    let name = format!("{content:032x}");
    format!("{}/{}", &name[..2], &name[2..])
}
