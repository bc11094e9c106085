//! A folder as a target.

use std::fs;
use std::path::Path;

use publish::{Options, Target};

use crate::support::{Files, Site, at_once, own, publisher};

fn stored(folder: &Path) -> Files {
    let mut files = Files::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).expect("lists") {
            let path = entry.expect("lists").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder).expect("below").display();
                files.insert(name.to_string(), fs::read(&path).expect("reads"));
            }
        }
    }
    files
}

#[tokio::test]
async fn a_folder_gets_the_site_and_its_changes() {
    let sites = Site::three();
    let me = publisher("me");
    let dir = tempfile::tempdir().expect("temp");
    let target = Target::parse("www", dir.path()).expect("a folder");
    for site in [0, 1, 2, 1, 0].map(|site| &sites[site]) {
        site.publish(&target, &at_once(&me))
            .await
            .expect("publishes");
        let stored = stored(&dir.path().join("www"));
        assert_eq!(own(&stored), site.files);
        assert!(
            !stored.keys().any(|file| file.contains("/next")),
            "{:?}",
            stored.keys()
        );
    }
    assert!(
        !dir.path().join("www/soccer").exists(),
        "an empty folder is left"
    );
}

#[tokio::test]
async fn a_folder_of_others_is_refused_and_adopted_with_its_files() {
    let sites = Site::three();
    let me = publisher("me");
    let dir = tempfile::tempdir().expect("temp");
    fs::write(dir.path().join("humans.txt"), "we").expect("writes");
    let target = Target::parse("", dir.path());
    assert!(target.is_err());
    let url = format!("file://{}", dir.path().display());
    let target = Target::parse(&url, Path::new("/")).expect("a folder");
    let refused = sites[0].publish(&target, &at_once(&me)).await;
    let error = refused.expect_err("not empty").to_string();
    let place = format!("{} is not empty", dir.path().display());
    assert!(error.contains(&place), "{error}");
    assert!(error.contains("it contains `humans.txt`;"), "{error}");
    assert!(error.contains("--adopt"), "{error}");
    assert_eq!(stored(dir.path()).len(), 1, "not even a manifest");
    let adopting = Options {
        adopt: true,
        ..at_once(&me)
    };
    let first = sites[0].publish(&target, &adopting).await;
    first.expect("publishes");
    let second = sites[1].publish(&target, &at_once(&me)).await;
    second.expect("it has a manifest now");
    let mut wanted = sites[1].files.clone();
    wanted.insert("humans.txt".to_owned(), b"we".to_vec());
    assert_eq!(own(&stored(dir.path())), wanted);
}

#[tokio::test]
async fn a_file_that_differs_from_the_build_is_not_published() {
    let sites = Site::three();
    let me = publisher("me");
    let dir = tempfile::tempdir().expect("temp");
    let target = Target::parse("www", dir.path()).expect("a folder");
    fs::write(sites[0].folder().join("gone.html"), "edited").expect("writes");
    let error = sites[0].publish(&target, &at_once(&me)).await;
    let error = error.expect_err("refused").to_string();
    assert!(
        error.contains("gone.html differs from what the build wrote"),
        "{error}"
    );
    assert!(!dir.path().join("www/gone.html").exists());
}

#[tokio::test]
async fn a_damaged_manifest_is_reported() {
    let sites = Site::three();
    let me = publisher("me");
    let dir = tempfile::tempdir().expect("temp");
    let target = Target::parse("www", dir.path()).expect("a folder");
    fs::create_dir_all(dir.path().join("www/.sportsbook")).expect("makes");
    fs::write(dir.path().join("www/.sportsbook/manifest.json"), "{").expect("writes");
    let error = sites[0].publish(&target, &at_once(&me)).await;
    let error = error.expect_err("refused").to_string();
    assert!(error.contains("manifest.json is damaged"), "{error}");
    assert!(error.contains("hint: give it another name"), "{error}");
}

#[test]
fn a_site_is_not_published_into_itself() {
    let dir = tempfile::tempdir().expect("temp");
    let out = dir.path().join("dist");
    fs::create_dir_all(out.join("site")).expect("makes");
    let check = |folder: &str| {
        Target::parse(folder, &out)
            .expect("a folder")
            .check_outside(&out)
    };
    for odd in [".", "site", "site/deep/er", "state/next"] {
        let is_refused = check(odd).is_err();
        assert_eq!(
            is_refused,
            odd != "state/next" || out.join("state").exists(),
            "{odd}"
        );
    }
    check("../www").expect("beside it");
    check("published").expect("in it, but apart");
}
