//! The templates: loaded and checked at once, rendered per locale, with a record of what they read.
//!
//! A template can say a message (`t`), name an asset (`asset`), draw an icon (`symbol`) and write a price
//! (`price`); both of the first are recorded while it renders, because no one can know beforehand which
//! it will use.
//!
//! Pages are written twenty times faster than the template engine does by programs that are compiled
//! from the templates ([`compile`]). The engine stays the one that decides: it checks every template,
//! tells every mistake, renders what is not compiled, and `build --verify` holds the programs to it.

mod compile;
mod edition;
mod evaluate;
mod flatten;
mod html;
mod joint;
mod json;
mod mistake;
mod places;
mod program;
mod references;
mod renderer;
mod run;
mod scalars;
mod shape;
mod sheets;
mod symbols;
mod text;
mod together;
mod tree;
mod value;

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;

use fluent_bundle::FluentArgs;
use minijinja::value::{Kwargs, Value, ValueKind};
use minijinja::{AutoEscape, Environment, Error, ErrorKind, Output, State, UndefinedBehavior};

use crate::assets::Assets;
use crate::diagnostic::Diagnostic;
use crate::messages::Messages;
use crate::{markdown, price};
use mistake::diagnose;
use references::{closure, references};
use renderer::Pages;
use symbols::Drawings;

pub use edition::Edition;
pub use html::Html;
pub use renderer::{Rendered, Renderer, Sheaf};
pub use tree::Tree;

/// A template, or an SVG file beside the templates, as it was read.
#[derive(Clone, Debug)]
pub struct TemplateFile {
    /// Name that templates use: its path below `templates/`.
    pub name: String,
    /// Its path, as the reader would name it.
    pub path: PathBuf,
    /// Its text.
    pub text: String,
}

impl TemplateFile {
    /// Whether it is an SVG file.
    fn is_drawing(&self) -> bool {
        self.name.ends_with(".svg")
    }
}

/// What a template read while it rendered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RenderReads {
    /// Keys of messages.
    pub messages: BTreeSet<String>,
    /// Logical names of assets.
    pub assets: BTreeSet<String>,
}

thread_local! {
    /// Reads of the render that is running on this thread. Rendering neither yields nor nests.
    static READS: RefCell<RenderReads> = RefCell::default();
}

/// Steps a page may take; a page of 1,000 rows takes about a tenth of it. Ends an endless loop.
const FUEL: u64 = 20_000_000;

/// The templates of a site, ready to render in each locale.
pub struct Templates {
    environments: Vec<Environment<'static>>,
    files: BTreeMap<String, TemplateFile>,
    closures: BTreeMap<String, u64>,
    messages: Arc<Vec<Messages>>,
    assets: Arc<Assets>,
    drawings: Arc<Drawings>,
    /// What renderers have compiled.
    compiled: Pages,
}

impl Templates {
    /// Compiles every template for every locale.
    ///
    /// # Errors
    /// Every template that does not parse, or that names another which is not there; every drawing
    /// that cannot be used.
    pub fn load(
        files: Vec<TemplateFile>,
        messages: &Arc<Vec<Messages>>,
        assets: &Arc<Assets>,
    ) -> Result<Self, Vec<Diagnostic>> {
        let mut errors = Vec::new();
        let mut base = Environment::new();
        base.set_undefined_behavior(UndefinedBehavior::Strict);
        base.set_fuel(Some(FUEL));
        base.set_debug(true);
        base.set_auto_escape_callback(|_| AutoEscape::Html);
        base.set_formatter(format_html);
        base.add_filter("price", |odds: u32| price::decimal(odds));
        base.add_filter("tojson", to_json);
        base.add_filter("markdown", |source: &str, root: &str| {
            Value::from_safe_string(markdown::html(source, root))
        });
        let (drawings, files): (Vec<_>, Vec<_>) =
            files.into_iter().partition(TemplateFile::is_drawing);
        let drawings = Drawings::of(&drawings).unwrap_or_else(|wrong| {
            errors.extend(wrong);
            Drawings::default()
        });
        let by_name: BTreeMap<String, TemplateFile> = files
            .into_iter()
            .map(|file| (file.name.clone(), file))
            .collect();
        for file in by_name.values() {
            if let Err(error) = base.add_template_owned(file.name.clone(), file.text.clone()) {
                errors.push(diagnose(&error, &by_name));
            }
            for reference in references(&file.text) {
                if !by_name.contains_key(reference.name) {
                    errors.push(
                        Diagnostic::error(format!("there is no template `{}`", reference.name))
                            .at(&file.path, &file.text, reference.span, "named here")
                            .hint("a template's name is its path below templates/"),
                    );
                }
            }
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        let drawings = Arc::new(drawings);
        let symbols = Arc::clone(&drawings);
        base.add_function(
            "symbol",
            move |file: &str, id: &str, otherwise: Option<&str>| {
                let drawing = symbols.symbol(file, id, otherwise);
                drawing
                    .map(|it| Value::from_safe_string(it.to_owned()))
                    .map_err(|what| Error::new(ErrorKind::InvalidOperation, what))
            },
        );
        let environments = (0..messages.len())
            .map(|index| {
                let mut environment = base.clone();
                let words = Arc::clone(messages);
                environment.add_function("t", move |key: &str, args: Kwargs| {
                    say(&words[index], key, &args)
                });
                let assets = Arc::clone(assets);
                environment.add_function("asset", move |name: &str| asset(&assets, name));
                environment
            })
            .collect();
        let drawn = drawings.fingerprint();
        let closures = by_name
            .keys()
            .map(|name| (name.clone(), closure(name, &by_name, drawn)))
            .collect();
        Ok(Self {
            environments,
            closures,
            messages: Arc::clone(messages),
            assets: Arc::clone(assets),
            drawings,
            compiled: Pages::default(),
            files: by_name,
        })
    }

    /// Fingerprint of a template, of all that it extends, includes or imports, and of all drawings; 0
    /// if unknown.
    pub fn fingerprint(&self, name: &str) -> u64 {
        self.closures.get(name).copied().unwrap_or(0)
    }

    /// Renders one macro of a template, as the islands' parity tests do.
    ///
    /// # Errors
    /// As [`Templates::render`].
    pub fn render_macro(
        &self,
        locale: usize,
        template: &str,
        name: &str,
        args: &[Value],
    ) -> Result<String, Diagnostic> {
        self.captured(|| {
            let template = self.environments[locale].get_template(template)?;
            let mut captured = template.render_captured(())?;
            captured.with_state_mut(|state| state.call_macro(name, args))
        })
        .map(|(html, _)| html)
    }

    fn captured(
        &self,
        render: impl FnOnce() -> Result<String, Error>,
    ) -> Result<(String, RenderReads), Diagnostic> {
        READS.take();
        let result = render();
        let reads = READS.take();
        result
            .map(|html| (html, reads))
            .map_err(|error| diagnose(&error, &self.files))
    }
}

/// The `tojson` filter: the engine's own writes a space after every comma and colon.
fn to_json(value: &Value) -> Result<Value, Error> {
    let json = json::of_value(value).map_err(|error| {
        Error::new(ErrorKind::InvalidOperation, "cannot be written as JSON").with_source(error)
    })?;
    Ok(Value::from_safe_string(json))
}

fn say(messages: &Messages, key: &str, args: &Kwargs) -> Result<String, Error> {
    READS.with_borrow_mut(|reads| {
        if !reads.messages.contains(key) {
            reads.messages.insert(key.to_owned());
        }
    });
    let mut fluent = FluentArgs::new();
    for name in args.args() {
        let value: Value = args.get(name)?;
        match value.kind() {
            ValueKind::Number => fluent.set(name.to_owned(), f64::try_from(value)?),
            _ => fluent.set(name.to_owned(), value.to_string()),
        }
    }
    messages
        .format(key, Some(&fluent))
        .map_err(|reason| Error::new(ErrorKind::InvalidOperation, reason))
}

fn asset(assets: &Assets, name: &str) -> Result<String, Error> {
    READS.with_borrow_mut(|reads| {
        if !reads.assets.contains(name) {
            reads.assets.insert(name.to_owned());
        }
    });
    assets.url(name).ok_or_else(|| {
        let names: Vec<&str> = assets.names().collect();
        Error::new(
            ErrorKind::InvalidOperation,
            format!(
                "there is no asset `{name}`; the islands' build made {}",
                names.join(", ")
            ),
        )
    })
}

/// Writes a value into HTML.
fn format_html(output: &mut Output, state: &mut State, value: &Value) -> Result<(), Error> {
    if value.is_safe() || !matches!(state.auto_escape(), AutoEscape::Html) {
        return minijinja::escape_formatter(output, state, value);
    }
    match value.as_str() {
        Some(text) => Ok(text::write_escaped(output, text)?),
        None if value.is_undefined() => minijinja::escape_formatter(output, state, value),
        None => match value.kind() {
            ValueKind::None => Ok(()),
            ValueKind::Bool if value.is_true() => Ok(output.write_str("true")?),
            ValueKind::Bool => Ok(output.write_str("false")?),
            _ => Ok(text::write_escaped(output, &value.to_string())?),
        },
    }
}

#[cfg(test)]
mod tests;
