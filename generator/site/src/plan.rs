//! Which pages a change reaches: a pure function of the catalogue, of what changed and of what the
//! pages of the last build read.
//!
//! A change of an entity costs the pages that may have read it: [`Readers`] names them. A change of
//! what every page reads (words, templates, settings, the day) looks at all of them.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use jiff::{SignedDuration, Timestamp};
use rayon::prelude::*;

use crate::catalogue::Locales;
use crate::diagnostic::Diagnostic;
use crate::input::Input;
use crate::readers::Readers;
use crate::route::{self, PageKind, Route};
use crate::shard::Shard;
use crate::site::Site;
use crate::stale::{Page, Stale};
use crate::state::{self, Bundles, ContentHash, Foreign, PageKey, PageRecord, Reading};

/// What has changed since the last build.
pub enum Changed {
    /// These inputs, in these locales.
    Inputs(HashMap<Input, Locales>),
    /// Anything may have.
    Everything,
}

impl Changed {
    /// Adds inputs that are no part of an entity to what changed in the catalogue; `known` is what
    /// they were.
    pub fn since(
        site: &Site<'_>,
        dirty: Option<HashMap<Input, Locales>>,
        known: &BTreeMap<Input, Vec<u64>>,
    ) -> Self {
        let Some(mut inputs) = dirty else {
            return Self::Everything;
        };
        let changed: Vec<(Input, Locales)> = known
            .par_iter()
            .filter_map(|(input, before)| {
                let now = site.fingerprints(input);
                let differ: Locales = (0..now.len())
                    .filter(|locale| before.get(*locale) != now.get(*locale))
                    .collect();
                (!differ.is_empty()).then(|| (input.clone(), differ))
            })
            .collect();
        inputs.extend(changed);
        Self::Inputs(inputs)
    }

    /// Whether nothing has.
    pub fn is_nothing(&self) -> bool {
        matches!(self, Self::Inputs(inputs) if inputs.is_empty())
    }

    /// Whether one of these inputs has, in a locale.
    pub fn reaches(&self, inputs: &[Input], locale: usize) -> bool {
        match self {
            Self::Everything => true,
            Self::Inputs(changed) => inputs.iter().any(|input| differs(changed, input, locale)),
        }
    }

    /// Whether an input has, in any locale.
    pub fn contains(&self, input: &Input) -> bool {
        match self {
            Self::Everything => true,
            Self::Inputs(changed) => changed.contains_key(input),
        }
    }
}

fn differs(changed: &HashMap<Input, Locales>, input: &Input, locale: usize) -> bool {
    changed
        .get(input)
        .is_some_and(|locales| locales.contains(locale))
}

/// Why a page is looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The last build did not have it, or had it elsewhere, or a rollback touched it.
    New,
    /// These inputs changed; none stands for everything.
    Changed(Vec<Input>),
}

impl Reason {
    /// The first of it in a word, for logs.
    pub fn word(&self) -> &'static str {
        match self {
            Self::New => "new",
            Self::Changed(inputs) => inputs.first().map_or("everything", Input::word),
        }
    }
}

/// One page to look at.
#[derive(Clone, Debug)]
pub struct Planned {
    /// Which page.
    pub route: Route,
    /// Index of its language.
    pub locale: usize,
    /// Its file below the site's root.
    pub file: String,
    /// Why.
    pub reason: Reason,
}

impl Planned {
    /// Its place in the state.
    pub fn key(&self, site: &Site<'_>) -> PageKey {
        PageKey {
            route: self.route,
            locale: site.project.settings.locales[self.locale].code.to_owned(),
        }
    }
}

/// A page that there is no more, or that is stale.
#[derive(Clone, Debug)]
pub struct Standing {
    /// Its place in the state.
    pub key: PageKey,
    /// Index of its language; `None` for one that the site has no more.
    pub locale: Option<usize>,
    /// What it read of the catalogue.
    pub facts: Vec<Input>,
    /// When its view was last made.
    pub viewed_at: Timestamp,
}

/// The whole plan.
#[derive(Debug, Default)]
pub struct Plan {
    /// How many pages there are to be.
    pub pages: usize,
    /// Pages to look at; all others stay as they are.
    pub build: Vec<Planned>,
    /// Pages that became stale: their prices or scores are not the latest, and they are fresh
    /// enough to stay.
    pub stale: Vec<Standing>,
    /// Pages of the last build that there are no more.
    pub gone: Vec<Standing>,
    /// What stands at files that no page has as it did: pages that moved or went, and what a
    /// rollback put there.
    pub left: HashMap<String, Option<ContentHash>>,
    /// Pages of these that no page of the plan has any more.
    pub removals: Vec<String>,
}

impl Plan {
    /// Leaves to other machines what is not in this part. Returns the files of that.
    pub fn keep(&mut self, shard: Shard) -> Vec<String> {
        let all = std::mem::take(&mut self.build);
        let (kept, others): (Vec<Planned>, Vec<Planned>) =
            all.into_iter().partition(|page| shard.takes(&page.route));
        self.build = kept;
        self.pages -= others.len();
        others.into_iter().map(|page| page.file).collect()
    }
}

/// What is known of the pages of the last build, beside their records.
pub struct Known<'a> {
    /// What each was made from.
    pub reading: &'a Reading,
    /// Words that they read.
    pub bundles: &'a Bundles,
    /// Who read what.
    pub readers: &'a Readers,
    /// Which are stale.
    pub stale: &'a Stale,
    /// Which of these are built; without it, those that may wait no longer.
    pub turn: Option<&'a Turn>,
}

/// Stale pages whose turn it is, though they might wait.
#[derive(Clone, Debug, Default)]
pub struct Turn {
    /// So many of the oldest.
    pub oldest: usize,
    /// The pages of these matches.
    pub matches: Vec<u64>,
}

/// Plans a build.
///
/// # Errors
/// The state cannot be read, or two pages want one path.
pub fn plan(
    site: &Site<'_>,
    changed: &Changed,
    known: &Known<'_>,
) -> Result<Plan, Vec<Diagnostic>> {
    let told = |error| vec![state::told(error)];
    let settings = &site.project.settings;
    let foreign: Vec<Foreign> = known
        .reading
        .value(state::Key::Foreign)
        .map_err(told)?
        .unwrap_or_default();
    let planner = Planner {
        site,
        changed,
        words: Words::new(changed, known.bundles, settings.locales.len()),
        foreign: foreign.iter().map(|it| it.file.clone()).collect(),
        stale: known.stale,
        turn: turn(site, known),
    };
    let mut plan = Plan {
        pages: route::count(site.catalogue) * settings.locales.len(),
        ..Plan::default()
    };
    match changed {
        Changed::Inputs(inputs) if foreign.is_empty() && inputs.keys().all(Input::is_fact) => {
            planner.look_at_reached(inputs, known, &mut plan)
        }
        _ => planner.look_at_all(known.reading, &mut plan),
    }?;
    plan.left
        .extend(foreign.into_iter().map(|it| (it.file, it.is)));
    // Every page that has another file than it had is in the plan: its path is a hard input.
    let stand: HashSet<&str> = plan.build.iter().map(|page| page.file.as_str()).collect();
    plan.removals = plan
        .left
        .iter()
        .filter(|(file, is)| is.is_some() && route::is_page(file) && !stand.contains(file.as_str()))
        .map(|(file, _)| file.clone())
        .collect();
    plan.removals.sort();
    Ok(plan)
}

/// Stale pages whose turn it is.
fn turn(site: &Site<'_>, known: &Known<'_>) -> BTreeSet<Page> {
    if let Some(turn) = known.turn {
        let locales = 0..site.project.settings.locales.len();
        let own = turn.matches.iter().flat_map(|id| {
            let route = Route {
                kind: PageKind::Match,
                id: *id,
            };
            locales.clone().map(move |locale| (route, locale))
        });
        return known
            .stale
            .oldest_pages()
            .take(turn.oldest)
            .chain(own)
            .collect();
    }
    let fresh = SignedDuration::from_secs(site.project.settings.price_seconds.into());
    let limit = site.now.checked_sub(fresh);
    limit.map_or_else(
        |_| BTreeSet::new(),
        |limit| known.stale.made_until(limit).collect(),
    )
}

enum Step {
    Keep,
    KeepStale,
    Build(String, Reason),
}

struct Planner<'a> {
    site: &'a Site<'a>,
    changed: &'a Changed,
    words: Words,
    foreign: HashSet<String>,
    stale: &'a Stale,
    /// Stale pages that are not to wait any longer.
    turn: BTreeSet<Page>,
}

impl Planner<'_> {
    /// Looks at the pages that the inputs may reach, and at stale ones that have waited long enough.
    fn look_at_reached(
        &self,
        inputs: &HashMap<Input, Locales>,
        known: &Known<'_>,
        plan: &mut Plan,
    ) -> Result<(), Vec<Diagnostic>> {
        let settings = &self.site.project.settings;
        let told = |error| vec![state::told(error)];
        let reached = known.readers.reached(known.reading, inputs.keys());
        let reached = reached.map_err(told)?.into_iter();
        let locales = 0..settings.locales.len();
        let reached = reached.flat_map(|route| locales.clone().map(move |locale| (route, locale)));
        let turn = self.turn.iter().copied();
        let pages: BTreeSet<Page> = reached.chain(turn).collect();
        for (route, locale) in pages {
            let key = PageKey {
                route,
                locale: settings.locales[locale].code.to_owned(),
            };
            match known.reading.page(&key).map_err(told)? {
                Some(record) => self.look(key, Some(locale), record, plan),
                None => self.look_at_new(route, locale, plan),
            }
        }
        Ok(())
    }

    /// Looks at every page there was, and at every one there is to be.
    fn look_at_all(&self, reading: &Reading, plan: &mut Plan) -> Result<(), Vec<Diagnostic>> {
        let routes = route::all(self.site.catalogue)?;
        let locales = &self.site.project.settings.locales;
        let index: HashMap<&str, usize> = locales
            .iter()
            .enumerate()
            .map(|(index, locale)| (locale.code, index))
            .collect();
        let mut known: HashSet<Page> = HashSet::new();
        reading
            .pages(|key, record| {
                let locale = index.get(key.locale.as_str()).copied();
                known.extend(locale.map(|locale| (key.route, locale)));
                self.look(key, locale, record, plan);
            })
            .map_err(|error| vec![state::told(error)])?;
        // A match's pages in all languages follow one another.
        for route in routes {
            for locale in (0..locales.len()).filter(|locale| !known.contains(&(route, *locale))) {
                self.look_at_new(route, locale, plan);
            }
        }
        Ok(())
    }

    fn look(&self, key: PageKey, locale: Option<usize>, record: PageRecord, plan: &mut Plan) {
        let stands = locale.filter(|_| key.route.is_there(self.site.catalogue));
        let Some(stands) = stands else {
            plan.left.insert(record.file, Some(record.html));
            plan.gone.push(Standing {
                key,
                locale,
                facts: record.facts,
                viewed_at: record.viewed_at,
            });
            return;
        };
        let was_stale = self.stale.contains((key.route, stands));
        match self.step(&key, stands, &record, was_stale) {
            Step::KeepStale if !was_stale => plan.stale.push(Standing {
                key,
                locale,
                facts: Vec::new(),
                viewed_at: record.viewed_at,
            }),
            Step::Keep | Step::KeepStale => {}
            Step::Build(file, reason) => {
                if record.file != file {
                    plan.left.insert(record.file, Some(record.html));
                }
                plan.build.push(Planned {
                    route: key.route,
                    locale: stands,
                    file,
                    reason,
                });
            }
        }
    }

    fn look_at_new(&self, route: Route, locale: usize, plan: &mut Plan) {
        if let Some(path) = route.path(self.site.catalogue) {
            plan.build.push(Planned {
                route,
                locale,
                file: route::file(self.site.prefix(locale), &path),
                reason: Reason::New,
            });
        }
    }

    fn step(&self, key: &PageKey, locale: usize, record: &PageRecord, was_stale: bool) -> Step {
        let build = |reason| {
            let path = key.route.path(self.site.catalogue).unwrap_or_default();
            Step::Build(route::file(self.site.prefix(locale), &path), reason)
        };
        if self.foreign.contains(&record.file) {
            return build(Reason::New);
        }
        let changed = match self.changed {
            Changed::Everything => return build(Reason::Changed(Vec::new())),
            Changed::Inputs(changed) => changed,
        };
        let (soft, mut hard): (Vec<Input>, Vec<Input>) = if changed.is_empty() {
            Default::default()
        } else {
            record
                .facts
                .iter()
                .filter(|input| differs(changed, input, locale))
                .cloned()
                .partition(Input::is_soft)
        };
        hard.extend(self.words.changed(record, locale));
        if !hard.is_empty() {
            hard.extend(soft);
            hard.truncate(PageRecord::REASONS);
            build(Reason::Changed(hard))
        } else if soft.is_empty() && !was_stale {
            Step::Keep
        } else if self.is_fresh(record.viewed_at) && !self.turn.contains(&(key.route, locale)) {
            Step::KeepStale
        } else {
            let waited = record.facts.iter().filter(|input| input.is_soft());
            let reasons = if soft.is_empty() {
                waited.take(PageRecord::REASONS).cloned().collect()
            } else {
                soft
            };
            build(Reason::Changed(reasons))
        }
    }

    fn is_fresh(&self, viewed_at: Timestamp) -> bool {
        let age = self.site.now.as_second() - viewed_at.as_second();
        age < i64::from(self.site.project.settings.price_seconds)
    }
}

/// What has changed of each bundle of words, by locale: pages share them.
struct Words {
    changed: Vec<Vec<Vec<Input>>>,
}

impl Words {
    fn new(changed: &Changed, bundles: &Bundles, locales: usize) -> Self {
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

    fn changed(&self, record: &PageRecord, locale: usize) -> impl Iterator<Item = Input> {
        [record.view_words, record.render_words]
            .into_iter()
            .filter_map(move |number| self.changed.get(number as usize)?.get(locale))
            .flatten()
            .cloned()
    }
}
