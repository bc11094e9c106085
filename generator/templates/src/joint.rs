//! The programs of one template in several languages, run as one.
//!
//! They differ only in texts: branches, loops and values are evaluated once for all languages of a
//! page.

use std::sync::Arc;

use crate::html::Literal;
use crate::page::Page;
use crate::program::{Program, Text};

/// Programs by language that differ only in texts.
pub struct Joint {
    pages: Vec<Arc<Page>>,
    /// By number of a text: whether the languages differ in it.
    differs: Box<[bool]>,
}

impl Joint {
    /// Joins programs; `None` if they differ in more than texts.
    pub fn of(pages: Vec<Arc<Page>>) -> Option<Self> {
        let (first, others) = pages.split_first()?;
        let first = &first.program;
        let is_same = |other: &Arc<Page>| {
            let other = &other.program;
            other.body == first.body
                && other.slots == first.slots
                && other.reads == first.reads
                && other.texts.len() == first.texts.len()
        };
        if !others.iter().all(is_same) {
            return None;
        }
        let differs = first.texts.iter().enumerate().map(|(number, text)| {
            let others = others.iter().map(|page| &page.program.texts[number]);
            let mut texts = others.map(|other| other.as_str());
            texts.any(|other| other != text.as_str())
        });
        Some(Self {
            differs: differs.collect(),
            pages,
        })
    }

    /// The steps, which all languages share.
    pub fn program(&self) -> &Program {
        &self.pages[0].program
    }

    /// Whether the languages differ in a text.
    #[inline]
    pub fn differs(&self, text: &Text) -> bool {
        self.differs[text.number]
    }

    /// A text in a language.
    pub fn text(&self, text: &Text, language: usize) -> &Literal {
        &self.pages[language].program.texts[text.number]
    }

    /// The page of a language, which can decode the bits of its reads.
    pub fn page(&self, language: usize) -> &Page {
        &self.pages[language]
    }
}
