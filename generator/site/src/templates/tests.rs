mod cases;
mod random;
mod stage;

use std::sync::OnceLock;

use serde::Serialize;

use super::*;
use crate::view::Each;
use cases::COMPILED;
use joint::Joint;
use stage::{LOCALE, LOCALES, json_of, render, render_all, renderer, templates, view, with_macros};

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
        let parsed = OnceLock::new();
        let pages = [0, 1].map(|locale| renderer.page(locale, "a.html", &parsed).cloned());
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
fn a_symbol_that_is_not_there_is_told_with_those_that_are() {
    for (call, told) in [
        (
            "symbol('icons.svg', 'star')",
            "no symbol `star` in icons.svg; there is any, gone, none",
        ),
        (
            "symbol('icons.svg', title, 'star')",
            "there is any, gone, none",
        ),
        (
            "symbol('icon.svg', plain)",
            "no drawing `icon.svg`; there is icons.svg",
        ),
    ] {
        let all = with_macros(&format!("\n{{{{ {call} }}}}"));
        let error = render(&all).expect_err(call).to_string();
        assert!(
            error.contains(told) && error.contains("templates/a.html:2:"),
            "{error}"
        );
    }
}

#[test]
fn drawings_that_cannot_be_used_are_told_together() {
    let errors = templates(&[
        ("a.html", "{% if x %}"),
        ("open.svg", "<svg>\n<symbol id=\"a\"><path></symbol></svg>"),
        ("nameless.svg", "<svg>\n\n<symbol/></svg>"),
        (
            "twice.svg",
            "<svg><symbol id=\"a\"/>\n  <symbol id=\"a\"/></svg>",
        ),
    ])
    .err()
    .expect("wrong");
    let text: String = errors.iter().map(ToString::to_string).collect();
    for told in [
        "templates/a.html:1",
        "templates/open.svg:2:",
        "templates/nameless.svg:3:1",
        "a symbol has no `id`",
        "templates/twice.svg:2:3",
        "two symbols are called `a`",
    ] {
        assert!(text.contains(told), "{told}: {text}");
    }
}

#[test]
fn an_svg_file_of_a_drawing_program_is_no_mistake() {
    let svg = "<?xml version=\"1.0\"?>\n<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \
        \"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\">\n<svg><path/></svg>";
    templates(&[("a.html", "a"), ("favicon.svg", svg)]).expect("loads");
}

#[test]
fn a_change_in_a_drawing_changes_the_fingerprint() {
    let of = |svg: &str| {
        templates(&[("a.html", "{{ symbol('i.svg', plain) }}"), ("i.svg", svg)])
            .map(|all| all.fingerprint("a.html"))
            .expect("loads")
    };
    let one = of("<svg><symbol id=\"gone\"><path/></symbol></svg>");
    assert_ne!(one, of("<svg><symbol id=\"gone\"><line/></symbol></svg>"));
    assert_ne!(one, of("<svg><symbol id=\"new\"><path/></symbol></svg>"));
    assert_eq!(one, of("<svg>\n<symbol id=\"gone\"><path/></symbol></svg>"));
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
