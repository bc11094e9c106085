//! Minijinja with the functions of a host: it parses every template, and renders those that are not
//! compiled.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use minijinja::value::{Kwargs, Value, ValueKind};
use minijinja::{AutoEscape, Environment, Error, ErrorKind, Output, State, UndefinedBehavior};

use crate::file::TemplateFile;
use crate::host::{Arg, Host};
use crate::html::Html;
use crate::mistake::Explained;
use crate::page::RenderReads;
use crate::{json, text};

thread_local! {
    /// Reads of the render in progress on this thread. Renders do not yield and do not nest.
    static READS: RefCell<RenderReads> = RefCell::default();
}

/// Maximum number of steps of a page, to end infinite loops; a page with 1,000 rows takes about a
/// tenth of it.
const FUEL: u64 = 20_000_000;

/// One Minijinja environment per locale.
pub struct Engine {
    environments: Vec<Environment<'static>>,
}

impl Engine {
    /// Loads every template for every locale.
    ///
    /// # Errors
    /// Every template that does not parse.
    pub fn load(
        files: &BTreeMap<String, TemplateFile>,
        host: &Arc<dyn Host>,
    ) -> Result<Self, Vec<Error>> {
        let mut base = Environment::new();
        base.set_undefined_behavior(UndefinedBehavior::Strict);
        base.set_fuel(Some(FUEL));
        base.set_debug(true);
        base.set_auto_escape_callback(|_| AutoEscape::Html);
        base.set_formatter(format_html);
        base.add_filter("tojson", to_json);
        let prices = Arc::clone(host);
        base.add_filter("price", move |value: u32| {
            let mut price = Html::default();
            prices.price(value, &mut price);
            price.take_from(0).unwrap_or_default()
        });
        let texts = Arc::clone(host);
        base.add_filter("markdown", move |source: &str, root: &str| {
            Value::from_safe_string(texts.markdown(source, root))
        });
        let texts = Arc::clone(host);
        base.add_filter("html", move |source: &str, root: &str| {
            Value::from_safe_string(texts.html(source, root))
        });
        let symbols = Arc::clone(host);
        base.add_function(
            "symbol",
            move |file: &str, id: &str, otherwise: Option<&str>| {
                let name = symbols.symbol(file, id, otherwise).map_err(invalid)?;
                Ok::<_, Error>(Value::from(name))
            },
        );
        let assets = Arc::clone(host);
        base.add_function("asset", move |name: &str| asset(&*assets, name));
        let errors: Vec<Error> = files
            .values()
            .filter_map(|file| {
                let added = base.add_template_owned(file.name.clone(), file.text.clone());
                added.err()
            })
            .collect();
        if !errors.is_empty() {
            return Err(errors);
        }
        let environments = (0..host.locales())
            .map(|locale| {
                let mut environment = base.clone();
                let host = Arc::clone(host);
                environment.add_function("t", move |key: &str, args: Kwargs| {
                    message(&*host, locale, key, &args)
                });
                environment
            })
            .collect();
        Ok(Self { environments })
    }

    /// Renders with the environment of a locale, and collects the reads.
    ///
    /// # Errors
    /// The errors of `render`.
    pub fn captured(
        &self,
        locale: usize,
        render: impl FnOnce(&Environment<'static>) -> Result<String, Error>,
    ) -> Result<(String, RenderReads), Error> {
        READS.take();
        let result = render(&self.environments[locale]);
        let reads = READS.take();
        result.map(|html| (html, reads))
    }
}

fn invalid(what: String) -> Error {
    Error::new(ErrorKind::InvalidOperation, what)
}

/// The `tojson` filter: Minijinja's own writes a space after every comma and colon.
fn to_json(value: &Value) -> Result<Value, Error> {
    let json = json::of_value(value)
        .map_err(|error| invalid("cannot be written as JSON".to_owned()).with_source(error))?;
    Ok(Value::from_safe_string(json))
}

fn message(host: &dyn Host, locale: usize, key: &str, args: &Kwargs) -> Result<String, Error> {
    READS.with_borrow_mut(|reads| {
        if !reads.messages.contains(key) {
            reads.messages.insert(key.to_owned());
        }
    });
    let mut values = Vec::new();
    for name in args.args() {
        let value: Value = args.get(name)?;
        values.push((name, value));
    }
    let texts: Vec<Option<String>> = values
        .iter()
        .map(|(_, value)| (value.kind() != ValueKind::Number).then(|| value.to_string()))
        .collect();
    let mut given = Vec::with_capacity(values.len());
    for ((name, value), text) in values.into_iter().zip(&texts) {
        given.push(match text {
            Some(text) => (name, Arg::Text(text)),
            None => (name, Arg::Number(f64::try_from(value)?)),
        });
    }
    host.message(locale, key, &given).map_err(|reason| {
        let names: Vec<&str> = given.iter().map(|(name, _)| *name).collect();
        let error = invalid(reason.clone());
        error.with_source(Explained(host.explain(key, &names, reason)))
    })
}

fn asset(host: &dyn Host, name: &str) -> Result<String, Error> {
    READS.with_borrow_mut(|reads| {
        if !reads.assets.contains(name) {
            reads.assets.insert(name.to_owned());
        }
    });
    host.asset(name).map_err(invalid)
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
