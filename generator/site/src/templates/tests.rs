mod random;

use serde::Serialize;

use super::*;
use crate::locale::Locale;
use crate::messages::{MessageFile, load};
use crate::view::Each;
use joint::Joint;
use sheets::Sheets;

/// Languages: one, and the one that the tests look at.
const LOCALES: [&str; 2] = ["br", "en-ZA"];

/// Index of the language that the tests look at.
const LOCALE: usize = 1;

fn templates(files: &[(&str, &str)]) -> Result<Templates, Vec<Diagnostic>> {
    let locales = LOCALES.map(|code| Locale::find(code).expect("known"));
    let words = [
        "hello = Olá, { $name }\nhi = <Oi>\n",
        "hello = Hello { $name }\nhi = Hi & welcome\n",
    ];
    let message = |(code, words): (&str, &str)| MessageFile {
        locale: code.to_owned(),
        path: format!("locales/{code}/site.ftl").into(),
        text: words.to_owned(),
    };
    let files_of_words: Vec<MessageFile> = LOCALES.into_iter().zip(words).map(message).collect();
    let (messages, _) = load(&locales, &files_of_words).map_err(|_| Vec::new())?;
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
struct View {
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
struct Row {
    name: Each<&'static str>,
    home: u8,
    away: Each<Option<&'static str>>,
}

/// What is `value` in the language that the tests look at, and `other` in the other one.
fn each<T>(other: T, value: T) -> Each<T> {
    Each([other, value].into())
}

fn view() -> Tree {
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
struct Frame {
    name: &'static str,
    links: Vec<Link>,
}

#[derive(Serialize)]
struct Link {
    key: &'static str,
    new: bool,
}

fn renderer(templates: &Templates) -> Renderer<'_> {
    let link = |key, new| Link { key, new };
    let frame = |name| Frame {
        name,
        links: vec![link("a", true), link("gone", false), link("c", true)],
    };
    let frames = ["other", "<b>"].map(|name| Tree::of(&frame(name)));
    Renderer::new(templates, frames.into())
}

/// Renders in all languages at once; returns the one that the tests look at.
fn render(templates: &Templates) -> Result<(String, Arc<RenderReads>), Diagnostic> {
    let mut all = render_all(&renderer(templates));
    let (html, rendered) = all.swap_remove(LOCALE)?;
    Ok((html, rendered.reads))
}

/// Renders in all languages at once.
fn render_all(renderer: &Renderer<'_>) -> Vec<Result<(String, Rendered), Diagnostic>> {
    let mut sheaf = Sheaf::default();
    let view = view();
    let views = [0, 1].map(|language| view.edition(language));
    let rendered = renderer.render(&[0, 1], "a.html", &views, &mut sheaf);
    let each = rendered.into_iter().zip(sheaf.pages());
    each.map(|(rendered, html)| Ok((text(html), rendered?)))
        .collect()
}

fn text(html: &Html) -> String {
    String::from_utf8(html.as_bytes().to_vec()).expect("a page is text")
}

/// A view as JSON, in a language.
fn json_of(view: &Tree, language: usize) -> String {
    let mut pages = [Html::default()];
    let mut out = Sheets::new(Html::default(), &mut pages, vec![0]);
    let views = [view.edition(language)];
    json::write_stored(&views, views[0].stored(views[0].root()), &mut out);
    out.finish();
    text(&pages[0])
}

/// What is compiled, each with what comes of it.
const COMPILED: &[(&str, &str)] = &[
    (
        "<a href=\"{{ title }}\">{{ title }}</a>",
        "<a href=\"/a/&quot;&gt;&lt;script&gt;\\&#39;&amp;\">/a/&quot;&gt;&lt;script&gt;\\&#39;&amp;</a>",
    ),
    (
        "{{ none }}{{ yes }} {{ number }} {{ large }}",
        "true 125 18446744073709551615",
    ),
    ("{{ odds|price }} {{ 2000|price }}", "1.855 2.00"),
    (
        "{{ t('hi') }}{{ t('hello', name=title) }}",
        "Hi &amp; welcomeHello /a/&quot;&gt;&lt;script&gt;\\&#39;&amp;",
    ),
    ("{{ t('hello', name=number) }}", "Hello 125"),
    (
        "{{ {'b': title, 'a': number, 'c': {'d': large, 'e': 'é<'}}|tojson }}",
        r#"{"a":125,"b":"/a/\"\u003e\u003cscript\u003e\\\u0027\u0026","c":{"d":18446744073709551615,"e":"é\u003c"}}"#,
    ),
    (
        "{{ rows|tojson }}{{ empty|tojson }}",
        r#"[{"name":"one","home":0,"away":null},{"name":"\u003ctwo\u003e","home":1,"away":"x"},{"name":"three","home":2,"away":""}][]"#,
    ),
    (
        "{% for r in rows %}{{ loop.index }}{{ loop.index0 }}{{ r.name }}{% if not loop.last %},{% endif %}{% else %}no{% endfor %}",
        "10one,21&lt;two&gt;,32three",
    ),
    (
        "{% for r in rows if r.home > 0 %}{{ loop.index }}/{{ loop.length }}{{ r.home }}{% endfor %}",
        "1/212/22",
    ),
    ("{% for r in empty %}{{ r }}{% else %}no{% endfor %}", "no"),
    (
        "{% for r in rows[1:] %}{{ r.home }}{% endfor %}{% for r in rows[:1] %}{{ r.home }}{% endfor %}{% for r in rows[-2:] %}{{ r.home }}{% endfor %}{% for r in rows[-9:9] %}{{ r.home }}{% endfor %}",
        "12012012",
    ),
    (
        "{% set key = 'home' %}{% for r in rows %}{{ r[key] }}{% endfor %}",
        "012",
    ),
    (
        "{% if plain == 'gone' and number != 3 or none %}a{% elif yes %}b{% endif %}",
        "a",
    ),
    (
        "{% if none %}a{% elif not rows %}b{% else %}c{% endif %}",
        "c",
    ),
    (
        "{% if 'gone' == 'gone' %}a{% else %}{{ rows|length }}{% endif %}",
        "a",
    ),
    (
        "{{ 'x' if plain in ['go', 'gone'] else 'y' }}{{ 'x' if number not in [1, 125] else 'y' }}",
        "xy",
    ),
    (
        "{{ number // 60 }}:{% if number % 60 < 10 %}0{% endif %}{{ number % 60 }} {{ number // 60 + 1 }} {{ number - 5 }}",
        "2:05 3 120",
    ),
    (
        "{{ none or plain }}{{ title and plain }}{{ plain ~ '<' ~ number }}",
        "gonegonegone&lt;125",
    ),
    (
        "{% set x = number ~ '' %}{% set y = x if yes else plain ~ '!' %}{{ y }}{{ x }}",
        "125125",
    ),
    (
        "{% set x = number ~ '' if yes else 'b' ~ number %}{% if x == '125' %}a{{ x }}{% else %}{{ x }}{% endif %}",
        "a125",
    ),
    (
        "{% set x %}  <b>{{ plain }}</b> {% endset %}[{{ x|trim }}]",
        "[<b>gone</b>]",
    ),
    (
        "{{ plain|replace('o', '_') }}{{ rows|length }}{{ 'a-b'|replace('-', '_') }}",
        "g_ne3a_b",
    ),
    (
        "{% if rows|length >= 3 %}x{% endif %}{% if rows|length <= 2 %}y{% endif %}",
        "x",
    ),
    (
        "{%- from 'm.html' import button, word -%}{{ button(rows[0:1], 'one') }}{% set w = word(plain) %}{% if w %}[{{ w }}]{% endif %}{% if word('') %}!{% endif %}",
        "<i>one</i>one[gone!]",
    ),
    (
        "{%- from 'm.html' import outer as o -%}{{ o() }}",
        "<i></i>kept",
    ),
    (
        "{% set props = {'l': {'b': t('hi')}} %}{{ props.l.b }}{{ props|tojson }}",
        r#"Hi &amp; welcome{"l":{"b":"Hi \u0026 welcome"}}"#,
    ),
    (
        "{% extends 'layout.html' %}{% from 'm.html' import word %}{% block main %}{{ word(plain) }}{% endblock %}",
        "[top gone! default]",
    ),
    (
        "{{ frame.name }}{% for l in frame.links %}{% if l.key == plain %}*{% endif %}{{ l.key }}{{ loop.index }}{% if not loop.last %},{% endif %}{% endfor %}",
        "&lt;b&gt;a1,*gone2,c3",
    ),
    (
        "{% for l in frame.links if l.new %}{{ loop.index }}/{{ loop.length }}{{ l.key }}{% endfor %}{{ frame|tojson }}",
        r#"1/2a2/2c{"name":"\u003cb\u003e","links":[{"key":"a","new":true},{"key":"gone","new":false},{"key":"c","new":true}]}"#,
    ),
    (
        "{% for l in frame.links if l.key != plain %}{{ loop.index }}/{{ loop.length }}{{ l.key }}{% endfor %}",
        "1/2a2/2c",
    ),
    (
        "{% for x in [1, 2] if x > 5 %}{{ x }}{% else %}no{% endfor %}",
        "no",
    ),
    (
        "{%- from 'm.html' import shown -%}{% for r in rows %}{{ shown(r.home, number) }}{{ shown(2, r.home) }}{% endfor %}",
        "<offHi &amp; welcome><twoofftwo><off><twotwo><twoofftwo><two2two>",
    ),
    (
        "{% if plain == 1 %}a{% endif %}{{ 'b' if none in [1, 2] else 'c' }}{% if not (none or number != 125) %}d{% endif %}",
        "cd",
    ),
];

const MACROS: &str = "{% set known = ['one'] %}\
    {% macro word(x) %}{% if x %}{{ x }}!{% endif %}{% endmacro %}\
    {% macro button(rows, y) %}{% for r in rows %}<i>{{ r.name }}</i>{% endfor %}{{ y if y in known else 'none' }}{% endmacro %}\
    {% macro outer() %}<i></i>{{ inner('kept') }}{% endmacro %}\
    {% macro inner(x) %}{{ x }}{% endmacro %}\
    {% macro state(n) %}{% if n not in [1, 2] or not n %}off{% elif n == 2 %}two{% endif %}{% endmacro %}\
    {% macro shown(a, b) %}{% set x = state(a) %}{% set y = state(b) %}{% set z = state(a) %}<\
    {%- if x %}{{ x }}{% endif %}{% if y == 'two' %}2{% elif y != x %}{{ y }}{% endif %}\
    {%- if z == 'off' %}{{ t('hi') }}{% else %}{{ z }}{% endif %}>{% endmacro %}";
const LAYOUT: &str = "[top {% block main %}{% endblock %} {% block other %}default{% endblock %}]";

fn with_macros(template: &str) -> Templates {
    let files = [
        ("a.html", template),
        ("m.html", MACROS),
        ("layout.html", LAYOUT),
    ];
    templates(&files).unwrap_or_else(|errors| panic!("{template}: {errors:?}"))
}

#[test]
fn what_is_compiled_writes_and_reads_what_the_engine_does_in_every_language() {
    for (template, expected) in COMPILED {
        let all = with_macros(template);
        let renderer = renderer(&all);
        let view = view();
        for (language, compiled) in render_all(&renderer).into_iter().enumerate() {
            let (html, reads) = renderer
                .render_by_engine(language, "a.html", view.edition(language))
                .unwrap_or_else(|error| panic!("{template}: {error}"));
            if language == LOCALE {
                assert_eq!(html, *expected, "{template}, by the engine");
            }
            let (written, rendered) = compiled.unwrap_or_else(|error| panic!("{error}"));
            assert!(!rendered.by_engine, "{template} is compiled");
            assert_eq!(written, html, "{template} in {}", LOCALES[language]);
            assert_eq!(
                *rendered.reads, reads,
                "{template} in {}",
                LOCALES[language]
            );
        }
    }
}

/// The one of [`COMPILED`] in which the languages differ in how often something is done.
const ONE_BY_ONE: &str = "for l in frame.links if l.key != plain";

#[test]
fn what_is_compiled_is_done_for_all_languages_at_once() {
    for (template, _) in COMPILED {
        let all = with_macros(template);
        let renderer = renderer(&all);
        let pages = [0, 1].map(|locale| renderer.page(locale, "a.html").cloned());
        let pages: Option<Vec<_>> = pages.into_iter().collect();
        let joint = pages.and_then(Joint::of);
        let view = view();
        let views = [0, 1].map(|language| view.edition(language));
        let messages: Vec<&Messages> = all.messages.iter().collect();
        let mut pages = [Html::default(), Html::default()];
        let done =
            joint.and_then(|it| run::run(&it, &messages, &views, &mut Vec::new(), &mut pages).ok());
        let is_alone = template.contains(ONE_BY_ONE);
        assert_eq!(done.is_none(), is_alone, "{template}");
    }
}

#[test]
fn what_is_not_compiled_is_left_to_the_engine() {
    for (template, expected) in [
        ("{% if title is defined %}x{% endif %}", "x"),
        ("{{ plain|upper }}", "GONE"),
        ("{% if yes == 1 %}x{% endif %}", "x"),
        ("{% if yes %}{% set x = 1 %}{% endif %}{{ x or '' }}", "1"),
        ("{% with x = 1 %}{{ x }}{% endwith %}", "1"),
        ("{{ number * 2 }}", "250"),
        ("{{ t('hi') if yes else plain }}", "Hi &amp; welcome"),
        ("{% include 'layout.html' %}", "[top  default]"),
        ("{{ 1 < number < 200 }}", "true"),
        ("{{ -5 // 2 }}", "-3"),
    ] {
        let all = with_macros(template);
        let mut rendered = render_all(&renderer(&all));
        let (html, rendered) = rendered.swap_remove(LOCALE).expect("renders");
        assert_eq!(html, expected, "{template}");
        assert!(rendered.by_engine, "{template}");
    }
}

#[test]
fn a_number_of_the_frame_stays_one_however_large() {
    #[derive(Serialize)]
    struct Frame {
        id: u64,
    }
    let all = templates(&[("a.html", "{{ frame.id }}{{ frame|tojson }}")]).expect("loads");
    let frames = [1, u64::MAX].map(|id| Tree::of(&Frame { id }));
    let renderer = Renderer::new(&all, frames.into());
    let (html, rendered) = render_all(&renderer).swap_remove(LOCALE).expect("renders");
    let (engine, _) = renderer
        .render_by_engine(LOCALE, "a.html", view().edition(LOCALE))
        .expect("renders");
    assert!(!rendered.by_engine, "it is compiled");
    assert_eq!(html, engine);
}

#[test]
fn a_page_reads_what_it_says_and_no_more() {
    let text = "{% if yes %}{{ t('hi') }}{% else %}{{ t('hello', name='x') }}{% endif %}";
    let all = templates(&[("a.html", text)]).expect("loads");
    let (_, reads) = render(&all).expect("renders");
    assert_eq!(reads.messages.iter().collect::<Vec<_>>(), ["hi"]);
    let (_, again) = render(&all).expect("renders");
    assert!(Arc::ptr_eq(&reads, &again), "by a later renderer");
}

#[test]
fn views_that_differ_have_other_fingerprints() {
    #[derive(Serialize)]
    struct Pair<'a> {
        a: &'a str,
        b: &'a str,
    }
    let print = |a, b| Tree::of(&Pair { a, b }).fingerprints();
    assert_eq!(print("x", "yz"), print("x", "yz"));
    assert_ne!(print("x", "yz"), print("xy", "z"));
    assert_ne!(
        Tree::of(&1_u8).fingerprints(),
        Tree::of(&true).fingerprints()
    );
    assert_ne!(
        Tree::of(&[[1_u8, 2].as_slice(), &[]]).fingerprints(),
        Tree::of(&[[1_u8].as_slice(), &[2]]).fingerprints()
    );
}

#[test]
fn a_view_is_the_same_in_a_language_whatever_others_it_is_made_in() {
    #[derive(Serialize)]
    struct Names {
        short: &'static str,
        name: Each<&'static str>,
        line: Each<Option<&'static str>>,
    }
    let made = |name: &[&'static str], line: &[Option<&'static str>]| {
        let names = Names {
            short: "X",
            name: Each(name.into()),
            line: Each(line.into()),
        };
        Tree::in_languages(&names, name.len())
    };
    let all = made(&["Draw", "Empate", "Draw"], &[None, Some("2.5"), Some("")]);
    let prints = all.fingerprints();
    assert_eq!(
        made(&["Empate"], &[Some("2.5")]).fingerprints(),
        prints[1..2]
    );
    assert_eq!(
        made(&["Draw", "Draw"], &[Some(""), None]).fingerprints(),
        [prints[2], prints[0]]
    );
    assert_ne!(prints[0], prints[2], "`line` differs");
    assert_eq!(
        [0, 1, 2].map(|language| json_of(&all, language)),
        [
            r#"{"short":"X","name":"Draw","line":null}"#,
            r#"{"short":"X","name":"Empate","line":"2.5"}"#,
            r#"{"short":"X","name":"Draw","line":""}"#,
        ]
    );
}

#[test]
#[should_panic(expected = "values for other languages than its own")]
fn a_view_has_a_value_for_each_of_its_languages() {
    Tree::in_languages(&Each([1, 2].into()), 3);
}

#[test]
#[should_panic(expected = "a list or a struct for each language")]
fn what_a_view_is_made_of_is_the_same_in_each_language() {
    Tree::in_languages(&Each([[1, 2], [3, 4]].into()), 2);
}

#[test]
fn structs_of_one_name_keep_their_own_fields() {
    #[derive(Serialize)]
    #[serde(rename = "Same")]
    struct One<'a> {
        a: &'a str,
        b: &'a str,
    }
    #[derive(Serialize)]
    #[serde(rename = "Same")]
    struct Other {
        a: u8,
        c: [u16; 4],
    }
    let one = One { a: "x", b: "x" };
    let other = Other {
        a: 7,
        c: [10, 999, 1000, 65535],
    };
    let tree = Tree::of(&(&one, &other, &one, None::<u8>));
    assert_eq!(
        json_of(&tree, 0),
        r#"[{"a":"x","b":"x"},{"a":7,"c":[10,999,1000,65535]},{"a":"x","b":"x"},null]"#
    );
}

#[test]
fn a_typo_names_the_file_the_line_and_the_place() {
    let all = templates(&[
        ("a.html", "{% include 'b.html' %}"),
        ("b.html", "one\n{{ rows.titel }}\n"),
    ])
    .expect("loads");
    let error = render(&all).expect_err("typo").to_string();
    assert!(error.contains("templates/b.html:2:"), "{error}");
    assert!(error.contains("^"), "{error}");
    let all = templates(&[("a.html", "{{ plain }}\n{{ titel }}")]).expect("loads");
    let error = render(&all).expect_err("typo").to_string();
    assert!(error.contains("templates/a.html:2:"), "{error}");
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
