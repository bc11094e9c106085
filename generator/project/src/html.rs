//! HTML that others have written: the terms of a bonus from the operator, a text of the editors. What
//! can harm is removed, and what is left is made to fit into a page.
//!
//! First, ammonia parses the text as a browser does and keeps the elements and attributes of a list: no
//! script, handler, style, form or frame, and nothing that is not closed. That is repeated until the text
//! stays as it is: without the elements that are dropped, the others may be read in another way. Then
//! `lol_html` rewrites what is left: links are checked, localized and marked, pictures have a size and wait
//! until they are near, and headings begin below the page's own.

use std::collections::{HashMap, HashSet};

use ammonia::{Builder, UrlRelative};
use lol_html::html_content::Element;
use lol_html::{RewriteStrSettings, element, rewrite_str};

use crate::link;

/// Elements of texts. All others are dropped, and their text is kept.
const ELEMENTS: [&str; 44] = [
    "a",
    "abbr",
    "b",
    "bdi",
    "blockquote",
    "br",
    "caption",
    "cite",
    "code",
    "dd",
    "del",
    "dl",
    "dt",
    "em",
    "figcaption",
    "figure",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "hr",
    "i",
    "img",
    "ins",
    "li",
    "mark",
    "ol",
    "p",
    "pre",
    "q",
    "s",
    "small",
    "strong",
    "sub",
    "sup",
    "table",
    "tbody",
    "td",
    "th",
    "thead",
    "tr",
    "ul",
];

/// Elements that are dropped together with what is in them.
const DROPPED: [&str; 9] = [
    "iframe", "math", "noscript", "object", "script", "select", "style", "svg", "template",
];

/// The schemes of links; [`link::check`] decides about each of them.
const SCHEMES: [&str; 5] = ["https", "http", "mailto", "tel", "sms"];

/// The size of a picture that states none.
const SIZE: [(&str, &str); 2] = [("width", "640"), ("height", "360")];

/// How often a text is cleaned at most; four times is much already.
const ROUNDS: usize = 8;

/// The harmless part of a text in HTML, as a part of a page. `root` is prepended to links to paths of this
/// site: the language's prefix.
pub fn harmless(source: &str, root: &str) -> String {
    let clean = settled(source, ROUNDS);
    let first = (b'1'..=b'6').find(|level| clean.contains(&format!("<h{}", char::from(*level))));
    let first = first.map_or(1, |level| usize::from(level - b'0'));
    let settings = RewriteStrSettings::new()
        .append_element_content_handler(element!("a", |it| {
            fit_link(it, root);
            Ok(())
        }))
        .append_element_content_handler(element!("img", |it| {
            fit_picture(it);
            Ok(())
        }))
        .append_element_content_handler(element!("h1, h2, h3, h4, h5, h6", |it| {
            let level = it.tag_name()[1..].parse().unwrap_or(first);
            let level = (level + 2 - first).min(6);
            it.set_tag_name(&format!("h{level}"))?;
            Ok(())
        }));
    // What cannot be rewritten is not shown: its links are not checked.
    rewrite_str(&clean, settings).unwrap_or_default()
}

/// A cleaned text that a browser reads as this file does. One that does not come to rest keeps its words alone.
fn settled(source: &str, rounds: usize) -> String {
    let mut clean = cleaned(source);
    for _ in 1..rounds {
        let again = cleaned(&clean);
        if again == clean {
            return clean;
        }
        clean = again;
    }
    Builder::empty().clean(&clean).to_string()
}

/// A text without what can harm, and without pictures that a page may not have.
fn cleaned(source: &str) -> String {
    let clean = with_known_elements(source);
    // At the beginning of a text it would go one by one.
    let clean = clean.trim_start_matches('\u{feff}');
    let settings =
        RewriteStrSettings::new().append_element_content_handler(element!("img", |it| {
            if !is_safe_picture(it) {
                it.remove();
            }
            Ok(())
        }));
    rewrite_str(clean, settings).unwrap_or_default()
}

fn with_known_elements(source: &str) -> String {
    let attributes = HashMap::from([
        ("a", HashSet::from(["href"])),
        ("img", HashSet::from(["src", "alt", "width", "height"])),
        ("ol", HashSet::from(["start"])),
        ("td", HashSet::from(["colspan", "rowspan"])),
        ("th", HashSet::from(["colspan", "rowspan", "scope"])),
    ]);
    Builder::empty()
        .tags(HashSet::from(ELEMENTS))
        .clean_content_tags(HashSet::from(DROPPED))
        .tag_attributes(attributes)
        .generic_attributes(HashSet::from(["dir", "lang"]))
        .url_schemes(HashSet::from(SCHEMES))
        .url_relative(UrlRelative::PassThrough)
        .link_rel(None)
        .clean(source)
        .to_string()
}

/// A link that a page may not have loses its target, and so is a text.
fn fit_link(it: &mut Element<'_, '_>, root: &str) {
    let Some(target) = it.get_attribute("href") else {
        return;
    };
    let target = unescaped(&target);
    if link::check(&target).is_err() || target.starts_with('#') {
        it.remove_attribute("href");
    } else if link::is_path(&target) {
        set(it, "href", &link::in_language(root, &target));
    } else if target.starts_with("http") {
        set(it, "rel", "nofollow noopener");
    }
}

/// Whether a picture is loaded from this site or over a safe connection.
fn is_safe_picture(it: &Element<'_, '_>) -> bool {
    let source = it.get_attribute("src").unwrap_or_default();
    let source = unescaped(&source);
    source.starts_with("https://") || link::is_path(&source)
}

/// A picture has a size, and is loaded when it is near.
fn fit_picture(it: &mut Element<'_, '_>) {
    let is_size = |name| {
        let size = it
            .get_attribute(name)
            .and_then(|size| size.parse::<u16>().ok());
        size.is_some_and(|size| (1..=4096).contains(&size))
    };
    if !SIZE.iter().all(|(name, _)| is_size(name)) {
        for (name, size) in SIZE {
            set(it, name, size);
        }
    }
    if it.get_attribute("alt").is_none() {
        set(it, "alt", "");
    }
    set(it, "loading", "lazy");
    set(it, "decoding", "async");
}

/// Attributes are in the form in which ammonia writes them, which escapes these characters.
fn unescaped(text: &str) -> String {
    let text = text.replace("&lt;", "<").replace("&gt;", ">");
    let text = text.replace("&quot;", "\"").replace("&nbsp;", "\u{a0}");
    text.replace("&amp;", "&")
}

/// Sets an attribute; its name is one of this file, so it is valid.
fn set(it: &mut Element<'_, '_>, name: &str, value: &str) {
    let value = value.replace('&', "&amp;").replace('<', "&lt;");
    let is_set = it.set_attribute(name, &value);
    debug_assert!(is_set.is_ok(), "`{name}` is a name");
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use proptest::prelude::*;

    use super::*;

    /// Pieces of known attacks and of the grammar, a line each.
    const PIECES: &str = include_str!("../tests/html-pieces.txt");

    /// `tests/html/<case>.html` is what others have written, `<case>.out.html` what a page shows of it.
    /// `UPDATE_CASES=1` writes the latter.
    #[test]
    fn what_can_harm_is_removed() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/html");
        let mut cases = 0;
        for entry in fs::read_dir(&folder).expect("lists") {
            let path = entry.expect("lists").path();
            let name = path.file_name().and_then(|it| it.to_str()).expect("a name");
            if name.ends_with(".out.html") {
                continue;
            }
            cases += 1;
            let source = fs::read_to_string(&path).expect("reads");
            let made = harmless(&source, "/ar");
            let stored = path.with_extension("out.html");
            if std::env::var_os("UPDATE_CASES").is_some() {
                fs::write(&stored, &made).expect("writes");
            }
            let wanted = fs::read_to_string(&stored).unwrap_or_default();
            assert_eq!(made, wanted, "{name}");
            assert_harmless(name, &made);
            assert_eq!(harmless(&made, ""), made, "{name}: twice is once");
        }
        assert!(cases >= 10, "{cases}");
    }

    /// Some pieces in a row; each may end early, and so run into the next one.
    fn foreign() -> impl Strategy<Value = String> {
        let pieces: Vec<&str> = PIECES.lines().collect();
        const ODD: [&str; 8] = ["\n", "\t", "\r", "\u{c}", "\0", "\u{a0}", "\u{fffe}", "é"];
        let piece = prop_oneof![
            8 => prop::sample::select(pieces.clone()).prop_map(str::to_owned),
            1 => prop::sample::select(&ODD[..]).prop_map(str::to_owned),
            2 => (prop::sample::select(pieces), 0..40_usize)
                .prop_map(|(text, length)| text.chars().take(length).collect()),
        ];
        let repeated = prop_oneof![7 => Just(1), 1 => Just(60)];
        (prop::collection::vec(piece, 1..24), repeated)
            .prop_map(|(pieces, times)| pieces.concat().repeat(times))
    }

    proptest! {
        /// What `lol_html` reads in it is harmless, and `html5ever` reads it the same again. `ci/outside` does this with
        /// a browser's parser.
        #[test]
        fn no_text_leaves_anything_that_can_harm(source in foreign()) {
            let made = harmless(&source, "");
            assert_harmless(&source, &made);
            prop_assert_eq!(harmless(&made, ""), made);
        }
    }

    #[test]
    fn links_in_links_are_read_the_same_again_and_what_never_is_keeps_its_words_alone() {
        let nested = "<a href=\"/x\">Link<h1><marquee>".repeat(40) + "Terms";
        let made = harmless(&nested, "");
        assert_eq!(made.matches("<a href=\"/x\">Link").count(), 40, "{made}");
        assert_eq!(harmless(&made, ""), made);
        assert_eq!(settled(&nested, 1), "Link".repeat(40) + "Terms");
    }

    /// Only the elements and attributes of this file are left, and no address that a page may not have.
    fn assert_harmless(name: &str, html: &str) {
        let check = |it: &Element<'_, '_>| {
            assert!(ELEMENTS.contains(&&*it.tag_name()), "{name}: {html}");
            for attribute in it.attributes() {
                let (key, value) = (attribute.name(), unescaped(&attribute.value()));
                assert!(ATTRIBUTES.contains(&&*key), "{name} has {key}: {html}");
                if matches!(&*key, "href" | "src") {
                    assert_eq!(link::check(&value), Ok(()), "{name}: {html}");
                }
            }
        };
        let settings =
            RewriteStrSettings::new().append_element_content_handler(element!("*", |it| {
                check(it);
                Ok(())
            }));
        rewrite_str(html, settings).expect("is read");
    }

    /// Attributes that may be left.
    const ATTRIBUTES: [&str; 14] = [
        "alt", "colspan", "decoding", "dir", "height", "href", "lang", "loading", "rel", "rowspan",
        "scope", "src", "start", "width",
    ];
}
