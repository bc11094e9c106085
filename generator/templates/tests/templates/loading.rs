//! Loading templates, and their fingerprints.

use std::sync::Arc;

use crate::stage::{LANGUAGE, load, render, renderer, view};

#[test]
fn a_change_in_an_included_template_changes_the_fingerprint() {
    let of = |b: &str| {
        let files = [
            (
                "a.html",
                "{% for r in rows %}{% if r %}{% include 'b.html' %}{% endif %}{% endfor %}",
            ),
            ("b.html", b),
            ("c.html", "c"),
        ];
        let all = load(&files).expect("loads");
        (all.fingerprint("a.html"), all.fingerprint("c.html"))
    };
    assert_ne!(of("1").0, of("2").0);
    assert_eq!(of("1").1, of("2").1);
}

#[test]
fn a_page_reads_only_what_it_shows() {
    let text = "{% if yes %}{{ t('hi') }}{% else %}{{ t('hello', name='x') }}{% endif %}";
    let all = load(&[("a.html", text)]).expect("loads");
    let reads = || {
        let mut pages = render(&renderer(&all), &view(None));
        let (_, rendered) = pages.swap_remove(LANGUAGE).expect("renders");
        rendered.reads
    };
    assert_eq!(reads().messages.iter().collect::<Vec<_>>(), ["hi"]);
    assert!(Arc::ptr_eq(&reads(), &reads()), "by a later renderer");
}

#[test]
fn an_empty_frame_does_not_hide_refused_constructs() {
    let text = "{% for x in frame.none %}{{ x|upper }}{% endfor %}";
    let all = load(&[("a.html", text)]).expect("loads");
    let renderer = renderer(&all);
    assert_eq!(
        renderer.check(["a.html"]).len(),
        1,
        "once, not once per locale"
    );
    for page in render(&renderer, &view(None)) {
        assert!(
            !page.expect("renders").1.by_engine,
            "the page does not use it"
        );
    }
}
