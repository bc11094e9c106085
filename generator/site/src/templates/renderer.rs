//! Renders pages: by compiled programs, or by the template engine where there is none.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock};

use minijinja::context;
use minijinja::value::{Serde, Value};

use super::compile::{Sources, compile};
use super::html::Html;
use super::program::{Constant, Program, Read};
use super::run::{self, Bail};
use super::tree::{Part, Tree};
use super::{RenderReads, Templates};
use crate::diagnostic::Diagnostic;

/// The templates with the frame of each locale: what templates are given as `frame`, the same for all
/// pages, so that programs hold what comes of it.
pub struct Renderer<'a> {
    templates: &'a Templates,
    frames: Vec<Frame>,
}

struct Frame {
    constant: Constant,
    value: Value,
    fingerprint: u64,
    /// By name, each compiled when it is first wanted.
    pages: BTreeMap<String, OnceLock<Option<Arc<Page>>>>,
}

/// A compiled page.
pub struct Page {
    pub(super) program: Program,
    /// What was read, by the bits that its program told.
    reads: RwLock<HashMap<Box<[u64]>, Arc<RenderReads>>>,
}

/// Pages that were compiled, by locale and name, each with the fingerprint of its frame; `None` for
/// one that cannot be. A later renderer with the same frame takes them over.
pub type Pages = Mutex<HashMap<(usize, String), (u64, Option<Arc<Page>>)>>;

impl<'a> Renderer<'a> {
    /// `frames` are those of the locales, in their order.
    pub fn new(templates: &'a Templates, frames: Vec<Tree>) -> Self {
        let frame = |tree: Tree| Frame {
            constant: Constant::of(&tree, tree.node(tree.root())),
            value: Value::from(Serde(Part::root(&tree))),
            fingerprint: tree.fingerprint(),
            pages: (templates.files.keys())
                .map(|name| (name.clone(), OnceLock::new()))
                .collect(),
        };
        Self {
            templates,
            frames: frames.into_iter().map(frame).collect(),
        }
    }

    /// Fingerprint of the frame of the locale of this index.
    pub fn frame_fingerprint(&self, locale: usize) -> u64 {
        self.frames[locale].fingerprint
    }

    /// Renders a template in the locale of this index to the end of `out`. Says what was read, and
    /// whether it was the template engine that rendered.
    ///
    /// # Errors
    /// The template used what is not there; with its file and line.
    pub fn render(
        &self,
        locale: usize,
        name: &str,
        view: &Tree,
        out: &mut Html,
    ) -> Result<(Arc<RenderReads>, bool), Diagnostic> {
        let from = out.len();
        if let Some(page) = self.page(locale, name) {
            match run::run(&page.program, &self.templates.messages[locale], view, out) {
                Ok(bits) => return Ok((page.reads(bits), false)),
                Err(Bail) => out.truncate(from),
            }
        }
        let (html, reads) = self.render_by_engine(locale, name, view)?;
        out.text(&html);
        Ok((Arc::new(reads), true))
    }

    /// Renders a template as [`Renderer::render`] does, by the template engine.
    ///
    /// # Errors
    /// As [`Renderer::render`].
    pub fn render_by_engine(
        &self,
        locale: usize,
        name: &str,
        view: &Tree,
    ) -> Result<(String, RenderReads), Diagnostic> {
        let frame = &self.frames[locale].value;
        let view = Value::from(Serde(Part::root(view)));
        self.templates.captured(|| {
            self.templates.environments[locale]
                .get_template(name)
                .and_then(|template| template.render(context! { frame, ..view }))
        })
    }

    pub(super) fn page(&self, locale: usize, name: &str) -> Option<&Arc<Page>> {
        let frame = &self.frames[locale];
        let page = frame.pages.get(name)?;
        page.get_or_init(|| self.compiled(locale, name, frame))
            .as_ref()
    }

    fn compiled(&self, locale: usize, name: &str, frame: &Frame) -> Option<Arc<Page>> {
        let key = (locale, name.to_owned());
        let pages = || {
            let pages = self.templates.compiled.lock();
            pages.unwrap_or_else(PoisonError::into_inner)
        };
        if let Some((of, page)) = pages().get(&key)
            && *of == frame.fingerprint
        {
            return page.clone();
        }
        let sources = Sources {
            files: &self.templates.files,
            messages: &self.templates.messages[locale],
            assets: &self.templates.assets,
            frame: &frame.constant,
        };
        let page = match compile(sources, name) {
            Ok(program) => Some(Arc::new(Page {
                program,
                reads: RwLock::default(),
            })),
            Err(refusal) => {
                tracing::info!("{name} is rendered by the template engine, slowly: {refusal}");
                None
            }
        };
        pages().insert(key, (frame.fingerprint, page.clone()));
        page
    }
}

impl Page {
    /// Pages of a kind read almost the same: each set is made once.
    pub(super) fn reads(&self, bits: Box<[u64]>) -> Arc<RenderReads> {
        let known = self.reads.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(reads) = known.get(&bits) {
            return Arc::clone(reads);
        }
        drop(known);
        let mut reads = RenderReads::default();
        for (place, read) in self.program.reads.iter().enumerate() {
            if bits[place / 64] >> (place % 64) & 1 == 1 {
                match read {
                    Read::Message(key) => reads.messages.insert(key.clone()),
                    Read::Asset(name) => reads.assets.insert(name.clone()),
                };
            }
        }
        let reads = Arc::new(reads);
        let mut known = self.reads.write().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(known.entry(bits).or_insert(reads))
    }
}
