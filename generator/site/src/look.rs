//! Makes the views of planned pages, renders those that differ, and writes the HTML that differs.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};

use jiff::Timestamp;

use crate::builder::Builder;
use crate::content_print::{self, Content};
use crate::plan::{Plan, Planned, Reason, Turn};
use catalogue::fingerprint;
use catalogue::fingerprint::ContentHash;
use catalogue::input::Input;
use diagnostic::Diagnostic;
use pages::kinds::{self, Made};
use pages::scope::{Neighbours, Others, Scope};
use pages::site::Site;
use store::output::Draft;
use store::state::{self, Bundles, PageKey, PageRecord};
use templates::{RenderReads, Sheaf, Tree};

/// Pages that one thread takes at once, at most.
const BATCH: usize = 64;

/// How many pages a thread makes before it sends them on: waking the receiver costs about as much as
/// a page.
const HANDFUL: usize = 4 * BATCH;

/// Formatted times that a thread caches at most.
const MOMENTS: usize = 20_000;

/// The result of looking at a page.
pub(crate) struct Looked {
    pub(crate) key: PageKey,
    pub(crate) record: PageRecord,
    /// What the file was; `None` when it was not there.
    pub(crate) was: Option<ContentHash>,
    /// Whether Minijinja rendered it, as no program could.
    pub(crate) by_engine: bool,
}

/// Why a page could not be made.
enum Trouble {
    /// Something is wrong with it. The other pages are still looked at, to report every mistake.
    Page(Diagnostic),
    /// The disk refuses, as it would for every other page.
    Disk(Diagnostic),
}

impl From<Diagnostic> for Trouble {
    fn from(error: Diagnostic) -> Self {
        Self::Page(error)
    }
}

/// A page in one language, once its view is made.
enum Viewed<'p> {
    /// Its view is what it was.
    Same(Looked),
    /// It is to be rendered.
    Open(Open<'p>),
}

/// A page in one language that is to be rendered.
struct Open<'p> {
    page: &'p Planned,
    key: PageKey,
    record: PageRecord,
    before: Option<PageRecord>,
}

/// A page in one language that was rendered.
struct Rendered {
    /// Its language, among those of the scope.
    nth: usize,
    /// Its content, if search engines may list it.
    content: Option<Content>,
    looked: Result<Looked, Trouble>,
}

impl Rendered {
    /// Adds its entry in the sitemaps; `prints` are those of its view without soft inputs.
    fn enter(&mut self, prints: &[u64], now: Timestamp) {
        if let (Some(content), Ok(looked)) = (&self.content, &mut self.looked) {
            looked.record.entry = Some(content.entry(prints[self.nth], now));
        }
    }
}

/// What the pages that a thread makes share.
struct Desk<'a> {
    bundles: &'a Bundles,
    /// Numbers of sets of words, by what a view read and by what a template did.
    /// There are as few as there are kinds of pages, or little more; those of views have one for each locale.
    view_words: Vec<(Others, Vec<Option<u32>>)>,
    render_words: Vec<(&'static str, Arc<RenderReads>, u32)>,
    sheaf: Sheaf,
}

impl Builder<'_> {
    /// Looks at every planned page, in parallel. Calls `take` with the results, in batches, on this
    /// thread. Returns the errors of pages, and the pages that were postponed because the turn ended.
    ///
    /// # Errors
    /// The disk refuses: the first refusal is reported, and no further page is started.
    pub(crate) fn look(
        &self,
        plan: &Plan,
        draft: &Draft<'_>,
        mut take: impl FnMut(Vec<Looked>) -> state::Result<()>,
    ) -> Result<(Vec<Diagnostic>, Vec<Planned>), Diagnostic> {
        let postponed: Mutex<Vec<Planned>> = Mutex::default();
        let done = AtomicUsize::new(0);
        let begun = AtomicUsize::new(0);
        let total = plan.build.len();
        let (sender, receiver) = mpsc::sync_channel(16);
        let at_once = rayon::current_num_threads();
        let languages = self.site.project.settings.locales.len();
        let is_one = |a: &Planned, b: &Planned| a.route == b.route;
        let batches = batches(&plan.build, is_one, languages, at_once);
        let work = |sender: mpsc::SyncSender<_>| {
            let mut desk = Desk::new(self.options.output.state().bundles());
            let neighbours = Neighbours::default();
            let mut made = Vec::with_capacity(HANDFUL + BATCH);
            while let Some(pages) = batches.get(begun.fetch_add(1, Ordering::Relaxed)) {
                for editions in pages.chunk_by(is_one) {
                    if self.can_postpone(editions) {
                        let mut postponed =
                            postponed.lock().unwrap_or_else(PoisonError::into_inner);
                        postponed.extend_from_slice(editions);
                        continue;
                    }
                    self.page(
                        editions,
                        &plan.left,
                        draft,
                        &neighbours,
                        &mut desk,
                        &mut made,
                    );
                    let so_far = done.fetch_add(editions.len(), Ordering::Relaxed);
                    (self.options.progress)(so_far + editions.len(), total);
                }
                neighbours.forget(MOMENTS);
                // The receiver is dropped early when the disk refuses; then this ends as well.
                if made.len() >= HANDFUL {
                    let room = Vec::with_capacity(made.capacity());
                    if sender.send(std::mem::replace(&mut made, room)).is_err() {
                        return;
                    }
                }
            }
            // A receiver that is gone has reported why.
            let _ = sender.send(made);
        };
        let errors = std::thread::scope(|threads| {
            for _ in 0..at_once.min(batches.len()) {
                let sender = sender.clone();
                threads.spawn(|| work(sender));
            }
            drop(sender);
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
                take(looked).map_err(state::diagnose)?;
            }
            Ok(errors)
        })?;
        let postponed = postponed
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner);
        Ok((errors, postponed))
    }

    /// The languages of a page by the order of their lists, if there are several orders and its view has such a list.
    fn by_order(&self, editions: &[Planned], facts: &[Input]) -> Option<Vec<Vec<Planned>>> {
        let catalogue = self.site.catalogue;
        let is_ordered = |input: &Input| matches!(input, Input::List(list) if catalogue.differs_by_language(*list));
        let mut groups: BTreeMap<usize, Vec<Planned>> = BTreeMap::new();
        if !facts.iter().any(is_ordered) {
            return None;
        }
        for page in editions {
            let group = groups.entry(catalogue.order(page.locale)).or_default();
            group.push(page.clone());
        }
        (groups.len() > 1).then(|| groups.into_values().collect())
    }

    /// Whether a page need not be made any more in these languages.
    fn can_postpone(&self, editions: &[Planned]) -> bool {
        self.turn.is_some_and(Turn::is_over) && editions.iter().all(|it| it.could_stay.is_some())
    }

    /// Looks at a page in these languages: its view is made for all of them at once, or for those with the same order
    /// of leagues.
    fn page(
        &self,
        editions: &[Planned],
        left: &HashMap<String, Option<ContentHash>>,
        draft: &Draft<'_>,
        neighbours: &Neighbours,
        desk: &mut Desk<'_>,
        batch: &mut Vec<Result<Looked, Trouble>>,
    ) {
        let locales: Vec<usize> = editions.iter().map(|page| page.locale).collect();
        let scope = Scope::new(self.site, &locales, neighbours);
        let route = &editions[0].route;
        let made = match kinds::make(&scope, route) {
            Ok(made) => made,
            Err(error) => return batch.push(Err(error.into())),
        };
        let reads = scope.take_reads();
        if let Some(groups) = self.by_order(editions, &reads.facts) {
            for group in groups {
                self.page(&group, left, draft, neighbours, desk, batch);
            }
            return;
        }
        let facts: Arc<[Input]> = reads.facts.into();
        let words = desk.read(reads.others, self.site);
        let before = match self.before(editions) {
            Ok(before) => before,
            Err(error) => return batch.push(Err(Trouble::Disk(state::diagnose(error)))),
        };
        let prints: Vec<u64> = match &made {
            Made::View { tree, .. } => tree.fingerprints(),
            Made::Document(texts) => texts.0.iter().map(|text| fingerprint::of(text)).collect(),
        };
        let mut open = Vec::with_capacity(editions.len());
        for ((nth, page), before) in editions.iter().enumerate().zip(before) {
            let record = PageRecord {
                file: page.file.clone(),
                facts: facts.clone(),
                view_words: desk.view_words(words, page.locale, self.site),
                render_words: 0,
                view: match made {
                    Made::View { .. } => self.view_print(page, prints[nth]),
                    Made::Document(_) => prints[nth],
                },
                html: 0,
                viewed_at: self.site.now,
                written_in: self.generation,
                looked_after: self.generation - 1,
                reasons: match &page.reason {
                    Reason::New => [].into(),
                    Reason::Changed(inputs) => inputs.clone(),
                },
                entry: None,
            };
            match self.viewed(page, record, before, desk) {
                Viewed::Same(looked) => batch.push(Ok(looked)),
                Viewed::Open(edition) => open.push((nth, edition)),
            }
        }
        if open.is_empty() {
            return;
        }
        match made {
            Made::View { tree, is_listed } => {
                let mut each = self.rendered(&tree, is_listed, open, left, draft, desk);
                // Its memory is used again below.
                drop(tree);
                let is_open = |it: &Rendered| matches!(it.content, Some(Content::Open { .. }));
                let prints = if each.iter().any(is_open) && facts.iter().any(Input::is_soft) {
                    content_print::prints(&scope, route)
                } else {
                    Ok(prints)
                };
                match prints {
                    Ok(prints) => each
                        .iter_mut()
                        .for_each(|it| it.enter(&prints, self.site.now)),
                    Err(error) => batch.push(Err(error.into())),
                }
                batch.extend(each.into_iter().map(|it| it.looked));
            }
            Made::Document(texts) => {
                let nothing = desk.bundles.number(&[]);
                batch.extend(open.into_iter().map(|(nth, mut open)| {
                    open.record.render_words = nothing;
                    self.written(open, false, texts.0[nth].as_bytes(), left, draft)
                }));
            }
        }
    }

    /// Renders a page in the languages in which its view differs.
    fn rendered(
        &self,
        tree: &Tree,
        is_listed: bool,
        open: Vec<(usize, Open<'_>)>,
        left: &HashMap<String, Option<ContentHash>>,
        draft: &Draft<'_>,
        desk: &mut Desk<'_>,
    ) -> Vec<Rendered> {
        let views: Vec<_> = open.iter().map(|(nth, _)| tree.edition(*nth)).collect();
        let locales: Vec<usize> = open.iter().map(|(_, it)| it.page.locale).collect();
        let template = kinds::definition(&open[0].1.page.route).template;
        let mut sheaf = std::mem::take(&mut desk.sheaf);
        let renderer = &self.site.renderer;
        let rendered = renderer.render(&locales, template, &views, &mut sheaf);
        let each = rendered.into_iter().zip(sheaf.pages()).zip(open);
        let each = each.map(|((rendered, html), (nth, mut open))| {
            let html = html.as_bytes();
            let content = (is_listed && rendered.is_ok()).then(|| {
                let Open {
                    page,
                    before,
                    record,
                    ..
                } = &open;
                Content::new(self.site, page, before.as_ref(), &record.facts, html)
            });
            let looked = rendered.map_err(Trouble::from).and_then(|rendered| {
                open.record.render_words = desk.render_words(template, rendered.reads);
                self.written(open, rendered.by_engine, html, left, draft)
            });
            Rendered {
                nth,
                content,
                looked,
            }
        });
        let each = each.collect();
        desk.sheaf = sheaf;
        each
    }

    /// The stored record of a page in each of these languages.
    fn before(&self, editions: &[Planned]) -> state::Result<Vec<Option<PageRecord>>> {
        let is_new = |page: &Planned| page.reason == Reason::New;
        let mut stands = if editions.iter().all(is_new) {
            Vec::new()
        } else {
            self.reading.editions(&editions[0].route)?
        };
        let before = editions.iter().map(|page| {
            let code = self.site.project.settings.locales[page.locale].code;
            let (_, record) = state::take_edition(&mut stands, code)?;
            (!is_new(page)).then_some(record)
        });
        Ok(before.collect())
    }

    /// Fingerprint of a page's view and of the frame that it is in.
    fn view_print(&self, page: &Planned, view: u64) -> u64 {
        let frame = self.site.renderer.frame_fingerprint(page.locale);
        fingerprint::of_numbers([view, frame])
    }

    /// What a page is in one language, with the second cut-off: an equal view is not rendered.
    fn viewed<'p>(
        &self,
        page: &'p Planned,
        mut record: PageRecord,
        before: Option<PageRecord>,
        desk: &Desk<'_>,
    ) -> Viewed<'p> {
        let key = page.key(self.site);
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
                record.entry = before.entry;
                return Viewed::Same(Looked {
                    key,
                    was: Some(record.html),
                    record,
                    by_engine: false,
                });
            }
        }
        Viewed::Open(Open {
            page,
            key,
            record,
            before,
        })
    }

    /// Writes a page, with the third cut-off: equal HTML is not written.
    fn written(
        &self,
        open: Open<'_>,
        is_by_engine: bool,
        html: &[u8],
        left: &HashMap<String, Option<ContentHash>>,
        draft: &Draft<'_>,
    ) -> Result<Looked, Trouble> {
        let Open {
            page,
            key,
            mut record,
            before,
        } = open;
        record.html = fingerprint::content(html);
        let was = match &before {
            Some(before) if before.file == page.file => Some(before.html),
            _ => left.get(&page.file).copied().flatten(),
        };
        if was == Some(record.html) {
            record.written_in = before.map_or(self.generation - 1, |before| before.written_in);
        } else {
            draft.write(&page.file, html).map_err(Trouble::Disk)?;
        }
        Ok(Looked {
            key,
            record,
            was,
            by_engine: is_by_engine,
        })
    }
}

/// What threads take at once: few of few, so that none has nothing to do, and all languages of a page,
/// as these are made together. Only where there are hardly more pages than threads, one may be much
/// longer than the others, and has its languages divided.
fn batches<T>(
    editions: &[T],
    is_one: impl Fn(&T, &T) -> bool + Copy,
    languages: usize,
    threads: usize,
) -> Vec<&[T]> {
    let pages = editions.len().div_ceil(languages);
    let parts = (2 * threads).div_ceil(pages + 1);
    if parts > 1 {
        let part = languages.div_ceil(parts);
        let each = editions.chunk_by(is_one);
        return each.flat_map(|page| page.chunks(part)).collect();
    }
    let fair = editions.len().div_ceil(4 * threads).min(BATCH);
    editions.chunks(fair.next_multiple_of(languages)).collect()
}

impl<'a> Desk<'a> {
    fn new(bundles: &'a Bundles) -> Self {
        Self {
            bundles,
            view_words: Vec::new(),
            render_words: Vec::new(),
            sheaf: Sheaf::default(),
        }
    }

    /// The place of what a view read among the sets of words.
    fn read(&mut self, others: Others, site: &Site<'_>) -> usize {
        let known = &mut self.view_words;
        known
            .iter()
            .position(|(it, _)| *it == others)
            .unwrap_or_else(|| {
                known.push((others, vec![None; site.project.settings.locales.len()]));
                known.len() - 1
            })
    }

    /// The number of what a view read, in a locale.
    fn view_words(&mut self, read: usize, locale: usize, site: &Site<'_>) -> u32 {
        let (others, numbers) = &mut self.view_words[read];
        let code = site.project.settings.locales[locale];
        *numbers[locale].get_or_insert_with(|| self.bundles.number(&others.inputs(code)))
    }

    fn render_words(&mut self, template: &'static str, read: Arc<RenderReads>) -> u32 {
        let is_known = |(of, known, _): &&(&'static str, Arc<RenderReads>, u32)| {
            *of == template && Arc::ptr_eq(known, &read)
        };
        if let Some((.., number)) = self.render_words.iter().find(is_known) {
            return *number;
        }
        let messages = read.messages.iter().cloned().map(Input::Message);
        let assets = read.assets.iter().cloned().map(Input::Asset);
        let words: BTreeSet<Input> = messages
            .chain(assets)
            .chain([Input::Template(template.to_owned())])
            .collect();
        let number = self.bundles.number(&words.into_iter().collect::<Vec<_>>());
        self.render_words.push((template, read, number));
        number
    }
}

#[cfg(test)]
mod tests {
    use super::batches;

    /// The lengths of the batches, for a number of pages in a number of languages.
    fn lengths(pages: usize, languages: usize, threads: usize) -> Vec<usize> {
        let editions: Vec<usize> = (0..pages * languages).map(|nth| nth / languages).collect();
        let batches = batches(&editions, |a, b| a == b, languages, threads);
        assert_eq!(batches.concat(), editions);
        batches.into_iter().map(<[usize]>::len).collect()
    }

    #[test]
    fn a_thread_takes_a_fair_share_of_whole_pages() {
        assert_eq!(lengths(25_000, 4, 2)[..3], [64; 3]);
        assert_eq!(lengths(25_000, 3, 2)[..3], [66; 3]);
        assert_eq!(lengths(16, 4, 2), [8; 8]);
        assert_eq!(lengths(3, 4, 2), [4; 3]);
        assert_eq!(lengths(2, 40, 1), [40; 2]);
        assert_eq!(lengths(0, 4, 2), [0; 0]);
    }

    #[test]
    fn languages_of_few_pages_are_divided_among_the_threads() {
        assert_eq!(lengths(2, 4, 2), [2; 4]);
        assert_eq!(lengths(1, 5, 2), [3, 2]);
        assert_eq!(lengths(1, 4, 16), [1; 4]);
        assert_eq!(lengths(2, 40, 8), [7, 7, 7, 7, 7, 5, 7, 7, 7, 7, 7, 5]);
    }
}
