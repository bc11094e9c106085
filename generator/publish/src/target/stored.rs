//! What is stored at a target beside the bytes of a file: metadata, stamp, version.

use catalogue::fingerprint;
use catalogue::fingerprint::ContentHash;
use object_store::UpdateVersion;

use crate::coding::Coding;
use crate::entries::Hash;

/// What an object has beside its content.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Metadata<'a> {
    /// How its bytes are stored.
    pub coding: Coding,
    /// `Content-Type`.
    pub content_type: &'a str,
    /// `Cache-Control`.
    pub cache_control: &'a str,
}

/// The result of a conditional change of the root.
pub enum Swap {
    /// The root is changed and has this version now.
    Done(UpdateVersion),
    /// Another publisher has changed it.
    Refused,
}

/// What identifies a file at a target: its content, and its metadata where it has some.
pub fn stamp(content: ContentHash, metadata: Option<Metadata<'_>>) -> Hash {
    match metadata {
        None => Hash(content),
        Some(metadata) => Hash(fingerprint::content(
            format!(
                "{content:032x} {} {} {}",
                metadata.coding.name(),
                metadata.content_type,
                metadata.cache_control
            )
            .as_bytes(),
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stamp_depends_on_content_and_headers() {
        let metadata = Metadata {
            coding: Coding::Identity,
            content_type: "text/html; charset=utf-8",
            cache_control: "no-store",
        };
        let plain = stamp(1, Some(metadata));
        assert_ne!(plain, stamp(2, Some(metadata)));
        let compressed = Metadata {
            coding: Coding::Brotli,
            ..metadata
        };
        assert_ne!(plain, stamp(1, Some(compressed)));
        let cached = Metadata {
            cache_control: "public, max-age=60",
            ..metadata
        };
        assert_ne!(plain, stamp(1, Some(cached)));
        let other = Metadata {
            content_type: "text/plain; charset=utf-8",
            ..metadata
        };
        assert_ne!(plain, stamp(1, Some(other)));
        assert_eq!(stamp(1, None), Hash(1));
    }
}
