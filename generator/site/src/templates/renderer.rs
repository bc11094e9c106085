//! Renders pages: by compiled programs, or by the template engine where there is none.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock};

use minijinja::context;
use minijinja::value::{Serde, Value};
use rayon::prelude::*;

use super::compile::{Compiled, Parsed, Sources, compile, parse_all};
use super::edition::{Edition, Part};
use super::html::Html;
use super::joint::Joint;
use super::program::{Constant, Program, Read};
use super::run::{self, Run};
use super::tree::Tree;
use super::{RenderReads, Templates};
use crate::diagnostic::Diagnostic;
use crate::messages::Messages;

/// The templates with the frame of each locale: what templates are given as `frame`, the same for all
/// pages, so that programs hold what comes of it.
pub struct Renderer<'a> {
    templates: &'a Templates,
    frames: Vec<Frame>,
    /// By template and locales.
    joints: RwLock<HashMap<String, Joints>>,
}

/// By locales.
type Joints = HashMap<Vec<usize>, Option<Arc<Joint>>>;

/// A page that was rendered.
pub struct Rendered {
    /// What was read for it.
    pub reads: Arc<RenderReads>,
    /// Whether the template engine rendered it because no program could.
    pub by_engine: bool,
}

/// Room for a page in several languages.
#[derive(Default)]
pub struct Sheaf {
    room: Vec<Html>,
    pages: Vec<Html>,
}

/// Bytes that most pages fit in.
const PAGE: usize = 128 << 10;

impl Sheaf {
    /// The page of each language, in the order in which they were rendered.
    pub fn pages(&self) -> &[Html] {
        &self.pages
    }

    /// Room for so many languages.
    fn of(&mut self, languages: usize) -> (&mut Vec<Html>, &mut [Html]) {
        if self.pages.len() < languages {
            let new = || Html::with_capacity(PAGE);
            self.pages.resize_with(languages, new);
        }
        (&mut self.room, &mut self.pages[..languages])
    }
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
            constant: Constant::of(
                tree.edition(0),
                tree.edition(0).node(tree.edition(0).root()),
            ),
            value: Value::from(Serde(Part::root(tree.edition(0)))),
            fingerprint: tree.fingerprints()[0],
            pages: (templates.files.keys())
                .map(|name| (name.clone(), OnceLock::new()))
                .collect(),
        };
        Self {
            templates,
            frames: frames.into_iter().map(frame).collect(),
            joints: RwLock::default(),
        }
    }

    /// Fingerprint of the frame of the locale of this index.
    pub fn frame_fingerprint(&self, locale: usize) -> u64 {
        self.frames[locale].fingerprint
    }

    /// Renders a template in the locales of these indexes, each of its view, and each to its own page
    /// of `sheaf`. Says what was read, and whether no program could be made of it; by locale.
    ///
    /// # Errors
    /// The template used what is not there; with its file and line.
    pub fn render(
        &self,
        locales: &[usize],
        name: &str,
        views: &[Edition<'_>],
        sheaf: &mut Sheaf,
    ) -> Vec<Result<Rendered, Diagnostic>> {
        if let Some(joint) = self.joint(locales, name)
            && let Ok(rendered) = self.run(&joint, locales, views, sheaf.of(locales.len()))
        {
            return rendered.into_iter().map(Ok).collect();
        }
        let pages = sheaf.of(locales.len()).1.iter_mut();
        let each = locales.iter().zip(views).zip(pages);
        each.map(|((locale, view), page)| self.render_alone(*locale, name, *view, page))
            .collect()
    }

    /// Renders a template in one locale.
    fn render_alone(
        &self,
        locale: usize,
        name: &str,
        view: Edition<'_>,
        page: &mut Html,
    ) -> Result<Rendered, Diagnostic> {
        if let Some(joint) = self.joint(&[locale], name) {
            let pages = (&mut Vec::new(), std::slice::from_mut(page));
            if let Ok(rendered) = self.run(&joint, &[locale], &[view], pages)
                && let Ok([rendered]) = <[Rendered; 1]>::try_from(rendered)
            {
                return Ok(rendered);
            }
        }
        page.truncate(0);
        let (html, reads) = self.render_by_engine(locale, name, view)?;
        page.text(&html);
        Ok(Rendered {
            reads: Arc::new(reads),
            by_engine: true,
        })
    }

    fn run(
        &self,
        joint: &Joint,
        locales: &[usize],
        views: &[Edition<'_>],
        (room, pages): (&mut Vec<Html>, &mut [Html]),
    ) -> Run<Vec<Rendered>> {
        for page in &mut *pages {
            page.truncate(0);
        }
        let messages = locales.iter().map(|it| &self.templates.messages[*it]);
        let messages: Vec<&Messages> = messages.collect();
        let bits = run::run(joint, &messages, views, room, pages)?;
        let each = bits.into_iter().enumerate();
        let rendered = each.map(|(language, bits)| Rendered {
            reads: joint.page(language).reads(bits),
            by_engine: false,
        });
        Ok(rendered.collect())
    }

    /// The programs of some locales as one, if they can be done as one.
    fn joint(&self, locales: &[usize], name: &str) -> Option<Arc<Joint>> {
        let joints = self.joints.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(joint) = joints.get(name).and_then(|known| known.get(locales)) {
            return joint.clone();
        }
        drop(joints);
        let parsed = OnceLock::new();
        let pages = locales
            .par_iter()
            .map(|locale| self.page(*locale, name, &parsed));
        let pages: Option<Vec<Arc<Page>>> = pages.map(|page| page.cloned()).collect();
        let joint = pages.and_then(Joint::of).map(Arc::new);
        if joint.is_none() {
            tracing::info!("{name} is not rendered in several languages at once, but slowly");
        }
        let mut joints = self.joints.write().unwrap_or_else(PoisonError::into_inner);
        let known = joints.entry(name.to_owned()).or_default();
        known.entry(locales.to_vec()).or_insert(joint).clone()
    }

    /// Renders a template as [`Renderer::render`] does, by the template engine.
    ///
    /// # Errors
    /// As [`Renderer::render`].
    pub fn render_by_engine(
        &self,
        locale: usize,
        name: &str,
        view: Edition<'_>,
    ) -> Result<(String, RenderReads), Diagnostic> {
        let frame = &self.frames[locale].value;
        let view = Value::from(Serde(Part::root(view)));
        self.templates.captured(|| {
            self.templates.environments[locale]
                .get_template(name)
                .and_then(|template| template.render(context! { frame, ..view }))
        })
    }

    /// The program of a template in one locale, if it has one. It is `parsed` once for all of them.
    pub(super) fn page<'p>(
        &'p self,
        locale: usize,
        name: &str,
        parsed: &OnceLock<Compiled<Parsed<'p>>>,
    ) -> Option<&'p Arc<Page>> {
        let frame = &self.frames[locale];
        let page = frame.pages.get(name)?;
        page.get_or_init(|| self.compiled(locale, name, frame, parsed))
            .as_ref()
    }

    fn compiled<'p>(
        &'p self,
        locale: usize,
        name: &str,
        frame: &Frame,
        parsed: &OnceLock<Compiled<Parsed<'p>>>,
    ) -> Option<Arc<Page>> {
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
        let parsed = parsed.get_or_init(|| parse_all(&self.templates.files, name));
        let program = parsed.as_ref().map_err(Clone::clone).and_then(|parsed| {
            let sources = Sources {
                parsed,
                messages: &self.templates.messages[locale],
                assets: &self.templates.assets,
                drawings: &self.templates.drawings,
                frame: &frame.constant,
            };
            compile(sources, name)
        });
        let page = match program {
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
