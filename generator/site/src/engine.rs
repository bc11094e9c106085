//! The engine: makes one build after another, and keeps in memory what it would otherwise read from
//! the state each time. So a small update costs what it touches, not what exists.
//!
//! The memory is a copy of the committed state. A build that fails drops it, and the next one reads the
//! state again.

use std::path::PathBuf;

use jiff::Timestamp;

use crate::builder::Builder;
use crate::dead_links::dead_links;
use crate::edge;
use crate::ingest::{self, Ingested, Update, ingest};
use crate::options::{BuildOptions, Summary};
use crate::plan::{self, Changed, Known, Turn};
use crate::removal;
use crate::sitemaps;
use crate::traces::Traces;
use catalogue::Catalogue;
use diagnostic::Diagnostic;
use pages::shares::Shares;
use pages::site::Site;
use project::endpoints::Endpoints;
use store::output::Output;
use store::state::{self, Key};

/// Makes builds into one output folder.
#[derive(Default)]
pub struct Engine {
    /// What was read before the first build.
    read: Option<(PathBuf, Catalogue)>,
    memory: Option<Memory>,
    /// Which stale pages the next build takes.
    turn: Option<Turn>,
}

/// What is kept between two builds.
struct Memory {
    /// The output folder and the locales that this was read for.
    of: (PathBuf, Vec<String>),
    catalogue: Catalogue,
    traces: Traces,
    /// What the content names and the catalogue does not have, as the last build reported it.
    unknown_names: Vec<String>,
}

impl Engine {
    /// An engine that has read the catalogue of the last build already. The first build would do
    /// that; but this needs no project, which can be read meanwhile. Nobody else may build into the
    /// folder in between.
    ///
    /// # Errors
    /// The state cannot be read.
    pub fn open(output: &Output) -> Result<Self, Diagnostic> {
        let catalogue = ingest::load(output.state())?;
        Ok(Self {
            read: Some((output.site(), catalogue)),
            ..Self::default()
        })
    }

    /// Builds the site from what the operator answered.
    ///
    /// # Errors
    /// A page cannot be rendered, more would go than the settings allow, or the disk refuses.
    /// Nothing is switched then: the last good site is still served. Warnings come with success.
    pub fn build(
        &mut self,
        options: &BuildOptions<'_>,
        update: Update<'_>,
    ) -> Result<(Summary, Vec<Diagnostic>), Vec<Diagnostic>> {
        let of = (options.output.site(), options.project.settings.codes());
        let mut memory = match self.memory.take().filter(|memory| memory.of == of) {
            Some(memory) => memory,
            None => Memory::load(options, of, self.read.take()).map_err(|error| vec![error])?,
        };
        let turn = self.turn.take();
        let done = memory.build(options, update, turn.as_ref())?;
        self.memory = Some(memory);
        Ok(done)
    }

    /// The catalogue of the last build, without its markets; none before the first build and after
    /// one that failed.
    pub fn catalogue(&self) -> Option<&Catalogue> {
        Some(&self.memory.as_ref()?.catalogue)
    }

    /// Says which of the pages with outdated prices or scores the next build takes. Without it, a
    /// build takes those that are older than the limit: pages that were made together become due
    /// together, and a caller that builds often spreads them.
    pub fn take_stale(&mut self, turn: Turn) {
        self.turn = Some(turn);
    }

    /// How many pages wait that were made before a time.
    pub fn stale_since(&self, at: Timestamp) -> usize {
        let memory = self.memory.as_ref();
        memory.map_or(0, |memory| memory.traces.stale.made_until(at).count())
    }

    /// When the page with the oldest outdated prices or scores was made.
    pub fn oldest_stale(&self) -> Option<Timestamp> {
        self.memory.as_ref()?.traces.stale.oldest()
    }
}

impl Memory {
    /// `read` is what an engine knew before, and of which folder.
    fn load(
        options: &BuildOptions<'_>,
        of: (PathBuf, Vec<String>),
        read: Option<(PathBuf, Catalogue)>,
    ) -> Result<Self, Diagnostic> {
        let state = options.output.state();
        let catalogue = match read.filter(|(folder, _)| *folder == of.0) {
            Some((_, catalogue)) => catalogue,
            None => ingest::load(state)?,
        };
        let traces = || Traces::load(&state.read()?, &of.1);
        Ok(Self {
            traces: traces().map_err(state::diagnose)?,
            catalogue,
            of,
            unknown_names: Vec::new(),
        })
    }

    fn build(
        &mut self,
        options: &BuildOptions<'_>,
        update: Update<'_>,
        turn: Option<&Turn>,
    ) -> Result<(Summary, Vec<Diagnostic>), Vec<Diagnostic>> {
        let one = |error: Diagnostic| vec![error];
        let diagnose = |error: state::Error| vec![state::diagnose(error)];
        let BuildOptions {
            project, output, ..
        } = *options;
        let Self {
            catalogue,
            traces,
            unknown_names,
            of,
        } = self;
        let settings = &project.settings;
        let state = output.state();
        let Ingested {
            dirty,
            unfit,
            mut notes,
        } = ingest(state, catalogue, update, settings, options.allow_removal).map_err(one)?;
        let markets = Box::new(state.read().map_err(diagnose)?);
        catalogue.prepare(&settings.bounds(), options.now, markets);
        let reading = state.read().map_err(diagnose)?;
        let known: Option<String> = reading.value(Key::Api).map_err(diagnose)?;
        let api = options.api.map(str::to_owned).or(known).unwrap_or_default();
        let endpoints = Endpoints::new(settings, &api);
        let mut site =
            Site::new(project, catalogue, endpoints, options.now, options.program).map_err(one)?;
        let collisions = project.content.collisions(catalogue);
        if !collisions.is_empty() {
            return Err(collisions);
        }
        if settings.share_images.are_wanted() {
            let before = reading.assets().map_err(diagnose)?;
            site.shares = Shares::new(
                settings,
                site.catalogue,
                |path| before.contains_key(path),
                &mut notes,
            );
        }
        let changed = Changed::since(&site, dirty, &traces.globals);
        let known = Known {
            reading: &reading,
            bundles: state.bundles(),
            readers: &traces.readers,
            stale: &traces.stale,
            turn,
        };
        let mut plan = plan::plan(&site, &changed, &known)?;
        removal::check_pages(options, &plan).map_err(one)?;
        let others = options.shard.map(|shard| {
            let sitemaps = sitemaps::of_other_shards(&plan, shard, &of.1);
            let mut others = plan.keep(shard);
            others.extend(sitemaps);
            others
        });
        let builder = Builder {
            options,
            site: &site,
            changed: &changed,
            turn,
            reading: &reading,
            generation: output.number().map_err(one)? + 1,
            api: &api,
        };
        // Before the pages: a server must allow their scripts as soon as they are served. Those of the
        // pages before them stay allowed.
        edge::write(&site, output).map_err(one)?;
        let mut summary = builder.build(plan, traces)?;
        summary.unfit = unfit;
        summary.others = others.unwrap_or_default();
        let mut unknown = project.content.unknown_names(catalogue);
        unknown.extend(dead_links(
            &project.content,
            catalogue,
            &settings.features.limited_by(catalogue.offers),
        ));
        let known = std::mem::replace(
            unknown_names,
            unknown.iter().map(ToString::to_string).collect(),
        );
        notes.extend(
            unknown
                .into_iter()
                .filter(|it| !known.contains(&it.to_string())),
        );
        catalogue.rest();
        Ok((summary, notes))
    }
}
