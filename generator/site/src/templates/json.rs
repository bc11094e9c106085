//! JSON within HTML: without white space, and without a character that could end a script element.

use minijinja::value::Value;
use serde::Serialize;

use super::program::Constant;
use super::text::write_int;
use super::tree::{self, Node, Tree};

/// A value of the template engine; the `tojson` filter.
pub fn of_value(value: &Value) -> Result<String, serde_json::Error> {
    Ok(safe(&serde_json::to_string(value)?))
}

/// Writes a text that may be known to hold nothing that must be escaped.
pub fn write_text(out: &mut String, text: &str, is_plain: bool) {
    if is_plain {
        out.push('"');
        out.push_str(text);
        out.push('"');
    } else {
        out.push_str(&quoted(text));
    }
}

/// Writes a part of a view.
pub fn write_node(tree: &Tree, node: &Node, out: &mut String) {
    match *node {
        Node::None => out.push_str("null"),
        Node::Bool(value) => out.push_str(if value { "true" } else { "false" }),
        Node::Int(value) => write_int(out, value),
        Node::Large(value) => write_int(out, value),
        Node::Text(text) => write_text(out, tree.text(text), text.is_plain()),
        Node::List { first, length } => {
            let mut before = '[';
            for place in first..first + length {
                out.push(before);
                before = ',';
                write_node(tree, tree.node(place), out);
            }
            out.push_str(if length == 0 { "[]" } else { "]" });
        }
        Node::Struct { shape, first } => {
            let mut before = '{';
            for (key, place) in shape.json_keys.iter().zip(first..) {
                out.push(before);
                before = ',';
                out.push_str(key);
                write_node(tree, tree.node(place), out);
            }
            out.push_str(if shape.keys.is_empty() { "{}" } else { "}" });
        }
    }
}

/// Writes a constant.
pub fn write_constant(out: &mut String, value: &Constant) {
    match value {
        Constant::None => out.push_str("null"),
        Constant::Bool(value) => out.push_str(if *value { "true" } else { "false" }),
        Constant::Int(value) => write_int(out, *value),
        Constant::Large(value) => write_int(out, *value),
        Constant::Text { text, .. } => write_text(out, text, tree::is_plain(text)),
        Constant::List(list) => {
            out.push('[');
            for (place, value) in list.iter().enumerate() {
                if place > 0 {
                    out.push(',');
                }
                write_constant(out, value);
            }
            out.push(']');
        }
        Constant::Map(map) => {
            out.push('{');
            for (place, (key, value)) in map.iter().enumerate() {
                if place > 0 {
                    out.push(',');
                }
                write_key(out, key);
                write_constant(out, value);
            }
            out.push('}');
        }
    }
}

/// Writes the name of a field and its colon.
pub fn write_key(out: &mut String, key: &str) {
    write_text(out, key, tree::is_plain(key));
    out.push(':');
}

fn quoted(text: &(impl Serialize + ?Sized)) -> String {
    safe(&serde_json::to_string(text).expect("a text is always JSON"))
}

/// These stand within texts alone, where they can be told by their number.
fn safe(json: &str) -> String {
    let mut safe = String::with_capacity(json.len() + 16);
    let mut rest = json;
    while let Some(at) = rest.find(['<', '>', '&', '\'']) {
        safe.push_str(&rest[..at]);
        safe.push_str(match rest.as_bytes()[at] {
            b'<' => "\\u003c",
            b'>' => "\\u003e",
            b'&' => "\\u0026",
            _ => "\\u0027",
        });
        rest = &rest[at + 1..];
    }
    safe.push_str(rest);
    safe
}
