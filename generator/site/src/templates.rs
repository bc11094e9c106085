//! The templates: loaded and checked at once, rendered per locale, with a record of what they read.
//!
//! A template can say a message (`t`), name an asset (`asset`) and write a price (`price`); both
//! of the first are recorded while it renders, because no one can know beforehand which it will use.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;

use fluent_bundle::FluentArgs;
use minijinja::value::{Kwargs, Value, ValueKind};
use minijinja::{AutoEscape, Environment, Error, ErrorKind, Output, State, UndefinedBehavior};

use crate::assets::Assets;
use crate::diagnostic::Diagnostic;
use crate::fingerprint::Fingerprinter;
use crate::messages::Messages;
use crate::price;

/// A template as it was read.
#[derive(Clone, Debug)]
pub struct TemplateFile {
    /// Name that other templates use: its path below `templates/`.
    pub name: String,
    /// Its path, as the reader would name it.
    pub path: PathBuf,
    /// Its text.
    pub text: String,
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
}

impl Templates {
    /// Compiles every template for every locale.
    ///
    /// # Errors
    /// Every template that does not parse, or that names another which is not there.
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
        let closures = by_name
            .keys()
            .map(|name| (name.clone(), closure(name, &by_name)))
            .collect();
        Ok(Self {
            environments,
            files: by_name,
            closures,
        })
    }

    /// Fingerprint of a template and of all that it extends, includes or imports; 0 if unknown.
    pub fn fingerprint(&self, name: &str) -> u64 {
        self.closures.get(name).copied().unwrap_or(0)
    }

    /// Renders a template in the locale of this index.
    ///
    /// # Errors
    /// The template used what is not there; with its file and line.
    pub fn render(
        &self,
        locale: usize,
        name: &str,
        context: Value,
    ) -> Result<(String, RenderReads), Diagnostic> {
        self.captured(|| {
            self.environments[locale]
                .get_template(name)
                .and_then(|t| t.render(context))
        })
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

/// Writes a value into HTML. The engine's own escaper turns `/` into an entity, which costs bytes
/// in every link and protects from nothing in quoted attributes and text.
fn format_html(output: &mut Output, state: &mut State, value: &Value) -> Result<(), Error> {
    if value.is_safe() || !matches!(state.auto_escape(), AutoEscape::Html) {
        return minijinja::escape_formatter(output, state, value);
    }
    match value.as_str() {
        Some(text) => write_escaped(output, text),
        None if value.is_undefined() => minijinja::escape_formatter(output, state, value),
        None => match value.kind() {
            ValueKind::None => Ok(()),
            ValueKind::Bool if value.is_true() => Ok(output.write_str("true")?),
            ValueKind::Bool => Ok(output.write_str("false")?),
            _ => write_escaped(output, &value.to_string()),
        },
    }
}

fn write_escaped(output: &mut Output, text: &str) -> Result<(), Error> {
    let mut rest = text;
    while let Some(at) = rest.find(['<', '>', '&', '"', '\'']) {
        output.write_str(&rest[..at])?;
        output.write_str(match rest.as_bytes()[at] {
            b'<' => "&lt;",
            b'>' => "&gt;",
            b'&' => "&amp;",
            b'"' => "&quot;",
            _ => "&#39;",
        })?;
        rest = &rest[at + 1..];
    }
    Ok(output.write_str(rest)?)
}

fn diagnose(error: &Error, files: &BTreeMap<String, TemplateFile>) -> Diagnostic {
    // The innermost cause with a place is where the mistake is; the outer ones say who included it.
    let mut innermost = error;
    let mut source = std::error::Error::source(error);
    while let Some(next) = source {
        if let Some(inner) = next.downcast_ref::<Error>() {
            innermost = inner;
        }
        source = next.source();
    }
    let message = match innermost.detail() {
        Some(detail) => format!("{}: {detail}", innermost.kind()),
        None => innermost.kind().to_string(),
    };
    let diagnostic = Diagnostic::error(format!("template error: {message}"));
    let hint = match innermost.kind() {
        ErrorKind::UndefinedError => {
            "check the name: what a template is given stands in generator/site/src/view"
        }
        ErrorKind::SyntaxError => {
            "every {% if %}, {% for %} and {% macro %} needs its end, every {{ its }}"
        }
        ErrorKind::OutOfFuel => "a loop does not end, or the page is far too large",
        _ => "mend the template and build again; the last good site is still served",
    };
    let diagnostic = diagnostic.hint(hint);
    match innermost.name().and_then(|name| files.get(name)) {
        Some(file) => {
            let span = innermost
                .range()
                .unwrap_or_else(|| line_span(&file.text, innermost.line()));
            diagnostic.at(&file.path, &file.text, span, "here")
        }
        None => diagnostic,
    }
}

fn line_span(text: &str, line: Option<usize>) -> std::ops::Range<usize> {
    let mut at = 0;
    for (index, content) in text.split_inclusive('\n').enumerate() {
        if Some(index + 1) == line {
            let indent = content.len() - content.trim_start().len();
            return at + indent..at + content.trim_end().len().max(indent);
        }
        at += content.len();
    }
    0..0
}

struct Reference<'a> {
    name: &'a str,
    span: std::ops::Range<usize>,
}

/// Templates that a template names in `extends`, `include`, `import` and `from`. Names must be
/// literals: that is what makes a page's reads known.
fn references(text: &str) -> Vec<Reference<'_>> {
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(open) = text[from..].find("{%").map(|at| from + at) {
        let Some(close) = text[open..].find("%}").map(|at| open + at) else {
            break;
        };
        from = close;
        let tag = &text[open + 2..close];
        let body = tag.trim_start_matches(['-', '+']).trim_start();
        let names = ["extends", "include", "import", "from"].iter().any(|word| {
            body.strip_prefix(word)
                .is_some_and(|rest| rest.starts_with(char::is_whitespace))
        });
        if !names {
            continue;
        }
        if let Some(start) = tag.find(['"', '\'']) {
            let quote = &tag[start..=start];
            if let Some(length) = tag[start + 1..].find(quote) {
                let name = &tag[start + 1..start + 1 + length];
                let at = open + 2 + start + 1;
                found.push(Reference {
                    name,
                    span: at..at + length,
                });
            }
        }
    }
    found
}

fn closure(name: &str, files: &BTreeMap<String, TemplateFile>) -> u64 {
    let mut names = BTreeSet::new();
    let mut open = vec![name.to_owned()];
    while let Some(next) = open.pop() {
        if let Some(file) = files.get(&next)
            && names.insert(next)
        {
            open.extend(
                references(&file.text)
                    .iter()
                    .map(|reference| reference.name.to_owned()),
            );
        }
    }
    let mut hash = Fingerprinter::default();
    for name in &names {
        hash.text(name).text(&files[name].text);
    }
    hash.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Locale;
    use crate::messages::{MessageFile, load};

    fn templates(files: &[(&str, &str)]) -> Result<Templates, Vec<Diagnostic>> {
        let locale = Locale::find("en-ZA").expect("known");
        let message = MessageFile {
            locale: "en-ZA".to_owned(),
            path: "locales/en-ZA/site.ftl".into(),
            text: "hello = Hello { $name }\n".to_owned(),
        };
        let (messages, _) = load(&[locale], &[message]).map_err(|_| Vec::new())?;
        let files = files
            .iter()
            .map(|(name, text)| TemplateFile {
                name: (*name).to_owned(),
                path: format!("templates/{name}").into(),
                text: (*text).to_owned(),
            })
            .collect();
        Templates::load(files, &Arc::new(messages), &Arc::default())
    }

    #[test]
    fn data_is_escaped_and_slashes_are_not() {
        let all = templates(&[("a.html", "<a href=\"{{ x }}\">{{ x }}</a>{{ 1850|price }}")])
            .expect("loads");
        let context = minijinja::context! { x => "/a/\"><script>'&" };
        let (html, _) = all.render(0, "a.html", context).expect("renders");
        let escaped = "/a/&quot;&gt;&lt;script&gt;&#39;&amp;";
        assert_eq!(html, format!("<a href=\"{escaped}\">{escaped}</a>1.85"));
    }

    #[test]
    fn messages_are_said_escaped_and_recorded() {
        let all = templates(&[("a.html", "{{ t('hello', name=x) }}")]).expect("loads");
        let (html, reads) = all
            .render(0, "a.html", minijinja::context! { x => "<b>" })
            .expect("renders");
        assert_eq!(html, "Hello &lt;b&gt;");
        assert_eq!(reads.messages.iter().collect::<Vec<_>>(), ["hello"]);
    }

    #[test]
    fn a_typo_names_the_file_the_line_and_the_place() {
        let all = templates(&[
            ("a.html", "{% include 'b.html' %}"),
            ("b.html", "one\n{{ page.titel }}\n"),
        ])
        .expect("loads");
        let context = minijinja::context! { page => minijinja::context! { title => "x" } };
        let error = all
            .render(0, "a.html", context)
            .expect_err("typo")
            .to_string();
        assert!(error.contains("templates/b.html:2:"), "{error}");
        assert!(error.contains("^"), "{error}");
    }

    #[test]
    fn a_syntax_error_and_a_missing_template_are_both_told() {
        let errors = templates(&[
            ("a.html", "{% if x %}"),
            ("b.html", "{% extends \"zz.html\" %}"),
        ])
        .err()
        .expect("wrong");
        let text: String = errors.iter().map(ToString::to_string).collect();
        assert!(
            text.contains("templates/a.html:1") && text.contains("`zz.html`"),
            "{text}"
        );
    }

    #[test]
    fn a_change_in_an_included_file_changes_the_fingerprint() {
        let of = |b: &str| {
            templates(&[
                ("a.html", "{% include 'b.html' %}"),
                ("b.html", b),
                ("c.html", "c"),
            ])
            .map(|all| (all.fingerprint("a.html"), all.fingerprint("c.html")))
            .expect("loads")
        };
        assert_ne!(of("1").0, of("2").0);
        assert_eq!(of("1").1, of("2").1);
    }
}
