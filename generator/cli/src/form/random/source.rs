//! Files of the project as nobody's hand would write all of them: every way in which TOML allows a value.

use toml_edit::Key;

use super::tape::{Tape, odd_text};
use crate::shape::{Field, Shape, Type};

/// Options that no type has.
pub(super) const FOREIGN: [&str; 5] = ["colour", "a key", "with.dot", "ключ", ""];

/// A file, and the comments in it.
#[derive(Debug)]
pub(super) struct Source {
    pub text: String,
    /// How many comments it has: `# c0`, `# c1` and so on, from the top.
    pub comments: usize,
}

/// A value that is not written yet.
enum Node {
    /// As it is written.
    Plain(String),
    List(Vec<Node>),
    Table(Vec<(String, Node)>),
}

/// A file with some of these options.
pub(super) fn source(tape: &mut Tape, fields: &[Field]) -> Source {
    let mut writer = Writer { tape };
    let root = writer.table(fields, 0);
    let mut text = String::new();
    if writer.tape.once_in(4) {
        text.push_str("# c?\n# c?\n\n");
    }
    text.push_str(&writer.body(root, &[]));
    if writer.tape.once_in(4) {
        text.push_str("\n# c?\n");
    }
    let mut comments = 0;
    while text.contains("# c?") {
        text = text.replacen("# c?", &format!("# c{comments}"), 1);
        comments += 1;
    }
    if writer.tape.once_in(6) {
        text = text.replace('\n', "\r\n");
    }
    if writer.tape.once_in(8) {
        text.insert(0, '\u{feff}');
    }
    Source { text, comments }
}

struct Writer<'t> {
    tape: &'t mut Tape,
}

impl Writer<'_> {
    fn table(&mut self, fields: &[Field], depth: usize) -> Vec<(String, Node)> {
        let mut all = Vec::new();
        for field in fields {
            let likely = if depth == 0 && fields.len() < 12 {
                self.tape.below(3) > 0
            } else {
                self.tape.once_in(4)
            };
            if likely {
                all.push((field.key.clone(), self.node(&field.of, depth + 1)));
            }
        }
        if self.tape.once_in(6) {
            let values = ["1", "1.50", "{ a.b = [1, 2], c = 2026-01-01 }", "'x'"];
            let value = self.tape.word(&values).to_owned();
            let key = self.tape.word(&FOREIGN);
            all.push((key.to_owned(), Node::Plain(value)));
        }
        if self.tape.once_in(2) {
            self.tape.shuffle(&mut all);
        }
        all
    }

    fn node(&mut self, of: &Type, depth: usize) -> Node {
        if self.tape.once_in(40) {
            let other = [
                "1", "0x1F", "\"text\"", "[]", "{}", "true", "-0.5", "nan", "07:32:00",
            ];
            return Node::Plain(self.tape.word(&other).to_owned());
        }
        match &of.shape {
            Shape::Text | Shape::LongText => match self.tape.once_in(2) {
                false => Node::Plain(self.text()),
                true => {
                    let codes = ["en", "br", "ar", "ja", "xx-YY"];
                    let codes = codes.into_iter().filter(|_| self.tape.below(2) == 0);
                    let codes: Vec<_> = codes.collect();
                    let text = |code: &str| (code.to_owned(), Node::Plain(self.text()));
                    Node::Table(codes.into_iter().map(text).collect())
                }
            },
            Shape::Word(_) => Node::Plain(self.text()),
            Shape::Picture => {
                let pictures = [
                    "\"images/a.svg\"",
                    "'https://a.example/b.png'",
                    "\"/c.png\"",
                    "\"\"",
                ];
                Node::Plain(self.tape.word(&pictures).to_owned())
            }
            Shape::Moment => {
                let moments = [
                    "2026-12-31",
                    "2026-12-31T18:00:00",
                    "2026-12-31 18:00:00",
                    "2026-12-31t18:00",
                    "\"2026-12-31\"",
                    "2026-12-31T18:00:00.5Z",
                    "2026-12-31T18:00:00+02:00",
                ];
                Node::Plain(self.tape.word(&moments).to_owned())
            }
            Shape::Number(..) => {
                let numbers = [
                    "6",
                    "+1",
                    "0x1f",
                    "0b11",
                    "1_000",
                    "-0",
                    "9223372036854775807",
                ];
                Node::Plain(self.tape.word(&numbers).to_owned())
            }
            Shape::Switch => Node::Plain(self.tape.word(&["true", "false"]).to_owned()),
            Shape::Choice(words) => Node::Plain(format!("'{}'", self.tape.one(words).word)),
            Shape::List(of) => {
                let length = self.tape.below(4);
                Node::List((0..length).map(|_| self.node(of, depth + 1)).collect())
            }
            Shape::Table(fields) => Node::Table(self.table(fields, depth)),
            Shape::Union(union) => {
                let variant = self.tape.one(&union.variants);
                if union.plain.as_deref() == Some(&variant.name) && self.tape.once_in(2) {
                    return Node::Plain(self.text());
                }
                let mut table = self.table(&variant.fields, depth);
                if let Some(tag) = union.tag {
                    let at = self.tape.below(table.len() + 1);
                    table.insert(
                        at,
                        (tag.to_owned(), Node::Plain(format!("'{}'", variant.name))),
                    );
                } else if let Some(first) = variant.fields.first()
                    && !table.iter().any(|(key, _)| *key == first.key)
                {
                    table.insert(0, (first.key.clone(), self.node(&first.of, depth)));
                }
                Node::Table(table)
            }
        }
    }

    /// A text in quotes of some kind.
    fn text(&mut self) -> String {
        let text = odd_text(self.tape);
        // Nobody writes an option that says nothing.
        let text = if text.trim().is_empty() {
            "A text".to_owned()
        } else {
            text
        };
        let is_plain = |c: char| !c.is_control() || c == '\t';
        let is_line = text.chars().all(is_plain);
        let is_lines = text.chars().all(|c| is_plain(c) || c == '\n');
        match self.tape.below(5) {
            1 if is_line && !text.contains('\'') => format!("'{text}'"),
            2 if is_lines && !text.contains("''") && !text.ends_with('\'') => {
                format!("'''\n{text}'''")
            }
            3 if is_lines => {
                let text = text.replace('\\', "\\\\").replace('"', "\\\"");
                format!("\"\"\"\n{text}\\\n   \"\"\"")
            }
            4 => {
                let escaped = text.chars().map(|c| format!("\\U{:08x}", c as u32));
                format!("\"{}\"", escaped.collect::<String>())
            }
            _ => toml_edit::Value::from(text).to_string(),
        }
    }

    /// The lines of a table and the sections below it. `path` is the table's own.
    fn body(&mut self, table: Vec<(String, Node)>, path: &[String]) -> String {
        let mut lines = String::new();
        let mut sections: Vec<Vec<String>> = Vec::new();
        for (key, node) in table {
            let has_header = self.tape.below(3) > 0;
            let path = [path, &[self.key(&key)]].concat();
            match node {
                Node::Table(table) if has_header => sections.push(self.section(table, &path)),
                Node::List(items)
                    if has_header && !items.is_empty() && items.iter().all(is_table) =>
                {
                    let tables = items.into_iter().map(|item| self.item(item, &path));
                    sections.push(tables.collect());
                }
                Node::Table(table) if !table.is_empty() && self.tape.once_in(2) => {
                    self.dotted(table, &path[path.len() - 1..], &mut lines);
                }
                node => self.line(&path[path.len() - 1], node, &mut lines),
            }
        }
        // Tables of different lists may alternate, but only in the file itself.
        let mut text = lines;
        let mut queues: Vec<_> = sections.into_iter().map(Vec::into_iter).collect();
        let mixed = path.is_empty() && self.tape.once_in(2);
        while !queues.is_empty() {
            let at = if mixed {
                self.tape.below(queues.len())
            } else {
                0
            };
            match queues[at].next() {
                Some(section) => text.push_str(&section),
                None => drop(queues.remove(at)),
            }
        }
        text
    }

    /// A table with a header, and what is below it.
    fn section(&mut self, table: Vec<(String, Node)>, path: &[String]) -> Vec<String> {
        let body = self.body(table, path);
        // The header of a table that has nothing but tables may be missing.
        if body.trim_start().starts_with('[') && self.tape.once_in(3) {
            return vec![body];
        }
        let header = self.header(path, "[", "]");
        vec![header + &body]
    }

    fn item(&mut self, item: Node, path: &[String]) -> String {
        let Node::Table(table) = item else {
            return String::new();
        };
        let header = self.header(path, "[[", "]]");
        header + &self.body(table, path)
    }

    fn header(&mut self, path: &[String], begin: &str, end: &str) -> String {
        let above = self.above();
        let dot = self.tape.word(&[".", ".", " . "]);
        format!("{above}{begin}{}{end}{}\n", path.join(dot), self.beside())
    }

    fn dotted(&mut self, table: Vec<(String, Node)>, path: &[String], lines: &mut String) {
        for (key, node) in table {
            let path = [path, &[self.key(&key)]].concat();
            match node {
                Node::Table(table) if !table.is_empty() && self.tape.once_in(2) => {
                    self.dotted(table, &path, lines);
                }
                node => self.line(&path.join("."), node, lines),
            }
        }
    }

    fn line(&mut self, key: &str, node: Node, lines: &mut String) {
        let above = self.above();
        let is = self.tape.word(&[" = ", "=", "  =\t"]);
        let value = self.value(node);
        lines.push_str(&format!("{above}{key}{is}{value}{}\n", self.beside()));
    }

    fn value(&mut self, node: Node) -> String {
        match node {
            Node::Plain(text) => text,
            Node::List(items) => {
                let items: Vec<String> = items.into_iter().map(|it| self.value(it)).collect();
                match self.tape.below(3) {
                    0 => format!("[{}]", items.join(", ")),
                    1 => format!("[ {} ]", items.join(" ,")),
                    _ => {
                        let line =
                            |item: String| format!("{}  {item},{}\n", self.above(), self.beside());
                        let lines: String = items.into_iter().map(line).collect();
                        format!("[{}\n{lines}{}]", self.beside(), self.above())
                    }
                }
            }
            Node::Table(table) => {
                let entry = |(key, node): (String, Node)| {
                    let key = self.key(&key);
                    format!("{key} = {}", self.value(node))
                };
                let entries: Vec<String> = table.into_iter().map(entry).collect();
                match self.tape.below(4) {
                    0 if !entries.is_empty() => format!("{{{}}}", entries.join(",")),
                    _ => format!("{{ {} }}", entries.join(", ")),
                }
            }
        }
    }

    fn key(&mut self, key: &str) -> String {
        match self.tape.below(8) {
            6 => format!("'{key}'"),
            7 => format!("\"{key}\""),
            _ => Key::new(key).to_string().trim().to_owned(),
        }
    }

    fn above(&mut self) -> String {
        let all = [
            "",
            "",
            "",
            "\n",
            "# c?\n",
            "\n# c?\n",
            "# c?\n\n",
            "\n# c?\n\n# c?\n",
        ];
        self.tape.word(&all).to_owned()
    }

    fn beside(&mut self) -> String {
        self.tape.word(&["", "", "", " # c?", "\t"]).to_owned()
    }
}

fn is_table(node: &Node) -> bool {
    matches!(node, Node::Table(_))
}
