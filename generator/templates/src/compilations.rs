//! The results of compiling, which renderers share.

use std::collections::HashMap;
use std::sync::Arc;

use crate::compile::Refusal;
use crate::page::{Page, Stem};

/// The result of compiling a template: its page, or the constructs that are not compiled.
pub type Compilation = Result<Arc<Page>, Arc<[Refusal]>>;

/// Results of compiling. A later renderer with the same frame reuses them.
#[derive(Default)]
pub struct Compilations(HashMap<String, Template>);

/// Those of one template.
#[derive(Default)]
struct Template {
    /// That of the last page that shared none.
    stem: Option<Arc<Stem>>,
    /// By locale, with the fingerprint of the frame.
    pages: HashMap<usize, (u64, Compilation)>,
}

impl Compilations {
    /// The result for this frame.
    pub fn of(&self, locale: usize, name: &str, frame: u64) -> Option<Compilation> {
        let (of, compilation) = self.0.get(name)?.pages.get(&locale)?;
        (*of == frame).then(|| compilation.clone())
    }

    /// What a page of this template may share with pages in other languages.
    pub fn stem(&self, name: &str) -> Option<Arc<Stem>> {
        self.0.get(name)?.stem.clone()
    }

    /// Adds a result, which replaces that for another frame.
    pub fn insert(&mut self, locale: usize, name: &str, result: (u64, Compilation)) {
        let template = self.0.entry(name.to_owned()).or_default();
        if let Ok(page) = &result.1
            && page.own.is_empty()
        {
            template.stem = Some(Arc::clone(&page.stem));
        }
        template.pages.insert(locale, result);
    }

    /// The constructs that are not compiled.
    pub fn refusals(&self) -> impl Iterator<Item = &Refusal> {
        let pages = self.0.values().flat_map(|template| template.pages.values());
        let refused = pages.filter_map(|(_, compilation)| compilation.as_ref().err());
        refused.flat_map(|refusals| refusals.iter())
    }
}
