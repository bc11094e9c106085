//! Compares the manifest of the served generation with the folder.

use std::collections::{BTreeMap, BTreeSet};

use catalogue::fingerprint;

use crate::lab::Lab;

/// Fails if the manifest and the served folder differ; returns the generation.
fn assert_manifest(lab: &Lab) -> u64 {
    let manifest = lab.output().manifest().expect("reads");
    let site = lab.site();
    let served: BTreeMap<String, u128> = lab
        .contents()
        .into_iter()
        .map(|(path, bytes)| {
            let file = path.strip_prefix(&site).expect("below").display();
            (file.to_string(), fingerprint::content(&bytes))
        })
        .collect();
    let names = manifest.files.keys().chain(served.keys());
    let differ: BTreeSet<&String> = names
        .filter(|file| manifest.files.get(*file) != served.get(*file))
        .collect();
    assert!(
        differ.is_empty(),
        "generation {}: {differ:?}",
        manifest.generation
    );
    manifest.generation
}

#[test]
fn the_manifest_always_matches_the_served_files() {
    let mut lab = Lab::new();
    lab.allow_removal = true;
    lab.build();
    assert_eq!(assert_manifest(&lab), 1);
    lab.put_asset("style.css", 2);
    lab.put_layout("<p>another layout</p>");
    let all = lab.feed.clone();
    for locale in &mut lab.feed.locales {
        locale.matches.truncate(1);
    }
    lab.build();
    assert_eq!(assert_manifest(&lab), 2);
    // Removed pages and assets come back, and new ones are removed.
    lab.roll_back(1);
    assert_eq!(assert_manifest(&lab), 3);
    lab.roll_back(2);
    assert_eq!(assert_manifest(&lab), 4);
    lab.roll_back(1);
    lab.feed = all;
    lab.build();
    assert_eq!(assert_manifest(&lab), 6);
}

#[test]
fn after_a_rollback_a_build_has_the_assets_of_its_pages() {
    let lab = Lab::new();
    lab.build();
    lab.put_asset("style.css", 2);
    lab.build();
    let second = lab.contents();
    lab.roll_back(1);
    lab.build();
    assert_eq!(lab.contents(), second);
}

#[test]
fn the_indexnow_key_is_at_the_root_and_an_old_one_is_kept_for_a_week() {
    let mut lab = Lab::new();
    let (first, second) = ("0f1e2d3c4b5a6978", "another-key");
    let settings = format!("[indexnow]\nkey = \"{first}\"\n[build]");
    lab.edit("content/site.toml", "[build]", &settings);
    lab.build();
    assert_eq!(lab.page(&format!("{first}.txt")), first);
    assert_manifest(&lab);
    lab.edit("content/site.toml", first, second);
    lab.build();
    let keys =
        |lab: &Lab| [first, second].map(|key| lab.site().join(format!("{key}.txt")).exists());
    assert_eq!(keys(&lab), [true, true]);
    lab.wait(7 * 24 * 3600 + 1);
    lab.build();
    assert_eq!(keys(&lab), [false, true]);
    assert_eq!(lab.page(&format!("{second}.txt")), second);
    assert_manifest(&lab);
}
