//! The manifest of what is served, held to what stands in the folder.

use std::collections::{BTreeMap, BTreeSet};

use site::fingerprint;

use crate::lab::Lab;

/// Fails when the manifest and the served folder are not the same; returns the generation.
fn assert_manifest(lab: &Lab) -> u64 {
    let manifest = lab.output().manifest().expect("reads");
    let site = lab.site();
    let stands: BTreeMap<String, u128> = lab
        .contents()
        .into_iter()
        .map(|(path, bytes)| {
            let file = path.strip_prefix(&site).expect("below").display();
            (file.to_string(), fingerprint::content(&bytes))
        })
        .collect();
    let names = manifest.files.keys().chain(stands.keys());
    let differ: BTreeSet<&String> = names
        .filter(|file| manifest.files.get(*file) != stands.get(*file))
        .collect();
    assert!(
        differ.is_empty(),
        "generation {}: {differ:?}",
        manifest.generation
    );
    manifest.generation
}

#[test]
fn the_manifest_is_what_is_served_whatever_came_before() {
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
    // Pages and assets that went come back, and those that came go.
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
fn after_a_return_a_build_has_the_assets_that_its_pages_name() {
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
fn the_key_for_search_engines_stands_at_the_root_and_a_former_one_for_a_week() {
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
