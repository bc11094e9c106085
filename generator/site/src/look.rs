//! Looks at the pages of a plan: makes their views, renders what came out otherwise, and writes it.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

use rayon::prelude::*;

use crate::build::Builder;
use crate::diagnostic::Diagnostic;
use crate::fingerprint::{self, Fingerprinter};
use crate::input::Input;
use crate::output::Draft;
use crate::pages::{self, Model};
use crate::plan::{Plan, Planned, Reason};
use crate::route::PageKind;
use crate::scope::{Neighbours, Scope, Words};
use crate::site::Site;
use crate::state::{self, Bundles, ContentHash, PageKey, PageRecord};
use crate::templates::{Html, RenderReads};

/// Pages that one thread makes one after another.
const BATCH: usize = 64;

/// Bytes that most pages fit in.
const PAGE: usize = 128 << 10;

/// What came of looking at a page.
pub(crate) struct Looked {
    pub(crate) key: PageKey,
    pub(crate) record: PageRecord,
    /// What the file was; `None` when it was not there.
    pub(crate) was: Option<ContentHash>,
    /// Whether the template engine rendered it, as no program could.
    pub(crate) by_engine: bool,
}

/// Why a page could not be made.
enum Trouble {
    /// Something is wrong with it; others are looked at nevertheless, to tell every mistake.
    Page(Diagnostic),
    /// The disk refuses, as it would for every other page.
    Disk(Diagnostic),
}

impl From<Diagnostic> for Trouble {
    fn from(error: Diagnostic) -> Self {
        Self::Page(error)
    }
}

/// What the pages of a batch share.
struct Desk<'a> {
    neighbours: Neighbours,
    bundles: &'a Bundles,
    /// Numbers of sets of words, by what a view read and by what a template did.
    view_words: HashMap<Words, u32>,
    render_words: HashMap<(PageKind, *const RenderReads), (Arc<RenderReads>, u32)>,
    html: Html,
}

impl Builder<'_> {
    /// Looks at every planned page, in parallel; `take` is given what came out, in batches, on this
    /// thread. Returns what went wrong with pages.
    ///
    /// # Errors
    /// The disk refuses: the first thing that it refused is told, and no more pages are begun.
    pub(crate) fn look(
        &self,
        plan: &Plan,
        draft: &Draft<'_>,
        mut take: impl FnMut(Vec<Looked>) -> state::Result<()>,
    ) -> Result<Vec<Diagnostic>, Diagnostic> {
        let done = AtomicUsize::new(0);
        let total = plan.build.len();
        let (sender, receiver) = mpsc::sync_channel(64);
        std::thread::scope(|threads| {
            threads.spawn(move || {
                plan.build
                    .par_chunks(BATCH)
                    .try_for_each_with(sender, |sender, pages| {
                        let mut desk = Desk::new(self.options.output.state().bundles());
                        let batch: Vec<Result<Looked, Trouble>> = pages
                            .iter()
                            .map(|page| {
                                let looked = self.page(page, &plan.left, draft, &mut desk);
                                let so_far = done.fetch_add(1, Ordering::Relaxed) + 1;
                                (self.options.progress)(so_far, total);
                                looked
                            })
                            .collect();
                        // The receiver goes early when the disk refuses; then this ends as well.
                        sender.send(batch).ok()
                    })
            });
            let mut errors = Vec::new();
            for batch in receiver {
                let mut looked = Vec::with_capacity(batch.len());
                for one in batch {
                    match one {
                        Ok(page) => looked.push(page),
                        Err(Trouble::Page(error)) => errors.push(error),
                        Err(Trouble::Disk(error)) => return Err(error),
                    }
                }
                take(looked).map_err(state::told)?;
            }
            Ok(errors)
        })
    }

    /// Looks at one page, with the two later cut-offs: an equal view is not rendered, equal HTML is
    /// not written.
    fn page(
        &self,
        page: &Planned,
        left: &HashMap<String, Option<ContentHash>>,
        draft: &Draft<'_>,
        desk: &mut Desk<'_>,
    ) -> Result<Looked, Trouble> {
        let site = self.site;
        let key = page.key(site);
        let before = match page.reason {
            Reason::New => None,
            Reason::Changed(_) => {
                (self.reading.page(&key)).map_err(|error| Trouble::Disk(state::told(error)))?
            }
        };
        let scope = Scope::new(site, page.locale, &desk.neighbours);
        let Model(view) = pages::model(&scope, page.route)?;
        let reads = scope.into_reads();
        let mut whole = Fingerprinter::default();
        whole
            .number(view.fingerprint())
            .number(site.renderer.frame_fingerprint(page.locale));
        let mut record = PageRecord {
            file: page.file.clone(),
            facts: reads.facts,
            view_words: desk.view_words(reads.words, site),
            render_words: 0,
            view: whole.finish(),
            html: 0,
            viewed_at: site.now,
            written_in: self.generation,
            looked_in: self.generation,
            reasons: match &page.reason {
                Reason::New => Vec::new(),
                Reason::Changed(inputs) => inputs.clone(),
            },
        };
        if let Some(before) = &before {
            let words = desk.bundles.get(before.render_words);
            let is_same = before.file == page.file
                && before.view == record.view
                && !self.changed.reaches(&[Input::Program], page.locale)
                && !self.changed.reaches(&words, page.locale);
            if is_same {
                record.render_words = before.render_words;
                record.html = before.html;
                record.written_in = before.written_in;
                return Ok(Looked {
                    key,
                    was: Some(record.html),
                    record,
                    by_engine: false,
                });
            }
        }
        let template = page.route.kind.template();
        desk.html.truncate(0);
        let (read, by_engine) =
            site.renderer
                .render(page.locale, template, &view, &mut desk.html)?;
        record.render_words = desk.render_words(page.route.kind, read);
        let html = desk.html.as_bytes();
        record.html = fingerprint::content(html);
        let was = match &before {
            Some(before) if before.file == page.file => Some(before.html),
            _ => left.get(&page.file).copied().flatten(),
        };
        if was == Some(record.html) {
            record.written_in = before.map_or(self.generation, |before| before.written_in);
        } else {
            draft.write(&page.file, html).map_err(Trouble::Disk)?;
        }
        Ok(Looked {
            key,
            record,
            was,
            by_engine,
        })
    }
}

impl<'a> Desk<'a> {
    fn new(bundles: &'a Bundles) -> Self {
        Self {
            neighbours: Neighbours::default(),
            bundles,
            view_words: HashMap::new(),
            render_words: HashMap::new(),
            html: Html::with_capacity(PAGE),
        }
    }

    fn view_words(&mut self, words: Words, site: &Site<'_>) -> u32 {
        if let Some(number) = self.view_words.get(&words) {
            return *number;
        }
        let inputs = words.inputs(&site.project.settings.locales);
        let number = self.bundles.number(&inputs);
        self.view_words.insert(words, number);
        number
    }

    fn render_words(&mut self, kind: PageKind, read: Arc<RenderReads>) -> u32 {
        let key = (kind, Arc::as_ptr(&read));
        let number = || {
            let messages = read.messages.iter().cloned().map(Input::Message);
            let assets = read.assets.iter().cloned().map(Input::Asset);
            let words: BTreeSet<Input> = messages
                .chain(assets)
                .chain([Input::Template(kind)])
                .collect();
            self.bundles.number(&words.into_iter().collect::<Vec<_>>())
        };
        // The reads are kept, so that no other can come to stand where they do.
        let known = self.render_words.entry(key);
        known.or_insert_with(|| (Arc::clone(&read), number())).1
    }
}
