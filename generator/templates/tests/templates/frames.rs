//! Frames that change between renderers of the same templates: what languages share stays right.

use serde_json::json;
use templates::{Renderer, Templates, Tree};

use crate::stage::{LANGUAGES, View, load, render, view};

const TEMPLATE: &str = "{{ frame.name }}|{{ t('hi') }}|{% if frame.wide %}{% if yes %}{{ frame.name }}{% endif %}{% endif %}\
     |{% for it in frame.list %}{{ it }}, {% endfor %}{{ t('hello', name='x') }}";

fn templates() -> Templates {
    load(&[("a.html", TEMPLATE)]).expect("loads")
}

/// Pages with these frames, and whether they were rendered together.
fn pages(templates: &Templates, frames: &[serde_json::Value; 2]) -> [(String, bool); 2] {
    let trees = frames
        .each_ref()
        .map(|frame| Tree::of(&View(frame)).expect("a frame"));
    let renderer = Renderer::new(templates, trees.into());
    let view = view(None);
    let joins = renderer.joins("a.html");
    let mut pages = render(&renderer, &view).into_iter().enumerate();
    LANGUAGES.map(|_| {
        let (language, page) = pages.next().expect("a page for each language");
        let (html, rendered) = page.expect("renders");
        assert!(!rendered.by_engine, "{html}");
        let (reference, reads) =
            (renderer.render_by_engine(language, "a.html", view.edition(language)))
                .expect("Minijinja renders");
        assert_eq!(
            (&html, &*rendered.reads),
            (&reference, &reads),
            "{frames:?}"
        );
        assert_eq!(rendered.is_together, joins, "{frames:?}");
        (html, joins)
    })
}

#[test]
fn pages_of_changed_frames_are_those_of_new_templates() {
    let frame =
        |name: &str, wide: bool, list: &[&str]| json!({ "name": name, "wide": wide, "list": list });
    let old = frame("Old", false, &["a", "b"]);
    let new = frame("New", false, &["a", "b"]);
    let more = frame("Old", false, &["a", "b", "c"]);
    let wide = frame("Old", true, &["a", "b"]);
    let in_turn = [
        ([&old, &old], true),
        ([&old, &new], true),
        // Both differ from what they share, and not from each other.
        ([&new, &new], true),
        ([&more, &new], true),
        // The programs differ in more than texts.
        ([&wide, &new], false),
        ([&wide, &wide], true),
        ([&old, &wide], false),
        ([&old, &old], true),
    ];
    let stay = templates();
    for (frames, together) in in_turn {
        let frames = frames.map(Clone::clone);
        let is = pages(&stay, &frames);
        assert_eq!(is, pages(&templates(), &frames), "{frames:?}");
        assert_eq!(is.map(|(_, it)| it), [together; 2], "{frames:?}");
    }
}
