//! The pictures of a brand: SVG files below `content/`, checked before they are published.

use std::fs;
use std::path::{Component, Path};

use roxmltree::{Document, Node, ParsingOptions};
use toml::Spanned;

use super::choice::{Brand, SETTINGS};
use diagnostic::Diagnostic;

/// The folder that pictures are named below.
const FOLDER: &str = "content";

/// Width and height of a picture, in units of its own.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Size {
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
}

/// Reads a picture: its text and size.
///
/// # Errors
/// The file is not below `content/`, cannot be read, or is no SVG that can be published.
pub fn read(
    root: &Path,
    brand: &Brand,
    named: &Spanned<String>,
) -> Result<(String, Size), Diagnostic> {
    let at_name = |message: String, label: &str, hint: &str| {
        Diagnostic::error(message)
            .at(Path::new(SETTINGS), &brand.written, named.span(), label)
            .hint(hint)
    };
    let name = Path::new(named.get_ref());
    let is_below = name
        .components()
        .all(|part| matches!(part, Component::Normal(_)));
    let is_svg = name.extension().is_some_and(|ending| ending == "svg");
    if !is_below || !is_svg {
        return Err(at_name(
            format!(
                "`{}` is not the name of an SVG file below {FOLDER}/",
                named.get_ref()
            ),
            "must end with .svg",
            "write a path such as \"brand/logo.svg\", for content/brand/logo.svg",
        ));
    }
    let path = Path::new(FOLDER).join(name);
    let text = fs::read_to_string(root.join(&path)).map_err(|error| {
        at_name(
            format!("cannot read {}: {error}", path.display()),
            "names this file",
            "put the file there, or remove the line to have the built-in picture",
        )
    })?;
    let size = check(&path, &text)?;
    Ok((text, size))
}

/// Checks the text of a picture.
fn check(path: &Path, text: &str) -> Result<Size, Diagnostic> {
    let wrong = |what: &str, node: Option<Node<'_, '_>>, hint: &str| {
        let span = node.map_or(0..text.len().min(1), |node| {
            let start = node.range().start;
            start..start + 1 + node.tag_name().name().len()
        });
        Diagnostic::error(format!("a picture that cannot be published: {what}"))
            .at(path, text, span, "here")
            .hint(hint)
    };
    let options = ParsingOptions {
        allow_dtd: true,
        ..ParsingOptions::default()
    };
    let svg = Document::parse_with_options(text, options)
        .map_err(|error| wrong(&error.to_string(), None, "export it again as plain SVG"))?;
    let top = svg.root_element();
    if top.tag_name().name() != "svg"
        || top.tag_name().namespace() != Some("http://www.w3.org/2000/svg")
    {
        return Err(wrong(
            "it is no SVG",
            Some(top),
            "it begins with `<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"...\">`",
        ));
    }
    let size = top.attribute("viewBox").and_then(size).ok_or_else(|| {
        wrong(
            "it has no `viewBox` with a width and a height",
            Some(top),
            "write one, such as `viewBox=\"0 0 120 24\"`",
        )
    })?;
    for node in top.descendants().filter(Node::is_element) {
        if matches!(node.tag_name().name(), "script" | "foreignObject") {
            return Err(wrong(
                &format!("it has a <{}>", node.tag_name().name()),
                Some(node),
                "remove it",
            ));
        }
        for attribute in node.attributes() {
            let value = attribute.value();
            if attribute.name().starts_with("on") {
                return Err(wrong(
                    &format!("`{}` is a script", attribute.name()),
                    Some(node),
                    "remove it",
                ));
            }
            let is_link = matches!(attribute.name(), "href" | "src") && !value.starts_with('#');
            if is_link || has_address(value) {
                return Err(outside(&wrong, attribute.name(), value, node));
            }
        }
        if node.tag_name().name() == "style" {
            let css: String = node
                .descendants()
                .filter_map(|it| it.is_text().then(|| it.text()).flatten())
                .collect();
            if has_address(&css) || css.contains("@import") {
                return Err(outside(&wrong, "style", "an address", node));
            }
        }
    }
    Ok(size)
}

fn outside(
    wrong: &impl Fn(&str, Option<Node<'_, '_>>, &str) -> Diagnostic,
    name: &str,
    value: &str,
    node: Node<'_, '_>,
) -> Diagnostic {
    let value: String = value.chars().take(40).collect();
    wrong(
        &format!("`{name}` refers to something outside of it ({value})"),
        Some(node),
        "draw it in the file itself",
    )
}

/// Whether a style loads something: `url(...)` of anything but a part of the picture.
fn has_address(style: &str) -> bool {
    let addresses = style.split("url(").skip(1);
    addresses
        .map(|it| it.trim_start_matches([' ', '"', '\'']))
        .any(|it| !it.starts_with('#'))
}

/// Width and height of a `viewBox`.
fn size(view_box: &str) -> Option<Size> {
    let numbers = view_box.split([' ', ',']).filter(|it| !it.is_empty());
    let numbers: Vec<f64> = numbers.map(str::parse).collect::<Result<_, _>>().ok()?;
    match numbers[..] {
        [_, _, width, height] if width > 0.0 && height > 0.0 => Some(Size { width, height }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(body: &str) -> String {
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 120 24\">\n{body}\n</svg>"
        );
        match check(Path::new("content/logo.svg"), &svg) {
            Ok(_) => String::new(),
            Err(wrong) => wrong.to_string(),
        }
    }

    #[test]
    fn a_drawing_is_accepted_with_its_size() {
        let svg = "<?xml version=\"1.0\"?><svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0,0 120 24.5\">\
            <defs><linearGradient id=\"g\"/></defs><path fill=\"url(#g)\" d=\"M0 0\"/>\
            <use href=\"#g\"/><style>path { fill: url('#g') }</style></svg>";
        let size = check(Path::new("logo.svg"), svg).expect("it can be published");
        assert_eq!(
            size,
            Size {
                width: 120.0,
                height: 24.5
            }
        );
    }

    #[test]
    fn scripts_and_what_is_outside_are_refused() {
        for (body, part) in [
            ("<script>alert(1)</script>", "it has a <script>"),
            ("<g><foreignObject/></g>", "it has a <foreignObject>"),
            ("<path onclick=\"alert(1)\"/>", "`onclick` is a script"),
            (
                "<image href=\"https://x.example/a.png\"/>",
                "https://x.example/a.png",
            ),
            (
                "<image href=\"data:image/png;base64,AA\"/>",
                "outside of it",
            ),
            (
                "<path style=\"fill: url(  'a.svg#b')\"/>",
                "`style` refers to",
            ),
            ("<style>@import 'a.css';</style>", "`style` refers to"),
            ("<style>p { fill: url(//a) }</style>", "`style` refers to"),
            ("<path>", "content/logo.svg"),
        ] {
            let report = report(body);
            assert!(report.contains(part), "{body}: {report}");
        }
        assert!(report("<path onclick=\"x\"/>").contains("content/logo.svg:2:1"));
    }

    #[test]
    fn a_picture_needs_a_size() {
        for svg in [
            "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 0 24\"/>",
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24\"/>",
        ] {
            let wrong = check(Path::new("logo.svg"), svg).expect_err("no size");
            assert!(wrong.to_string().contains("viewBox"), "{wrong}");
        }
        let html = check(Path::new("logo.svg"), "<html/>").expect_err("no SVG");
        assert!(html.to_string().contains("it is no SVG"), "{html}");
    }
}
