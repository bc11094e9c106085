use serde::Serialize;

use super::*;
use crate::locale::Locale;
use crate::messages::{MessageFile, load};

fn templates(files: &[(&str, &str)]) -> Result<Templates, Vec<Diagnostic>> {
    let locale = Locale::find("en-ZA").expect("known");
    let message = MessageFile {
        locale: "en-ZA".to_owned(),
        path: "locales/en-ZA/site.ftl".into(),
        text: "hello = Hello { $name }\nhi = Hi & welcome\n".to_owned(),
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

#[derive(Serialize)]
struct View {
    title: &'static str,
    plain: &'static str,
    none: Option<u8>,
    yes: bool,
    number: i64,
    large: u64,
    odds: u32,
    rows: Vec<Row>,
    empty: Vec<u8>,
}

#[derive(Serialize)]
struct Row {
    name: &'static str,
    home: u8,
    away: Option<&'static str>,
}

fn view() -> Tree {
    let row = |name, home, away| Row { name, home, away };
    Tree::of(&View {
        title: "/a/\"><script>\\'&",
        plain: "gone",
        none: None,
        yes: true,
        number: 125,
        large: u64::MAX,
        odds: 1855,
        rows: vec![
            row("one", 0, None),
            row("<two>", 1, Some("x")),
            row("three", 2, Some("")),
        ],
        empty: Vec::new(),
    })
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
    let frame = Frame {
        name: "<b>",
        links: vec![link("a", true), link("gone", false), link("c", true)],
    };
    Renderer::new(templates, vec![Tree::of(&frame)])
}

fn render(templates: &Templates) -> Result<(String, Arc<RenderReads>), Diagnostic> {
    let mut html = Html::default();
    let (reads, _) = renderer(templates).render(0, "a.html", &view(), &mut html)?;
    Ok((text(html), reads))
}

fn text(mut html: Html) -> String {
    html.take_from(0).expect("a page is text")
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
    {{- t('hi') if z == 'off' else z }}>{% endmacro %}";
const LAYOUT: &str = "[top {% block main %}{% endblock %} {% block other %}default{% endblock %}]";

/// Renders a template both ways; `None` when it is not compiled.
fn both(template: &str) -> (Option<(String, RenderReads)>, (String, RenderReads)) {
    let files = [
        ("a.html", template),
        ("m.html", MACROS),
        ("layout.html", LAYOUT),
    ];
    let all = templates(&files).unwrap_or_else(|errors| panic!("{template}: {errors:?}"));
    let renderer = renderer(&all);
    let engine = renderer
        .render_by_engine(0, "a.html", &view())
        .unwrap_or_else(|error| panic!("{template}: {error}"));
    let compiled = renderer.page(0, "a.html").and_then(|page| {
        let mut html = Html::default();
        let bits = run::run(&page.program, &all.messages[0], &view(), &mut html).ok()?;
        Some((text(html), (*page.reads(bits)).clone()))
    });
    (compiled, engine)
}

#[test]
fn what_is_compiled_writes_and_reads_what_the_engine_does() {
    for (template, expected) in COMPILED {
        let (compiled, engine) = both(template);
        assert_eq!(engine.0, *expected, "{template}, by the engine");
        assert_eq!(compiled.as_ref(), Some(&engine), "{template}, compiled");
    }
}

#[test]
fn what_is_not_compiled_is_left_to_the_engine() {
    for (template, expected) in [
        ("{% if title is defined %}x{% endif %}", "x"),
        ("{{ plain|upper }}", "GONE"),
        ("{% if yes == 1 %}x{% endif %}", "x"),
        ("{% if yes %}{% set x = 1 %}{% endif %}{{ x }}", "1"),
        ("{% with x = 1 %}{{ x }}{% endwith %}", "1"),
        ("{{ number * 2 }}", "250"),
        ("{% include 'layout.html' %}", "[top  default]"),
        ("{{ 1 < number < 200 }}", "true"),
        ("{{ -5 // 2 }}", "-3"),
    ] {
        let (compiled, engine) = both(template);
        assert_eq!(engine.0, expected, "{template}");
        assert_eq!(compiled, None, "{template}");
        let all = templates(&[("a.html", template), ("layout.html", LAYOUT)]).expect("loads");
        assert_eq!(render(&all).expect("renders").0, expected, "{template}");
    }
}

#[test]
fn a_number_of_the_frame_stays_one_however_large() {
    #[derive(Serialize)]
    struct Frame {
        id: u64,
    }
    let all = templates(&[("a.html", "{{ frame.id }}{{ frame|tojson }}")]).expect("loads");
    let frame = Tree::of(&Frame { id: u64::MAX });
    let renderer = Renderer::new(&all, vec![frame]);
    let mut html = Html::default();
    let (_, by_engine) = renderer
        .render(0, "a.html", &view(), &mut html)
        .expect("renders");
    let (engine, _) = renderer
        .render_by_engine(0, "a.html", &view())
        .expect("renders");
    assert!(!by_engine, "it is compiled");
    assert_eq!(text(html), engine);
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
    let print = |a, b| Tree::of(&Pair { a, b }).fingerprint();
    assert_eq!(print("x", "yz"), print("x", "yz"));
    assert_ne!(print("x", "yz"), print("xy", "z"));
    assert_ne!(Tree::of(&1_u8).fingerprint(), Tree::of(&true).fingerprint());
    assert_ne!(
        Tree::of(&[[1_u8, 2].as_slice(), &[]]).fingerprint(),
        Tree::of(&[[1_u8].as_slice(), &[2]]).fingerprint()
    );
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
    let mut html = Html::default();
    json::write_node(&tree, tree.node(tree.root()), &mut html);
    assert_eq!(
        text(html),
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
