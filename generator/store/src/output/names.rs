//! Names of what the output keeps beside the site.

use catalogue::fingerprint::ContentHash;

/// Name of a content in the folder of kept ones.
pub(super) fn kept_name(content: ContentHash) -> String {
    let name = format!("{content:032x}");
    format!("{}/{}", &name[..2], &name[2..])
}
