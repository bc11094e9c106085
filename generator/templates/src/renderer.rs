//! Renders pages by compiled programs, or by Minijinja if there is no program.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use diagnostic::Diagnostic;
use minijinja::context;
use minijinja::value::{Serde, Value};
use rayon::prelude::*;

use crate::compilations::Compilation;
use crate::compile::{Parsed, Sources, compile, parse_all};
use crate::html::Html;
use crate::joint::Joint;
use crate::mistake::diagnose;
use crate::page::{Page, RenderReads};
use crate::program::Constant;
use crate::run::{self, Run};
use crate::templates::Templates;
use crate::view::{Edition, Part, Tree};

/// The templates together with the frame of each locale. The frame, `frame` in templates, is the
/// same for all pages, so programs contain its values as constants.
pub struct Renderer<'a> {
    templates: &'a Templates,
    frames: Vec<Frame>,
    /// By template and locales.
    joints: RwLock<HashMap<String, Joints>>,
}

/// By locales.
type Joints = HashMap<Vec<usize>, Option<Arc<Joint>>>;

/// The result of rendering a page.
pub struct Rendered {
    /// Its reads.
    pub reads: Arc<RenderReads>,
    /// Whether Minijinja rendered it, because it was not compiled or its program ended early.
    pub by_engine: bool,
    /// Whether it was rendered together with its other languages.
    pub is_together: bool,
}

/// Reusable buffers for a page in several languages.
#[derive(Default)]
pub struct Sheaf {
    room: Vec<Html>,
    pages: Vec<Html>,
}

/// Initial capacity in bytes, enough for most pages.
const PAGE: usize = 128 << 10;

impl Sheaf {
    /// The pages by language, in the order in which they were rendered.
    pub fn pages(&self) -> &[Html] {
        &self.pages
    }

    /// Buffers for this number of languages.
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
    /// By name; each is compiled at its first use.
    pages: BTreeMap<String, OnceLock<Compilation>>,
}

impl<'a> Renderer<'a> {
    /// `frames` has the frame of each locale, in order.
    pub fn new(templates: &'a Templates, frames: Vec<Tree>) -> Self {
        let frame = |tree: Tree| {
            let view = tree.edition(0);
            Frame {
                constant: Constant::of(view, view.node(view.root())),
                value: Value::from(Serde(Part::root(view))),
                fingerprint: tree.fingerprints()[0],
                pages: (templates.files.keys())
                    .map(|name| (name.clone(), OnceLock::new()))
                    .collect(),
            }
        };
        Self {
            templates,
            frames: frames.into_iter().map(frame).collect(),
            joints: RwLock::default(),
        }
    }

    /// Fingerprint of the frame of a locale.
    pub fn frame_fingerprint(&self, locale: usize) -> u64 {
        self.frames[locale].fingerprint
    }

    /// Renders a template in some locales, each with its view and into its own page of `sheaf`.
    /// Returns by locale the reads, and whether Minijinja rendered it.
    ///
    /// # Errors
    /// The template uses an undefined name; with its file and line.
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
        let mut stop = None;
        if let Some(joint) = self.joint(&[locale], name) {
            let pages = (&mut Vec::new(), std::slice::from_mut(page));
            match self.run(&joint, &[locale], &[view], pages) {
                Ok(mut rendered) => {
                    if let Some(rendered) = rendered.pop() {
                        return Ok(Rendered {
                            is_together: false,
                            ..rendered
                        });
                    }
                }
                Err(bail) => {
                    stop = bail
                        .spot()
                        .and_then(|spot| joint.program().spots.get(spot))
                        .cloned()
                }
            }
        }
        page.truncate(0);
        let (html, reads) = self.render_by_engine(locale, name, view)?;
        page.text(&html);
        if let Some(spot) = stop {
            self.templates.note_stop(spot);
        }
        Ok(Rendered {
            reads: Arc::new(reads),
            by_engine: true,
            is_together: false,
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
        let host = &*self.templates.host;
        let bits = run::run(joint, host, locales, views, room, pages)?;
        let rendered = bits.into_iter().map(|bits| Rendered {
            reads: joint.stem().reads(bits),
            by_engine: false,
            is_together: true,
        });
        Ok(rendered.collect())
    }

    /// The joined programs of some locales, if they can be joined.
    fn joint(&self, locales: &[usize], name: &str) -> Option<Arc<Joint>> {
        let joints = self.joints.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(joint) = joints.get(name).and_then(|known| known.get(locales)) {
            return joint.clone();
        }
        drop(joints);
        let pages = self.pages(locales, name);
        let joint = pages.and_then(|pages| Joint::of(&pages)).map(Arc::new);
        if joint.is_none() {
            tracing::info!("{name} is rendered separately in each language, which is slower");
        }
        let mut joints = self.joints.write().unwrap_or_else(PoisonError::into_inner);
        let known = joints.entry(name.to_owned()).or_default();
        known.entry(locales.to_vec()).or_insert(joint).clone()
    }

    /// The programs of a template in some locales, if it is compiled in each.
    pub(crate) fn pages(&self, locales: &[usize], name: &str) -> Option<Vec<Arc<Page>>> {
        let parsed = OnceLock::new();
        let page = |locale: &usize| {
            let frame = &self.frames[*locale];
            let page = frame.pages.get(name)?;
            let compiled = page.get_or_init(|| self.compiled(*locale, name, frame, &parsed));
            compiled.as_ref().ok().cloned()
        };
        // The first one is what the others share.
        let (first, others) = locales.split_first()?;
        let first = page(first)?;
        let others: Option<Vec<_>> = others.par_iter().map(page).collect();
        let mut pages = vec![first];
        pages.extend(others?);
        Some(pages)
    }

    /// Whether a template runs as one program in all languages; true if it is not compiled.
    pub fn joins(&self, name: &str) -> bool {
        let all: Vec<usize> = (0..self.frames.len()).collect();
        let pages = self.pages(&all, name);
        pages.is_none_or(|pages| Joint::of(&pages).is_some())
    }

    /// Renders a template by Minijinja, with the results of [`Renderer::render`].
    ///
    /// # Errors
    /// The errors of [`Renderer::render`].
    pub fn render_by_engine(
        &self,
        locale: usize,
        name: &str,
        view: Edition<'_>,
    ) -> Result<(String, RenderReads), Diagnostic> {
        let frame = &self.frames[locale].value;
        let view = Value::from(Serde(Part::root(view)));
        let given = context! { frame, ..view };
        let rendered = self.templates.engine().captured(locale, |environment| {
            let template = environment.get_template(name)?;
            template.render(given.clone())
        });
        rendered.map_err(|error| diagnose(&error, &self.templates.files, Some(&given)))
    }

    fn compiled<'p>(
        &'p self,
        locale: usize,
        name: &str,
        frame: &Frame,
        parsed: &OnceLock<Parsed<'p>>,
    ) -> Compilation {
        if let Some(known) = self
            .templates
            .compiled()
            .of(locale, name, frame.fingerprint)
        {
            return known;
        }
        let stem = self.templates.compiled().stem(name);
        let compiled = compile(self.sources(locale, name, frame, parsed, false), name);
        let compilation = match compiled {
            Ok(program) => {
                let shared = stem.and_then(|stem| Page::on(&stem, &program));
                Ok(Arc::new(shared.unwrap_or_else(|| Page::new(program))))
            }
            Err(refusals) => Err(refusals.into()),
        };
        let of = (frame.fingerprint, compilation.clone());
        self.templates.compiled().insert(locale, name, of);
        compilation
    }

    fn sources<'s, 'p: 's>(
        &'p self,
        locale: usize,
        name: &str,
        frame: &'s Frame,
        parsed: &'s OnceLock<Parsed<'p>>,
        is_check: bool,
    ) -> Sources<'s> {
        Sources {
            parsed: parsed.get_or_init(|| parse_all(&self.templates.files, name)),
            host: &*self.templates.host,
            locale,
            frame: &frame.constant,
            is_check,
        }
    }

    /// Every construct in these templates that is not compiled in some locale, as a warning with
    /// its position and an alternative. Constructs in branches that the frame excludes are not
    /// reported.
    pub fn check<'n>(&self, names: impl IntoIterator<Item = &'n str>) -> Vec<Diagnostic> {
        let mut refusals = BTreeSet::new();
        for name in names {
            let parsed = OnceLock::new();
            for (locale, frame) in self.frames.iter().enumerate() {
                let sources = self.sources(locale, name, frame, &parsed, true);
                refusals.extend(compile(sources, name).err().into_iter().flatten());
            }
        }
        let refusals = refusals.iter();
        refusals.map(|it| self.templates.refused(it)).collect()
    }
}
