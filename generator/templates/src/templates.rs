//! The templates of a site, loaded and checked together.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use diagnostic::Diagnostic;
use minijinja::value::{Serde, Value};
use serde::Serialize;

use crate::compilations::Compilations;
use crate::compile::Refusal;
use crate::engine::Engine;
use crate::file::TemplateFile;
use crate::host::Host;
use crate::mistake::diagnose;
use crate::program::Spot;
use crate::references::{self, References, closure};

/// The templates of a site, ready to render in each locale.
pub struct Templates {
    /// Minijinja, loaded when the first page needs it: mostly none does.
    engine: OnceLock<Engine>,
    pub(crate) files: BTreeMap<String, TemplateFile>,
    pub(crate) host: Arc<dyn Host>,
    fingerprints: BTreeMap<String, u64>,
    /// The results of compiling, shared by renderers.
    compiled: Mutex<Compilations>,
    /// Constructs at which programs ended early.
    stops: Mutex<BTreeSet<Spot>>,
}

impl Templates {
    /// Loads templates for every locale of the host.
    ///
    /// # Errors
    /// Every template that does not parse, names a missing template, or computes the name of one.
    pub fn load(files: Vec<TemplateFile>, host: Arc<dyn Host>) -> Result<Self, Vec<Diagnostic>> {
        let files: BTreeMap<String, TemplateFile> = files
            .into_iter()
            .map(|file| (file.name.clone(), file))
            .collect();
        let mut errors = Vec::new();
        let references = references::of_all(&files);
        for (name, named) in &references {
            check_references(named, &files[*name], &files, &mut errors);
        }
        if references.len() < files.len()
            && let Err(wrong) = Engine::load(&files, &host)
        {
            errors.extend(wrong.iter().map(|error| diagnose(error, &files, None)));
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        let symbols = host.fingerprint();
        let fingerprints = files
            .keys()
            .map(|name| (name.clone(), closure(name, &files, &references, symbols)))
            .collect();
        Ok(Self {
            engine: OnceLock::new(),
            files,
            host,
            fingerprints,
            compiled: Mutex::default(),
            stops: Mutex::default(),
        })
    }

    /// Fingerprint of a template, of all templates that it extends, includes or imports, and of all
    /// symbols; 0 if there is no such template.
    pub fn fingerprint(&self, name: &str) -> u64 {
        self.fingerprints.get(name).copied().unwrap_or(0)
    }

    /// The templates, by name.
    pub fn files(&self) -> impl Iterator<Item = &TemplateFile> {
        self.files.values()
    }

    /// Why Minijinja has rendered pages so far, as warnings: constructs that are not compiled, in
    /// templates that were rendered, and constructs at which a program ended early. Each is
    /// reported once.
    pub fn uncompiled(&self) -> Vec<Diagnostic> {
        let refused: BTreeSet<Refusal> = self.compiled().refusals().cloned().collect();
        let refused = refused.iter().map(|refusal| self.refused(refusal));
        let stops = self.stops.lock().unwrap_or_else(PoisonError::into_inner);
        let stops = stops.iter().map(|spot| {
            let stop = Diagnostic::warning("a page was rendered by Minijinja, which is slower");
            self.at(stop, spot, "this may differ from Minijinja").hint(
                "a value has an unexpected type here: compare and compute only with values of one type, \
                 and convert the others in the view",
            )
        });
        refused.chain(stops).collect()
    }

    /// A construct that is not compiled, as a warning.
    pub(crate) fn refused(&self, refusal: &Refusal) -> Diagnostic {
        let what = refusal.what.trim_end_matches(',');
        let warning = Diagnostic::warning(format!("not compiled: {what}"));
        self.at(
            warning,
            &refusal.spot,
            "rendered by Minijinja, which is slower",
        )
        .hint(refusal.hint)
    }

    /// Adds the position of a construct: the part of it on its first line.
    fn at(&self, diagnostic: Diagnostic, spot: &Spot, label: &str) -> Diagnostic {
        let Some(file) = self.files.get(&*spot.template) else {
            return diagnostic;
        };
        let text = file.text.get(spot.start..spot.end).unwrap_or_default();
        let line = text.lines().next().unwrap_or_default();
        let end = spot.start + line.trim_end().len();
        diagnostic.at(&file.path, &file.text, spot.start..end, label)
    }

    pub(crate) fn compiled(&self) -> MutexGuard<'_, Compilations> {
        let compiled = self.compiled.lock();
        compiled.unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn note_stop(&self, spot: Spot) {
        let stops = self.stops.lock();
        stops.unwrap_or_else(PoisonError::into_inner).insert(spot);
    }

    /// Minijinja with every template.
    pub(crate) fn engine(&self) -> &Engine {
        self.engine.get_or_init(|| {
            Engine::load(&self.files, &self.host).unwrap_or_else(|errors| {
                unreachable!("every template was parsed when it was loaded: {errors:?}")
            })
        })
    }

    /// Renders one macro of a template by Minijinja.
    ///
    /// # Errors
    /// There is no such macro, or it uses an undefined name.
    pub fn render_macro(
        &self,
        locale: usize,
        template: &str,
        name: &str,
        args: &[impl Serialize],
    ) -> Result<String, Diagnostic> {
        let args: Vec<Value> = args.iter().map(|arg| Value::from(Serde(arg))).collect();
        let rendered = self.engine().captured(locale, |environment| {
            let template = environment.get_template(template)?;
            let mut captured = template.render_captured(())?;
            captured.with_state_mut(|state| state.call_macro(name, &args))
        });
        match rendered {
            Ok((html, _)) => Ok(html),
            Err(error) => Err(diagnose(&error, &self.files, None)),
        }
    }
}

/// Every reference must be the literal name of an existing template, so that all files that a page
/// depends on are known.
fn check_references(
    named: &References,
    file: &TemplateFile,
    files: &BTreeMap<String, TemplateFile>,
    errors: &mut Vec<Diagnostic>,
) {
    for (name, span) in &named.literal {
        if !files.contains_key(name) {
            errors.push(
                Diagnostic::error(format!("there is no template `{name}`"))
                    .at(&file.path, &file.text, span.clone(), "named here")
                    .hint("a template's name is its path below templates/"),
            );
        }
    }
    for span in &named.computed {
        errors.push(
            Diagnostic::error("the name of a template is computed")
                .at(&file.path, &file.text, span.clone(), "must be a text")
                .hint(
                    "write the name as a text, and choose between several with `{% if %}`: a page is \
                     rebuilt when a template changes that it names, so the names must be known",
                ),
        );
    }
}
