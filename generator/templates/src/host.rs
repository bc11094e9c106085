//! The functions and filters that the embedding program provides to templates.

use std::collections::BTreeSet;

use diagnostic::Diagnostic;

use crate::html::Html;

/// Implements the functions `t`, `asset` and `symbol` and the filters `price`, `markdown` and `html`. The
/// crate calls them at compile time, or while it renders if the arguments depend on the view. It
/// records the reads of `t` and `asset` itself ([`RenderReads`](crate::RenderReads)).
///
/// A result must depend only on the arguments: programs store the results of compile time.
///
/// ```
/// use std::collections::BTreeSet;
/// use templates::{Arg, Host, Html};
///
/// struct Shop {
///     symbols: BTreeSet<String>,
/// }
///
/// impl Host for Shop {
///     fn locales(&self) -> usize {
///         2
///     }
///
///     fn message(&self, locale: usize, key: &str, args: &[(&str, Arg<'_>)]) -> Result<String, String> {
///         match (key, locale, args) {
///             ("hello", 0, [("name", name)]) => Ok(format!("Hello {name}")),
///             ("hello", _, [("name", name)]) => Ok(format!("Olá {name}")),
///             _ => Err(format!("there is no message `{key}`")),
///         }
///     }
///
///     fn asset(&self, name: &str) -> Result<String, String> {
///         Ok(format!("/assets/{name}"))
///     }
///
///     fn symbols(&self, _file: &str) -> Result<&BTreeSet<String>, String> {
///         Ok(&self.symbols)
///     }
///
///     fn fingerprint(&self) -> u64 {
///         0
///     }
///
///     fn price(&self, value: u32, out: &mut Html) {
///         out.int((value / 1000).into());
///     }
///
///     fn html(&self, source: &str, _root: &str) -> String {
///         source.replace('<', "&lt;")
///     }
///
///     fn markdown(&self, source: &str, _root: &str) -> String {
///         format!("<p>{}</p>", source.replace(['<', '&'], ""))
///     }
/// }
///
/// let shop = Shop { symbols: BTreeSet::new() };
/// let name = [("name", Arg::Text("Ada"))];
/// assert_eq!(shop.message(1, "hello", &name).as_deref(), Ok("Olá Ada"));
/// assert!(shop.symbol("icons.svg", "star", None).is_err());
/// ```
pub trait Host: Send + Sync {
    /// Number of locales; locales are identified by their index.
    fn locales(&self) -> usize;

    /// `t(key, name=value)`: a message in a locale.
    ///
    /// # Errors
    /// There is no such message, or it needs a variable that `args` lacks.
    fn message(&self, locale: usize, key: &str, args: &[(&str, Arg<'_>)])
    -> Result<String, String>;

    /// Why `t` failed with these variables, in every locale; `reason` is what [`Host::message`]
    /// answered. One without a place is placed at the call.
    fn explain(&self, _key: &str, _given: &[&str], reason: String) -> Diagnostic {
        Diagnostic::error(reason).hint("check the key and the variables of the message")
    }

    /// `asset(name)`: the URL of an asset.
    ///
    /// # Errors
    /// There is no such asset.
    fn asset(&self, name: &str) -> Result<String, String>;

    /// The symbols of a file, by their `id`.
    ///
    /// # Errors
    /// There is no such file.
    fn symbols(&self, file: &str) -> Result<&BTreeSet<String>, String>;

    /// Fingerprint of all symbols of all files. It is part of the fingerprint of every template,
    /// because the symbols that a template names may depend on the view.
    fn fingerprint(&self) -> u64;

    /// `value|price`: writes a price. It must be the same in every locale, and is not escaped.
    fn price(&self, value: u32, out: &mut Html);

    /// `source|markdown(root)`: HTML of a Markdown text; `root` is prepended to links to paths of
    /// the site. The result is not escaped, so it must be safe for any source.
    fn markdown(&self, source: &str, root: &str) -> String;

    /// `source|html(root)`: what is harmless of a text in HTML; `root` is prepended to links to paths
    /// of the site. The result is not escaped, so it must be safe for any source.
    fn html(&self, source: &str, root: &str) -> String;

    /// `symbol(file, id, otherwise)`: `id` if the file has such a symbol, else `otherwise`.
    ///
    /// # Errors
    /// There is no such file, or it has neither symbol.
    fn symbol(&self, file: &str, id: &str, otherwise: Option<&str>) -> Result<&str, String> {
        let symbols = self.symbols(file)?;
        let found = symbols.get(id).or_else(|| symbols.get(otherwise?));
        found.map(String::as_str).ok_or_else(|| {
            let names: Vec<&str> = symbols.iter().map(String::as_str).collect();
            let names = if names.is_empty() {
                "none".to_owned()
            } else {
                names.join(", ")
            };
            format!("there is no symbol `{id}` in {file}; the symbols are: {names}")
        })
    }
}

/// A variable of a message.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Arg<'a> {
    /// A text.
    Text(&'a str),
    /// A number. Templates only have whole numbers; messages select plural forms by this type.
    Number(f64),
}

impl std::fmt::Display for Arg<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Text(text) => f.write_str(text),
            Self::Number(number) => write!(f, "{number}"),
        }
    }
}
