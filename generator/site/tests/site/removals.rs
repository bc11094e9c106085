//! Builds that would remove more pages than the settings allow.

use crate::lab::{Lab, printed};

#[test]
fn an_operator_that_lists_a_tenth_does_not_empty_the_site() {
    let mut lab = Lab::new();
    lab.build();
    let before = lab.files();
    for feed in &mut lab.feed.locales {
        feed.matches.truncate(1);
    }
    lab.allow_removal = false;
    let error = printed(&lab.try_build().expect_err("too many matches are removed"));
    assert!(
        error.contains("no longer lists 6 of 7 matches, and content/site.toml allows 10 %"),
        "{error}"
    );
    assert!(error.contains("--allow-removal"), "{error}");
    assert_eq!(lab.files(), before);
    lab.allow_removal = true;
    assert_eq!(lab.build().removed.len(), 16);
}

#[test]
fn a_setting_that_removes_half_of_the_pages_needs_confirmation() {
    let mut lab = Lab::new();
    lab.build();
    lab.put_settings(|settings| settings.locales = vec!["en-ZA"]);
    lab.allow_removal = false;
    let error = printed(&lab.try_build().expect_err("too many pages are removed"));
    assert!(
        error.contains("61 of 122 pages would go, more than the 10 %"),
        "{error}"
    );
    lab.allow_removal = true;
    assert_eq!(lab.build().removed.len(), 61);
}

#[test]
fn a_lost_state_does_not_let_a_faulty_operator_empty_the_site() {
    for damage in ["", "not a state"] {
        let mut lab = Lab::new();
        lab.build();
        let before = lab.files();
        let state = lab.root().join("dist/state/state.redb");
        match damage {
            "" => std::fs::remove_file(&state),
            damage => std::fs::write(&state, damage.repeat(1_000)),
        }
        .expect("is lost");
        let whole = lab.feed.clone();
        for feed in &mut lab.feed.locales {
            feed.matches.truncate(1);
        }
        lab.allow_removal = false;
        // The first build stores the answer, so only the pages can reveal the removal to the
        // second.
        for _ in 0..2 {
            let error = printed(&lab.try_build().expect_err("too many pages are removed"));
            assert!(
                error.contains("16 of 122 pages would go, more than the 10 %"),
                "{error}"
            );
            assert!(
                error.contains("the state that remembered them is lost"),
                "{error}"
            );
            assert!(error.contains("--allow-removal"), "{error}");
            assert_eq!(lab.files(), before);
        }
        lab.feed = whole;
        assert_eq!(lab.build().removed, Vec::<String>::new());
        assert_eq!(lab.files().len(), before.len());
    }
}
