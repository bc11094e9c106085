//! What the templates of the tests are rendered with: languages, a view, a frame, macros.

use serde::Serialize;

use super::super::*;
use crate::locale::Locale;
use crate::messages::{Asked, MessageFile, load};
use crate::view::Each;
use sheets::Sheets;

/// Languages: one, and the one that the tests look at.
pub(super) const LOCALES: [&str; 2] = ["br", "en-ZA"];

/// Index of the language that the tests look at.
pub(super) const LOCALE: usize = 1;

pub(super) fn templates(files: &[(&str, &str)]) -> Result<Templates, Vec<Diagnostic>> {
    let locales = LOCALES.map(|code| Locale::find(code).expect("known"));
    let words = [
        "hello = Olá, { $name }\nhi = <Oi>\n",
        "hello = Hello { $name }\nhi = Hi & welcome\n",
    ];
    let message = |(code, words): (&str, &str)| {
        let path = format!("locales/{code}/site.ftl");
        MessageFile::new(path.into(), words.to_owned())
    };
    let files_of_words: Vec<_> = LOCALES.into_iter().zip(words).filter_map(message).collect();
    let messages = load(&locales, &files_of_words, &Asked::default())?;
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

/// A view in two languages; half of it differs.
#[derive(Serialize)]
pub(super) struct View {
    title: &'static str,
    plain: Each<&'static str>,
    none: Each<Option<u8>>,
    yes: Each<bool>,
    number: i64,
    large: u64,
    odds: u32,
    rows: Vec<Row>,
    empty: Vec<u8>,
}

#[derive(Serialize)]
pub(super) struct Row {
    name: Each<&'static str>,
    home: u8,
    away: Each<Option<&'static str>>,
}

/// What is `value` in the language that the tests look at, and `other` in the other one.
pub(super) fn each<T>(other: T, value: T) -> Each<T> {
    Each([other, value].into())
}

pub(super) fn view() -> Tree {
    let row = |name, home, away| Row {
        name: each("other", name),
        home,
        away: each(Some("1"), away),
    };
    let view = View {
        title: "/a/\"><script>\\'&",
        plain: each("<other>", "gone"),
        none: each(Some(1), None),
        yes: each(false, true),
        number: 125,
        large: u64::MAX,
        odds: 1855,
        rows: vec![
            row("one", 0, None),
            row("<two>", 1, Some("x")),
            row("three", 2, Some("")),
        ],
        empty: Vec::new(),
    };
    Tree::in_languages(&view, 2)
}

/// What every page of a locale is given.
#[derive(Serialize)]
pub(super) struct Frame {
    name: &'static str,
    links: Vec<Link>,
}

#[derive(Serialize)]
pub(super) struct Link {
    key: &'static str,
    new: bool,
}

pub(super) fn renderer(templates: &Templates) -> Renderer<'_> {
    let link = |key, new| Link { key, new };
    let frame = |name| Frame {
        name,
        links: vec![link("a", true), link("gone", false), link("c", true)],
    };
    let frames = ["other", "<b>"].map(|name| Tree::of(&frame(name)));
    Renderer::new(templates, frames.into())
}

/// Renders in all languages at once; returns the one that the tests look at.
pub(super) fn render(templates: &Templates) -> Result<(String, Arc<RenderReads>), Diagnostic> {
    let mut all = render_all(&renderer(templates));
    let (html, rendered) = all.swap_remove(LOCALE)?;
    Ok((html, rendered.reads))
}

/// Renders in all languages at once.
pub(super) fn render_all(renderer: &Renderer<'_>) -> Vec<Result<(String, Rendered), Diagnostic>> {
    let mut sheaf = Sheaf::default();
    let view = view();
    let views = [0, 1].map(|language| view.edition(language));
    let rendered = renderer.render(&[0, 1], "a.html", &views, &mut sheaf);
    let each = rendered.into_iter().zip(sheaf.pages());
    each.map(|(rendered, html)| Ok((text(html), rendered?)))
        .collect()
}

pub(super) fn text(html: &Html) -> String {
    String::from_utf8(html.as_bytes().to_vec()).expect("a page is text")
}

/// A view as JSON, in a language.
pub(super) fn json_of(view: &Tree, language: usize) -> String {
    let mut pages = [Html::default()];
    let mut out = Sheets::new(Html::default(), &mut pages, vec![0]);
    let views = [view.edition(language)];
    json::write_stored(&views, views[0].stored(views[0].root()), &mut out);
    out.finish();
    text(&pages[0])
}

pub(super) const MACROS: &str = "{% set known = ['one'] %}\
    {% macro word(x) %}{% if x %}{{ x }}!{% endif %}{% endmacro %}\
    {% macro button(rows, y) %}{% for r in rows %}<i>{{ r.name }}</i>{% endfor %}{{ y if y in known else 'none' }}{% endmacro %}\
    {% macro outer() %}<i></i>{{ inner('kept') }}{% endmacro %}\
    {% macro inner(x) %}{{ x }}{% endmacro %}\
    {% macro state(n) %}{% if n not in [1, 2] or not n %}off{% elif n == 2 %}two{% endif %}{% endmacro %}\
    {% macro shown(a, b) %}{% set x = state(a) %}{% set y = state(b) %}{% set z = state(a) %}<\
    {%- if x %}{{ x }}{% endif %}{% if y == 'two' %}2{% elif y != x %}{{ y }}{% endif %}\
    {%- if z == 'off' %}{{ t('hi') }}{% else %}{{ z }}{% endif %}>{% endmacro %}";
pub(super) const LAYOUT: &str =
    "[top {% block main %}{% endblock %} {% block other %}default{% endblock %}]";

pub(super) const ICONS: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\">\
    <symbol id=\"gone\"><path d=\"M1 2\"/><!-- kept --> <g>&amp;</g></symbol>\
    <symbol id=\"any\"><circle r=\"9\"/></symbol><symbol id=\"none\"/></svg>";

pub(super) fn with_macros(template: &str) -> Templates {
    let files = [
        ("a.html", template),
        ("m.html", MACROS),
        ("layout.html", LAYOUT),
        ("icons.svg", ICONS),
    ];
    templates(&files).unwrap_or_else(|errors| panic!("{template}: {errors:?}"))
}
