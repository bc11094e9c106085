//! Trust in the incremental build: pages that nothing reached are rendered again and compared.

use std::collections::{BTreeSet, HashSet};
use std::fmt;

use rayon::prelude::*;

use crate::options::BuildOptions;
use crate::plan::Plan;
use crate::stale::Stale;
use crate::why::Readable;
use catalogue::fingerprint;
use catalogue::input::Input;
use diagnostic::Diagnostic;
use pages::kinds::{self, Made};
use pages::scope::{Neighbours, Scope};
use pages::site::Site;
use store::state::{self, Bundles, PageKey, PageRecord, Reading};

/// Renders a share of the untouched pages again. Which ones changes with the day and the hour, so
/// that in time every page has its turn. Returns how many were compared.
///
/// # Errors
/// Pages whose HTML or whose reads differ from what is stored.
pub fn verify(
    site: &Site<'_>,
    plan: &Plan,
    reading: &Reading,
    stale: &Stale,
    options: &BuildOptions<'_>,
) -> Result<usize, Vec<Diagnostic>> {
    if options.verify_percent <= 0.0 {
        return Ok(0);
    }
    let bundles = options.output.state().bundles();
    let pages = untouched(site, plan, reading, stale, options).map_err(|error| vec![error])?;
    let wrong: Vec<Diagnostic> = pages
        .par_iter()
        .filter_map(|(key, record)| compare(site, bundles, key, record).err())
        .collect();
    if wrong.is_empty() {
        Ok(pages.len())
    } else {
        Err(wrong)
    }
}

fn untouched(
    site: &Site<'_>,
    plan: &Plan,
    reading: &Reading,
    stale: &Stale,
    options: &BuildOptions<'_>,
) -> Result<Vec<(PageKey, PageRecord)>, Diagnostic> {
    let touched: HashSet<PageKey> = plan
        .build
        .iter()
        .map(|page| page.key(site))
        .chain(plan.stale.iter().map(|page| page.key.clone()))
        .chain(plan.gone.iter().map(|page| page.key.clone()))
        .collect();
    let hour = site.now.as_second() / 3_600;
    let mut chosen = Vec::new();
    let locales = &site.project.settings.locales;
    let is_stale = |key: &PageKey| {
        let locale = locales.iter().position(|it| it.code == key.locale);
        locale.is_some_and(|locale| stale.contains(&(key.route.clone(), locale)))
    };
    reading
        .pages(|key, record| {
            let lot = fingerprint::of(&format!("{hour} {}", record.file)) % 10_000;
            let is_drawn = (lot as f64) < options.verify_percent * 100.0;
            if is_drawn && !touched.contains(&key) && !is_stale(&key) {
                chosen.push((key, record));
            }
        })
        .map_err(state::diagnose)?;
    Ok(chosen)
}

/// Holds a page to what its code and the template engine make of it now: the same HTML, and the same
/// reads.
fn compare(
    site: &Site<'_>,
    bundles: &Bundles,
    key: &PageKey,
    record: &PageRecord,
) -> Result<(), Diagnostic> {
    let locales = &site.project.settings.locales;
    let Some(locale) = locales.iter().position(|it| it.code == key.locale) else {
        return Ok(());
    };
    let neighbours = Neighbours::default();
    let only = [locale];
    let scope = Scope::new(site, &only, &neighbours);
    let made = kinds::make(&scope, &key.route)?;
    let viewed = scope.take_reads();
    let (html, read) = match made {
        Made::View { tree, .. } => {
            let template = kinds::definition(&key.route).template;
            let view = tree.edition(0);
            let (html, read) = site.renderer.render_by_engine(locale, template, view)?;
            let messages = read.messages.into_iter().map(Input::Message);
            let assets = read.assets.into_iter().map(Input::Asset);
            let template = [Input::Template(template.to_owned())];
            (html, messages.chain(assets).chain(template).collect())
        }
        Made::Document(texts) => (texts.0[0].clone(), Vec::new()),
    };
    let mut wrong = Wrong::default();
    wrong.compare(&record.facts, viewed.facts);
    wrong.compare(
        &bundles.get(record.view_words),
        viewed.others.inputs(locales[locale]),
    );
    wrong.compare(&bundles.get(record.render_words), read);
    let is_same = fingerprint::content(html.as_bytes()) == record.html;
    if is_same && wrong.is_nothing() {
        return Ok(());
    }
    let what = if is_same {
        "reads otherwise than is recorded"
    } else {
        "would come out otherwise"
    };
    Err(
        Diagnostic::error(format!("{} was left alone, but {what}{wrong}", record.file)).hint(
            "what a page reads is recorded wrongly, which is a mistake of the generator; without \
             state/ the next build is a full one",
        ),
    )
}

/// Reads that a page's record does not have as they are.
#[derive(Default)]
struct Wrong {
    /// The page reads them and its record lacks them: their changes would not reach it.
    missing: BTreeSet<Input>,
    /// Its record has them, and the page does not read them: their changes cost it a look.
    surplus: BTreeSet<Input>,
}

impl Wrong {
    fn compare(&mut self, recorded: &[Input], read: impl IntoIterator<Item = Input>) {
        let recorded: BTreeSet<Input> = recorded.iter().cloned().collect();
        let read: BTreeSet<Input> = read.into_iter().collect();
        self.missing.extend(read.difference(&recorded).cloned());
        self.surplus.extend(recorded.difference(&read).cloned());
    }

    fn is_nothing(&self) -> bool {
        self.missing.is_empty() && self.surplus.is_empty()
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let listed = |inputs: &BTreeSet<Input>| {
            let all: Vec<String> = inputs.iter().map(|it| Readable(it).to_string()).collect();
            all.join(", ")
        };
        if !self.missing.is_empty() {
            write!(f, "; not recorded: {}", listed(&self.missing))?;
        }
        if !self.surplus.is_empty() {
            write!(f, "; recorded and not read: {}", listed(&self.surplus))?;
        }
        Ok(())
    }
}
