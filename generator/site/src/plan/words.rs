//! What has changed of the words that pages read.

use super::Changed;
use super::changed::differs;
use catalogue::input::Input;
use store::state::{Bundles, PageRecord};

/// What has changed of each bundle of words, by locale: pages share them.
pub(super) struct Words {
    changed: Vec<Vec<Vec<Input>>>,
}

impl Words {
    /// What has, of all bundles.
    pub fn new(changed: &Changed, bundles: &Bundles, locales: usize) -> Self {
        let Changed::Inputs(changed) = changed else {
            return Self {
                changed: Vec::new(),
            };
        };
        let of = |inputs: &[Input], locale: usize| -> Vec<Input> {
            let of_locale = inputs
                .iter()
                .filter(|input| differs(changed, input, locale));
            of_locale.cloned().collect()
        };
        Self {
            changed: bundles
                .all()
                .iter()
                .map(|inputs| (0..locales).map(|locale| of(inputs, locale)).collect())
                .collect(),
        }
    }

    /// What has changed among the things that a page read.
    pub fn changed(&self, record: &PageRecord, locale: usize) -> impl Iterator<Item = Input> {
        [record.view_words, record.render_words]
            .into_iter()
            .filter_map(move |number| self.changed.get(number as usize)?.get(locale))
            .flatten()
            .cloned()
    }
}
