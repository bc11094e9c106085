//! The environment of the tests: two languages, a view, a frame, a host.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use serde::ser::{Serialize, SerializeSeq, SerializeStruct, Serializer};
use serde_json::Value;
use templates::{
    Arg, Diagnostic, EACH, Host, Html, Rendered, Renderer, Sheaf, TemplateFile, Templates, Tree,
};

/// The languages. Cases contain the expected page in the second one.
pub const LANGUAGES: [&str; 2] = ["br", "en"];

/// Index of the language of the expected pages.
pub const LANGUAGE: usize = 1;

/// The view of most cases.
const VIEW: &str = include_str!("../shared/view.json");
const FRAME: &str = include_str!("../shared/frame.json");

/// Templates that every case can use.
const SHARED: [(&str, &str); 2] = [
    ("m.html", include_str!("../shared/m.html")),
    ("layout.html", include_str!("../shared/layout.html")),
];

/// A host with two messages, any asset below `ok/`, and one file of symbols.
struct Stage {
    symbols: BTreeSet<String>,
}

impl Stage {
    fn new() -> Self {
        Self {
            symbols: ["gone", "any", "none", "R&B"].map(str::to_owned).into(),
        }
    }
}

impl Host for Stage {
    fn locales(&self) -> usize {
        LANGUAGES.len()
    }

    fn message(
        &self,
        locale: usize,
        key: &str,
        args: &[(&str, Arg<'_>)],
    ) -> Result<String, String> {
        let missing = || format!("there is no message `{key}`");
        match (key, locale) {
            ("hi", 0) => Ok("<Oi>".to_owned()),
            ("hi", _) => Ok("Hi & welcome".to_owned()),
            ("hello", _) => {
                let [(_, name)] = args
                    .iter()
                    .filter(|(name, _)| *name == "name")
                    .collect::<Vec<_>>()[..]
                else {
                    return Err("message `hello` needs `name`".to_owned());
                };
                Ok(match locale {
                    0 => format!("Olá, {name}"),
                    _ => format!("Hello {name}"),
                })
            }
            _ => Err(missing()),
        }
    }

    fn asset(&self, name: &str) -> Result<String, String> {
        match name.strip_prefix("ok/") {
            Some(name) => Ok(format!("/assets/{name}?1&2")),
            None => Err(format!("there is no asset `{name}`")),
        }
    }

    fn symbols(&self, file: &str) -> Result<&BTreeSet<String>, String> {
        match file {
            "icons.svg" => Ok(&self.symbols),
            _ => Err(format!("there is no drawing `{file}`; there is icons.svg")),
        }
    }

    fn fingerprint(&self) -> u64 {
        7
    }

    fn html(&self, source: &str, root: &str) -> String {
        format!("<i>{root}{}</i>", source.replace('<', "&lt;"))
    }

    fn markdown(&self, source: &str, root: &str) -> String {
        format!("<p data-root=\"{root}\">{source}</p>")
    }

    fn price(&self, value: u32, out: &mut Html) {
        out.text(&format!("{:.3}", f64::from(value) / 1000.0));
    }
}

/// Loads templates, together with those that every case can use.
pub fn load(files: &[(&str, &str)]) -> Result<Templates, Vec<Diagnostic>> {
    let shared = SHARED
        .iter()
        .filter(|(name, _)| !files.iter().any(|(own, _)| own == name));
    let files = files.iter().chain(shared).map(|(name, text)| TemplateFile {
        name: (*name).to_owned(),
        path: format!("templates/{name}").into(),
        text: (*text).to_owned(),
    });
    Templates::load(files.collect(), Arc::new(Stage::new()))
}

/// JSON as a view: objects are structs, and `{"$each": [first, second]}` differs between the
/// languages.
pub struct View<'a>(pub &'a Value);

impl Serialize for View<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Value::Array(list) => {
                let mut items = serializer.serialize_seq(Some(list.len()))?;
                for item in list {
                    items.serialize_element(&View(item))?;
                }
                items.end()
            }
            Value::Object(map) => {
                if let Some(each) = map.get(EACH) {
                    return serializer.serialize_newtype_struct(EACH, &View(each));
                }
                let mut fields = serializer.serialize_struct(leaked("View"), map.len())?;
                for (name, value) in map {
                    fields.serialize_field(leaked(name), &View(value))?;
                }
                fields.end()
            }
            other => other.serialize(serializer),
        }
    }
}

/// Field names must be static, so they are leaked. The tests have few.
fn leaked(name: &str) -> &'static str {
    name.to_owned().leak()
}

/// A view from JSON, or the shared one.
pub fn view(json: Option<&str>) -> Tree {
    static SHARED: LazyLock<Value> = LazyLock::new(|| parsed(VIEW));
    let own = json.map(parsed);
    let value = own.as_ref().unwrap_or(&SHARED);
    Tree::in_languages(&View(value), LANGUAGES.len()).expect("a view")
}

fn parsed(json: &str) -> Value {
    serde_json::from_str(json).unwrap_or_else(|error| panic!("{error}: {json}"))
}

/// The templates with the frame of each language.
pub fn renderer(templates: &Templates) -> Renderer<'_> {
    static FRAMES: LazyLock<Value> = LazyLock::new(|| parsed(FRAME));
    let frames = LANGUAGES.map(|language| Tree::of(&View(&FRAMES[language])).expect("a frame"));
    Renderer::new(templates, frames.into())
}

/// The outcome of rendering `a.html` in one language.
pub type Outcome = Result<(String, Rendered), Diagnostic>;

/// Renders `a.html` in all languages together.
pub fn render(renderer: &Renderer<'_>, view: &Tree) -> Vec<Outcome> {
    let mut sheaf = Sheaf::default();
    let views = [0, 1].map(|language| view.edition(language));
    let rendered = renderer.render(&[0, 1], "a.html", &views, &mut sheaf);
    let each = rendered.into_iter().zip(sheaf.pages());
    each.map(|(rendered, html)| Ok((text(html), rendered?)))
        .collect()
}

fn text(html: &Html) -> String {
    String::from_utf8(html.as_bytes().to_vec()).expect("a page is text")
}

/// Diagnostics as they are printed.
pub fn printed(diagnostics: &[Diagnostic]) -> String {
    let all: Vec<String> = diagnostics.iter().map(ToString::to_string).collect();
    all.join("\n\n")
}
