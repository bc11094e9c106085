//! Random edits between two builds, and builds.

mod operator;
mod project;

use std::fs;

use proptest::prelude::*;
use site::engine::Engine;
use site::ingest::Update;

use crate::lab::{Lab, printed};
use operator::OperatorEdit;
use project::ProjectEdit;

pub use project::in_all_languages;

/// One edit or build.
#[derive(Clone, Debug)]
pub enum Edit {
    /// By the operator.
    Operator(OperatorEdit),
    /// By the editors, or by the people who run the generator.
    Project(ProjectEdit),
    /// The site has these languages now. Texts in new languages are unknown, so the operator is
    /// asked.
    Languages(usize),
    /// The operator answers now: changed prices have this time.
    Answer,
    Wait(u32),
    Build,
    BuildMatches,
    BuildNews,
    BuildOffline,
    /// A build that fails because of a typo in the layout, in these languages. Both changes are
    /// reverted.
    Fail(usize),
    /// Serves the generation this many before the current one.
    RollBack(u64),
    /// A new process continues.
    Restart,
}

const LANGUAGES: [&[&str]; 5] = [
    &["en-ZA", "ar"],
    &["en-ZA", "ar", "de"],
    &["ar", "en-ZA"],
    &["en-ZA"],
    &["de", "ar"],
];

/// A random edit: mostly the operator's, with enough builds between edits.
pub fn edit() -> impl Strategy<Value = Edit> {
    let languages = 0..LANGUAGES.len();
    prop_oneof![
        30 => operator::edit().prop_map(Edit::Operator),
        20 => project::edit().prop_map(Edit::Project),
        2 => languages.clone().prop_map(Edit::Languages),
        4 => Just(Edit::Answer),
        4 => (1..200_000_u32).prop_map(Edit::Wait),
        5 => Just(Edit::Build),
        3 => Just(Edit::BuildMatches),
        3 => Just(Edit::BuildNews),
        2 => Just(Edit::BuildOffline),
        2 => languages.prop_map(Edit::Fail),
        1 => (1..4_u64).prop_map(Edit::RollBack),
        1 => Just(Edit::Restart),
    ]
}

impl Edit {
    /// Applies it.
    pub fn apply(&self, lab: &mut Lab) {
        match self {
            Self::Operator(edit) => edit.apply(lab),
            Self::Project(edit) => edit.apply(lab),
            Self::Languages(which) => set_languages(lab, LANGUAGES[*which]),
            Self::Answer => lab.feed.at = lab.now,
            Self::Wait(seconds) => lab.wait((*seconds).into()),
            Self::Build => {
                lab.build();
            }
            Self::BuildMatches => {
                lab.build_matches();
            }
            Self::BuildNews => {
                lab.build_news();
            }
            Self::BuildOffline => {
                let built = lab.try_update(Update::Nothing);
                built.unwrap_or_else(|errors| panic!("offline: {}", printed(&errors)));
            }
            Self::Fail(which) => fail(lab, LANGUAGES[*which]),
            Self::RollBack(back) => roll_back(lab, *back),
            Self::Restart => restart(lab),
        }
    }
}

fn set_languages(lab: &mut Lab, languages: &[&'static str]) {
    let before = lab.settings.locales.clone();
    if before != languages {
        lab.put_settings(|settings| settings.locales = languages.to_vec());
        match lab.try_update(Update::Nothing) {
            Ok(_) => assert!(before.starts_with(languages), "texts that were never sent"),
            Err(errors) => {
                let text = printed(&errors);
                assert!(text.contains("other languages"), "{text}");
            }
        }
    }
    lab.build();
}

fn fail(lab: &mut Lab, languages: &[&'static str]) {
    let locales = lab.settings.locales.clone();
    lab.put_settings(|settings| settings.locales = languages.to_vec());
    let layout = lab.root().join("templates/layout.html");
    let good = fs::read_to_string(&layout).expect("reads");
    fs::write(&layout, format!("{good}{{{{ page.knid }}}}")).expect("writes");
    let before = lab.contents();
    let text = printed(&lab.try_build().expect_err("a typo"));
    assert!(text.contains("templates/layout.html"), "{text}");
    assert_eq!(lab.contents(), before, "the last good site is kept");
    fs::write(&layout, good).expect("writes");
    let other = lab.settings.locales != locales;
    lab.put_settings(|settings| settings.locales = locales);
    if other {
        // The stored catalogue is in other languages now.
        lab.build();
    }
}

/// A running engine locks the folder, so another process does the rollback.
fn roll_back(lab: &mut Lab, back: u64) {
    restart(lab);
    let kept = lab.output().generations().expect("reads");
    let served = kept.iter().find(|it| it.is_served).expect("one is served");
    let to = served.number.saturating_sub(back);
    if kept.iter().any(|it| it.number == to) {
        lab.roll_back(to);
    }
}

fn restart(lab: &mut Lab) {
    if let Some(engine) = &lab.resident {
        engine.replace(Engine::default());
    }
}
