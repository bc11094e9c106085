//! The catalogue that shards build from: one file at the target, named by its content, so it never
//! changes.

use std::path::Path;

use catalogue::fingerprint;
use diagnostic::Diagnostic;

use crate::blocking::blocking;
use crate::coding;
use crate::entries::Hash;
use crate::root::RESERVED;
use crate::target::Target;

/// Uploads a snapshot to a target. Returns its URL in the form that [`get`] accepts.
///
/// # Errors
/// The file cannot be read, or the target cannot be written.
pub async fn put(target: &Target, state: &Path) -> Result<String, Diagnostic> {
    let path = state.to_path_buf();
    let bytes = blocking(move || match std::fs::read(&path) {
        Ok(bytes) => Ok(coding::gzip(&bytes, 1)),
        Err(error) => Err(
            Diagnostic::error(format!("cannot read {}: {error}", path.display()))
                .hint("the snapshot is written beside the state; is the disk full?"),
        ),
    })
    .await?;
    let name = Hash(fingerprint::content(&bytes));
    let file = format!("{RESERVED}/snapshots/{name}");
    target.put(&file, bytes, name, None).await?;
    Ok(format!("{}/{file}", target.name()))
}

/// Downloads the snapshot at `url` (relative folders are below `base`) and writes its state to a
/// file. Returns its name.
///
/// # Errors
/// It is missing or damaged, or the file cannot be written.
pub async fn get(url: &str, base: &Path, state: &Path) -> Result<String, Diagnostic> {
    let (place, name) = url.rsplit_once('/').unwrap_or(("", url));
    let hash: Hash = name.parse().map_err(|_| {
        Diagnostic::error(format!("`{url}` names no snapshot"))
            .hint("`sportsbook snapshot TARGET` creates one and prints its name")
    })?;
    let bytes = Target::parse(place, base)?
        .read(name)
        .await?
        .ok_or_else(|| {
            Diagnostic::error(format!("there is no snapshot {url}"))
                .hint("`sportsbook snapshot TARGET` creates one and prints its name")
        })?;
    if fingerprint::content(&bytes) != hash.0 {
        return Err(Diagnostic::error(format!("the snapshot {url} is damaged"))
            .hint("make another one with `sportsbook snapshot TARGET`"));
    }
    let path = state.to_path_buf();
    blocking(move || {
        let mut unzipped = flate2::read::GzDecoder::new(bytes.as_slice());
        std::fs::File::create(&path)
            .and_then(|mut file| std::io::copy(&mut unzipped, &mut file))
            .map_err(|error| {
                Diagnostic::error(format!("cannot write {}: {error}", path.display()))
                    .hint("is the disk full?")
            })
    })
    .await?;
    Ok(hash.to_string())
}
