//! Which pages a change reaches: a pure function of the routes, of what changed and of what the
//! pages of the last build read.

use std::collections::{HashMap, HashSet};

use jiff::Timestamp;
use rayon::prelude::*;

use crate::catalogue::Locales;
use crate::diagnostic::Diagnostic;
use crate::input::Input;
use crate::route::{self, Route};
use crate::shard::Shard;
use crate::site::Site;
use crate::state::{self, Bundles, ContentHash, Foreign, PageKey, PageRecord, Reading};

/// What has changed since the last build.
pub enum Changed {
    /// These inputs, in these locales.
    Inputs(HashMap<Input, Locales>),
    /// Anything may have.
    Everything,
}

impl Changed {
    /// Adds inputs that are no part of an entity to what changed in the catalogue.
    ///
    /// # Errors
    /// The state cannot be read.
    pub fn since(
        site: &Site<'_>,
        dirty: Option<HashMap<Input, Locales>>,
        reading: &Reading,
    ) -> Result<Self, Diagnostic> {
        let Some(mut inputs) = dirty else {
            return Ok(Self::Everything);
        };
        let known = reading.globals().map_err(state::told)?;
        let changed: Vec<(Input, Locales)> = known
            .into_par_iter()
            .filter_map(|(input, before)| {
                let now = site.fingerprints(&input);
                let differ: Locales = (0..now.len())
                    .filter(|locale| before.get(*locale) != now.get(*locale))
                    .collect();
                (!differ.is_empty()).then_some((input, differ))
            })
            .collect();
        inputs.extend(changed);
        Ok(Self::Inputs(inputs))
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

/// The whole plan.
#[derive(Debug, Default)]
pub struct Plan {
    /// How many pages there are to be.
    pub pages: usize,
    /// Pages to look at; all others stay as they are.
    pub build: Vec<Planned>,
    /// Pages whose prices or scores are not the latest, and that are fresh enough to stay.
    pub stale: Vec<PageKey>,
    /// Pages of the last build that there are no more.
    pub gone: Vec<PageKey>,
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

/// Plans a build.
///
/// # Errors
/// The state cannot be read.
pub fn plan(
    site: &Site<'_>,
    routes: &[Route],
    changed: &Changed,
    reading: &Reading,
    bundles: &Bundles,
) -> Result<Plan, Diagnostic> {
    let told = state::told;
    let foreign: Vec<Foreign> = reading
        .value(state::Key::Foreign)
        .map_err(told)?
        .unwrap_or_default();
    let stale = reading.stale().map_err(told)?;
    let planner = Planner {
        site,
        changed,
        words: Words::new(changed, bundles, site.project.settings.locales.len()),
        foreign: foreign.iter().map(|it| it.file.clone()).collect(),
        locales: site
            .project
            .settings
            .locales
            .iter()
            .enumerate()
            .map(|(index, locale)| (locale.code, index))
            .collect(),
    };
    let mut plan = Plan::default();
    let mut known: HashSet<(Route, usize)> = HashSet::new();
    let mut left: HashMap<String, Option<ContentHash>> = HashMap::new();
    let there: HashSet<Route> = routes.iter().copied().collect();
    reading
        .pages(|key, record| {
            let locale = planner.locales.get(key.locale.as_str()).copied();
            let (Some(locale), true) = (locale, there.contains(&key.route)) else {
                left.insert(record.file, Some(record.html));
                plan.gone.push(key);
                return;
            };
            known.insert((key.route, locale));
            let was_stale = stale.contains(&key);
            match planner.step(&key, locale, &record, was_stale) {
                Step::Keep => {}
                Step::KeepStale => plan.stale.push(key),
                Step::Build(file, reason) => {
                    if record.file != file {
                        left.insert(record.file, Some(record.html));
                    }
                    plan.build.push(Planned {
                        route: key.route,
                        locale,
                        file,
                        reason,
                    });
                }
            }
        })
        .map_err(told)?;
    let locales = site.project.settings.locales.len();
    plan.pages = routes.len() * locales;
    // A match's pages in all languages follow one another.
    for route in routes {
        for locale in (0..locales).filter(|locale| !known.contains(&(*route, *locale))) {
            if let Some(path) = route.path(site.catalogue) {
                plan.build.push(Planned {
                    route: *route,
                    locale,
                    file: route::file(&site.prefix(locale), &path),
                    reason: Reason::New,
                });
            }
        }
    }
    left.extend(foreign.into_iter().map(|it| (it.file, it.is)));
    if !left.is_empty() {
        let stand: HashSet<String> = routes
            .iter()
            .filter_map(|route| route.path(site.catalogue))
            .flat_map(|path| {
                (0..locales).map(move |locale| route::file(&site.prefix(locale), &path))
            })
            .collect();
        plan.removals = left
            .iter()
            .filter(|(file, is)| is.is_some() && route::is_page(file) && !stand.contains(*file))
            .map(|(file, _)| file.clone())
            .collect();
        plan.removals.sort();
    }
    plan.left = left;
    Ok(plan)
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
    locales: HashMap<&'static str, usize>,
}

impl Planner<'_> {
    fn step(&self, key: &PageKey, locale: usize, record: &PageRecord, was_stale: bool) -> Step {
        let build = |reason| {
            let path = key.route.path(self.site.catalogue).unwrap_or_default();
            Step::Build(route::file(&self.site.prefix(locale), &path), reason)
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
        } else if self.is_fresh(record.viewed_at) {
            Step::KeepStale
        } else {
            build(Reason::Changed(soft))
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
