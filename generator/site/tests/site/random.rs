//! After any edits in any order, the incremental build equals the full build, byte for byte.

use proptest::prelude::*;

use crate::edit::{Edit, edit, in_all_languages};
use crate::full::differing;
use crate::lab::{Lab, WHOLE_VIEW};

fn hold(mut lab: Lab, edits: &[Edit]) -> Result<(), TestCaseError> {
    // Every read is visible on the page.
    lab.put_layout(WHOLE_VIEW);
    lab.build();
    for edit in edits {
        edit.apply(&mut lab);
    }
    // Two facts that a full build cannot know: markets that cannot be fetched now, and older prices
    // that may still be shown.
    lab.feed.unanswered.clear();
    lab.wait(i64::from(lab.settings.fresh_seconds) + 1);
    lab.build();
    let differ = differing(&lab);
    prop_assert!(differ.is_empty(), "{:#?}", differ);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: ProptestConfig::default().cases.div_ceil(16),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn an_incremental_build_equals_the_full_one(edits in prop::collection::vec(edit(), 1..32)) {
        hold(in_all_languages(Lab::new()), &edits)?;
    }

    #[test]
    fn a_resident_engine_equals_the_full_build(edits in prop::collection::vec(edit(), 1..32)) {
        let mut lab = in_all_languages(Lab::new());
        lab.resident = Some(Default::default());
        hold(lab, &edits)?;
    }
}
