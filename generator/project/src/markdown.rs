//! Renders the editors' Markdown as HTML, restricted to what pages may contain.

use std::ops::Range;

use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};
use pulldown_cmark_escape::{escape_href, escape_html};

use crate::link;

/// HTML of a Markdown text. HTML in the source is escaped, images are replaced by their alternative
/// text, and headings are moved so that the highest is just below the page's own. `root` is prepended
/// to links to paths of this site: the language's prefix.
pub fn html(source: &str, root: &str) -> String {
    let mut written = String::with_capacity(source.len() * 2);
    let highest = highest_heading(source);
    html::push_html(
        &mut written,
        events(source).filter_map(|event| shown(event, root, highest)),
    );
    let end = written.trim_end().len();
    written.truncate(end);
    written
}

/// The first paragraph of a Markdown text as plain text, of at most this many characters: it ends after a
/// sentence where one ends in its second half, or else after a word, with an ellipsis. Empty if there is
/// no paragraph.
pub fn opening(source: &str, most: usize) -> String {
    let mut words = String::new();
    let mut is_inside = false;
    for event in events(source) {
        match event {
            Event::Start(Tag::Paragraph) => is_inside = true,
            Event::End(TagEnd::Paragraph) => break,
            Event::Text(text) | Event::Code(text) if is_inside => words.push_str(&text),
            Event::SoftBreak | Event::HardBreak if is_inside => words.push(' '),
            _ => {}
        }
    }
    let words = words.trim();
    let Some((end, _)) = words.char_indices().nth(most) else {
        return words.to_owned();
    };
    let fitting = &words[..end];
    let of_sentence = |(at, mark): (usize, char)| {
        let after = at + mark.len_utf8();
        let ends = match mark {
            '.' | '!' | '?' | '۔' | '।' | '؟' => words[after..].starts_with(' '),
            '。' | '！' | '？' => true,
            _ => false,
        };
        ends.then_some(after)
    };
    let sentence = fitting.char_indices().rev().find_map(of_sentence);
    if let Some(sentence) = sentence.filter(|at| words[..*at].chars().count() > most / 2) {
        return words[..sentence].to_owned();
    }
    let room = fitting.char_indices().next_back().map_or(0, |(at, _)| at);
    let word = fitting[..room].rfind(' ').unwrap_or(room);
    format!("{}…", fitting[..word].trim_end_matches([',', ';', ':']))
}

/// The targets of all links in a Markdown text.
pub fn links(source: &str) -> Vec<String> {
    linked(source)
        .into_iter()
        .map(|(target, _)| target)
        .collect()
}

/// The targets of all links in a Markdown text, each with its position: that of the target if the link
/// contains it, or that of the link.
pub fn linked(source: &str) -> Vec<(String, Range<usize>)> {
    let events = Parser::new_ext(source, Options::ENABLE_STRIKETHROUGH).into_offset_iter();
    let links = events.filter_map(|(event, at)| match event {
        Event::Start(Tag::Link { dest_url, .. }) => {
            let target = dest_url.into_string();
            let found = source.get(at.clone()).and_then(|link| link.rfind(&target));
            let at = match found {
                Some(found) => at.start + found..at.start + found + target.len(),
                None => at,
            };
            Some((target, at))
        }
        _ => None,
    });
    links.collect()
}

fn events(source: &str) -> Parser<'_> {
    Parser::new_ext(source, Options::ENABLE_STRIKETHROUGH)
}

/// The highest level of the headings in a text.
fn highest_heading(source: &str) -> HeadingLevel {
    let levels = events(source).filter_map(|event| match event {
        Event::Start(Tag::Heading { level, .. }) => Some(level),
        _ => None,
    });
    levels.min().unwrap_or(HeadingLevel::H1)
}

fn shown<'s>(event: Event<'s>, root: &str, highest: HeadingLevel) -> Option<Event<'s>> {
    Some(match event {
        Event::Html(text) | Event::InlineHtml(text) => Event::Text(text),
        Event::Start(Tag::HtmlBlock) => Event::Start(Tag::Paragraph),
        Event::End(TagEnd::HtmlBlock) => Event::End(TagEnd::Paragraph),
        Event::Start(Tag::Image { .. }) | Event::End(TagEnd::Image) => return None,
        Event::Start(Tag::Link {
            link_type,
            dest_url,
            title,
            id,
        }) => {
            let dest_url = rooted(dest_url, root);
            match dest_url.starts_with("http") {
                true => Event::InlineHtml(outward(&dest_url, &title)),
                false => Event::Start(Tag::Link {
                    link_type,
                    dest_url,
                    title,
                    id,
                }),
            }
        }
        Event::Start(Tag::Heading { level, .. }) => Event::Start(Tag::Heading {
            level: below(level, highest),
            id: None,
            classes: Vec::new(),
            attrs: Vec::new(),
        }),
        Event::End(TagEnd::Heading(level)) => Event::End(TagEnd::Heading(below(level, highest))),
        other => other,
    })
}

/// A link that leads to another site: the page with the slip stays where it is.
fn outward(target: &str, title: &str) -> CowStr<'static> {
    let [mut href, mut words] = [String::new(), String::new()];
    // Writing to a string cannot fail.
    let _ = escape_href(&mut href, target);
    if !title.is_empty() {
        let _ = escape_html(&mut words, title);
        words = format!(" title=\"{words}\"");
    }
    format!("<a href=\"{href}\"{words} target=\"_blank\" rel=\"noopener\">").into()
}

/// A link as it is written in the page. A link that content may not contain becomes `#`.
fn rooted<'s>(link: CowStr<'s>, root: &str) -> CowStr<'s> {
    match link::check(&link) {
        Err(_) => "#".into(),
        Ok(()) if link::is_path(&link) => link::in_language(root, &link).into(),
        Ok(()) => link,
    }
}

fn below(level: HeadingLevel, highest: HeadingLevel) -> HeadingLevel {
    let depth = level as usize - highest as usize;
    HeadingLevel::try_from(depth + 2).unwrap_or(HeadingLevel::H6)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_opening_is_the_first_paragraph_up_to_the_end_of_a_sentence_or_a_word() {
        let source = "# Us\n\nWe are *a bookmaker*\nof [Cape Town](/about). We take bets.\n\nMore.";
        assert_eq!(
            opening(source, 160),
            "We are a bookmaker of Cape Town. We take bets."
        );
        assert_eq!(opening(source, 45), "We are a bookmaker of Cape Town.");
        assert_eq!(opening(source, 20), "We are a bookmaker…");
        assert_eq!(
            opening("賭けは大人のもの。楽しく遊ぶ。", 12),
            "賭けは大人のもの。"
        );
        assert_eq!(opening("賭けは大人のもの", 4), "賭けは…");
        assert_eq!(opening("## Only a heading", 160), "");
    }

    #[test]
    fn markdown_becomes_html() {
        for (source, wanted) in [
            ("A **b** *c*", "<p>A <strong>b</strong> <em>c</em></p>"),
            ("a\n\nb", "<p>a</p>\n<p>b</p>"),
            ("# A", "<h2>A</h2>"),
            ("## A\n### B", "<h2>A</h2>\n<h3>B</h3>"),
            ("### A\n# B", "<h4>A</h4>\n<h2>B</h2>"),
            ("# A\n###### B", "<h2>A</h2>\n<h6>B</h6>"),
            ("- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>"),
            ("[a](/live)", "<p><a href=\"/ar/live\">a</a></p>"),
            ("[a](/)", "<p><a href=\"/ar\">a</a></p>"),
            (
                "<https://a.example>",
                "<p><a href=\"https://a.example\" target=\"_blank\" rel=\"noopener\">https://a.example</a></p>",
            ),
            (
                "[a](https://a.example/?b=c&d=e)",
                "<p><a href=\"https://a.example/?b=c&amp;d=e\" target=\"_blank\" rel=\"noopener\">a</a></p>",
            ),
            (
                "[a](https://a.example/é 'b \"c\"')",
                "<p><a href=\"https://a.example/%C3%A9\" title=\"b &quot;c&quot;\" target=\"_blank\" rel=\"noopener\">a</a></p>",
            ),
        ] {
            assert_eq!(html(source, "/ar"), wanted);
        }
    }

    #[test]
    fn html_is_escaped_and_images_become_their_alternative_text() {
        for (source, wanted) in [
            ("a <b>c</b>", "<p>a &lt;b&gt;c&lt;/b&gt;</p>"),
            (
                "<script>x</script>",
                "<p>&lt;script&gt;x&lt;/script&gt;</p>",
            ),
            ("<!-- a -->", "<p>&lt;!-- a --&gt;</p>"),
            ("![a](https://b.example/c.png)", "<p>a</p>"),
            ("[a](javascript:b)", "<p><a href=\"#\">a</a></p>"),
            ("[a](//b.example)", "<p><a href=\"#\">a</a></p>"),
            ("# A {#id .c}", "<h2>A {#id .c}</h2>"),
        ] {
            assert_eq!(html(source, ""), wanted);
        }
    }

    #[test]
    fn links_are_found_in_every_notation() {
        let source = "[a](/b) <https://c.example> [d]\n\n[d]: /e";
        assert_eq!(links(source), ["/b", "https://c.example", "/e"]);
    }
}
