//! JSON within HTML: without white space, and without characters that could end a script element.

use std::fmt;

use minijinja::value::Value;

use crate::html::Html;
use crate::program::Constant;
use crate::sheets::Sheets;
use crate::text::write_quoted;
use crate::view::{Edition, Node, Stored, Text};

/// A value of Minijinja as JSON; the `tojson` filter.
pub fn of_value(value: &Value) -> Result<String, serde_json::Error> {
    Ok(safe(&serde_json::to_string(value)?))
}

/// Writes a node of a view, in each language.
#[inline(always)]
pub fn write_stored(views: &[Edition<'_>], stored: &Stored, out: &mut Sheets<'_>) {
    match stored {
        Stored::All(node) => write_node(views, node, out),
        Stored::Each(_) => write_each(views, stored, out),
    }
}

#[inline(never)]
fn write_each(views: &[Edition<'_>], stored: &Stored, out: &mut Sheets<'_>) {
    out.each_surely(|language, page| {
        let view = views[language];
        write_one(view, view.of(stored), page);
    });
}

#[inline(always)]
fn write_node(views: &[Edition<'_>], node: &Node, out: &mut Sheets<'_>) {
    match node {
        Node::List { .. } | Node::Struct { .. } => write_many(views, node, out),
        node => write_one(views[0], node, &mut out.common),
    }
}

/// Writes a node that is neither a list nor a struct.
#[inline(always)]
fn write_one(view: Edition<'_>, node: &Node, out: &mut Html) {
    match *node {
        Node::None => out.start_of(b"null", 4),
        Node::Bool(true) => out.start_of(b"true", 4),
        Node::Bool(false) => out.start_of(b"false", 5),
        Node::Int(value) => out.int(value),
        Node::Large(value) => out.text(itoa::Buffer::new().format(value)),
        Node::Text(text) => write_text(view, text, out),
        // Lists and structs never differ between languages.
        Node::List { .. } | Node::Struct { .. } => {}
    }
}

fn write_many(views: &[Edition<'_>], node: &Node, out: &mut Sheets<'_>) {
    match *node {
        Node::List { length: 0, .. } => out.common.start_of(b"[]", 2),
        Node::List { first, length } => {
            let mut before = b'[';
            for stored in views[0].nodes(first, length) {
                out.common.byte(before);
                before = b',';
                write_stored(views, stored, out);
            }
            out.common.byte(b']');
        }
        Node::Struct { shape, .. } if shape.keys.is_empty() => out.common.start_of(b"{}", 2),
        Node::Struct { shape, first } => {
            let nodes = views[0].nodes(first, shape.length());
            for (key, stored) in shape.json_keys.iter().zip(nodes) {
                out.common.literal(key);
                write_stored(views, stored, out);
            }
            out.common.byte(b'}');
        }
        _ => write_node(views, node, out),
    }
}

#[inline(always)]
fn write_text(view: Edition<'_>, text: Text, out: &mut Html) {
    match view.block(text) {
        _ if !text.is_plain() => quote(out, view.text(text)),
        Some(block) => out.quoted(block, text.length()),
        None => {
            out.byte(b'"');
            out.text(view.text(text));
            out.byte(b'"');
        }
    }
}

#[inline(never)]
fn quote(out: &mut Html, text: &str) {
    write_quoted(out, text).expect("a page takes every text");
}

/// Appends a constant to a text.
pub fn constant(out: &mut String, value: &Constant) {
    write_constant(out, value).expect("a string takes every text");
}

/// Appends the name of a field and its colon to a text.
pub fn key(out: &mut String, key: &str) {
    write_key(out, key).expect("a string takes every text");
}

/// Writes a constant.
///
/// # Errors
/// The errors of `out`; a string has none.
pub fn write_constant(out: &mut impl fmt::Write, value: &Constant) -> fmt::Result {
    match value {
        Constant::None => out.write_str("null"),
        Constant::Bool(value) => write!(out, "{value}"),
        Constant::Int(value) => write!(out, "{value}"),
        Constant::Large(value) => write!(out, "{value}"),
        Constant::Text { text, .. } => write_quoted(out, text),
        Constant::List(list) => {
            out.write_char('[')?;
            for (place, value) in list.iter().enumerate() {
                if place > 0 {
                    out.write_char(',')?;
                }
                write_constant(out, value)?;
            }
            out.write_char(']')
        }
        Constant::Map(map) => {
            out.write_char('{')?;
            for (place, (key, value)) in map.iter().enumerate() {
                if place > 0 {
                    out.write_char(',')?;
                }
                write_key(out, key)?;
                write_constant(out, value)?;
            }
            out.write_char('}')
        }
    }
}

fn write_key(out: &mut impl fmt::Write, key: &str) -> fmt::Result {
    write_quoted(out, key)?;
    out.write_char(':')
}

/// Escapes characters that are special in HTML. They occur only within JSON's strings, which can
/// represent them by number.
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
