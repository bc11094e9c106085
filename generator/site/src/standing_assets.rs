//! Decides which assets a build writes, which unused ones it keeps, and which it removes.

use std::collections::BTreeMap;

use jiff::{SignedDuration, Timestamp};

use catalogue::fingerprint;
use catalogue::fingerprint::ContentHash;
use pages::shares::Shares;
use project::assets::Assets;
use store::state::{Asset, Change};

/// How long an unused asset is kept: cached pages still load it.
const GRACE: SignedDuration = SignedDuration::from_hours(7 * 24);

/// The assets of a build.
pub struct StandingAssets<'a> {
    /// The assets of the last build.
    pub before: BTreeMap<String, Asset>,
    /// The assets after this build.
    pub standing: BTreeMap<String, Asset>,
    /// Paths and contents of new assets.
    pub written: Vec<(&'a str, &'a [u8])>,
    /// Paths of removed assets.
    pub removed: Vec<String>,
    /// The same as changes of files.
    pub changes: Vec<Change>,
}

impl<'a> StandingAssets<'a> {
    /// Compares the project's assets and the share images with those of the last build. Share images that
    /// are not drawn yet are added by [`StandingAssets::add`].
    pub fn new(
        assets: &'a Assets,
        shares: &'a Shares,
        before: BTreeMap<String, Asset>,
        now: Timestamp,
    ) -> Self {
        let mut all = Self {
            standing: BTreeMap::new(),
            written: Vec::new(),
            removed: Vec::new(),
            changes: Vec::new(),
            before,
        };
        for file in assets.files() {
            let content = fingerprint::content(&file.bytes);
            let was = all.before.get(&file.path).map(|asset| asset.content);
            if was != Some(content) {
                all.written.push((&file.path, &file.bytes));
                all.change(&file.path, was, Some(content));
            }
            let asset = Asset {
                content,
                unnamed_since: None,
            };
            all.standing.insert(file.path.clone(), asset);
        }
        // A share image is never read again: its name says that it is the same.
        for path in shares.paths() {
            if let Some(asset) = all.before.get(&path) {
                let asset = Asset {
                    content: asset.content,
                    unnamed_since: None,
                };
                all.standing.insert(path, asset);
            }
        }
        for (path, asset) in all.before.clone() {
            if all.standing.contains_key(&path) {
                continue;
            }
            let since = asset.unnamed_since.unwrap_or(now);
            if now.duration_since(since) > GRACE {
                all.change(&path, Some(asset.content), None);
                all.removed.push(path);
            } else {
                let asset = Asset {
                    unnamed_since: Some(since),
                    ..asset
                };
                all.standing.insert(path, asset);
            }
        }
        all
    }

    /// Adds a new file that was written elsewhere.
    pub fn add(&mut self, path: String, content: ContentHash) {
        let was = self.before.get(&path).map(|asset| asset.content);
        self.change(&path, was, Some(content));
        let asset = Asset {
            content,
            unnamed_since: None,
        };
        self.standing.insert(path, asset);
    }

    fn change(&mut self, path: &str, was: Option<ContentHash>, is: Option<ContentHash>) {
        self.changes.push(Change {
            file: path.to_owned(),
            was,
            is,
        });
    }
}
