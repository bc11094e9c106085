//! The programs of one template in several languages, run as one.
//!
//! They differ only in texts: branches, loops and values are evaluated once for all languages of a
//! page.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::html::Literal;
use crate::page::{Page, Stem};
use crate::program::{Program, Text};

/// Programs by language that differ only in texts.
pub struct Joint {
    stem: Arc<Stem>,
    /// By number of a text: its place among the words plus 1; 0 if it is that of the stem.
    places: Box<[u32]>,
    words: Box<[Word]>,
}

/// A text that is not that of the stem, at least in one language.
pub enum Word {
    /// The same in every language.
    Same(Arc<Literal>),
    /// By language.
    Each(Box<[Arc<Literal>]>),
}

impl Joint {
    /// Joins programs; `None` if they differ in more than texts.
    pub fn of(pages: &[Arc<Page>]) -> Option<Self> {
        let stem = &pages.first()?.stem;
        let is_same = |page: &Arc<Page>| {
            Arc::ptr_eq(&page.stem, stem) || page.stem.program.is_like(&stem.program)
        };
        if !pages.iter().all(is_same) {
            return None;
        }
        let mut numbers = BTreeSet::new();
        for page in pages {
            if !Arc::ptr_eq(&page.stem, stem) {
                numbers.extend(page.stem.differing(&stem.program));
            }
            numbers.extend(page.own.iter().map(|(number, _)| *number));
        }
        let mut places = vec![0; stem.program.texts.len()];
        let words = (1..).zip(numbers).map(|(place, number)| {
            places[number as usize] = place;
            Word::of(pages.iter().map(|page| page.text(number)))
        });
        Some(Self {
            words: words.collect(),
            stem: Arc::clone(stem),
            places: places.into(),
        })
    }

    /// What the languages share.
    pub fn stem(&self) -> &Stem {
        &self.stem
    }

    /// The steps, which all languages share.
    pub fn program(&self) -> &Program {
        &self.stem.program
    }

    /// A text, if it is not that of the stem in every language.
    #[inline]
    pub fn word(&self, text: &Text) -> Option<&Word> {
        match self.places[text.number] {
            0 => None,
            place => Some(&self.words[place as usize - 1]),
        }
    }
}

impl Word {
    fn of<'p>(texts: impl Iterator<Item = &'p Arc<Literal>>) -> Self {
        let texts: Box<[_]> = texts.cloned().collect();
        let is_same = |pair: &[Arc<Literal>]| pair[0].as_str() == pair[1].as_str();
        match &texts[..] {
            [first, ..] if texts.windows(2).all(is_same) => Self::Same(Arc::clone(first)),
            _ => Self::Each(texts),
        }
    }
}
