//! Views: their content, their languages and their fingerprints.

use std::collections::BTreeMap;

use serde::Serialize;
use templates::{Each, Refused, Renderer, Sheaf, Tree};

use crate::stage::{LANGUAGES, load};

/// The field `v` of a view as JSON, in the first `languages` languages.
fn json_of(view: &Tree, languages: usize) -> Vec<String> {
    let all = load(&[("a.html", "{{ v|tojson }}")]).expect("loads");
    let frames = LANGUAGES.map(|_| Tree::of(&()).expect("a frame"));
    let renderer = Renderer::new(&all, frames.into());
    let each = (0..languages).map(|language| {
        let mut sheaf = Sheaf::default();
        let views = [view.edition(language)];
        let rendered = renderer
            .render(&[0], "a.html", &views, &mut sheaf)
            .remove(0);
        assert!(!rendered.expect("renders").by_engine);
        String::from_utf8(sheaf.pages()[0].as_bytes().to_vec()).expect("a text")
    });
    each.collect()
}

#[test]
fn different_views_have_different_fingerprints() {
    #[derive(Serialize)]
    struct Pair<'a> {
        a: &'a str,
        b: &'a str,
    }
    fn print(view: &impl Serialize) -> Vec<u64> {
        Tree::of(view).expect("a view").fingerprints()
    }
    let pair = |a, b| print(&Pair { a, b });
    assert_eq!(pair("x", "yz"), pair("x", "yz"));
    assert_ne!(pair("x", "yz"), pair("xy", "z"));
    assert_ne!(print(&1_u8), print(&true));
    assert_ne!(
        print(&[[1_u8, 2].as_slice(), &[]]),
        print(&[[1_u8].as_slice(), &[2]])
    );
}

#[test]
fn a_view_in_a_language_does_not_depend_on_its_other_languages() {
    #[derive(Serialize)]
    struct Names {
        short: &'static str,
        name: Each<&'static str>,
        line: Each<Option<&'static str>>,
    }
    #[derive(Serialize)]
    struct View {
        v: Names,
    }
    let made = |name: &[&'static str], line: &[Option<&'static str>]| {
        let v = Names {
            short: "X",
            name: Each(name.into()),
            line: Each(line.into()),
        };
        Tree::in_languages(&View { v }, name.len()).expect("a view")
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
        json_of(&all, 3),
        [
            r#"{"short":"X","name":"Draw","line":null}"#,
            r#"{"short":"X","name":"Empate","line":"2.5"}"#,
            r#"{"short":"X","name":"Draw","line":""}"#,
        ]
    );
}

#[test]
fn structs_with_the_same_name_keep_their_own_fields() {
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
    #[derive(Serialize)]
    struct View<T> {
        v: T,
    }
    let one = One { a: "x", b: "x" };
    let other = Other {
        a: 7,
        c: [10, 999, 1000, 65535],
    };
    let v = (&one, &other, &one, None::<u8>);
    let tree = Tree::of(&View { v }).expect("a view");
    assert_eq!(
        json_of(&tree, 1),
        [r#"[{"a":"x","b":"x"},{"a":7,"c":[10,999,1000,65535]},{"a":"x","b":"x"},null]"#]
    );
}

#[derive(Serialize)]
struct Row<T> {
    name: &'static str,
    value: T,
}

#[derive(Serialize)]
struct Body<T> {
    rows: Vec<Row<T>>,
}

#[derive(Serialize)]
struct Page<T> {
    body: Body<T>,
}

/// Why a value is refused, and its path.
fn refused(value: impl Serialize, languages: usize) -> (String, String) {
    let row = Row { name: "x", value };
    let view = Page {
        body: Body { rows: vec![row] },
    };
    let refused: Refused = Tree::in_languages(&view, languages)
        .err()
        .expect("is refused");
    (refused.to_string(), refused.path())
}

#[test]
fn a_value_that_a_view_cannot_hold_is_refused_with_its_path() {
    #[derive(Serialize)]
    enum Data {
        Some { a: u8 },
        Pair(u8, u8),
        One(u8),
    }
    #[derive(Serialize)]
    struct Unnamed(u8, u8);
    struct Bytes;
    impl Serialize for Bytes {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_bytes(b"x")
        }
    }
    struct Endless;
    impl Serialize for Endless {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_seq((0..3).filter(|it| it % 2 == 0))
        }
    }
    let map = || BTreeMap::from([(1, 2)]);
    let many = "a list or a struct for each language";
    for ((message, path), what) in [
        (refused(map(), 1), "a map"),
        (refused(BTreeMap::from([("a", 1)]), 1), "a map"),
        (refused(f64::NAN, 1), "a number that is not whole"),
        (refused(0.5_f32, 1), "a number that is not whole"),
        (refused(1_i128, 1), "a number of more than 64 bits"),
        (refused(1_u128, 1), "a number of more than 64 bits"),
        (refused(Bytes, 1), "bytes"),
        (refused(Endless, 1), "a list of unknown length"),
        (refused(Data::Some { a: 1 }, 1), "an enum with data"),
        (refused(Data::Pair(1, 2), 1), "an enum with data"),
        (refused(Data::One(1), 1), "an enum with data"),
        (refused(Unnamed(1, 2), 1), "a struct without field names"),
        (
            refused(Each([1, 2].into()), 3),
            "values for another number of languages",
        ),
        (refused(Each([[1, 2], [3, 4]].into()), 2), many),
        (refused(Each([map(), map()].into()), 2), "a map"),
    ] {
        assert!(
            message.contains(&format!("a view cannot hold {what}")),
            "{message}"
        );
        assert_eq!(path, "body.rows[0].value", "{message}");
    }
}

#[test]
fn a_view_after_a_refused_one_is_complete() {
    let _ = refused(f64::NAN, 1);
    let view = Page {
        body: Body {
            rows: vec![Row {
                name: "x",
                value: 7,
            }],
        },
    };
    let print = || Tree::of(&view).expect("a view").fingerprints();
    assert_eq!(print(), print());
}
