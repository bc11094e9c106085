//! Random templates, compared with Minijinja in every language.

use proptest::prelude::*;

use crate::stage::{LANGUAGES, load, render, renderer, view};

/// An included template.
const PART: &str = "<{{ plain }}{% if v %}{{ v }}{% endif %}>";

/// Expressions of every kind; `v` is a variable that the templates of [`template`] set first.
fn expression() -> impl Strategy<Value = String> {
    let values = [
        "title",
        "plain",
        "none",
        "yes",
        "number",
        "v",
        "'x'",
        "rows[0:1]",
        "rows[0].home",
        "rows[-1].name",
        "frame.name",
        "5",
        "t('hi')",
        "t('hello', name=plain)",
        "t('hello', name=number)",
        "word(plain)",
        "symbol('icons.svg', plain, 'any')",
        "rows",
    ];
    let one = proptest::sample::select(values.to_vec()).prop_map(str::to_owned);
    one.prop_recursive(3, 12, 3, |inner| {
        let two = (inner.clone(), inner.clone());
        let three = (inner.clone(), inner.clone(), inner.clone());
        prop_oneof![
            two.clone().prop_map(|(a, b)| format!("({a} or {b})")),
            two.clone().prop_map(|(a, b)| format!("({a} and {b})")),
            two.clone().prop_map(|(a, b)| format!("({a} ~ {b})")),
            two.clone().prop_map(|(a, b)| format!("({a} == {b})")),
            two.prop_map(|(a, b)| format!("({a} != {b})")),
            inner.clone().prop_map(|a| format!("(not {a})")),
            inner.prop_map(|a| format!("({a})|trim")),
            three.prop_map(|(a, b, c)| format!("({a} if {b} else {c})")),
        ]
    })
}

/// Statements of every kind.
fn template() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        Just("text".to_owned()),
        expression().prop_map(|it| format!("{{{{ {it} }}}}")),
        expression().prop_map(|it| format!("{{{{ {it}|tojson }}}}")),
        expression().prop_map(|it| format!("{{% set v = {it} %}}")),
        Just("{{ {'a': plain, 'b': rows, 'c': [v, yes]}|tojson }}".to_owned()),
        Just("{% include 'part.html' %}".to_owned()),
    ];
    let body = leaf.prop_recursive(4, 24, 4, |inner| {
        let bodies = proptest::collection::vec(inner.clone(), 1..4).prop_map(|all| all.concat());
        prop_oneof![
            bodies.clone(),
            (expression(), bodies.clone(), bodies.clone()).prop_map(|(test, then, otherwise)| {
                format!("{{% if {test} %}}{then}{{% else %}}{otherwise}{{% endif %}}")
            }),
            bodies.clone().prop_map(|body| {
                format!("{{% for r in rows %}}{{{{ r.name }}}}{body}{{% endfor %}}")
            }),
            (expression(), bodies.clone()).prop_map(|(test, body)| {
                format!("{{% for r in rows if {test} %}}{{{{ r.away }}}}{body}{{% else %}}no{{% endfor %}}")
            }),
            bodies.prop_map(|body| format!("{{% set v %}}{body}{{% endset %}}")),
        ]
    });
    body.prop_map(|body| {
        format!("{{%- from 'm.html' import word -%}}{{% set v = plain %}}{body}{{{{ v }}}}")
    })
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: ProptestConfig::default().cases * 8,
        ..ProptestConfig::default()
    })]

    #[test]
    fn any_template_gives_the_same_page_as_minijinja_in_every_language(text in template()) {
        let templates = load(&[("a.html", &text), ("part.html", PART)]).expect("loads");
        let renderer = renderer(&templates);
        let view = view(None);
        for (language, written) in render(&renderer, &view).into_iter().enumerate() {
            let engine = renderer.render_by_engine(language, "a.html", view.edition(language));
            match (written, engine) {
                (Ok((written, rendered)), Ok((html, reads))) => {
                    prop_assert_eq!(written, html, "{} in {}", &text, LANGUAGES[language]);
                    prop_assert_eq!(&*rendered.reads, &reads, "{} in {}", &text, LANGUAGES[language]);
                }
                (Err(_), Err(_)) => {}
                (written, engine) => prop_assert!(
                    false,
                    "{}: written {:?}, by the engine {:?}",
                    &text,
                    written.map(|(html, _)| html).map_err(|error| error.to_string()),
                    engine.map_err(|error| error.to_string())
                ),
            }
        }
    }
}
